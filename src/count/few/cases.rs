use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::case::Case;
use super::lattice::Lattice;
use super::ships::Ships;
use super::split::Split;
use super::sums::{Owed, Watched};
use super::tally::{Tally, Whose};
use crate::chance::Stream;
use crate::count::answer::{Count, Effort, Outcome, Source, below};
use crate::count::narrow::Narrowed;
use crate::count::{Excess, Limit, PlacementId, Question, Sum};

/// A question split into cases.
#[derive(Clone, Debug)]
pub(in crate::count) struct Cases {
    ships: Ships,
    watched: Watched,
    list: Vec<Case>,
    /// By case, once they are counted: the ways of it and of all before it.
    ends: Vec<u128>,
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
        let needs: Vec<u32> = owed.iter().map(|owed| owed.need).collect();
        let watched = Watched::of(&ships, watches);
        let mut split = Split {
            ships: &ships,
            owed: &owed,
            watched: &watched,
            cases: Vec::new(),
            nodes: 0,
            states: 0,
        };
        split.settle(Case::of(&ships), &needs).ok()?;
        let effort = Effort { states: split.states, nodes: split.nodes };
        let list = split.cases;
        Some(Self { ships, watched, list, ends: Vec::new(), effort })
    }

    fn within(&self, limit: Limit) -> Result<(), Excess> {
        let states = self.effort.states.max(self.effort.nodes * Limit::STATES_OF_A_NODE);
        if states > limit.states { Err(Excess::States(limit)) } else { Ok(()) }
    }

    /// Counts every way, exactly.
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
        for place in self.ships.every_place().each(0..self.ships.places() / 64) {
            ways[self.ships.placement(place)] += u128::from(by_place[place]);
        }
        for ways in &mut ways {
            *ways /= self.ships.namings;
        }
        let (total, effort) = (self.total() / self.ships.namings, self.effort);
        let source = if total == 0 { Source::Nothing } else { Source::Few(Box::new(self)) };
        Ok(Count { total, ways, effort, source })
    }

    fn total(&self) -> u128 {
        self.ends.last().copied().unwrap_or(0)
    }

    /// The ways of each case, and those through each place.
    fn through(&self) -> (Vec<u64>, Vec<u64>) {
        let chunk = self.list.len().div_ceil(256).max(1);
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
        self.list.par_chunks(chunk).map(of_chunk).reduce(
            || (Vec::new(), vec![0; self.ships.places()]),
            |(mut totals, mut all), (more, some)| {
                totals.extend(more);
                all.iter_mut().zip(some).for_each(|(all, some)| *all += some);
                (totals, all)
            },
        )
    }

    /// What the watched sums can come to, in any order.
    ///
    /// # Errors
    /// Where it takes more states than the limit allows.
    pub(in crate::count) fn outcomes(&self, limit: Limit) -> Result<Vec<Outcome>, Excess> {
        self.within(limit)?;
        let chunk = self.list.len().div_ceil(256).max(1);
        let of_chunk = |cases: &[Case]| {
            let mut tally = Tally::of(&self.ships);
            let mut heard = FxHashMap::default();
            for case in cases {
                self.hear(case, &mut tally, &mut heard);
            }
            heard
        };
        let heard = self.list.par_chunks(chunk).map(of_chunk).reduce(
            FxHashMap::<Vec<u32>, u128>::default,
            |mut all, some| {
                for (gains, ways) in some {
                    *all.entry(gains).or_default() += ways;
                }
                all
            },
        );
        let namings = self.ships.namings;
        let outcomes = heard.into_iter().filter(|(_, ways)| *ways > 0);
        Ok(outcomes.map(|(gains, ways)| Outcome { gains, ways: ways / namings }).collect())
    }

    /// Adds the ways of a case to what the watched sums come to in them.
    fn hear(&self, case: &Case, tally: &mut Tally, heard: &mut FxHashMap<Vec<u32>, u128>) {
        let voice = |place: usize| &self.watched.voices[self.watched.voice[place]];
        let mut laid = vec![0; self.watched.many];
        for place in &case.laid {
            laid.iter_mut().zip(voice(*place)).for_each(|(sum, gain)| *sum += gain);
        }
        let total = tally.count(case, Whose::First);
        let Some(first) = tally.sides().first() else {
            *heard.entry(laid).or_default() += u128::from(total);
            return;
        };
        let mut by_voice: Vec<u64> = vec![0; self.watched.voices.len()];
        for (place, ways) in first.places.iter().zip(&first.ways) {
            by_voice[self.watched.voice[*place]] += *ways as u64;
        }
        for (voice, ways) in self.watched.voices.iter().zip(by_voice) {
            if ways > 0 {
                let gains = laid.iter().zip(voice).map(|(a, b)| a + b).collect();
                *heard.entry(gains).or_default() += u128::from(ways);
            }
        }
    }

    /// So many ways drawn independently, each as likely as any other.
    pub(in crate::count) fn draws(
        &self,
        many: usize,
        stream: &mut Stream,
    ) -> Vec<Vec<PlacementId>> {
        let ranks: Vec<u128> = (0..many).map(|_| below(stream, self.total())).collect();
        ranks
            .par_iter()
            .map_init(|| Tally::of(&self.ships), |tally, rank| self.way(*rank, tally))
            .collect()
    }

    /// The way that so many come before.
    fn way(&self, rank: u128, tally: &mut Tally) -> Vec<PlacementId> {
        let at = self.ends.partition_point(|end| *end <= rank);
        let before = if at == 0 { 0 } else { self.ends[at - 1] };
        let mut rank = (rank - before) as u64;
        let mut case = self.list[at].clone();
        while let Some(ship) = case.free.first().copied() {
            tally.count(&case, Whose::First);
            let first = &tally.sides()[0];
            let found = first.places.iter().zip(&first.ways).find(|(_, ways)| {
                let found = rank < **ways as u64;
                if !found {
                    rank -= **ways as u64;
                }
                found
            });
            let Some((place, _)) = found else {
                unreachable!("a rank is below the number of ways")
            };
            case = case.with(&self.ships, ship, *place);
        }
        let placements = case.laid.iter().map(|place| self.ships.placement(*place) as u32);
        let mut way: Vec<PlacementId> = placements.map(PlacementId).collect();
        way.sort_unstable();
        way
    }
}
