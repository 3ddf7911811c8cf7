use crate::board::{Grid, Region, Shape, Span, Square};
use crate::rules::Touch;

/// Where a ship can lie on a grid: every span of a shape, row by row, across before down.
///
/// The order is part of the layout code: it never changes.
pub(super) fn placements(grid: Grid, shape: Shape) -> Vec<Span> {
    let lying = |orientation| {
        grid.squares()
            .map(move |first| Span::of(shape, orientation, first))
            .filter(move |span| grid.holds(span))
    };
    shape.orientations().iter().flat_map(|orientation| lying(*orientation)).collect()
}

/// Where a land unit can lie on a grid.
pub(super) fn land_placements(grid: Grid) -> Vec<Span> {
    grid.squares().map(Span::land).filter(|span| grid.holds(span)).collect()
}

/// The squares that no other ship may hold when one lies in `span`.
pub(super) fn halo(grid: Grid, span: Span, touch: Touch) -> Region {
    let mut halo = Region::from(span);
    match touch {
        Touch::Any => {}
        Touch::Corner => {
            halo.extend(&grown(grid, span, 1, 0));
            halo.extend(&grown(grid, span, 0, 1));
        }
        Touch::None => halo.extend(&grown(grid, span, 1, 1)),
    }
    halo
}

/// The squares of the grid that lie in the span or at most so many columns and rows beside it.
pub(super) fn grown(grid: Grid, span: Span, columns: u8, rows: u8) -> Region {
    let last = span.last();
    let right = (last.column + columns).min(grid.width() - 1);
    let bottom = (last.row + rows).min(grid.height() - 1);
    let first =
        Square::new(span.first.column.saturating_sub(columns), span.first.row.saturating_sub(rows));
    Region::from(Span::between(first, Square::new(right, bottom)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Letters, Orientation};

    fn grid() -> Grid {
        Grid::new(5, 4, Letters::Columns).unwrap()
    }

    #[test]
    fn every_placement_is_listed_once() {
        let count = |shape| placements(grid(), shape).len();
        assert_eq!(count(Shape::Line(1)), 20);
        assert_eq!(count(Shape::Line(3)), 3 * 4 + 5 * 2);
        assert_eq!(count(Shape::Line(5)), 4);
        assert_eq!(count(Shape::Block), 4 * 3);
        assert_eq!(count(Shape::Line(6)), 0);
        assert_eq!(land_placements(grid()).len(), 6);
    }

    #[test]
    fn a_halo_is_what_the_spans_say_of_touching() {
        for (a, b) in pairs() {
            let meets = |touch| halo(grid(), a, touch).meets(&Region::from(b));
            assert_eq!(meets(Touch::Any), a.overlaps(&b));
            assert_eq!(meets(Touch::None), a.overlaps(&b) || a.touches(&b));
            let side = a.touches(&b) && !a.touches_at_corner(&b);
            assert_eq!(meets(Touch::Corner), a.overlaps(&b) || side);
        }
    }

    fn pairs() -> Vec<(Span, Span)> {
        let all: Vec<Span> = [Shape::Line(2), Shape::Block, Shape::Line(1)]
            .into_iter()
            .flat_map(|shape| placements(grid(), shape))
            .collect();
        assert!(all.contains(&Span::of(Shape::Line(2), Orientation::Down, Square::new(4, 2))));
        all.iter().flat_map(|a| all.iter().map(|b| (*a, *b))).collect()
    }
}
