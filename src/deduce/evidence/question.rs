//! The question that evidence comes to.

use super::{Evidence, Fact, Occupant, Says};
use crate::board::{Region, Square};
use crate::count::{Body, Kind, Placement, Question, Spacing, Sum};
use crate::journal::Strikes;
use crate::report::{Call, Report, Tally};
use crate::rules::ClassId;

/// Something that a further salvo would be told, and what it would be told of.
#[derive(Clone, Debug)]
pub struct Watch {
    /// What would be counted; its need is not known.
    pub fact: Fact,
    /// The shot whose answer it belongs to; none for what is told of the whole salvo.
    pub shot: Option<usize>,
}

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

    /// Everything that the answer to a salvo at those squares would count.
    pub fn watches(&self, squares: &[Square]) -> Vec<Watch> {
        let strikes = Strikes::of(&Call::Salvo(squares.to_vec()), &self.struck, &self.rules);
        let last = match &strikes {
            Strikes::Shots { shots, .. } => Some(shots.len()),
            _ => None,
        };
        let each = strikes.each();
        let watch = |(at, strike): (usize, &&crate::journal::Strike)| {
            let shot = last.filter(|last| at < *last).map(|_| at);
            let strike = **strike;
            let fact = move |subject| Fact {
                event: 0,
                squares: strike.new,
                need: 0,
                says: Says::Counted { strike, subject },
            };
            let subjects = strike.subjects(&self.rules);
            subjects.into_iter().map(move |subject| Watch { fact: fact(subject), shot })
        };
        each.iter().enumerate().flat_map(watch).collect()
    }

    /// The answer that counts so many of each of the [`Evidence::watches`] of a salvo.
    pub fn reply(&self, squares: &[Square], gains: &[u32]) -> Report {
        let mut whole = Tally::default();
        let mut shots = vec![Tally::default(); squares.len()];
        let watches = self.watches(squares);
        let per_shot = watches.iter().any(|watch| watch.shot.is_some());
        for (watch, gain) in watches.iter().zip(gains) {
            let Says::Counted { subject, .. } = watch.fact.says else { continue };
            let tally = watch.shot.map_or(&mut whole, |shot| &mut shots[shot]);
            tally.add(subject, *gain);
        }
        if per_shot { Report::Shots { shots, sunk: whole } } else { Report::Totals(whole) }
    }

    /// The squares that were not struck.
    pub fn unstruck(&self) -> Region {
        self.rules.grid().squares().filter(|square| !self.struck.contains(*square)).collect()
    }
}
