//! A question accepts a layout where, and only where, its owner would have answered as he did.

use std::slice;

use super::{Match, rules};
use crate::board::{Grid, Region, Span, Square};
use crate::chance::{Seed, Stream};
use crate::count::{Limit, PlacementId};
use crate::deduce::evidence::Evidence;
use crate::journal::{Defence, Home, Position, Side};
use crate::layout::{Layout, Ship, check};
use crate::report::{Call, Report};
use crate::rules::{ClassId, Ruleset};

const SIZES: [&str; 5] = ["1x4", "2x2", "1x3", "1x2", "1x1"];
const TOUCH: [&str; 3] = ["none", "corner", "any"];

/// How hits and sinkings are told, in every way that a game can.
fn tellings() -> Vec<Vec<(&'static str, &'static str)>> {
    let mut all = Vec::new();
    for hits in ["class", "hit"] {
        for told in ["totals", "squares"] {
            for sunk in ["silent", "count", "named"] {
                for sunk_told in ["shot", "salvo"] {
                    if told == "totals" && sunk_told == "shot" {
                        continue;
                    }
                    all.push(vec![
                        ("hits", hits),
                        ("told", told),
                        ("sunk", sunk),
                        ("sunk-told", sunk_told),
                        ("timing", sunk_told),
                    ]);
                }
            }
        }
    }
    all
}

/// Every fleet of one or two ships.
fn fleets() -> Vec<Vec<(String, u32)>> {
    let mut all = Vec::new();
    for (at, first) in SIZES.iter().enumerate() {
        all.push(vec![((*first).to_owned(), 1)]);
        all.push(vec![((*first).to_owned(), 2)]);
        for second in &SIZES[at + 1..] {
            all.push(vec![((*first).to_owned(), 1), ((*second).to_owned(), 1)]);
        }
    }
    all
}

