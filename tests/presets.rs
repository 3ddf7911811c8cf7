//! The presets: all of them load, say what the sources say, and survive being written down; wrong ones get
//! every fault at once.

use std::fs;
use std::path::{Path, PathBuf};

use fleetsheet::board::Letters;
use fleetsheet::inventory::Stock;
use fleetsheet::lang::Lang;
use fleetsheet::rules::{Origin, PresetError, Presets, Ruleset, With};
use fleetsheet::source::{ReadError, Source, Word};
use proptest::prelude::*;

fn load(name: &str, withs: &[&str]) -> Result<Ruleset, PresetError> {
    let withs: Vec<With> = withs.iter().copied().map(With::new).collect();
    Presets::builtin().load(name, &withs)
}

#[track_caller]
fn good(name: &str, withs: &[&str]) -> Ruleset {
    load(name, withs).unwrap_or_else(|error| panic!("{name} {withs:?}:\n{error}"))
}

#[track_caller]
fn faults(name: &str, withs: &[&str]) -> String {
    load(name, withs).expect_err("the changes are wrong").to_string()
}

#[track_caller]
fn assert_round_trip(rules: &Ruleset) {
    let written = Source::new("written", rules.to_toml());
    assert_eq!(Ruleset::read(&written, &[]).as_ref(), Ok(rules), "{}", written.text);
}

/// The presets as the design has them: grid, letters, fleet, touch, shots, hits, told, sunk, timing, again.
const TABLE: &str = "
phillips-basic    | 10x10 columns | 4 3x2 2x3 1x4         | none | 3      | class totals  | silent | salvo | no
phillips          | 21x21 columns | bought                | none | bought | class totals  | named  | salvo | no
phillips-open     | 21x21 columns | bought                | none | bought | class totals  | named  | salvo | no
phillips-fig3     | 21x21 columns | 2x2x2 4x4 3x4 2x10 1x16 | none | bought | class totals | named | salvo | no
hasbro            | 10x10 rows    | 5 4 3 3 2             | any  | 1      | class squares | named  | shot  | no
hasbro-salvo      | 10x10 rows    | 5 4 3 3 2             | any  | afloat | class squares | named  | shot  | no
hasbro-salvo-dark | 10x10 rows    | 5 4 3 3 2             | any  | afloat | hit squares   | named  | shot  | no
s1-quatre         | 10x10 columns | 5 4 3 2               | any  | 1      | class squares | named  | shot  | no
fr-papier         | 10x10 rows    | 5 4 3 3 2             | any  | 1      | hit squares   | named  | shot  | yes
fr-classique      | 10x10 columns | 5 4 3 3 2             | none | 1      | hit squares   | named  | shot  | no
fr-rapide         | 8x8 columns   | 4 3 3 2               | none | 1      | hit squares   | named  | shot  | no
fr-grande         | 12x12 columns | 5 4x2 3 3 2x2         | none | 1      | hit squares   | named  | shot  | no
fr-salve          | 10x10 columns | 5 4 3 3 2             | none | afloat | hit squares   | named  | salvo | no
russe             | 10x10 columns | 4 3x2 2x3 1x4         | none | 1      | hit squares   | count  | shot  | yes
";

fn fleet(rules: &Ruleset) -> String {
    let Some(fleet) = rules.fleet() else { return "bought".to_owned() };
    let classes = fleet.iter().map(|(class, count)| {
        let size = rules.class(class).shape.to_string();
        let size = size.strip_prefix("1x").unwrap_or(&size).to_owned();
        if count == 1 { size } else { format!("{size}x{count}") }
    });
    classes.collect::<Vec<_>>().join(" ")
}

fn row(rules: &Ruleset) -> Vec<String> {
    let (grid, switches) = (rules.grid(), rules.switches());
    let letters = match grid.letters() {
        Letters::Columns => "columns",
        Letters::Rows => "rows",
        Letters::Neither => "neither",
    };
    vec![
        rules.name().to_owned(),
        format!("{}x{} {letters}", grid.width(), grid.height()),
        fleet(rules),
        switches.touch.text(),
        switches.salvo.text(),
        format!("{} {}", switches.hits.text(), switches.told.text()),
        switches.sunk.text(),
        switches.timing.text(),
        switches.again.text(),
    ]
}

