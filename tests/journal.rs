//! Journals on disk: nothing that was told as recorded is ever lost.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};

use fleetsheet::journal::audit::audit;
use fleetsheet::journal::store::{Store, StoreError, look, torn_path};
use fleetsheet::journal::{Game, Header, PerSide, Table};
use fleetsheet::rules::{Presets, With};
use fleetsheet::source::Source;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

fn header(preset: &str, withs: &[With]) -> Header {
    let rules = Presets::builtin().load(preset, withs).unwrap();
    Header { table: Table::new(rules), names: PerSide::default(), seals: PerSide::default() }
}

/// A journal with these lines of play.
fn journal(preset: &str, lines: &[&str]) -> String {
    let play: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    header(preset, &[]).to_text() + &play
}

const LINES: [&str; 8] = [
    "us salvo I7 E3 C10 -> 1 battleship, 1 submarine",
    "them salvo A1 B2 C3 -> none",
    "note Été, and a long evening",
    "us salvo A1 A2 A3 -> 1 destroyer",
    "undo",
    "redo",
    "fix 3 -> 2 destroyers",
    "them salvo D1 E2 F3 -> 1 cruiser",
];

/// One test at a time starts programs or locks journals: a program that is just being started holds, for a moment, every
/// lock of the one that starts it.
fn alone() -> MutexGuard<'static, ()> {
    static ONE: Mutex<()> = Mutex::new(());
    ONE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_fleetsheet"))
}

