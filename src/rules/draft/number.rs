use std::ops::RangeInclusive;

use crate::rules::RuleFault;
use crate::source::{At, Entry};

/// A number that may be left out.
#[derive(Clone, Debug)]
pub(super) struct Number {
    /// The number, if it stands there and can be read.
    pub(super) at: Option<At<u32>>,
    presence: Presence,
}

/// Whether the file has anything in that place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Presence {
    Absent,
    Written,
}

impl Number {
    pub(super) fn read(entry: Entry<'_, RuleFault>, bounds: RangeInclusive<u32>) -> Self {
        let presence = if entry.is_present() { Presence::Written } else { Presence::Absent };
        Self { at: entry.integer(bounds), presence }
    }

    /// Whether it is left out; one that cannot be read is not, and is reported already.
    pub(super) fn is_absent(&self) -> bool {
        self.at.is_none() && self.presence == Presence::Absent
    }

    /// The number itself.
    pub(super) fn value(&self) -> Option<u32> {
        self.at.as_ref().map(|at| at.value)
    }
}
