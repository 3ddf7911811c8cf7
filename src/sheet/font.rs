//! The type of the sheets, measured: widths, heights, and which characters it has.
//!
//! Text is set glyph after glyph by its widths alone, without kerning or ligatures, so adding widths is exact. A PDF
//! gives them in whole thousandths of an em; they are measured here as they are written there.

use std::collections::HashMap;
use std::sync::LazyLock;

use ttf_parser::{Face, GlyphId, OutlineBuilder};

use super::mark::Weight;
use super::mm::{Mm, Pt};

/// The regular font, `DejaVu` Sans, cut down to the characters of English and French.
const REGULAR: &[u8] = include_bytes!("fonts/DejaVuSans.ttf");
/// The bold one, cut down to the same characters.
const BOLD: &[u8] = include_bytes!("fonts/DejaVuSans-Bold.ttf");

/// The characters below this code (Basic Latin to Latin Extended-A) are looked up by position.
const DENSE: usize = 0x180;

static REGULAR_TABLE: LazyLock<Table> = LazyLock::new(|| Table::read(REGULAR));
static BOLD_TABLE: LazyLock<Table> = LazyLock::new(|| Table::read(BOLD));

/// The bytes of the font of that weight, as embedded in every sheet.
pub(crate) fn program(weight: Weight) -> &'static [u8] {
    match weight {
        Weight::Regular => REGULAR,
        Weight::Bold => BOLD,
    }
}

/// How wide `text` runs, from the origin of its first glyph to where the next one would stand.
///
/// A character that the font lacks counts as wide as the box shown for it; see [`missing_glyph`].
pub fn text_width(text: &str, weight: Weight, size: Pt) -> Mm {
    let table = table(weight);
    let thousandths: u32 = text.chars().map(|c| u32::from(table.glyph_or_box(c).advance)).sum();
    em(f64::from(thousandths), size)
}

/// How far lines reach above the base line.
pub fn ascent(weight: Weight, size: Pt) -> Mm {
    em(table(weight).ascent, size)
}

/// How far lines reach below the base line, as a positive length.
pub fn descent(weight: Weight, size: Pt) -> Mm {
    em(table(weight).descent, size)
}

/// The height of capitals and figures above the base line.
pub fn cap_height(weight: Weight, size: Pt) -> Mm {
    em(table(weight).cap_height, size)
}

/// The first character of `text` that cannot be drawn, in either weight.
pub fn missing_glyph(text: &str) -> Option<char> {
    text.chars().find(|&c| REGULAR_TABLE.glyph(c).is_none())
}

/// What a line of text really covers, measured from its left end on the base line; up is positive.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink {
    /// The leftmost ink; a letter may reach a little left of its origin.
    pub left: Mm,
    /// The rightmost ink.
    pub right: Mm,
    /// The highest ink above the base line.
    pub top: Mm,
    /// The lowest ink; negative when it is below the base line.
    pub bottom: Mm,
}

/// The ink of `text`; nothing when it is blank.
pub fn ink(text: &str, weight: Weight, size: Pt) -> Option<Ink> {
    let table = table(weight);
    let mut origin = 0.0;
    let mut sum: Option<Outline> = None;
    for glyph in text.chars().map(|c| table.glyph_or_box(c)) {
        if let Some(outline) = glyph.outline.map(|outline| outline.moved(origin)) {
            sum = Some(sum.map_or(outline, |sum| sum.joined(outline)));
        }
        origin += f64::from(glyph.advance);
    }
    sum.map(|sum| Ink {
        left: em(sum.left, size),
        right: em(sum.right, size),
        top: em(sum.top, size),
        bottom: em(sum.bottom, size),
    })
}

/// The characters of `text` one by one, each with the distance of its origin from the left end.
pub(super) fn origins(
    text: &str,
    weight: Weight,
    size: Pt,
) -> impl Iterator<Item = (char, Mm)> + '_ {
    let mut thousandths = 0.0;
    text.chars().map(move |c| {
        let origin = em(thousandths, size);
        thousandths += f64::from(table(weight).glyph_or_box(c).advance);
        (c, origin)
    })
}

