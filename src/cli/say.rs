//! Text on standard output and standard error, plain where nobody asked for colours.

use std::io::Write;

use fleetsheet::lang::{Lang, PerLang, both};
use fleetsheet::ui::{Diagnostic, render};

use super::stop::Stop;

/// Prints the result of a command.
pub(crate) fn out(text: &str) -> Result<(), Stop> {
    let mut stdout = anstream::stdout().lock();
    stdout
        .write_all(text.as_bytes())
        .and_then(|()| stdout.flush())
        .map_err(|error| Stop::io(no_output(), &error))
}

/// Tells what was done, beside the result. That nobody listens is no failure.
pub(crate) fn note(text: &str) {
    let _ = writeln!(anstream::stderr().lock(), "{text}");
}

/// Tells what is wrong.
pub(crate) fn faults(diagnostics: &[Diagnostic], lang: Lang) {
    let _ = anstream::stderr().lock().write_all(render(diagnostics, lang).as_bytes());
}

/// What could not be done where a result is printed and nothing can be.
pub(crate) fn no_output() -> PerLang<String> {
    both("cannot write to standard output", "impossible d'écrire sur la sortie standard")
}
