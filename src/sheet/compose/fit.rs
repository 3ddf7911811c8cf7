//! How large the squares of a page can be.

use super::super::block::{Block, Foot};
use super::super::mark::Rect;
use super::super::mm::Mm;
use super::super::style::Style;
use super::super::template::{CellRange, PagePlan, Part};
use super::arrange::{Rows, fits};

/// Sizes of squares between two bounds, in steps of a tenth of a millimetre, the largest first.
pub(super) fn cells(least: Mm, most: Mm) -> impl Iterator<Item = Mm> {
    let steps = ((most - least).0 * 10.0 + 1e-9).floor().max(0.0) as u32;
    let top = if least == most { most } else { Mm((most.0 * 10.0 + 1e-9).floor() / 10.0) };
    (0..=steps).map(move |step| Mm(((top.0 * 10.0 - f64::from(step)) / 10.0).max(least.0)))
}

/// The largest square within the range with which an arrangement of a page fits: that of the first one with squares
/// that are large enough, else the largest of all.
pub(super) fn largest_cell<'b>(
    style: &impl Fn(Mm) -> Style,
    plan: &PagePlan,
    slot: &Rect,
    foot: &Foot,
    rows: &impl Fn(&[Vec<Vec<Part>>]) -> Rows<'b>,
    range: CellRange,
) -> Option<Mm> {
    let mut largest: Option<Mm> = None;
    for arrangement in &plan.arrangements {
        let rows = rows(arrangement);
        let fitting = cells(range.least, range.most).find(|cell| {
            let style = style(*cell);
            fits(&style, &above(&style, slot, foot), &rows)
        });
        if let Some(cell) = fitting {
            largest = Some(largest.map_or(cell, |largest| largest.max(cell)));
            if cell >= range.enough {
                return fitting;
            }
        }
    }
    largest
}

/// The first arrangement of a page that fits with squares of the style's size.
pub(super) fn first_that_fits<'b>(
    style: &Style,
    plan: &PagePlan,
    area: &Rect,
    rows: &impl Fn(&[Vec<Vec<Part>>]) -> Rows<'b>,
) -> Option<Rows<'b>> {
    plan.arrangements
        .iter()
        .map(|arrangement| rows(arrangement))
        .find(|rows| fits(style, area, rows))
}

/// The part of a slot above its foot.
pub(super) fn above(style: &Style, slot: &Rect, foot: &Foot) -> Rect {
    let foot = foot_area(style, slot, foot);
    Rect::new(slot.x, slot.y, slot.width, foot.y - style.gap() - slot.y)
}

/// The part of a slot for its foot.
pub(super) fn foot_area(style: &Style, slot: &Rect, foot: &Foot) -> Rect {
    let height = foot.height(style, slot.width).least();
    Rect::new(slot.x, slot.bottom() - height, slot.width, height)
}
