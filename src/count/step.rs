//! How the scan goes from one square to the next.

use super::plan::{Plan, Start};
use super::state::{Key, Profile};
use crate::rules::Touch;

/// Where the scan stands: before a square, with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At {
    pub(super) cell: usize,
    pub(super) key: Key,
}

impl Plan {
    /// Where the scan stands before anything is decided; none where nothing can be met.
    pub(super) fn root(&self) -> Option<At> {
        self.settle(At { cell: 0, key: 0 })
    }

    /// Lets a ship begin here, unless squares or sums forbid it.
    pub(super) fn start(&self, at: At, start: &Start) -> Option<At> {
        if at.key & start.barred_by != 0 {
            return None;
        }
        let key = (at.key | start.sets) + start.gains;
        if key & self.cells[at.cell].guards != 0 {
            return None;
        }
        let mut at = At { cell: at.cell, key };
        for _ in 1..start.width {
            at = self.arrive(At { cell: at.cell + 1, key: at.key })?;
        }
        self.settle(At { cell: at.cell + 1, key: at.key | start.leaves })
    }

    /// Goes on without beginning a ship here.
    pub(super) fn pass(&self, at: At) -> Option<At> {
        self.settle(self.without_start(at))
    }

    /// Arrives in a square and goes on to the next one where there is something to decide, or to the next row or the end.
    fn settle(&self, at: At) -> Option<At> {
        let mut at = self.arrive(at)?;
        while !self.stops(at) {
            at = self.arrive(self.without_start(at))?;
        }
        self.can_be_met(at).then_some(at)
    }

    /// Closes the sums that nothing can add to any more, opens those that begin here, and forgets what no longer
    /// matters; none where a sum that closes is not met.
    fn arrive(&self, At { cell, key }: At) -> Option<At> {
        let here = &self.cells[cell];
        let met = key & here.closing == here.closing;
        met.then_some(At { cell, key: key & here.keep | here.opening })
    }

    /// Rows are where the weights are kept, so the scan stops at each, and wherever a ship can begin.
    fn stops(&self, at: At) -> bool {
        let cell = &self.cells[at.cell];
        cell.column == 0
            || self.starts[cell.starts.clone()].iter().any(|start| {
                at.key & start.barred_by == 0 && (at.key + start.gains) & cell.guards == 0
            })
    }

    /// The key after a square in which no ship begins: it is empty, or holds what is due there.
    fn without_start(&self, At { cell, key }: At) -> At {
        let profile = self.profile;
        let column = self.cells[cell].column;
        let below = key & profile.below() != 0;
        let mut next = key & !(Profile::blocked(column) | profile.below());
        if key & profile.all_due(column) == 0 {
            if below {
                next |= Profile::blocked(column);
            }
        } else {
            next -= profile.due(column, 1);
            next |= self.beside_due(next, column);
        }
        At { cell: cell + 1, key: next }
    }

    /// What a square that was due blocks: the one under it when its ship ends there, and its neighbours as the game's
    /// rule of touching asks.
    fn beside_due(&self, key: Key, column: u8) -> Key {
        let profile = self.profile;
        let mut blocks = 0;
        let right = Some(column + 1).filter(|right| *right < profile.width);
        let free_right = right.filter(|right| key & profile.all_due(*right) == 0);
        if profile.touch != Touch::Any {
            if key & profile.all_due(column) == 0 {
                blocks |= Profile::blocked(column);
            }
            if let Some(right) = free_right {
                blocks |= Profile::blocked(right);
            }
        }
        if profile.touch == Touch::None {
            if column > 0 {
                blocks |= Profile::blocked(column - 1);
            }
            if right.is_some() {
                blocks |= profile.below();
            }
        }
        blocks
    }
}
