//! `fleetsheet game`: journals begun, continued, shown and checked.

use std::path::Path;

use fleetsheet::journal::{Breach, Standing};
use fleetsheet::lang::{Forms, Lang};
use fleetsheet::rules::Presets;
use fleetsheet::source::Severity;
use fleetsheet::ui::{Diagnostic, Excerpt};

use super::args::GameCommand;
use super::stop::Stop;
use super::{game_add, game_new, game_show, game_stats, journal_file, say};

/// Runs one of the commands.
pub(crate) fn run(command: GameCommand, presets: &Presets, lang: Lang) -> Result<(), Stop> {
    match command {
        GameCommand::New(args) => game_new::run(*args, presets, lang),
        GameCommand::Add { file, lines, force, gun } => {
            let standing = if force { Standing::Forced } else { Standing::Judged };
            game_add::run(&file, &lines, standing, gun.as_deref(), lang)
        }
        GameCommand::Show { file } => game_show::run(&file, lang),
        GameCommand::Check { file } => check(&file, lang),
        GameCommand::Stats { file } => game_stats::run(&file, lang),
    }
}

/// Lists every rule that the events in effect break, with their numbers.
fn check(file: &Path, lang: Lang) -> Result<(), Stop> {
    let (game, _) = journal_file::read(file, lang)?;
    let (table, record) = (game.table(), game.record());
    let message = |(number, breach): &(u32, Breach)| {
        let told = journal_file::of_breach(breach, &table.rules, &game.header().names);
        let event = record.event(*number);
        let line = event.map(|recorded| game.write_event(recorded)).unwrap_or_default();
        told.at(Excerpt::of_line(lang.pick("event", "événement"), *number as usize, &line))
    };
    let because: Vec<Diagnostic> = record.breaches(table).iter().map(message).collect();
    if because.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return Err(Stop::No { because });
    }
    say::faults(&because, lang);
    let (name, events) = (file.display(), Forms::EVENT.counted(lang, record.events().len() as u64));
    say::out(&lang.pick(
        format!("{name}: {events}, no rule broken\n"),
        format!("{name} : {events}, aucune règle enfreinte\n"),
    ))
}
