use super::few::Cases;
use super::frontier::Frontier;
use super::narrow::narrow;
use super::plan::scannable;
use super::{Excess, Question, Sum};

/// How a question is counted; the question alone decides, so that it is counted alike everywhere.
#[derive(Debug)]
pub(super) enum Engine {
    /// It is seen at once that there is no way.
    Nothing,
    /// Case by case: for few ships (see [`super::few`]).
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
}
