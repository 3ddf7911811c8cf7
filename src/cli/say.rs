//! Text on standard output and standard error, plain where nobody asked for colours.

use std::io::Write;

use fleetsheet::ui::{Diagnostic, render};

use super::stop::Stop;

/// Prints the result of a command.
pub(crate) fn out(text: &str) -> Result<(), Stop> {
    let mut stdout = anstream::stdout().lock();
    stdout
        .write_all(text.as_bytes())
        .and_then(|()| stdout.flush())
        .map_err(|error| Stop::io("cannot write to standard output", &error))
}

/// Tells what was done, beside the result. That nobody listens is no failure.
pub(crate) fn note(text: &str) {
    let _ = writeln!(anstream::stderr().lock(), "{text}");
}

/// Tells what is wrong.
pub(crate) fn faults(diagnostics: &[Diagnostic]) {
    let _ = anstream::stderr().lock().write_all(render(diagnostics).as_bytes());
}
