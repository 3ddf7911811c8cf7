//! What is called at the table, and what is answered: calls and reports, free of language, and the ways to read and say
//! them.
//!
//! A [`Call`] is what the shooter says ("I7, E3, C10"), a [`Report`] what the defender answers ("one hit on a
//! battleship, and one hit on a submarine"). What kind of report a call gets is its [`Form`].

mod call;
mod fault;
mod fault_text;
mod form;
mod read;
mod say;
mod tally;
mod window;
mod words;
mod write;

pub use call::{Call, CallFault, Plane, call, squares};
pub use fault::{Expected, ReportFault};
pub use form::{Form, Telling};
pub use read::Reader;
pub use say::say;
pub use tally::{Subject, Tally};
pub use window::{Content, Ground, Window};
pub use write::write;

use crate::board::Square;

/// What the defender answers, free of language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Report {
    /// Totals of a salvo or a bomb, never which square (`S0-22`, `S0-73`).
    Totals(Tally),
    /// An answer for each square of a salvo, in the order fired (`S1-7`, `S3-18`).
    Shots {
        /// What each shot did.
        shots: Vec<Tally>,
        /// The ships sunk, where they are told once for the whole salvo (`S3-32`).
        sunk: Tally,
    },
    /// What a recce plane saw (`S0-67`).
    Window(Window),
    /// The aircraft was shot down: it saw and struck nothing (`S0-84`, `S0-85`).
    ShotDown {
        /// The square of the gun, where it is known: its owner knows it, the enemy is not told (`P13`).
        by: Option<Square>,
    },
}

impl Report {
    /// Everything that it counts, over all shots; nothing for a recce plane or one shot down.
    pub fn total(&self) -> Tally {
        match self {
            Self::Totals(tally) => tally.clone(),
            Self::Shots { shots, sunk } => {
                let mut all = sunk.clone();
                for shot in shots {
                    all.extend(shot);
                }
                all
            }
            Self::Window(_) | Self::ShotDown { .. } => Tally::default(),
        }
    }
}

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
