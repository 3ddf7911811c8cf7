//! Whole runs of the program, written down as transcripts.
//!
//! A transcript in `cases/` is what a person would see at a shell, in a folder of its own and with no settings:
//!
//! ```text
//! <<< my.toml                    a file in that folder, up to the line `>>>`
//! name = "x"
//! >>>
//! $ fleetsheet preset check my.toml
//! 1| what is written to standard output
//! 2| what is written to standard error
//! = 1                            the exit status, when it is not 0
//! ```
//!
//! Each line with `$` is run by bash, so it can have pipes and redirections; the folder's own path is shown as `HERE`. The test writes the transcript anew and
//! compares it with the one that is there. `BLESS=1 cargo test --test cli` accepts what is new: read the difference.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Makes a test of each transcript, and one that none is forgotten.
macro_rules! transcripts {
    ($($name:ident),+ $(,)?) => {
        $(
            #[test]
            fn $name() {
                check(stringify!($name));
            }
        )+

        #[test]
        fn every_transcript_is_run() {
            let mut run = vec![$(concat!(stringify!($name), ".txt")),+];
            run.sort_unstable();
            let mut found: Vec<String> = fs::read_dir(cases())
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            found.sort();
            assert_eq!(found, run);
        }
    };
}

transcripts!(
    audit, french, game, general, hint, inventory, layout, preset, reply, seal, sheet, template
);

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/cases")
}

#[track_caller]
fn check(name: &str) {
    let path = cases().join(format!("{name}.txt"));
    let expected = fs::read_to_string(&path).unwrap();
    let actual = run(&expected);
    if expected == actual {
        return;
    }
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, actual).unwrap();
        return;
    }
    panic!("{} differs:\n{}", path.display(), difference(&expected, &actual));
}

/// The transcript with what the program says now.
fn run(transcript: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut now = String::new();
    let mut lines = transcript.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("1|") || line.starts_with("2|") || line.starts_with("= ") {
            continue;
        }
        let _ = writeln!(now, "{line}");
        if let Some(name) = line.strip_prefix("<<< ") {
            let text: Vec<&str> = lines.by_ref().take_while(|line| *line != ">>>").collect();
            let text = text.join("\n") + "\n";
            let _ = writeln!(now, "{text}>>>");
            fs::write(folder.path().join(name), text).unwrap();
        } else if let Some(command) = line.strip_prefix("$ ") {
            let said = shown(&bash(command, folder.path()));
            now += &said.replace(&folder.path().display().to_string(), "HERE");
        }
    }
    now
}

fn bash(command: &str, folder: &Path) -> Output {
    let program = Path::new(env!("CARGO_BIN_EXE_fleetsheet"));
    let path = format!("{}:/usr/bin:/bin", program.parent().unwrap().display());
    Command::new("bash")
        .args(["--norc", "-o", "pipefail", "-c", command])
        .current_dir(folder)
        .env_clear()
        .env("PATH", path)
        .env("HOME", folder)
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap()
}

fn shown(output: &Output) -> String {
    let mut text = String::new();
    for (mark, bytes) in [("1|", &output.stdout), ("2|", &output.stderr)] {
        for line in String::from_utf8_lossy(bytes).lines() {
            let _ = writeln!(text, "{}", format!("{mark} {line}").trim_end());
        }
    }
    match output.status.code() {
        Some(0) => {}
        Some(code) => drop(writeln!(text, "= {code}")),
        None => drop(writeln!(text, "= killed")),
    }
    text
}

/// The lines in which two texts differ, with those before them.
fn difference(expected: &str, actual: &str) -> String {
    let (expected, actual): (Vec<&str>, Vec<&str>) =
        (expected.lines().collect(), actual.lines().collect());
    let same = expected.iter().zip(&actual).take_while(|(a, b)| a == b).count();
    let tail = expected[same..].iter().rev().zip(actual[same..].iter().rev());
    let end = tail.take_while(|(a, b)| a == b).count();
    let show = |mark: &str, lines: &[&str]| -> String {
        lines.iter().flat_map(|line| [mark, " ", *line, "\n"]).collect()
    };
    let context = show(" ", &expected[same.saturating_sub(4)..same]);
    let old = show("-", &expected[same..expected.len() - end]);
    let new = show("+", &actual[same..actual.len() - end]);
    format!("  (line {})\n{context}{old}{new}", same + 1)
}
