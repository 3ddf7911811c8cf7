use thiserror::Error;

use super::{Touch, UnitKind};
use crate::board::Shape;
use crate::lang::{Describe, Lang, PerLang};
use crate::source::{Place, TableFault};

/// What can be wrong with a preset, or with a change made by `--with`.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum RuleFault {
    /// It is wrong as a file, or as a single value.
    #[error(transparent)]
    Table(#[from] TableFault),
    /// A change that is not `key=value`.
    Change,
    /// A preset's name that is no name.
    Name {
        /// The name.
        name: String,
    },
    /// A code that is none.
    Code {
        /// The code.
        code: String,
    },
    /// A code that means something else in files.
    ReservedCode {
        /// The code.
        code: String,
    },
    /// The same code twice.
    CodeTwice {
        /// The code.
        code: String,
        /// Where it stands first.
        first: Option<Place>,
    },
    /// The same kind of unit twice.
    UnitTwice {
        /// The kind.
        kind: UnitKind,
        /// Where it stands first.
        first: Option<Place>,
    },
    /// A kind of unit that is left out.
    UnitMissing {
        /// The kind.
        kind: UnitKind,
    },
    /// Two things that a report could not tell apart.
    SameName {
        /// Code of the one.
        first: String,
        /// Code of the other.
        second: String,
        /// What both are called.
        name: String,
        /// In which language.
        lang: Lang,
    },
    /// A class without the number of its ships, in a game without points.
    CountMissing {
        /// Its code.
        code: String,
    },
    /// A class without a price, in a game of bought fleets.
    PriceMissing {
        /// Its code.
        code: String,
    },
    /// A price in a game without points.
    PriceWithoutArsenal {
        /// Its code.
        code: String,
    },
    /// An inventory that is fixed in part only.
    HalfStocked {
        /// A key that has a number.
        with: String,
        /// A key that has none.
        without: String,
    },
    /// Ships too long for the board.
    DoesNotFit {
        /// Code of the class.
        code: String,
        /// Its size.
        size: Shape,
        /// Columns of the grid.
        width: u8,
        /// Rows of the grid.
        height: u8,
    },
    /// More ships than the board can hold.
    FleetTooLarge {
        /// Squares that the fleet needs.
        needed: u64,
        /// Squares that there are.
        room: u64,
        /// How near ships may lie.
        touch: Touch,
    },
    /// No ship at all.
    NoShip,
    /// A fixed inventory that costs more than there is.
    TooDear {
        /// What it costs.
        cost: u64,
        /// What there is.
        budget: u32,
    },
    /// Bounds the wrong way round.
    BoundsReversed {
        /// The least.
        min: u32,
        /// The most.
        max: u32,
    },
    /// More points asked for ships than there are.
    BoundsBeyondBudget {
        /// The least.
        min: u32,
        /// What there is.
        budget: u32,
    },
    /// A fixed inventory whose ships cost less or more than is allowed.
    OutsideBounds {
        /// What the ships cost.
        cost: u64,
        /// The least.
        min: u32,
        /// The most.
        max: u32,
    },
    /// Salvoes to be bought, and nothing to buy them with.
    NothingToBuyWith,
    /// Salvoes on sale that nobody needs.
    NothingToBuy {
        /// What the switch says.
        salvo: String,
    },
    /// Two settings that make no game together.
    Conflict {
        /// The one, as `key=value`.
        first: String,
        /// The other, as `key=value`.
        second: String,
        /// Why not.
        why: PerLang<&'static str>,
    },
}
