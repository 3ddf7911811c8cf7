//! What presets and templates have in common: named files, built in or the user's own.

use std::fmt::Write as _;

use fleetsheet::lang::{Lang, PerLang};
use fleetsheet::source::{LibraryError, Origin};
use fleetsheet::ui::Diagnostic;
use fleetsheet::ui::style::{STRONG, paint};

use super::input::unreadable;
use super::say;
use super::stop::Stop;

/// One line of a list.
pub(crate) struct Row<'a> {
    pub(crate) name: &'a str,
    pub(crate) origin: &'a Origin,
    /// What it is; none if it cannot be used.
    pub(crate) about: Option<String>,
}

/// Prints a list; `kind` is what each line is, as in `fleetsheet preset`.
pub(crate) fn list(kind: &str, rows: &[Row<'_>], lang: Lang) -> Result<(), Stop> {
    let width = rows.iter().map(|row| row.name.len()).max().unwrap_or(0);
    let mut text = String::new();
    for row in rows {
        let pad = " ".repeat(width - row.name.len());
        let unusable = || {
            lang.pick(
                format!("cannot be used: `fleetsheet {kind} check` says why"),
                format!("inutilisable : `fleetsheet {kind} check` dit pourquoi"),
            )
        };
        let about = row.about.clone().unwrap_or_else(unusable);
        let from = match row.origin {
            Origin::Builtin => String::new(),
            Origin::User { path } => format!("  ({})", path.display()),
        };
        let _ = writeln!(text, "{}{pad}  {about}{from}", paint(STRONG, row.name));
    }
    say::out(&text)
}

/// A name that stands for nothing, or a file that could not be read.
pub(crate) fn unknown(error: &LibraryError, hint: PerLang<String>) -> Stop {
    match error {
        LibraryError::Unknown { .. } => Stop::bad(Diagnostic::error(PerLang::of(error)).hint(hint)),
        LibraryError::Read(error) => unreadable(error),
    }
}
