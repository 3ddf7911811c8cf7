//! Rows of blocks into rectangles.

use super::super::block::{Block, Height, Width};
use super::super::mark::{Element, Rect};
use super::super::mm::Mm;
use super::super::style::Style;

/// Blocks that stand one above the other.
pub(super) type Column<'a> = Vec<Box<dyn Block + 'a>>;

/// Rows from the top, columns from the left.
pub(super) type Rows<'a> = Vec<Vec<Column<'a>>>;

/// What a row needs.
struct Measured {
    /// Left edge and width of each column, from the left edge of the area.
    columns: Vec<(Mm, Mm)>,
    height: Height,
}

/// Lengths that differ by less are equal: sums of millimetres are not exact.
const EPSILON: Mm = Mm(1e-6);
/// Rows are spread apart by no more than that when there is room to spare.
const SPREAD: Mm = Mm(7.0);

/// Whether the rows fit into an area of that size.
pub(super) fn fits(style: &Style, area: &Rect, rows: &Rows<'_>) -> bool {
    measure(style, area, rows).is_some()
}

/// Whether the rows fit, each as high as it likes to be.
pub(super) fn fits_well(style: &Style, area: &Rect, rows: &Rows<'_>) -> bool {
    measure(style, area, rows).is_some_and(|measured| {
        let more = measured.iter().map(|row| row.height.wish());
        let liked = more.fold(total_height(style, &measured), |sum, more| sum + more);
        liked <= area.height + EPSILON
    })
}

/// The marks of the rows within the area, or nothing if they do not fit.
pub(super) fn arrange(style: &Style, area: &Rect, rows: &Rows<'_>) -> Option<Vec<Element>> {
    let measured = measure(style, area, rows)?;
    let needed = total_height(style, &measured);
    let wanted: Vec<Height> = measured.iter().map(|row| row.height).collect();
    let (heights, spare) = stretch(&wanted, area.height - needed);
    let gaps = measured.len().saturating_sub(1).max(1);
    let spread = (spare / gaps as f64).min(SPREAD);
    let mut elements = Vec::new();
    let mut y = area.y;
    for ((row, measured), height) in rows.iter().zip(&measured).zip(heights) {
        for (column, (x, width)) in row.iter().zip(&measured.columns) {
            let rect = Rect::new(area.x + *x, y, *width, height);
            elements.extend(draw_column(style, &rect, column));
        }
        y += height + style.gap() + spread;
    }
    Some(elements)
}

/// Heights that use up what is to spare, and what none of them has a use for: those with an end come first, the others
/// share the rest.
fn stretch(wanted: &[Height], spare: Mm) -> (Vec<Mm>, Mm) {
    let spare = spare.max(Mm::ZERO);
    let wishes = wanted.iter().map(|height| height.wish()).fold(Mm::ZERO, |sum, wish| sum + wish);
    let granted = wishes.min(spare);
    let part = if wishes > Mm::ZERO { granted / wishes } else { 0.0 };
    let endless = wanted.iter().filter(|height| matches!(height, Height::AtLeast(_))).count();
    let (share, rest) = match endless {
        0 => (Mm::ZERO, spare - granted),
        _ => ((spare - granted) / endless as f64, Mm::ZERO),
    };
    let height = |height: &Height| match height {
        Height::Fixed(height) => *height,
        Height::Between(least, _) => *least + height.wish() * part,
        Height::AtLeast(least) => *least + share,
    };
    (wanted.iter().map(height).collect(), rest)
}

fn measure(style: &Style, area: &Rect, rows: &Rows<'_>) -> Option<Vec<Measured>> {
    let measured: Option<Vec<Measured>> =
        rows.iter().map(|row| measure_row(style, area.width, row)).collect();
    let measured = measured?;
    (total_height(style, &measured) <= area.height + EPSILON).then_some(measured)
}

fn total_height(style: &Style, rows: &[Measured]) -> Mm {
    let blocks = rows.iter().fold(Mm::ZERO, |sum, row| sum + row.height.least());
    blocks + style.gap() * rows.len().saturating_sub(1) as f64
}

