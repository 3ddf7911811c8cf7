use proptest::prelude::*;
use proptest::sample::select;

use super::{Call, CallFault, Plane, call, squares};
use crate::board::{Grid, Letters, Square};
use crate::lang::{Describe, Lang};
use crate::report::testing::game;

fn grid(letters: Letters) -> Grid {
    Grid::new(10, 10, letters).unwrap()
}

/// The names of the squares that a text names, or what is wrong with it.
fn named(text: &str, grid: Grid) -> Result<String, CallFault> {
    let squares = squares(text, grid)?;
    Ok(squares.into_iter().map(|square| grid.name(square)).collect::<Vec<_>>().join(" "))
}

#[test]
fn squares_are_read_however_they_are_written() {
    for (text, expected) in [
        ("I7 E3 C10", "I7 E3 C10"),
        ("i7, e3 et c10", "I7 E3 C10"),
        ("i7, e3 and c10.", "I7 E3 C10"),
        ("I7,E3,C10", "I7 E3 C10"),
        ("I7;E3/C10 & A1", "I7 E3 C10 A1"),
        ("C4 – D6 – H9", "C4 D6 H9"),
        ("C4 - D6 - H9", "C4 D6 H9"),
        ("C4-D6-H9", "C4 D6 H9"),
        ("D-4", "D4"),
        ("D-4 E-5", "D4 E5"),
        ("D-4-E-5", "D4 E5"),
        ("B.3", "B3"),
        ("B.3. C.4.", "B3 C4"),
        ("A 1", "A1"),
        ("A 1 B 2", "A1 B2"),
        ("A1 B2", "A1 B2"),
        ("3B", "B3"),
        ("3B 10J", "B3 J10"),
        ("10 J", "J10"),
        ("1 A 2 B", "A1 B2"),
        ("(A|1)", "A1"),
        ("(A | 1) (B | 2)", "A1 B2"),
        ("C5 !", "C5"),
        ("“C5”?", "C5"),
        ("India seven, Charlie 10", "I7 C10"),
        ("india sept et charlie dix", "I7 C10"),
        ("Juliett ten", "J10"),
        ("A\u{a0}1\nB2", "A1 B2"),
        ("C05", "C5"),
        ("A1 A1", "A1 A1"),
    ] {
        assert_eq!(named(text, grid(Letters::Columns)).as_deref(), Ok(expected), "{text}");
    }
    assert_eq!(named("B3, 3B", grid(Letters::Rows)).as_deref(), Ok("B3 B3"));
}

#[test]
fn numbers_on_both_axes_go_in_pairs() {
    let grid = grid(Letters::Neither);
    for (text, expected) in [
        ("3,4 5,6", "3,4 5,6"),
        ("(3,4) (5,6)", "3,4 5,6"),
        ("3 4", "3,4"),
        ("3|4; 5/6 et 10,10", "3,4 5,6 10,10"),
        ("3-4", "3,4"),
    ] {
        assert_eq!(named(text, grid).as_deref(), Ok(expected), "{text}");
    }
    for text in ["3,4 5", "34", "3; 4", "3 4,5 6", "A1", "3,4 five six seven"] {
        let fault = squares(text, grid).unwrap_err();
        assert!(matches!(fault, CallFault::NotSquare { .. }), "{text}: {fault}");
    }
    assert_eq!(squares("3,11", grid).unwrap_err().code(), "F22");
}

#[test]
fn what_is_nearly_a_square_is_asked_about() {
    let grid = grid(Letters::Columns);
    for (text, word, meant) in [
        ("17", "17", Some("I7")),
        ("11", "11", Some("I1")),
        ("CIO", "CIO", Some("C10")),
        ("A l", "A l", Some("A1")),
        ("G1O", "G1O", Some("G10")),
        ("E3 17 C10", "17", Some("I7")),
        ("17 E 3", "17", Some("I7")),
        ("E3, A l, C10", "A l", Some("A1")),
        ("A B2", "A", None),
        ("A1 B", "B", None),
        ("D - 4", "D", None),
        ("hello", "hello", None),
        ("A1B2", "A1B2", None),
        ("A1 #", "#", None),
        ("é5", "é5", None),
    ] {
        let fault = squares(text, grid).unwrap_err();
        let CallFault::NotSquare { word: found, at, meant: proposed, .. } = &fault else {
            panic!("{text}: {fault}")
        };
        assert_eq!((found.as_str(), proposed.as_deref()), (word, meant), "{text}");
        assert_eq!((&text[at.clone()], fault.code()), (word, "F37"), "{text}");
    }
    assert!(matches!(squares(" , ", grid), Err(CallFault::Empty { .. })));
}

