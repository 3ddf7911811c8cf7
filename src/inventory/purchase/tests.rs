use super::*;
use crate::chance::Seed;
use crate::inventory::{Bill, Item, Shop, check};
use crate::rules::Presets;

#[test]
fn a_purchase_spends_the_budget_on_some_of_everything() {
    let seed: Seed = "purse".parse().unwrap();
    for name in ["phillips", "phillips-open"] {
        let rules = Presets::builtin().load(name, &[]).unwrap();
        let shop = Shop::of(&rules).unwrap();
        for (style, player) in
            Style::ALL.into_iter().flat_map(|style| (0..2_000).map(move |player| (style, player)))
        {
            let stock = purchase(&rules, style, &mut seed.stream("stock", 1, player)).unwrap();
            assert_eq!(check(&stock, shop), [], "{style:?} {player}");
            assert!((60..=100).contains(&stock.ship_points(&rules)), "{stock:?}");
            assert!(stock.fleet.iter().all(|(_, count)| count > 0), "{stock:?}");
            let taste = style.taste();
            let bought = Taste::ITEMS.into_iter();
            let enough = bought.zip(taste.least).all(|(item, least)| stock.count(item) >= least);
            assert!(enough, "{style:?} {stock:?}");
            assert!(stock.units(UnitKind::AtomBomber) <= taste.most_atom_bombers);
        }
    }
}

/// What each style spends on ships, planes, guns and salvoes, on the average.
fn means(style: Style) -> [f64; 4] {
    let rules = Presets::builtin().load("phillips", &[]).unwrap();
    let shop = Shop::of(&rules).unwrap();
    let seed: Seed = "styles".parse().unwrap();
    let mut sums = [0.0; 4];
    for player in 0..500 {
        let stock = purchase(&rules, style, &mut seed.stream("stock", 1, player)).unwrap();
        for part in Bill::new(&stock, shop).parts() {
            let group = match part.item {
                Item::Ship(_) => 0,
                Item::Unit(UnitKind::AaGun) => 2,
                Item::Unit(_) => 1,
                Item::Salvo => 3,
            };
            sums[group] += f64::from(part.points()) / 500.0;
        }
    }
    sums
}

#[test]
fn each_style_spends_most_of_all_on_what_it_is_named_after() {
    let all = Style::ALL.map(means);
    for (group, own) in [(0, 1), (1, 2), (2, 3)] {
        for other in (0..4).filter(|other| *other != own) {
            let (own, other) = (all[own][group], all[other][group]);
            assert!(own > 1.15 * other, "{group}: {own} {other}");
        }
    }
}

#[test]
fn fixed_inventories_stay_and_games_without_points_buy_nothing() {
    let mut stream = "purse".parse::<Seed>().unwrap().stream("stock", 1, 1);
    let fig3 = Presets::builtin().load("phillips-fig3", &[]).unwrap();
    let basic = Presets::builtin().load("phillips-basic", &[]).unwrap();
    for style in Style::ALL {
        assert_eq!(purchase(&fig3, style, &mut stream), Stock::fixed(&fig3));
        assert_eq!(purchase(&basic, style, &mut stream), None);
    }
}
