//! `fleetsheet audit --compare`: two players' journals of one game (`F42`).

use std::fmt::Write as _;
use std::path::Path;

use fleetsheet::journal::audit::{Difference, Other, compare};
use fleetsheet::journal::line::write_event;
use fleetsheet::journal::{Event, Side};
use fleetsheet::lang::{Forms, Lang};
use fleetsheet::rules::Ruleset;
use serde::Serialize;

use super::stop::Stop;
use super::{journal_file, say};

const DIFFERENCE: Forms =
    Forms { en: ("difference", "differences"), fr: ("différence", "différences") };

/// Runs the command.
pub(crate) fn run(first: &Path, second: &Path, json: bool, lang: Lang) -> Result<(), Stop> {
    let (a, _) = journal_file::read(first, lang)?;
    let (b, _) = journal_file::read(second, lang)?;
    let found = compare((a.header(), a.record()), (b.header(), b.record()));
    let rules = &a.table().rules;
    let names = [first, second].map(|path| path.display().to_string());
    let rows: Vec<Row> = found.iter().map(|difference| row(difference, rules)).collect();
    let text = if json {
        serde_json::to_string_pretty(&Page { journals: &names, differences: &rows })
            .unwrap_or_default()
            + "\n"
    } else {
        text(&names, &rows, lang)
    };
    say::out(&text)?;
    if found.is_empty() { Ok(()) } else { Err(Stop::No { because: Vec::new() }) }
}

#[derive(Serialize)]
struct Page<'a> {
    journals: &'a [String; 2],
    differences: &'a [Row],
}

#[derive(Serialize)]
struct Row {
    code: &'static str,
    about: &'static str,
    first: Option<Told>,
    second: Option<Told>,
}

#[derive(Serialize)]
struct Told {
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<u32>,
    line: String,
}

fn row(difference: &Difference, rules: &Ruleset) -> Row {
    let told = |(number, event): &(u32, Event)| {
        Some(Told { event: Some(*number), line: write_event(event, rules) })
    };
    let first_told =
        |side: &Option<Side>| side.map(|side| Told { event: None, line: side.word().to_owned() });
    let (about, first, second) = match difference {
        Difference::Rules => ("rules", None, None),
        Difference::First { ours, theirs } => ("first", first_told(ours), first_told(theirs)),
        Difference::Told { ours, theirs } => ("told", told(ours), told(theirs)),
        Difference::Missing { in_journal: Other::First, event } => ("missing", told(event), None),
        Difference::Missing { in_journal: Other::Second, event } => ("missing", None, told(event)),
    };
    Row { code: "F42", about, first, second }
}

fn text(names: &[String; 2], rows: &[Row], lang: Lang) -> String {
    let [first, second] = names;
    let differences = DIFFERENCE.counted(lang, rows.len() as u64);
    let and = lang.pick("and", "et");
    let colon = lang.pick(":", " :");
    let mut text = format!("{first} {and} {second}{colon} {differences}\n");
    if rows.iter().any(|row| row.about != "rules") {
        text += lang.pick(
            "Both are told from the side of the first; give each other the right value and correct it with `fix`.\n",
            "Les deux sont dits du côté du premier ; accordez-vous sur la bonne valeur et corrigez-la avec `fix`.\n",
        );
    }
    for row in rows {
        let about = match row.about {
            "rules" => lang.pick("the rules are not the same", "les règles ne sont pas les mêmes"),
            "first" => lang
                .pick("who started is told in two ways", "qui a commencé est dit de deux façons"),
            "told" => lang.pick("one event, told in two ways", "un événement, dit de deux façons"),
            _ => lang.pick(
                "one journal has an event that the other has not",
                "un journal a un événement que l'autre n'a pas",
            ),
        };
        let _ = writeln!(text, "\n{}{colon} {about}", row.code);
        for (name, told) in names.iter().zip([&row.first, &row.second]) {
            if let Some(Told { event, line }) = told {
                let number = event.map(|event| format!("{event} ")).unwrap_or_default();
                let _ = writeln!(text, "  {name}{colon} {number}{line}");
            }
        }
    }
    text
}
