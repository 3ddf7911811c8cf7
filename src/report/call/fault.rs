use std::ops::Range;

use thiserror::Error;

use crate::board::SquareError;
use crate::lang::{Describe, Forms, Lang, meant};

/// Why a text is no call; `at` is its range of bytes in the text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum CallFault {
    /// There is nothing in it.
    Empty {
        /// A square, as an example.
        example: String,
    },
    /// A word names no square.
    NotSquare {
        /// The word.
        word: String,
        /// Where it stands.
        at: Range<usize>,
        /// The square that may have been meant.
        meant: Option<String>,
        /// A square, as an example.
        example: String,
    },
    /// It names a square beyond the edge.
    OffGrid {
        /// Which, and where the grid ends.
        error: SquareError,
        /// Where it stands.
        at: Range<usize>,
        /// The square that may have been meant.
        meant: Option<String>,
    },
    /// An aircraft, in a game without any.
    NoPlanes {
        /// What it was called.
        word: String,
        /// Where it stands.
        at: Range<usize>,
    },
    /// An aircraft that is sent to no square or to several (`S0-61`, `S0-71`).
    NotOneSquare {
        /// How many squares are named.
        found: usize,
        /// Where the aircraft stands.
        at: Range<usize>,
    },
}

impl CallFault {
    /// The code of the audit (rules.md §5).
    pub const fn code(&self) -> &'static str {
        match self {
            Self::OffGrid { .. } => "F22",
            Self::NoPlanes { .. } => "F24",
            Self::Empty { .. } | Self::NotSquare { .. } | Self::NotOneSquare { .. } => "F37",
        }
    }

    /// The range of bytes in the text that it is about, where it is not about the whole.
    pub fn range(&self) -> Option<Range<usize>> {
        match self {
            Self::Empty { .. } => None,
            Self::NotSquare { at, .. }
            | Self::OffGrid { at, .. }
            | Self::NoPlanes { at, .. }
            | Self::NotOneSquare { at, .. } => Some(at.clone()),
        }
    }

    /// The fault in a text in which it stands so many bytes further on.
    pub(super) fn further(mut self, bytes: usize) -> Self {
        match &mut self {
            Self::Empty { .. } => {}
            Self::NotSquare { at, .. }
            | Self::OffGrid { at, .. }
            | Self::NoPlanes { at, .. }
            | Self::NotOneSquare { at, .. } => *at = at.start + bytes..at.end + bytes,
        }
        self
    }
}

impl Describe for CallFault {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::Empty { example } => lang.pick(
                format!("no square is named; a square is written as `{example}` is"),
                format!("aucune case n'est nommée ; une case s'écrit comme `{example}`"),
            ),
            Self::NotSquare { word, meant: Some(square), .. } => {
                let meant = meant(lang, Some(square));
                lang.pick(
                    format!("`{word}` is not a square{meant}"),
                    format!("`{word}` n'est pas une case{meant}"),
                )
            }
            Self::NotSquare { word, example, .. } => lang.pick(
                format!("`{word}` is not a square, as `{example}` is"),
                format!("`{word}` n'est pas une case, comme l'est `{example}`"),
            ),
            Self::OffGrid { error, meant: square, .. } => {
                error.describe(lang) + &meant(lang, square.as_deref())
            }
            Self::NoPlanes { word, .. } => lang.pick(
                format!("`{word}`: there are no aircraft in this game"),
                format!("`{word}` : il n'y a pas d'avions dans ce jeu"),
            ),
            Self::NotOneSquare { found, .. } => {
                let found = Forms::SQUARE.counted(lang, *found as u64);
                lang.pick(
                    format!("an aircraft is sent to one square, and here it is sent to {found}"),
                    format!("un avion est envoyé sur une seule case, et ici sur {found}"),
                )
            }
        }
    }
}
