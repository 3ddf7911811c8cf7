use super::*;
use crate::chance::Seed;
use crate::layout::random;
use crate::layout::testing::{preset, presets};

fn read_as(preset_name: &str, text: &str) -> Reading {
    read(&Source::new("my.toml", text), &preset(preset_name), None)
}

/// The faults as a person sees them, one a line.
fn faults(preset_name: &str, text: &str, lang: Lang) -> String {
    let rules = preset(preset_name);
    let lines = read_as(preset_name, text).faults.0.into_iter().map(|fault| {
        let place = fault.place.map(|place| format!("{}:{} ", place.line, place.column));
        let code = fault.kind.code(&rules).map(|code| format!("{code} ")).unwrap_or_default();
        format!("{}{code}{}", place.unwrap_or_default(), fault.kind.describe(&rules, lang))
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn what_is_written_is_read_back_for_every_preset_and_language() {
    let seed: Seed = "files".parse().unwrap();
    for name in &presets() {
        let rules = preset(name);
        let random::Drawn { stock, layout } = random::player(&rules, &seed, 1, 1).unwrap();
        for lang in Lang::ALL {
            let text = write(&layout, &rules, lang);
            let reading = read(&Source::new("my.toml", text), &rules, Some(&stock));
            assert_eq!(reading.into_layout().as_ref(), Ok(&layout), "{name}");
        }
    }
}

const SOUND: &str = r#"
format = 1
preset = "russe"
[ships]
battleship = ["A1-A4"]
croiseurs = ["c1 - c3", "E3..E1"]
"Destroyer" = ["G1-G2", "I-1-I-2", "A6-A7"]
tb = ["C5", "5E", "G 5", "I.5"]
"#;

#[test]
fn names_codes_and_squares_may_be_written_in_many_ways() {
    let layout = read_as("russe", SOUND).into_layout().unwrap();
    assert_eq!(layout.ships().len(), 10);
    let canonical = write(&layout, &preset("russe"), Lang::En);
    assert!(canonical.contains("bb = [\"A1-A4\"] # battleship\n"), "{canonical}");
}

#[test]
fn every_fault_is_named_at_once_with_its_place() {
    let text = r#"format = 1
preset = "hasbro"
land = ["A8-C10"]

[ships]
batleship = ["A1-A4"]
bb = ["A1-A4"]
ca = ["C1-C3", "C4-E4", "17"]
dd = ["G1-G2", "G3-G4", "K1-K2"]
tb = ["CIO", "A l", "J1", "J1", "F9"]
"#;
    let expected = "\
2:10 this is a layout for `hasbro`, not for `russe`
3:9 F09 land A8-C10: there is no land in this game
6:1 `batleship` is no class of ships of this game; did you mean `battleship`?
8:16 F05 cruiser C1-C3 and cruiser C4-E4: they touch along a side
8:25 `17` does not name squares, as `F1-F3` does; did you mean `I7`?
9:16 F05 destroyer G1-G2 and destroyer G3-G4: they touch along a side
9:25 F03 `K1` is off the grid, which runs from A1 to J10
10:7 `CIO` does not name squares, as `F1-F3` does; did you mean `C10`?
10:14 `A l` does not name squares, as `F1-F3` does; did you mean `A1`?
10:27 F04 torpedo boat J1 and torpedo boat J1: two things in one square";
    assert_eq!(faults("russe", text, Lang::En), expected);
}

#[test]
fn counts_and_shapes_are_checked_in_french_as_well() {
    let text = r#"format = 1
preset = "russe"
[ships]
bb = ["A1-A3"]
ca = ["C1-C3", "E1-F2"]
dd = ["H1-H2", "J1-J2"]
tb = ["A6", "C6", "E6", "G6", "I6"]
"#;
    let expected = "\
4:7 F02 cuirassé A1-A3 : il lui faut 4 cases, et ici 3
5:16 F06 croiseur E1-F2 : il lui faut une ligne droite de 1x3 cases
6:1 F02 il faut 3 destroyers, et il y en a 2
7:1 F02 il faut 4 torpilleurs, et il y en a 5";
    assert_eq!(faults("russe", text, Lang::Fr), expected);
}

#[test]
fn land_and_units_have_rules_of_their_own() {
    let text = r#"format = 1
preset = "phillips-open"
land = ["A5-C7", "B7-D9", "F1-G3"]
[ships]
cv = ["K5-L6"]
ss = ["D9"]
[units]
rc = ["B5", "B5", "K5", "U21"]
gun = ["A6", "L6", "T1"]
"#;
    let expected = "\
3:18 F09 land A5-C7 and land B7-D9: two things in one square
3:27 F09 land F1-G3: a land unit is 3 squares by 3
6:7 F09 submarine D9 and land B7-D9: a ship may not lie on land
8:13 F10 recce plane B5 and recce plane B5: two things in one square
8:25 F10 recce plane U21: an aircraft stands on land or on a carrier
9:14 F10 AA gun L6 and aircraft carrier K5-L6: a gun may not stand on a carrier
9:20 F10 AA gun T1: a gun stands on land";
    assert_eq!(faults("phillips-open", text, Lang::En), expected);
}

#[test]
fn spending_is_checked_as_far_as_a_layout_shows_it() {
    let few = "format = 1\npreset = 'phillips'\n[ships]\nss = ['A1']\n";
    let expected = "F08 ships cost 1 point, 59 too few: it must be between 60 and 100";
    assert_eq!(faults("phillips", few, Lang::En), expected);
    assert_eq!(faults("phillips-open", &few.replace("phillips", "phillips-open"), Lang::En), "");
}

#[test]
fn missing_tables_and_broken_syntax_are_faults() {
    assert!(faults("russe", "", Lang::En).contains("missing key `ships`"));
    assert!(!faults("russe", "format = 1\npreset = \n[ships]\n", Lang::En).is_empty());
    let newer = faults("russe", "format = 2\npreset = 'russe'\n[ships]\n", Lang::En);
    assert!(newer.contains("1:10 format 2 is not known"), "{newer}");
    // What a broken line holds may be the ship that seems to be missing.
    let broken = "format = 1\npreset = 'russe'\n[ships]\nbb = ['A1-D1']\nca = ['A3-C3', A5-C5']\n";
    assert!(!faults("russe", broken, Lang::En).contains("F02"));
}

#[test]
fn a_square_beyond_the_edge_is_told_as_such() {
    let text = "format = 1\npreset = 'russe'\n[ships]\nbb = ['Z9']\n";
    assert!(
        faults("russe", text, Lang::En)
            .contains("4:7 F03 `Z9` is off the grid, which runs from A1 to J10"),
        "{}",
        faults("russe", text, Lang::En)
    );
}

#[test]
fn a_file_says_which_preset_it_is_for() {
    let named = named_preset(&Source::new("my.toml", SOUND)).unwrap();
    assert_eq!((named.value.as_str(), named.place.unwrap().line), ("russe", 3));
    assert_eq!(named_preset(&Source::new("my.toml", "x = 1")), None);
}

#[test]
fn lists_longer_than_the_board_are_cut_and_told() {
    for (preset, list) in [
        ("russe", "[ships]\ntb = "),
        ("phillips-open", "[ships]\nss = ['U21']\n[units]\nrc = "),
        ("phillips-open", "land = "),
    ] {
        let item = if list.starts_with("land") { "'A1-C3', " } else { "'A1', " };
        let text = format!("format = 1\npreset = '{preset}'\n{list}[{}]\n", item.repeat(40_000));
        let told = faults(preset, &text, Lang::En);
        assert!(told.contains("from here on nothing is read"), "{preset} {list}");
    }
}

#[test]
fn land_that_could_not_be_read_is_not_missing() {
    let rules = preset("phillips-open");
    let stock = Stock { land: Some(2), ..Stock::empty(&rules) };
    let told = |land: &str| {
        let text = format!("format = 1\npreset = 'phillips-open'\nland = [{land}]\n[ships]\n");
        let reading = read(&Source::new("my.toml", text), &rules, Some(&stock));
        reading.faults.0.iter().map(|fault| fault.kind.code(&rules)).collect::<Vec<_>>()
    };
    assert_eq!(told("'A1-C3', 'D1-F3'"), []);
    assert_eq!(told("'A1-C3'"), [Some("F08")]);
    assert_eq!(told("'A1-C3', 'D1-F99'"), [Some("F03")]);
}
