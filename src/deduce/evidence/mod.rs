//! What reports say, as numbers that the ships of a fleet must add up to.

mod fact;
mod game;
mod question;
#[cfg(test)]
mod tests;

pub use fact::{Fact, Occupant, Says};
pub use question::Watch;

use thiserror::Error;

use crate::board::{Region, Span, Square};
use crate::journal::{Side, Strike, Strikes};
use crate::report::{Call, Content, Report, Subject, Tally, Window};
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
    events: Vec<u32>,
    left_out: Vec<u32>,
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
        Self {
            rules: rules.clone(),
            side,
            fleet,
            land,
            struck: Region::EMPTY,
            facts: Vec::new(),
            events: Vec::new(),
            left_out: Vec::new(),
        }
    }

    /// Takes in the answer to a call, the event with that number.
    ///
    /// A plane that was shot down struck nothing and saw nothing (`S0-84`, `S0-85`). What is said of aircraft and guns is
    /// left out ([`Evidence::left_out`]): where they stand is not counted.
    pub fn hear(&mut self, event: u32, call: &Call, report: &Report) {
        self.events.push(event);
        match (Strikes::of(call, &self.struck, &self.rules), report) {
            (Strikes::Totals(strike), Report::Totals(tally)) => self.count(event, &strike, tally),
            (Strikes::Shots { shots, salvo }, Report::Shots { shots: told, sunk }) => {
                shots.iter().zip(told).for_each(|(shot, tally)| self.count(event, shot, tally));
                self.count(event, &salvo, sunk);
            }
            (Strikes::Seen(squares), Report::Window(window)) => self.see(event, squares, window),
            // Shot down; a report of another form than its call's could not be read either.
            _ => self.left_out.push(event),
        }
        if !matches!(report, Report::ShotDown { .. }) {
            self.struck.extend(&call.struck(self.rules.grid()));
        }
    }

    /// Takes in that the side fired so many shots where a turn has one for each ship afloat, the event with that number
    /// (`S1-17`, `S3-32`, `G5`).
    ///
    /// A shorter salvo is fired only where fewer squares are left than ships (`B5`): with `room` such squares, a salvo that
    /// fills them tells nothing.
    pub fn see_salvo(&mut self, event: u32, shots: u32, room: u32) {
        let sunk = self.fleet.ships().checked_sub(shots);
        let (Some(need), true) = (sunk, shots < room) else { return };
        self.events.push(event);
        let says = Says::Sunk { struck: self.struck };
        self.facts.push(Fact { event, squares: self.struck, need, says });
    }

    fn count(&mut self, event: u32, strike: &Strike, tally: &Tally) {
        let mut subjects = strike.subjects(&self.rules);
        for (subject, _) in
            tally.iter().filter(|(subject, _)| !subjects.contains(subject)).collect::<Vec<_>>()
        {
            match subject {
                Subject::Unit(_) if !self.left_out.contains(&event) => self.left_out.push(event),
                Subject::Unit(_) => {}
                _ => subjects.push(subject),
            }
        }
        let fact = |subject| Fact {
            event,
            squares: strike.new,
            need: tally.count(subject),
            says: Says::Counted { strike: *strike, subject },
        };
        self.facts.extend(subjects.into_iter().map(fact));
    }

    fn see(&mut self, event: u32, squares: Span, window: &Window) {
        let contents = window.rows.iter().flatten();
        for (square, content) in squares.squares().zip(contents) {
            self.facts.push(self.seen(event, square, *content));
            if content.unit.is_some() && !self.left_out.contains(&event) {
                self.left_out.push(event);
            }
        }
    }

    fn seen(&self, event: u32, square: Square, content: Content) -> Fact {
        let says = Says::Seen { square, ground: content.ground, struck: self.struck };
        Fact { event, squares: Region::from_iter([square]), need: says.seen_need(), says }
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

    /// The events that tell something, in order.
    pub fn events(&self) -> &[u32] {
        &self.events
    }

    /// Events of which something is left out, since it is about aircraft or guns: what is counted is then not all that
    /// could be known, and never contradicts it.
    pub fn left_out(&self) -> &[u32] {
        &self.left_out
    }

    /// Whether some of what lies there is not known in number: land.
    pub const fn land(&self) -> Option<u32> {
        self.land
    }
}
