//! Inventories drawn by the thousand: legal, all points spent, and laid out.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use fleetsheet::chance::Seed;
use fleetsheet::inventory::{Shop, Style, check};
use fleetsheet::layout::random::inventory;
use fleetsheet::layout::room::lay_out;
use fleetsheet::layout::{check as check_layout, random};
use fleetsheet::rules::{Presets, Ruleset};

const SEEDS: u64 = 10_000;

fn rules(name: &str) -> Ruleset {
    Presets::builtin().load(name, &[]).unwrap()
}

/// Every inventory of a style that the seeds give: no fault and no advice, so that all points are spent; laid out with
/// exactly its ships and units, one to a square, on the land that they need.
#[track_caller]
fn all_are_legal_and_have_room(style: Style) {
    for name in ["phillips", "phillips-open"] {
        let rules = rules(name);
        let shop = Shop::of(&rules).unwrap();
        for number in 0..SEEDS {
            let told = format!("{name} {style:?} {number}");
            let stock = inventory(&rules, style, &Seed::from_number(number), 1, 1).unwrap();
            assert_eq!(check(&stock, shop), [], "{told}");
            let laid = lay_out(&rules, &stock).unwrap();
            assert_eq!(check_layout(&laid.layout, &rules, Some(&stock)), [], "{told}");
            assert_eq!(laid.layout.land().len() as u32, laid.least_land, "{told}");
        }
    }
}

#[test]
fn balanced_inventories_are_legal_and_have_room() {
    all_are_legal_and_have_room(Style::Balanced);
}

#[test]
fn inventories_of_ships_are_legal_and_have_room() {
    all_are_legal_and_have_room(Style::Fleet);
}

#[test]
fn inventories_of_aircraft_are_legal_and_have_room() {
    all_are_legal_and_have_room(Style::Air);
}

#[test]
fn inventories_of_guns_are_legal_and_have_room() {
    all_are_legal_and_have_room(Style::Guns);
}

#[test]
fn a_seed_buys_the_same_in_an_inventory_and_in_a_layout() {
    let rules = rules("phillips");
    for number in 0..50 {
        let seed = Seed::from_number(number);
        let bought = inventory(&rules, Style::Balanced, &seed, 1, 1).unwrap();
        assert_eq!(random::player(&rules, &seed, 1, 1).unwrap().stock, bought);
    }
}
