use super::Side;
use crate::board::Square;
use crate::report::{Call, Report};

/// Something that one side does; events are numbered 1, 2, 3 … over both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Who does it.
    pub side: Side,
    /// What is done.
    pub action: Action,
}

/// What a side can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A salvo, or one aircraft sent.
    Attack(Attack),
    /// A turn is given away (`P25`).
    Pass,
    /// The game is given up (`S3-27`).
    Resign,
    /// It is said that no weapon of offence is left (`P25`).
    Out,
    /// The value of unsunk shipping is told at the end (`S0-41`).
    Unsunk(u32),
}

/// A call, and what was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// What is called.
    pub call: Call,
    /// The square that an aircraft leaves, where it is known.
    pub from: Option<Square>,
    /// The answer; none yet while it is owed.
    pub report: Option<Report>,
}

impl Event {
    /// The call and its answer, if it is one.
    pub const fn attack(&self) -> Option<&Attack> {
        match &self.action {
            Action::Attack(attack) => Some(attack),
            _ => None,
        }
    }

    /// The call and its answer, to be changed.
    pub const fn attack_mut(&mut self) -> Option<&mut Attack> {
        match &mut self.action {
            Action::Attack(attack) => Some(attack),
            _ => None,
        }
    }
}
