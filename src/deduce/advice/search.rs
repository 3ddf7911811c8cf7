//! The search for good salvoes: squares are added one by one, then exchanged, for several weights of hits against bits.

use rustc_hash::FxHashMap;

use super::Wish;
use super::sample::Sample;
use crate::board::{Region, Square};
use crate::deduce::Odds;

/// Squares that are tried for information, besides those of the most hits.
const TRIED: usize = 24;
/// How much a bit is worth against an expected hit.
const WORTHS: [f64; 4] = [0.0, 0.5, 2.0, 1e6];

/// A salvo that was looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) squares: Region,
    pub(super) hits: f64,
    pub(super) bits: f64,
}

struct Search<'a> {
    sample: &'a Sample<'a>,
    odds: &'a Odds,
    pool: Vec<Square>,
    seen: FxHashMap<Region, Found>,
}

/// The salvoes to show: the best by hits, the best by bits, then the best of those between.
pub(super) fn search(
    sample: &Sample<'_>,
    odds: &Odds,
    squares: &[Square],
    wish: Wish,
) -> Vec<Found> {
    let mut ranked = squares.to_vec();
    ranked.sort_by(|a, b| odds.ship(*b).total_cmp(&odds.ship(*a)).then(a.cmp(b)));
    let shots = wish.shots.min(ranked.len());
    let most: Region = ranked[..shots].iter().copied().collect();
    let pool = pool(odds, ranked, shots);
    let mut search = Search { sample, odds, pool, seen: FxHashMap::default() };
    search.look(most);
    if wish.top > 1 {
        for worth in WORTHS {
            search.climb(shots, worth);
        }
    }
    search.best(most, wish.top)
}

/// The squares with the most hits, and those that are most open.
fn pool(odds: &Odds, ranked: Vec<Square>, shots: usize) -> Vec<Square> {
    let many = TRIED.max(2 * shots);
    let open = |square: Square| {
        let chance = odds.ship(square);
        chance * (1.0 - chance)
    };
    let mut by_open = ranked.clone();
    by_open.sort_by(|a, b| open(*b).total_cmp(&open(*a)).then(a.cmp(b)));
    let mut pool: Vec<Square> = by_open.into_iter().take(many).collect();
    let more: Vec<Square> =
        ranked.into_iter().take(many / 2).filter(|square| !pool.contains(square)).collect();
    pool.extend(more);
    pool.sort_unstable();
    pool
}

impl Search<'_> {
    fn look(&mut self, squares: Region) -> Found {
        if let Some(found) = self.seen.get(&squares) {
            return *found;
        }
        let list: Vec<Square> = squares.squares().collect();
        let hits = list.iter().map(|square| self.odds.ship(*square)).sum();
        let found = Found { squares, hits, bits: self.sample.bits(&list) };
        self.seen.insert(squares, found);
        found
    }

    /// Adds the best square until there are enough, then exchanges squares as long as that is better.
    fn climb(&mut self, shots: usize, worth: f64) {
        let value = |found: &Found| found.hits + worth * found.bits;
        let mut salvo = Region::EMPTY;
        for _ in 0..shots {
            salvo = self.best_with(salvo, value).squares;
        }
        for _ in 0..shots {
            let before = self.look(salvo);
            let mut better = before;
            for out in salvo.squares() {
                let mut rest = salvo;
                rest.remove(out);
                let exchanged = self.best_with(rest, value);
                if value(&exchanged) > value(&better) + 1e-9 {
                    better = exchanged;
                }
            }
            if better.squares == salvo {
                break;
            }
            salvo = better.squares;
        }
    }

    /// The best salvo with one square more; the first of those that are equal.
    fn best_with(&mut self, salvo: Region, value: impl Fn(&Found) -> f64) -> Found {
        let mut best: Option<Found> = None;
        for square in self.pool.clone() {
            let mut longer = salvo;
            if !longer.insert(square) {
                continue;
            }
            let found = self.look(longer);
            if best.as_ref().is_none_or(|best| value(&found) > value(best) + 1e-9) {
                best = Some(found);
            }
        }
        best.unwrap_or(Found { squares: salvo, hits: 0.0, bits: 0.0 })
    }

    fn best(self, most: Region, top: usize) -> Vec<Found> {
        let shots = most.len();
        let first = self.seen[&most];
        let full = self.seen.into_values().filter(|found| found.squares.len() == shots);
        let mut rest: Vec<Found> = full.filter(|found| found.squares != most).collect();
        let order = |found: &Found| found.squares.squares().collect::<Vec<_>>();
        rest.sort_by(|a, b| b.bits.total_cmp(&a.bits).then_with(|| order(a).cmp(&order(b))));
        let mut best = vec![first];
        if top > 1 && rest.first().is_some_and(|told| told.bits > first.bits) {
            best.push(rest.remove(0));
        }
        let most_bits = rest.first().map_or(1.0, |found| found.bits).max(1e-9);
        let value = |found: &Found| found.hits / first.hits.max(1e-9) + found.bits / most_bits;
        rest.sort_by(|a, b| value(b).total_cmp(&value(a)).then_with(|| order(a).cmp(&order(b))));
        best.extend(rest.into_iter().take(top.saturating_sub(best.len())));
        best.truncate(top);
        best
    }
}
