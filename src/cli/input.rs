//! Texts that people hand in: files and standard input.

use std::io::{self, Read};
use std::path::Path;

use fleetsheet::source::{Fault, ReadError, Source, TextFault};
use fleetsheet::ui::{Diagnostic, Excerpt};

use super::stop::{Stop, reason};

/// The name that stands for standard input or output where a file is named.
pub(crate) const DASH: &str = "-";

/// What standard input is called in a message.
pub(crate) const STDIN: &str = "<standard input>";

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
        .map_err(|error| Stop::io("cannot read standard input", &error))?;
    Source::from_bytes(STDIN, bytes).map_err(|fault| no_text(&fault))
}

/// A file that could not be read, or is no text.
pub(crate) fn unreadable(error: &ReadError) -> Stop {
    let message = match error {
        ReadError::Text(fault) => return no_text(fault),
        ReadError::System { path, source } => format!("cannot read `{path}`: {}", reason(source)),
        other => other.to_string(),
    };
    Stop::failed(Diagnostic::error(message))
}

fn no_text(fault: &Fault<TextFault>) -> Stop {
    let diagnostic = Diagnostic::error(fault.kind.to_string());
    let diagnostic = diagnostic.at(Excerpt::new(&fault.source, fault.place, None));
    Stop::bad(match fault.kind {
        TextFault::TooLarge { .. } => diagnostic,
        TextFault::NotUtf8 { .. } => diagnostic.hint("save it as UTF-8, or name another file"),
    })
}
