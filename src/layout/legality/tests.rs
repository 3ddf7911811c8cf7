use super::*;
use crate::board::{Grid, Square};
use crate::inventory::InventoryFault;
use crate::lang::Lang;
use crate::layout::describe;
use crate::layout::testing::{deluxe, game, preset};
use crate::rules::ClassId;
use crate::rules::Fleet;

fn span(grid: Grid, text: &str) -> Span {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    Span::between(grid.square(first).unwrap(), grid.square(last).unwrap())
}

fn ships(rules: &Ruleset, ships: &[(usize, &str)]) -> Vec<Ship> {
    let ship = |(class, text): &(usize, &str)| Ship {
        class: ClassId(*class),
        span: span(rules.grid(), text),
    };
    ships.iter().map(ship).collect()
}

fn codes(layout: &Layout, rules: &Ruleset, stock: Option<&Stock>) -> Vec<&'static str> {
    check(layout, rules, stock).iter().map(|fault| fault.code(rules)).collect()
}

#[test]
fn touching_is_as_near_as_the_game_allows() {
    let side = ["A1", "B1"];
    let corner = ["A1", "B2"];
    for (touch, at_side, at_corner) in
        [("none", true, true), ("corner", true, false), ("any", false, false)]
    {
        let rules = game("4x4", &format!("touch={touch}"), &[("1x1", 2)]);
        for (pair, forbidden, contact) in
            [(side, at_side, Contact::Side), (corner, at_corner, Contact::Corner)]
        {
            let ships = ships(&rules, &[(0, pair[0]), (0, pair[1])]);
            let layout = Layout::new(ships.clone(), Vec::new(), Vec::new());
            let fault = LayoutFault::Touch { a: ships[0], b: ships[1], contact };
            let expected = if forbidden { vec![fault] } else { Vec::new() };
            assert_eq!(check(&layout, &rules, None), expected, "{touch} {pair:?}");
        }
    }
}

#[test]
fn shapes_lengths_and_edges_are_checked() {
    let rules = game("6x6", "touch=none", &[("2x2", 1), ("1x3", 1)]);
    let faults = |laid: &[(usize, &str)]| {
        codes(&Layout::new(ships(&rules, laid), Vec::new(), Vec::new()), &rules, None)
    };
    assert_eq!(faults(&[(0, "A1-B2"), (1, "D1-D3")]), [""; 0]);
    assert_eq!(faults(&[(0, "A1-A4"), (1, "D1-E2")]), ["F06", "F06"]);
    assert_eq!(faults(&[(0, "A1-B2"), (1, "D1-D4")]), ["F02"]);
    assert_eq!(faults(&[(0, "A1-B2"), (1, "B2-B4")]), ["F04"]);
    assert_eq!(faults(&[(0, "A1-B2")]), ["F02"]);
    let beyond =
        Ship { class: ClassId(1), span: Span::between(Square::new(4, 0), Square::new(6, 0)) };
    let unknown = Ship { class: ClassId(7), span: span(rules.grid(), "A6") };
    let laid = [ships(&rules, &[(0, "A1-B2")]), vec![beyond, unknown]].concat();
    assert_eq!(codes(&Layout::new(laid, Vec::new(), Vec::new()), &rules, None), ["F03", "F02"]);
}

#[test]
fn a_stock_is_met_exactly() {
    let rules = deluxe("9x9", "touch=none");
    let laid = ships(&rules, &[(3, "A1-A2"), (4, "C1")]);
    let island = vec![span(rules.grid(), "G7-I9")];
    let gun = Stationed { kind: UnitKind::AaGun, square: Square::new(7, 7) };
    let layout = Layout::new(laid, island, vec![gun]);
    let stock = |ships: [u32; 5], guns| Stock {
        fleet: Fleet::new(ships.to_vec()),
        units: [0, 0, 0, guns],
        salvoes: 9,
        land: None,
    };
    assert_eq!(codes(&layout, &rules, None), [""; 0]);
    assert_eq!(codes(&layout, &rules, Some(&stock([0, 0, 0, 1, 1], 1))), [""; 0]);
    assert_eq!(codes(&layout, &rules, Some(&stock([0, 1, 0, 1, 2], 1))), ["F08", "F08"]);
    assert_eq!(codes(&layout, &rules, Some(&stock([0, 0, 0, 1, 1], 2))), ["F08"]);
    for (land, expected) in [(Some(1), &[][..]), (Some(2), &["F08"]), (Some(0), &["F08"])] {
        let stock = Stock { land, ..stock([0, 0, 0, 1, 1], 1) };
        assert_eq!(codes(&layout, &rules, Some(&stock)), expected);
    }
}

