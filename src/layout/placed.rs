use crate::board::{Region, Span, Square};
use crate::inventory::Stock;
use crate::rules::{ClassId, Fleet, Ruleset, UnitKind};

/// A ship in its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ship {
    /// Its class.
    pub class: ClassId,
    /// Its squares.
    pub span: Span,
}

/// A unit in its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stationed {
    /// What it is.
    pub kind: UnitKind,
    /// Where it stands.
    pub square: Square,
}

/// Where everything of one player lies: ships, land units, aircraft and guns.
///
/// A layout may break rules: `legality` says which. Two layouts are equal when the same things lie in the same
/// squares: each list is kept sorted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Layout {
    ships: Vec<Ship>,
    land: Vec<Span>,
    units: Vec<Stationed>,
}

impl Layout {
    /// The layout of these ships, land units and units.
    pub fn new(mut ships: Vec<Ship>, mut land: Vec<Span>, mut units: Vec<Stationed>) -> Self {
        ships.sort_unstable();
        land.sort_unstable();
        units.sort_unstable();
        Self { ships, land, units }
    }

    /// Its ships, by class, then from the top left.
    pub fn ships(&self) -> &[Ship] {
        &self.ships
    }

    /// Its land units (3x3 squares each, when legal).
    pub fn land(&self) -> &[Span] {
        &self.land
    }

    /// Its aircraft and guns, by kind.
    pub fn units(&self) -> &[Stationed] {
        &self.units
    }

    /// The ship that holds a square.
    pub fn ship_at(&self, square: Square) -> Option<&Ship> {
        self.ships.iter().find(|ship| ship.span.contains(square))
    }

    /// The unit in a square.
    pub fn unit_at(&self, square: Square) -> Option<&Stationed> {
        self.units.iter().find(|unit| unit.square == square)
    }

    /// Every square of land.
    pub fn land_squares(&self) -> Region {
        self.land.iter().flat_map(|span| span.squares()).collect()
    }

    /// What lies in it: ships of the ruleset's classes and units, and land, with no salvoes, which stand in no square (`S0-54`).
    pub fn stock(&self, rules: &Ruleset) -> Stock {
        let mut counts = vec![0; rules.classes().len()];
        for ship in &self.ships {
            if let Some(count) = counts.get_mut(ship.class.0) {
                *count += 1;
            }
        }
        let mut units = [0; 4];
        for unit in &self.units {
            units[unit.kind as usize] += 1;
        }
        let land = rules.arsenal().map(|_| self.land.len() as u32);
        Stock { fleet: Fleet::new(counts), units, salvoes: 0, land }
    }
}
