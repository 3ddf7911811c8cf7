use super::{Grid, Span, Square};

const WORDS: usize = (Grid::MAX_SIDE as usize * Grid::MAX_SIDE as usize).div_ceil(64);

/// A set of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Region {
    words: [u64; WORDS],
}

impl Region {
    /// No square.
    pub const EMPTY: Self = Self { words: [0; WORDS] };

    /// Adds a square; says whether it is new.
    pub fn insert(&mut self, square: Square) -> bool {
        let (word, bit) = position(square);
        let new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        new
    }

    /// Takes a square out.
    pub fn remove(&mut self, square: Square) {
        let (word, bit) = position(square);
        self.words[word] &= !bit;
    }

    /// Whether it holds the square.
    pub fn contains(&self, square: Square) -> bool {
        let (word, bit) = position(square);
        self.words[word] & bit != 0
    }

    /// Whether the two share a square.
    pub fn meets(&self, other: &Self) -> bool {
        self.words.iter().zip(&other.words).any(|(a, b)| a & b != 0)
    }

    /// How many squares the two share.
    pub fn shared(&self, other: &Self) -> usize {
        self.words.iter().zip(&other.words).map(|(a, b)| (a & b).count_ones() as usize).sum()
    }

    /// Adds every square of the other.
    pub fn extend(&mut self, other: &Self) {
        for (a, b) in self.words.iter_mut().zip(&other.words) {
            *a |= b;
        }
    }

    /// Its squares that the other does not hold.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        let mut rest = *self;
        for (a, b) in rest.words.iter_mut().zip(&other.words) {
            *a &= !b;
        }
        rest
    }

    /// How many squares it holds.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// Its squares, row by row.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let side = usize::from(Grid::MAX_SIDE);
        self.words.into_iter().zip(0..).flat_map(move |(word, at)| {
            bits(word).map(move |bit| {
                let index = 64 * at + bit;
                Square::new((index % side) as u8, (index / side) as u8)
            })
        })
    }
}

impl From<Span> for Region {
    fn from(span: Span) -> Self {
        span.squares().collect()
    }
}

impl FromIterator<Square> for Region {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut region = Self::EMPTY;
        for square in squares {
            region.insert(square);
        }
        region
    }
}

/// The places of the bits that are set, the lowest first.
fn bits(word: u64) -> impl Iterator<Item = usize> {
    let without_lowest = |word: &u64| Some(word & word.wrapping_sub(1));
    std::iter::successors(Some(word), without_lowest)
        .take_while(|word| *word != 0)
        .map(|word| word.trailing_zeros() as usize)
}

const fn position(square: Square) -> (usize, u64) {
    let index = square.row as usize * Grid::MAX_SIDE as usize + square.column as usize;
    (index / 64, 1 << (index % 64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_come_row_by_row() {
        let grid = Grid::new(26, 26, crate::board::Letters::Columns).unwrap();
        let all: Region = grid.squares().collect();
        assert!(all.squares().eq(grid.squares()));
        assert_eq!(Region::EMPTY.squares().count(), 0);
    }

    #[test]
    fn holds_what_was_put_in() {
        let mut region = Region::from(Span::land(Square::new(23, 23)));
        assert_eq!(region.len(), 9);
        assert!(region.contains(Square::new(25, 25)));
        assert!(!region.insert(Square::new(24, 24)));
        region.remove(Square::new(24, 24));
        assert_eq!(region.squares().count(), 8);
        let corner: Region = [Square::new(23, 23), Square::new(0, 0)].into_iter().collect();
        assert_eq!(region.without(&corner).len(), 7);
        assert_eq!(corner.without(&region).squares().collect::<Vec<_>>(), [Square::new(0, 0)]);
        assert!(!region.meets(&Region::from(Span::land(Square::new(0, 0)))));
    }
}
