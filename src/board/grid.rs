use std::ops::RangeInclusive;

use thiserror::Error;

use super::{Shape, Span, Square};
use crate::lang::{Describe, Lang};

/// Which axis carries letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Letters {
    /// Letters name the columns, numbers the rows: A1 is top left, B1 on its right (`S0-6`).
    Columns,
    /// Letters name the rows, numbers the columns: A1 is top left, A2 on its right (`S2-4`).
    Rows,
    /// Numbers on both axes, column first: `3,4` (`G3`).
    Neither,
}

/// The size of a board and the way its squares are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    width: u8,
    height: u8,
    letters: Letters,
}

/// Why a text does not name a square of the grid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum SquareError {
    /// It is not a letter and a number (or two numbers, where both axes carry them).
    Malformed {
        /// What was written.
        text: String,
    },
    /// It names a square beyond the edge.
    OffGrid {
        /// What was written.
        text: String,
        /// The name of the top left square.
        first: String,
        /// The name of the bottom right square.
        last: String,
    },
}

impl Describe for SquareError {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::Malformed { text } => lang
                .pick(format!("`{text}` is not a square"), format!("`{text}` n'est pas une case")),
            Self::OffGrid { text, first, last } => lang.pick(
                format!("`{text}` is off the grid, which runs from {first} to {last}"),
                format!("`{text}` est hors de la grille, qui va de {first} à {last}"),
            ),
        }
    }
}

impl Grid {
    /// The longest side that letters can name: A to Z.
    pub const MAX_SIDE: u8 = 26;

    /// Lengths that a side may have.
    pub const SIDES: RangeInclusive<u8> = 1..=Self::MAX_SIDE;

    /// The grid of that many columns and rows, if both are within [`Self::SIDES`].
    pub fn new(width: u8, height: u8, letters: Letters) -> Option<Self> {
        let fits = Self::SIDES.contains(&width) && Self::SIDES.contains(&height);
        fits.then_some(Self { width, height, letters })
    }

    /// Columns.
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// Rows.
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// Which axis carries letters.
    pub const fn letters(&self) -> Letters {
        self.letters
    }

    /// How many squares it has.
    pub const fn area(&self) -> u16 {
        self.width as u16 * self.height as u16
    }

    /// Whether the square lies on it.
    pub const fn contains(&self, square: Square) -> bool {
        square.column < self.width && square.row < self.height
    }

    /// Whether the whole span lies on it.
    pub const fn holds(&self, span: &Span) -> bool {
        span.first.column as u16 + span.width as u16 <= self.width as u16
            && span.first.row as u16 + span.height as u16 <= self.height as u16
    }

    /// The squares up to `reach` to either side of one, as far as the grid goes.
    pub fn around(&self, square: Square, reach: u8) -> Span {
        let last = |at: u8, side: u8| (at + reach).min(side - 1);
        let first =
            Square::new(square.column.saturating_sub(reach), square.row.saturating_sub(reach));
        let last = Square::new(last(square.column, self.width), last(square.row, self.height));
        Span::between(first, last)
    }

