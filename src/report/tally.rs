use std::collections::BTreeMap;

use crate::rules::{ClassId, UnitKind};

/// What a report can count.
///
/// Its order is that of a report: by class, the largest first, then units, then ships sunk. It follows nothing that the
/// shooter could use (`B3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Subject {
    /// Hits on ships whose class is not told.
    Hit,
    /// Hits on ships of a class.
    Class(ClassId),
    /// Units destroyed.
    Unit(UnitKind),
    /// Ships of a class that sank.
    SunkClass(ClassId),
    /// Ships that sank and are not named.
    Sunk,
}

/// How many there were of each subject; a subject that is not there counts 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Tally {
    counts: BTreeMap<Subject, u32>,
}

impl Tally {
    /// How many there were of one subject.
    pub fn count(&self, subject: Subject) -> u32 {
        self.counts.get(&subject).copied().unwrap_or(0)
    }

    /// Counts `n` more of a subject.
    pub fn add(&mut self, subject: Subject, n: u32) {
        if n > 0 {
            let count = self.counts.entry(subject).or_default();
            *count = count.saturating_add(n);
        }
    }

    /// Counts all that another counts as well.
    pub fn extend(&mut self, other: &Self) {
        other.iter().for_each(|(subject, n)| self.add(subject, n));
    }

    /// The subjects that were counted, in the order of a report; no count is 0.
    pub fn iter(&self) -> impl Iterator<Item = (Subject, u32)> {
        self.counts.iter().map(|(subject, n)| (*subject, *n))
    }

    /// Whether nothing was counted.
    pub fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }

    /// Hits on ships afloat, of whatever class; a ship told as sunk is not among them.
    pub fn hits(&self) -> u32 {
        self.sum(|subject| matches!(subject, Subject::Hit | Subject::Class(_)))
    }

    /// Ships told as sunk, of whatever class.
    pub fn sunk(&self) -> u32 {
        self.sum(|subject| matches!(subject, Subject::Sunk | Subject::SunkClass(_)))
    }

    /// Units destroyed, of whatever kind.
    pub fn units(&self) -> u32 {
        self.sum(|subject| matches!(subject, Subject::Unit(_)))
    }

    fn sum(&self, counts: impl Fn(Subject) -> bool) -> u32 {
        self.iter()
            .filter(|(subject, _)| counts(*subject))
            .fold(0, |sum: u32, (_, n)| sum.saturating_add(n))
    }
}

impl FromIterator<(Subject, u32)> for Tally {
    fn from_iter<I: IntoIterator<Item = (Subject, u32)>>(counts: I) -> Self {
        let mut tally = Self::default();
        counts.into_iter().for_each(|(subject, n)| tally.add(subject, n));
        tally
    }
}
