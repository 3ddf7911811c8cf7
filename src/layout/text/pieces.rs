//! Cutting squares that lie together into ships and land units.

use crate::board::{Region, Shape, Span, Square};

/// How squares can be cut into ships of one shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cut {
    /// In no way.
    No,
    /// In one way.
    One(Vec<Span>),
    /// In several.
    Several,
}

/// The parts of a set of squares that hang together by their sides, each with its first square, row by row.
pub(super) fn parts(mut squares: Region) -> Vec<Region> {
    let mut parts = Vec::new();
    while let Some(first) = squares.squares().next() {
        let mut part = Region::EMPTY;
        let mut open = vec![first];
        while let Some(square) = open.pop() {
            if squares.contains(square) {
                squares.remove(square);
                part.insert(square);
                open.extend(neighbours(square));
            }
        }
        parts.push(part);
    }
    parts
}

fn neighbours(square: Square) -> impl Iterator<Item = Square> {
    let Square { row, column } = square;
    let before = [
        column.checked_sub(1).map(|column| Square::new(column, row)),
        row.checked_sub(1).map(|row| Square::new(column, row)),
    ];
    let inside = |square: &Square| square.row.max(square.column) < crate::board::Grid::MAX_SIDE;
    let after = [Square::new(column + 1, row), Square::new(column, row + 1)];
    before.into_iter().flatten().chain(after.into_iter().filter(inside))
}

/// Cuts a part into ships of a shape, by trying every way until a second one is found.
///
/// The first square, row by row, must be the top left one of a ship, so few ways have to be tried.
pub(super) fn cut(part: Region, shape: Shape) -> Cut {
    if !part.len().is_multiple_of(usize::from(shape.area())) {
        return Cut::No;
    }
    let mut search = Search { shape, found: Vec::new(), steps: 0 };
    search.go(part, &mut Vec::new());
    match search {
        Search { steps: Search::MOST_STEPS.., .. } => Cut::Several,
        Search { mut found, .. } => match (found.pop(), found.is_empty()) {
            (None, _) => Cut::No,
            (Some(spans), true) => Cut::One(spans),
            (Some(_), false) => Cut::Several,
        },
    }
}

struct Search {
    shape: Shape,
    found: Vec<Vec<Span>>,
    steps: u32,
}

impl Search {
    /// Only squares that lie in a large block get here; they can be cut in very many ways.
    const MOST_STEPS: u32 = 100_000;

    fn go(&mut self, left: Region, spans: &mut Vec<Span>) {
        self.steps += 1;
        if self.found.len() > 1 || self.steps >= Self::MOST_STEPS {
            return;
        }
        let Some(first) = left.squares().next() else {
            self.found.push(spans.clone());
            return;
        };
        for orientation in self.shape.orientations() {
            let span = Span::of(self.shape, *orientation, first);
            if let Some(rest) = without(left, span) {
                spans.push(span);
                self.go(rest, spans);
                spans.pop();
            }
        }
    }
}

/// What is left of the squares when those of a span are taken out, if all are there.
pub(super) fn without(mut squares: Region, span: Span) -> Option<Region> {
    let last = span.last();
    if last.row.max(last.column) >= crate::board::Grid::MAX_SIDE {
        return None;
    }
    for square in span.squares() {
        if !squares.contains(square) {
            return None;
        }
        squares.remove(square);
    }
    Some(squares)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn region(squares: &[(u8, u8)]) -> Region {
        squares.iter().map(|(column, row)| Square::new(*column, *row)).collect()
    }

    #[test]
    fn squares_are_cut_in_one_way_in_several_or_in_none() {
        let block = region(&[(0, 0), (1, 0), (0, 1), (1, 1)]);
        assert_eq!(cut(block, Shape::Line(2)), Cut::Several);
        assert_eq!(
            cut(block, Shape::Block),
            Cut::One(vec![Span::between(Square::new(0, 0), Square::new(1, 1))])
        );
        assert_eq!(cut(block, Shape::Line(4)), Cut::No);
        let corner = region(&[(0, 0), (1, 0), (2, 0), (2, 1)]);
        assert!(matches!(cut(corner, Shape::Line(2)), Cut::One(spans) if spans.len() == 2));
        assert_eq!(cut(corner, Shape::Line(4)), Cut::No);
    }

    #[test]
    fn parts_hang_together_by_their_sides() {
        let parts = parts(region(&[(0, 0), (1, 0), (2, 1), (25, 25), (25, 24)]));
        let sizes: Vec<usize> = parts.iter().map(Region::len).collect();
        assert_eq!(sizes, [2, 1, 2]);
    }

    #[test]
    fn a_large_block_is_not_searched_for_ever() {
        let block: Region = (0..20).flat_map(|x| (0..20).map(move |y| Square::new(x, y))).collect();
        assert_eq!(cut(block, Shape::Line(2)), Cut::Several);
        assert_eq!(
            cut(block, Shape::Line(1)),
            Cut::One(block.squares().map(|s| Span::between(s, s)).collect())
        );
    }
}