/// Every legal layout of a fleet.
fn layouts(rules: &Ruleset) -> Vec<Layout> {
    let stock = crate::inventory::Stock::fixed(rules).unwrap();
    let ships: Vec<ClassId> = rules.fleet().unwrap().each_ship().collect();
    let mut all = vec![Vec::new()];
    for class in ships {
        let spans = rules.grid().placements(rules.class(class).shape);
        let longer = |laid: &Vec<Ship>| {
            let after = laid.last().filter(|last| last.class == class).map(|last| last.span);
            let next =
                spans.iter().filter(move |span| after.is_none_or(|after| key(&after) < key(span)));
            let laid = laid.clone();
            next.map(move |span| [laid.clone(), vec![Ship { class, span: *span }]].concat())
                .collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    let laid = all.into_iter().map(|ships| Layout::new(ships, Vec::new(), Vec::new()));
    laid.filter(|layout| check(layout, rules, Some(&stock)).is_empty()).collect()
}

fn key(span: &Span) -> (Square, u8, u8) {
    (span.first, span.width, span.height)
}

fn answers(rules: &Ruleset, layout: &Layout, calls: &[Call]) -> Vec<Report> {
    let mut position = Position::default();
    calls
        .iter()
        .map(|call| {
            let home = Home { rules, layout, position: &position };
            let report = home.answer(call, Defence::HoldFire).report;
            position.struck.extend(&call.struck(rules.grid()));
            report
        })
        .collect()
}

fn salvo(grid: Grid, stream: &mut Stream) -> Call {
    let squares: Vec<Square> = grid.squares().collect();
    let shots = 1 + stream.index(3.min(squares.len()));
    let mut fired: Vec<Square> = Vec::new();
    while fired.len() < shots {
        let square = squares[stream.index(squares.len())];
        if !fired.contains(&square) {
            fired.push(square);
        }
    }
    Call::Salvo(fired)
}

fn agrees(rules: &Ruleset, stream: &mut Stream) {
    let all = layouts(rules);
    if all.is_empty() {
        let evidence = Evidence::new(rules, Side::Them, rules.fleet().unwrap(), None);
        assert_eq!(evidence.question().total(Limit::default()), Ok(0));
        return;
    }
    let truth = &all[stream.index(all.len())];
    let calls: Vec<Call> = (0..stream.index(4)).map(|_| salvo(rules.grid(), stream)).collect();
    let told = answers(rules, truth, &calls);
    let mut evidence = Evidence::new(rules, Side::Them, rules.fleet().unwrap(), None);
    for (event, (call, report)) in (1..).zip(calls.iter().zip(&told)) {
        evidence.hear(event, call, report);
    }
    let fit: Vec<&Layout> =
        all.iter().filter(|layout| answers(rules, layout, &calls) == told).collect();
    let question = evidence.question();
    let count = question.count(Limit::default()).unwrap();
    assert_eq!(count.total(), fit.len() as u128, "{:?} {calls:?}", rules.switches());
    for (at, placement) in (0..).zip(question.placements()) {
        let ship = Ship { class: ClassId(placement.kind), span: placement.span };
        let through = fit.iter().filter(|layout| layout.ships().contains(&ship)).count();
        assert_eq!(count.ways(PlacementId(at)), through as u128, "{:?} {ship:?}", rules.switches());
    }
    let next = salvo(rules.grid(), stream);
    let Call::Salvo(squares) = &next else { unreachable!("a salvo") };
    let facts = evidence.foreseen(squares);
    let sums: Vec<_> = facts.iter().map(|fact| evidence.sum(&question, fact)).collect();
    let outcomes = question.outcomes(&sums, Limit::default()).unwrap();
    let heard: Vec<Report> = fit
        .iter()
        .map(|layout| {
            let calls = [calls.clone(), vec![next.clone()]].concat();
            answers(rules, layout, &calls).pop().unwrap()
        })
        .collect();
    for outcome in &outcomes {
        let reply = evidence.reply(squares, &outcome.gains);
        let given = heard.iter().filter(|report| **report == reply).count();
        assert_eq!(outcome.ways, given as u128, "{:?} {reply:?}", rules.switches());
    }
    let counted: u128 = outcomes.iter().map(|outcome| outcome.ways).sum();
    assert_eq!(counted, fit.len() as u128);
}

#[test]
fn small_boards_agree_with_the_referee() {
    let seed = Seed::from_number(5);
    let tellings = tellings();
    let mut played = vec![0; tellings.len()];
    let sides = (1..=4).flat_map(|width| (1..=4).map(move |height| (width, height)));
    for (game, (width, height)) in (0..).zip(sides) {
        for fleet in fleets() {
            for touch in TOUCH {
                for (way, telling) in tellings.iter().enumerate() {
                    let mut stream = seed.stream("law", game, way as u32);
                    let switches = [telling.clone(), vec![("touch", touch)]].concat();
                    let game = Match { width, height, fleet: &fleet, switches: &switches };
                    if let Some(rules) = rules(&game) {
                        agrees(&rules, &mut stream);
                        played[way] += 1;
                    }
                }
            }
        }
    }
    assert!(played.iter().all(|games| *games >= 300), "{played:?}");
}

#[test]
fn the_size_of_a_salvo_tells_how_many_ships_are_left() {
    let fleet = [("1x2".to_owned(), 2), ("1x1".to_owned(), 1)];
    let switches = [("salvo", "afloat"), ("sunk", "silent"), ("hits", "hit"), ("touch", "none")];
    let rules = rules(&Match { width: 4, height: 3, fleet: &fleet, switches: &switches }).unwrap();
    let call = Call::Salvo(vec![Square::new(0, 0), Square::new(1, 0), Square::new(3, 2)]);
    let all = layouts(&rules);
    let struck: Region = call.struck(rules.grid());
    let sunk = |layout: &Layout| {
        let whole = |ship: &&Ship| ship.span.squares().all(|square| struck.contains(square));
        layout.ships().iter().filter(whole).count()
    };
    for report in all.iter().map(|layout| answers(&rules, layout, slice::from_ref(&call))) {
        for shots in 1..=3 {
            let mut evidence = Evidence::new(&rules, Side::Them, rules.fleet().unwrap(), None);
            evidence.hear(1, &call, &report[0]);
            evidence.see_salvo(2, shots, 12);
            let fit = all.iter().filter(|layout| {
                answers(&rules, layout, slice::from_ref(&call)) == report
                    && sunk(layout) == 3 - shots as usize
            });
            let total = evidence.question().total(Limit::default()).unwrap();
            assert_eq!(total, fit.count() as u128, "{report:?} {shots}");
        }
    }
    let mut evidence = Evidence::new(&rules, Side::Them, rules.fleet().unwrap(), None);
    evidence.see_salvo(1, 1, 1);
    assert!(evidence.facts().is_empty(), "a salvo that fills the board tells nothing");
}
