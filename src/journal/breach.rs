use super::Side;
use crate::board::Square;
use crate::report::{Call, Plane, Report, Subject};
use crate::rules::{Repeat, Ruleset, UnitKind};
use crate::source::Severity;

/// A rule that an event breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The side that breaks it.
    pub side: Side,
    /// What it does.
    pub kind: Broken,
}

/// What is against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// The game is over (`S0-41`, `S3-25`).
    Over,
    /// It is the other side's turn (`S0-20`, `S3-19`).
    OutOfTurn,
    /// An earlier call has no answer yet (`S0-21`).
    ReportOwed {
        /// The number of its event.
        event: u32,
    },
    /// A salvo has too many shots, or too few (`S0-19`, `S1-20`, `P28`).
    ShotCount {
        /// How many it should have.
        due: u32,
        /// How many it has.
        found: u32,
    },
    /// A square stands twice in one salvo (`P28`).
    TwiceInSalvo {
        /// The square.
        square: Square,
    },
    /// A square was struck before (`S3-20`, `G11`).
    StruckBefore {
        /// The square.
        square: Square,
    },
    /// The game has no aircraft.
    NoAircraft {
        /// The one that was sent.
        plane: Plane,
    },
    /// All salvoes that were bought are fired (`S0-54`).
    NoSalvoLeft {
        /// How many were bought.
        bought: u32,
    },
    /// No unit of that kind is left (`S0-63`, `S0-74`).
    NoUnitLeft {
        /// The kind.
        kind: UnitKind,
    },
    /// No such unit stands in the square it is said to leave (`P10`).
    NotThere {
        /// The kind.
        kind: UnitKind,
        /// The square.
        square: Square,
    },
    /// The unit in that square was used or destroyed before (`S0-64`, `S0-88`, `P10`).
    Gone {
        /// The kind.
        kind: UnitKind,
        /// The square.
        square: Square,
    },
    /// It is not said which aircraft leaves (`S0-64`): the journal knows where they stand.
    FromUntold {
        /// The kind.
        kind: UnitKind,
        /// Where they stand.
        squares: Vec<Square>,
    },
    /// A gun shoots at an atom bomber (`S0-79`).
    Immune,
    /// A gun shoots that is too far away (`S0-86`, `S0-87`, `P30`).
    OutOfRange {
        /// The gun.
        gun: Square,
        /// Where the aircraft was sent.
        target: Square,
    },
    /// An aircraft is said to be shot down, and no gun can have done it (`F36`).
    NoGun {
        /// Where the aircraft was sent.
        target: Square,
    },
    /// It is not said which gun shot (`S0-88`): the journal knows where they stand.
    GunUntold {
        /// The guns that can have done it.
        guns: Vec<Square>,
    },
    /// A gun that has to fire did not (`P11`).
    MustFire {
        /// The guns that can fire.
        guns: Vec<Square>,
    },
    /// More is reported than there are squares struck for the first time (`F41`, `P18`).
    TooManyHits {
        /// Squares reported.
        found: u32,
        /// Squares struck for the first time.
        most: u32,
    },
    /// More is reported over the game than the fleet has (`F41`).
    TooMany {
        /// Of what.
        subject: Subject,
        /// Reported in all.
        found: u32,
        /// What the fleet has.
        most: u32,
    },
    /// Ships are told as sunk before so many of their squares can have been hit (`S0-18`).
    SunkEarly {
        /// The fewest squares that the ships told as sunk have.
        due: u32,
        /// The most ship squares that can have been hit.
        most: u32,
    },
    /// The answer is not the true one (`S0-21`, `S0-99`).
    FalseReport {
        /// The call.
        call: Call,
        /// What was said.
        said: Report,
        /// What should have been said.
        due: Report,
    },
    /// A turn is given away (`P27`, `S4-13e`).
    PassArmed,
    /// A side says that it has no weapon left, and has one (`P27`).
    NotOut,
    /// In this game nobody runs out of weapons, or counts what is unsunk.
    NoPoints,
    /// The value of unsunk shipping is told before the end (`S0-39`, `S0-41`).
    ValueEarly,
    /// The value told is wrong (`S0-41`, `S0-95`, `S0-96`).
    WrongValue {
        /// What was told.
        said: u32,
        /// What is unsunk.
        due: u32,
    },
}

