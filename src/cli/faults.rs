//! Broken placement rules as messages.

use fleetsheet::lang::Lang;
use fleetsheet::layout::{LayoutFault, describe};
use fleetsheet::rules::Ruleset;
use fleetsheet::ui::Diagnostic;

/// Faults of a layout that stands in no file.
pub(crate) fn of_layout(faults: &[LayoutFault], rules: &Ruleset) -> Vec<Diagnostic> {
    let message = |fault: &LayoutFault| Diagnostic {
        severity: fault.severity(rules),
        ..Diagnostic::error(describe(fault, rules, Lang::En))
    };
    faults.iter().map(message).collect()
}
