//! Texts that people hand in: files and standard input.

use std::io::{self, Read};
use std::path::Path;

use fleetsheet::lang::{PerLang, both};
use fleetsheet::source::{Fault, ReadError, Source, TextFault};
use fleetsheet::ui::{Diagnostic, Excerpt};

use super::stop::{Stop, reason};

/// The name that stands for standard input or output where a file is named.
pub(crate) const DASH: &str = "-";

/// What standard input is called in a message, in any language.
pub(crate) const STDIN: &str = "<stdin>";

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<Source, Stop> {
    Source::read(path).map_err(|error| unreadable(&error))
}

/// The text of a file, or of standard input where the file is `-`.
pub(crate) fn read_or_stdin(path: &Path) -> Result<Source, Stop> {
    if path.as_os_str() != DASH {
        return read(path);
    }
    let mut bytes = Vec::new();
    let most = Source::LIMIT as u64 + 1;
    io::stdin()
        .lock()
        .take(most)
        .read_to_end(&mut bytes)
        .map_err(|error| Stop::io(no_input(), &error))?;
    Source::from_bytes(STDIN, bytes).map_err(|fault| no_text(&fault))
}

/// A file that could not be read, or is no text.
pub(crate) fn unreadable(error: &ReadError) -> Stop {
    let message = match error {
        ReadError::Text(fault) => return no_text(fault),
        ReadError::System { path, source } => {
            let reason = reason(source);
            both(
                format!("cannot read `{path}`: {reason}"),
                format!("impossible de lire `{path}` : {reason}"),
            )
        }
        other => PerLang::of(other),
    };
    Stop::failed(Diagnostic::error(message))
}

/// What could not be done where standard input is to be read.
pub(crate) fn no_input() -> PerLang<String> {
    both("cannot read standard input", "impossible de lire l'entrée standard")
}

fn no_text(fault: &Fault<TextFault>) -> Stop {
    let diagnostic = Diagnostic::error(PerLang::of(&fault.kind));
    let diagnostic = diagnostic.at(Excerpt::new(&fault.source, fault.place, None));
    Stop::bad(match fault.kind {
        TextFault::TooLarge { .. } => diagnostic,
        TextFault::NotUtf8 { .. } => diagnostic.hint(both(
            "save it as UTF-8, or name another file",
            "enregistrez-le en UTF-8, ou nommez un autre fichier",
        )),
    })
}
