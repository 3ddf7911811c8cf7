//! What reports say, as numbers that the ships of a fleet must add up to.

mod fact;
mod game;
mod question;
#[cfg(test)]
mod tests;

pub use fact::{Fact, Occupant, Says};

use thiserror::Error;

use crate::board::Region;
use crate::journal::{Side, Strike, Strikes};
use crate::report::{Call, Report, Subject, Tally};
use crate::rules::{Fleet, Ruleset};

/// All that a player has been told of the other's sea.
#[derive(Clone, Debug)]
pub struct Evidence {
    rules: Ruleset,
    side: Side,
    fleet: Fleet,
    land: Option<u32>,
    struck: Region,
    facts: Vec<Fact>,
}

/// Why nothing can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Uncountable {
    /// Nobody but its owner knows what the fleet consists of (`S0-38`).
    #[error("the fleet is not known")]
    FleetUnknown,
}

impl Evidence {
    /// Nothing told yet of the fleet of a side; with land where the number of its units is known or assumed.
    pub fn new(rules: &Ruleset, side: Side, fleet: Fleet, land: Option<u32>) -> Self {
        Self { rules: rules.clone(), side, fleet, land, struck: Region::EMPTY, facts: Vec::new() }
    }

    /// Takes in the answer to a call, the event with that number.
    ///
    /// A plane that was shot down struck nothing and saw nothing (`S0-84`, `S0-85`). What is said of aircraft and guns is
    /// left out, since where they stand is not counted: no layout of ships is accepted or refused for it.
    pub fn hear(&mut self, event: u32, call: &Call, report: &Report) {
        match (Strikes::of(call, &self.struck, &self.rules), report) {
            (_, Report::ShotDown { .. }) => return,
            (Strikes::Totals(strike), Report::Totals(tally)) => self.count(event, &strike, tally),
            (Strikes::Shots { shots, salvo }, Report::Shots { shots: told, sunk }) => {
                shots.iter().zip(told).for_each(|(shot, tally)| self.count(event, shot, tally));
                self.count(event, &salvo, sunk);
            }
            (Strikes::Seen(squares), Report::Window(window)) => {
                let contents = window.rows.iter().flatten();
                let facts = squares.squares().zip(contents).map(|(square, content)| {
                    Fact::seen(event, square, content.ground, &self.struck)
                });
                self.facts.extend(facts);
            }
            // A report of another form than its call's says nothing that could be read.
            _ => {}
        }
        self.struck.extend(&call.struck(self.rules.grid()));
    }

    /// Takes in that the side fired so many shots where a turn has one for each ship afloat, the event with that number
    /// (`S1-17`, `S3-32`, `G5`).
    ///
    /// A shorter salvo is fired only where fewer squares are left than ships (`B5`): with `room` such squares, a salvo that
    /// fills them tells nothing.
    pub fn see_salvo(&mut self, event: u32, shots: u32, room: u32) {
        let sunk = self.fleet.ships().checked_sub(shots);
        let (Some(need), true) = (sunk, shots < room) else { return };
        let says = Says::Sunk { struck: self.struck };
        self.facts.push(Fact { event, squares: self.struck, need, says });
    }

    fn count(&mut self, event: u32, strike: &Strike, tally: &Tally) {
        let mut subjects = strike.subjects(&self.rules);
        // What the game does not count, and was counted all the same, fits no layout.
        let others = tally.iter().map(|(subject, _)| subject);
        let others = others.filter(|subject| !matches!(subject, Subject::Unit(_)));
        let others: Vec<Subject> = others.filter(|subject| !subjects.contains(subject)).collect();
        subjects.extend(others);
        let facts = subjects
            .into_iter()
            .map(|subject| Fact::counted(event, strike, subject, tally.count(subject)));
        self.facts.extend(facts);
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Whose sea it is.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The ships that lay there at the start.
    pub const fn fleet(&self) -> &Fleet {
        &self.fleet
    }

    /// The squares that were struck.
    pub const fn struck(&self) -> &Region {
        &self.struck
    }

    /// Everything told, in the order of the events.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }
}