impl Breach {
    /// The audit code of the rule that is broken (rules.md §5).
    pub fn code(&self) -> &'static str {
        match &self.kind {
            Broken::Over => "F27",
            Broken::OutOfTurn | Broken::PassArmed => "F20",
            Broken::ReportOwed { .. } | Broken::FromUntold { .. } => "F37",
            Broken::ShotCount { .. } => "F21",
            Broken::TwiceInSalvo { .. } | Broken::StruckBefore { .. } => "F22",
            Broken::NoSalvoLeft { .. } | Broken::NotOut => "F23",
            Broken::NoAircraft { .. }
            | Broken::NoUnitLeft { .. }
            | Broken::NotThere { .. }
            | Broken::Gone { .. } => "F24",
            Broken::Immune | Broken::OutOfRange { .. } | Broken::MustFire { .. } => "F25",
            Broken::NoGun { .. } | Broken::GunUntold { .. } => "F36",
            Broken::TooManyHits { .. } | Broken::TooMany { .. } => "F41",
            Broken::SunkEarly { .. } => "F32",
            Broken::FalseReport { said, due, call } => false_report_code(call, said, due),
            Broken::NoPoints | Broken::ValueEarly | Broken::WrongValue { .. } => "F60",
        }
    }

    /// The statement of the source that is broken, or the ruling where it is silent.
    pub fn rule(&self) -> &'static str {
        match &self.kind {
            Broken::OutOfTurn => "S0-20",
            Broken::ReportOwed { .. } => "S0-21",
            Broken::ShotCount { .. } => "S0-19",
            Broken::TwiceInSalvo { .. } => "P28",
            Broken::StruckBefore { .. } => "G11",
            Broken::NoAircraft { .. } => "S0-42",
            Broken::NoSalvoLeft { .. } => "S0-54",
            Broken::NoUnitLeft { kind: UnitKind::Recce } => "S0-63",
            Broken::NoUnitLeft { .. } => "S0-74",
            Broken::NotThere { .. } | Broken::Gone { .. } => "P10",
            Broken::FromUntold { .. } => "S0-64",
            Broken::Immune => "S0-79",
            Broken::OutOfRange { .. } | Broken::NoGun { .. } => "S0-86",
            Broken::GunUntold { .. } => "S0-88",
            Broken::MustFire { .. } => "P11",
            Broken::SunkEarly { .. } => "S0-18",
            Broken::TooManyHits { .. } => "P18",
            Broken::TooMany { .. } | Broken::FalseReport { .. } => "S0-22",
            Broken::PassArmed | Broken::NotOut => "P27",
            Broken::Over | Broken::NoPoints | Broken::WrongValue { .. } => "S0-41",
            Broken::ValueEarly => "S0-39",
        }
    }

    /// How grave it is: a shot at a square that was struck before may be a matter of advice (`P28`, `G11`).
    pub fn severity(&self, rules: &Ruleset) -> Severity {
        match self.kind {
            Broken::StruckBefore { .. } if rules.switches().repeat != Repeat::Forbid => {
                Severity::Warning
            }
            _ => Severity::Error,
        }
    }
}

/// Which kind of false report it is: `F30` to `F34`.
fn false_report_code(call: &Call, said: &Report, due: &Report) -> &'static str {
    match (call, said, due) {
        (_, Report::Window(_), _) | (_, _, Report::Window(_)) => "F33",
        (Call::Flight { .. }, ..) => "F34",
        _ => {
            let (said, due) = (said.total(), due.total());
            let struck = |tally: &crate::report::Tally| tally.hits() + tally.sunk() > 0;
            if struck(&said) != struck(&due) {
                "F30"
            } else if said.sunk() != due.sunk() {
                "F32"
            } else {
                "F31"
            }
        }
    }
}
