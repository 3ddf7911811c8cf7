//! The rules in words, whole, for every preset and for the switches that no preset turns.
#![allow(clippy::unwrap_used, reason = "a test says by failing what does not hold")]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use fleetsheet::lang::Lang;
use fleetsheet::rules::{Presets, Ruleset, With};

/// Changes that show sentences which the presets as they are do not.
const CHANGED: &[(&str, &[&str])] = &[
    (
        "hasbro",
        &["touch=corner", "letters=neither", "end=equal-turns", "sunk=silent", "repeat=forbid"],
    ),
    ("phillips-basic", &["hits=hit", "sunk=count", "salvo=5"]),
    (
        "phillips",
        &["land=forbid", "aa=mandatory", "carrier-hit=ship", "tie=second", "ship-points=warn"],
    ),
    ("fr-rapide", &["timing=salvo", "sunk-told=salvo", "salvo=afloat", "halo=no"]),
];

fn in_words(rules: &Ruleset, lang: Lang) -> String {
    let mut text = format!("{}\n", rules.in_brief(lang));
    for section in rules.summary(lang) {
        writeln!(text, "\n# {}", section.heading).unwrap();
        for line in section.lines {
            writeln!(text, "{line}").unwrap();
        }
    }
    text
}

/// What differs from the text that is known; where none is, it is written down now, to be read.
fn difference(name: &str, rules: &Ruleset, lang: Lang) -> Option<String> {
    let file = format!("tests/data/rules/{name}.{}.txt", lang.code());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file);
    let words = in_words(rules, lang);
    match fs::read_to_string(&path) {
        Ok(known) if known == words => None,
        Ok(known) => Some(format!("{file}\nknown:\n{known}\nnow:\n{words}")),
        Err(_) => {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &words).unwrap();
            Some(format!("{file} was missing and is written now: read it"))
        }
    }
}

#[test]
fn the_rules_read_as_they_should() {
    let mut games: Vec<(String, Ruleset)> = Vec::new();
    for listed in Presets::builtin().list().unwrap() {
        games.push((listed.name, listed.rules.unwrap()));
    }
    for (preset, changes) in CHANGED {
        let withs: Vec<With> = changes.iter().map(|change| With::new(*change)).collect();
        let rules = Presets::builtin().load(preset, &withs).unwrap();
        games.push((format!("{preset}-changed"), rules));
    }
    let wrong: Vec<String> = games
        .iter()
        .flat_map(|(name, rules)| Lang::ALL.map(|lang| difference(name, rules, lang)))
        .flatten()
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}
