use std::ops::Range;

use thiserror::Error;

use crate::board::SquareError;
use crate::lang::{Describe, Lang, PerLang};

/// Why a text is no report that the game can give on a call.
///
/// Where a fault has a place, `at` is its range of bytes in the text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum ReportFault {
    /// There is nothing in it.
    Empty {
        /// What belongs here.
        expected: Expected,
    },
    /// A word means nothing in this game.
    UnknownWord {
        /// The word.
        word: String,
        /// Where it stands.
        at: Range<usize>,
        /// The nearest word that means something.
        nearest: Option<String>,
        /// What belongs here.
        expected: Expected,
    },
    /// A word means several things in this game.
    Ambiguous {
        /// The word.
        word: String,
        /// Where it stands.
        at: Range<usize>,
        /// What it may mean.
        readings: Vec<PerLang<String>>,
    },
    /// A word means something that has no sense at its place.
    Misplaced {
        /// The word.
        word: String,
        /// Where it stands.
        at: Range<usize>,
        /// What belongs here.
        expected: Expected,
    },
    /// A number is larger than any count can be.
    Count {
        /// Where it stands.
        at: Range<usize>,
    },
    /// More ships are said to be hit than there were hits.
    MoreShipsThanHits {
        /// The hits.
        hits: u32,
        /// The ships.
        ships: u32,
        /// Where it stands.
        at: Range<usize>,
    },
    /// Several hits on several ships, without saying how many on each (`P20`).
    SharedHits {
        /// The hits.
        hits: u32,
        /// Where it stands.
        at: Range<usize>,
    },
    /// Nothing was hit, and something was.
    NothingAndSomething {
        /// Where the nothing stands.
        at: Range<usize>,
    },
    /// A hit without its class, in a game that names it (`S0-23`).
    HitWithoutClass {
        /// Where it stands.
        at: Range<usize>,
    },
    /// A sinking without its class, in a game that names it (`P19`).
    SunkWithoutName {
        /// Where it stands.
        at: Range<usize>,
    },
    /// The class of a hit, in a game that does not tell it (`S1-22`).
    ClassTold {
        /// Where it stands.
        at: Range<usize>,
    },
    /// The class of a sunk ship, in a game that does not tell it (`S4-11`).
    NameTold {
        /// Where it stands.
        at: Range<usize>,
    },
    /// A sinking, in a game that is silent about them (`B1`).
    SinkingTold {
        /// Where it stands.
        at: Range<usize>,
    },
    /// A sinking told with a shot, in a game that tells them once for the salvo (`S3-32`).
    SinkingWithShot {
        /// Where it stands.
        at: Range<usize>,
    },
    /// Totals, in a game where each shot has its answer (`S1-7`).
    TotalsForShots {
        /// Where they stand.
        at: Range<usize>,
    },
    /// Answers for more or fewer shots than were fired.
    Shots {
        /// The shots fired.
        expected: usize,
        /// The answers.
        found: usize,
    },
    /// More for one shot than one shot can do.
    SeveralAnswers {
        /// Which shot, counted from 1.
        shot: usize,
    },
    /// A row of a window with too many or too few squares (`S0-67`).
    Row {
        /// Which row, counted from 1 at the top.
        row: usize,
        /// Squares that it should have.
        expected: usize,
        /// Squares that it has.
        found: usize,
        /// Where it stands.
        at: Range<usize>,
    },
    /// A window with too many or too few rows (`S0-67`).
    Rows {
        /// Rows that it should have.
        expected: usize,
        /// Rows that it has.
        found: usize,
    },
    /// An answer to something that no gun can shoot down (`S0-79`, `S0-83`).
    ShotDown {
        /// Where it stands.
        at: Range<usize>,
    },
    /// The gun stands in no square of the grid.
    Gun {
        /// What is wrong with the square.
        error: SquareError,
        /// Where it stands.
        at: Range<usize>,
    },
}

/// What belongs into a report at some place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Hits by class.
    Classes,
    /// Hits whose class is not told.
    Hits,
    /// The answer for each shot.
    Answers,
    /// What lies in a square.
    Contents,
}

impl ReportFault {
    /// The largest count that is believed.
    pub const MOST: u32 = 1_000_000;

    /// The code of the audit (rules.md §5).
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Gun { error: SquareError::OffGrid { .. }, .. } => "F22",
            Self::Count { .. }
            | Self::MoreShipsThanHits { .. }
            | Self::NothingAndSomething { .. }
            | Self::SeveralAnswers { .. } => "F31",
            Self::Row { .. } | Self::Rows { .. } => "F33",
            Self::ClassTold { .. }
            | Self::NameTold { .. }
            | Self::SinkingTold { .. }
            | Self::SinkingWithShot { .. }
            | Self::TotalsForShots { .. } => "F35",
            Self::ShotDown { .. } => "F36",
            Self::Empty { .. }
            | Self::UnknownWord { .. }
            | Self::Ambiguous { .. }
            | Self::Misplaced { .. }
            | Self::SharedHits { .. }
            | Self::HitWithoutClass { .. }
            | Self::SunkWithoutName { .. }
            | Self::Shots { .. }
            | Self::Gun { error: SquareError::Malformed { .. }, .. } => "F37",
        }
    }

    /// The range of bytes in the text that it is about, where it is not about the whole.
    pub fn range(&self) -> Option<Range<usize>> {
        match self {
            Self::UnknownWord { at, .. }
            | Self::Ambiguous { at, .. }
            | Self::Misplaced { at, .. }
            | Self::Count { at }
            | Self::MoreShipsThanHits { at, .. }
            | Self::SharedHits { at, .. }
            | Self::NothingAndSomething { at }
            | Self::HitWithoutClass { at }
            | Self::SunkWithoutName { at }
            | Self::ClassTold { at }
            | Self::NameTold { at }
            | Self::SinkingTold { at }
            | Self::SinkingWithShot { at }
            | Self::TotalsForShots { at }
            | Self::Row { at, .. }
            | Self::ShotDown { at }
            | Self::Gun { at, .. } => Some(at.clone()),
            Self::Empty { .. }
            | Self::Shots { .. }
            | Self::SeveralAnswers { .. }
            | Self::Rows { .. } => None,
        }
    }
}
