//! Kinds that nothing tells apart are counted as one.

use super::Question;
use super::narrow::Narrowed;
use super::question::Kind;
use super::question::Sum;

/// Kinds that are counted as one, and where their placements went.
#[derive(Clone, Debug)]
pub(super) struct Merged {
    /// The kinds that are counted.
    pub(super) kinds: Vec<Kind>,
    /// By kind of the question: which of those it is part of.
    pub(super) part_of: Vec<usize>,
    /// In how many ways each way that is counted can be told apart again.
    pub(super) factor: u128,
}

/// Merges kinds of one body whose placements are open alike and gain alike.
///
/// With `a` and `b` ships of two such kinds, each way to lay `a + b` ships alike is `(a + b)! / (a! b!)` ways to lay
/// them told apart. None where that number is too large.
pub(super) fn merge(question: &Question, narrowed: &Narrowed, watches: &[Sum]) -> Option<Merged> {
    let mut merged = Merged { kinds: Vec::new(), part_of: Vec::new(), factor: 1 };
    let mut firsts: Vec<usize> = Vec::new();
    for (at, kind) in question.kinds.iter().enumerate() {
        let same = firsts.iter().position(|first| alike(question, narrowed, watches, *first, at));
        if let Some(same) = same {
            let group = &mut merged.kinds[same];
            group.count += kind.count;
            let ways = binomial(group.count.into(), kind.count.into())?;
            merged.factor = merged.factor.checked_mul(ways)?;
            merged.part_of.push(same);
        } else {
            merged.part_of.push(firsts.len());
            firsts.push(at);
            merged.kinds.push(*kind);
        }
    }
    Some(merged)
}

fn alike(question: &Question, narrowed: &Narrowed, watches: &[Sum], a: usize, b: usize) -> bool {
    if question.kinds[a].body != question.kinds[b].body {
        return false;
    }
    let mut pairs = question.of_kind(a).zip(question.of_kind(b));
    pairs.all(|(a, b)| {
        let open = narrowed.open[a] == narrowed.open[b];
        open && narrowed.sums.iter().chain(watches).all(|sum| sum.gains[a] == sum.gains[b])
    })
}

/// In how many ways `k` of `n` things can be chosen, unless it is more than a `u128` holds.
pub(super) fn binomial(n: u128, k: u128) -> Option<u128> {
    (0..k).try_fold(1_u128, |ways, i| Some(ways.checked_mul(n.saturating_sub(i))? / (i + 1)))
}

impl Question {
    /// The placements of a kind; for kinds of one body they are in the same order.
    pub(super) fn of_kind(&self, kind: usize) -> std::ops::Range<usize> {
        let first = self.first_of(kind);
        let many = self.placements[first..].iter().take_while(|of| of.kind == kind).count();
        first..first + many
    }

    /// The first placement of a kind, or where it would stand.
    pub(super) fn first_of(&self, kind: usize) -> usize {
        self.placements.partition_point(|placement| placement.kind < kind)
    }
}
