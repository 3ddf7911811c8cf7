//! Sizes of paper.

use std::fmt;

use thiserror::Error;

use super::mm::Mm;
use crate::lang::{Describe, Lang};

/// A sheet of paper, as it lies on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    /// Width.
    pub width: Mm,
    /// Height.
    pub height: Mm,
}

/// Why a text does not name a paper.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum PaperError {
    /// It is neither a known name nor `WIDTHxHEIGHT`.
    Unknown {
        /// What was written.
        text: String,
    },
    /// A side is too short or too long to print on.
    OutOfRange {
        /// What was written.
        text: String,
        /// The shortest side allowed, in mm.
        min: u32,
        /// The longest side allowed, in mm.
        max: u32,
    },
}

impl Describe for PaperError {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::Unknown { text } => lang.pick(
                format!(
                    "`{text}` is not a paper size: use a4, letter, a5, legal or WIDTHxHEIGHT in mm, such as 200x250"
                ),
                format!(
                    "`{text}` n'est pas un format de papier : a4, letter, a5, legal ou LARGEURxHAUTEUR en mm, comme 200x250"
                ),
            ),
            Self::OutOfRange { text, min, max } => lang.pick(
                format!("`{text}`: each side of the paper must be {min} to {max} mm long"),
                format!("`{text}` : chaque côté du papier doit avoir de {min} à {max} mm"),
            ),
        }
    }
}

impl Paper {
    /// ISO 216 A4.
    pub const A4: Self = Self { width: Mm(210.0), height: Mm(297.0) };
    /// US Letter.
    pub const LETTER: Self = Self { width: Mm(215.9), height: Mm(279.4) };
    /// ISO 216 A5.
    pub const A5: Self = Self { width: Mm(148.0), height: Mm(210.0) };
    /// US Legal.
    pub const LEGAL: Self = Self { width: Mm(215.9), height: Mm(355.6) };

    /// The papers that have a name.
    pub const NAMED: [(&'static str, Self); 4] =
        [("a4", Self::A4), ("letter", Self::LETTER), ("a5", Self::A5), ("legal", Self::LEGAL)];

    const MIN_SIDE: u32 = 50;
    const MAX_SIDE: u32 = 2000;

    /// The paper that a text names: `a4`, `Letter`, `200x250` (mm).
    ///
    /// # Errors
    /// [`PaperError`] when it names none, or one that nothing can be printed on.
    pub fn parse(text: &str) -> Result<Self, PaperError> {
        let name = text.trim().to_lowercase();
        if let Some((_, paper)) = Self::NAMED.iter().find(|(known, _)| *known == name) {
            return Ok(*paper);
        }
        let side = |side: &str| {
            side.trim_end_matches("mm").parse::<f64>().ok().filter(|mm| mm.is_finite())
        };
        let sides = name.split_once(['x', '×']).and_then(|(w, h)| Some((side(w)?, side(h)?)));
        let (width, height) = sides.ok_or_else(|| PaperError::Unknown { text: text.to_owned() })?;
        let allowed = f64::from(Self::MIN_SIDE)..=f64::from(Self::MAX_SIDE);
        if allowed.contains(&width) && allowed.contains(&height) {
            Ok(Self { width: Mm(width), height: Mm(height) })
        } else {
            Err(PaperError::OutOfRange {
                text: text.to_owned(),
                min: Self::MIN_SIDE,
                max: Self::MAX_SIDE,
            })
        }
    }

    /// The same paper turned by a quarter.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { width: self.height, height: self.width }
    }

    /// The same paper on its long side.
    #[must_use]
    pub fn landscape(self) -> Self {
        Self { width: self.width.max(self.height), height: self.width.min(self.height) }
    }
}

impl fmt::Display for Paper {
    /// Its name, or its sides in millimetres; turned papers keep their name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turned = self.turned();
        match Self::NAMED.iter().find(|(_, paper)| paper == self || *paper == turned) {
            Some((name, _)) => f.write_str(name),
            None => write!(f, "{}x{} mm", self.width.0, self.height.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_millimetres_are_papers() {
        assert_eq!(Paper::parse("A4"), Ok(Paper::A4));
        assert_eq!(Paper::parse("200x250.5"), Ok(Paper { width: Mm(200.0), height: Mm(250.5) }));
        assert_eq!(
            Paper::parse("200mmx250mm").map(|paper| paper.to_string()).as_deref(),
            Ok("200x250 mm")
        );
        for wrong in ["", "a44", "x", "10", "nanxnan", "infx3"] {
            assert!(matches!(Paper::parse(wrong), Err(PaperError::Unknown { .. })), "{wrong}");
        }
        for wrong in ["20x300", "300x99999", "-50x80"] {
            assert!(matches!(Paper::parse(wrong), Err(PaperError::OutOfRange { .. })), "{wrong}");
        }
    }

    #[test]
    fn landscape_keeps_the_name() {
        assert_eq!(Paper::A5.landscape().width, Mm(210.0));
        assert_eq!(Paper::A5.landscape().to_string(), "a5");
    }
}
