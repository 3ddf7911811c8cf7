use proptest::prelude::*;

use super::*;
use crate::inventory::testing::{FIG_3, changed, preset, stock};

fn told(preset_name: &str, counts: [u32; 10]) -> Vec<String> {
    let rules = preset(preset_name);
    let shop = Shop::of(&rules).unwrap();
    ways(&stock(shop, counts), shop).iter().map(|way| way.describe(shop, Lang::En)).collect()
}

#[test]
fn a_point_too_many_is_one_cheap_thing() {
    let mut counts = FIG_3;
    counts[9] += 1;
    let expected = ["1 recce plane", "1 submarine", "1 AA gun", "1 salvo"];
    assert_eq!(told("phillips", counts), expected);
}

#[test]
fn ways_give_up_as_few_points_as_can_be_then_as_few_things() {
    let mut counts = FIG_3;
    counts[3] += 5; // ten points of destroyers
    let expected =
        ["1 atom bomber", "1 aircraft carrier and 2 cruisers", "5 destroyers", "10 submarines"];
    assert_eq!(told("phillips", counts), expected);
}

#[test]
fn ships_stay_within_their_bounds() {
    // 60 points of ships and 104 of salvoes: no ship can go.
    assert_eq!(told("phillips", [0, 15, 0, 0, 0, 0, 0, 0, 0, 104]), ["4 salvoes"]);
    // 104 points of ships: at least four must go, though three would be enough for the budget.
    let expected = ["1 battleship", "4 submarines"];
    assert_eq!(told("phillips", [0, 25, 0, 0, 4, 0, 0, 0, 0, 59]), expected);
    // 104 points of ships within the budget.
    let expected = ["1 battleship", "4 submarines"];
    assert_eq!(told("phillips", [0, 25, 0, 0, 4, 0, 0, 0, 0, 50]), expected);
    // 48 points of ships: what is given up has to pay for more of them as well.
    let expected = ["40 salvoes, and spend 12 points on ships"];
    assert_eq!(told("phillips", [0, 12, 0, 0, 0, 0, 0, 0, 0, 140]), expected);
    let expected = ["2 salvoes, and spend 12 points on ships"];
    assert_eq!(told("phillips", [0, 12, 0, 0, 0, 0, 0, 0, 0, 102]), expected);
    assert_eq!(told("phillips", [0, 12, 0, 0, 0, 0, 0, 0, 0, 100]), [""; 0]);
    // What the game gives to everyone is not given up.
    assert_eq!(told("phillips-fig3", [2, 4, 4, 10, 16, 20, 16, 6, 2, 15]), [""; 0]);
}

#[test]
fn the_last_salvo_goes_last() {
    let rules = preset("phillips");
    let shop = Shop::of(&rules).unwrap();
    let stock = stock(shop, [0, 15, 0, 0, 0, 0, 98, 0, 0, 3]);
    let told: Vec<String> =
        ways(&stock, shop).iter().map(|way| way.describe(shop, Lang::En)).collect();
    assert_eq!(told, ["1 AA gun", "1 salvo"]);
}

#[test]
fn the_largest_numbers_are_mended_too_and_absurd_prices_are_not() {
    let rules = preset("phillips-open");
    let shop = Shop::of(&rules).unwrap();
    let huge = stock(shop, [999; 10]);
    for way in ways(&huge, shop) {
        assert_eq!(huge.points(&rules) - way.points(shop), 160);
    }
    let rules = changed("phillips-open", &["ss.price=999", "rc.price=999"]);
    let shop = Shop::of(&rules).unwrap();
    assert_eq!(ways(&stock(shop, [999; 10]), shop), []);
}

/// Everything of a small stock that could be given up.
fn every_way(stock: &Stock, shop: Shop<'_>) -> Vec<Way> {
    let mut ways = vec![Way { given_up: Vec::new(), for_ships: 0 }];
    for item in shop.items() {
        let with = |way: &Way| {
            let way = way.given_up.clone();
            (0..=stock.count(item)).map(move |count| {
                let more = (count > 0).then_some((item, count));
                Way { given_up: way.iter().copied().chain(more).collect(), for_ships: 0 }
            })
        };
        ways = ways.iter().flat_map(with).collect();
    }
    ways
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn the_first_way_is_the_cheapest_of_all_and_every_way_works(
        counts in prop::array::uniform10(0u32..3), budget in 5u32..40, least in 0u32..12, more in 0u32..12,
    ) {
        let changes = [
            format!("ship-points.max={}", least.min(budget) + more),
            format!("ship-points.min={}", least.min(budget)),
            format!("budget={budget}"),
        ];
        let rules = changed("phillips", &changes.each_ref().map(String::as_str));
        let shop = Shop::of(&rules).unwrap();
        let stock = stock(shop, counts);
        let bounds = shop.arsenal.ship_points.clone();
        let more_ships = bounds.start().saturating_sub(stock.ship_points(&rules));
        let mended = |way: &Way| {
            let mut stock = stock.clone();
            for (item, count) in &way.given_up {
                stock.set(*item, stock.count(*item) - count);
            }
            let (ships, all) = (stock.ship_points(&rules), stock.points(&rules));
            bounds.contains(&(ships + more_ships)) && all + more_ships <= budget
        };
        let found = ways(&stock, shop);
        prop_assert!(found.iter().all(mended));
        prop_assert!(found.iter().all(|way| way.for_ships == more_ships));
        let nothing = Way { given_up: Vec::new(), for_ships: 0 };
        prop_assert!(!mended(&nothing) || found.is_empty());
        if !mended(&nothing) {
            let cost = |way: &Way| (way.points(shop), way.things());
            let cheapest = every_way(&stock, shop).iter().filter(|way| mended(way)).map(cost).min();
            prop_assert_eq!(found.iter().map(cost).min(), cheapest);
        }
    }
}
