//! `docs/rules.md`: every statement of the rules has its line, and what the line says is true.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The last number of each source's statements; each begins at the number beside it.
const SOURCES: [(&str, u32, u32); 5] =
    [("S0", 13, 99), ("S1", 1, 22), ("S2", 1, 15), ("S3", 1, 40), ("S4", 1, 14)];

/// The rulings that are told, by their letter and the last number.
const RULINGS: [(&str, u32); 3] = [("P", 34), ("B", 6), ("G", 14)];

struct Row {
    statement: String,
    enforced: Vec<String>,
    tested: Vec<String>,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn text() -> String {
    fs::read_to_string(root().join("docs/rules.md")).unwrap()
}

fn cells(line: &str) -> Vec<&str> {
    line.trim_matches('|').split('|').map(str::trim).collect()
}

fn ticked(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Whether a text has a statement or a ruling as a word.
fn names(text: &str, what: &str) -> bool {
    text.split(|c: char| !(c.is_alphanumeric() || c == '-')).any(|word| word == what)
}

/// The rows of the tables: `| S0-13 | what it says | where enforced | where tested |`.
fn rows() -> Vec<Row> {
    let row = |line: &str| {
        let cells = cells(line);
        let [statement, _, enforced, tested] = cells.as_slice() else { return None };
        let known = SOURCES.iter().any(|(source, ..)| statement.starts_with(&format!("{source}-")));
        known.then(|| Row {
            statement: (*statement).to_owned(),
            enforced: ticked(enforced),
            tested: ticked(tested),
        })
    };
    text().lines().filter_map(row).collect()
}

/// Every ruling stands once and in order, what enforces it is there, and a case shows it.
#[test]
fn every_ruling_has_one_line_and_a_case() {
    let cases = fs::read_dir(root().join("tests/play/cases")).unwrap();
    let cases: String =
        cases.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap()).collect();
    let titles: String = cases.lines().filter(|line| line.starts_with("## ")).collect();
    let text = text();
    let mut told = text.lines().map(cells).filter(|cells| cells.len() == 3);
    for (letter, last) in RULINGS {
        for ruling in (1..=last).map(|n| format!("{letter}{n}")) {
            let row = told.find(|cells| cells[0] == ruling);
            let row = row.unwrap_or_else(|| panic!("{ruling} is missing or out of order"));
            let enforced = ticked(row[2]);
            for path in &enforced {
                assert!(root().join(path).is_file(), "{ruling}: there is no {path}");
            }
            assert!(enforced.is_empty() || names(&titles, &ruling), "no case shows {ruling}");
        }
    }
}

#[test]
fn every_statement_has_one_line() {
    let told: Vec<String> = rows().into_iter().map(|row| row.statement).collect();
    let due: Vec<String> = SOURCES
        .iter()
        .flat_map(|(source, first, last)| (*first..=*last).map(move |n| format!("{source}-{n}")))
        .collect();
    assert_eq!(told, due);
}

#[test]
fn what_enforces_a_statement_is_there() {
    for row in rows() {
        for path in &row.enforced {
            assert!(root().join(path).is_file(), "{}: there is no {path}", row.statement);
        }
    }
}

/// A test that is named has to name the statement itself.
#[test]
fn what_tests_a_statement_names_it() {
    let mut files = BTreeSet::new();
    for row in rows() {
        assert!(
            row.tested.is_empty() == row.enforced.is_empty(),
            "{}: enforced and tested go together",
            row.statement
        );
        for path in &row.tested {
            let text = fs::read_to_string(root().join(path))
                .unwrap_or_else(|_| panic!("{}: there is no {path}", row.statement));
            let named = names(&text, &row.statement);
            assert!(named, "{path} does not name {}", row.statement);
            files.insert(path.clone());
        }
    }
    assert!(files.len() > 3, "{files:?}");
}
