//! The question that evidence comes to.

use super::{Evidence, Fact, Occupant};
use crate::board::{Region, Square};
use crate::count::{Body, Kind, Placement, Question, Spacing, Sum};
use crate::journal::{Strike, Strikes};
use crate::report::{Call, Report, Tally};
use crate::rules::ClassId;

impl Evidence {
    /// Every layout that fits all that was told.
    pub fn question(&self) -> Question {
        self.question_from(|_| true)
    }

    /// Every layout that fits what the events that are kept told; the squares of the others stay struck.
    pub fn question_from(&self, keeps: impl Fn(u32) -> bool) -> Question {
        let mut question = self.empty_question();
        for fact in self.facts.iter().filter(|fact| keeps(fact.event)) {
            question.require(&fact.squares, fact.need, |placement| self.gain(fact, placement));
        }
        question
    }

    fn empty_question(&self) -> Question {
        let switches = self.rules.switches();
        let ships = self
            .rules
            .class_ids()
            .map(|(id, class)| Kind { body: Body::Ship(class.shape), count: self.fleet.count(id) });
        let land = self.land.map(|count| Kind { body: Body::Land, count });
        let spacing = Spacing { ships: switches.touch, land: switches.land };
        Question::new(self.rules.grid(), spacing, ships.chain(land).collect())
    }

    /// What a kind of the question is.
    pub fn occupant(&self, kind: usize) -> Occupant {
        if kind < self.rules.classes().len() {
            Occupant::Ship(ClassId(kind))
        } else {
            Occupant::Land
        }
    }

    /// What a placement of the question adds to a fact.
    pub fn gain(&self, fact: &Fact, placement: &Placement) -> u32 {
        fact.gain(self.occupant(placement.kind), &placement.span)
    }

    /// A fact as a sum over the placements of a question.
    pub fn sum(&self, question: &Question, fact: &Fact) -> Sum {
        question.sum(&fact.squares, fact.need, |placement| self.gain(fact, placement))
    }

    /// Everything that the answer to a further salvo would count, shot by shot where it is told so, then what is told of
    /// the whole; what they come to is not known.
    pub fn foreseen(&self, squares: &[Square]) -> Vec<Fact> {
        let strikes = self.strikes(squares);
        let facts = strikes.each().into_iter().flat_map(|strike| {
            let subjects = strike.subjects(&self.rules).into_iter();
            subjects.map(|subject| Fact::counted(Fact::FORESEEN, strike, subject, 0))
        });
        facts.collect()
    }

    /// The answer that counts so many of each of the facts that are [foreseen](Evidence::foreseen).
    pub fn reply(&self, squares: &[Square], gains: &[u32]) -> Report {
        let mut rest = gains.iter().copied();
        let mut tally = |strike: &Strike| -> Tally {
            strike.subjects(&self.rules).into_iter().zip(rest.by_ref()).collect()
        };
        match self.strikes(squares) {
            Strikes::Shots { shots, salvo } => {
                Report::Shots { shots: shots.iter().map(&mut tally).collect(), sunk: tally(&salvo) }
            }
            Strikes::Totals(strike) => Report::Totals(tally(&strike)),
            Strikes::Seen(_) => Report::Totals(Tally::default()),
        }
    }

    fn strikes(&self, squares: &[Square]) -> Strikes {
        Strikes::of(&Call::Salvo(squares.to_vec()), &self.struck, &self.rules)
    }

    /// The squares that were not struck.
    pub fn unstruck(&self) -> Region {
        self.rules.grid().squares().filter(|square| !self.struck.contains(*square)).collect()
    }
}
