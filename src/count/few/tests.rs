use std::collections::BTreeMap;

use proptest::prelude::*;

use super::Cases;
use super::tally::Tally;
use crate::board::{Region, Shape, Square};
use crate::count::answer::Source;
use crate::count::brute::every_way;
use crate::count::engine::Engine;
use crate::count::narrow::narrow;
use crate::count::tests::{board, empty, engines, random, stream, watches};
use crate::count::{Limit, Outcome, Placement, PlacementId, Question};
use crate::rules::Touch;

/// Both engines find the same numbers.
fn agree(question: &Question, number: u64) {
    let limit = Limit::default();
    let every = |engine: Engine| -> Vec<u128> {
        let count = engine.count(question, limit).unwrap();
        let ways = (0..question.placements().len()).map(|at| count.ways(PlacementId(at as u32)));
        std::iter::once(count.total()).chain(ways).collect()
    };
    let counts: Vec<Vec<u128>> = engines(question, &[]).into_iter().map(every).collect();
    let watches = watches(question, &mut stream(number));
    let outcomes = engines(question, &watches).into_iter().map(|of| of.outcomes(limit).unwrap());
    let outcomes: Vec<Vec<Outcome>> = outcomes.collect();
    assert!(counts.len() == 2 || counts[0][0] == 0);
    assert!(counts.windows(2).all(|pair| pair[0] == pair[1]));
    assert!(outcomes.windows(2).all(|pair| pair[0] == pair[1]));
}

/// A random question on a middling board: up to five ships, some of them alike, and what a game tells of one layout.
fn game(number: u64) -> Question {
    let stream = &mut stream(number);
    let shapes = [Shape::Line(5), Shape::Line(4), Shape::Line(3), Shape::Line(2), Shape::Block];
    let touch = [Touch::None, Touch::Any][stream.index(2)];
    let (width, height) = (5 + stream.below(3) as u8, 5 + stream.below(3) as u8);
    let mut left = 5;
    let mut fleet = Vec::new();
    while left > 0 {
        let many = 1 + stream.below(2.min(left)) as u32;
        left -= u64::from(many);
        fleet.push((shapes[stream.index(shapes.len())], many));
    }
    let mut question = board(width, height, touch, &fleet);
    let truth = question.count(Limit::default()).unwrap().draws(&question, 1, stream).pop();
    let Some(truth) = truth else { return question };
    for _ in 0..stream.below(5) {
        let shots: Region = (0..=stream.below(3))
            .map(|_| {
                let (column, row) = (stream.below(width.into()), stream.below(height.into()));
                Square::new(column as u8, row as u8)
            })
            .collect();
        let kind = stream.index(2 * fleet.len());
        let hits = |of: &Placement| {
            let told = kind >= fleet.len() || of.kind == kind;
            if told { Region::from(of.span).shared(&shots) as u32 } else { 0 }
        };
        let need = truth.iter().map(|id| hits(question.placement(*id))).sum();
        question.require(&shots, need, hits);
    }
    question
}

/// By ranks, every way comes as often as its ships of one kind can be named.
fn every_rank_is_a_way_of_its_own(question: &Question) {
    let few = engines(question, &[]).pop().unwrap().count(question, Limit::default()).unwrap();
    let Source::Few(cases) = &few.source else { return };
    let mut tally = Tally::of(&cases.ships);
    let mut found: BTreeMap<Vec<PlacementId>, u128> = BTreeMap::new();
    for rank in 0..cases.total() {
        *found.entry(cases.way(rank, &mut tally)).or_default() += 1;
    }
    let namings = cases.ships.namings;
    let expected = every_way(question).into_iter().map(|way| (way, namings)).collect();
    assert_eq!(found, expected);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn both_engines_agree(number: u64) {
        agree(&game(number), number);
    }

    #[test]
    fn every_rank_is_a_way(number: u64) {
        let question = random(number);
        if question.spacing().ships != Touch::Corner {
            every_rank_is_a_way_of_its_own(&question);
        }
    }
}

#[test]
fn wide_ships_that_are_alike_are_counted_once() {
    for touch in [Touch::None, Touch::Any] {
        let question = board(6, 5, touch, &[(Shape::Block, 3), (Shape::Line(3), 1)]);
        agree(&question, 5);
        every_rank_is_a_way_of_its_own(&question);
    }
}

#[test]
fn known_numbers_come_out() {
    type Known<'a> = (u8, Touch, &'a [(u8, u32)], u128);
    let known: [Known<'_>; 6] = [
        (8, Touch::Any, &[(5, 1), (4, 1), (3, 1), (2, 1)], 21_354_072),
        (10, Touch::Any, &[(5, 1), (4, 1), (3, 1), (2, 1)], 269_056_552),
        (8, Touch::Any, &[(5, 1), (4, 1), (3, 2), (2, 1)], 571_126_760),
        (10, Touch::Any, &[(5, 1), (4, 1), (3, 2), (2, 1)], 15_046_987_768),
        (10, Touch::Any, &[(5, 1), (4, 1), (3, 1), (3, 1), (2, 1)], 30_093_975_536),
        (10, Touch::None, &[(5, 1), (4, 1), (3, 2), (2, 1)], 1_925_751_392),
    ];
    for (side, touch, fleet, total) in known {
        let question = empty(side, touch, fleet);
        let cases = Cases::of(&question, &narrow(&question).unwrap(), &[]).unwrap();
        assert_eq!(cases.outcomes(Limit::default()).unwrap()[0].ways, total);
    }
}

#[test]
fn many_ships_are_left_to_the_scan() {
    let cases = |touch, fleet: &[(u8, u32)]| {
        let question = empty(10, touch, fleet);
        Cases::of(&question, &narrow(&question).unwrap(), &[])
    };
    assert!(cases(Touch::None, &[(4, 1), (3, 2), (2, 3), (1, 4)]).is_none());
    assert!(cases(Touch::Any, &[(5, 1), (4, 2), (3, 2), (2, 2)]).is_none());
    assert!(cases(Touch::Corner, &[(3, 1)]).is_none());
    assert!(cases(Touch::Any, &[(5, 1), (4, 1), (3, 2), (2, 1)]).is_some());
}
