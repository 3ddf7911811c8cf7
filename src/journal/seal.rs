//! Seals: the promise, made before the first shot, that nothing is moved afterwards (`F50`, `F52`).
//!
//! A player gives the seal of his layout away at the start, and layout and salt at the end. The salt keeps the other from
//! trying out layouts until one has the seal; it is drawn from the system, never from the seed of a layout.
//!
//! # What is sealed
//! A seal is the first 130 bits of the SHA-256 of a text, written as 26 values of 5 bits in the form of [`CodeForm`] under
//! version 1: 32 letters. Two layouts with one seal are found by about 2^65 trials, one for a given seal by 2^130.
//!
//! The text of version 1 is this, in ASCII, each line with one line feed at its end and one space between words:
//!
//! ```text
//! fleetsheet seal 1
//! salt 1000G-40R40-M30E2-09185-GR38E-1W812-4GKDW-8ME
//! grid 21 21
//! land 1 5 3 7
//! ship bb 9 4 9 7
//! unit rc 2 5
//! ```
//!
//! Its seal is `1F50K-0097D-HRFDT-D26AZ-6D9H7-Q2H5J-HJ`.
//!
//! * `salt`: the salt as it is printed, in capitals.
//! * `grid`: how many columns and rows there are.
//! * `land`, `ship` and `unit`: one line for each thing; of a ship the code of its class, of a unit that of its kind; then
//!   the column and the row of its first square, the top left one, and, but for units, those of its last, the bottom right
//!   one. Columns and rows are numbers, counted from 1 from the top left, without leading zeros.
//! * These lines are sorted byte by byte.
//!
//! So names, language, comments, the order in a file, and which axis carries letters play no part. What stands in no
//! square, such as salvoes that were bought, is not sealed. None of this ever changes: another way would be version 2.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::board::{Span, Square};
use crate::layout::Layout;
use crate::rules::Ruleset;
use crate::source::{CodeForm, CodeLength, LettersFault, fives};

/// Values of 5 bits in a seal.
const SEAL_VALUES: usize = 26;

const SEAL_FORM: CodeForm = CodeForm { version: 1, length: CodeLength::Content(SEAL_VALUES) };

const SALT_FORM: CodeForm =
    CodeForm { version: 1, length: CodeLength::Content(Salt::BYTES * 8 / 5) };

/// What makes a seal impossible to guess: 160 bits of pure chance, kept secret until the end of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Salt {
    letters: String,
}

impl Salt {
    /// Bytes that a salt is made of.
    pub const BYTES: usize = 20;

    /// The salt of these bytes, which must come from the system's own chance: whoever can draw them again can guess the
    /// layout.
    pub fn from_chance(bytes: [u8; Self::BYTES]) -> Self {
        Self { letters: SALT_FORM.write(&fives(&bytes)) }
    }
}

impl fmt::Display for Salt {
    /// In groups of five letters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.letters)
    }
}

impl FromStr for Salt {
    type Err = LettersFault;

    /// Reads a salt; hyphens, spaces and case do not matter, O is read as 0, I and L as 1.
    fn from_str(text: &str) -> Result<Self, LettersFault> {
        SALT_FORM.read(text).map(|values| Self { letters: SALT_FORM.write(&values) })
    }
}

/// A code that fits one layout with one salt and no other, and tells nothing of either.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seal {
    letters: String,
}

impl Seal {
    /// The seal of a layout.
    pub fn of(layout: &Layout, rules: &Ruleset, salt: &Salt) -> Self {
        let hash = Sha256::digest(sealed_text(layout, rules, salt));
        Self { letters: SEAL_FORM.write(&fives(&hash)[..SEAL_VALUES]) }
    }

    /// Whether this is the seal of that layout with that salt (`F50`).
    pub fn matches(&self, layout: &Layout, rules: &Ruleset, salt: &Salt) -> bool {
        *self == Self::of(layout, rules, salt)
    }
}

impl fmt::Display for Seal {
    /// In groups of five letters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.letters)
    }
}

impl FromStr for Seal {
    type Err = LettersFault;

    /// Reads a seal; hyphens, spaces and case do not matter, O is read as 0, I and L as 1.
    fn from_str(text: &str) -> Result<Self, LettersFault> {
        SEAL_FORM.read(text).map(|values| Self { letters: SEAL_FORM.write(&values) })
    }
}

/// The text that is hashed, as the head of this file fixes it.
fn sealed_text(layout: &Layout, rules: &Ruleset, salt: &Salt) -> String {
    let grid = rules.grid();
    let ships = layout
        .ships()
        .iter()
        .map(|ship| format!("ship {} {}", rules.class(ship.class).code, corners(&ship.span)));
    let land = layout.land().iter().map(|land| format!("land {}", corners(land)));
    let units =
        layout.units().iter().map(|unit| format!("unit {} {}", unit.kind.code(), at(unit.square)));
    let mut things: Vec<String> = ships.chain(land).chain(units).collect();
    things.sort_unstable();
    let head = ["fleetsheet seal 1".to_owned(), format!("salt {salt}")];
    let grid = format!("grid {} {}", grid.width(), grid.height());
    head.into_iter().chain([grid]).chain(things).map(|line| line + "\n").collect()
}

fn corners(span: &Span) -> String {
    format!("{} {}", at(span.first), at(span.last()))
}

fn at(square: Square) -> String {
    format!("{} {}", square.column + 1, square.row + 1)
}

#[cfg(test)]
mod tests;
