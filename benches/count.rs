//! Time to count the fleets of empty boards: all that a count finds, the total alone, and the answers to a salvo.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use fleetsheet::board::{Grid, Letters, Region, Shape, Square};
use fleetsheet::count::{Body, Kind, Limit, Question, Spacing, Sum};
use fleetsheet::rules::{Land, Presets, Touch};

/// Every legal fleet of a preset.
fn preset(name: &str) -> Question {
    let rules = Presets::builtin().load(name, &[]).expect("a built-in preset");
    let fleet = rules.fleet().expect("a fixed fleet");
    let kinds = rules
        .class_ids()
        .map(|(id, class)| Kind { body: Body::Ship(class.shape), count: fleet.count(id) });
    let spacing = Spacing { ships: rules.switches().touch, land: rules.switches().land };
    Question::new(rules.grid(), spacing, kinds.collect())
}

/// Every legal fleet of straight ships, by length and number, on a square board.
fn fleet(side: u8, ships: Touch, fleet: &[(u8, u32)]) -> Question {
    let grid = Grid::new(side, side, Letters::Columns).expect("a board");
    let kind = |(n, count): &(u8, u32)| Kind { body: Body::Ship(Shape::Line(*n)), count: *count };
    let spacing = Spacing { ships, land: Land::Allow };
    Question::new(grid, spacing, fleet.iter().map(kind).collect())
}

/// How many squares of a salvo of three hit each kind of ship.
fn salvo(question: &Question) -> Vec<Sum> {
    let squares: Region = [(2, 3), (5, 4), (6, 6)]
        .into_iter()
        .map(|(column, row)| Square::new(column, row))
        .collect();
    let hits = |kind: usize| {
        question.sum(&squares, 0, |placement| {
            let hits = Region::from(placement.span).shared(&squares) as u32;
            if placement.kind == kind { hits } else { 0 }
        })
    };
    (0..question.kinds().len()).map(hits).collect()
}

fn measure(
    group: &mut criterion::BenchmarkGroup<'_, criterion::measurement::WallTime>,
    name: &str,
) {
    let question = preset(name);
    let watches = salvo(&question);
    let limit = Limit::default();
    group.bench_function(format!("{name}, count"), |bencher| {
        bencher.iter(|| black_box(&question).count(limit).expect("a question that can be counted"));
    });
    group.bench_function(format!("{name}, total"), |bencher| {
        bencher.iter(|| black_box(&question).total(limit).expect("a question that can be counted"));
    });
    group.bench_function(format!("{name}, answers to a salvo"), |bencher| {
        bencher.iter(|| {
            let outcomes = black_box(&question).outcomes(&watches, limit);
            outcomes.expect("a question that can be counted")
        });
    });
}

fn empty_boards(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("empty board");
    for name in ["hasbro", "fr-classique", "fr-rapide", "s1-quatre", "phillips-basic"] {
        measure(&mut group, name);
    }
}

fn large(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("large");
    group.bench_function("fr-grande, count", |bencher| {
        let question = preset("fr-grande");
        bencher.iter(|| question.count(Limit::default()).expect("a question that can be counted"));
    });
    for (name, question, total) in known() {
        group.bench_function(name, |bencher| {
            bencher.iter(|| assert_eq!(question.total(Limit::default()), Ok(total)));
        });
    }
}

/// Totals that other programs found too, and that take too long for a test.
fn known() -> [(&'static str, Question, u128); 4] {
    let grande: [(u8, u32); 4] = [(5, 1), (4, 2), (3, 2), (2, 2)];
    let classic: [(u8, u32); 4] = [(5, 1), (4, 1), (3, 2), (2, 1)];
    let ten: [(u8, u32); 4] = [(4, 1), (3, 2), (2, 3), (1, 4)];
    [
        ("5,4,3x2,2, touching", fleet(10, Touch::Any, &classic), 15_046_987_768),
        ("4,3x2,2x3,1x4", fleet(10, Touch::None, &ten), 1_855_545_978_831_780),
        ("12x12, 5,4x2,3x2,2x2", fleet(12, Touch::None, &grande), 64_971_204_380_032),
        ("12x12, touching", fleet(12, Touch::Any, &grande), 1_237_929_370_509_272),
    ]
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = empty_boards, large
}
criterion_main!(benches);
