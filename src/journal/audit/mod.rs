//! The audit after the game (rules.md §5): what the journal, the revealed layouts and the seals prove, and what they
//! leave open.

mod compare;
mod finding;
mod finding_text;
mod hidden;
mod strict;
mod weigh;

pub use compare::{Difference, Other, compare};
pub use finding::{Cause, Doubt, Effect, Finding, Weight};
pub use finding_text::{describe, doubt_text};
pub use strict::{Forfeit, forfeits};

use self::hidden::Search;
use self::weigh::weigh;
use super::{Breach, Broken, Event, Outcome, PerSide, Record, Recorded, Side, State, Table};
use crate::inventory::Stock;
use crate::lang::PerLang;
use crate::layout::{Layout, check};
use crate::report::{Report, Subject};
use crate::rules::End;

/// What a player lays open after the game.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Reveal {
    /// Where everything lay at the start.
    pub layout: Option<Layout>,
    /// What was bought.
    pub stock: Option<Stock>,
    /// The value of unsunk shipping, told without a layout.
    pub unsunk: Option<u32>,
    /// What is known of the promise made before the first shot.
    pub promise: Promise,
    /// The game that the layout says it is for, where that is another (`F01`).
    pub other_game: Option<String>,
    /// What stands in the layout and on no board of this game, with the code of each (`F03`).
    pub unreadable: Vec<(&'static str, PerLang<String>)>,
}

/// What is known of the promise not to move a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Promise {
    /// None was made, or nobody has kept the seal (`F52`).
    #[default]
    None,
    /// There is a seal, but not the salt that opens it.
    Unopened,
    /// The layout is the sealed one.
    Kept,
    /// It is not (`F50`).
    Broken,
}

/// What an audit comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audit {
    /// What is proven, in the order of the events; faults of the layouts first.
    pub findings: Vec<Finding>,
    /// What cannot be proven or excluded.
    pub doubts: Vec<Doubt>,
    /// How the game ended, by the journal and all that was revealed.
    pub outcome: Option<Outcome>,
}

/// Audits a game.
///
/// A forced event is judged like any other. Cost: one step an event, and a search where it is hidden which aircraft
/// left and which guns shot; the search gives up after a fixed number of steps and says so.
pub fn audit(record: &Record, table: &Table, reveals: &PerSide<Reveal>) -> Audit {
    let mut open = table.clone();
    let mut auditor = Auditor { findings: Vec::new(), doubts: Vec::new() };
    for side in Side::ALL {
        auditor.reveal(&mut open, side, reveals.get(side));
    }
    let events = auditor.lay_open(record, &open);
    let mut state = State::new(&open);
    for (number, (recorded, event)) in (1..).zip(record.events().iter().zip(&events)) {
        for breach in state.judge(&open, event) {
            auditor.breach(number, breach, recorded, (&state, &open));
        }
        auditor.corrections(number, recorded, event.side.other());
        state.play(&open, event);
    }
    auditor.end(record, table, (&state, &open), reveals);
    let outcome = auditor.outcome(&mut state, &open, reveals);
    let Auditor { mut findings, doubts } = auditor;
    for finding in &mut findings {
        weigh(finding, outcome);
    }
    Audit { findings, doubts, outcome }
}

struct Auditor {
    findings: Vec<Finding>,
    doubts: Vec<Doubt>,
}

impl Auditor {
    fn find(&mut self, event: Option<u32>, side: Side, cause: Cause, code: &'static str) {
        self.findings.push(Finding::new(event, side, cause, code));
    }

    /// Takes in what a side lays open, and checks it for itself (`F01` to `F10`, `F50`, `F52`).
    fn reveal(&mut self, table: &mut Table, side: Side, reveal: &Reveal) {
        if let Some(found) = &reveal.other_game {
            let expected = table.rules.name().to_owned();
            let found = found.clone();
            self.find(None, side, Cause::OtherGame { expected, found }, "F01");
        }
        for (code, message) in &reveal.unreadable {
            self.find(None, side, Cause::Unreadable { message: message.clone() }, code);
        }
        if let Some(stock) = &reveal.stock {
            *table.stocks.get_mut(side) = Some(stock.clone());
        }
        if let Some(layout) = &reveal.layout {
            *table.layouts.get_mut(side) = Some(layout.clone());
        }
        match table.layouts.get(side).clone() {
            None => self.doubts.push(Doubt::NoLayout { side }),
            Some(layout) => {
                let stock = table.stocks.get(side).clone();
                for fault in check(&layout, &table.rules, stock.as_ref()) {
                    let code = fault.code(&table.rules);
                    self.find(None, side, Cause::Layout(fault), code);
                }
                match reveal.promise {
                    Promise::Kept => {}
                    Promise::Broken => self.find(None, side, Cause::SealBroken, "F50"),
                    Promise::None => self.doubts.push(Doubt::NoSeal { side }),
                    Promise::Unopened => self.doubts.push(Doubt::SealUnopened { side }),
                }
            }
        }
        let bought = table.rules.arsenal().is_some();
        if bought && table.stocks.get(side).is_none() {
            self.doubts.push(Doubt::NoInventory { side });
        }
    }

