use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A stream of random numbers that is the same whenever its seed is.
#[derive(Clone, Debug)]
pub struct Stream {
    generator: ChaCha8Rng,
}

impl Stream {
    pub(super) fn from_key(key: [u8; 32]) -> Self {
        Self { generator: ChaCha8Rng::from_seed(key) }
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.generator.next_u64()
    }

    /// A number below `bound`, each equally likely.
    ///
    /// # Panics
    /// When `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "no number is below zero");
        // The last, incomplete run of `bound` numbers is refused, so that none is likelier.
        let refused = (u64::MAX % bound + 1) % bound;
        loop {
            let drawn = self.bits();
            if drawn <= u64::MAX - refused {
                return drawn % bound;
            }
        }
    }

    /// An index into something of that length, each equally likely.
    ///
    /// # Panics
    /// When `length` is 0.
    pub fn index(&mut self, length: usize) -> usize {
        self.below(length as u64) as usize
    }

    /// One of the items, each equally likely; none of an empty slice.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        (!items.is_empty()).then(|| &items[self.index(items.len())])
    }

    /// Puts the items in a random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.index(end + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_a_bound_is_equally_likely() {
        let mut stream = Stream::from_key([7; 32]);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[stream.index(6)] += 1;
        }
        let chi: f64 = counts.iter().map(|n| (f64::from(*n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 25.0, "chi-square {chi} with 5 degrees of freedom: {counts:?}");
    }

    #[test]
    fn every_order_is_equally_likely() {
        let mut stream = Stream::from_key([8; 32]);
        let mut counts = std::collections::HashMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            stream.shuffle(&mut items);
            *counts.entry(items).or_insert(0_u32) += 1;
        }
        assert_eq!(counts.len(), 24);
        let chi: f64 = counts.values().map(|n| (f64::from(*n) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi < 60.0, "chi-square {chi} with 23 degrees of freedom");
    }

    #[test]
    fn the_generator_is_chacha_with_eight_rounds() {
        // First 16 bytes of the key stream of ChaCha8 with a key and nonce of zeros (Strombergson's test vectors, TC1).
        let mut stream = Stream::from_key([0; 32]);
        assert_eq!(stream.bits().to_le_bytes(), [0x3e, 0x00, 0xef, 0x2f, 0x89, 0x5f, 0x40, 0xd6]);
        assert_eq!(stream.bits().to_le_bytes(), [0x7f, 0x5b, 0xb8, 0xe8, 0x1f, 0x09, 0xa5, 0xa1]);
    }
}
