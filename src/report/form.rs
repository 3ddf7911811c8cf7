use super::{Call, Plane};
use crate::rules::{Hits, Ruleset, Sunk, Timing, Told};

/// What kind of report a call gets in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Totals: [`super::Report::Totals`].
    Totals {
        /// Whether a gun may answer instead (`S0-83`).
        guns: bool,
    },
    /// One answer for each of so many shots: [`super::Report::Shots`].
    Shots(usize),
    /// What lies in so many columns and rows: [`super::Report::Window`]; a gun may answer instead.
    Window {
        /// Columns on the grid.
        columns: u8,
        /// Rows on the grid.
        rows: u8,
    },
}

impl Form {
    /// The form of the report on `call`.
    pub fn of(call: &Call, rules: &Ruleset) -> Self {
        match call {
            Call::Salvo(squares) => match rules.switches().told {
                Told::Squares => Self::Shots(squares.len()),
                Told::Totals => Self::Totals { guns: false },
            },
            Call::Flight { plane: Plane::Recce, target } => {
                let window = Plane::Recce.window(*target, rules.grid());
                Self::Window { columns: window.width, rows: window.height }
            }
            Call::Flight { plane, .. } => Self::Totals { guns: plane.fears_guns() },
        }
    }

    /// Whether "shot down" is an answer.
    pub const fn may_be_shot_down(self) -> bool {
        matches!(self, Self::Window { .. } | Self::Totals { guns: true })
    }
}

/// How a game tells hits and sinkings in one tally.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Telling {
    /// What is said of a hit.
    pub hits: Hits,
    /// What is said of a ship that sinks, in the same tally.
    pub sunk: Sunk,
    /// Whether the squares of a ship that sinks are left out of the hits (`P19`).
    pub afloat_only: bool,
}

impl Telling {
    /// How totals are told: with every class and its sinkings named, only hits on ships still afloat are counted beside
    /// the ships sunk (`P19`).
    pub fn totals(rules: &Ruleset) -> Self {
        let switches = rules.switches();
        let afloat_only = switches.hits == Hits::Class && switches.sunk == Sunk::Named;
        Self { hits: switches.hits, sunk: switches.sunk, afloat_only }
    }

    /// How one shot is told where each has its own answer: a shot that sinks a ship is told as such, and as a hit too only
    /// where the hit names a class that the sinking does not.
    pub fn shot(rules: &Ruleset) -> Self {
        let switches = rules.switches();
        let sunk = match switches.sunk_told {
            Timing::Shot => switches.sunk,
            Timing::Salvo => Sunk::Silent,
        };
        let afloat_only = !(switches.hits == Hits::Class && sunk == Sunk::Count);
        Self { hits: switches.hits, sunk, afloat_only }
    }

    /// How sinkings are told once more at the end of a salvo whose shots have answers of their own.
    pub fn whole_salvo(rules: &Ruleset) -> Sunk {
        let switches = rules.switches();
        match switches.sunk_told {
            Timing::Salvo => switches.sunk,
            Timing::Shot => Sunk::Silent,
        }
    }
}
