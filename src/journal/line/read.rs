use super::part::Part;
use super::{ARROW, LineError, LineFault};
use crate::board::{Grid, Square};
use crate::journal::{Action, Attack, Entry, Event, Line, Misplaced, Record, Side, Standing};
use crate::lang::nearest;
use crate::report::{self, Call, Form, Plane, Reader, Report};
use crate::rules::Ruleset;

/// Words that can begin a line.
const STARTS: [&str; 7] = ["us", "them", "undo", "redo", "fix", "note", "forced"];

/// Words for what a side can do.
const ACTIONS: [&str; 8] = ["salvo", "recce", "bomber", "atom", "pass", "resign", "out", "unsunk"];

/// Reads the lines of one game.
#[derive(Clone, Debug)]
pub struct Lines {
    grid: Grid,
    reader: Reader,
    rules: Ruleset,
}

impl Lines {
    /// A reader for the lines of a game with these rules.
    pub fn new(rules: &Ruleset) -> Self {
        Self { grid: rules.grid(), reader: Reader::new(rules), rules: rules.clone() }
    }

    /// Reads a line that is to follow a record.
    ///
    /// # Errors
    /// [`LineError`] with what is wrong and where.
    pub fn read(&self, text: &str, record: &Record) -> Result<Entry, LineError> {
        if let Some((at, character)) = text.char_indices().find(|(_, sign)| is_control(*sign)) {
            let fault = LineFault::Control { character };
            return Err(LineError { fault, at: at..at + character.len_utf8() });
        }
        let (word, rest) = Part::whole(text).split_word();
        let judged = |line| Ok(Entry { line, standing: Standing::Judged });
        match word.text {
            "" => Err(word.error(LineFault::Empty)),
            "forced" => self.forced(rest, record),
            "undo" => alone(rest).and_then(|()| judged(Line::Undo)),
            "redo" => alone(rest).and_then(|()| judged(Line::Redo)),
            "note" if rest.text.is_empty() => Err(word.error(LineFault::EmptyNote)),
            "note" => judged(Line::Note(rest.text.to_owned())),
            "fix" => judged(self.fix(rest, record)?),
            other => match Side::from_word(other) {
                Some(side) => judged(Line::Event(self.event(side, word, rest)?)),
                None => Err(word.error(LineFault::UnknownStart {
                    word: other.to_owned(),
                    nearest: nearest_of(other, &STARTS),
                })),
            },
        }
    }

    fn forced(&self, rest: Part<'_>, record: &Record) -> Result<Entry, LineError> {
        let inner = self
            .read(rest.text, record)
            .map_err(|error| LineError { at: rest.within(&error.at), fault: error.fault })?;
        Ok(Entry { standing: Standing::Forced, ..inner })
    }

    fn fix(&self, rest: Part<'_>, record: &Record) -> Result<Line, LineError> {
        let (number, tail) = rest.split_word();
        let event = whole_number(number)?;
        let misplaced = |fault| number.error(LineFault::Misplaced(fault));
        let recorded = record.answerable(event).map_err(misplaced)?;
        let Some(attack) = recorded.event.attack() else {
            return Err(misplaced(Misplaced::NoCall { event }));
        };
        let Some((head, reply)) = tail.split_once(ARROW) else {
            return Err(rest.error(LineFault::NoReply));
        };
        alone(head)?;
        let report = self.reply(reply, &attack.call)?;
        Ok(Line::Fix { event, report })
    }

    fn event(&self, side: Side, word: Part<'_>, rest: Part<'_>) -> Result<Event, LineError> {
        let (what, rest) = rest.split_word();
        let plane = |plane| self.flight(plane, what, rest);
        let action = match what.text {
            "" => return Err(word.error(LineFault::NoAction)),
            "salvo" => self.salvo(what, rest)?,
            "recce" => plane(Plane::Recce)?,
            "bomber" => plane(Plane::Bomber)?,
            "atom" => plane(Plane::AtomBomber)?,
            "pass" => alone(rest).map(|()| Action::Pass)?,
            "resign" => alone(rest).map(|()| Action::Resign)?,
            "out" => alone(rest).map(|()| Action::Out)?,
            "unsunk" => Action::Unsunk(whole_number(rest)?),
            other => {
                return Err(what.error(LineFault::UnknownAction {
                    word: other.to_owned(),
                    nearest: nearest_of(other, &ACTIONS),
                }));
            }
        };
        Ok(Event { side, action })
    }

    fn salvo(&self, what: Part<'_>, rest: Part<'_>) -> Result<Action, LineError> {
        let (head, reply) = call_and_reply(rest);
        let squares = self.squares(what, head)?;
        let call = Call::Salvo(squares);
        let report = reply.map(|reply| self.reply(reply, &call)).transpose()?;
        Ok(Action::Attack(Attack { call, from: None, report }))
    }

    fn flight(&self, plane: Plane, what: Part<'_>, rest: Part<'_>) -> Result<Action, LineError> {
        let (head, reply) = call_and_reply(rest);
        let (target, from) = match head.split_once(" from ") {
            Some((target, from)) => (target, Some(self.square(what, from)?)),
            None => (head, None),
        };
        let call = Call::Flight { plane, target: self.square(what, target)? };
        let report = reply.map(|reply| self.reply(reply, &call)).transpose()?;
        Ok(Action::Attack(Attack { call, from, report }))
    }

    fn squares(&self, what: Part<'_>, part: Part<'_>) -> Result<Vec<Square>, LineError> {
        if part.text.is_empty() {
            return Err(what.error(LineFault::NoSquare));
        }
        report::squares(part.text, self.grid).map_err(|fault| LineError {
            at: fault.range().map_or_else(|| part.range(), |at| part.within(&at)),
            fault: LineFault::Squares(Box::new(fault)),
        })
    }

    fn square(&self, what: Part<'_>, part: Part<'_>) -> Result<Square, LineError> {
        match self.squares(what, part)?.as_slice() {
            [only] => Ok(*only),
            _ => Err(part.error(LineFault::SeveralSquares)),
        }
    }

    fn reply(&self, part: Part<'_>, call: &Call) -> Result<Report, LineError> {
        if part.text.is_empty() {
            return Err(part.error(LineFault::NoReply));
        }
        let form = Form::of(call, &self.rules);
        self.reader.read(part.text, form).map_err(|fault| LineError {
            at: fault.range().map_or_else(|| part.range(), |at| part.within(&at)),
            fault: LineFault::Reply(Box::new(fault)),
        })
    }
}

/// Whether a character would upset a terminal, or end the line.
fn is_control(sign: char) -> bool {
    sign.is_control() && sign != '\t'
}

fn call_and_reply(part: Part<'_>) -> (Part<'_>, Option<Part<'_>>) {
    match part.split_once(ARROW) {
        Some((call, reply)) => (call, Some(reply)),
        None => (part, None),
    }
}

fn alone(rest: Part<'_>) -> Result<(), LineError> {
    if rest.text.is_empty() {
        return Ok(());
    }
    Err(rest.error(LineFault::Surplus { text: rest.text.to_owned() }))
}

fn whole_number(part: Part<'_>) -> Result<u32, LineError> {
    let part = part.trimmed();
    let plain = part.text.bytes().all(|byte| byte.is_ascii_digit());
    let number = part.text.parse().ok().filter(|_| plain);
    number.ok_or_else(|| part.error(LineFault::NoNumber { found: part.text.to_owned() }))
}

fn nearest_of(word: &str, known: &[&'static str]) -> Option<&'static str> {
    let found = nearest(word, known.iter().copied())?;
    known.iter().find(|known| **known == found).copied()
}
