use std::collections::BTreeMap;

use proptest::prelude::*;

use super::brute::{every_way, gain};
use super::engine::Engine;
use super::few::Cases;
use super::frontier::Frontier;
use super::narrow::narrow;
use super::*;
use crate::board::{Grid, Letters, Region, Shape, Square};
use crate::chance::{Seed, Stream};
use crate::rules::{Land, Touch};

const TOUCHES: [Touch; 3] = [Touch::None, Touch::Corner, Touch::Any];

pub(super) fn board(width: u8, height: u8, ships: Touch, fleet: &[(Shape, u32)]) -> Question {
    let grid = Grid::new(width, height, Letters::Columns).unwrap();
    let kind = |(shape, count): &(Shape, u32)| Kind { body: Body::Ship(*shape), count: *count };
    let spacing = Spacing { ships, land: Land::Allow };
    Question::new(grid, spacing, fleet.iter().map(kind).collect())
}

pub(super) fn empty(side: u8, ships: Touch, fleet: &[(u8, u32)]) -> Question {
    let fleet: Vec<(Shape, u32)> =
        fleet.iter().map(|(n, count)| (Shape::Line(*n), *count)).collect();
    board(side, side, ships, &fleet)
}

pub(super) fn stream(number: u64) -> Stream {
    Seed::from_number(number).stream("test of counting", 0, 0)
}

/// A random question on a small board: squares known, placements barred, sums that some layout meets.
pub(super) fn random(number: u64) -> Question {
    let stream = &mut stream(number);
    let shapes = [Shape::Line(1), Shape::Line(2), Shape::Line(3), Shape::Line(4), Shape::Block];
    let (width, height) = (2 + stream.below(4) as u8, 2 + stream.below(4) as u8);
    let ships = TOUCHES[stream.index(3)];
    let mut fleet: Vec<(Shape, u32)> = Vec::new();
    let mut area = 0;
    for _ in 0..=stream.below(3) {
        let of = (shapes[stream.index(5)], 1 + stream.below(2) as u32);
        area += u32::from(of.0.area()) * of.1;
        if area <= 9 {
            fleet.push(of);
        }
    }
    let mut question = board(width, height, ships, &fleet);
    let ways = every_way(&question);
    let truth = stream.choose(&ways).cloned().unwrap_or_default();
    for _ in 0..stream.below(5) {
        let squares: Region = (0..=stream.below(6))
            .map(|_| {
                Square::new(stream.below(width.into()) as u8, stream.below(height.into()) as u8)
            })
            .collect();
        let kind = stream.below(4) as usize;
        let sinks = stream.below(3) == 0;
        let gains = |placement: &Placement| {
            let shared = Region::from(placement.span).shared(&squares) as u32;
            let all = shared == Region::from(placement.span).len() as u32;
            match (kind == 3 || kind == placement.kind, sinks) {
                (false, _) => 0,
                (true, true) => u32::from(all),
                (true, false) => shared,
            }
        };
        let need = gain(&question.sum(&squares, 0, gains), &truth);
        let wrong = u32::from(stream.below(12) == 0);
        question.require(&squares, need + wrong, gains);
    }
    for _ in 0..stream.below(3) {
        let barred = stream.index(question.placements().len().max(1));
        let at = question.placements().get(barred).copied();
        question.forbid(|placement| Some(*placement) == at);
    }
    question
}

/// Every engine that can count a question.
pub(super) fn engines(question: &Question, watches: &[Sum]) -> Vec<Engine> {
    let Some(narrowed) = narrow(question) else { return vec![Engine::Nothing] };
    let frontier = Frontier::of(question, &narrowed, watches).unwrap();
    let cases = Cases::of(question, &narrowed, watches).map(|cases| Engine::Few(Box::new(cases)));
    [Engine::Frontier(Box::new(frontier))].into_iter().chain(cases).collect()
}

/// The squares of a further salvo and how many ships of each kind it hits.
pub(super) fn watches(question: &Question, stream: &mut Stream) -> Vec<Sum> {
    let grid = question.grid();
    let squares: Region = (0..3)
        .map(|_| {
            Square::new(
                stream.below(grid.width().into()) as u8,
                stream.below(grid.height().into()) as u8,
            )
        })
        .collect();
    let of_kind = |kind: usize| {
        question.sum(&squares, 0, |placement| {
            let hits = Region::from(placement.span).shared(&squares) as u32;
            if placement.kind == kind { hits } else { 0 }
        })
    };
    (0..question.kinds().len()).map(of_kind).collect()
}

#[test]
fn known_numbers_come_out() {
    type Known<'a> = (u8, Touch, &'a [(u8, u32)], u128);
    let known: [Known<'_>; 6] = [
        (8, Touch::None, &[(4, 1), (3, 2), (2, 1)], 3_562_232),
        (8, Touch::Any, &[(4, 1), (3, 2), (2, 1)], 19_999_324),
        (8, Touch::Any, &[(5, 1), (4, 1), (3, 1), (2, 1)], 21_354_072),
        (8, Touch::None, &[(4, 1), (3, 2), (2, 3), (1, 4)], 20_774_262_284),
        (10, Touch::None, &[(5, 1), (4, 1), (3, 2), (2, 1)], 1_925_751_392),
        (10, Touch::None, &[(5, 1), (4, 1), (3, 1), (3, 1), (2, 1)], 2 * 1_925_751_392),
    ];
    for (side, touch, fleet, total) in known {
        let question = empty(side, touch, fleet);
        assert_eq!(question.count(Limit::default()).unwrap().total(), total);
    }
}

