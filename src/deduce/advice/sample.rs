use rustc_hash::FxHashMap;

use crate::board::{Region, Square};
use crate::count::{PlacementId, Question};
use crate::deduce::Evidence;

/// Layouts that were drawn, to compare salvoes on.
pub(super) struct Sample<'a> {
    evidence: &'a Evidence,
    question: &'a Question,
    draws: Vec<Vec<PlacementId>>,
}

impl<'a> Sample<'a> {
    pub(super) fn new(
        evidence: &'a Evidence,
        question: &'a Question,
        draws: Vec<Vec<PlacementId>>,
    ) -> Self {
        Self { evidence, question, draws }
    }

    pub(super) fn len(&self) -> usize {
        self.draws.len()
    }

    /// The share of the draws in which no square of the salvo is a ship's.
    pub(super) fn no_hit(&self, squares: &[Square]) -> f64 {
        let aim: Region = squares.iter().copied().collect();
        let missed = |draw: &&Vec<PlacementId>| draw.iter().all(|id| !self.meets(*id, &aim));
        self.draws.iter().filter(missed).count() as f64 / self.draws.len() as f64
    }

    fn meets(&self, id: PlacementId, aim: &Region) -> bool {
        self.question.placement(id).span.squares().any(|square| aim.contains(square))
    }

    /// The entropy of the answer to a salvo over the draws, in bits.
    ///
    /// Cost: a step for each ship of each draw, and for each placement that meets the salvo.
    pub(super) fn bits(&self, squares: &[Square]) -> f64 {
        let facts = self.evidence.foreseen(squares);
        let aim: Region = squares.iter().copied().collect();
        let mut gains: FxHashMap<PlacementId, Vec<u32>> = FxHashMap::default();
        let mut answers: FxHashMap<Vec<u32>, u32> = FxHashMap::default();
        for draw in &self.draws {
            let mut answer = vec![0; facts.len()];
            for id in draw {
                if !self.meets(*id, &aim) {
                    continue;
                }
                let placement = self.question.placement(*id);
                let gained = gains.entry(*id).or_insert_with(|| {
                    facts.iter().map(|fact| self.evidence.gain(fact, placement)).collect()
                });
                answer.iter_mut().zip(gained).for_each(|(sum, gain)| *sum += *gain);
            }
            *answers.entry(answer).or_default() += 1;
        }
        // Added up in a fixed order: a sum of fractions depends on it.
        let mut counts: Vec<u32> = answers.into_values().collect();
        counts.sort_unstable();
        entropy(counts.into_iter().map(f64::from), self.draws.len() as f64)
    }
}

/// The entropy of parts of a whole, in bits.
pub(super) fn entropy(parts: impl Iterator<Item = f64>, whole: f64) -> f64 {
    let shares = parts.filter(|part| *part > 0.0).map(|part| part / whole);
    // Sums of rounded shares can end just below zero.
    shares.map(|share| -share * share.log2()).sum::<f64>().max(0.0)
}
