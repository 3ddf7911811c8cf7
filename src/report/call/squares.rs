use std::ops::Range;

use super::CallFault;
use super::pieces::{Joint, Piece, What, pieces};
use crate::board::{Grid, Letters, Square, SquareError, slip};

/// The squares that a text names, in the order named, in all the ways in which people write and say them
/// (rules.md §4.4).
///
/// # Errors
/// There is none, or a word is no square, or the square lies beyond the edge. What is nearly a square, such as `17`, is a
/// fault that proposes it, never a square.
pub fn squares(text: &str, grid: Grid) -> Result<Vec<Square>, CallFault> {
    let pieces = pieces(text);
    let call = Squares { text, grid, pieces: &pieces };
    if pieces.is_empty() {
        return Err(CallFault::Empty { example: call.example() });
    }
    let mut squares = Vec::new();
    let mut next = 0;
    while next < pieces.len() {
        let (square, taken) = match grid.letters() {
            Letters::Neither => call.numbers(next)?,
            Letters::Columns | Letters::Rows => call.lettered(next)?,
        };
        squares.push(square);
        next += taken;
    }
    Ok(squares)
}

/// A text in pieces, to be put together to squares.
struct Squares<'a> {
    text: &'a str,
    grid: Grid,
    pieces: &'a [Piece],
}

impl Squares<'_> {
    /// The square that begins at a piece, on a grid with letters, and how many pieces it takes.
    fn lettered(&self, first: usize) -> Result<(Square, usize), CallFault> {
        let piece = &self.pieces[first];
        let joined = self.pieces.get(first + 1).filter(|next| next.joint < Joint::Apart);
        match (piece.what, joined.map(|next| next.what)) {
            (What::Letter(letter), Some(What::Number(number))) => {
                self.square(&format!("{letter}{number}"), first, 2)
            }
            (What::Number(number), Some(What::Letter(letter))) if self.is_number_first(first) => {
                self.square(&format!("{letter}{number}"), first, 2)
            }
            (What::Whole, _) => self.square(&self.text[piece.at.clone()], first, 1),
            _ => Err(self.not_square(first)),
        }
    }

    /// Whether from here on numbers and letters make pairs in that order: `10 J`, `1 A 2 B`, but not `17 E 3`.
    fn is_number_first(&self, first: usize) -> bool {
        let kind = |piece: &Piece| std::mem::discriminant(&piece.what);
        let alternates = |pair: &&[Piece]| {
            let [before, after] = pair else { return false };
            let is_half = after.what != What::Whole;
            after.joint == Joint::Space && is_half && kind(before) != kind(after)
        };
        let more = self.pieces[first..].windows(2).take_while(alternates).count();
        more % 2 == 1
    }

    /// The square that begins at a piece, on a grid with numbers on both axes.
    fn numbers(&self, first: usize) -> Result<(Square, usize), CallFault> {
        let next = self.pieces.get(first + 1).filter(|next| next.joint < Joint::Apart);
        let (What::Number(column), Some(Piece { what: What::Number(row), joint, .. })) =
            (self.pieces[first].what, next)
        else {
            return Err(self.not_square(first));
        };
        let after = self.pieces.get(first + 2);
        if *joint == Joint::Space && after.is_some_and(|after| after.joint == Joint::Tight) {
            return Err(self.not_square(first));
        }
        self.square(&format!("{column},{row}"), first, 2)
    }

    fn square(&self, name: &str, first: usize, taken: usize) -> Result<(Square, usize), CallFault> {
        match self.grid.square(name) {
            Ok(square) => Ok((square, taken)),
            Err(SquareError::Malformed { .. }) => Err(self.not_square(first)),
            Err(error @ SquareError::OffGrid { .. }) => {
                let at = self.range(first, taken);
                let meant = self.meant(&at);
                Err(CallFault::OffGrid { error, at, meant })
            }
        }
    }

    /// A piece that is no square; with the next one where the two are one that was nearly written.
    fn not_square(&self, first: usize) -> CallFault {
        let taken = if self.is_slip_of_two(first) { 2 } else { 1 };
        let at = self.range(first, taken);
        let word = self.text[at.clone()].to_owned();
        let meant = self.meant(&at);
        CallFault::NotSquare { word, at, meant, example: self.example() }
    }

    /// Whether a letter stands before what looks like a number and is none: `A l`.
    fn is_slip_of_two(&self, first: usize) -> bool {
        let is_letter = matches!(self.pieces[first].what, What::Letter(_));
        let next = self.pieces.get(first + 1).filter(|next| next.joint < Joint::Apart);
        let Some(next) = next.filter(|_| is_letter) else { return false };
        let has_number = self.pieces.get(first + 2).is_some_and(|after| {
            after.joint < Joint::Apart && matches!(after.what, What::Number(_))
        });
        let is_whole_square = self.grid.square(&self.text[next.at.clone()]).is_ok();
        !has_number && !is_whole_square && self.meant(&self.range(first, 2)).is_some()
    }

    fn meant(&self, at: &Range<usize>) -> Option<String> {
        slip::meant(&self.text[at.clone()], self.grid).map(|square| self.grid.name(square))
    }

    fn range(&self, first: usize, taken: usize) -> Range<usize> {
        let last = (first + taken - 1).min(self.pieces.len() - 1);
        self.pieces[first].at.start..self.pieces[last].at.end
    }

    fn example(&self) -> String {
        self.grid.name(Square::new(self.grid.width() - 1, self.grid.height() - 1))
    }
}
