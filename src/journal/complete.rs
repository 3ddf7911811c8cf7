use super::{Answer, Attack, Defence, Event, Side, State, Table};
use crate::board::Square;
use crate::report::{Call, Report};

/// An event with all that the layouts at hand say of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completed {
    /// The event, with the answer and the squares that were left out and are known.
    pub event: Event,
    /// What the defender answers and marks, where his layout is known and the answer was left to it.
    pub answer: Option<Answer>,
}

impl State {
    /// Fills in what an event leaves out and the layouts say: the answer of a defender whose ships are known, the aircraft
    /// or the gun where only one can be meant.
    pub fn complete(&self, table: &Table, mut event: Event, defence: Defence) -> Completed {
        let side = event.side;
        let Some(attack) = event.attack_mut() else { return Completed { event, answer: None } };
        if attack.from.is_none() {
            attack.from = self.only_plane(table, side, attack);
        }
        let Some(home) = self.home(side.other(), table) else {
            if let (None, Call::Flight { .. }, Defence::Fire(gun)) =
                (&attack.report, &attack.call, defence)
            {
                attack.report = Some(Report::ShotDown { by: Some(gun) });
            }
            return Completed { event, answer: None };
        };
        match (&mut attack.report, &attack.call) {
            (Some(Report::ShotDown { by: by @ None }), Call::Flight { plane, target }) => {
                *by = only(&home.guns_for(*plane, *target));
                Completed { event, answer: None }
            }
            (Some(_), _) => Completed { event, answer: None },
            (report @ None, call) => {
                let answer = home.answer(call, defence);
                *report = Some(answer.report.clone());
                Completed { event, answer: Some(answer) }
            }
        }
    }

    /// The square of the one aircraft that can be meant.
    fn only_plane(&self, table: &Table, side: Side, attack: &Attack) -> Option<Square> {
        let Call::Flight { plane, .. } = &attack.call else { return None };
        let home = self.home(side, table)?;
        let live = home.live_units().filter(|unit| unit.kind == plane.kind());
        only(&live.map(|unit| unit.square).collect::<Vec<_>>())
    }
}

/// The only one of a list.
fn only<T: Copy>(all: &[T]) -> Option<T> {
    match all {
        [only] => Some(*only),
        _ => None,
    }
}