/// Draws the outline of a character in the units of its font, up being positive, its origin at (0, 0); nothing where
/// it is blank.
pub(super) fn outline(c: char, weight: Weight, pen: &mut dyn OutlineBuilder) {
    let face = face(weight);
    face.outline_glyph(face.glyph_index(c).unwrap_or_default(), pen);
}

/// How long one unit of the font is at that size.
pub(super) fn unit(weight: Weight, size: Pt) -> Mm {
    size.mm() / f64::from(face(weight).units_per_em())
}

fn face(weight: Weight) -> &'static Face<'static> {
    static REGULAR_FACE: LazyLock<Face<'static>> = LazyLock::new(|| parse(REGULAR));
    static BOLD_FACE: LazyLock<Face<'static>> = LazyLock::new(|| parse(BOLD));
    match weight {
        Weight::Regular => &REGULAR_FACE,
        Weight::Bold => &BOLD_FACE,
    }
}

fn parse(program: &[u8]) -> Face<'_> {
    Face::parse(program, 0).expect("the built-in fonts are whole")
}

/// A length given in thousandths of an em.
fn em(thousandths: f64, size: Pt) -> Mm {
    Pt(thousandths * size.0 / 1000.0).mm()
}

fn table(weight: Weight) -> &'static Table {
    match weight {
        Weight::Regular => &REGULAR_TABLE,
        Weight::Bold => &BOLD_TABLE,
    }
}

/// The edges of a glyph, in thousandths of an em.
#[derive(Clone, Copy, Debug)]
struct Outline {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

impl Outline {
    fn moved(self, right: f64) -> Self {
        Self { left: self.left + right, right: self.right + right, ..self }
    }

    fn joined(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            right: self.right.max(other.right),
            top: self.top.max(other.top),
            bottom: self.bottom.min(other.bottom),
        }
    }
}

/// The measures of a glyph, in thousandths of an em.
#[derive(Clone, Copy, Debug)]
struct Glyph {
    advance: u16,
    outline: Option<Outline>,
}

/// The measures of a font.
struct Table {
    /// By code, for the characters below [`DENSE`].
    dense: Vec<Option<Glyph>>,
    rest: HashMap<char, Glyph>,
    /// What is shown for a character that the font lacks.
    missing: Glyph,
    ascent: f64,
    descent: f64,
    cap_height: f64,
}

impl Table {
    fn read(program: &[u8]) -> Self {
        let face = parse(program);
        let scale = 1000.0 / f64::from(face.units_per_em());
        let mut table = Self {
            dense: vec![None; DENSE],
            rest: HashMap::new(),
            missing: read_glyph(&face, GlyphId(0)),
            ascent: f64::from(face.ascender()) * scale,
            descent: -f64::from(face.descender()) * scale,
            cap_height: 0.0,
        };
        for c in characters(&face) {
            if let Some(id) = face.glyph_index(c) {
                table.insert(c, read_glyph(&face, id));
            }
        }
        table.cap_height = table.glyph_or_box('H').outline.map_or(0.0, |outline| outline.top);
        table
    }

    fn insert(&mut self, c: char, glyph: Glyph) {
        match self.dense.get_mut(c as usize) {
            Some(place) => *place = Some(glyph),
            None => {
                self.rest.insert(c, glyph);
            }
        }
    }

    fn glyph(&self, c: char) -> Option<&Glyph> {
        match self.dense.get(c as usize) {
            Some(place) => place.as_ref(),
            None => self.rest.get(&c),
        }
    }

    fn glyph_or_box(&self, c: char) -> &Glyph {
        self.glyph(c).unwrap_or(&self.missing)
    }
}

/// The characters that a font maps to glyphs.
fn characters(face: &Face<'_>) -> Vec<char> {
    let mut found = Vec::new();
    for subtable in face.tables().cmap.into_iter().flat_map(|cmap| cmap.subtables) {
        if subtable.is_unicode() {
            subtable.codepoints(|code| found.extend(char::from_u32(code)));
        }
    }
    found
}

