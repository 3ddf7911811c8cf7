use std::ops::RangeInclusive;

use super::{Item, Shop};
use crate::rules::Bounds;
use crate::source::Severity;

/// What is wrong with an inventory, or unwise.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum InventoryFault {
    /// It costs more than there is to spend (`F08`, `S0-37`, `P22`).
    OverBudget {
        /// Points that it costs.
        points: u32,
        /// Points to spend.
        budget: u32,
    },
    /// Too much or too little goes on ships (`F08`, `S0-46`, `P21`).
    ShipPoints {
        /// Points of the ships.
        points: u32,
        /// What they should cost.
        allowed: RangeInclusive<u32>,
    },
    /// The game gives everyone another number of something (`F08`, `S0-92`).
    NotFixed {
        /// What.
        item: Item,
        /// How many there should be.
        expected: u32,
        /// How many there are.
        found: u32,
    },
    /// There are no ships: such a player can only draw (`S0-49`).
    NoShips,
    /// There is nothing to strike with (`S0-48`).
    NoWeapons,
    /// There is no salvo for mopping up (`S0-97`).
    NoSalvoes,
    /// Points are left, which are worth nothing (`P22`).
    Unspent {
        /// Points that are left.
        points: u32,
    },
}

impl InventoryFault {
    /// The code of the rule: an audit code where it is broken, the statement that advises otherwise.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::OverBudget { .. } | Self::ShipPoints { .. } | Self::NotFixed { .. } => "F08",
            Self::NoShips => "S0-49",
            Self::NoWeapons => "S0-48",
            Self::NoSalvoes => "S0-97",
            Self::Unspent { .. } => "P22",
        }
    }

    /// How grave it is.
    pub fn severity(&self, shop: Shop<'_>) -> Severity {
        match self {
            Self::ShipPoints { .. } if shop.arsenal.bounds == Bounds::Warn => Severity::Warning,
            Self::OverBudget { .. } | Self::ShipPoints { .. } | Self::NotFixed { .. } => {
                Severity::Error
            }
            Self::NoShips | Self::NoWeapons | Self::NoSalvoes | Self::Unspent { .. } => {
                Severity::Warning
            }
        }
    }

    /// Whether buying still more would leave it a fault: so it is one, even if not all could be read.
    pub fn stands_when_more_is_bought(&self) -> bool {
        match self {
            Self::OverBudget { .. } => true,
            Self::ShipPoints { points, allowed } => points > allowed.end(),
            _ => false,
        }
    }
}
