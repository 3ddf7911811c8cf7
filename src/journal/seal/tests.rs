use proptest::prelude::*;

use super::*;
use crate::layout::{Ship, Stationed, file};
use crate::rules::{ClassId, Presets, UnitKind};
use crate::source::Source;

/// The text of the example in the documentation.
const TEXT: &str = "\
fleetsheet seal 1
salt 1000G-40R40-M30E2-09185-GR38E-1W812-4GKDW-8ME
grid 21 21
land 1 5 3 7
ship bb 9 4 9 7
unit rc 2 5
";

fn phillips() -> Ruleset {
    Presets::builtin().load("phillips-open", &[]).unwrap()
}

fn class(code: &str) -> ClassId {
    let rules = phillips();
    rules.class_ids().find(|(_, class)| class.code == code).unwrap().0
}

fn span(name: &str) -> Span {
    file::span(name, phillips().grid()).unwrap()
}

fn layout(ships: &[(&str, &str)], land: &[&str], units: &[(UnitKind, &str)]) -> Layout {
    let ships = ships.iter().map(|(code, name)| Ship { class: class(code), span: span(name) });
    let units =
        units.iter().map(|(kind, name)| Stationed { kind: *kind, square: span(name).first });
    Layout::new(ships.collect(), land.iter().map(|name| span(name)).collect(), units.collect())
}

/// The layout of the example.
fn example() -> Layout {
    layout(&[("bb", "I4-I7")], &["A5-C7"], &[(UnitKind::Recce, "B5")])
}

fn salt() -> Salt {
    let mut bytes = [0; Salt::BYTES];
    bytes.iter_mut().zip(0..).for_each(|(byte, n)| *byte = n);
    Salt::from_chance(bytes)
}

/// Seals that were given away must be those of their layouts for ever: these lines never change. They were worked out by
/// a program of its own from what the documentation says.
#[test]
fn the_golden_seals_are_still_those_of_their_layouts() {
    let rules = phillips();
    assert_eq!(sealed_text(&example(), &rules, &salt()), TEXT);
    let seal = Seal::of(&example(), &rules, &salt());
    assert_eq!(seal.to_string(), "1F50K-0097D-HRFDT-D26AZ-6D9H7-Q2H5J-HJ");
    let larger = layout(
        &[("cv", "K5-L6"), ("bb", "I4-I7")],
        &["A5-C7"],
        &[(UnitKind::Recce, "B5"), (UnitKind::AaGun, "C7")],
    );
    let seal = Seal::of(&larger, &rules, &salt());
    assert_eq!(seal.to_string(), "1D21H-JDFW7-8S48A-PVRC5-Y1VXP-9Z8R0-M8");
}

#[test]
fn whatever_is_moved_or_swapped_changes_the_seal() {
    let rules = phillips();
    let ships = [("ca", "A1-C1"), ("dd", "E1-F1")];
    let (land, units) = (["A5-C7"], [(UnitKind::Recce, "B5"), (UnitKind::AaGun, "C7")]);
    let seal = Seal::of(&layout(&ships, &land, &units), &rules, &salt());
    let other = [
        layout(&[("ca", "B1-D1"), ("dd", "E1-F1")], &land, &units),
        layout(&[("ca", "A1-A3"), ("dd", "E1-F1")], &land, &units),
        layout(&[("dd", "A1-C1"), ("ca", "E1-F1")], &land, &units),
        layout(&[("bb", "A1-C1"), ("dd", "E1-F1")], &land, &units),
        layout(&ships[..1], &land, &units),
        layout(&ships, &["A6-C8"], &units),
        layout(&ships, &[], &units),
        layout(&ships, &land, &[(UnitKind::Recce, "B6"), (UnitKind::AaGun, "C7")]),
        layout(&ships, &land, &[(UnitKind::AaGun, "B5"), (UnitKind::Recce, "C7")]),
        layout(&ships, &land, &units[..1]),
    ];
    for layout in other {
        assert!(!seal.matches(&layout, &rules, &salt()), "{layout:?}");
    }
}

#[test]
fn another_salt_and_another_grid_change_the_seal() {
    let seal = Seal::of(&example(), &phillips(), &salt());
    let other = Salt::from_chance([7; Salt::BYTES]);
    assert!(!seal.matches(&example(), &phillips(), &other));
    let text = phillips().to_toml().replace("grid = \"21x21\"", "grid = \"21x20\"");
    let lower = Ruleset::read(&Source::new("lower.toml", text), &[]).unwrap();
    assert_eq!(lower.grid().height(), 20);
    assert!(!seal.matches(&example(), &lower, &salt()));
}

#[test]
fn order_names_language_and_letters_do_not_matter() {
    let rules = phillips();
    let read = |text: &str| {
        let text = format!("format = 1\npreset = \"phillips-open\"\n{text}");
        file::read(&Source::new("t", text), &rules, None).layout
    };
    let plain = read("[ships]\nbb = ['I4-I7', 'A1-D1']\nss = ['T1']\n");
    let dressed = read("[ships] # mine\nsous-marins = ['t1']\nbattleships = ['D1-A1', 'I7-I4']\n");
    let seal = Seal::of(&plain, &rules, &salt());
    assert!(seal.matches(&dressed, &rules, &salt()));
    let rows = rules.to_toml().replace("letters = \"columns\"", "letters = \"rows\"");
    let rows = Ruleset::read(&Source::new("rows.toml", rows), &[]).unwrap();
    assert_eq!(rows.grid().name(Square::new(0, 1)), "B1");
    assert!(seal.matches(&plain, &rows, &salt()));
}

#[test]
fn every_single_slip_in_copying_is_noticed() {
    let seal = Seal::of(&example(), &phillips(), &salt()).to_string();
    for at in seal.char_indices().filter(|(_, letter)| *letter != '-').map(|(at, _)| at) {
        for letter in "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars() {
            let mut slip = seal.clone();
            slip.replace_range(at..=at, &letter.to_string());
            assert_eq!(slip.parse::<Seal>().is_ok(), slip == seal, "{slip}");
        }
        let mut short = seal.clone();
        short.remove(at);
        let fault = short.parse::<Seal>().unwrap_err();
        assert!(at == 0 || fault == LettersFault::Length { found: 31, expected: 32 }, "{fault}");
    }
}

#[test]
fn a_salt_is_not_taken_for_a_seal() {
    let (seal, salt) = (Seal::of(&example(), &phillips(), &salt()).to_string(), salt().to_string());
    let fault = LettersFault::Length { found: 38, expected: 32 };
    assert_eq!(salt.parse::<Seal>(), Err(fault));
    let fault = LettersFault::Length { found: 32, expected: 38 };
    assert_eq!(seal.parse::<Salt>(), Err(fault));
}

proptest! {
    #[test]
    fn what_is_shown_is_read_in_any_dress(bytes: [u8; Salt::BYTES]) {
        let salt = Salt::from_chance(bytes);
        let seal = Seal::of(&example(), &phillips(), &salt);
        let dressed = |text: String| {
            text.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l")
        };
        prop_assert_eq!(salt.to_string().parse(), Ok(salt.clone()));
        prop_assert_eq!(dressed(salt.to_string()).parse(), Ok(salt));
        prop_assert_eq!(seal.to_string().parse(), Ok(seal.clone()));
        prop_assert_eq!(dressed(seal.to_string()).parse(), Ok(seal));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[0-9A-Za-z -]{0,50}|\\PC{0,50}") {
        let _ = text.parse::<Seal>();
        let _ = text.parse::<Salt>();
    }
}
