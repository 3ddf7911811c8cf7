use std::fmt::Write as _;

use super::ARROW;
use crate::board::Grid;
use crate::journal::{Action, Attack, Entry, Event, Line, Standing};
use crate::report::{self, Call, Plane};
use crate::rules::Ruleset;

/// An entry in its one canonical form, without a line break.
pub fn write(entry: &Entry, rules: &Ruleset) -> String {
    let forced = match entry.standing {
        Standing::Judged => "",
        Standing::Forced => "forced ",
    };
    let line = match &entry.line {
        Line::Event(event) => write_event(event, rules),
        Line::Undo => "undo".to_owned(),
        Line::Redo => "redo".to_owned(),
        Line::Fix { event, report } => {
            format!("fix {event} {ARROW} {}", report::write(report, rules))
        }
        Line::Note(text) => format!("note {text}"),
    };
    format!("{forced}{line}")
}

/// An event in its canonical form: `us salvo I7 E3 C10 -> 1 battleship, 1 submarine`.
pub fn write_event(event: &Event, rules: &Ruleset) -> String {
    let side = event.side.word();
    let action = match &event.action {
        Action::Attack(attack) => write_attack(attack, rules),
        Action::Pass => "pass".to_owned(),
        Action::Resign => "resign".to_owned(),
        Action::Out => "out".to_owned(),
        Action::Unsunk(value) => format!("unsunk {value}"),
    };
    format!("{side} {action}")
}

fn write_attack(attack: &Attack, rules: &Ruleset) -> String {
    let grid = rules.grid();
    let mut text = write_call(&attack.call, grid);
    if let Some(from) = attack.from {
        let _ = write!(text, " from {}", grid.name(from));
    }
    if let Some(report) = &attack.report {
        let _ = write!(text, " {ARROW} {}", report::write(report, rules));
    }
    text
}

/// A call in its canonical form: `salvo I7 E3 C10`, `recce C4`.
pub fn write_call(call: &Call, grid: Grid) -> String {
    match call {
        Call::Salvo(squares) => {
            let names: Vec<String> = squares.iter().map(|square| grid.name(*square)).collect();
            format!("salvo {}", names.join(" "))
        }
        Call::Flight { plane, target } => {
            let word = match plane {
                Plane::Recce => "recce",
                Plane::Bomber => "bomber",
                Plane::AtomBomber => "atom",
            };
            format!("{word} {}", grid.name(*target))
        }
    }
}
