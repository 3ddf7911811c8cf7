//! The two fonts as printpdf wants them, and the characters that a booklet uses of each.

use std::collections::BTreeSet;

use printpdf::{FontId, ParsedFont, PdfFont, PdfFontHandle};

use super::PdfError;
use crate::sheet::font;
use crate::sheet::mark::Weight;

/// Both weights.
pub(super) const WEIGHTS: [Weight; 2] = [Weight::Regular, Weight::Bold];

/// The name of a font inside the file; fixed, because printpdf would number fonts over the whole process.
pub(super) fn id(weight: Weight) -> FontId {
    FontId(
        match weight {
            Weight::Regular => "Regular",
            Weight::Bold => "Bold",
        }
        .to_owned(),
    )
}

/// The font as an operation names it.
pub(super) fn handle(weight: Weight) -> PdfFontHandle {
    PdfFontHandle::External(id(weight))
}

/// The font, ready to be embedded under a name that says it is a subset.
pub(super) fn parse(weight: Weight) -> Result<PdfFont, PdfError> {
    let mut font =
        ParsedFont::from_bytes(font::program(weight), 0, &mut Vec::new()).ok_or_else(|| {
            PdfError::Encoding { reason: "a built-in font could not be read".to_owned() }
        })?;
    font.font_name = Some(
        match weight {
            Weight::Regular => "FLEETR+DejaVuSans",
            Weight::Bold => "FLEETB+DejaVuSans-Bold",
        }
        .to_owned(),
    );
    Ok(PdfFont::new(font))
}

/// The characters used in each weight.
#[derive(Default)]
pub(super) struct Used {
    regular: BTreeSet<char>,
    bold: BTreeSet<char>,
}

impl Used {
    /// Notes the characters of a text.
    pub(super) fn note(&mut self, weight: Weight, text: &str) {
        match weight {
            Weight::Regular => self.regular.extend(text.chars()),
            Weight::Bold => self.bold.extend(text.chars()),
        }
    }

    /// The characters used in one weight.
    pub(super) fn text(&self, weight: Weight) -> String {
        match weight {
            Weight::Regular => self.regular.iter().collect(),
            Weight::Bold => self.bold.iter().collect(),
        }
    }
}
