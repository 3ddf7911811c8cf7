//! Laws of layouts, over every built-in preset and any seed.

use fleetsheet::chance::Seed;
use fleetsheet::lang::Lang;
use fleetsheet::layout::text::Style;
use fleetsheet::layout::{check, code, file, random, text};
use fleetsheet::rules::{Presets, Ruleset};
use fleetsheet::source::Source;
use proptest::prelude::*;

fn presets() -> Vec<Ruleset> {
    let listed = Presets::builtin().list().expect("built-in presets need no folder");
    listed.into_iter().map(|listed| listed.rules.expect("built-in presets are sound")).collect()
}

fn drawn(rules: &Ruleset, seed: u64, player: u32) -> random::Drawn {
    random::player(rules, &Seed::from_number(seed), 1, player).expect("there is room")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    /// A fleet placed at random is legal (`S3-15`).
    #[test]
    fn a_drawn_layout_is_legal_and_every_way_of_writing_it_gives_it_back(seed: u64) {
        for rules in presets() {
            let random::Drawn { stock, layout } = drawn(&rules, seed, 1);
            prop_assert_eq!(check(&layout, &rules, Some(&stock)), []);
            let code = code::encode(&layout, &rules).expect("it is legal");
            prop_assert_eq!(code::decode(&code).unwrap().for_rules(&rules).unwrap(), layout.clone());
            for lang in Lang::ALL {
                let written = Source::new("file", file::write(&layout, &rules, lang));
                let read = file::read(&written, &rules, Some(&stock)).into_layout();
                prop_assert_eq!(read.unwrap(), layout.clone());
            }
            for style in [Style::Ascii, Style::Unicode] {
                let shown = Source::new("grid", text::show(&layout, &rules, style));
                let read = text::parse(&shown, &rules, Some(&stock)).into_layout();
                prop_assert_eq!(read.unwrap(), layout.clone());
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused(grid in "[A-Ja-j0-9.#~| \\nRBXAéß-]{0,300}", name in "[ -~é–·→]{0,9}") {
        for rules in presets() {
            let typed = Source::new("grid", grid.as_str());
            prop_assert!(text::parse(&typed, &rules, None).faults.are_fatal());
            let quoted = name.replace(['\\', '\''], " ");
            let key = rules.classes()[0].code.as_str();
            let file = format!("format = 1\npreset = '{}'\nland = ['{quoted}']\n[ships]\n{key} = ['{quoted}']\n", rules.name());
            prop_assert!(file::read(&Source::new("file", file), &rules, None).faults.are_fatal());
            prop_assert!(code::decode(&name).is_err());
        }
    }

    #[test]
    fn a_damaged_code_is_refused(seed: u64, at: prop::sample::Index, other: prop::sample::Index) {
        const LETTERS: &[u8] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
        for rules in presets() {
            let code = code::encode(&drawn(&rules, seed, 1).layout, &rules).expect("it is legal");
            let letters: Vec<char> = code.chars().filter(|letter| *letter != '-').collect();
            let (a, b) = (at.index(letters.len()), other.index(letters.len()));
            let mut swapped = letters.clone();
            swapped.swap(a, b);
            let swapped_text: String = swapped.iter().collect();
            prop_assert_eq!(code::decode(&swapped_text).is_ok(), swapped == letters);
            let mut wrong = letters.clone();
            wrong[a] = char::from(LETTERS[other.index(LETTERS.len())]);
            let wrong_text: String = wrong.iter().collect();
            prop_assert_eq!(code::decode(&wrong_text).is_ok(), wrong == letters);
        }
    }
}

#[test]
fn players_and_games_of_one_seed_have_layouts_of_their_own() {
    for rules in presets() {
        let seed = Seed::from_number(7);
        let of = |game, player| random::player(&rules, &seed, game, player).unwrap().layout;
        assert_ne!(of(1, 1), of(1, 2), "{}", rules.name());
        assert_ne!(of(1, 1), of(2, 1), "{}", rules.name());
        assert_eq!(of(3, 2), of(3, 2), "{}", rules.name());
    }
}

#[test]
fn a_grid_of_small_letters_and_a_file_of_french_names_are_the_same_layout() {
    let rules = Presets::builtin().load("fr-classique", &[]).unwrap();
    let typed = "\
        aaaaa.....\n..........\ncccc......\n..........\nddd.......\n\
        ..........\nsss.......\n..........\ntt........\n..........\n";
    let grid = text::parse(&Source::new("grid", typed), &rules, None).into_layout();
    let named = "format = 1\npreset = 'fr-classique'\n[ships]\n\
        porte-avions = ['A1-E1']\ncroiseur = ['A3-D3']\ncontre-torpilleur = ['A5-C5']\n\
        sous-marin = ['A7-C7']\ntorpilleur = ['A9-B9']\n";
    let file = file::read(&Source::new("file", named), &rules, None).into_layout();
    assert_eq!(grid, file);
    assert!(grid.is_ok(), "{grid:?}");
}
