//! From marks to the bytes of a PDF: tagged, embedded, the same every time.
//!
//! printpdf encodes the content of the pages and the fonts; the rest of the file (page tree, structure, metadata,
//! identifier) is built with lopdf, because printpdf does not offer it. Nothing of either library is seen outside.
//!
//! The steps: each page is checked (`check`) and drawn to operations (`draw`), encoded and compressed a few pages at a
//! time (`content`), so that a large booklet stays small in memory; then the file is assembled around the finished
//! contents (`file`, with `fonts`, `tags`, `outline` and `xmp`).

mod check;
mod content;
mod draw;
mod error;
mod file;
mod fonts;
mod outline;
mod tags;
mod xmp;

pub use error::PdfError;

use super::mark::{Booklet, Page};
use super::mm::Pt;

/// The thinnest stroke that printers can be trusted with.
pub const THINNEST: Pt = Pt(0.25);

/// Writes a booklet as a PDF, and tells `progress` how many pages are done each time some are.
///
/// The same booklet gives the same bytes, whatever was written before.
///
/// # Errors
/// Refuses what cannot be printed as asked; see [`PdfError`].
pub fn write(booklet: &Booklet, progress: &mut dyn FnMut(usize)) -> Result<Vec<u8>, PdfError> {
    check::paper(booklet)?;
    let mut encoder = content::Encoder::new()?;
    let mut done = Vec::with_capacity(booklet.pages.len());
    for pages in booklet.pages.chunks(content::PAGES_AT_A_TIME) {
        done.extend(encoder.encode(pages, done.len() + 1)?);
        progress(done.len());
    }
    file::assemble(booklet, done, encoder.fonts()?)
}

/// A point of the page in the coordinates of the file: points from the bottom left corner.
fn flipped(page: &Page, at: super::mark::Point) -> (f64, f64) {
    (at.x.pt().0, (page.height - at.y).pt().0)
}

/// A count as the file states it.
fn count(things: usize) -> i64 {
    i64::try_from(things).expect("memory holds fewer than 2^63 things")
}

/// A number as the file states it: to a thousandth of a point, never minus zero.
fn rounded(number: f64) -> f32 {
    ((number * 1000.0).round() / 1000.0 + 0.0) as f32
}
