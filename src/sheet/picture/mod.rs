//! From the marks of one page to a picture, for screens and for other documents: SVG and PNG.
//!
//! Text is drawn as outlines of the sheets' own font, so that a picture looks the same everywhere. The same page gives
//! the same bytes.

mod png;
mod svg;

pub use png::{PngError, png};
pub use svg::svg;
