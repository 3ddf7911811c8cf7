//! `fleetsheet reply`: what an honest defender must answer, without a journal.

use fleetsheet::board::{Grid, Region, Square};
use fleetsheet::journal::{Action, Attack, Defence, Event, PerSide, Side, State, Table};
use fleetsheet::lang::{Describe, Lang, PerLang, both};
use fleetsheet::report::{self, Call, CallFault};
use fleetsheet::rules::Presets;
use fleetsheet::source::{Place, Severity, Source};
use fleetsheet::ui::{Diagnostic, Excerpt};

use super::args::ReplyArgs;
use super::choice::Choice;
use super::stop::Stop;
use super::{answer, journal_file, layout_file, say};

/// Runs the command.
pub(crate) fn run(args: ReplyArgs, presets: &Presets, lang: Lang) -> Result<(), Stop> {
    let choice = Choice::of_file(args.preset);
    let laid = layout_file::read(&args.layout, &choice, presets, lang)?;
    let mut table = Table::new(laid.rules);
    table.layouts.us = Some(laid.layout);
    let grid = table.rules.grid();
    let mut state = State::new(&table);
    state.turn = Some(Side::Them);
    let home = &mut state.positions.us;
    home.struck = region(args.struck.as_deref(), "--struck", grid)?;
    home.used = region(args.used.as_deref(), "--used", grid)?;
    let text = args.call.join(" ");
    let call =
        report::call(&text, &table.rules).map_err(|fault| bad_call(&fault, "<call>", &text))?;
    let defence = defence(args.gun.as_deref(), grid)?;
    if defence != Defence::HoldFire && matches!(call, Call::Salvo(_)) {
        return Err(gun_without_aircraft());
    }
    let attack = Attack { call: call.clone(), from: None, report: None };
    let event = Event { side: Side::Them, action: Action::Attack(attack) };
    let completed = state.complete(&table, event, defence);
    let names = PerSide::default();
    let breaches = state.judge(&table, &completed.event);
    let told: Vec<Diagnostic> = breaches
        .iter()
        .map(|breach| journal_file::of_breach(breach, &table.rules, &names))
        .collect();
    if told.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return Err(Stop::BadData { because: told });
    }
    say::faults(&told, lang);
    let mut after = state.clone();
    after.play(&table, &completed.event);
    let lines = completed.answer.map(|answer| {
        answer::lines(&answer, &call, (&state, &after), &table, lang).join("\n") + "\n"
    });
    say::out(&lines.unwrap_or_default())
}

fn region(text: Option<&str>, option: &str, grid: Grid) -> Result<Region, Stop> {
    let Some(text) = text else { return Ok(Region::EMPTY) };
    let squares = report::squares(text, grid).map_err(|fault| bad_call(&fault, option, text))?;
    Ok(squares.into_iter().collect())
}

/// The defence that an option asks for.
pub(crate) fn defence(gun: Option<&str>, grid: Grid) -> Result<Defence, Stop> {
    let Some(text) = gun else { return Ok(Defence::HoldFire) };
    let squares: Vec<Square> =
        report::squares(text, grid).map_err(|fault| bad_call(&fault, "--gun", text))?;
    match squares.as_slice() {
        [gun] => Ok(Defence::Fire(*gun)),
        _ => Err(Stop::bad(
            Diagnostic::error(both(
                "one gun shoots at an aircraft",
                "un seul canon tire sur un avion",
            ))
            .at(Excerpt::of_line("--gun", 1, text)),
        )),
    }
}

/// A gun that is to shoot where no aircraft of the enemy comes.
pub(crate) fn gun_without_aircraft() -> Stop {
    Stop::bad(Diagnostic::error(both(
        "`--gun` shoots down an aircraft that the enemy sends, and here he sends none",
        "`--gun` abat un avion que l'ennemi envoie, et ici il n'en envoie pas",
    )))
}

/// A call that cannot be read.
pub(crate) fn bad_call(fault: &CallFault, name: &str, text: &str) -> Stop {
    let message = PerLang::each(|lang| fault.describe(lang));
    let diagnostic = Diagnostic { code: Some(fault.code()), ..Diagnostic::error(message) };
    let before = fault.range().and_then(|at| text.get(..at.start)).unwrap_or_default();
    let place = Place { line: 1, column: before.chars().count() + 1 };
    let source = Source::new(name, text);
    Stop::bad(diagnostic.at(Excerpt::new(name, Some(place), Some(&source))))
}
