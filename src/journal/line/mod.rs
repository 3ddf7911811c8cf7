//! The lines of a journal, as they are read and written.
//!
//! ```text
//! line    = side action | "undo" | "redo" | "fix" number "->" reply | "note" text | "forced" line
//! side    = "us" | "them"
//! action  = "salvo" square+ ["->" reply]
//!         | ("recce" | "bomber" | "atom") square ["from" square] ["->" reply]
//!         | "pass" | "resign" | "out" | "unsunk" number
//! ```
//! What a reply is, [`crate::report`] says. Lines are written in one canonical form; when they are read, squares and
//! replies may be in any form that people use.

mod part;
mod read;
mod text;
mod write;

pub use read::Lines;
pub use write::{write, write_call, write_event};

use std::ops::Range;

use super::Misplaced;
use crate::report::{CallFault, ReportFault};

/// The arrow between a call and its answer.
const ARROW: &str = "->";

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// There is nothing in it.
    Empty,
    /// Its first word begins no line.
    UnknownStart {
        /// The word.
        word: String,
        /// The nearest one.
        nearest: Option<&'static str>,
    },
    /// It does not say what the side does.
    NoAction,
    /// It says something that no side can do.
    UnknownAction {
        /// The word.
        word: String,
        /// The nearest one.
        nearest: Option<&'static str>,
    },
    /// Its squares cannot be read.
    Squares(Box<CallFault>),
    /// It names no square where one is needed.
    NoSquare,
    /// It names several squares where an aircraft goes to one.
    SeveralSquares,
    /// A number is needed.
    NoNumber {
        /// What stands there.
        found: String,
    },
    /// There is more in it than belongs there.
    Surplus {
        /// What.
        text: String,
    },
    /// After the arrow there is no answer, or there is no arrow.
    NoReply,
    /// Its answer cannot be read.
    Reply(Box<ReportFault>),
    /// A note is empty.
    EmptyNote,
    /// It holds a character that moves the pen instead of drawing.
    Control {
        /// The character.
        character: char,
    },
    /// It makes no sense where it stands.
    Misplaced(Misplaced),
}

/// What is wrong, and where in the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineError {
    /// What is wrong.
    pub fault: LineFault,
    /// The bytes that it is about.
    pub at: Range<usize>,
}
