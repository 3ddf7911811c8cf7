//! The README: its commands run, its links lead somewhere, its headings and tables are in order.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::Path;
use std::process::Command;

use fleetsheet::rules::Presets;
use fleetsheet::sheet::templates::Templates;

/// The command that runs these very tests.
const TESTS: &str = "cargo test --locked";
/// How the README calls the program before it is installed.
const FROM_CLONE: &str = "cargo run --release -- ";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap()
}

/// The lines outside and inside blocks of code, with the language of the block they stand in.
fn lines(text: &str) -> impl Iterator<Item = (Option<&str>, &str)> {
    let mut block = None;
    text.lines().filter_map(move |line| match (line.strip_prefix("```"), block) {
        (Some(language), None) => {
            block = Some(language);
            None
        }
        (Some(_), Some(_)) => {
            block = None;
            None
        }
        (None, block) => Some((block, line)),
    })
}

fn commands(text: &str) -> Vec<&str> {
    let shell = lines(text).filter(|(block, _)| *block == Some("sh"));
    shell.map(|(_, line)| line).collect()
}

#[test]
fn every_command_runs() {
    let readme = read("README.md");
    let commands = commands(&readme);
    assert!(commands.contains(&TESTS), "the README says how the tests are run");
    assert!(commands.iter().any(|line| line.starts_with(FROM_CLONE)));
    let script: Vec<String> = commands
        .iter()
        .filter(|line| **line != TESTS)
        .map(|line| line.replacen(FROM_CLONE, "fleetsheet ", 1))
        .collect();
    let folder = tempfile::tempdir().unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_fleetsheet")).parent().unwrap();
    for line in script {
        let output = Command::new("bash")
            .args(["--norc", "-c", &line])
            .current_dir(&folder)
            .env_clear()
            .env("PATH", format!("{}:/usr/bin:/bin", program.display()))
            .env("HOME", folder.path())
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{line}\n{said}");
    }
}

#[test]
fn the_tests_are_run_as_the_readme_says() {
    assert!(read(".ci/run").lines().any(|line| line == TESTS));
}

#[test]
fn every_link_leads_to_a_file() {
    for name in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] {
        let text = read(name);
        for (_, after) in text.match_indices("](").map(|(at, _)| text[at + 2..].split_at(0)) {
            let target = after.split(')').next().unwrap().split('#').next().unwrap();
            let is_local = !target.is_empty() && !target.contains("://");
            assert!(!is_local || root().join(target).exists(), "{name}: {target}");
        }
    }
}

#[test]
fn headings_do_not_skip_a_level() {
    for name in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] {
        let text = read(name);
        let mut level = 0;
        for (_, line) in lines(&text).filter(|(block, _)| block.is_none()) {
            let marks = line.chars().take_while(|c| *c == '#').count();
            if marks > 0 {
                assert!(marks <= level + 1, "{name}: {line}");
                level = marks;
            }
        }
        assert!(level > 0, "{name} has no heading");
    }
}

#[test]
fn the_tables_name_every_preset_and_template() {
    let readme = read("README.md");
    let presets = Presets::builtin().list().unwrap().into_iter().map(|preset| preset.name);
    let templates = Templates::builtin().list().unwrap().into_iter().map(|found| found.name);
    for name in presets.chain(templates) {
        assert!(readme.contains(&format!("\n| `{name}` |")), "{name}");
    }
}
