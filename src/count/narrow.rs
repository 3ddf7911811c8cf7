//! What can be ruled out before any counting, one placement at a time.
//!
//! Each rule bars placements that are in no way that meets the sums, so the count stays what it is; together they are
//! repeated until none finds anything more. They make most sums of late turns disappear, and with them the memory that
//! the scan would need for them.

use super::Question;
use super::clash::Clashes;
use super::places::Places;
use super::question::{Placement, Sum};

/// A question whose placements and sums have been narrowed.
#[derive(Clone, Debug)]
pub(super) struct Narrowed {
    /// By placement: whether it can still be chosen.
    pub(super) open: Vec<bool>,
    /// The sums that do not come out by themselves.
    pub(super) sums: Vec<Sum>,
}

/// Narrows a question; none where nothing can meet it.
pub(super) fn narrow(question: &Question) -> Option<Narrowed> {
    let open = |(barred, placement): (&bool, &Placement)| {
        !barred && question.kinds[placement.kind].count > 0
    };
    let open = question.barred.iter().zip(&question.placements).map(open).collect();
    let sums = question.sums.clone();
    let mut work = Work { question, clashes: None, found: Narrowed { open, sums } };
    loop {
        let before = work.found.open.iter().filter(|open| **open).count();
        work.by_sums()?;
        work.found.sums.retain(|sum| !work.question.comes_out(&work.found.open, sum));
        work.by_neighbours();
        work.enough_left()?;
        if work.found.open.iter().filter(|open| **open).count() == before {
            return Some(work.found);
        }
    }
}

struct Work<'a> {
    question: &'a Question,
    clashes: Option<Clashes>,
    found: Narrowed,
}

impl Work<'_> {
    /// A placement that gains more than a sum needs is in no way; nor is one with which, however much every other ship
    /// gains, the sum stays below its need. A sum that all ships together cannot reach has no way at all.
    fn by_sums(&mut self) -> Option<()> {
        let Narrowed { open, sums } = &mut self.found;
        for sum in sums {
            let best = self.question.best_gains(open, sum);
            let kinds = self.question.kinds.iter().zip(&best);
            let most: u32 = kinds.map(|(kind, best)| kind.count.saturating_mul(*best)).sum();
            if most < sum.need {
                return None;
            }
            for (id, placement) in self.question.placements.iter().enumerate() {
                let with = most - best[placement.kind] + sum.gains[id];
                open[id] &= sum.gains[id] <= sum.need && with >= sum.need;
            }
        }
        Some(())
    }

    /// A placement that leaves no room for some kind of ship is in no way; nor is one that leaves no room for any ship
    /// that gains what a sum needs beside it.
    fn by_neighbours(&mut self) {
        let question = self.question;
        let clashes = self.clashes.get_or_insert_with(|| Clashes::of(question));
        let Narrowed { open, sums } = &mut self.found;
        let mut of_kind: Vec<Places> = vec![Places::none(open.len()); question.kinds.len()];
        for (id, placement) in question.placements.iter().enumerate() {
            if open[id] {
                of_kind[placement.kind].insert(id);
            }
        }
        let gaining = |sum: &Sum| {
            let mut gaining = Places::none(open.len());
            let gains = |id: &usize| open[*id] && sum.gains[*id] > 0;
            (0..open.len()).filter(gains).for_each(|id| gaining.insert(id));
            gaining
        };
        let gaining: Vec<Places> = sums.iter().map(gaining).collect();
        let still: Vec<usize> = (0..open.len()).filter(|id| open[*id]).collect();
        for id in still {
            let own = question.placements[id].kind;
            let clash = clashes.with(id);
            let others = |kind: usize| question.kinds[kind].count > u32::from(kind == own);
            let room = (0..question.kinds.len())
                .all(|kind| !others(kind) || of_kind[kind].any_outside(clash));
            let sums_met = sums
                .iter()
                .zip(&gaining)
                .all(|(sum, gaining)| sum.gains[id] >= sum.need || gaining.any_outside(clash));
            open[id] = room && sums_met;
        }
    }

    fn enough_left(&self) -> Option<()> {
        let left = |kind: usize| {
            let places = self.question.placements.iter().zip(&self.found.open);
            places.filter(|(placement, open)| **open && placement.kind == kind).count()
        };
        let mut kinds = self.question.kinds.iter().enumerate();
        kinds.all(|(at, kind)| left(at) >= kind.count as usize).then_some(())
    }
}

impl Question {
    /// The most that one open placement of each kind gains.
    fn best_gains(&self, open: &[bool], sum: &Sum) -> Vec<u32> {
        let mut best = vec![0; self.kinds.len()];
        for (id, placement) in self.placements.iter().enumerate() {
            if open[id] {
                best[placement.kind] = sum.gains[id].max(best[placement.kind]);
            }
        }
        best
    }

    /// Whether a sum is met whatever is chosen: all open placements of a kind gain alike, and it comes to the need.
    fn comes_out(&self, open: &[bool], sum: &Sum) -> bool {
        let mut gains: Vec<Option<u32>> = vec![None; self.kinds.len()];
        for (id, placement) in self.placements.iter().enumerate() {
            let counts = open[id] && self.kinds[placement.kind].count > 0;
            if counts && *gains[placement.kind].get_or_insert(sum.gains[id]) != sum.gains[id] {
                return false;
            }
        }
        let each = self.kinds.iter().zip(&gains);
        each.map(|(kind, gain)| kind.count * gain.unwrap_or(0)).sum::<u32>() == sum.need
    }
}
