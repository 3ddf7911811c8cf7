//! Whole numbers made of digits of many bases, and sets numbered among all sets of their size.

use num_bigint::BigUint;

/// Digits to be packed into one number, each with its base.
#[derive(Default)]
pub(super) struct Packer {
    digits: Vec<(BigUint, BigUint)>,
}

impl Packer {
    /// Adds a digit, which is below its base.
    pub(super) fn put(&mut self, digit: usize, base: usize) {
        debug_assert!(digit < base, "{digit} is no digit to the base {base}");
        self.digits.push((BigUint::from(digit), BigUint::from(base)));
    }

    /// Adds a count of any size; small ones take least.
    pub(super) fn put_count(&mut self, mut count: usize) {
        loop {
            self.put(count % 4, 4);
            count /= 4;
            self.put(usize::from(count > 0), 2);
            if count == 0 {
                return;
            }
        }
    }

    /// Adds a set of numbers below `size`, given in rising order.
    pub(super) fn put_set(&mut self, members: &[usize], size: usize) {
        let rank = members.iter().enumerate().map(|(at, member)| binomial(*member, at + 1)).sum();
        self.digits.push((rank, binomial(size, members.len())));
    }

    /// The number as values below 32, the highest first.
    pub(super) fn pack(self) -> Vec<u8> {
        let number = self
            .digits
            .into_iter()
            .rev()
            .fold(BigUint::ZERO, |number, (digit, base)| number * base + digit);
        number.to_radix_be(32)
    }
}

/// The digits of a packed number, in the order in which they were put.
pub(super) struct Unpacker {
    rest: BigUint,
}

impl Unpacker {
    pub(super) fn new(values: &[u8]) -> Option<Self> {
        BigUint::from_radix_be(values, 32).map(|rest| Self { rest })
    }

    pub(super) fn take(&mut self, base: usize) -> usize {
        let base = BigUint::from(base);
        let digit = &self.rest % &base;
        self.rest /= base;
        usize::try_from(&digit).expect("a digit is below its base, which fits")
    }

    /// A count; `None` when it is above `most`.
    pub(super) fn take_count(&mut self, most: usize) -> Option<usize> {
        let (mut count, mut weight) = (0, 1_usize);
        loop {
            count += self.take(4).checked_mul(weight)?;
            if count > most {
                return None;
            }
            if self.take(2) == 0 {
                return Some(count);
            }
            weight = weight.checked_mul(4)?;
        }
    }

    /// A set of `length` numbers below `size`, in rising order.
    pub(super) fn take_set(&mut self, length: usize, size: usize) -> Option<Vec<usize>> {
        let all = binomial(size, length);
        if all == BigUint::ZERO {
            return None;
        }
        let mut rank = &self.rest % &all;
        self.rest /= all;
        let mut members = Vec::with_capacity(length);
        let mut member = size;
        for at in (1..=length).rev() {
            member = member.checked_sub(1)?;
            let mut below = binomial(member, at);
            while below > rank {
                below = below * (member - at) / member;
                member -= 1;
            }
            rank -= below;
            members.push(member);
        }
        members.reverse();
        Some(members)
    }

    /// Whether nothing is left.
    pub(super) fn is_spent(&self) -> bool {
        self.rest == BigUint::ZERO
    }
}

/// How many sets of `k` there are among `n` things.
fn binomial(n: usize, k: usize) -> BigUint {
    if k > n {
        return BigUint::ZERO;
    }
    (0..k).fold(BigUint::from(1_u32), |product, at| product * (n - at) / (at + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_one_size_have_all_numbers_below_their_count() {
        let mut ranks = Vec::new();
        for a in 0..7 {
            for b in a + 1..7 {
                for c in b + 1..7 {
                    let mut packer = Packer::default();
                    packer.put_set(&[a, b, c], 7);
                    let values = packer.pack();
                    ranks.push(values.iter().fold(0, |sum, value| sum * 32 + u32::from(*value)));
                    let mut unpacker = Unpacker::new(&values).unwrap();
                    assert_eq!(unpacker.take_set(3, 7), Some(vec![a, b, c]));
                    assert!(unpacker.is_spent());
                }
            }
        }
        ranks.sort_unstable();
        assert_eq!(ranks, (0..35).collect::<Vec<_>>());
    }

    #[test]
    fn digits_counts_and_sets_come_back_in_order() {
        let mut packer = Packer::default();
        packer.put(5, 7);
        for count in [0, 1, 3, 4, 16, 1352] {
            packer.put_count(count);
        }
        packer.put_set(&[], 4);
        packer.put_set(&[0, 1351], 1352);
        packer.put(1, 2);
        let mut unpacker = Unpacker::new(&packer.pack()).unwrap();
        assert_eq!(unpacker.take(7), 5);
        for count in [0, 1, 3, 4, 16, 1352] {
            assert_eq!(unpacker.take_count(1352), Some(count));
        }
        assert_eq!(unpacker.take_set(0, 4), Some(vec![]));
        assert_eq!(unpacker.take_set(2, 1352), Some(vec![0, 1351]));
        assert_eq!(unpacker.take(2), 1);
        assert!(unpacker.is_spent());
    }
}
