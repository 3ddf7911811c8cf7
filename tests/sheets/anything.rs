//! Odd boards on odd paper: whatever is made holds to the checks.

use fleetsheet::lang::Lang;
use fleetsheet::rules::{Presets, Ruleset, With};
use fleetsheet::sheet::compose;
use fleetsheet::sheet::mm::Mm;
use fleetsheet::sheet::paper::Paper;
use fleetsheet::sheet::request::{CellSize, Ink, Print, Request};
use fleetsheet::sheet::templates::Templates;
use proptest::prelude::*;

use super::checks::Faults;
use super::combinations::{Filling, faults_of, games, request};

/// A game on a board of any size, with letters anywhere.
fn odd_rules(preset: &str, width: u8, height: u8, letters: &str) -> Option<Ruleset> {
    let changes = [format!("grid={width}x{height}"), format!("letters={letters}")].map(With::new);
    Presets::builtin().load(preset, &changes).ok()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn nothing_leaves_the_margin_or_lies_over_something_else(
        preset in prop::sample::select(vec!["hasbro", "phillips-basic", "fr-papier", "phillips", "phillips-fig3"]),
        (width, height) in (1_u8..=26, 1_u8..=26),
        letters in prop::sample::select(vec!["columns", "rows", "neither"]),
        template in prop::sample::select(vec!["standard", "large", "compact", "inventory", "log", "rules"]),
        lang in prop::sample::select(Lang::ALL.to_vec()),
        paper in (90.0..450.0_f64, 90.0..450.0_f64),
        margin in 5.0..20.0_f64,
        cell in prop::option::of(3.0..15.0_f64),
        (saving, large) in any::<(bool, bool)>(),
    ) {
        let Some(rules) = odd_rules(preset, width, height, letters) else { return Ok(()) };
        let template = Templates::builtin().load(template).unwrap();
        // On such boards a random fleet is found at once.
        let roomy = if rules.arsenal().is_some() { 20 } else { 10 };
        let filling = if width.min(height) >= roomy { Filling::Random } else { Filling::Blank };
        let paper = Paper { width: Mm(paper.0), height: Mm(paper.1) };
        let order = Request {
            margin: Mm(margin),
            cell: cell.map_or(CellSize::AsLargeAsFits, |cell| CellSize::Exactly(Mm(cell))),
            ink: if saving { Ink::Saving } else { Ink::Full },
            print: if large { Print::Large } else { Print::Normal },
            ..request(&rules, &template, lang, paper, games(&rules, filling))
        };
        if let Ok(composed) = compose(&order) {
            prop_assert_eq!(faults_of(&order, &composed), Faults::new());
        }
    }
}
