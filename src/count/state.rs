use super::question::Spacing;
use crate::rules::Touch;

/// What the scan must remember between two squares, packed into one number.
///
/// The squares are scanned row by row. For each column the key holds what is known of the next square to be scanned
/// there (in this row from the scanned square on, in the row below before it):
/// * **blocked**, one bit: a ship lies so near that none may begin or go on there. It is kept only where some ship
///   could lie with its top row on that square, so that equal futures have equal keys.
/// * **due**, a few bits: how many more squares of an upright ship the column must hold.
///
/// One bit more, **below**, says that the square under the one to be scanned next is blocked; it becomes that column's
/// bit when the scan passes. Then come the open sums, each in a field of its own (see [`Field`]). What class a due square
/// belongs to need not be known: all that its ship adds to any sum was added where it begins.
pub(super) type Key = u128;

/// Bits of a [`Key`].
pub(super) const KEY_BITS: u32 = Key::BITS;

/// Where the parts of a key stand that are about the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Profile {
    pub(super) width: u8,
    pub(super) touch: Touch,
    due_bits: u32,
}

impl Profile {
    /// The profile of a board so wide, on which ships reach so many rows down.
    pub(super) const fn new(width: u8, tallest: u8, spacing: Spacing) -> Self {
        let due = tallest.saturating_sub(1);
        Self { width, touch: spacing.ships, due_bits: u8::BITS - due.leading_zeros() }
    }

    /// Bits that it takes.
    pub(super) const fn bits(self) -> u32 {
        (self.width as u32 + 1) + self.width as u32 * self.due_bits
    }

    pub(super) const fn blocked(column: u8) -> Key {
        1 << column
    }

    pub(super) const fn below(self) -> Key {
        1 << self.width
    }

    /// So many squares due in a column.
    pub(super) const fn due(self, column: u8, squares: u8) -> Key {
        (squares as Key) << (self.width as u32 + 1 + column as u32 * self.due_bits)
    }

    /// All bits of what is due in a column.
    pub(super) const fn all_due(self, column: u8) -> Key {
        self.due(column, ((1_u16 << self.due_bits) - 1) as u8)
    }
}

/// Where an open sum stands in a key.
///
/// Its bits hold `gained + bias`, the bias being such that they are all ones when the sum is met. One bit above them, the
/// guard, is never set in a key: an addition that sets it has gone too far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Field {
    pub(super) at: u32,
    pub(super) bits: u32,
    pub(super) bias: u32,
}

impl Field {
    /// A field at the lowest place, for a sum that needs so much.
    pub(super) const fn of_need(need: u32) -> Self {
        let bits = u32::BITS - need.leading_zeros();
        Self { at: 0, bits, bias: (1 << bits) - 1 - need }
    }

    /// A field that only watches: it starts at 0 and may come to anything up to `most`.
    pub(super) const fn of_watch(most: u32) -> Self {
        Self { at: 0, bits: u32::BITS - most.leading_zeros(), bias: 0 }
    }

    /// Bits that it takes, with its guard.
    pub(super) const fn width(self) -> u32 {
        self.bits + 1
    }

    /// All its bits but the guard: what they are when the sum is met.
    pub(super) const fn met(self) -> Key {
        ((1 << self.bits) - 1) << self.at
    }

    pub(super) const fn guard(self) -> Key {
        1 << (self.at + self.bits)
    }

    /// What it holds before anything is gained.
    pub(super) const fn fresh(self) -> Key {
        (self.bias as Key) << self.at
    }

    /// What a gain adds to a key; a gain too large for the field goes too far as well.
    pub(super) const fn gain(self, gain: u32) -> Key {
        let most = 1 << self.bits;
        ((if gain > most { most } else { gain }) as Key) << self.at
    }

    /// What the sum still lacks.
    pub(super) const fn lack(self, key: Key) -> u32 {
        ((1 << self.bits) - 1) - self.value(key)
    }

    /// What has been gained by a field that only watches.
    pub(super) const fn value(self, key: Key) -> u32 {
        ((key & self.met()) >> self.at) as u32
    }
}
