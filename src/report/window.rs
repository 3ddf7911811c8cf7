use crate::rules::{ClassId, UnitKind};

/// What a recce plane saw: the squares around its target, as far as they lie on the grid (`S0-62`, `P15`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// Its rows from the top, each from left to right (`S0-67`); all are of one length.
    pub rows: Vec<Vec<Content>>,
}

/// What one square holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Content {
    /// Sea, land or a ship.
    pub ground: Ground,
    /// The live unit on it.
    pub unit: Option<UnitKind>,
}

/// What a square is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Ground {
    /// Nothing but water.
    Sea,
    /// Land.
    Land,
    /// A ship afloat; whether this square was hit is not told (`P16`).
    Ship(ClassId),
    /// A ship that was sunk (`P16`).
    Wreck(ClassId),
}
