//! `fleetsheet preset`: list the games, show one, check one.

use std::path::Path;

use fleetsheet::lang::Lang;
use fleetsheet::rules::{Listed, Presets, Ruleset, With};
use fleetsheet::ui::Diagnostic;

use super::args::PresetCommand;
use super::choice::{Choice, no_preset};
use super::input;
use super::library::{self, Row};
use super::say;
use super::stop::Stop;

/// Runs one of the commands.
pub(crate) fn run(command: PresetCommand, presets: &Presets, lang: Lang) -> Result<(), Stop> {
    match command {
        PresetCommand::List => list(presets, lang),
        PresetCommand::Show { preset } => show(&Choice::from_arguments(preset, None)?, presets),
        PresetCommand::Check { file, with } => {
            let withs: Vec<With> = with.changes.into_iter().map(With::new).collect();
            check(&file, &withs, lang)
        }
    }
}

fn list(presets: &Presets, lang: Lang) -> Result<(), Stop> {
    let listed = presets.list().map_err(|error| input::unreadable(&error))?;
    let about = |preset: &Listed| -> Option<String> {
        let rules = preset.rules.as_ref().ok()?;
        let grid = rules.grid();
        let sides = format!("{}x{}", grid.width(), grid.height());
        Some(format!("{sides:5}  {}", rules.title().get(lang)))
    };
    let rows: Vec<Row<'_>> = listed
        .iter()
        .map(|preset| Row { name: &preset.name, origin: &preset.origin, about: about(preset) })
        .collect();
    library::list("preset", &rows, lang)
}

/// The text as it was written; with changes, the ruleset that they make of it.
fn show(choice: &Choice, presets: &Presets) -> Result<(), Stop> {
    let loaded = choice.load(presets, || Err(no_preset()))?;
    if choice.changes.is_empty() {
        say::out(&loaded.source.text)
    } else {
        say::out(&loaded.rules.to_toml())
    }
}

fn check(file: &Path, withs: &[With], lang: Lang) -> Result<(), Stop> {
    let source = input::read(file)?;
    match Ruleset::read(&source, withs) {
        Ok(rules) => say::out(&format!("{}{}\n", source.name, sound(&rules, lang))),
        Err(faults) => Err(Stop::No { because: Diagnostic::all(&faults, &[&source]) }),
    }
}

fn sound(rules: &Ruleset, lang: Lang) -> String {
    let grid = rules.grid();
    let (width, height, title) = (grid.width(), grid.height(), rules.title().get(lang));
    let name = rules.name();
    lang.pick(
        format!(": a sound preset, `{name}`: {title}, {width}x{height}"),
        format!(" : un jeu correct, `{name}` : {title}, {width}x{height}"),
    )
}
