//! How large the squares of a page can be.

use super::super::block::{Block, Foot};
use super::super::mark::Rect;
use super::super::mm::Mm;
use super::super::style::Style;
use super::super::template::{Arrangement, CellRange, PagePlan, Part};
use super::arrange::{Rows, fits, fits_well};

/// Sizes of squares between two bounds, in steps of a tenth of a millimetre, the largest first.
pub(super) fn cells(least: Mm, most: Mm) -> impl Iterator<Item = Mm> {
    let steps = ((most - least).0 * 10.0 + 1e-9).floor().max(0.0) as u32;
    let top = if least == most { most } else { Mm((most.0 * 10.0 + 1e-9).floor() / 10.0) };
    (0..=steps).map(move |step| Mm(((top.0 * 10.0 - f64::from(step)) / 10.0).max(least.0)))
}

/// Which arrangement of a page decides the size of its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// The first whose squares are at least [`GOOD_SHARE`] of the largest that any has.
    BestLiked,
    /// The one with the largest.
    Largest,
}

/// A later arrangement is taken only where the earlier ones have squares smaller than this share of its own.
const GOOD_SHARE: f64 = 0.68;

/// The largest square within the range with which a page fits in the arrangement chosen.
pub(super) fn largest_cell<'b>(
    style: &impl Fn(Mm) -> Style,
    plan: &PagePlan,
    slot: &Rect,
    foot: &Foot,
    rows: &impl Fn(&[Vec<Vec<Part>>]) -> Rows<'b>,
    range: CellRange,
    choice: Choice,
) -> Option<Mm> {
    let largest = |arrangement: &Arrangement| {
        let rows = rows(arrangement);
        cells(range.least, range.most).find(|cell| {
            let style = style(*cell);
            fits(&style, &above(&style, slot, foot), &rows)
        })
    };
    let sizes: Vec<Mm> = plan.arrangements.iter().filter_map(largest).collect();
    let share = match choice {
        Choice::BestLiked => GOOD_SHARE,
        Choice::Largest => 1.0,
    };
    let good = sizes.iter().copied().reduce(Mm::max)? * share;
    sizes.into_iter().find(|size| *size >= good)
}

/// The first arrangement of a page that fits well with squares of the style's size, or else the first that fits.
pub(super) fn first_that_fits<'b>(
    style: &Style,
    plan: &PagePlan,
    area: &Rect,
    rows: &impl Fn(&[Vec<Vec<Part>>]) -> Rows<'b>,
) -> Option<Rows<'b>> {
    let made = || plan.arrangements.iter().map(|arrangement| rows(arrangement));
    let well = made().find(|rows| fits_well(style, area, rows));
    well.or_else(|| made().find(|rows| fits(style, area, rows)))
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