#[test]
fn every_preset_is_as_the_design_has_it() {
    let rows: Vec<&str> = TABLE.trim().lines().collect();
    for line in &rows {
        let cells: Vec<String> = line.split('|').map(|cell| cell.trim().to_owned()).collect();
        assert_eq!(row(&good(&cells[0], &[])), cells);
    }
    assert_eq!(rows.len(), Presets::builtin().list().unwrap().len());
}

#[test]
fn every_preset_loads_and_round_trips() {
    for listed in Presets::builtin().list().unwrap() {
        let rules = listed.rules.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(rules.name(), listed.name);
        assert_eq!(listed.origin, Origin::Builtin);
        assert_round_trip(&rules);
    }
}

#[test]
fn every_preset_has_a_short_brief_in_both_languages() {
    for listed in Presets::builtin().list().unwrap() {
        let rules = listed.rules.unwrap();
        let lines = Lang::ALL.map(|lang| rules.brief().get(lang).len());
        assert!((2..=6).contains(&lines[0]) && lines[0] == lines[1], "{}: {lines:?}", listed.name);
    }
}

#[test]
fn french_texts_keep_their_marks_on_the_line() {
    for listed in Presets::builtin().list().unwrap() {
        let rules = listed.rules.unwrap();
        for text in rules.brief().fr.iter().chain([&rules.title().fr]) {
            let loose = [" ;", " :", " !", " ?", " »", "« ", "'"];
            assert!(!loose.iter().any(|mark| text.contains(mark)), "{}: {text}", listed.name);
        }
    }
}

#[test]
fn the_inventory_of_fig_3_costs_72_and_88_points() {
    let rules = good("phillips-fig3", &[]);
    let stock = Stock::fixed(&rules).unwrap();
    assert_eq!((stock.fleet.ships(), stock.ship_points(&rules)), (36, 72));
    assert_eq!(stock.points(&rules) - stock.ship_points(&rules), 88);
    assert_eq!(stock.points(&rules), rules.arsenal().unwrap().budget);
}

#[test]
fn bounds_on_ships_are_those_of_the_source() {
    let bounds = |name| {
        let arsenal = good(name, &[]).arsenal().unwrap().clone();
        format!("{:?} {}", arsenal.ship_points, arsenal.bounds.text())
    };
    assert_eq!(bounds("phillips"), "60..=100 enforce");
    assert_eq!(bounds("phillips-fig3"), "60..=100 enforce");
    assert_eq!(bounds("phillips-open"), "60..=100 off");
}

#[test]
fn changes_change_what_they_name_and_the_last_one_counts() {
    let rules = good("fr-classique", &["grid=7x9", "cv.size=2x2", "dd.count=2", "touch=none"]);
    assert_eq!(row(&rules)[1..4], ["7x9 columns", "2x2 4 3x2 3 2", "none"]);
    let rules = good("hasbro", &["touch=corner", "touch=none", "letters=neither"]);
    assert_eq!(row(&rules)[1..4], ["10x10 neither", "5 4 3 3 2", "none"]);
    assert_eq!(good("s1-quatre", &["salvo=afloat"]).switches().salvo.text(), "afloat");
    let rules = good("phillips", &["budget=100", "ship-points=warn", "cv.price=5", "bm.price=2"]);
    let arsenal = rules.arsenal().unwrap();
    assert_eq!((arsenal.budget, arsenal.units[1].price), (100, 2));
    assert_eq!(rules.classes()[0].amount.price(), Some(5));
}

#[test]
fn an_own_preset_made_from_a_built_in_one_works() {
    let text = Presets::builtin().find("russe").unwrap().text;
    let text = text.replace("10x10", "7x9").replace("\"1x4\"", "\"2x2\"");
    let rules = Ruleset::read(&Source::new("mine.toml", text), &[]).unwrap();
    assert_eq!(row(&rules)[1..3], ["7x9 columns", "2x2 3x2 2x3 1x4"]);
}

#[test]
fn wrong_changes_are_all_told_with_the_change_itself() {
    let told = faults("russe", &["tuch=any", "halo", "bb.count=many", "salvo=3", "grid=3x3", "=1"]);
    let expected = "\
--with tuch=any: unknown key `tuch`; did you mean `touch`?
--with halo: a change is written `key=value`, such as `touch=any`
--with bb.count=many: `bb.count` is many; it should be from 0 to 999
--with =1: a change is written `key=value`, such as `touch=any`
--with salvo=3: `again=yes` cannot go with `salvo=3`: a hit earns another shot only where a turn is one shot
--with grid=3x3: a ship of `bb`, 1x4, does not fit on a grid of 3x3";
    assert_eq!(told, expected);
}