    /// The events with the aircraft and the guns that were hidden from the other player.
    fn lay_open(&mut self, record: &Record, table: &Table) -> Vec<Event> {
        let mut events: Vec<Event> =
            record.events().iter().map(|recorded| recorded.event.clone()).collect();
        for side in Side::ALL {
            if hidden::lay_open(&mut events, table, side) == Search::GaveUp {
                self.doubts.push(Doubt::HiddenUnits { side });
            }
        }
        events
    }

    fn breach(
        &mut self,
        number: u32,
        breach: Breach,
        recorded: &Recorded,
        (state, table): (&State, &Table),
    ) {
        let code = match &breach.kind {
            Broken::FalseReport { said, due, .. }
                if tells_of_used_unit(recorded, said, due, state, table) =>
            {
                "F26"
            }
            _ => breach.code(),
        };
        self.find(Some(number), breach.side, Cause::Rule(breach.kind), code);
    }

    /// An answer that its own side put right during the game is told, and is no more than a slip (`G12`).
    fn corrections(&mut self, number: u32, recorded: &Recorded, side: Side) {
        for said in recorded.corrected.iter().flatten() {
            self.find(Some(number), side, Cause::Corrected { said: said.clone() }, "F37");
        }
    }

    /// What only the whole game shows.
    fn end(
        &mut self,
        record: &Record,
        table: &Table,
        (state, open): (&State, &Table),
        reveals: &PerSide<Reveal>,
    ) {
        for (number, recorded) in (1..).zip(record.events()) {
            let unanswered = recorded.event.attack().is_some_and(|attack| attack.report.is_none());
            if unanswered {
                let side = recorded.event.side.other();
                self.find(Some(number), side, Cause::NoAnswer, "F37");
            }
        }
        for side in Side::ALL {
            self.contradiction(side, reveals.get(side).promise);
            self.told_value(state, open, side, reveals.get(side));
        }
        let by_journal = record.state(table).outcome;
        if let (Some(told), due) = (by_journal, state.outcome)
            && Some(told) != due
            && told != Outcome::ValuesOpen
        {
            self.find(None, winner_or_us(told), Cause::Result { told, due }, "F60");
        }
        let all_open = Side::ALL.into_iter().all(|side| open.layouts.get(side).is_some());
        if !all_open {
            self.doubts.push(Doubt::NotCounted);
        }
    }

    /// How the game ended; values that both sides told name a winner, if the game is one of values.
    fn outcome(
        &mut self,
        state: &mut State,
        table: &Table,
        reveals: &PerSide<Reveal>,
    ) -> Option<Outcome> {
        for side in Side::ALL {
            if let Some(value) = reveals.get(side).unsunk {
                state.tell_value(table, side, value);
            }
        }
        let told = Side::ALL.into_iter().any(|side| reveals.get(side).unsunk.is_some());
        if state.outcome.is_none() && told && table.rules.switches().end == End::Weapons {
            let by_value = state.by_value(table);
            if by_value != Outcome::ValuesOpen {
                self.doubts.push(Doubt::EndAgreed);
                return Some(by_value);
            }
        }
        if state.outcome.is_none() {
            self.doubts.push(Doubt::NotOver);
        }
        state.outcome
    }

    /// Answers that the layout contradicts are false, or the layout is not the one that was played (`F51`).
    fn contradiction(&mut self, side: Side, promise: Promise) {
        let of_side = |finding: &&Finding| {
            finding.side == side && matches!(finding.cause, Cause::Rule(Broken::FalseReport { .. }))
        };
        let events: Vec<u32> =
            self.findings.iter().filter(of_side).filter_map(|finding| finding.event).collect();
        if !events.is_empty() && matches!(promise, Promise::None | Promise::Unopened) {
            self.doubts.push(Doubt::FalseOrMoved { side, events });
        }
    }

    /// A value told at the end is the one that the layout gives (`S0-41`).
    fn told_value(&mut self, state: &State, table: &Table, side: Side, reveal: &Reveal) {
        if let (Some(home), Some(said)) = (state.home(side, table), reveal.unsunk) {
            let due = home.unsunk();
            if said != due {
                let cause = Cause::Rule(Broken::WrongValue { said, due });
                self.find(None, side, cause, "F60");
            }
        }
    }
}

/// The side that a result favours; a draw is told of us.
const fn winner_or_us(outcome: Outcome) -> Side {
    match outcome {
        Outcome::Won { by, .. } => by,
        Outcome::Draw { .. } | Outcome::ValuesOpen => Side::Us,
    }
}

/// Whether a false answer counts a unit that was used before and should have been crossed out (`S0-64`).
fn tells_of_used_unit(
    recorded: &Recorded,
    said: &Report,
    due: &Report,
    state: &State,
    table: &Table,
) -> bool {
    let side = recorded.event.side.other();
    let (Some(attack), Some(home)) = (recorded.event.attack(), state.home(side, table)) else {
        return false;
    };
    let (said, due) = (said.total(), due.total());
    let squares = attack.call.squares(table.rules.grid());
    home.layout.units().iter().any(|unit| {
        let subject = Subject::Unit(unit.kind);
        said.count(subject) > due.count(subject)
            && squares.contains(unit.square)
            && home.position.used.contains(unit.square)
    })
}
