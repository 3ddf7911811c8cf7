//! What a shooter calls, and reading it.

mod fault;
mod pieces;
mod read;
mod spoken;
mod squares;

pub use fault::CallFault;
pub use read::call;
pub use squares::squares;

use crate::board::{Grid, Region, Span, Square};
use crate::rules::UnitKind;

/// What a shooter calls: a salvo, or one aircraft sent to a square.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// Shots into named squares, in the order called (`S0-19`).
    Salvo(Vec<Square>),
    /// An aircraft sent to a square (`S0-61`, `S0-71`, `S0-77`).
    Flight {
        /// Which kind.
        plane: Plane,
        /// The square it is sent to.
        target: Square,
    },
}

/// A kind of aircraft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Plane {
    /// It sees 3x3 squares (`S0-62`).
    Recce,
    /// It strikes 3x3 squares (`S0-72`).
    Bomber,
    /// It strikes 5x5 squares, and no gun can shoot it down (`S0-77`, `S0-79`).
    AtomBomber,
}

impl Plane {
    /// Every kind, in the order of the source.
    pub const ALL: [Self; 3] = [Self::Recce, Self::Bomber, Self::AtomBomber];

    /// The unit that it is.
    pub const fn kind(self) -> UnitKind {
        match self {
            Self::Recce => UnitKind::Recce,
            Self::Bomber => UnitKind::Bomber,
            Self::AtomBomber => UnitKind::AtomBomber,
        }
    }

    /// The aircraft that a unit is; a gun is none.
    pub const fn of(kind: UnitKind) -> Option<Self> {
        match kind {
            UnitKind::Recce => Some(Self::Recce),
            UnitKind::Bomber => Some(Self::Bomber),
            UnitKind::AtomBomber => Some(Self::AtomBomber),
            UnitKind::AaGun => None,
        }
    }

    /// Whether it strikes what it flies over: a recce plane only looks.
    pub const fn strikes(self) -> bool {
        !matches!(self, Self::Recce)
    }

    /// Whether a gun can shoot it down (`S0-79`, `S0-83`).
    pub const fn fears_guns(self) -> bool {
        !matches!(self, Self::AtomBomber)
    }

    /// Squares that it reaches from its target to either side.
    const fn reach(self) -> u8 {
        match self {
            Self::Recce | Self::Bomber => 1,
            Self::AtomBomber => 2,
        }
    }

    /// The squares around a target that it sees or strikes, cut at the edge (`P15`).
    pub fn window(self, target: Square, grid: Grid) -> Span {
        grid.around(target, self.reach())
    }
}

impl Call {
    /// The squares that it is about: those of the salvo, or the window of the aircraft.
    pub fn squares(&self, grid: Grid) -> Region {
        match self {
            Self::Salvo(squares) => squares.iter().copied().collect(),
            Self::Flight { plane, target } => Region::from(plane.window(*target, grid)),
        }
    }

    /// The squares that it strikes, unless it is shot down: none of a recce plane.
    pub fn struck(&self, grid: Grid) -> Region {
        match self {
            Self::Flight { plane, .. } if !plane.strikes() => Region::EMPTY,
            _ => self.squares(grid),
        }
    }
}

#[cfg(test)]
mod tests;