    /// Its squares, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        let width = self.width;
        (0..self.height).flat_map(move |row| (0..width).map(move |column| Square::new(column, row)))
    }

    /// Where a ship of that shape can lie: every span, row by row, across before down.
    ///
    /// The order is part of the layout code: it never changes.
    pub fn placements(&self, shape: Shape) -> Vec<Span> {
        let lying = |orientation| {
            self.squares()
                .map(move |first| Span::of(shape, orientation, first))
                .filter(|span| self.holds(span))
        };
        shape.orientations().iter().flat_map(|orientation| lying(*orientation)).collect()
    }

    /// What stands at the head of a column.
    pub fn column_label(&self, column: u8) -> String {
        label(column, self.letters == Letters::Columns)
    }

    /// What stands at the side of a row.
    pub fn row_label(&self, row: u8) -> String {
        label(row, self.letters == Letters::Rows)
    }

    /// The name of a square, letter first: `C10`; `3,10` where both axes carry numbers.
    pub fn name(&self, square: Square) -> String {
        let (column, row) = (self.column_label(square.column), self.row_label(square.row));
        match self.letters {
            Letters::Columns => column + &row,
            Letters::Rows => row + &column,
            Letters::Neither => format!("{column},{row}"),
        }
    }

    /// The square that a text names: `C5`, `c5`, `5C`, `C-5`, `C 5`, `C.5`; `3,5` where both axes carry numbers.
    ///
    /// # Errors
    /// [`SquareError`] when it is no such name, or the square lies beyond the edge.
    pub fn square(&self, text: &str) -> Result<Square, SquareError> {
        let malformed = || SquareError::Malformed { text: text.to_owned() };
        let (first, second) = self.coordinates(text.trim()).ok_or_else(malformed)?;
        let off_grid = || SquareError::OffGrid {
            text: text.trim().to_owned(),
            first: self.name(Square::new(0, 0)),
            last: self.name(Square::new(self.width - 1, self.height - 1)),
        };
        let (column, row) = match self.letters {
            Letters::Columns | Letters::Neither => (first, second),
            Letters::Rows => (second, first),
        };
        let index = |n: u32, side: u8| {
            n.checked_sub(1).and_then(|n| u8::try_from(n).ok()).filter(|n| *n < side)
        };
        let column = index(column, self.width).ok_or_else(off_grid)?;
        let row = index(row, self.height).ok_or_else(off_grid)?;
        Ok(Square::new(column, row))
    }

    /// The name of a span by its first and last square, as layouts write it: `I4-I7`; one square alone: `E3`.
    pub fn span_name(&self, span: &Span) -> String {
        let first = self.name(span.first);
        if span.first == span.last() {
            first
        } else {
            format!("{first}-{}", self.name(span.last()))
        }
    }

    /// The two coordinates as written, counted from 1: the letter's first, or the column's.
    fn coordinates(&self, text: &str) -> Option<(u32, u32)> {
        let number = |digits: &str| {
            let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            plain.then(|| digits.parse().unwrap_or(u32::MAX))
        };
        if self.letters == Letters::Neither {
            let (column, row) = text.split_once([',', '|', '/'])?;
            return Some((number(column.trim())?, number(row.trim())?));
        }
        let letter =
            |c: char| c.is_ascii_alphabetic().then(|| u32::from(c.to_ascii_uppercase()) - 64);
        let joint = |c: char| c == '-' || c == '.' || c == '|' || c.is_whitespace();
        let (head, tail) = (text.chars().next()?, text.chars().next_back()?);
        if let Some(letter) = letter(head) {
            return Some((letter, number(text[1..].trim_start_matches(joint))?));
        }
        let letter = letter(tail)?;
        Some((letter, number(text[..text.len() - 1].trim_end_matches(joint))?))
    }
}

fn label(index: u8, lettered: bool) -> String {
    if lettered { char::from(b'A' + index).to_string() } else { (index + 1).to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_placement_is_listed_once() {
        let grid = Grid::new(5, 4, Letters::Columns).unwrap();
        let count = |shape| grid.placements(shape).len();
        assert_eq!(count(Shape::Line(1)), 20);
        assert_eq!(count(Shape::Line(3)), 3 * 4 + 5 * 2);
        assert_eq!(count(Shape::Line(5)), 4);
        assert_eq!(count(Shape::Block), 4 * 3);
        assert_eq!(count(Shape::Line(6)), 0);
    }

    #[test]
    fn names_and_squares_are_inverse_on_every_grid() {
        for letters in [Letters::Columns, Letters::Rows, Letters::Neither] {
            let grid = Grid::new(26, 21, letters).unwrap();
            for square in grid.squares() {
                assert_eq!(grid.square(&grid.name(square)), Ok(square));
            }
        }
    }

    #[test]
    fn accepts_the_ways_people_write_a_square() {
        let grid = Grid::new(10, 10, Letters::Columns).unwrap();
        for text in ["C5", "c5", " C5 ", "C-5", "C.5", "C 5", "5C", "C05"] {
            assert_eq!(grid.square(text), Ok(Square::new(2, 4)), "{text}");
        }
        for text in ["", "17", "C", "CC5", "C5x", "é5", "C-", "CIO", "-5"] {
            assert!(matches!(grid.square(text), Err(SquareError::Malformed { .. })), "{text}");
        }
        for text in ["K1", "A11", "A0", "A99999999999"] {
            assert!(matches!(grid.square(text), Err(SquareError::OffGrid { .. })), "{text}");
        }
    }

    #[test]
    fn letters_on_rows_turn_the_board() {
        let grid = Grid::new(10, 10, Letters::Rows).unwrap();
        assert_eq!(grid.square("B3"), Ok(Square::new(2, 1)));
        assert_eq!(grid.name(Square::new(2, 1)), "B3");
        assert_eq!(grid.column_label(9), "10");
    }
}
