use thiserror::Error;

use crate::lang::{Describe, Lang};
use crate::sheet::SheetError;
use crate::sheet::pdf::PdfError;
use crate::sheet::picture::PngError;

/// Why a heat map cannot be drawn.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum HeatError {
    /// Its text has no room, or cannot be printed.
    Text {
        /// What is wrong with it.
        error: SheetError,
    },
    /// The PDF cannot be written; a fault of this program.
    Pdf {
        /// What went wrong.
        error: PdfError,
    },
    /// The picture cannot be written; a fault of this program.
    Png {
        /// What went wrong.
        error: PngError,
    },
}

impl Describe for HeatError {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::Text { error } => error.describe(lang),
            Self::Pdf { error } => error.to_string(),
            Self::Png { error } => error.to_string(),
        }
    }
}

impl From<SheetError> for HeatError {
    fn from(error: SheetError) -> Self {
        Self::Text { error }
    }
}

impl From<PdfError> for HeatError {
    fn from(error: PdfError) -> Self {
        Self::Pdf { error }
    }
}

impl From<PngError> for HeatError {
    fn from(error: PngError) -> Self {
        Self::Png { error }
    }
}
