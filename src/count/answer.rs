use super::engine::Engine;
use super::few::Cases;
use super::frontier::Tables;
use super::question::{PlacementId, Question, Sum};
use super::{Excess, Limit};
use crate::chance::Stream;

/// The answer to a question: how many ways there are, and how many through each placement.
#[derive(Clone, Debug)]
pub struct Count {
    pub(super) total: u128,
    /// By placement.
    pub(super) ways: Vec<u128>,
    pub(super) effort: Effort,
    pub(super) source: Source,
}

/// What a count took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Effort {
    /// Pairs of a profile and a combination of ships used; or of a case and a place where a ship can lie in it.
    pub states: u64,
    /// Profiles of the board, or cases.
    pub nodes: u64,
}

/// One answer that watched sums can give together, and in how many ways they do.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outcome {
    /// What each of them comes to, in their order.
    pub gains: Vec<u32>,
    /// The ways.
    pub ways: u128,
}

/// Where draws come from.
#[derive(Clone, Debug)]
pub(super) enum Source {
    /// There is no way at all.
    Nothing,
    Few(Box<Cases>),
    Small(Box<Tables<u64>>),
    Large(Box<Tables<u128>>),
}

impl Question {
    /// Counts every way, exactly.
    ///
    /// # Errors
    /// Where the question is too large, by the limit or in itself.
    pub fn count(&self, limit: Limit) -> Result<Count, Excess> {
        Engine::of(self, &[])?.count(self, limit)
    }

    /// How many ways there are; cheaper than all that [`Question::count`] finds.
    ///
    /// # Errors
    /// As for [`Question::count`].
    pub fn total(&self, limit: Limit) -> Result<u128, Excess> {
        let outcomes = self.outcomes(&[], limit)?;
        Ok(outcomes.iter().map(|outcome| outcome.ways).sum())
    }

    /// What the watched sums can come to together, and in how many ways, in the order of their gains.
    ///
    /// The needs of the sums are not looked at.
    ///
    /// # Errors
    /// As for [`Question::count`].
    pub fn outcomes(&self, watches: &[Sum], limit: Limit) -> Result<Vec<Outcome>, Excess> {
        Engine::of(self, watches)?.outcomes(limit)
    }
}

impl Count {
    pub(super) fn nothing(question: &Question) -> Self {
        let ways = vec![0; question.placements.len()];
        Self { total: 0, ways, effort: Effort::default(), source: Source::Nothing }
    }

    /// How many ways there are.
    pub const fn total(&self) -> u128 {
        self.total
    }

    /// In how many of them a placement is chosen.
    pub fn ways(&self, id: PlacementId) -> u128 {
        self.ways[id.0 as usize]
    }

    /// What it took.
    pub const fn effort(&self) -> Effort {
        self.effort
    }

    /// So many ways drawn independently, each as likely as any other; none where there is no way.
    ///
    /// They depend on the stream alone, not on how many threads there are. The cost is that of one pass over the
    /// count's states, and little for each draw.
    pub fn draws(
        &self,
        question: &Question,
        many: usize,
        stream: &mut Stream,
    ) -> Vec<Vec<PlacementId>> {
        match &self.source {
            Source::Nothing => Vec::new(),
            Source::Few(cases) => cases.draws(many, stream),
            Source::Small(tables) => tables.draws(question, many, stream),
            Source::Large(tables) => tables.draws(question, many, stream),
        }
    }
}

/// A number below a bound, each as likely as any other.
pub(super) fn below(stream: &mut Stream, bound: u128) -> u128 {
    if let Ok(bound) = u64::try_from(bound) {
        return stream.below(bound).into();
    }
    let most = u128::MAX - (u128::MAX % bound + 1) % bound;
    loop {
        let bits = u128::from(stream.bits()) << 64 | u128::from(stream.bits());
        if bits <= most {
            return bits % bound;
        }
    }
}
