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

use lopdf::Stream;

use super::mark::{Booklet, Page};
use super::mm::{Mm, Pt};
use crate::lang::Lang;

/// The thinnest stroke that printers can be trusted with.
pub const THINNEST: Pt = Pt(0.25);

/// Writes pages as they come, and keeps of each only what the file needs of it.
pub struct Writer {
    encoder: content::Encoder,
    pages: Vec<Written>,
}

/// A finished page.
struct Written {
    width: Mm,
    height: Mm,
    label: String,
    content: Stream,
    tags: Vec<tags::Tag>,
}

impl Writer {
    /// A file without pages.
    ///
    /// # Errors
    /// [`PdfError::Encoding`] if the fonts of the program cannot be used.
    pub fn new() -> Result<Self, PdfError> {
        Ok(Self { encoder: content::Encoder::new()?, pages: Vec::new() })
    }

    /// Writes one more page.
    ///
    /// # Errors
    /// Refuses what cannot be printed as asked; see [`PdfError`].
    pub fn add(&mut self, page: &Page) -> Result<(), PdfError> {
        self.encoder.add(page)?;
        self.pages.extend(self.encoder.encode_if_many()?);
        Ok(())
    }

    /// The bytes of the file with all its pages.
    ///
    /// # Errors
    /// [`PdfError::NoPages`] if there are none; [`PdfError::Encoding`] if they cannot be put together.
    pub fn finish(mut self, title: &str, lang: Lang) -> Result<Vec<u8>, PdfError> {
        self.pages.extend(self.encoder.encode()?);
        file::assemble(&file::Heading { title, lang }, self.pages, self.encoder.fonts()?)
    }
}

/// Writes a booklet as a PDF.
///
/// The same booklet gives the same bytes, whatever was written before.
///
/// # Errors
/// Refuses what cannot be printed as asked; see [`PdfError`].
pub fn write(booklet: &Booklet) -> Result<Vec<u8>, PdfError> {
    let mut writer = Writer::new()?;
    booklet.pages.iter().try_for_each(|page| writer.add(page))?;
    writer.finish(&booklet.title, booklet.lang)
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
