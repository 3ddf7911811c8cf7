use super::sample::{Sample, entropy};
use super::{Rated, Salvo};
use crate::board::{Region, Square};
use crate::count::{Excess, Limit, Sum};
use crate::deduce::{Evidence, Exact};

/// The answers to a salvo are counted as far as that takes so many times the states of the position's own count.
///
/// On an empty board of `phillips-basic` a salvo along the edge takes far more, seconds instead of a fraction of one.
const TIMES: u64 = 2;
/// States that are always allowed.
const FREE: u64 = 1_000_000;

/// What salvoes promise.
pub(super) fn rate(
    evidence: &Evidence,
    exact: &Exact,
    sample: &Sample<'_>,
    salvoes: Vec<Vec<Square>>,
    limit: Limit,
) -> Vec<Salvo> {
    let worth = exact.count.effort().states.saturating_mul(TIMES).saturating_add(FREE);
    let worth = Limit { states: worth.min(limit.states) };
    let counted: Result<Vec<f64>, Excess> =
        salvoes.iter().map(|squares| bits(evidence, exact, squares, worth)).collect();
    let (bits, rated) = counted.map_or_else(
        |_| {
            let drawn = salvoes.iter().map(|squares| sample.bits(squares)).collect();
            (drawn, Rated::Drawn(sample.len()))
        },
        |bits| (bits, Rated::Counted),
    );
    let rated = |(squares, bits): (Vec<Square>, f64)| Salvo {
        expected_hits: squares.iter().map(|square| exact.odds.ship(*square)).sum(),
        no_hit: no_hit(exact, sample, &squares, limit),
        bits,
        squares,
        rated,
    };
    salvoes.into_iter().zip(bits).map(rated).collect()
}

/// The chance that no square is a ship's: one shot's is its square's; of several, a count with those squares kept free,
/// which is smaller than the position's own; past the limit all the same, the share of the draws.
fn no_hit(exact: &Exact, sample: &Sample<'_>, squares: &[Square], limit: Limit) -> f64 {
    if let [square] = squares {
        return 1.0 - exact.odds.ship(*square);
    }
    let aim: Region = squares.iter().copied().collect();
    let mut missed = exact.question.clone();
    missed.forbid(|placement| placement.span.squares().any(|square| aim.contains(square)));
    match missed.total(limit) {
        Ok(ways) => ways as f64 / exact.count.total() as f64,
        Err(_) => sample.no_hit(squares),
    }
}

fn bits(
    evidence: &Evidence,
    exact: &Exact,
    squares: &[Square],
    limit: Limit,
) -> Result<f64, Excess> {
    let facts = evidence.foreseen(squares);
    let sums: Vec<Sum> = facts.iter().map(|fact| evidence.sum(&exact.question, fact)).collect();
    let outcomes = exact.question.outcomes(&sums, limit)?;
    let ways = outcomes.iter().map(|outcome| outcome.ways as f64);
    Ok(entropy(ways, exact.count.total() as f64))
}
