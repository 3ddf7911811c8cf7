//! What is refused before anything is drawn.

use super::{PdfError, THINNEST};
use crate::sheet::font;
use crate::sheet::mark::{Dash, Grey, Mark, Page, Rect, Stroke};
use crate::sheet::mm::Mm;

/// The longest edge that a PDF page may have: 14,400 points.
const LONGEST_EDGE: Mm = Mm(5080.0);

/// How far a mark may reach over the edge by rounding alone.
const ROUNDING: Mm = Mm(0.001);

/// Refuses page `number` if its paper is impossible, or another than that of the pages before.
pub(super) fn paper(page: &Page, number: usize, before: Option<(Mm, Mm)>) -> Result<(), PdfError> {
    let possible = |edge: Mm| edge > Mm::ZERO && edge <= LONGEST_EDGE;
    if !possible(page.width) || !possible(page.height) {
        let (width, height) = (page.width.0, page.height.0);
        return Err(PdfError::PaperSize { page: number, width, height });
    }
    if before.is_some_and(|paper| paper != (page.width, page.height)) {
        return Err(PdfError::MixedSizes { page: number });
    }
    Ok(())
}

/// Refuses a mark of page `number` that could not be printed as it is meant.
pub(super) fn mark(mark: &Mark, page: &Page, number: usize) -> Result<(), PdfError> {
    match mark {
        Mark::Line { stroke, .. } => self::stroke(*stroke, number)?,
        Mark::Box { stroke, fill, .. } | Mark::Circle { stroke, fill, .. } => {
            stroke.map_or(Ok(()), |stroke| self::stroke(stroke, number))?;
            fill.map_or(Ok(()), |shade| grey(shade, number))?;
        }
        Mark::Text { text, .. } => glyphs(text, number)?,
    }
    place(mark, page, number)
}

fn stroke(stroke: Stroke, page: usize) -> Result<(), PdfError> {
    let wide = stroke.width >= THINNEST && stroke.width.0.is_finite();
    if !wide {
        return Err(PdfError::ThinStroke { page, width: stroke.width.0 });
    }
    match stroke.dash {
        Dash::Dashed { on, off } if !(on > Mm::ZERO && off > Mm::ZERO) => {
            Err(PdfError::Dashes { page, on: on.0, off: off.0 })
        }
        Dash::Solid | Dash::Dashed { .. } => Ok(()),
    }
}

fn grey(shade: Grey, page: usize) -> Result<(), PdfError> {
    if (0.0..=1.0).contains(&shade.0) {
        Ok(())
    } else {
        Err(PdfError::Shade { page, shade: shade.0 })
    }
}

fn glyphs(text: &str, page: usize) -> Result<(), PdfError> {
    match font::missing_glyph(text) {
        Some(character) => Err(PdfError::MissingGlyph { page, character, text: text.to_owned() }),
        None => Ok(()),
    }
}

fn place(mark: &Mark, page: &Page, number: usize) -> Result<(), PdfError> {
    let Some(bounds) = mark.bounds() else { return Ok(()) };
    if lies_on(&bounds, page) {
        Ok(())
    } else {
        Err(PdfError::OffPaper { page: number, what: name(mark) })
    }
}

/// Whether all edges are on the paper; false for edges that are no numbers.
fn lies_on(bounds: &Rect, page: &Page) -> bool {
    bounds.x >= -ROUNDING
        && bounds.y >= -ROUNDING
        && bounds.right() <= page.width + ROUNDING
        && bounds.bottom() <= page.height + ROUNDING
}

fn name(mark: &Mark) -> String {
    match mark {
        Mark::Line { .. } => "a line".to_owned(),
        Mark::Box { .. } => "a box".to_owned(),
        Mark::Circle { .. } => "a circle".to_owned(),
        Mark::Text { text, .. } => format!("{text:?}"),
    }
}