#[test]
fn fig_3_needs_its_whole_inventory() {
    let rules = preset("phillips-fig3");
    let faults = check(&Layout::default(), &rules, None);
    let counts = faults.iter().filter(|fault| {
        matches!(fault, LayoutFault::ShipCount { .. } | LayoutFault::UnitCount { .. })
    });
    assert_eq!(counts.count(), 9);
}

#[test]
fn land_may_touch_land_and_ships_unless_the_game_forbids_it() {
    for (change, expected) in [("land=allow", &[][..]), ("land=forbid", &["F09"])] {
        let rules = deluxe("9x9", change);
        let grid = rules.grid();
        let land = vec![span(grid, "A1-C3"), span(grid, "D2-F4")];
        let layout = Layout::new(ships(&rules, &[(4, "G5")]), land, Vec::new());
        assert_eq!(codes(&layout, &rules, None), expected, "{change}");
    }
}

#[test]
fn things_beyond_the_edge_of_the_largest_board_are_faults_not_failures() {
    let rules = deluxe("26x26", "touch=none");
    let land = vec![Span::land(Square::new(25, 25))];
    let units = vec![Stationed { kind: UnitKind::Recce, square: Square::new(30, 30) }];
    let layout = Layout::new(Vec::new(), land, units);
    assert_eq!(codes(&layout, &rules, None), ["F09", "F10"]);
}

#[test]
fn overspending_shows_in_the_layout() {
    let rules = deluxe("26x26", "touch=none");
    let square = |n: u8| Square::new(n % 13 * 2, n / 13 * 2);
    let laid =
        (0..161).map(|n| Ship { class: ClassId(4), span: Span::between(square(n), square(n)) });
    let layout = Layout::new(laid.collect(), Vec::new(), Vec::new());
    assert_eq!(
        check(&layout, &rules, None),
        [LayoutFault::Spending { fault: InventoryFault::OverBudget { points: 161, budget: 160 } }]
    );
}

#[test]
fn every_fault_has_words_in_both_languages() {
    let rules = deluxe("9x9", "touch=none");
    let grid = rules.grid();
    let laid = ships(&rules, &[(0, "A1-B2"), (4, "C3"), (3, "A1"), (1, "E5-F6"), (4, "H9")]);
    let beyond =
        Ship { class: ClassId(2), span: Span::between(Square::new(8, 0), Square::new(10, 0)) };
    let unknown = Ship { class: ClassId(9), span: span(grid, "A9") };
    let islands = vec![span(grid, "H8-I9"), span(grid, "G7-I9"), Span::land(Square::new(8, 3))];
    let unit = |kind, square| Stationed { kind, square: grid.square(square).unwrap() };
    let units = vec![
        unit(UnitKind::AaGun, "A2"),
        unit(UnitKind::AaGun, "D1"),
        unit(UnitKind::Bomber, "D1"),
        Stationed { kind: UnitKind::Recce, square: Square::new(20, 20) },
    ];
    let layout = Layout::new([laid, vec![beyond, unknown]].concat(), islands, units);
    let faults = check(&layout, &rules, None);
    let mut texts = Vec::new();
    for fault in &faults {
        let [en, fr] = Lang::ALL.map(|lang| describe(fault, &rules, lang));
        assert!(en != fr && !en.ends_with('.'), "{en} / {fr}");
        texts.push(format!("{} {en} / {fr}", fault.code(&rules)));
    }
    let expected = "\
F05 aircraft carrier A1-B2 and submarine C3: they touch at a corner / porte-avions A1-B2 et sous-marin C3 : ils se touchent par un coin";
    assert!(texts.iter().any(|text| text == expected), "{texts:#?}");
    let codes: std::collections::BTreeSet<&str> =
        faults.iter().map(|fault| fault.code(&rules)).collect();
    assert_eq!(
        codes.into_iter().collect::<Vec<_>>(),
        ["F02", "F03", "F04", "F05", "F06", "F09", "F10"]
    );
}
