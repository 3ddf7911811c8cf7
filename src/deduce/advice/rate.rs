use super::sample::{Sample, entropy};
use super::{BitsFrom, Salvo};
use crate::board::{Region, Square};
use crate::count::{Limit, Sum};
use crate::deduce::{Evidence, Exact};

/// What a salvo promises, counted as far as the limit allows.
pub(super) fn rate(
    evidence: &Evidence,
    exact: &Exact,
    sample: &Sample<'_>,
    squares: &[Square],
    limit: Limit,
) -> Salvo {
    let expected_hits = squares.iter().map(|square| exact.odds.ship(*square)).sum();
    let no_hit = no_hit(exact, squares, limit);
    let (bits, bits_from) = match bits(evidence, exact, squares, limit) {
        Some(bits) => (bits, BitsFrom::Count),
        None => (sample.bits(squares), BitsFrom::Draws(sample.len())),
    };
    Salvo { squares: squares.to_vec(), expected_hits, no_hit, bits, bits_from }
}

/// The chance that no square is a ship's: one shot's is its square's; of several, a count with those squares kept free,
/// which is smaller than the count that was made.
fn no_hit(exact: &Exact, squares: &[Square], limit: Limit) -> f64 {
    if let [square] = squares {
        return 1.0 - exact.odds.ship(*square);
    }
    let aim: Region = squares.iter().copied().collect();
    let mut missed = exact.question.clone();
    missed.forbid(|placement| placement.span.squares().any(|square| aim.contains(square)));
    let ways = missed.total(limit).unwrap_or(0);
    ways as f64 / exact.count.total() as f64
}

fn bits(evidence: &Evidence, exact: &Exact, squares: &[Square], limit: Limit) -> Option<f64> {
    let watches = evidence.watches(squares);
    let sums: Vec<Sum> =
        watches.iter().map(|watch| evidence.sum(&exact.question, &watch.fact)).collect();
    let outcomes = exact.question.outcomes(&sums, limit).ok()?;
    let ways = outcomes.iter().map(|outcome| outcome.ways as f64);
    Some(entropy(ways, exact.count.total() as f64))
}
