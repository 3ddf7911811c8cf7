//! Games for tests: the built-in ones, and small ones made up.

use crate::rules::{Presets, Ruleset, With};
use crate::source::Source;

/// The names of the built-in presets.
pub(super) fn presets() -> Vec<String> {
    Presets::builtin().list().unwrap().into_iter().map(|listed| listed.name).collect()
}

/// A built-in preset.
pub(super) fn preset(name: &str) -> Ruleset {
    Presets::builtin().load(name, &[]).unwrap()
}

/// A game without land: `game("4x4", "touch=none", &[("1x2", 2)])`.
pub(super) fn game(grid: &str, change: &str, classes: &[(&str, u32)]) -> Ruleset {
    rebuilt("phillips-basic", grid, change, |table| {
        table.insert("class".into(), classes.iter().map(class).collect::<Vec<_>>().into());
    })
}

/// A game of bought fleets on a grid of that size.
pub(super) fn deluxe(grid: &str, change: &str) -> Ruleset {
    rebuilt("phillips-open", grid, change, |_| {})
}

fn rebuilt(base: &str, grid: &str, change: &str, edit: impl Fn(&mut toml::Table)) -> Ruleset {
    let mut table: toml::Table = preset(base).to_toml().parse().unwrap();
    table.insert("name".into(), "made-up".into());
    table.insert("grid".into(), grid.into());
    edit(&mut table);
    let source = Source::new("made-up.toml", table.to_string());
    Ruleset::read(&source, &[With::new(change)]).unwrap_or_else(|faults| panic!("{faults}"))
}

fn class((size, count): &(&str, u32)) -> toml::Table {
    const CODES: [&str; 7] = ["1x1", "1x2", "1x3", "1x4", "1x5", "2x2", "1x6"];
    let letter = char::from(b'p' + CODES.iter().position(|code| code == size).unwrap() as u8);
    let noun = |gender: Option<&str>| {
        let mut noun = toml::Table::new();
        noun.insert("one".into(), format!("{letter}-ship").into());
        noun.insert("many".into(), format!("{letter}-ships").into());
        gender.map(|gender| noun.insert("gender".into(), gender.into()));
        noun
    };
    let mut class = toml::Table::new();
    class.insert("code".into(), format!("{letter}{letter}").into());
    class.insert("size".into(), (*size).into());
    class.insert("count".into(), i64::from(*count).into());
    class.insert("en".into(), noun(None).into());
    class.insert("fr".into(), noun(Some("m")).into());
    class
}
