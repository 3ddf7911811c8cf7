use crate::journal::{Broken, Outcome, Side};
use crate::lang::PerLang;
use crate::layout::LayoutFault;
use crate::report::Report;

/// Something against the rules that is proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Its code (rules.md §5).
    pub code: &'static str,
    /// The number of the event; none where it is about a layout or the result.
    pub event: Option<u32>,
    /// The side at fault.
    pub side: Side,
    /// What it is.
    pub cause: Cause,
    /// How grave it is.
    pub weight: Weight,
    /// Who gained by it, where that can be said.
    pub gained: Option<Side>,
    /// Whether it could change the result.
    pub effect: Effect,
}

/// What is against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// An event breaks a rule.
    Rule(Broken),
    /// An answer was put right during the game (`G12`).
    Corrected {
        /// The wrong one.
        said: Report,
    },
    /// A call never got its answer.
    NoAnswer,
    /// A layout is not legal.
    Layout(LayoutFault),
    /// A layout is for another game.
    OtherGame {
        /// The game that was played.
        expected: String,
        /// The one that the layout names.
        found: String,
    },
    /// Something in a layout is on no board of this game: a square beyond the edge (`F03`).
    Unreadable {
        /// What.
        message: PerLang<String>,
    },
    /// A layout is not the sealed one.
    SealBroken,
    /// The result by the answers is not the one by the layouts.
    Result {
        /// What the answers give.
        told: Outcome,
        /// What the layouts give; none where the game is not over by them.
        due: Option<Outcome>,
    },
}

/// How grave a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weight {
    /// A slip of order or wording.
    Clerical,
    /// It touches what the game is about.
    Material,
}

/// Whether a finding could change the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// It could: the side that gained did not lose.
    CouldChange,
    /// It could not: the side that gained has lost all the same, or nobody gained.
    CouldNot,
    /// The game has no result yet.
    Open,
}

/// Something that cannot be proven or excluded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// A side's layout is not known: its answers cannot be checked.
    NoLayout {
        /// The side.
        side: Side,
    },
    /// A side made no promise: that it moved ships cannot be excluded (`F52`).
    NoSeal {
        /// The side.
        side: Side,
    },
    /// A side's seal is there, and not its salt.
    SealUnopened {
        /// The side.
        side: Side,
    },
    /// What a side bought is not known: its salvoes and aircraft cannot be counted (`F08`, `F23`).
    NoInventory {
        /// The side.
        side: Side,
    },
    /// Answers and layout contradict each other: the answers were false, or ships were moved (`F51`).
    FalseOrMoved {
        /// The side.
        side: Side,
        /// The events.
        events: Vec<u32>,
    },
    /// Which hidden aircraft and guns a side used was not found out within the limit.
    HiddenUnits {
        /// The side.
        side: Side,
    },
    /// Whether any legal layout fits all answers was not counted (`F40`).
    NotCounted,
    /// The values were told, and the journal does not show that both sides were out of weapons.
    EndAgreed,
    /// The game has no result.
    NotOver,
}

impl Finding {
    /// A finding that is still to be weighed.
    pub(super) const fn new(
        event: Option<u32>,
        side: Side,
        cause: Cause,
        code: &'static str,
    ) -> Self {
        Self {
            code,
            event,
            side,
            cause,
            weight: Weight::Material,
            gained: None,
            effect: Effect::Open,
        }
    }
}
