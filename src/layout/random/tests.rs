use std::collections::HashMap;

use super::sea::Sea;
use super::{RandomError, islands, layout, uniform};
use crate::board::{Span, Square};
use crate::chance::{Seed, Stream};
use crate::inventory::{Berths, Stock, Style, purchase};
use crate::layout::placements::land_placements;
use crate::layout::room::{NoRoom, Way};
use crate::layout::testing::{deluxe, game, preset, presets};
use crate::layout::{Layout, Ship, check};
use crate::rules::{Fleet, Ruleset};

fn seed(word: &str) -> Seed {
    word.parse().unwrap()
}

fn stream(word: &str) -> Stream {
    seed(word).stream("test", 1, 1)
}

/// A stock for any preset: the fixed one, or a balanced purchase.
fn stock(rules: &Ruleset, player: u32) -> Stock {
    let buy =
        || purchase(rules, Style::Balanced, &mut seed("stock").stream("stock", 1, player)).unwrap();
    Stock::fixed(rules).unwrap_or_else(buy)
}

/// Every legal layout of a small fleet with that many land units, by trying all.
fn every_layout(rules: &Ruleset, fleet: &Fleet, land: usize) -> Vec<Layout> {
    let mut all = vec![Layout::default()];
    for _ in 0..land {
        let spans = land_placements(rules.grid());
        all = grown(&all, &spans, |layout, span| {
            let last = layout.land().last();
            let land = layout.land().iter().copied().chain([span]).collect();
            last.is_none_or(|last| *last < span).then(|| Layout::new(Vec::new(), land, Vec::new()))
        });
    }
    for class in fleet.each_ship() {
        let spans = rules.grid().placements(rules.class(class).shape);
        all = grown(&all, &spans, |layout, span| {
            let (ship, last) = (Ship { class, span }, layout.ships().last());
            // Ships of one class are alike: each set of them is made in rising order only.
            let rising = last.is_none_or(|last| last.class < class || *last < ship);
            let ships = layout.ships().iter().copied().chain([ship]).collect();
            rising.then(|| Layout::new(ships, layout.land().to_vec(), Vec::new()))
        });
    }
    let stock = Stock { fleet: fleet.clone(), units: [0; 4], salvoes: 0, land: None };
    all.retain(|layout| check(layout, rules, Some(&stock)).is_empty());
    all
}

fn grown(
    layouts: &[Layout],
    spans: &[Span],
    add: impl Fn(&Layout, Span) -> Option<Layout>,
) -> Vec<Layout> {
    let add = &add;
    let with = |layout| spans.iter().filter_map(move |span| add(layout, *span));
    layouts.iter().flat_map(with).collect()
}

/// How far the counts of drawn layouts are from equal chances: chi-square in standard deviations above its mean.
fn unevenness(all: &[Layout], each: usize, mut draw: impl FnMut() -> Layout) -> f64 {
    let index: HashMap<&Layout, usize> = all.iter().zip(0..).collect();
    let mut counts = vec![0; all.len()];
    for _ in 0..all.len() * each {
        counts[index[&draw()]] += 1;
    }
    excess(&counts)
}

/// Chi-square of counts against equal chances, in standard deviations above its mean.
fn excess(counts: &[u32]) -> f64 {
    let drawn: f64 = counts.iter().map(|n| f64::from(*n)).sum();
    let expected = drawn / counts.len() as f64;
    let chi: f64 = counts.iter().map(|n| (f64::from(*n) - expected).powi(2) / expected).sum();
    let freedom = (counts.len() - 1) as f64;
    (chi - freedom) / (2.0 * freedom).sqrt()
}

