use std::ops::Range;

use super::lattice::{Lattice, Reach};
use crate::count::Question;
use crate::count::narrow::Narrowed;
use crate::count::places::Places;

/// The ships of a question, all told apart, with the places where each can still lie.
///
/// Every place has a number; those of one ship fill words of a set that no other ship's places stand in.
#[derive(Clone, Debug)]
pub(super) struct Ships {
    pub(super) all: Vec<Ship>,
    /// Nodes of the lattice.
    pub(super) nodes: usize,
    /// By place: those of other ships that no layout holds beside it.
    clashes: Vec<Places>,
    /// In how many ways ships of one kind can be told apart.
    pub(super) namings: u128,
}

/// A ship and its places.
#[derive(Clone, Debug)]
pub(super) struct Ship {
    /// The words of its places in a set.
    pub(super) words: Range<usize>,
    /// By place, from its first: the placement of the question.
    placements: Vec<usize>,
    /// The nodes that each place keeps, one place after another: points and faces, then edges.
    nodes: Vec<u16>,
    /// Nodes of each place.
    stride: usize,
    /// Points and faces among them.
    plus: usize,
}

impl Ships {
    /// Those of a narrowed question, on a lattice.
    pub(super) fn of(question: &Question, narrowed: &Narrowed, lattice: Lattice) -> Self {
        let mut all: Vec<Ship> = Vec::new();
        let mut namings = 1;
        for (kind, of) in question.kinds.iter().enumerate() {
            for number in 1..=of.count {
                namings *= u128::from(number);
                let first = all.last().map_or(0, |ship| ship.words.end);
                all.push(Ship::of(question, narrowed, lattice, (kind, first)));
            }
        }
        let reaches: Vec<Vec<Reach>> = all
            .iter()
            .map(|ship| {
                let span = |id: &usize| lattice.reach(&question.placements[*id].span);
                ship.placements.iter().map(span).collect()
            })
            .collect();
        let mut ships = Self { all, nodes: lattice.nodes(), clashes: Vec::new(), namings };
        ships.clashes = ships.clashes_of(&reaches);
        ships
    }

    fn clashes_of(&self, reaches: &[Vec<Reach>]) -> Vec<Places> {
        let mut clashes = vec![self.no_places(); self.places()];
        for (own, mine) in self.all.iter().zip(reaches) {
            for (at, reach) in mine.iter().enumerate() {
                let clash = &mut clashes[own.first() + at];
                for (other, theirs) in self.all.iter().zip(reaches) {
                    let near = theirs.iter().enumerate().filter(|(_, of)| reach.meets(of));
                    near.for_each(|(at, _)| clash.insert(other.first() + at));
                }
            }
        }
        clashes
    }

    /// The numbers of places.
    pub(super) fn places(&self) -> usize {
        self.words().end * Places::WORD
    }

    /// The words of all places in a set.
    pub(super) fn words(&self) -> Range<usize> {
        0..self.all.last().map_or(0, |ship| ship.words.end)
    }

    pub(super) fn no_places(&self) -> Places {
        Places::none(self.places())
    }

    /// Every place of every ship.
    pub(super) fn every_place(&self) -> Places {
        let mut places = self.no_places();
        for ship in &self.all {
            (0..ship.placements.len()).for_each(|at| places.insert(ship.first() + at));
        }
        places
    }

    /// The places that no layout holds beside one.
    pub(super) fn clashes(&self, place: usize) -> &Places {
        &self.clashes[place]
    }

    /// The placement of the question that a place is.
    pub(super) fn placement(&self, place: usize) -> usize {
        let word = place / Places::WORD;
        let ship = &self.all[self.all.partition_point(|ship| ship.words.end <= word)];
        ship.placements[place - ship.first()]
    }

    /// A number for every place, zero where nothing lies.
    pub(super) fn by_place(&self, of: impl Fn(usize) -> u32) -> Vec<u32> {
        let mut numbers = vec![0; self.places()];
        for ship in &self.all {
            for (at, placement) in ship.placements.iter().enumerate() {
                numbers[ship.first() + at] = of(*placement);
            }
        }
        numbers
    }
}

impl Ship {
    fn of(
        question: &Question,
        narrowed: &Narrowed,
        lattice: Lattice,
        (kind, first): (usize, usize),
    ) -> Self {
        let placements: Vec<usize> =
            question.of_kind(kind).filter(|id| narrowed.open[*id]).collect();
        let words = first..first + placements.len().div_ceil(Places::WORD);
        let mut ship = Self { words, placements, nodes: Vec::new(), stride: 0, plus: 0 };
        for id in &ship.placements {
            let nodes = lattice.nodes_of(lattice.reach(&question.placements[*id].span));
            ship.plus = nodes.plus.len();
            ship.stride = nodes.plus.len() + nodes.minus.len();
            ship.nodes.extend(nodes.plus);
            ship.nodes.extend(nodes.minus);
        }
        ship
    }

    /// The number of its first place.
    pub(super) fn first(&self) -> usize {
        self.words.start * Places::WORD
    }

    /// The nodes that a place keeps: points and faces, and edges.
    pub(super) fn nodes(&self, place: usize) -> (&[u16], &[u16]) {
        let from = (place - self.first()) * self.stride;
        self.nodes[from..from + self.stride].split_at(self.plus)
    }
}