fn run(arguments: &[&str], folder: &Path) -> Output {
    program().args(arguments).current_dir(folder).stdin(Stdio::null()).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn what_is_written_is_read_again() {
    let text = journal("phillips-basic", &LINES);
    let game = Game::read(&Source::new("j", text.as_str())).unwrap();
    assert_eq!(game.record().events().len(), 4);
    assert_eq!(game.record().event(3).unwrap().corrected.len(), 1);
    assert_eq!(game.header().to_text(), header("phillips-basic", &[]).to_text());
    assert!(text.starts_with(&game.header().to_text()));
}

/// Fleet and variants are chosen before the game, and stand in its head (`S3-28`).
#[test]
fn the_header_of_every_preset_is_read_back() {
    for listed in Presets::builtin().list().unwrap() {
        let header = header(&listed.name, &[With::new("repeat=allow")]);
        let read = Game::read(&Source::new("j", header.to_text())).unwrap();
        assert_eq!(*read.header(), header, "{}", listed.name);
    }
}

#[test]
fn a_journal_cut_at_any_byte_keeps_every_whole_line() {
    let _alone = alone();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    let text = journal("phillips-basic", &LINES);
    let head = header("phillips-basic", &[]).to_text().len();
    for cut in head..=text.len() {
        fs::write(&path, &text.as_bytes()[..cut]).unwrap();
        let (store, found) = Store::open(&path).unwrap().settle().unwrap();
        let whole = String::from_utf8_lossy(&text.as_bytes()[head..cut]).matches('\n').count();
        let game = Game::read(&found.text).unwrap();
        let fresh = journal("phillips-basic", &LINES[..whole]);
        let due = Game::read(&Source::new("j", fresh.as_str())).unwrap();
        assert_eq!(game.record(), due.record(), "cut at {cut}");
        assert_eq!(found.torn.is_some(), !text.as_bytes()[..cut].ends_with(b"\n"), "cut at {cut}");
        drop(store);
        assert_eq!(fs::read_to_string(&path).unwrap(), fresh, "cut at {cut}");
        if let Some(torn) = found.torn {
            assert!(fs::read_to_string(torn_path(&path)).unwrap().ends_with(&(torn + "\n")));
        }
    }
}

#[test]
fn a_head_cut_at_any_byte_is_refused_in_words() {
    let head = header("phillips-basic", &[]).to_text();
    // Without its last line break the head is whole all the same.
    for cut in 0..head.len() - 1 {
        if head.is_char_boundary(cut) {
            assert!(Game::read(&Source::new("j", &head[..cut])).is_err(), "cut at {cut}");
        }
    }
}

#[test]
fn a_second_program_is_refused() {
    let _alone = alone();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    fs::write(&path, journal("russe", &[])).unwrap();
    let (store, _) = Store::open(&path).unwrap().settle().unwrap();
    assert!(matches!(Store::open(&path), Err(StoreError::Locked)));
    let output = run(&["game", "add", "game", "us salvo A1 -> none"], folder.path());
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
    assert!(said(&output).contains("another program"), "{}", said(&output));
    let output = run(&["game", "show", "game"], folder.path());
    assert_eq!(output.status.code(), Some(0), "who only looks may look: {}", said(&output));
    drop(store);
    let output = run(&["game", "add", "game", "us salvo A1 -> none"], folder.path());
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
}

/// The program, taking lines on its standard input.
fn adding(folder: &Path) -> Child {
    program()
        .args(["game", "add", "game", "-"])
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Every line that the program told as recorded before it was killed is in the journal afterwards, and in order.
#[test]
fn a_killed_program_loses_nothing_that_it_told() {
    let _alone = alone();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    fs::write(&path, journal("phillips-basic", &[])).unwrap();
    let mut told: Vec<String> = Vec::new();
    for round in 0..12_u32 {
        let mut child = adding(folder.path());
        let mut input = child.stdin.take().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        // All lines are handed over at once, so that the kill finds the program at work.
        for n in 0..400 {
            if writeln!(input, "note round {round} line {n}").is_err() {
                break;
            }
        }
        let before_the_kill = 1 + 7 * round % 40;
        for _ in 0..before_the_kill {
            let mut line = String::new();
            output.read_line(&mut line).unwrap();
            told.push(line.trim_end().to_owned());
        }
        child.kill().unwrap();
        child.wait().unwrap();
        // What was told between the last look and the kill counts too, if the line is whole.
        let mut rest = String::new();
        while output.read_line(&mut rest).unwrap() > 0 && rest.ends_with('\n') {
            told.push(rest.trim_end().to_owned());
            rest.clear();
        }
        let found = look(&path).unwrap();
        let game = Game::read(&found.text).unwrap();
        let notes: Vec<String> =
            game.record().notes().map(|(_, note)| format!("note {note}")).collect();
        let missing: Vec<&String> = told.iter().filter(|line| !notes.contains(line)).collect();
        assert!(missing.is_empty(), "round {round}: {missing:?}");
        let in_order: Vec<&String> = notes.iter().filter(|note| told.contains(note)).collect();
        assert_eq!(in_order, told.iter().collect::<Vec<_>>(), "round {round}");
    }
    assert!(told.len() > 100, "only {} lines were told", told.len());
}

#[test]
fn a_full_disk_costs_the_line_and_nothing_else() {
    let _alone = alone();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    fs::write(&path, journal("phillips-basic", &LINES[..2])).unwrap();
    let before = fs::read(&path).unwrap();
    // The limit on the size of files plays the full disk: it lets half a line through.
    let blocks = before.len().div_ceil(1024);
    let padding = blocks * 1024 - before.len();
    let note = "x".repeat(padding + 600);
    let program = env!("CARGO_BIN_EXE_fleetsheet");
    let command =
        format!("trap '' XFSZ; ulimit -f {blocks}; '{program}' game add game 'note {note}'");
    let output =
        Command::new("bash").args(["-c", &command]).current_dir(folder.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
    assert!(said(&output).contains("was not recorded"), "{}", said(&output));
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_newer_format_is_refused_politely() {
    let _alone = alone();
    let text = journal("russe", &[]).replacen("journal 1", "journal 2", 1);
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game"), text).unwrap();
    let output = run(&["game", "show", "game"], folder.path());
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("later release"), "{}", said(&output));
}

/// A journal as the first release wrote it: it has to replay for ever.
#[test]
fn the_first_journals_replay() {
    for name in ["phillips-basic", "phillips", "hasbro-salvo"] {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/journals/{name}.txt"));
        let source = Source::read(&path).unwrap();
        let game = Game::read(&source).unwrap();
        assert!(game.record().breaches(game.table()).is_empty(), "{name}");
        let play = source.text.split_once("--- play\n").unwrap().1;
        let written: Vec<String> =
            game.record().events().iter().map(|event| game.write_event(event)).collect();
        assert_eq!(written.join("\n") + "\n", play, "{name}");
    }
}

/// However much is reported, sums end at the largest number and not in a fall.
#[test]
fn absurd_reports_are_added_up() {
    let lines = ["us salvo A1 A2 A3 -> 1000000 battleships", "them salvo A1 A2 A3 -> none"];
    let text = journal("phillips-basic", &lines.repeat(4_400));
    let game = Game::read(&Source::new("j", text)).unwrap();
    assert!(game.record().breaches(game.table()).len() > 4_400);
}

/// The journals of the first release, whole: something to damage.
fn first_journals() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/journals");
    let mut paths: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// Words of which lines are made, right and wrong.
const WORDS: [&str; 48] = [
    "us",
    "them",
    "undo",
    "redo",
    "fix",
    "note",
    "forced",
    "salvo",
    "recce",
    "bomber",
    "atom",
    "pass",
    "resign",
    "out",
    "unsunk",
    "from",
    "->",
    "/",
    ",",
    "none",
    "1",
    "2",
    "99",
    "4294967296",
    "A1",
    "B2",
    "C3",
    "K22",
    "17",
    "battleship",
    "submarine",
    "sunk",
    "hit",
    "gun",
    "sea",
    "land",
    "land+recce",
    "aircraft-carrier",
    "shot",
    "down",
    "by",
    "B5",
    "é",
    "\u{0}",
    "--- play",
    "-",
    "sunk cruiser",
    "0",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// A damaged journal is refused in words, or read; it never makes the program fall over.
    #[test]
    fn no_damage_makes_it_panic(which in 0..3_usize, at in 0.0..1.0_f64, cut in 0..40_usize, put in ".{0,12}") {
        let text = &first_journals()[which];
        let chars: Vec<char> = text.chars().collect();
        let from = (at * chars.len() as f64) as usize;
        let to = (from + cut).min(chars.len());
        let damaged: String =
            chars[..from].iter().copied().chain(put.chars()).chain(chars[to..].iter().copied()).collect();
        if let Ok(game) = Game::read(&Source::new("j", damaged)) {
            game.record().breaches(game.table());
            audit(game.record(), game.table(), &PerSide::default());
        }
    }

    /// Whatever words stand in a line, it is refused in words or can be judged, taken, taken back and written again.
    #[test]
    fn no_line_makes_it_panic(which in 0..3_usize, lines in vec(vec(select(&WORDS[..]), 1..9), 1..12)) {
        let mut game = Game::read(&Source::new("j", first_journals()[which].as_str())).unwrap();
        for words in lines {
            let text = words.join(" ");
            let Ok(entry) = game.parse(&text) else { continue };
            let written = game.write(&entry);
            prop_assert_eq!(game.parse(&written), Ok(entry.clone()), "{} -> {}", text, written);
            if game.judge(&entry.line).is_ok() {
                game.accept(entry).unwrap();
            }
        }
        game.record().breaches(game.table());
        audit(game.record(), game.table(), &PerSide::default());
    }
}
