//! What the lines of a journal come to: events in effect, corrections, notes, and what undo took back.

use super::{Breach, Event, State, Table};
use crate::report::Report;

/// One line of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A side does something.
    Event(Event),
    /// The last line in effect is taken back.
    Undo,
    /// The last line that was taken back is in effect again.
    Redo,
    /// The answer to an earlier call is corrected (`G12`), or given.
    Fix {
        /// The number of the event.
        event: u32,
        /// The right answer.
        report: Report,
    },
    /// Words for the players alone.
    Note(String),
}

/// Whether a line obeys the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Standing {
    /// It was judged, or has still to be.
    #[default]
    Judged,
    /// It happened on paper, whatever the rules say.
    Forced,
}

/// A line and its standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The line.
    pub line: Line,
    /// Its standing.
    pub standing: Standing,
}

/// An event in effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// The event, with the answer that counts.
    pub event: Event,
    /// Whether it was forced.
    pub standing: Standing,
    /// The answers that were corrected since, the oldest first; `None` where none had been given.
    pub corrected: Vec<Option<Report>>,
}

/// A line in effect.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    Event(Recorded),
    Fix { event: u32, report: Report },
    Note(String),
}

/// All lines so far.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Record {
    events: Vec<Recorded>,
    steps: Vec<Done>,
    undone: Vec<Step>,
}

/// A step that was taken, in the form that taking it back needs.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Done {
    Event,
    Fix { event: u32 },
    Note { text: String, after: u32 },
}

/// Why a line makes no sense where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Misplaced {
    /// There is nothing to take back.
    NothingToUndo,
    /// Nothing was taken back since the last event.
    NothingToRedo,
    /// No event has that number.
    NoEvent {
        /// The number.
        event: u32,
        /// The number of the last event, 0 before the first.
        last: u32,
    },
    /// The event with that number is no call, so it has no answer.
    NoCall {
        /// The number.
        event: u32,
    },
}

impl Record {
    /// The events in effect; the first has number 1.
    pub fn events(&self) -> &[Recorded] {
        &self.events
    }

    /// The event with a number.
    pub fn event(&self, number: u32) -> Option<&Recorded> {
        self.events.get(number.checked_sub(1)? as usize)
    }

    /// The notes in effect, each with the number of the event before it.
    pub fn notes(&self) -> impl Iterator<Item = (u32, &str)> {
        self.steps.iter().filter_map(|step| match step {
            Done::Note { text, after } => Some((*after, text.as_str())),
            Done::Event | Done::Fix { .. } => None,
        })
    }

    /// Whether a line makes sense as the next.
    ///
    /// # Errors
    /// [`Misplaced`] when it does not.
    pub fn admits(&self, line: &Line) -> Result<(), Misplaced> {
        match line {
            Line::Undo if self.steps.is_empty() => Err(Misplaced::NothingToUndo),
            Line::Redo if self.undone.is_empty() => Err(Misplaced::NothingToRedo),
            Line::Fix { event, .. } => self.answerable(*event).map(|_| ()),
            _ => Ok(()),
        }
    }

    /// Takes in a line.
    ///
    /// # Errors
    /// [`Misplaced`] when it makes no sense here; then nothing changes.
    pub fn take(&mut self, entry: Entry) -> Result<(), Misplaced> {
        self.admits(&entry.line)?;
        let step = match entry.line {
            Line::Undo => {
                self.undo();
                return Ok(());
            }
            Line::Redo => {
                self.redo();
                return Ok(());
            }
            Line::Event(event) => {
                Step::Event(Recorded { event, standing: entry.standing, corrected: Vec::new() })
            }
            Line::Fix { event, report } => Step::Fix { event, report },
            Line::Note(text) => Step::Note(text),
        };
        self.undone.clear();
        self.do_step(step);
        Ok(())
    }

    /// Whether the answer of an event can be corrected.
    ///
    /// # Errors
    /// [`Misplaced`] when there is no such event, or it has no answer.
    pub fn answerable(&self, event: u32) -> Result<&Recorded, Misplaced> {
        let last = self.events.len() as u32;
        let recorded = self.event(event).ok_or(Misplaced::NoEvent { event, last })?;
        match recorded.event.attack() {
            Some(_) => Ok(recorded),
            None => Err(Misplaced::NoCall { event }),
        }
    }

    fn do_step(&mut self, step: Step) {
        let done = match step {
            Step::Event(recorded) => {
                self.events.push(recorded);
                Done::Event
            }
            Step::Fix { event, report } => {
                if let Some(recorded) = self.events.get_mut(event as usize - 1)
                    && let Some(attack) = recorded.event.attack_mut()
                {
                    recorded.corrected.push(attack.report.replace(report));
                }
                Done::Fix { event }
            }
            Step::Note(text) => Done::Note { text, after: self.events.len() as u32 },
        };
        self.steps.push(done);
    }

    fn undo(&mut self) {
        let step = self.steps.pop().and_then(|done| match done {
            Done::Note { text, .. } => Some(Step::Note(text)),
            Done::Event => self.events.pop().map(Step::Event),
            Done::Fix { event } => self.take_back_fix(event),
        });
        self.undone.extend(step);
    }

    fn take_back_fix(&mut self, event: u32) -> Option<Step> {
        let recorded = self.events.get_mut(event as usize - 1)?;
        let before = recorded.corrected.pop()?;
        let attack = recorded.event.attack_mut()?;
        let report = std::mem::replace(&mut attack.report, before)?;
        Some(Step::Fix { event, report })
    }

    fn redo(&mut self) {
        if let Some(step) = self.undone.pop() {
            self.do_step(step);
        }
    }

    /// The state that all events in effect come to.
    ///
    /// Cost: one step an event.
    pub fn state(&self, table: &Table) -> State {
        self.replay(table, |_, _| {})
    }

    /// The state before the event with a number; after all of them for a number beyond.
    pub fn state_before(&self, table: &Table, number: u32) -> State {
        let before = self.events.iter().take(number.saturating_sub(1) as usize);
        let mut state = State::new(table);
        before.for_each(|recorded| state.play(table, &recorded.event));
        state
    }

    /// Every rule that events in effect break, with their numbers.
    pub fn breaches(&self, table: &Table) -> Vec<(u32, Breach)> {
        let mut found = Vec::new();
        self.replay(table, |state, recorded| {
            let number = state.events + 1;
            let breaches = state.judge(table, &recorded.event);
            found.extend(breaches.into_iter().map(|breach| (number, breach)));
        });
        found
    }

    fn replay(&self, table: &Table, mut before: impl FnMut(&State, &Recorded)) -> State {
        let mut state = State::new(table);
        for recorded in &self.events {
            before(&state, recorded);
            state.play(table, &recorded.event);
        }
        state
    }
}
