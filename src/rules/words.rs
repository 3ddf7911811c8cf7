//! The words of a preset that are no switches.

use crate::board::{Grid, Letters, Shape};
use crate::lang::{Gender, PerLang, both};
use crate::source::{Word, words};

use super::{Marks, UnitKind, UpperFrame};

/// Columns and rows of a grid: `10x10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sides {
    pub(super) width: u8,
    pub(super) height: u8,
}

impl Word for Sides {
    const WORDS: &'static [&'static str] = &[];

    fn from_word(word: &str) -> Option<Self> {
        let (width, height) = word.split_once('x')?;
        Some(Self { width: side(width)?, height: side(height)? })
    }

    fn text(&self) -> String {
        format!("{}x{}", self.width, self.height)
    }

    fn expected() -> PerLang<String> {
        let most = Grid::MAX_SIDE;
        both(
            format!("columns x rows, each from 1 to {most}, as in `10x10`"),
            format!("colonnes x rangées, de 1 à {most}, comme `10x10`"),
        )
    }
}

impl Word for Shape {
    const WORDS: &'static [&'static str] = &[];

    fn from_word(word: &str) -> Option<Self> {
        match word {
            "2x2" => Some(Self::Block),
            _ => side(word.strip_prefix("1x")?).map(Self::Line),
        }
    }

    fn text(&self) -> String {
        self.to_string()
    }

    fn expected() -> PerLang<String> {
        let most = Grid::MAX_SIDE;
        both(format!("`1x1` to `1x{most}`, or `2x2`"), format!("`1x1` à `1x{most}`, ou `2x2`"))
    }
}

fn side(text: &str) -> Option<u8> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|side| plain && Grid::SIDES.contains(side))
}

words! {
    Letters { Columns = "columns", Rows = "rows", Neither = "neither" }
    Marks { Letters = "letters", Rings = "rings", Dots = "dots" }
    UpperFrame { Home = "home", Enemy = "enemy" }
    Gender { Masculine = "m", Feminine = "f" }
    UnitKind { Recce = "rc", Bomber = "bm", AtomBomber = "ax", AaGun = "gn" }
}
