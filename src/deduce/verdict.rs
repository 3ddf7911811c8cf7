use super::{Evidence, Odds};
use crate::count::{Count, Excess, Limit, Question};

/// What may be claimed of where a fleet lies.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// Every legal layout that fits was counted.
    Exact(Box<Exact>),
    /// No legal layout fits.
    Contradiction,
    /// The question is too large.
    Unknown(Excess),
}

/// The count of every legal layout that fits.
#[derive(Clone, Debug)]
pub struct Exact {
    /// What was counted.
    pub question: Question,
    /// The count; at least one layout fits.
    pub count: Count,
    /// The chances that follow.
    pub odds: Odds,
}

impl Verdict {
    /// What follows from evidence.
    pub fn of(evidence: &Evidence, limit: Limit) -> Self {
        let question = evidence.question();
        match question.count(limit) {
            Ok(count) if count.total() == 0 => Self::Contradiction,
            Ok(count) => {
                let odds = Odds::exact(evidence, &question, &count);
                Self::Exact(Box::new(Exact { question, count, odds }))
            }
            Err(excess) => Self::Unknown(excess),
        }
    }
}
