use super::*;
use crate::layout::testing::{deluxe, game};
use crate::layout::text::{Style, parse, show};
use crate::source::Source;

fn read(text: &str, rules: &Ruleset) -> Layout {
    parse(&Source::new("grid", text), rules, None).into_layout().unwrap()
}

fn square(rules: &Ruleset, name: &str) -> Square {
    rules.grid().square(name).unwrap()
}

fn rows(layout: &Layout, rules: &Ruleset) -> Vec<String> {
    let text = show(layout, rules, Style::Ascii).replace(' ', "");
    text.lines().skip(1).map(|line| line[1..].to_owned()).collect()
}

/// A ship can be moved, and turned, after the fleet was placed (`S3-15`).
#[test]
fn a_ship_moves_by_the_square_that_is_taken_hold_of() {
    let rules = game("5x4", "touch=none", &[("1x3", 1), ("1x1", 1)]);
    let layout = read("RRR..\n.....\n....P\n.....", &rules);
    let moved = move_ship(&layout, &rules, square(&rules, "B1"), square(&rules, "C1"));
    assert_eq!(rows(&moved.unwrap(), &rules), [".RRR.", ".....", "....P", "....."]);
    let to = |to| move_ship(&layout, &rules, square(&rules, "B1"), square(&rules, to));
    assert!(matches!(to("A1"), Err(EditError::OffGrid { .. })));
    assert!(matches!(to("E4"), Err(EditError::OffGrid { .. })));
    let Err(EditError::Illegal { faults }) = to("C2") else { panic!("C2 touches E3") };
    assert!(matches!(faults.as_slice(), [LayoutFault::Touch { .. }]));
    let empty = square(&rules, "E1");
    assert_eq!(move_ship(&layout, &rules, empty, empty), Err(EditError::NoShip { square: empty }));
}

#[test]
fn a_ship_turns_about_a_square_and_back() {
    let rules = game("5x4", "touch=none", &[("1x3", 1), ("1x1", 1)]);
    let layout = read(".....\n.RRR.\n.....\nP....", &rules);
    let middle = square(&rules, "C2");
    let turned = turn_ship(&layout, &rules, middle).unwrap();
    assert_eq!(rows(&turned, &rules), ["..R..", "..R..", "..R..", "P...."]);
    assert_eq!(turn_ship(&turned, &rules, middle).as_ref(), Ok(&layout));
    let end = turn_ship(&layout, &rules, square(&rules, "D2"));
    assert!(matches!(end, Err(EditError::OffGrid { .. })));
    assert!(matches!(
        turn_ship(&layout, &rules, square(&rules, "B2")),
        Err(EditError::Illegal { .. })
    ));
    assert_eq!(turn_ship(&layout, &rules, square(&rules, "A4")).as_ref(), Ok(&layout));
}

#[test]
fn planes_go_with_their_carrier() {
    let rules = deluxe("7x4", "touch=none");
    let layout =
        read("......C\n.....CC\n.......\n.......".replace("......C", ".....rC").as_str(), &rules);
    let moved = move_ship(&layout, &rules, square(&rules, "G2"), square(&rules, "B4")).unwrap();
    assert_eq!(rows(&moved, &rules), [".......", ".......", "rC.....", "CC....."]);
}

#[test]
fn faults_that_are_there_already_do_not_stop_a_move() {
    let rules = game("5x4", "touch=none", &[("1x3", 1), ("1x1", 2)]);
    let source = Source::new("grid", "RRR..\n.....\n....P\n.....");
    let layout = parse(&source, &rules, None).layout;
    let moved = move_ship(&layout, &rules, square(&rules, "A1"), square(&rules, "B1"));
    assert_eq!(rows(&moved.unwrap(), &rules), [".RRR.", ".....", "....P", "....."]);
}
