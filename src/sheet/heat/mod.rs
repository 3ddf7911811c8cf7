//! A heat map on paper or as a picture: the chances of the squares, shaded and in figures.

mod error;
mod format;
mod page;
mod scale;
mod square;

pub use error::HeatError;
pub use format::{HeatFormat, HeatFormatError};

use super::mark::{Booklet, Page};
use super::{compose, pdf, picture};
use crate::board::Heat;
use crate::lang::Lang;
use page::Extent;

/// A heat map with what stands above it.
#[derive(Clone, Debug, PartialEq)]
pub struct HeatPage {
    /// The chances.
    pub heat: Heat,
    /// What it is about, such as the names of the players.
    pub title: String,
    /// What else is to be known of it, such as how the chances were found; several lines where it is long.
    pub subtitle: String,
    /// Language of every word on it.
    pub lang: Lang,
}

/// The bytes of the file; the same map gives the same bytes.
///
/// A PDF is a page of A4; a picture is as wide, and as high as it needs to be.
///
/// # Errors
/// [`HeatError`] when the text has no room or cannot be printed.
pub fn render(page: &HeatPage, format: HeatFormat) -> Result<Vec<u8>, HeatError> {
    let extent = match format {
        HeatFormat::Pdf => Extent::WholePaper,
        HeatFormat::Svg | HeatFormat::Png => Extent::AsHighAsNeeded,
    };
    let drawn: Page = page::draw(page, extent)?;
    compose::check_text(&drawn)?;
    match format {
        HeatFormat::Pdf => {
            let booklet =
                Booklet { title: page.title.clone(), lang: page.lang, pages: vec![drawn] };
            Ok(pdf::write(&booklet)?)
        }
        HeatFormat::Svg => Ok(picture::svg(&drawn, &page.title, page.lang).into_bytes()),
        HeatFormat::Png => Ok(picture::png(&drawn)?),
    }
}
