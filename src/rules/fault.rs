use thiserror::Error;

use super::{Touch, UnitKind};
use crate::board::Shape;
use crate::lang::Lang;
use crate::source::{Place, TableFault};

/// What can be wrong with a preset, or with a change made by `--with`.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum RuleFault {
    /// It is wrong as a file, or as a single value.
    #[error(transparent)]
    Table(#[from] TableFault),
    /// It is written for another release.
    #[error("format {found} is unknown here; this program reads format 1")]
    Format {
        /// The format that it names.
        found: u32,
    },
    /// A change that is not `key=value`.
    #[error("a change is written `key=value`, such as `touch=any`")]
    Change,
    /// A preset's name that is no name.
    #[error("`{name}` cannot name a preset: use a to z, 0 to 9 and `-`")]
    Name {
        /// The name.
        name: String,
    },
    /// A code that is none.
    #[error("`{code}` cannot be a code: use one to four of a to z and 0 to 9, a letter first")]
    Code {
        /// The code.
        code: String,
    },
    /// A code that means something else in files.
    #[error("`{code}` cannot be a code: it has a meaning of its own in layouts and journals")]
    ReservedCode {
        /// The code.
        code: String,
    },
    /// The same code twice.
    #[error("code `{code}` stands twice{}", first_on_line(*first))]
    CodeTwice {
        /// The code.
        code: String,
        /// Where it stands first.
        first: Option<Place>,
    },
    /// The same kind of unit twice.
    #[error("unit `{}` stands twice{}", kind.code(), first_on_line(*first))]
    UnitTwice {
        /// The kind.
        kind: UnitKind,
        /// Where it stands first.
        first: Option<Place>,
    },
    /// A kind of unit that is left out.
    #[error("unit `{}` is missing: an arsenal prices each of `rc`, `bm`, `ax` and `gn`", kind.code())]
    UnitMissing {
        /// The kind.
        kind: UnitKind,
    },
    /// Two things that a report could not tell apart.
    #[error("`{first}` and `{second}` are both called \"{name}\" in {}", language(*lang))]
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
    #[error("class `{code}` needs `count`, the number of its ships")]
    CountMissing {
        /// Its code.
        code: String,
    },
    /// A class without a price, in a game of bought fleets.
    #[error("class `{code}` needs `price`, since `[arsenal]` lets fleets be bought")]
    PriceMissing {
        /// Its code.
        code: String,
    },
    /// A price in a game without points.
    #[error("class `{code}` has a `price`, but no `[arsenal]` gives points to spend")]
    PriceWithoutArsenal {
        /// Its code.
        code: String,
    },
    /// An inventory that is fixed in part only.
    #[error(
        "`{with}` has a fixed number and `{without}` has none: an inventory is fixed whole or not at all"
    )]
    HalfStocked {
        /// A key that has a number.
        with: String,
        /// A key that has none.
        without: String,
    },
    /// Ships too long for the board.
    #[error("a ship of `{code}`, {size}, does not fit on a grid of {width}x{height}")]
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
    #[error("the fleet needs at least {needed} squares{}, and `grid` gives {room}", margin(*touch))]
    FleetTooLarge {
        /// Squares that the fleet needs.
        needed: u64,
        /// Squares that there are.
        room: u64,
        /// How near ships may lie.
        touch: Touch,
    },
    /// No ship at all.
    #[error("the fleet has no ship")]
    NoShip,
    /// A fixed inventory that costs more than there is.
    #[error("the inventory costs {cost} points, and `budget` is {budget}")]
    TooDear {
        /// What it costs.
        cost: u64,
        /// What there is.
        budget: u32,
    },
    /// Bounds the wrong way round.
    #[error(
        "`ship-points.min` is {min} and `ship-points.max` is {max}: the least cannot be above the most"
    )]
    BoundsReversed {
        /// The least.
        min: u32,
        /// The most.
        max: u32,
    },
    /// More points asked for ships than there are.
    #[error(
        "`ship-points.min` is {min}, and `budget` is {budget}: nobody could spend that much on ships"
    )]
    BoundsBeyondBudget {
        /// The least.
        min: u32,
        /// What there is.
        budget: u32,
    },
    /// A fixed inventory whose ships cost less or more than is allowed.
    #[error("the ships of the inventory cost {cost} points; `ship-points` enforces {min} to {max}")]
    OutsideBounds {
        /// What the ships cost.
        cost: u64,
        /// The least.
        min: u32,
        /// The most.
        max: u32,
    },
    /// Salvoes to be bought, and nothing to buy them with.
    #[error("`salvo=bought` needs an `[arsenal]` with points to buy salvoes with")]
    NothingToBuyWith,
    /// Salvoes on sale that nobody needs.
    #[error("`[arsenal]` sells salvoes, which goes with `salvo=bought`, not with `salvo={salvo}`")]
    NothingToBuy {
        /// What the switch says.
        salvo: String,
    },
    /// Two settings that make no game together.
    #[error("`{first}` cannot go with `{second}`: {why}")]
    Conflict {
        /// The one, as `key=value`.
        first: String,
        /// The other, as `key=value`.
        second: String,
        /// Why not.
        why: &'static str,
    },
}

fn first_on_line(first: Option<Place>) -> String {
    first.map_or_else(String::new, |place| format!("; first on line {}", place.line))
}

/// Where no ships touch, a row and a column beyond the edge count as room for the water round them.
const fn margin(touch: Touch) -> &'static str {
    match touch {
        Touch::None => " for its ships and the water that `touch=none` keeps between them",
        Touch::Corner | Touch::Any => "",
    }
}

const fn language(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Fr => "French",
    }
}
