use std::fmt;

/// The shape of a class of ships: a straight line of squares, or the 2x2 block of a carrier (`S0-14`, `S0-51`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Shape {
    /// A straight line of that many squares, across or down.
    Line(u8),
    /// Two squares by two.
    Block,
}

/// Which way a ship lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Orientation {
    /// Along a row; also the only way of a shape that looks alike both ways.
    Across,
    /// Along a column.
    Down,
}

impl Shape {
    /// How many squares it covers.
    pub const fn area(self) -> u8 {
        match self {
            Self::Line(length) => length,
            Self::Block => 4,
        }
    }

    /// Whether it is that of a carrier, on which planes may stand: a block (`S0-51`, `S0-60`).
    pub const fn is_carrier(self) -> bool {
        matches!(self, Self::Block)
    }

    /// The ways it can lie that differ: one for a single square or a block, two for a line.
    pub const fn orientations(self) -> &'static [Orientation] {
        match self {
            Self::Line(0 | 1) | Self::Block => &[Orientation::Across],
            Self::Line(_) => &[Orientation::Across, Orientation::Down],
        }
    }

    /// Columns and rows that it covers when it lies that way.
    pub const fn extent(self, orientation: Orientation) -> (u8, u8) {
        match (self, orientation) {
            (Self::Block, _) => (2, 2),
            (Self::Line(length), Orientation::Across) => (length, 1),
            (Self::Line(length), Orientation::Down) => (1, length),
        }
    }
}

impl fmt::Display for Shape {
    /// As presets write it: `1x4`, `2x2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(length) => write!(f, "1x{length}"),
            Self::Block => f.write_str("2x2"),
        }
    }
}
