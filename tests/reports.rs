//! What people say at the table is read as what they mean, or refused with the reason.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use fleetsheet::lang::{Describe, Lang};
use fleetsheet::report::{Form, Reader, write};
use fleetsheet::rules::{Presets, Ruleset, With};

const TABLE: &str = include_str!("data/reports.txt");

fn game(text: &str) -> Ruleset {
    let mut words = text.split_whitespace();
    let preset = words.next().unwrap();
    let changes: Vec<With> = words.map(With::new).collect();
    Presets::builtin().load(preset, &changes).unwrap()
}

fn form(text: &str) -> Form {
    let mut words = text.split_whitespace();
    let kind = words.next().unwrap();
    let size = words.next().unwrap_or_default();
    match kind {
        "totals" => Form::Totals { guns: false },
        "bomb" => Form::Totals { guns: true },
        "shots" => Form::Shots(size.parse().unwrap()),
        "window" => {
            let (columns, rows) = size.split_once('x').unwrap();
            Form::Window { columns: columns.parse().unwrap(), rows: rows.parse().unwrap() }
        }
        other => panic!("no form: {other}"),
    }
}

/// What is wrong with one line of the table.
fn wrong(line: &str) -> Option<String> {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let [preset, call, said, meant] = cells[..] else { return Some(format!("no row: {line}")) };
    let (rules, form, said) = (game(preset), form(call), said.replace("\\n", "\n"));
    let read = Reader::new(&rules).read(&said, form);
    let found = match &read {
        Ok(report) => write(report, &rules),
        Err(fault) => format!("! {} {}", fault.code(), fault.describe(Lang::En)),
    };
    let fits = match (meant.strip_prefix("! "), &read) {
        (Some(refusal), Err(fault)) => {
            let (code, part) = refusal.split_once(' ').unwrap_or((refusal, ""));
            let french = fault.describe(Lang::Fr);
            let house = |text: &str| !text.ends_with('.') && !text.is_empty();
            fault.code() == code && found.contains(part) && house(&found) && house(&french)
        }
        (None, Ok(_)) => found == meant,
        _ => false,
    };
    (!fits).then(|| format!("{line}\n    {found}"))
}

#[test]
fn the_table_is_read_as_it_is_meant() {
    let lines = TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let (mut rows, mut faults) = (0, Vec::new());
    for line in lines {
        rows += 1;
        faults.extend(wrong(line));
    }
    assert!(rows > 100, "only {rows} rows");
    assert!(faults.is_empty(), "{} of {rows}:\n{}", faults.len(), faults.join("\n"));
}