/// Compares all that is counted with plain enumeration.
fn compare(number: u64) {
    let question = random(number);
    let ways = every_way(&question);
    for engine in engines(&question, &[]) {
        let count = engine.count(&question, Limit::default()).unwrap();
        assert_eq!(count.total(), ways.len() as u128);
        for at in 0..question.placements().len() {
            let id = PlacementId(at as u32);
            let through = ways.iter().filter(|way| way.contains(&id)).count();
            assert_eq!(count.ways(id), through as u128);
        }
    }
    let watches = watches(&question, &mut stream(number));
    let mut outcomes: BTreeMap<Vec<u32>, u128> = BTreeMap::new();
    for way in &ways {
        *outcomes.entry(watches.iter().map(|sum| gain(sum, way)).collect()).or_default() += 1;
    }
    let expected: Vec<Outcome> =
        outcomes.into_iter().map(|(gains, ways)| Outcome { gains, ways }).collect();
    for engine in engines(&question, &watches) {
        assert_eq!(engine.outcomes(Limit::default()).unwrap(), expected);
    }
}

/// In both, a ship over two squares of the scan's row keeps the square below and beside its end free, where no ship
/// could begin under its second square.
#[test]
fn what_a_wide_ship_keeps_free_is_not_forgotten_between_its_squares() {
    [12_546_560_140_568_273_352, 16_393_415_512_332_559_522].into_iter().for_each(compare);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn every_number_is_that_of_enumeration(number: u64) {
        compare(number);
    }

    #[test]
    fn draws_are_ways(number: u64) {
        let question = random(number);
        let ways = every_way(&question);
        for engine in engines(&question, &[]) {
            let count = engine.count(&question, Limit::default()).unwrap();
            for way in count.draws(&question, 20, &mut stream(number)) {
                prop_assert!(ways.contains(&way));
            }
        }
    }
}

#[test]
fn every_way_is_drawn_as_often_as_any_other() {
    let shapes =
        [(Shape::Line(3), 1), (Shape::Line(2), 1), (Shape::Line(2), 1), (Shape::Line(1), 1)];
    for touch in [Touch::Corner, Touch::Any] {
        draws_fit(&board(4, 4, touch, &shapes));
    }
}

fn draws_fit(question: &Question) {
    let ways = every_way(question);
    let each = 40;
    for engine in engines(question, &[]) {
        let count = engine.count(question, Limit::default()).unwrap();
        let mut drawn: BTreeMap<Vec<PlacementId>, f64> = BTreeMap::new();
        for way in count.draws(question, each * ways.len(), &mut stream(7)) {
            *drawn.entry(way).or_default() += 1.0;
        }
        assert_eq!(drawn.len(), ways.len());
        let square = |n: &f64| (n - each as f64).powi(2) / each as f64;
        let chi: f64 = drawn.values().map(square).sum();
        let freedom = ways.len() as f64 - 1.0;
        assert!((chi - freedom).abs() < 5.0 * (2.0 * freedom).sqrt(), "{chi} for {freedom}");
    }
}

#[test]
fn draws_and_counts_do_not_depend_on_the_number_of_threads() {
    for touch in [Touch::None, Touch::Corner] {
        do_not_depend_on_threads(&empty(8, touch, &[(4, 1), (3, 2), (2, 1)]));
    }
}

fn do_not_depend_on_threads(question: &Question) {
    let with = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| {
            let count = question.count(Limit::default()).unwrap();
            let ways: Vec<u128> = (0..question.placements().len())
                .map(|at| count.ways(PlacementId(at as u32)))
                .collect();
            (ways, count.draws(question, 50, &mut stream(3)))
        })
    };
    assert_eq!(with(1), with(3));
}

#[test]
fn what_is_too_large_is_said_to_be() {
    let limit = Limit { states: 1000 };
    for touch in [Touch::None, Touch::Corner] {
        let question = empty(8, touch, &[(4, 1), (3, 2), (2, 1)]);
        assert_eq!(question.count(limit).unwrap_err(), Excess::States(limit));
        assert_eq!(question.total(limit).unwrap_err(), Excess::States(limit));
    }
    let many = empty(26, Touch::None, &[(4, 9), (3, 9), (2, 9)]);
    assert!(many.count(Limit::default()).is_err());
    let grid = Grid::new(6, 6, Letters::Columns).unwrap();
    let land = Kind { body: Body::Land, count: 1 };
    let spacing = Spacing { ships: Touch::None, land: Land::Allow };
    let question = Question::new(grid, spacing, vec![land]);
    assert_eq!(question.count(Limit::default()).unwrap_err(), Excess::Land);
}

#[test]
fn no_ship_at_all_lies_in_one_way_and_too_many_in_none() {
    assert_eq!(empty(3, Touch::Any, &[]).count(Limit::default()).unwrap().total(), 1);
    assert_eq!(empty(3, Touch::None, &[(1, 5)]).count(Limit::default()).unwrap().total(), 0);
    assert_eq!(empty(3, Touch::None, &[(4, 1)]).count(Limit::default()).unwrap().total(), 0);
}