#[test]
fn every_setting_can_be_named_by_a_change() {
    let switches = "touch land salvo timing hits told sunk sunk-told again halo repeat carrier-hit aa \
        short-salvo end tie first grid letters";
    let others = "cv.size cv.count cv.price ss.count budget ship-points ship-points.min \
        ship-points.max salvo-price salvoes rc.count bm.price ax.count gn.price";
    for key in switches.split_whitespace().chain(others.split_whitespace()) {
        let change = format!("{key}=?");
        let told = faults("phillips-fig3", &[&change]);
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(told.starts_with(&format!("--with {change}: `")), "{told}");
        assert!(!told.contains("unknown key"), "{told}");
    }
}

#[test]
fn changes_of_numbers_are_weighed_as_a_whole() {
    assert_eq!(
        faults("phillips-fig3", &["bm.count=7"]),
        "--with bm.count=7: the inventory costs 163 points, and `budget` is 160"
    );
    assert_eq!(
        faults("phillips-fig3", &["ss.count=0", "salvoes=0"]),
        "--with ss.count=0: the ships of the inventory cost 56 points; `ship-points` enforces 60 to 100"
    );
    assert_eq!(
        faults("fr-rapide", &["dd.count=9"]),
        "--with dd.count=9: the fleet needs at least 96 squares for its ships and the water that \
         `touch=none` keeps between them, and `grid` gives 81"
    );
    assert!(load("phillips-fig3", &["bm.count=7", "salvoes=11"]).is_ok());
}

#[test]
fn a_conflict_made_by_a_change_stands_with_the_change() {
    let told = faults("russe", &["touch=any"]);
    assert!(told.starts_with("--with touch=any: `halo=yes` cannot go with `touch=any`"), "{told}");
    let told = faults("phillips", &["ss.count=8"]);
    assert!(told.starts_with("--with ss.count=8: `ss.count` has a fixed number"), "{told}");
}

#[test]
fn an_unknown_preset_gets_the_nearest_name() {
    let unknown = |name| load(name, &[]).unwrap_err().to_string();
    assert_eq!(unknown("hasbroo"), "no preset is called `hasbroo`; did you mean `hasbro`?");
    assert_eq!(unknown("zebra"), "no preset is called `zebra`");
}

#[test]
fn the_users_folder_comes_first() {
    let folder = tempfile::tempdir().unwrap();
    let russe = Presets::builtin().find("russe").unwrap().text;
    let path = folder.path().join("russe.toml");
    fs::write(&path, russe.replace("10x10", "9x9")).unwrap();
    fs::write(folder.path().join("broken.toml"), "format = 1\n").unwrap();
    fs::write(folder.path().join("notes.txt"), "not a preset").unwrap();

    let presets = Presets::with_folder(folder.path());
    assert_eq!(presets.load("russe", &[]).unwrap().grid().width(), 9);
    assert_eq!(presets.load("hasbro", &[]).unwrap().grid().width(), 10);
    assert_eq!(presets.load(path.to_str().unwrap(), &[]).unwrap().grid().width(), 9);
    let list = presets.list().unwrap();
    assert_eq!(list.len(), 15);
    let of = |name: &str| list.iter().find(|listed| listed.name == name).unwrap();
    assert_eq!(of("russe").origin, Origin::User { path });
    assert!(matches!(of("broken").rules, Err(PresetError::Faulty(_))));
    let unknown = presets.load("brokn", &[]).unwrap_err().to_string();
    assert_eq!(unknown, "no preset is called `brokn`; did you mean `broken`?");
}

#[test]
fn a_missing_folder_is_an_empty_one() {
    let presets = Presets::with_folder("does/not/exist");
    assert_eq!(presets.list().unwrap().len(), 14);
    assert!(presets.load("russe", &[]).is_ok());
}

#[test]
fn files_that_cannot_be_read_say_why() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::create_dir(at("dir.toml")).unwrap();
    fs::write(at("latin.toml"), b"format = 1\nname = \"caf\xe9\"\n").unwrap();
    fs::write(at("huge.toml"), " ".repeat(Source::LIMIT + 1)).unwrap();

    let error = |name: &str| match load(&at(name), &[]) {
        Err(PresetError::Read(error)) => error,
        other => panic!("{other:?}"),
    };
    assert!(matches!(error("absent.toml"), ReadError::NotFound { .. }));
    assert!(matches!(error("dir.toml"), ReadError::Folder { .. }));
    let told = |name: &str| error(name).to_string().replace(&at(name), name);
    assert_eq!(told("latin.toml"), "latin.toml:2:12: not UTF-8: byte 0xE9 cannot stand here");
    assert_eq!(told("huge.toml"), "huge.toml: larger than 1024 kB, the most that is read");
}

