//! Splits a question into cases: each way to meet it belongs to exactly one.

use std::cmp::Reverse;

use super::case::Case;
use super::ships::Ships;
use super::sums::{Owed, Watched};
use crate::count::Effort;

/// How many ships a case leaves free at most.
pub(super) const MOST_FREE: usize = 3;

/// More cases, or looks on the way to them, than are worth counting.
#[derive(Clone, Copy, Debug)]
pub(super) struct TooMany;

/// Most cases, and branches on the way to them: within 200 MB.
const MOST_NODES: u64 = 1 << 19;

/// Most places of free ships over all cases: about what a scan of the largest boards takes.
const MOST_STATES: u64 = 1 << 26;

/// Where so many places of ships are to be combined, clashes are not expected to leave few enough cases, and none is
/// looked for.
const MOST_AHEAD: u64 = MOST_NODES << 6;

/// The cases found so far.
pub(super) struct Split<'a> {
    ships: &'a Ships,
    owed: &'a [Owed],
    watched: &'a Watched,
    pub(super) cases: Vec<Case>,
    pub(super) effort: Effort,
}

impl<'a> Split<'a> {
    /// Splits a question.
    ///
    /// # Errors
    /// Where there are too many cases.
    pub(super) fn of(
        ships: &'a Ships,
        owed: &'a [Owed],
        watched: &'a Watched,
    ) -> Result<Self, TooMany> {
        let (cases, effort) = (Vec::new(), Effort::default());
        let mut split = Self { ships, owed, watched, cases, effort };
        let needs: Vec<u32> = owed.iter().map(|owed| owed.need).collect();
        split.settle(Case::of(ships), &needs)?;
        Ok(split)
    }

    /// Lays ships until every sum has come out, always for the sum with the fewest places to add to it.
    ///
    /// Of all ships that add to that sum in a way, the first is laid: those before it add nothing.
    fn settle(&mut self, mut case: Case, rest: &[u32]) -> Result<(), TooMany> {
        self.step()?;
        for (owed, rest) in self.owed.iter().zip(rest) {
            case.open.remove(owed.above(*rest));
        }
        if case.is_full(self.ships) {
            return Ok(());
        }
        let gaining = |(at, _): (usize, &u32)| {
            let adds = self.owed[at].above(0);
            let words = self.ships.all.iter().map(|ship| ship.words.clone());
            (words.map(|words| case.open.shared(words, adds)).sum::<usize>(), at)
        };
        let unmet = rest.iter().enumerate().filter(|(_, rest)| **rest > 0);
        let Some((_, hardest)) = unmet.map(gaining).min() else {
            let keeper = self.keeper(&case);
            return self.hear(case, 0, keeper);
        };
        let adds = self.owed[hardest].above(0).clone();
        for ship in case.free.clone() {
            let mut quiet = case.clone();
            quiet.open.remove_in(self.ships.all[ship].words.clone(), &adds);
            for place in self.parted(&case, &quiet, ship) {
                let rest: Vec<u32> = self
                    .owed
                    .iter()
                    .zip(rest)
                    .map(|(owed, rest)| rest - owed.gains[place])
                    .collect();
                self.settle(case.with(self.ships, ship, place), &rest)?;
            }
            case = quiet;
        }
        Ok(())
    }

    /// Lays every ship that adds to a watched sum, from the given one on; not the keeper, whose places are told apart
    /// when they are counted.
    fn hear(&mut self, mut case: Case, from: usize, keeper: Option<usize>) -> Result<(), TooMany> {
        let ships = self.ships;
        for ship in from..ships.all.len() {
            if !case.free.contains(&ship) || keeper == Some(ship) {
                continue;
            }
            let mut quiet = case.clone();
            quiet.open.remove_in(ships.all[ship].words.clone(), &self.watched.loud);
            for place in self.parted(&case, &quiet, ship) {
                self.step()?;
                self.hear(case.with(ships, ship, place), ship + 1, keeper)?;
            }
            case = quiet;
        }
        self.lay(case, keeper)
    }

    /// The places of a ship that the second case no longer has.
    fn parted(&self, case: &Case, quiet: &Case, ship: usize) -> Vec<usize> {
        let mut parted = case.open.clone();
        parted.remove(&quiet.open);
        parted.each(self.ships.all[ship].words.clone()).collect()
    }

    /// Of the ships with the most places left, which are laid last, the one with the most that add to a watched sum,
    /// where there is such a place.
    fn keeper(&self, case: &Case) -> Option<usize> {
        let mut last = case.free.clone();
        last.sort_by_key(|ship| Reverse(case.room(self.ships, *ship)));
        last.truncate(MOST_FREE);
        let loud = |ship: usize| {
            (case.open.shared(self.ships.all[ship].words.clone(), &self.watched.loud), ship)
        };
        let most = last.into_iter().map(loud).max()?;
        (most.0 > 0).then_some(most.1)
    }

    /// Lays the ship with the fewest places left, until no more are free than a case may leave.
    fn lay(&mut self, mut case: Case, keeper: Option<usize>) -> Result<(), TooMany> {
        self.step()?;
        let ships = self.ships;
        if case.is_full(ships) {
            return Ok(());
        }
        if case.free.len() <= MOST_FREE {
            self.effort.states +=
                1 + case.free.iter().map(|ship| case.room(ships, *ship) as u64).sum::<u64>();
            case.free.sort_by_key(|ship| keeper != Some(*ship));
            self.cases.push(case);
            return Ok(());
        }
        self.look_ahead(&case)?;
        let others = case.free.iter().filter(|ship| keeper != Some(**ship));
        let Some(ship) = others.copied().min_by_key(|ship| case.room(ships, *ship)) else {
            return Ok(());
        };
        for place in case.places(ships, ship) {
            self.lay(case.with(ships, ship, place), keeper)?;
        }
        Ok(())
    }

    /// Whether the places of all ships that are still to be laid can be combined one by one.
    fn look_ahead(&self, case: &Case) -> Result<(), TooMany> {
        let mut rooms: Vec<u64> =
            case.free.iter().map(|ship| case.room(self.ships, *ship) as u64).collect();
        rooms.sort_unstable();
        rooms.truncate(rooms.len() - MOST_FREE);
        let ahead = rooms.into_iter().fold(1, u64::saturating_mul);
        if ahead > MOST_AHEAD { Err(TooMany) } else { Ok(()) }
    }

    fn step(&mut self) -> Result<(), TooMany> {
        self.effort.nodes += 1;
        let few = self.effort.nodes <= MOST_NODES && self.effort.states <= MOST_STATES;
        few.then_some(()).ok_or(TooMany)
    }
}
