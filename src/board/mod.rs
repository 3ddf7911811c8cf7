//! Geometry: squares of a grid, sets of squares, the shapes of ships, the chances of squares.

mod grid;
mod heat;
mod region;
mod shape;
pub mod slip;
mod span;

pub use grid::{Grid, Letters, SquareError};
pub use heat::{Heat, HeatSquare, Known, per_cent};
pub use region::Region;
pub use shape::{Orientation, Shape};
pub use span::Span;

/// A square of a grid, counted from 0 at its top left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    /// Row, from the top.
    pub row: u8,
    /// Column, from the left.
    pub column: u8,
}

impl Square {
    /// The square in that column and row, both counted from 0.
    pub const fn new(column: u8, row: u8) -> Self {
        Self { row, column }
    }
}
