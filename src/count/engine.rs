use super::few::Cases;
use super::frontier::Frontier;
use super::narrow::narrow;
use super::plan::scannable;
use super::{Count, Excess, Limit, Outcome, Question, Sum};

/// How a question is counted; the question alone decides, so that it is counted alike everywhere.
#[derive(Debug)]
pub(super) enum Engine {
    /// It is seen at once that there is no way.
    Nothing,
    /// Case by case: for few ships.
    Few(Box<Cases>),
    /// By a scan of the board: for all others.
    Frontier(Box<Frontier>),
}

impl Engine {
    /// The cases where they are few enough, the scan where they are not.
    ///
    /// # Errors
    /// Where the question is too large in itself.
    pub(super) fn of(question: &Question, watches: &[Sum]) -> Result<Self, Excess> {
        if !scannable(question) {
            return Err(Excess::Land);
        }
        let Some(narrowed) = narrow(question) else { return Ok(Self::Nothing) };
        if let Some(cases) = Cases::of(question, &narrowed, watches) {
            return Ok(Self::Few(Box::new(cases)));
        }
        Ok(Self::Frontier(Box::new(Frontier::of(question, &narrowed, watches)?)))
    }

    /// As [`Question::count`].
    ///
    /// # Errors
    /// Where it takes more states than the limit allows.
    pub(super) fn count(self, question: &Question, limit: Limit) -> Result<Count, Excess> {
        match self {
            Self::Nothing => Ok(Count::nothing(question)),
            Self::Few(cases) => cases.count(question, limit),
            Self::Frontier(frontier) => frontier.count(question, limit),
        }
    }

    /// As [`Question::outcomes`].
    ///
    /// # Errors
    /// Where it takes more states than the limit allows.
    pub(super) fn outcomes(&self, limit: Limit) -> Result<Vec<Outcome>, Excess> {
        let mut outcomes = match self {
            Self::Nothing => Vec::new(),
            Self::Few(cases) => cases.outcomes(limit)?,
            Self::Frontier(frontier) => frontier.outcomes(limit)?,
        };
        outcomes.sort();
        Ok(outcomes)
    }
}
