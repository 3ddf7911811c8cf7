use crate::board::{Grid, Region, Span, Square};
use crate::rules::{Land, Touch};

/// Where a land unit can lie on a grid.
pub(super) fn land_placements(grid: Grid) -> Vec<Span> {
    grid.squares().map(Span::land).filter(|span| grid.holds(span)).collect()
}

/// The squares that no other ship may hold when one lies in `span`.
pub(super) fn halo(grid: Grid, span: Span, touch: Touch) -> Region {
    halo_parts(grid, span, touch).into_iter().flatten().flat_map(Span::squares).collect()
}

/// The same squares as one or two spans, which may share some.
pub(super) fn halo_parts(grid: Grid, span: Span, touch: Touch) -> [Option<Span>; 2] {
    match touch {
        Touch::Any => [Some(span), None],
        Touch::Corner => [Some(grown(grid, span, 1, 0)), Some(grown(grid, span, 0, 1))],
        Touch::None => [Some(grown(grid, span, 1, 1)), None],
    }
}

/// The span with so many columns and rows more on every side, as far as the grid goes.
pub(super) fn grown(grid: Grid, span: Span, columns: u8, rows: u8) -> Span {
    let last = span.last();
    let right = (last.column + columns).min(grid.width() - 1);
    let bottom = (last.row + rows).min(grid.height() - 1);
    let first =
        Square::new(span.first.column.saturating_sub(columns), span.first.row.saturating_sub(rows));
    Span::between(first, Square::new(right, bottom))
}

/// The squares that a ship in this span keeps land out of, or land in it a ship.
pub(super) fn shore(grid: Grid, span: Span, land: Land) -> Span {
    match land {
        Land::Allow => span,
        Land::Forbid => grown(grid, span, 1, 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Letters, Orientation, Shape};

    fn grid() -> Grid {
        Grid::new(5, 4, Letters::Columns).unwrap()
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
            .flat_map(|shape| grid().placements(shape))
            .collect();
        assert!(all.contains(&Span::of(Shape::Line(2), Orientation::Down, Square::new(4, 2))));
        all.iter().flat_map(|a| all.iter().map(|b| (*a, *b))).collect()
    }
}