#[test]
fn every_layout_of_a_small_board_is_equally_likely() {
    let games = [
        ("4x4", "touch=none", &[("1x3", 1), ("1x1", 2)][..]),
        ("4x4", "touch=corner", &[("1x3", 1), ("1x2", 2)]),
        ("4x4", "touch=any", &[("1x3", 1), ("1x2", 2)]),
        ("5x4", "touch=none", &[("2x2", 1), ("1x2", 2)]),
        ("4x4", "touch=any", &[("2x2", 2), ("1x2", 1)]),
        ("5x4", "touch=corner", &[("1x4", 1), ("2x2", 1), ("1x1", 1)]),
    ];
    for (grid, change, classes) in games {
        let rules = game(grid, change, classes);
        let fleet = rules.fleet().unwrap();
        let all = every_layout(&rules, &fleet, 0);
        assert!((100..20_000).contains(&all.len()), "{grid} {change}: {} layouts", all.len());
        let mut stream = stream("uniform");
        let drawn = || uniform::layout(&rules, &fleet, &mut stream).unwrap();
        let unevenness = unevenness(&all, 40, drawn);
        assert!(unevenness.abs() < 4.0, "{grid} {change}: {unevenness} standard deviations");
    }
}

#[test]
fn a_ship_by_ship_drawing_would_be_found_out() {
    let rules = game("4x4", "touch=none", &[("1x3", 1), ("1x1", 2)]);
    let all = every_layout(&rules, &rules.fleet().unwrap(), 0);
    let stock = Stock::fixed(&rules).unwrap();
    let mut stream = stream("biased");
    // The start of a chain, before any move, lays one ship after the other.
    let drawn = || {
        let (ships, land) = Sea::start(&rules, &stock, 0, &mut stream).unwrap().pieces();
        Layout::new(ships, land, Vec::new())
    };
    assert!(unevenness(&all, 40, drawn) > 20.0);
}

#[test]
fn in_the_long_run_the_chain_favours_no_layout() {
    for (grid, change, counts, land) in [
        ("6x4", "land=allow", [0, 0, 0, 1, 1], 1),
        ("6x4", "land=forbid", [0, 0, 0, 1, 1], 1),
        ("8x5", "land=allow", [1, 0, 0, 0, 0], 2),
    ] {
        let rules = deluxe(grid, change);
        let fleet = Fleet::new(counts.to_vec());
        let all = every_layout(&rules, &fleet, land);
        assert!((50..5_000).contains(&all.len()), "{grid} {change}: {} layouts", all.len());
        let stock = Stock { fleet, units: [0; 4], salvoes: 0, land: None };
        let mut stream = stream("chain");
        let drawn = || {
            let mut sea = Sea::start(&rules, &stock, land as u32, &mut stream).unwrap();
            sea.mix(60, &mut stream);
            let (ships, land) = sea.pieces();
            Layout::new(ships, land, Vec::new())
        };
        let unevenness = unevenness(&all, 40, drawn);
        assert!(unevenness.abs() < 4.0, "{grid} {change}: {unevenness} standard deviations");
    }
}

/// Chances of a corner, an edge and a centre square to be taken, from `tests/counts/occupation.csv`.
fn exact_occupation(fleet: &str) -> Vec<(Square, f64)> {
    let lines = include_str!("../../../tests/counts/occupation.csv").lines();
    let fields = lines.map(|line| line.split(',').collect::<Vec<_>>());
    let chance = |line: Vec<&str>| {
        let square = Square::new(line[4].parse().unwrap(), line[5].parse().unwrap());
        (square, line[6].parse::<f64>().unwrap() / line[7].parse::<f64>().unwrap())
    };
    fields.filter(|line| line.get(3) == Some(&fleet)).map(chance).collect()
}

