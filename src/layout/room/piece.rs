use crate::board::Span;
use crate::rules::ClassId;

/// A ship or a land unit in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::layout) struct Piece {
    /// What it is.
    pub(in crate::layout) what: What,
    /// Its squares.
    pub(in crate::layout) span: Span,
}

/// Something that takes up room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::layout) enum What {
    /// A land unit.
    Land,
    /// A ship of that class.
    Ship(ClassId),
}

impl What {
    /// Its place in lists of what there is: land, then the classes.
    pub(in crate::layout) const fn index(self) -> usize {
        match self {
            Self::Land => 0,
            Self::Ship(class) => class.0 + 1,
        }
    }
}