fn measure_row(style: &Style, width: Mm, row: &[Column<'_>]) -> Option<Measured> {
    let widths: Vec<Width> = row.iter().map(|column| column_width(style, column)).collect();
    let columns = place_columns(style, width, &widths)?;
    let heights: Vec<Height> = row
        .iter()
        .zip(&columns)
        .map(|(column, (_, width))| column_height(style, column, *width))
        .collect();
    let least = heights.iter().map(|height| height.least()).fold(Mm::ZERO, Mm::max);
    // Beside a part of fixed height, a frame say, the others stretch no further than that.
    let most = heights.iter().map(|height| height.most()).fold(Mm(f64::INFINITY), Mm::min);
    Some(Measured { columns, height: Height::of(least, most) })
}

/// Fixed columns keep their width; the others share what is left, or, where all are fixed, it is spread round them.
fn place_columns(style: &Style, width: Mm, widths: &[Width]) -> Option<Vec<(Mm, Mm)>> {
    let gaps = style.gap() * widths.len().saturating_sub(1) as f64;
    let least = widths.iter().fold(Mm::ZERO, |sum, width| sum + width.least()) + gaps;
    if least > width + EPSILON {
        return None;
    }
    let flexible = widths.iter().filter(|width| matches!(width, Width::AtLeast(_))).count();
    let spare = (width - least).max(Mm::ZERO);
    let (extra, around) = match flexible {
        0 => (Mm::ZERO, spare / (widths.len() + 1) as f64),
        _ => (spare / flexible as f64, Mm::ZERO),
    };
    let mut x = around;
    let mut columns = Vec::new();
    for width in widths {
        let width = match width {
            Width::Fixed(width) => *width,
            Width::AtLeast(width) => *width + extra,
        };
        columns.push((x, width));
        x += width + style.gap() + around;
    }
    Some(columns)
}

fn column_width(style: &Style, column: &Column<'_>) -> Width {
    let widths: Vec<Width> = column.iter().map(|block| block.width(style)).collect();
    let least = widths.iter().map(|width| width.least()).fold(Mm::ZERO, Mm::max);
    let fixed = widths.iter().all(|width| matches!(width, Width::Fixed(_)));
    if fixed { Width::Fixed(least) } else { Width::AtLeast(least) }
}

fn column_height(style: &Style, column: &Column<'_>, width: Mm) -> Height {
    let heights: Vec<Height> = column.iter().map(|block| block.height(style, width)).collect();
    let gaps = column_gap(style) * heights.len().saturating_sub(1) as f64;
    let sum = |of: fn(Height) -> Mm| heights.iter().fold(gaps, |sum, height| sum + of(*height));
    Height::of(sum(Height::least), sum(Height::most))
}

fn column_gap(style: &Style) -> Mm {
    style.gap() * 1.5
}

fn draw_column(style: &Style, area: &Rect, column: &Column<'_>) -> Vec<Element> {
    let least = column_height(style, column, area.width).least();
    let wanted: Vec<Height> = column.iter().map(|block| block.height(style, area.width)).collect();
    let (heights, _) = stretch(&wanted, area.height - least);
    let mut elements = Vec::new();
    let mut y = area.y;
    for (block, height) in column.iter().zip(heights) {
        elements.extend(block.draw(style, &Rect::new(area.x, y, area.width, height)));
        y += height + column_gap(style);
    }
    elements
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stretched(wanted: &[Height], spare: f64) -> (Vec<f64>, f64) {
        let (heights, rest) = stretch(wanted, Mm(spare));
        (heights.into_iter().map(|height| height.0).collect(), rest.0)
    }

    #[test]
    fn what_is_to_spare_goes_first_to_those_who_know_how_much_they_want() {
        let wanted = [
            Height::Fixed(Mm(5.0)),
            Height::Between(Mm(10.0), Mm(14.0)),
            Height::AtLeast(Mm(1.0)),
            Height::Between(Mm(10.0), Mm(12.0)),
        ];
        assert_eq!(stretched(&wanted, 0.0), (vec![5.0, 10.0, 1.0, 10.0], 0.0));
        assert_eq!(stretched(&wanted, 3.0), (vec![5.0, 12.0, 1.0, 11.0], 0.0));
        assert_eq!(stretched(&wanted, 9.0), (vec![5.0, 14.0, 4.0, 12.0], 0.0));
        assert_eq!(stretched(&wanted[..2], 9.0), (vec![5.0, 14.0], 5.0));
        assert_eq!(stretched(&[Height::Fixed(Mm(5.0))], -1.0), (vec![5.0], 0.0));
    }
}
