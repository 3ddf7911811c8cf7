//! Where to shoot: the salvoes with the most hits to expect, and those whose answers tell most.
//!
//! Squares of a salvo are chosen together. Expected hits are exact, since chances of squares add up. What an answer tells
//! is its entropy: salvoes are compared on exact draws, and those that are shown are counted again (DESIGN §5.4).

mod rate;
mod sample;
mod search;
#[cfg(test)]
mod tests;

use self::rate::rate;
use self::sample::Sample;
use self::search::search;
use super::{Evidence, Exact, Odds};
use crate::board::Square;
use crate::chance::Seed;
use crate::count::Limit;

/// The same position always gets the same advice.
const SEED: u64 = 1;
/// Layouts drawn to compare salvoes on.
const DRAWS: usize = 1_000;

/// A salvo that could be fired, and what it promises.
#[derive(Clone, Debug, PartialEq)]
pub struct Salvo {
    /// Its squares, row by row.
    pub squares: Vec<Square>,
    /// Ship squares among them, on average.
    pub expected_hits: f64,
    /// The chance that none is a ship's.
    pub no_hit: f64,
    /// What its answer tells, on average, in bits.
    pub bits: f64,
    /// How the bits were found; hits to expect and the chance of none are exact.
    pub rated: Rated,
}

/// How the answers to the salvoes of one piece of advice were looked at; all in one way, so that they can be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rated {
    /// Every answer was counted.
    Counted,
    /// Counting them would take far more than the count of the position did: so many layouts drawn stand for all.
    Drawn(usize),
}

/// What advice is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// Shots in a salvo, at least 1.
    pub shots: usize,
    /// Salvoes to show, at least 1.
    pub top: usize,
    /// How large each count may become.
    pub limit: Limit,
}

/// The best salvoes, those with the most hits to expect first; the one whose answer tells most is among them where two
/// or more are wished for.
///
/// Squares that are known are left out, unless nothing else is left; none that was struck is ever among them. Ties go to
/// the squares that come first on the grid, so that the same position always gets the same advice.
pub fn advise(evidence: &Evidence, exact: &Exact, wish: Wish) -> Vec<Salvo> {
    let squares = targets(evidence, &exact.odds, wish.shots);
    if squares.is_empty() {
        return Vec::new();
    }
    let mut stream = Seed::from_number(SEED).stream("advice", 0, 0);
    let draws = exact.count.draws(&exact.question, DRAWS, &mut stream);
    let sample = Sample::new(evidence, &exact.question, draws);
    let found = search(&sample, &exact.odds, &squares, wish);
    let found: Vec<Vec<Square>> =
        found.into_iter().map(|found| found.squares.squares().collect()).collect();
    let mut salvoes = rate(evidence, exact, &sample, found, wish.limit);
    salvoes.sort_by(|a, b| {
        let better = b.expected_hits.total_cmp(&a.expected_hits);
        better.then(b.bits.total_cmp(&a.bits)).then(a.squares.cmp(&b.squares))
    });
    salvoes
}

/// The squares that may be shot at: those of which nothing is certain; known ones as well where those are too few.
fn targets(evidence: &Evidence, odds: &Odds, shots: usize) -> Vec<Square> {
    let unstruck: Vec<Square> = evidence.unstruck().squares().collect();
    let (open, known): (Vec<_>, Vec<_>) =
        unstruck.into_iter().partition(|square| odds.certain(*square).is_none());
    let missing = shots.saturating_sub(open.len());
    let mut sure = known;
    sure.sort_by(|a, b| odds.ship(*b).total_cmp(&odds.ship(*a)).then(a.cmp(b)));
    open.into_iter().chain(sure.into_iter().take(missing)).collect()
}
