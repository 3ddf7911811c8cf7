//! Small games, each of which shows one rule of play: `cases/*.txt`.
//!
//! ```text
//! ## S0-19 P28: a salvo has three different squares       the statements of the rules that it shows
//! preset phillips-basic touch=any                         the game, and changes to it
//! first us                                                who starts
//! ours bb I4-I7, ss E3, land A5-C7, rc B5                 where our ships, land and units lie; `theirs` the enemy's
//! bought us salvoes=2 bm=1                                what a side has bought; nothing else
//! # A remark for the reader.
//! gun B5                                                  the gun that the other side fires at the next call
//! > us salvo I7 E3 C10 -> bb, ss                          a line that is taken
//! > us salvo I7 E3 -> none                      ! F20 F21   one that breaks these rules, and is not taken
//! > us salvo I7 E3 K1 -> none                   ! unread  one that cannot be read at all
//! > us salvo I7 E3 C10 -> none                  ? F22     one that is taken with these warnings; both may stand there
//! = us salvo I7 E3 C10 -> 1 battleship, 1 submarine       how the last line was written
//! en One hit on a battleship, and one hit on a submarine. how our last answer is said; `fr` in French
//! shaded I7 E3 · crossed rc B5 · sunk ss E3               what the defender marks for his last answer, or `none`
//! turn them · over us · over draw · over open · going     how the game stands
//! afloat us 9 · unsunk us 71 · salvoes us 1 · units us gn 2    what a side has; `?` where nobody knows
//! due us 3                                                shots in a side's turn
//! seen them I7 open 1 · seen them A1 nothing              what is known of a square of that side's sea
//! guns us recce C4 B5                                     guns of a side that can shoot at a plane sent there, or `none`
//! tracks us 3 2 1                                         squares struck, hits and ships sunk by a side
//! rule letters columns                                    what the rules say under a key
//! set us legal · set us F05                               whether a side's layout is legal, or what it breaks
//! printed en Marks | water                                lines of text on a blank sheet, in that order
//! refused fr-salve again=yes                              a game that there is not
//! class bb 1x4 1 · price bb 4 · price salvoes 1              the shape and number of a class, the price of a thing
//! bill us 72 88 160 · buys us F08                         what was bought costs (ships, the rest, all), and breaks
//! reveal them dd A1-A2 · seal them broken                 what is laid open after the game
//! other them hasbro                                       the game that a layout was laid out for
//! found them F30 · loses them · loses nobody              what an audit finds, and who loses by the strict rule
//! ```
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod claims;
mod printed;
mod scene;
mod statements;

use std::fs;
use std::path::{Path, PathBuf};

use scene::Scene;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/play/cases")
}

/// Makes a test of each file of cases, and one that none is forgotten.
macro_rules! cases {
    ($($name:ident),+ $(,)?) => {
        $(
            #[test]
            fn $name() {
                play_file(stringify!($name));
            }
        )+

        #[test]
        fn every_file_of_cases_is_played() {
            let mut played = vec![$(concat!(stringify!($name), ".txt")),+];
            played.sort_unstable();
            let mut found: Vec<String> = fs::read_dir(folder())
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            found.sort();
            assert_eq!(found, played);
        }
    };
}

cases!(
    audit, setting_up, sheets, basic, turns, recce, bombers, guns, ending, hasbro, paper, classic,
    russian, fair_play,
);

/// Plays every game of a file, and tells all that goes another way.
fn play_file(name: &str) {
    let path = folder().join(format!("{name}.txt"));
    let text = fs::read_to_string(&path).unwrap();
    let mut wrong = Vec::new();
    let mut scene: Option<Scene> = None;
    let mut games = 0;
    for (at, line) in text.lines().enumerate() {
        let line = line.trim_end();
        if let Some(title) = line.strip_prefix("## ") {
            assert!(title.contains(": "), "{name}:{}: no title after the statements", at + 1);
            scene = None;
            games += 1;
        } else if let Some(preset) = line.strip_prefix("preset ") {
            scene = Some(Scene::new(preset));
        } else if !line.is_empty() && !line.starts_with("# ") {
            let scene = scene.as_mut().unwrap_or_else(|| panic!("{name}:{}: no game", at + 1));
            if let Err(why) = scene.line(line) {
                wrong.push(format!("{name}:{}: {line}\n    {why}", at + 1));
            }
        }
    }
    assert!(games > 0, "{name} has no games");
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
