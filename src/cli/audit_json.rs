//! An audit as JSON, for other programs.

use fleetsheet::journal::audit::{Audit, Cause, Finding, Forfeit, describe, doubt_text};
use fleetsheet::journal::{Broken, Game, How, Outcome};
use fleetsheet::lang::Lang;
use fleetsheet::report::write;
use serde::Serialize;

#[derive(Serialize)]
struct Page<'a> {
    journal: &'a str,
    preset: &'a str,
    events: usize,
    findings: Vec<Row>,
    doubts: Vec<String>,
    result: Option<Result>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeits: Option<Vec<Lost>>,
}

#[derive(Serialize)]
struct Row {
    code: &'static str,
    event: Option<u32>,
    side: &'static str,
    squares: Vec<String>,
    said: Option<String>,
    should_be: Option<String>,
    message: String,
    weight: &'static str,
    gained: Option<&'static str>,
    effect: &'static str,
}

#[derive(Serialize)]
struct Result {
    winner: Option<&'static str>,
    by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    us: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    them: Option<u32>,
}

#[derive(Serialize)]
struct Lost {
    side: &'static str,
    codes: Vec<&'static str>,
}

/// The whole audit.
pub(super) fn json(
    name: &str,
    game: &Game,
    audit: &Audit,
    strict: Option<&Vec<Forfeit>>,
    lang: Lang,
) -> String {
    let names = &game.header().names;
    let lost = |forfeit: &Forfeit| Lost { side: forfeit.side.word(), codes: forfeit.codes.clone() };
    let page = Page {
        journal: name,
        preset: game.table().rules.name(),
        events: game.record().events().len(),
        findings: audit.findings.iter().map(|finding| row(finding, game, lang)).collect(),
        doubts: audit.doubts.iter().map(|doubt| doubt_text(doubt, names, lang)).collect(),
        result: audit.outcome.map(result),
        forfeits: strict.map(|forfeits| forfeits.iter().map(lost).collect()),
    };
    serde_json::to_string_pretty(&page).unwrap_or_default() + "\n"
}

fn row(finding: &Finding, game: &Game, lang: Lang) -> Row {
    let rules = &game.table().rules;
    let recorded = finding.event.and_then(|event| game.record().event(event));
    let squares = recorded.and_then(|recorded| recorded.event.attack()).map(|attack| {
        let squares = attack.call.squares(rules.grid());
        squares.squares().map(|square| rules.grid().name(square)).collect()
    });
    let (said, should_be) = match &finding.cause {
        Cause::Rule(Broken::FalseReport { said, due, .. }) => {
            (Some(write(said, rules)), Some(write(due, rules)))
        }
        Cause::Rule(Broken::ShotCount { found, due }) => {
            (Some(found.to_string()), Some(due.to_string()))
        }
        Cause::Rule(Broken::WrongValue { said, due }) => {
            (Some(said.to_string()), Some(due.to_string()))
        }
        Cause::Corrected { said } => {
            let answer = recorded
                .and_then(|recorded| recorded.event.attack())
                .and_then(|attack| attack.report.as_ref());
            (Some(write(said, rules)), answer.map(|report| write(report, rules)))
        }
        _ => (None, None),
    };
    Row {
        code: finding.code,
        event: finding.event,
        side: finding.side.word(),
        squares: squares.unwrap_or_default(),
        said,
        should_be,
        message: describe(finding, rules, &game.header().names, lang),
        weight: finding.weight.word(),
        gained: finding.gained.map(fleetsheet::journal::Side::word),
        effect: finding.effect.word(),
    }
}

fn result(outcome: Outcome) -> Result {
    let (winner, how) = match outcome {
        Outcome::Won { by, how } => (Some(by.word()), Some(how)),
        Outcome::Draw { how } => (None, Some(how)),
        Outcome::ValuesOpen => (None, None),
    };
    let (by, us, them) = match how {
        Some(How::FleetSunk) => ("fleet-sunk", None, None),
        Some(How::Resigned) => ("resigned", None, None),
        Some(How::Values { us, them }) => ("values", Some(us), Some(them)),
        None => ("values-open", None, None),
    };
    Result { winner, by, us, them }
}
