//! Journals in their files: reading them, and what is wrong with them as messages.

use std::path::Path;

use fleetsheet::journal::store::{Found, Store, StoreError, look, torn_path};
use fleetsheet::journal::{
    Breach, Broken, Game, GameError, HeadError, LineError, PerSide, describe, side_name,
};
use fleetsheet::lang::{Lang, PerLang, both};
use fleetsheet::rules::Ruleset;
use fleetsheet::source::{Place, ReadError, Source};
use fleetsheet::ui::{Diagnostic, Excerpt};

use super::input::unreadable;
use super::inventory_file::Opened;
use super::stop::{Stop, reason};
use super::{faults, say};

/// A game that is read from its journal, which stays as it is.
pub(crate) fn read(path: &Path, lang: Lang) -> Result<(Game, Source), Stop> {
    let found = look(path).map_err(|error| stop(path, error))?;
    let game = game(&found)?;
    if let Some(torn) = &found.torn {
        let message = both(
            format!("the last line is torn and does not count: `{torn}`"),
            format!("la dernière ligne est coupée et ne compte pas : `{torn}`"),
        );
        say::faults(&[at_file(Diagnostic::warning(message), path)], lang);
    }
    Ok((game, found.text))
}

/// A game whose journal is open for more lines.
pub(crate) fn open(path: &Path, lang: Lang) -> Result<(Game, Store), Stop> {
    let opened = Store::open(path).map_err(|error| stop(path, error))?;
    // A file that is no journal stays as it is.
    let game = game(&opened.found)?;
    let (store, found) = opened.settle().map_err(|error| stop(path, error))?;
    if let Some(torn) = &found.torn {
        let aside = torn_path(path);
        let aside = aside.display();
        let message = both(
            format!("the last line was torn and is set aside in `{aside}`: `{torn}`"),
            format!(
                "la dernière ligne était coupée ; elle est mise de côté dans `{aside}` : `{torn}`"
            ),
        );
        let hint = both(
            "it was never told as recorded: add it again if it happened",
            "elle n'a jamais été confirmée : ajoutez-la à nouveau si elle a eu lieu",
        );
        say::faults(&[at_file(Diagnostic::warning(message), path).hint(hint)], lang);
    }
    Ok((game, store))
}

fn game(found: &Found) -> Result<Game, Stop> {
    Game::read(&found.text).map_err(|error| no_game(error, &found.text))
}

fn at_file(diagnostic: Diagnostic, path: &Path) -> Diagnostic {
    diagnostic.at(Excerpt::new(&path.display().to_string(), None, None))
}

/// Why a journal's file cannot be used.
pub(crate) fn stop(path: &Path, error: StoreError) -> Stop {
    let shown = path.display();
    match error {
        StoreError::Read(error) => unreadable(&ReadError::new(path, error)),
        StoreError::Text(fault) => unreadable(&ReadError::Text(fault)),
        StoreError::Write(error) => {
            let reason = reason(&error);
            let message = both(
                format!("cannot write to `{shown}`: {reason}"),
                format!("impossible d'écrire dans `{shown}` : {reason}"),
            );
            Stop::failed(Diagnostic::error(message).hint(both(
                "the line was not recorded; all lines before it are safe",
                "la ligne n'a pas été enregistrée ; toutes celles d'avant le sont",
            )))
        }
        StoreError::Locked => {
            let message = both(
                format!("another program is writing to `{shown}`"),
                format!("un autre programme écrit dans `{shown}`"),
            );
            Stop::failed(
                Diagnostic::error(message)
                    .hint(both("close it there first", "fermez-le d'abord là-bas")),
            )
        }
        StoreError::Full { limit } => {
            let most = limit / 1024;
            let message = both(
                format!("`{shown}` is full: a journal has {most} kB at most"),
                format!("`{shown}` est plein : un journal a {most} ko au plus"),
            );
            Stop::failed(Diagnostic::error(message))
        }
    }
}

/// Why a text is no journal.
fn no_game(error: GameError, source: &Source) -> Stop {
    match error {
        GameError::Head(error) => match of_head(*error, source) {
            Ok(because) => Stop::BadData { because },
            Err(stop) => stop,
        },
        GameError::Lines { faults } => {
            let because = faults.iter().map(|(line, error)| of_line(error, *line, source));
            Stop::BadData { because: because.collect() }
        }
    }
}

fn of_head(error: HeadError, source: &Source) -> Result<Vec<Diagnostic>, Stop> {
    Ok(match error {
        HeadError::Frame { fault, place } => {
            let excerpt = Excerpt::new(&source.name, place, Some(source));
            vec![Diagnostic::error(PerLang::of(&fault)).at(excerpt)]
        }
        HeadError::Lines(faults) => Diagnostic::all(&faults, &[source]),
        HeadError::Rules(faults) => Diagnostic::all(&faults, &[source]),
        HeadError::Layout { rules, reading } => faults::of_reading(&reading, source, &rules),
        HeadError::Inventory { rules, reading } => {
            let opened = Opened { source: source.clone(), rules: *rules, reading: *reading };
            return opened.diagnostics();
        }
    })
}

/// What is wrong with one line of a text.
pub(crate) fn of_line(error: &LineError, line: usize, source: &Source) -> Diagnostic {
    let text = source.text.lines().nth(line - 1).unwrap_or_default();
    let before = text.get(..error.at.start).unwrap_or(text);
    let place = Place { line, column: before.chars().count() + 1 };
    let diagnostic =
        Diagnostic { code: error.fault.code(), ..Diagnostic::error(PerLang::of(&error.fault)) };
    diagnostic.at(Excerpt::new(&source.name, Some(place), Some(source)))
}

/// A rule that was broken, and by whom.
pub(crate) fn of_breach(
    breach: &Breach,
    rules: &Ruleset,
    names: &PerSide<Option<String>>,
) -> Diagnostic {
    let message = PerLang::each(|lang| {
        let (who, rule) = (side_name(breach.side, names, lang), breach.rule());
        let colon = lang.pick(":", " :");
        format!("{who}{colon} {} ({rule})", describe(breach, rules, lang))
    });
    let diagnostic = Diagnostic {
        severity: breach.severity(rules),
        code: Some(breach.code()),
        ..Diagnostic::error(message)
    };
    match breach.kind {
        Broken::ReportOwed { event } => diagnostic.hint(both(
            format!("give it first: `fix {event} -> …`"),
            format!("donnez-la d'abord : `fix {event} -> …`"),
        )),
        _ => diagnostic,
    }
}
