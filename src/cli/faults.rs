//! What is wrong with layouts, as messages.

use fleetsheet::lang::{Lang, PerLang};
use fleetsheet::layout::{LayoutFault, Reading, WrittenFault, describe};
use fleetsheet::rules::Ruleset;
use fleetsheet::source::{Fault, Severity, Source};
use fleetsheet::ui::{Diagnostic, Excerpt, MOST_SHOWN};

use super::say;
use super::stop::Stop;

/// Faults of a layout that stands in no file.
pub(crate) fn of_layout(faults: &[LayoutFault], rules: &Ruleset) -> Vec<Diagnostic> {
    let message = |fault: &LayoutFault| Diagnostic {
        severity: fault.severity(rules),
        code: Some(fault.code(rules)),
        ..Diagnostic::error(PerLang::each(|lang| describe(fault, rules, lang)))
    };
    faults.iter().map(message).collect()
}

/// Faults of a layout that somebody wrote, with the lines they stand in.
pub(crate) fn of_reading(reading: &Reading, source: &Source, rules: &Ruleset) -> Vec<Diagnostic> {
    let message = |(n, fault): (usize, &Fault<WrittenFault>)| {
        let text = (n < MOST_SHOWN).then_some(source);
        Diagnostic {
            severity: fault.severity,
            code: fault.kind.code(rules),
            ..Diagnostic::error(PerLang::each(|lang| fault.kind.describe(rules, lang)))
        }
        .at(Excerpt::new(&fault.source, fault.place, text))
    };
    reading.faults.0.iter().enumerate().map(message).collect()
}

/// Lets what is only warned of pass, once it is told; anything worse ends the command.
pub(crate) fn refuse_errors(found: Vec<Diagnostic>, lang: Lang) -> Result<(), Stop> {
    if found.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return Err(Stop::BadData { because: found });
    }
    say::faults(&found, lang);
    Ok(())
}
