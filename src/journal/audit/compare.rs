//! Two players' journals of one game, event by event (`F42`).

use similar::{Algorithm, DiffOp, capture_diff_slices};

use crate::journal::{Action, Event, Header, Record, Side};
use crate::report::Report;

/// Something in which two journals differ; the first is ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// They are about games with other rules.
    Rules,
    /// They say that another side started; the second as we see it.
    First {
        /// The first journal.
        ours: Option<Side>,
        /// The second.
        theirs: Option<Side>,
    },
    /// One event is told in two ways.
    Told {
        /// Its number and how the first journal has it.
        ours: (u32, Event),
        /// Its number and how the second has it, seen from our side.
        theirs: (u32, Event),
    },
    /// One journal has an event that the other has not.
    Missing {
        /// The journal that has it.
        in_journal: Other,
        /// Its number there, and the event seen from our side.
        event: (u32, Event),
    },
}

/// Which of two journals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Other {
    /// The first.
    First,
    /// The second.
    Second,
}

/// Everything in which two journals of one game differ, us and them swapped in the second.
///
/// What only one player knows, such as the square that an aircraft left, is no difference.
pub fn compare(ours: (&Header, &Record), theirs: (&Header, &Record)) -> Vec<Difference> {
    if ours.0.table.rules != theirs.0.table.rules {
        return vec![Difference::Rules];
    }
    let mut found = Vec::new();
    let their_first = theirs.0.table.first.map(Side::other);
    if ours.0.table.first.is_some() && their_first.is_some() && ours.0.table.first != their_first {
        found.push(Difference::First { ours: ours.0.table.first, theirs: their_first });
    }
    let a: Vec<Event> = ours.1.events().iter().map(|recorded| public(&recorded.event)).collect();
    let b: Vec<Event> =
        theirs.1.events().iter().map(|recorded| swapped(public(&recorded.event))).collect();
    let keys = |events: &[Event]| events.iter().map(|event| format!("{event:?}")).collect();
    let (a_keys, b_keys): (Vec<String>, Vec<String>) = (keys(&a), keys(&b));
    for op in capture_diff_slices(Algorithm::Myers, &a_keys, &b_keys) {
        differences(&op, &a, &b, &mut found);
    }
    found
}

fn differences(op: &DiffOp, a: &[Event], b: &[Event], found: &mut Vec<Difference>) {
    let DiffOp::Equal { .. } = op else {
        let (old, new) = (op.old_range(), op.new_range());
        let both = old.clone().zip(new.clone());
        found.extend(
            both.map(|(i, j)| Difference::Told { ours: numbered(a, i), theirs: numbered(b, j) }),
        );
        let paired = old.len().min(new.len());
        found.extend(
            old.skip(paired)
                .map(|i| Difference::Missing { in_journal: Other::First, event: numbered(a, i) }),
        );
        found.extend(
            new.skip(paired)
                .map(|j| Difference::Missing { in_journal: Other::Second, event: numbered(b, j) }),
        );
        return;
    };
}

fn numbered(events: &[Event], at: usize) -> (u32, Event) {
    (at as u32 + 1, events[at].clone())
}

fn swapped(event: Event) -> Event {
    Event { side: event.side.other(), ..event }
}

/// The event as both players know it.
fn public(event: &Event) -> Event {
    let mut event = event.clone();
    if let Action::Attack(attack) = &mut event.action {
        attack.from = None;
        if let Some(Report::ShotDown { by }) = &mut attack.report {
            *by = None;
        }
    }
    event
}
