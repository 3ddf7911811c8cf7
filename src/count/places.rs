use std::ops::Range;

/// A set of places, by their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Places {
    words: Vec<u64>,
}

impl Places {
    /// How many numbers share a word.
    pub(super) const WORD: usize = u64::BITS as usize;

    /// No place, of so many.
    pub(super) fn none(of: usize) -> Self {
        Self { words: vec![0; of.div_ceil(Self::WORD)] }
    }

    pub(super) fn insert(&mut self, place: usize) {
        self.words[place / Self::WORD] |= 1 << (place % Self::WORD);
    }

    pub(super) fn extend(&mut self, other: &Self) {
        for (a, b) in self.words.iter_mut().zip(&other.words) {
            *a |= b;
        }
    }

    /// Takes out all that the other holds.
    pub(super) fn remove(&mut self, other: &Self) {
        for (a, b) in self.words.iter_mut().zip(&other.words) {
            *a &= !b;
        }
    }

    /// Takes out what the other holds in some words.
    pub(super) fn remove_in(&mut self, words: Range<usize>, other: &Self) {
        for (a, b) in self.words[words.clone()].iter_mut().zip(&other.words[words]) {
            *a &= !b;
        }
    }

    /// Takes out all that stands in some words.
    pub(super) fn clear(&mut self, words: Range<usize>) {
        self.words[words].fill(0);
    }

    /// Whether it holds a place that the other does not.
    pub(super) fn any_outside(&self, other: &Self) -> bool {
        self.words.iter().zip(&other.words).any(|(a, b)| a & !b != 0)
    }

    /// How many of some words it holds.
    pub(super) fn count(&self, words: Range<usize>) -> usize {
        self.words[words].iter().map(|word| word.count_ones() as usize).sum()
    }

    /// How many of some words both hold.
    pub(super) fn shared(&self, words: Range<usize>, other: &Self) -> usize {
        let both = self.words[words.clone()].iter().zip(&other.words[words]);
        both.map(|(a, b)| (a & b).count_ones() as usize).sum()
    }

    /// Those of some words, from the lowest.
    pub(super) fn each(&self, words: Range<usize>) -> impl Iterator<Item = usize> {
        let first = words.start;
        self.words[words].iter().enumerate().flat_map(move |(at, word)| {
            let without_lowest = |word: &u64| Some(word & word.wrapping_sub(1));
            std::iter::successors(Some(*word), without_lowest)
                .take_while(|word| *word != 0)
                .map(move |word| (first + at) * Self::WORD + word.trailing_zeros() as usize)
        })
    }
}
