//! How long it takes to read and replay long journals.
#![expect(clippy::unwrap_used, reason = "a bench that cannot go on has failed")]

use std::fmt::Write as _;
use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use fleetsheet::board::Square;
use fleetsheet::journal::{Game, Header, PerSide, Table};
use fleetsheet::rules::{Presets, With};
use fleetsheet::source::Source;

/// Events of a journal.
const EVENTS: usize = 10_000;

/// A journal of that many salvoes by turns, each of the squares that follow, with an answer that the game can give.
fn journal(preset: &str, shots: usize, answers: &[&str]) -> Source {
    let rules = Presets::builtin().load(preset, &[With::new("repeat=allow")]).unwrap();
    let grid = rules.grid();
    let squares: Vec<Square> = grid.squares().collect();
    let mut text =
        Header { table: Table::new(rules), names: PerSide::default(), seals: PerSide::default() }
            .to_text();
    for event in 0..EVENTS {
        let side = if event % 2 == 0 { "us" } else { "them" };
        let names: Vec<String> = (0..shots)
            .map(|shot| grid.name(squares[(event / 2 * shots + shot) % squares.len()]))
            .collect();
        let answer = answers[event % answers.len()];
        let _ = writeln!(text, "{side} salvo {} -> {answer}", names.join(" "));
    }
    Source::new("bench", text)
}

fn replay(c: &mut Criterion) {
    let cases = [
        ("phillips-basic", journal("phillips-basic", 3, &["none"])),
        (
            "phillips-open",
            journal("phillips-open", 3, &["none", "1 cruiser, 1 recce", "2 submarines sunk"]),
        ),
        ("hasbro", journal("hasbro", 1, &["none", "1 cruiser"])),
    ];
    for (name, source) in cases {
        let bytes = source.text.len();
        let game = Game::read(&source).unwrap();
        assert_eq!(game.record().events().len(), EVENTS);
        c.bench_function(&format!("replay {EVENTS} events of {name} ({} kB)", bytes / 1024), |b| {
            b.iter(|| black_box(Game::read(black_box(&source)).unwrap()));
        });
        c.bench_function(&format!("check {EVENTS} events of {name}"), |b| {
            b.iter(|| black_box(game.record().breaches(game.table())));
        });
    }
}

criterion_group!(benches, replay);
criterion_main!(benches);
