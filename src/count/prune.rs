//! Which nodes of the scan lead nowhere, seen early. Each rule drops only what no way of meeting the sums goes through.

use super::fleet::Combos;
use super::plan::Plan;
use super::state::Key;
use super::step::At;

impl Plan {
    /// Whether every open sum can still reach its need.
    ///
    /// [`super::plan::Cell::ahead`] holds, for each open sum, one more than all that can still be added to it, at the
    /// place of its field. The field is all ones when the sum is met; so adding the two sets its guard exactly where
    /// what is gained and what is ahead come to the need. One addition looks at every sum at once.
    pub(super) fn can_be_met(&self, At { cell, key }: At) -> bool {
        let cell = &self.cells[cell];
        (key + cell.ahead) & cell.open_guards == cell.open_guards
    }

    /// The combinations of ships used with which a node can still meet its sums.
    ///
    /// Where only one kind of ship can add to some open sums, and one such ship adds at most `m` to all of them
    /// together, the ships of that kind that are left must be at least all that they lack, divided by `m` and rounded up.
    pub(super) fn can_be_met_with(&self, At { cell, key }: At) -> Combos {
        self.cells[cell].duties.iter().fold(Combos::MAX, |combos, duty| {
            let lack: u32 = duty.fields.iter().map(|field| field.lack(key)).sum();
            let needed = if lack == 0 { 0 } else { lack.div_ceil(duty.most.max(1)) };
            combos & self.used.with_left(duty.kind, needed)
        })
    }

    /// Whether the end is reached with nothing left over: see [`Plan::can_be_met`] for the sums.
    pub(super) fn watched(&self, key: Key) -> Vec<u32> {
        self.watched.iter().map(|field| field.value(key)).collect()
    }
}
