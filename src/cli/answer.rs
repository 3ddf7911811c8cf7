//! What to say to the enemy's call, what to mark, and what is left.

use fleetsheet::board::Square;
use fleetsheet::journal::{Answer, Home, Side, State, Table};
use fleetsheet::lang::{Forms, Lang, list};
use fleetsheet::layout::{Ship, Stationed};
use fleetsheet::report::{Call, say};
use fleetsheet::rules::Ruleset;

/// A ship that is still there.
const AFLOAT: Forms =
    Forms { en: ("ship afloat", "ships afloat"), fr: ("navire à flot", "navires à flot") };

/// What our side says and does about a call: the sentence to read out first, then one line for each thing to mark.
pub(crate) fn lines(
    answer: &Answer,
    call: &Call,
    (before, after): (&State, &State),
    table: &Table,
    lang: Lang,
) -> Vec<String> {
    let (Some(before), Some(after)) = (before.home(Side::Us, table), after.home(Side::Us, table))
    else {
        return Vec::new();
    };
    let rules = &table.rules;
    let mut lines = vec![say(&answer.report, rules, lang)];
    if !answer.shaded.is_empty() {
        let squares = squares(&answer.shaded, rules);
        lines.push(format!("{}{squares}", lang.pick("shade: ", "à noircir : ")));
    }
    if !answer.crossed.is_empty() {
        let units: Vec<String> =
            answer.crossed.iter().map(|unit| unit_name(unit, rules, lang)).collect();
        let units = list(lang, &units);
        lines.push(format!("{}{units}", lang.pick("cross out: ", "à rayer : ")));
    }
    lines.extend(ships_hit(answer, &after, lang));
    lines.extend(guns_that_could(answer, call, &before, lang));
    lines.push(left(&after, lang));
    lines
}

fn squares(squares: &[Square], rules: &Ruleset) -> String {
    let names: Vec<String> = squares.iter().map(|square| rules.grid().name(*square)).collect();
    names.join(", ")
}

fn unit_name(unit: &Stationed, rules: &Ruleset, lang: Lang) -> String {
    let square = rules.grid().name(unit.square);
    let name = rules.arsenal().map_or_else(
        || unit.kind.code().to_owned(),
        |arsenal| arsenal.unit(unit.kind).names.get(lang).one.clone(),
    );
    format!("{name} {square}")
}

/// The ships that the call hit, with what is left of each (`S0-25`).
fn ships_hit(answer: &Answer, after: &Home<'_>, lang: Lang) -> Vec<String> {
    let hit = |ship: &&Ship| answer.shaded.iter().any(|square| ship.span.contains(*square));
    let line = |ship: &Ship| {
        let name = &after.rules.class(ship.class).noun(lang).one;
        let span = after.rules.grid().span_name(&ship.span);
        let whole = ship.span.squares().filter(|square| !after.position.struck.contains(*square));
        let left = match whole.count() as u32 {
            0 => lang.pick("sunk", "coulé").to_owned(),
            left => {
                let squares = Forms::SQUARE.counted(lang, left);
                lang.pick(format!("{squares} left"), format!("encore {squares}"))
            }
        };
        let colon = lang.pick(":", " :");
        format!("{name} {span}{colon} {left}")
    };
    after.layout.ships().iter().filter(hit).map(line).collect()
}

/// The guns that could have shot down the aircraft that got through (`P11`).
fn guns_that_could(answer: &Answer, call: &Call, before: &Home<'_>, lang: Lang) -> Option<String> {
    let Call::Flight { plane, target } = call else { return None };
    let guns = before.guns_for(*plane, *target);
    let fired = matches!(answer.report, fleetsheet::report::Report::ShotDown { .. });
    if guns.is_empty() || fired {
        return None;
    }
    let names = squares(&guns, before.rules);
    Some(lang.pick(
        format!("a gun could shoot it down instead: {names} (`--gun SQUARE`)"),
        format!("un canon pourrait l'abattre : {names} (`--gun CASE`)"),
    ))
}

/// What is left of our fleet.
fn left(after: &Home<'_>, lang: Lang) -> String {
    let ships = AFLOAT.counted(lang, after.afloat().count() as u64);
    let left = lang.pick("left: ", "reste : ");
    if after.rules.arsenal().is_none() {
        return format!("{left}{ships}");
    }
    let points = Forms::POINT.counted(lang, after.unsunk());
    format!("{left}{ships}, {points}")
}