/// The squares that a square becomes when the board is turned and mirrored.
fn alike(side: u8, square: Square) -> Vec<Square> {
    let (x, y) = (square.column, square.row);
    let mirrored = |x: u8| [x, side - 1 - x];
    let both = |x, y| mirrored(x).into_iter().flat_map(move |x| mirrored(y).map(|y| (x, y)));
    let mut all: Vec<Square> =
        both(x, y).chain(both(y, x)).map(|(x, y)| Square::new(x, y)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

#[test]
fn corners_edges_and_centre_are_taken_as_often_as_exact_counting_says() {
    for (name, fleet) in [("phillips-basic", "4 3 3 2 2 2 1 1 1 1"), ("fr-classique", "5 4 3 3 2")]
    {
        let rules = preset(name);
        let draws = 4_000;
        let mut stream = stream("occupation");
        let layouts: Vec<Layout> = (0..draws)
            .map(|_| uniform::layout(&rules, &rules.fleet().unwrap(), &mut stream).unwrap())
            .collect();
        let exact = exact_occupation(fleet);
        assert_eq!(exact.len(), 3);
        for (square, chance) in exact {
            let squares = alike(10, square);
            let taken = |square: &&Square| {
                layouts.iter().filter(|layout| layout.ship_at(**square).is_some()).count()
            };
            let taken: usize = squares.iter().map(|square| taken(&square)).sum();
            let seen = taken as f64 / (draws * squares.len()) as f64;
            // As if the squares of one layout told as much as one: an upper bound, four deviations wide.
            let bound = 4.0 * (chance * (1.0 - chance) / draws as f64).sqrt();
            assert!((seen - chance).abs() < bound, "{name} {square:?}: {seen} for {chance}");
        }
    }
}

#[test]
fn layouts_of_every_preset_are_legal() {
    for name in &presets() {
        let rules = preset(name);
        for player in 1..=25 {
            let stock = stock(&rules, player);
            let layout = layout(&rules, &stock, &seed("legal"), 1, player).unwrap();
            assert_eq!(check(&layout, &rules, Some(&stock)), [], "{name}");
        }
    }
}

/// Thousands of seeds; the chain is cut short, since legality does not depend on its length.
#[test]
fn thousands_of_purchases_can_be_laid_out_legally() {
    for name in ["phillips", "phillips-open", "phillips-fig3"] {
        let rules = preset(name);
        for player in 0..1_000 {
            let stock = stock(&rules, player);
            assert_eq!(stock.points(&rules), rules.arsenal().unwrap().budget);
            let layout =
                islands::layout_with(&rules, &stock, 3, &mut stream(&player.to_string())).unwrap();
            assert_eq!(check(&layout, &rules, Some(&stock)), [], "{name} {player}");
        }
    }
}

#[test]
fn land_is_one_or_two_more_than_the_units_need() {
    let rules = preset("phillips-fig3");
    let stock = Stock::fixed(&rules).unwrap();
    assert_eq!(Berths::of(&stock, &rules).least_land(), 4);
    let mut seen = [0; 2];
    for player in 0..60 {
        let layout = islands::layout_with(&rules, &stock, 1, &mut stream(&player.to_string()));
        seen[layout.unwrap().land().len() - 5] += 1;
    }
    assert!(seen.iter().all(|seen| *seen > 15), "{seen:?}");
}

#[test]
fn crowded_and_small_boards_say_so() {
    let crowded = game("5x5", "touch=none", &[("1x2", 2), ("1x1", 5)]);
    let fleet = crowded.fleet().unwrap();
    let failure = uniform::layout_within(&crowded, &fleet, 5_000, &mut stream("crowd"));
    assert!(matches!(failure, Err(RandomError::TooCrowded { tries: 5_000.. })), "{failure:?}");
    let deluxe = deluxe("6x6", "touch=none");
    let stock =
        Stock { fleet: Fleet::new(vec![0, 0, 0, 0, 20]), units: [0; 4], salvoes: 0, land: None };
    let failure = layout(&deluxe, &stock, &seed("crowd"), 1, 1);
    let proved = |why: &NoRoom| matches!(why, NoRoom::Crowded { .. });
    assert!(matches!(&failure, Err(RandomError::NoRoom { why }) if proved(why)), "{failure:?}");
}

#[test]
fn a_board_packed_to_the_last_square_is_filled_in_order() {
    let deluxe = deluxe("7x7", "touch=none");
    let stock =
        Stock { fleet: Fleet::new(vec![0, 0, 0, 0, 16]), units: [0; 4], salvoes: 0, land: None };
    let sea = Sea::start(&deluxe, &stock, 0, &mut stream("packed")).unwrap();
    assert_eq!(sea.pieces().0.len(), 16);
}

/// A stock of 100 submarines and 60 guns, which random starts do not lay out.
fn swarm(land: Option<u32>) -> Stock {
    let fleet = Fleet::new(vec![0, 0, 0, 0, 100]);
    Stock { fleet, units: [0, 0, 0, 60], salvoes: 0, land }
}

#[test]
fn a_crowded_board_is_drawn_from_a_packed_start() {
    let rules = preset("phillips");
    for player in 1..=3 {
        let stock = swarm(None);
        let layout = layout(&rules, &stock, &seed("swarm"), 1, player).unwrap();
        assert_eq!(check(&layout, &rules, Some(&stock)), []);
        assert!((7..=9).contains(&layout.land().len()));
    }
}

#[test]
fn land_that_the_stock_states_is_drawn() {
    let rules = preset("phillips");
    for land in [7, 12, 21] {
        let stock = swarm(Some(land));
        let layout = islands::layout_with(&rules, &stock, 3, &mut stream("stated")).unwrap();
        assert_eq!(check(&layout, &rules, Some(&stock)), []);
    }
    let failure = layout(&rules, &swarm(Some(6)), &seed("stated"), 1, 1);
    let why = NoRoom::GunsWithoutLand { guns: 60, squares: 54 };
    assert_eq!(failure, Err(RandomError::NoRoom { why }));
}

/// Mean over many layouts of what a function sees in one.
fn mean(draws: u32, each: usize, start: Start, see: impl Fn(&[Ship], &[Span]) -> f64) -> f64 {
    let rules = preset("phillips-fig3");
    let stock = Stock::fixed(&rules).unwrap();
    let one = |player| {
        let mut stream = seed("mixing").stream("mixing", 1, player);
        let mut sea = match start {
            Start::Random => Sea::start(&rules, &stock, 5, &mut stream).unwrap(),
            Start::InOrder => Sea::of(&rules, Way::IN_ORDER.fill(&rules, &stock.fleet, 5).unwrap()),
        };
        sea.mix(each, &mut stream);
        let (ships, land) = sea.pieces();
        see(&ships, &land)
    };
    (0..draws).map(one).sum::<f64>() / f64::from(draws)
}

#[derive(Clone, Copy)]
enum Start {
    Random,
    InOrder,
}

/// Two starts that could not differ more give the same means once mixed: ships and land in the upper left quarter.
#[test]
fn the_chain_forgets_where_it_started() {
    let quarter = |span: &Span| span.first.column < 10 && span.first.row < 10;
    let land = |_: &[Ship], land: &[Span]| land.iter().filter(|span| quarter(span)).count() as f64;
    let ships =
        |ships: &[Ship], _: &[Span]| ships.iter().filter(|ship| quarter(&ship.span)).count() as f64;
    let before = mean(40, 0, Start::InOrder, land) - mean(40, 0, Start::Random, land);
    assert!(before > 1.0, "the starts differ by {before} land units only");
    let mixed = islands::MOVES_EACH;
    for (see, spread) in [(&land as &dyn Fn(&[Ship], &[Span]) -> f64, 1.1), (&ships, 3.0)] {
        let a = mean(150, mixed, Start::InOrder, see);
        let b = mean(150, mixed, Start::Random, see);
        let bound = 4.0 * spread * (2.0_f64 / 150.0).sqrt();
        assert!((a - b).abs() < bound, "{a} and {b} with a bound of {bound}");
    }
}
