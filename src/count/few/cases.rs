use rayon::prelude::*;

use super::case::Case;
use super::lattice::Lattice;
use super::ships::Ships;
use super::split::Split;
use super::sums::{Owed, Watched};
use super::tally::{Tally, Whose};
use crate::count::answer::{Count, Effort, Source};
use crate::count::narrow::Narrowed;
use crate::count::{Excess, Limit, Question, Sum};

/// A question split into cases.
#[derive(Clone, Debug)]
pub(in crate::count) struct Cases {
    pub(super) ships: Ships,
    pub(super) watched: Watched,
    pub(super) all: Vec<Case>,
    /// By case, once they are counted: the ways of it and of all before it.
    pub(super) ends: Vec<u128>,
    effort: Effort,
}

impl Cases {
    /// Most ships of a question that is split.
    const MOST_SHIPS: u32 = 8;

    /// Splits a narrowed question; none where ships or cases are too many, or ships may touch at corners only.
    pub(in crate::count) fn of(
        question: &Question,
        narrowed: &Narrowed,
        watches: &[Sum],
    ) -> Option<Self> {
        let lattice = Lattice::of(question)?;
        let many: u32 = question.kinds.iter().map(|kind| kind.count).sum();
        if many > Self::MOST_SHIPS {
            return None;
        }
        let ships = Ships::of(question, narrowed, lattice);
        let owed: Vec<Owed> = narrowed.sums.iter().map(|sum| Owed::of(&ships, sum)).collect();
        let watched = Watched::of(&ships, watches);
        let Split { cases: all, effort, .. } = Split::of(&ships, &owed, &watched).ok()?;
        Some(Self { ships, watched, all, ends: Vec::new(), effort })
    }

    pub(super) fn within(&self, limit: Limit) -> Result<(), Excess> {
        let states = self.effort.states.max(self.effort.nodes * Limit::STATES_OF_A_NODE);
        if states > limit.states { Err(Excess::States(limit)) } else { Ok(()) }
    }

    /// As [`Question::count`].
    ///
    /// # Errors
    /// Where it takes more states than the limit allows.
    pub(in crate::count) fn count(
        mut self,
        question: &Question,
        limit: Limit,
    ) -> Result<Count, Excess> {
        self.within(limit)?;
        let (totals, by_place) = self.through();
        self.ends = totals
            .iter()
            .scan(0, |sum, ways| {
                *sum += u128::from(*ways);
                Some(*sum)
            })
            .collect();
        let mut ways = vec![0; question.placements.len()];
        for place in self.ships.every_place().each(self.ships.words()) {
            ways[self.ships.placement(place)] += u128::from(by_place[place]);
        }
        for ways in &mut ways {
            *ways /= self.ships.namings;
        }
        let (total, effort) = (self.total() / self.ships.namings, self.effort);
        let source = if total == 0 { Source::Nothing } else { Source::Few(Box::new(self)) };
        Ok(Count { total, ways, effort, source })
    }

    /// How many cases are counted by one thread before it takes others.
    pub(super) fn chunk(&self) -> usize {
        self.all.len().div_ceil(256).max(1)
    }

    /// All ways, with every ship told apart.
    pub(super) fn total(&self) -> u128 {
        self.ends.last().copied().unwrap_or(0)
    }

    /// The ways of each case, and those through each place.
    fn through(&self) -> (Vec<u64>, Vec<u64>) {
        let of_chunk = |cases: &[Case]| {
            let mut tally = Tally::of(&self.ships);
            let mut by_place = vec![0_u64; self.ships.places()];
            let mut totals = Vec::with_capacity(cases.len());
            for case in cases {
                let total = tally.count(case, Whose::Everyone);
                case.laid.iter().for_each(|place| by_place[*place] += total);
                for side in tally.sides() {
                    for (place, ways) in side.places.iter().zip(&side.ways) {
                        by_place[*place] += *ways as u64;
                    }
                }
                totals.push(total);
            }
            (totals, by_place)
        };
        self.all.par_chunks(self.chunk()).map(of_chunk).reduce(
            || (Vec::new(), vec![0; self.ships.places()]),
            |(mut totals, mut all), (more, some)| {
                totals.extend(more);
                all.iter_mut().zip(some).for_each(|(all, some)| *all += some);
                (totals, all)
            },
        )
    }
}
