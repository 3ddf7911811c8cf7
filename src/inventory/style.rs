use std::ops::RangeInclusive;

use super::Item;
use crate::rules::UnitKind;

/// What a player without better plans wants most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Some of everything, about as in Fig. 3 (`S0-92`).
    Balanced,
    /// Ships: many must be sunk.
    Fleet,
    /// Aircraft: to see much and to strike hard.
    Air,
    /// Guns: to see nothing and to strike little is the enemy's lot.
    Guns,
}

impl Style {
    /// Every style.
    pub const ALL: [Self; 4] = [Self::Balanced, Self::Fleet, Self::Air, Self::Guns];
}

/// What a style buys. Lists are in the order of [`Taste::ITEMS`].
pub(super) struct Taste {
    /// The part of the bounds on ship points that is aimed at, in quarters.
    pub(super) ship_quarters: RangeInclusive<u32>,
    /// What is bought at least: eyes, guns, some bombers, and salvoes for mopping up (`S0-97`).
    pub(super) least: [u32; 5],
    /// How often each thing is bought beyond that.
    pub(super) weights: [u64; 5],
    /// Atom bombers bought at most: they are dear (`S0-79`).
    pub(super) most_atom_bombers: u32,
}

impl Taste {
    /// What is bought besides ships.
    pub(super) const ITEMS: [Item; 5] = [
        Item::Unit(UnitKind::Recce),
        Item::Unit(UnitKind::Bomber),
        Item::Unit(UnitKind::AtomBomber),
        Item::Unit(UnitKind::AaGun),
        Item::Salvo,
    ];
}

impl Style {
    pub(super) const fn taste(self) -> Taste {
        match self {
            Self::Balanced => Taste {
                ship_quarters: 0..=4,
                least: [4, 2, 0, 4, 8],
                weights: [5, 2, 1, 4, 5],
                most_atom_bombers: 2,
            },
            Self::Fleet => Taste {
                ship_quarters: 3..=4,
                least: [3, 1, 0, 4, 8],
                weights: [4, 1, 0, 4, 5],
                most_atom_bombers: 0,
            },
            Self::Air => Taste {
                ship_quarters: 0..=1,
                least: [10, 6, 1, 2, 6],
                weights: [6, 5, 2, 1, 2],
                most_atom_bombers: 4,
            },
            Self::Guns => Taste {
                ship_quarters: 0..=2,
                least: [4, 1, 0, 16, 8],
                weights: [2, 1, 0, 9, 3],
                most_atom_bombers: 0,
            },
        }
    }
}