fn read_glyph(face: &Face<'_>, id: GlyphId) -> Glyph {
    let units = u32::from(face.units_per_em());
    let scale = 1000.0 / f64::from(units);
    let advance = u32::from(face.glyph_hor_advance(id).unwrap_or(0)) * 1000 / units;
    let outline = face.glyph_bounding_box(id).map(|edges| Outline {
        left: f64::from(edges.x_min) * scale,
        right: f64::from(edges.x_max) * scale,
        top: f64::from(edges.y_max) * scale,
        bottom: f64::from(edges.y_min) * scale,
    });
    Glyph { advance: u16::try_from(advance).unwrap_or(u16::MAX), outline }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Weight; 2] = [Weight::Regular, Weight::Bold];

    #[test]
    fn widths_are_those_of_dejavu_sans() {
        // Advances of DejaVu Sans in units of 1/2048 em: A 1401, space 651, œ 2095; bold A 1585.
        let width = |text, weight| text_width(text, weight, Pt(1000.0)).pt().0;
        assert!((width("A", Weight::Regular) - 684.0).abs() < 1e-6);
        assert!((width(" ", Weight::Regular) - 317.0).abs() < 1e-6);
        assert!((width("œ", Weight::Regular) - 1022.0).abs() < 1e-6);
        assert!((width("A", Weight::Bold) - 773.0).abs() < 1e-6);
        assert!((width("A A", Weight::Regular) - (684.0 + 317.0 + 684.0)).abs() < 1e-6);
    }

    #[test]
    fn the_fonts_are_those_that_the_script_makes() {
        use sha2::{Digest, Sha256};
        let sums = include_str!("fonts/SHA256SUMS");
        for (line, weight) in sums.lines().zip([Weight::Bold, Weight::Regular]) {
            let sum = u128::from_str_radix(&line[..32], 16).unwrap().to_be_bytes();
            assert_eq!(Sha256::digest(program(weight))[..16], sum, "{line}");
        }
    }

    #[test]
    fn both_weights_have_the_same_characters() {
        for code in 0..=0xFFFF {
            let Some(c) = char::from_u32(code) else { continue };
            assert_eq!(REGULAR_TABLE.glyph(c).is_some(), BOLD_TABLE.glyph(c).is_some(), "{c:?}");
        }
    }

    #[test]
    fn english_and_french_can_be_drawn() {
        let text = "AZaz09 ÀÂÇÉÈÊËÎÏÔÙÛÜŸ àâçéèêëîïôùûüÿ œŒæÆ €£ « » ‹ › ’‘“” – — • … × → ← ↑ ↓ № n° ½ ± \u{202F}\u{A0}\u{2011}";
        assert_eq!(missing_glyph(text), None);
    }

    #[test]
    fn the_first_character_without_a_glyph_is_named() {
        assert_eq!(missing_glyph("a✓b☐"), Some('✓'));
        assert_eq!(missing_glyph("a\nb"), Some('\n'));
        assert_eq!(missing_glyph("Ж"), Some('Ж'));
    }

    #[test]
    fn capitals_stand_between_base_line_and_ascent() {
        for weight in BOTH {
            let cap = cap_height(weight, Pt(10.0)).pt().0;
            assert!((cap - 7.29).abs() < 0.01, "{cap}");
            assert!(cap < ascent(weight, Pt(10.0)).pt().0);
            assert!(descent(weight, Pt(10.0)) > Mm::ZERO);
        }
    }

    #[test]
    fn ink_is_what_the_letters_cover() {
        let ink = ink("Ég", Weight::Regular, Pt(100.0)).unwrap();
        assert!(ink.top > cap_height(Weight::Regular, Pt(100.0)));
        assert!(ink.bottom < Mm::ZERO);
        assert!(ink.left > Mm::ZERO && ink.right < text_width("Ég", Weight::Regular, Pt(100.0)));
    }

    #[test]
    fn blank_text_has_no_ink() {
        assert_eq!(ink(" \u{A0}", Weight::Bold, Pt(10.0)), None);
    }
}
