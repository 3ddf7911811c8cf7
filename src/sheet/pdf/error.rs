//! Why a booklet cannot be written.

/// Why a booklet cannot be written; pages are counted from 1.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum PdfError {
    /// The booklet is empty.
    #[error("there is no page to write")]
    NoPages,
    /// The paper has no size, or one beyond what a PDF allows (5 metres).
    #[error("page {page} cannot be {width} mm x {height} mm")]
    PaperSize {
        /// The page.
        page: usize,
        /// Its width in millimetres.
        width: f64,
        /// Its height in millimetres.
        height: f64,
    },
    /// The pages are not all of one size.
    #[error("page {page} is not as large as the first page")]
    MixedSizes {
        /// The first page that differs.
        page: usize,
    },
    /// A character is in neither font.
    #[error("the character {character:?} in {text:?} on page {page} cannot be printed")]
    MissingGlyph {
        /// The page.
        page: usize,
        /// The character.
        character: char,
        /// The text that it stands in.
        text: String,
    },
    /// A stroke would vanish on some printers.
    #[error("a stroke on page {page} is {width} pt wide, less than {least} pt", least = super::THINNEST.0)]
    ThinStroke {
        /// The page.
        page: usize,
        /// The width of the stroke in points.
        width: f64,
    },
    /// A shade is not between black (0) and white (1).
    #[error("{shade} on page {page} is no shade of grey between 0 and 1")]
    Shade {
        /// The page.
        page: usize,
        /// The shade asked for.
        shade: f64,
    },
    /// A dash or gap has no length.
    #[error("a stroke on page {page} has dashes of {on} mm and gaps of {off} mm")]
    Dashes {
        /// The page.
        page: usize,
        /// Length of a dash in millimetres.
        on: f64,
        /// Length of a gap in millimetres.
        off: f64,
    },
    /// Something would be drawn beyond the edge of the paper.
    #[error("{what} on page {page} does not lie on the paper")]
    OffPaper {
        /// The page.
        page: usize,
        /// What it is.
        what: String,
    },
    /// The library that encodes the file refused; a fault of this program.
    #[error("the file could not be encoded: {reason}")]
    Encoding {
        /// What the library said.
        reason: String,
    },
}

impl From<lopdf::Error> for PdfError {
    fn from(error: lopdf::Error) -> Self {
        Self::Encoding { reason: error.to_string() }
    }
}

impl From<std::io::Error> for PdfError {
    fn from(error: std::io::Error) -> Self {
        Self::Encoding { reason: error.to_string() }
    }
}
