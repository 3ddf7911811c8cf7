use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::Cases;
use super::case::Case;
use super::tally::{Tally, Whose};
use crate::count::answer::Outcome;
use crate::count::{Excess, Limit};

impl Cases {
    /// What the watched sums can come to, in any order.
    ///
    /// # Errors
    /// Where it takes more states than the limit allows.
    pub(in crate::count) fn outcomes(&self, limit: Limit) -> Result<Vec<Outcome>, Excess> {
        self.within(limit)?;
        let of_chunk = |cases: &[Case]| {
            let mut tally = Tally::of(&self.ships);
            let mut heard = FxHashMap::default();
            for case in cases {
                self.hear(case, &mut tally, &mut heard);
            }
            heard
        };
        let heard = self.all.par_chunks(self.chunk()).map(of_chunk).reduce(
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
}