#[test]
fn a_square_beyond_the_edge_is_named_with_the_corners() {
    let fault = squares("A1 k 12", grid(Letters::Columns)).unwrap_err();
    assert_eq!((fault.code(), fault.range()), ("F22", Some(3..7)));
    assert_eq!(fault.to_string(), "`k12` is off the grid, which runs from A1 to J10");
    let fault = squares("l7", grid(Letters::Columns)).unwrap_err();
    assert_eq!(
        fault.describe(Lang::Fr),
        "`l7` est hors de la grille, qui va de A1 à J10 ; vouliez-vous dire `I7` ?"
    );
}

#[test]
fn a_call_is_a_salvo_or_a_flight() {
    let rules = game("phillips", &[]);
    let c4 = Square::new(2, 3);
    for (text, plane) in [
        ("recce C4", Plane::Recce),
        ("I'm sending a recce to C4.", Plane::Recce),
        ("I’m sending a recce plane to C4", Plane::Recce),
        ("J'envoie un avion de reconnaissance en C4", Plane::Recce),
        ("reco C4", Plane::Recce),
        ("rc c4", Plane::Recce),
        ("bomber C4", Plane::Bomber),
        ("bomb Charlie four", Plane::Bomber),
        ("bombardier sur C 4", Plane::Bomber),
        ("atom C4", Plane::AtomBomber),
        ("un bombardier atomique en C-4", Plane::AtomBomber),
    ] {
        assert_eq!(call(text, &rules), Ok(Call::Flight { plane, target: c4 }), "{text}");
    }
    for text in
        ["C4 A1", "salvo C4 A1", "feu : C4, A1", "I'm firing at C4, A1", "Je tire en C4 et A1"]
    {
        assert_eq!(call(text, &rules), Ok(Call::Salvo(vec![c4, Square::new(0, 0)])), "{text}");
    }
}

#[test]
fn a_flight_needs_an_aircraft_and_one_square() {
    let (deluxe, basic) = (game("phillips", &[]), game("phillips-basic", &[]));
    for (text, rules, code, message) in [
        ("recce C4", &basic, "F24", "`recce`: there are no aircraft in this game"),
        (
            "recce",
            &deluxe,
            "F37",
            "an aircraft is sent to one square, and here it is sent to 0 squares",
        ),
        (
            "bomber C4 D5",
            &deluxe,
            "F37",
            "an aircraft is sent to one square, and here it is sent to 2 squares",
        ),
        ("atom Z99", &deluxe, "F22", "`Z99` is off the grid, which runs from A1 to U21"),
        ("bomber 17", &deluxe, "F37", "`17` is not a square; did you mean `I7`?"),
        ("gun C4", &deluxe, "F37", "`gun` is not a square, as `U21` is"),
    ] {
        let fault = call(text, rules).unwrap_err();
        assert_eq!((fault.code(), fault.to_string().as_str()), (code, message), "{text}");
    }
    assert_eq!(call("bomber 17", &deluxe).unwrap_err().range(), Some(7..9));
}

proptest! {
    #[test]
    fn names_are_read_back(
        chosen in prop::collection::vec(select(grid(Letters::Columns).squares().collect::<Vec<_>>()), 1..8),
        letters in select(vec![Letters::Columns, Letters::Rows, Letters::Neither]),
        joint in select(vec![" ", ", ", " - ", "\n", "; ", " et "]),
    ) {
        let grid = grid(letters);
        let names: Vec<String> = chosen.iter().map(|square| grid.name(*square)).collect();
        prop_assert_eq!(squares(&names.join(joint), grid), Ok(chosen));
    }

    #[test]
    fn no_text_is_too_odd_to_be_a_call(
        text in prop_oneof![
            any::<String>(),
            prop::collection::vec(
                select(vec!["A", "1", "17", "A1", "recce", "I", "'", "-", ",", "India", "ten", "to", " ", "\u{301}", "bomb"]),
                0..10,
            ).prop_map(|words| words.join(" ")),
        ],
        letters in select(vec!["columns", "rows", "neither"]),
        preset in select(vec!["phillips", "phillips-basic"]),
    ) {
        let rules = game(preset, &[&format!("letters={letters}")]);
        if let Err(fault) = call(&text, &rules) {
            if let Some(at) = fault.range() {
                prop_assert!(text.get(at).is_some(), "{:?}", fault);
            }
            prop_assert!(!fault.describe(Lang::Fr).is_empty());
        }
    }
}
