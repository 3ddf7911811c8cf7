use super::{Orientation, Shape, Square};

/// An upright rectangle of squares, at least one: where a ship or a land unit lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// Its top left square.
    pub first: Square,
    /// Columns that it covers, at least 1.
    pub width: u8,
    /// Rows that it covers, at least 1.
    pub height: u8,
}

impl Span {
    /// Side of a unit of land, in squares (`S0-56`).
    pub const LAND_SIDE: u8 = 3;

    /// The span of a ship of that shape whose top left square is `first`.
    pub const fn of(shape: Shape, orientation: Orientation, first: Square) -> Self {
        let (width, height) = shape.extent(orientation);
        Self { first, width, height }
    }

    /// The land unit whose top left square is `first`.
    pub const fn land(first: Square) -> Self {
        Self { first, width: Self::LAND_SIDE, height: Self::LAND_SIDE }
    }

    /// The span with these two opposite corners.
    pub fn between(a: Square, b: Square) -> Self {
        let first = Square::new(a.column.min(b.column), a.row.min(b.row));
        let last = Square::new(a.column.max(b.column), a.row.max(b.row));
        Self { first, width: last.column - first.column + 1, height: last.row - first.row + 1 }
    }

    /// Its bottom right square.
    pub const fn last(&self) -> Square {
        Square::new(self.first.column + self.width - 1, self.first.row + self.height - 1)
    }

    /// The shape that fills it, if a ship can have that shape.
    pub const fn shape(&self) -> Option<Shape> {
        match (self.width, self.height) {
            (1, n) | (n, 1) => Some(Shape::Line(n)),
            (2, 2) => Some(Shape::Block),
            _ => None,
        }
    }

    /// Which way a ship in it lies.
    pub const fn orientation(&self) -> Orientation {
        if self.width == 1 && self.height > 1 { Orientation::Down } else { Orientation::Across }
    }

    /// Its squares, row by row from the top left.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let Square { row, column } = self.first;
        (row..row + self.height)
            .flat_map(move |r| (column..column + self.width).map(move |c| Square::new(c, r)))
    }

    /// Whether `square` lies in it.
    pub const fn contains(&self, square: Square) -> bool {
        let last = self.last();
        self.first.column <= square.column
            && square.column <= last.column
            && self.first.row <= square.row
            && square.row <= last.row
    }

    /// Whether the two share a square.
    pub const fn overlaps(&self, other: &Self) -> bool {
        self.gap(other).0 < 0 && self.gap(other).1 < 0
    }

    /// Whether the two lie side by side or corner to corner without sharing a square.
    pub const fn touches(&self, other: &Self) -> bool {
        let (across, down) = self.gap(other);
        across <= 0 && down <= 0 && (across == 0 || down == 0)
    }

    /// Whether the two meet at one corner only.
    pub const fn touches_at_corner(&self, other: &Self) -> bool {
        matches!(self.gap(other), (0, 0))
    }

    /// Free columns and free rows between the two; below zero where they share some.
    const fn gap(&self, other: &Self) -> (i16, i16) {
        let (a, b) = (self.last(), other.last());
        (
            axis_gap(self.first.column, a.column, other.first.column, b.column),
            axis_gap(self.first.row, a.row, other.first.row, b.row),
        )
    }
}

const fn axis_gap(a_first: u8, a_last: u8, b_first: u8, b_last: u8) -> i16 {
    let after = b_first as i16 - a_last as i16 - 1;
    let before = a_first as i16 - b_last as i16 - 1;
    if after > before { after } else { before }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CRUISER: Span = Span { first: Square::new(1, 0), width: 1, height: 3 };

    #[test]
    fn neighbours_touch_and_strangers_do_not() {
        let beside = Span::of(Shape::Line(1), Orientation::Across, Square::new(2, 1));
        let corner = Span::of(Shape::Line(1), Orientation::Across, Square::new(2, 3));
        let apart = Span::of(Shape::Line(1), Orientation::Across, Square::new(3, 3));
        let on = Span::of(Shape::Block, Orientation::Across, Square::new(0, 2));
        assert!(CRUISER.touches(&beside) && !CRUISER.touches_at_corner(&beside));
        assert!(CRUISER.touches(&corner) && CRUISER.touches_at_corner(&corner));
        assert!(!CRUISER.touches(&apart));
        assert!(CRUISER.overlaps(&on) && !CRUISER.touches(&on));
    }

    #[test]
    fn a_span_knows_its_shape() {
        assert_eq!(CRUISER.shape(), Some(Shape::Line(3)));
        assert_eq!(CRUISER.orientation(), Orientation::Down);
        assert_eq!(Span::land(Square::new(0, 0)).shape(), None);
        assert_eq!(CRUISER.squares().count(), 3);
        assert!(CRUISER.contains(Square::new(1, 2)) && !CRUISER.contains(Square::new(1, 3)));
    }
}
