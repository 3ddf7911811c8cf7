//! What is wrong with layouts, as messages.

use fleetsheet::lang::Lang;
use fleetsheet::layout::{LayoutFault, Reading, describe};
use fleetsheet::rules::Ruleset;
use fleetsheet::source::{Severity, Source};
use fleetsheet::ui::{Diagnostic, Excerpt};

use super::say;
use super::stop::Stop;

/// Faults of a layout that stands in no file.
pub(crate) fn of_layout(faults: &[LayoutFault], rules: &Ruleset) -> Vec<Diagnostic> {
    let message = |fault: &LayoutFault| Diagnostic {
        severity: fault.severity(rules),
        code: Some(fault.code()),
        ..Diagnostic::error(describe(fault, rules, Lang::En))
    };
    faults.iter().map(message).collect()
}

/// Faults of a layout that somebody wrote, with the lines they stand in.
pub(crate) fn of_reading(reading: &Reading, source: &Source, rules: &Ruleset) -> Vec<Diagnostic> {
    let faults = reading.faults.0.iter();
    let message = faults.map(|fault| Diagnostic {
        severity: fault.severity,
        code: fault.kind.code(),
        ..Diagnostic::error(fault.kind.describe(rules, Lang::En)).at(Excerpt::new(
            &fault.source,
            fault.place,
            Some(source),
        ))
    });
    message.collect()
}

/// Lets what is only warned of pass, once it is told; anything worse ends the command.
pub(crate) fn refuse_errors(found: Vec<Diagnostic>) -> Result<(), Stop> {
    if found.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return Err(Stop::BadData { because: found });
    }
    say::faults(&found);
    Ok(())
}
