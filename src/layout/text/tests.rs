use super::*;
use crate::chance::Seed;
use crate::lang::Lang;
use crate::layout::random;
use crate::layout::testing::{deluxe, game, preset, presets};
use crate::layout::{Layout, Reading};
use crate::rules::Ruleset;
use crate::source::Source;

fn read(text: &str, rules: &Ruleset) -> Reading {
    parse(&Source::new("grid", text), rules, None)
}

fn faults(text: &str, rules: &Ruleset) -> String {
    let line = |fault: &crate::source::Fault<crate::layout::WrittenFault>| {
        let place = fault.place.map(|place| format!("{}:{} ", place.line, place.column));
        let text = fault.kind.describe(rules, Lang::En);
        format!("{}{text}", place.unwrap_or_default())
    };
    read(text, rules).faults.0.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn drawn(rules: &Ruleset, seed: &Seed, game: u32) -> Layout {
    random::player(rules, seed, game, 1).unwrap().layout
}

/// The text in the ways in which people type it.
fn dresses(text: &str) -> Vec<String> {
    let bare = |line: &str| {
        line.trim().split(' ').filter(|word| !word.is_empty()).skip(1).collect::<String>()
    };
    let rows: Vec<String> = text.lines().skip(1).map(bare).collect();
    let labelled = text.lines().skip(1).collect::<Vec<_>>().join("\n");
    vec![
        text.to_owned(),
        text.replace(' ', ""),
        labelled,
        rows.join("\n"),
        rows.join("\r\n\n"),
        text.replace('.', "~").replace('·', "-").replace(' ', " | "),
    ]
}

#[test]
fn what_is_shown_is_read_back_for_every_preset() {
    let seed: Seed = "grids".parse().unwrap();
    for name in &presets() {
        let rules = preset(name);
        for number in 1..=6 {
            let layout = drawn(&rules, &seed, number);
            for style in [Style::Ascii, Style::Unicode] {
                for text in dresses(&show(&layout, &rules, style)) {
                    assert_eq!(
                        read(&text, &rules).into_layout().as_ref(),
                        Ok(&layout),
                        "{name}\n{text}"
                    );
                }
            }
        }
    }
}

#[test]
fn own_games_are_read_back_where_ships_of_one_class_touch() {
    let seed: Seed = "touching".parse().unwrap();
    let rules = game("6x6", "touch=any", &[("1x3", 2), ("1x2", 3), ("2x2", 2), ("1x1", 2)]);
    let (mut same, mut ambiguous) = (0, 0);
    for number in 1..=300 {
        let layout = drawn(&rules, &seed, number);
        let reading = read(&show(&layout, &rules, Style::Ascii), &rules);
        match reading.into_layout() {
            Ok(read) => {
                assert_eq!(read, layout);
                same += 1;
            }
            Err(_) => ambiguous += 1,
        }
    }
    assert!(same > 270 && same + ambiguous == 300, "{same} the same, {ambiguous} ambiguous");
}

#[test]
fn own_games_with_land_and_carriers_are_read_back() {
    let seed: Seed = "islands".parse().unwrap();
    for change in ["touch=none", "land=forbid"] {
        let rules = deluxe("26x26", change);
        for number in 1..=3 {
            let layout = drawn(&rules, &seed, number);
            let reading = read(&show(&layout, &rules, Style::Unicode), &rules);
            assert_eq!(reading.into_layout(), Ok(layout));
        }
    }
}

#[test]
fn the_signs_of_each_game_are_its_own() {
    let signs = |name| signs(&preset(name)).into_iter().collect::<String>();
    assert_eq!(signs("phillips"), "C4321");
    assert_eq!(signs("phillips-basic"), "BCDS");
    for name in &presets() {
        let mut all: Vec<char> = signs(name).chars().collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), preset(name).classes().len(), "{name}");
    }
}

#[test]
fn a_grid_looks_as_on_the_sheet() {
    let rules = game("4x3", "touch=none", &[("1x2", 1), ("1x1", 1)]);
    let layout = read("QQ.. .... ...P".replace(' ', "\n").as_str(), &rules).into_layout().unwrap();
    assert_eq!(
        show(&layout, &rules, Style::Ascii),
        "   A B C D\n1  Q Q . .\n2  . . . .\n3  . . . P\n"
    );
    assert_eq!(show(&layout, &rules, Style::Unicode).lines().nth(2), Some("2  · · · ·"));
}

#[test]
fn every_fault_is_named_with_its_line_and_column() {
    let rules = game("4x4", "touch=none", &[("1x2", 2), ("1x1", 1)]);
    let text = "  A B C D\n1 Q Q . Z\n2 Q . .\n3 . . P .\n";
    assert_eq!(
        faults(text, &rules),
        "2:3 these 3 squares are not q-ships of 1x2\n\
         2:9 `Z` has no meaning here; the signs are . Q P\n\
         3:3 this row has 3 squares instead of 4\n\
         there are 3 rows instead of 4"
    );
}

#[test]
fn broken_rules_stand_at_the_ship() {
    let rules = game("5x5", "touch=none", &[("1x3", 1), ("1x2", 1), ("1x1", 1)]);
    assert_eq!(
        faults("RRRR.\n.....\n.QQ..\n...P.\n.....", &rules),
        "1:1 r-ship A1-D1: it should have 3 squares, and here it has 4\n\
         4:4 q-ship B3-C3 and p-ship D4: they touch at a corner"
    );
}

#[test]
fn squares_that_can_be_ships_in_several_ways_are_a_fault() {
    let rules = game("5x5", "touch=any", &[("1x2", 2)]);
    let block = "QQ...\nQQ...\n.....\n.....\n.....";
    assert!(
        faults(block, &rules).starts_with("1:1 these 4 squares can be q-ships in several ways")
    );
    let told_apart = "Qq...\nQq...\n.....\n.....\n.....";
    assert_eq!(read(told_apart, &rules).into_layout().unwrap().ships().len(), 2);
    let careless = "qQ...\n.....\n.....\n..qq.\n.....";
    assert_eq!(read(careless, &rules).into_layout().unwrap().ships().len(), 2);
}

#[test]
fn land_units_and_planes_on_carriers_are_read() {
    let rules = deluxe("7x4", "touch=none");
    let text = "R##C C..\nA##r C4.\n##B..4.\n.....4.\n";
    let layout = read(&text.replace("C C", "Cx"), &rules).layout;
    assert_eq!((layout.land().len(), layout.units().len()), (1, 5));
    assert!(faults("##.....\n###....\n###....\n.......\n", &rules).contains("land squares"));
}
