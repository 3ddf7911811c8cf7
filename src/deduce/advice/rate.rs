use super::sample::{Sample, entropy};
use super::{Rated, Salvo};
use crate::board::{Region, Square};
use crate::count::{Excess, Limit, Sum};
use crate::deduce::{Evidence, Exact};

/// What a salvo promises: counted, or on the sample where counting is past the limit.
pub(super) fn rate(
    evidence: &Evidence,
    exact: &Exact,
    sample: &Sample<'_>,
    squares: &[Square],
    limit: Limit,
) -> Salvo {
    let expected_hits = squares.iter().map(|square| exact.odds.ship(*square)).sum();
    let counted = no_hit(exact, squares, limit)
        .and_then(|no_hit| Ok((no_hit, bits(evidence, exact, squares, limit)?)));
    let (no_hit, bits, rated) = match counted {
        Ok((no_hit, bits)) => (no_hit, bits, Rated::Counted),
        Err(_) => (sample.no_hit(squares), sample.bits(squares), Rated::Drawn(sample.len())),
    };
    Salvo { squares: squares.to_vec(), expected_hits, no_hit, bits, rated }
}

/// The chance that no square is a ship's: one shot's is its square's; of several, a count with those squares kept free.
fn no_hit(exact: &Exact, squares: &[Square], limit: Limit) -> Result<f64, Excess> {
    if let [square] = squares {
        return Ok(1.0 - exact.odds.ship(*square));
    }
    let aim: Region = squares.iter().copied().collect();
    let mut missed = exact.question.clone();
    missed.forbid(|placement| placement.span.squares().any(|square| aim.contains(square)));
    Ok(missed.total(limit)? as f64 / exact.count.total() as f64)
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
