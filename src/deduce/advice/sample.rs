use rustc_hash::FxHashMap;

use crate::board::{Region, Square};
use crate::count::{PlacementId, Question};
use crate::deduce::{Evidence, Says};

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

    /// The entropy of the answer to a salvo over the draws, in bits.
    ///
    /// Cost: a step for each ship of each draw, and for each placement that meets the salvo.
    pub(super) fn bits(&self, squares: &[Square]) -> f64 {
        let watches = self.evidence.watches(squares);
        let aim: Region = squares.iter().copied().collect();
        let mut gains: FxHashMap<PlacementId, Vec<u32>> = FxHashMap::default();
        let mut answers: FxHashMap<Vec<u32>, u32> = FxHashMap::default();
        for draw in &self.draws {
            let mut answer = vec![0; watches.len()];
            for id in draw {
                let placement = self.question.placement(*id);
                if !placement.span.squares().any(|square| aim.contains(square)) {
                    continue;
                }
                let gained = gains.entry(*id).or_insert_with(|| {
                    let gain = |watch: &crate::deduce::Watch| {
                        debug_assert!(matches!(watch.fact.says, Says::Counted { .. }));
                        self.evidence.gain(&watch.fact, placement)
                    };
                    watches.iter().map(gain).collect()
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