#[test]
fn a_byte_order_mark_and_line_ends_of_windows_are_welcome() {
    let text = Presets::builtin().find("hasbro").unwrap().text;
    let bytes = format!("\u{feff}{}", text.replace('\n', "\r\n")).into_bytes();
    let source = Source::from_bytes("windows.toml", bytes).unwrap();
    assert_eq!(Ruleset::read(&source, &[]).unwrap(), good("hasbro", &[]));
}

/// Wrong presets, each beside the faults that are told of it.
#[test]
fn every_wrong_file_gets_all_its_faults() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/presets/bad");
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "toml"));
    paths.sort();
    assert!(paths.len() >= 50, "only {} files", paths.len());
    let wrong: Vec<String> = paths.iter().filter_map(|path| difference(path)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// What differs from the faults written beside the file; where none are written, they are now, to be read.
fn difference(path: &Path) -> Option<String> {
    let name = path.file_name().and_then(|name| name.to_str()).expect("names are plain");
    let source = Source::new(name, fs::read_to_string(path).expect("the file was listed"));
    let told = match Ruleset::read(&source, &[]) {
        Ok(_) => return Some(format!("{name} has no fault")),
        Err(faults) => format!("{faults}\n"),
    };
    let beside = path.with_extension("txt");
    match fs::read_to_string(&beside) {
        Ok(expected) if expected == told => None,
        Ok(expected) => Some(format!("{name}\nexpected:\n{expected}told:\n{told}")),
        Err(_) => {
            fs::write(&beside, &told).expect("the folder is ours");
            Some(format!("{name}: the faults are new, now written beside it:\n{told}"))
        }
    }
}

const CHANGES: &[&str] = &[
    "touch=none",
    "touch=corner",
    "touch=any",
    "land=forbid",
    "salvo=1",
    "salvo=3",
    "salvo=afloat",
    "timing=shot",
    "timing=salvo",
    "hits=hit",
    "hits=class",
    "told=squares",
    "told=totals",
    "sunk=silent",
    "sunk=count",
    "sunk=named",
    "sunk-told=shot",
    "sunk-told=salvo",
    "again=no",
    "halo=no",
    "repeat=forbid",
    "repeat=allow",
    "carrier-hit=ship",
    "aa=mandatory",
    "short-salvo=forbid",
    "end=equal-turns",
    "tie=second",
    "first=lot",
    "first=medals",
    "grid=26x26",
    "grid=7x9",
    "letters=neither",
    "letters=rows",
    "dd.count=4",
    "dd.size=2x2",
    "dd.size=1x5",
    "budget=170",
    "ship-points=off",
    "ship-points=warn",
    "ship-points.max=99",
    "gn.price=2",
    "salvoes=3",
];

proptest! {
    #[test]
    fn whatever_is_accepted_round_trips(
        preset in 0..14_usize,
        changes in proptest::collection::vec(proptest::sample::select(CHANGES), 0..5),
    ) {
        let name = &Presets::builtin().list().unwrap()[preset].name;
        if let Ok(rules) = load(name, &changes) {
            assert_round_trip(&rules);
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[a-z\\[\\]{}=\"'.,#0-9 \n\r\t\\\\é-]{0,80}") {
        let _ = Ruleset::read(&Source::new("any", text), &[With::new("touch=any")]);
    }

    #[test]
    fn no_slip_of_the_pen_makes_the_reader_panic(
        preset in proptest::sample::select(&["phillips-fig3", "fr-papier"][..]),
        at in any::<prop::sample::Index>(),
        slip in "[\\[\\]{}=\"',#\n\t\\\\é]{0,3}",
    ) {
        let mut text: Vec<char> = Presets::builtin().find(preset).unwrap().text.chars().collect();
        let at = at.index(text.len());
        text.splice(at..=at, slip.chars());
        let text: String = text.into_iter().collect();
        if let Err(faults) = Ruleset::read(&Source::new("slip", text), &[]) {
            prop_assert!(!faults.0.is_empty());
        }
    }
}
