use proptest::prelude::*;

use super::*;
use crate::inventory::describe;
use crate::inventory::testing::{FIG_3, preset, stock};
use crate::lang::Lang;

fn told(preset_name: &str, counts: [u32; 10], lang: Lang) -> Vec<String> {
    let rules = preset(preset_name);
    let shop = Shop::of(&rules).unwrap();
    let say = |fault: &InventoryFault| format!("{} {}", fault.code(), describe(fault, shop, lang));
    check(&stock(shop, counts), shop).iter().map(say).collect()
}

#[test]
fn fig_3_is_legal_in_every_game_of_points() {
    for name in ["phillips", "phillips-open", "phillips-fig3"] {
        assert_eq!(told(name, FIG_3, Lang::En), [""; 0], "{name}");
    }
}

#[test]
fn the_budget_and_the_bounds_hold_to_the_point() {
    let with = |ships, salvoes| [0, 0, 0, 0, ships, 0, 0, 0, 0, salvoes];
    for (ships, salvoes, expected) in [
        (60, 100, vec![]),
        (100, 60, vec![]),
        (59, 101, vec!["F08 ships cost 59 points, 1 too few: it must be between 60 and 100"]),
        (101, 59, vec!["F08 ships cost 101 points, 1 too many: it must be between 60 and 100"]),
        (60, 101, vec!["F08 161 points are spent, 1 more than the 160 there are"]),
        (60, 99, vec!["P22 1 point is left, worth nothing in the game"]),
    ] {
        assert_eq!(told("phillips", with(ships, salvoes), Lang::En), expected, "{ships} {salvoes}");
    }
    assert_eq!(told("phillips-open", with(10, 150), Lang::En), [""; 0]);
}

#[test]
fn what_is_unwise_is_told_once() {
    let offence = [0, 0, 0, 0, 0, 0, 0, 0, 0, 160];
    let expected =
        ["S0-49 no ships: without any unsunk at the end, the best there is to hope for is a draw"];
    assert_eq!(told("phillips-open", offence, Lang::En), expected);
    let ships = [0, 25, 0, 0, 0, 60, 0, 0, 0, 0];
    let expected = ["S0-48 no salvo and no bomber: nothing to strike with"];
    assert_eq!(told("phillips", ships, Lang::En), expected);
    let planes = [0, 25, 0, 0, 0, 0, 0, 20, 0, 0];
    let expected = ["S0-97 aucune salve : rien pour achever ce que les avions auront repéré"];
    assert_eq!(told("phillips", planes, Lang::Fr), expected);
}

#[test]
fn a_set_inventory_has_no_other() {
    let mut other = FIG_3;
    other[0] -= 1;
    other[4] += 4;
    let expected = [
        "F08 everyone has 2 aircraft carriers in this game, and here it is 1",
        "F08 everyone has 16 submarines in this game, and here it is 20",
    ];
    assert_eq!(told("phillips-fig3", other, Lang::En), expected);
}

/// The rules in the plainest words there are, apart from the code that checks.
fn is_legal([cv, bb, ca, dd, ss, rc, gn, bm, ax, salvoes]: [u32; 10]) -> bool {
    let ships = 4 * cv + 4 * bb + 3 * ca + 2 * dd + ss;
    let all = ships + rc + gn + 3 * bm + 10 * ax + salvoes;
    (60..=100).contains(&ships) && all <= 160
}

proptest! {
    /// Counts near a whole budget, so that both answers come often.
    #[test]
    fn the_check_agrees_with_a_plain_recount(
        ships in prop::array::uniform5(0u32..10), others in prop::array::uniform5(0u32..14),
    ) {
        let rules = preset("phillips");
        let shop = Shop::of(&rules).unwrap();
        let [cv, bb, ca, dd, ss] = ships;
        let [rc, gn, bm, ax, salvoes] = others;
        let counts = [cv, bb, ca, dd, ss, rc, gn, bm, ax / 4, salvoes];
        let stock = stock(shop, counts);
        let bill = Bill::new(&stock, shop);
        let parts: Vec<u32> = bill.parts().map(super::super::Part::points).collect();
        prop_assert_eq!(parts.iter().sum::<u32>(), bill.points());
        prop_assert_eq!(bill.ship_points() + bill.other_points(), bill.points());
        let faults = check(&stock, shop);
        let legal = faults.iter().all(|fault| fault.severity(shop) == crate::source::Severity::Warning);
        prop_assert_eq!(legal, is_legal(counts));
    }
}
