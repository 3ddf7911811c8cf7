use super::{Audit, Finding};
use crate::journal::Side;

/// What the strict rule says: a proven breach gives the game to the other (`S4-13`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// The side that loses.
    pub side: Side,
    /// The codes of its breaches.
    pub codes: Vec<&'static str>,
}

/// Codes of the breaches that the strict rule names: a wrong number of ships, ships that touch, another grid or other
/// coordinates, a ship moved, a turn missed (`S4-13`).
const STRICT: [&str; 6] = ["F01", "F02", "F03", "F05", "F20", "F50"];

/// The sides that lose by the strict rule; both may.
pub fn forfeits(audit: &Audit) -> Vec<Forfeit> {
    let of = |side| {
        let counts = |finding: &&Finding| finding.side == side && STRICT.contains(&finding.code);
        let mut codes: Vec<&'static str> =
            audit.findings.iter().filter(counts).map(|finding| finding.code).collect();
        codes.sort_unstable();
        codes.dedup();
        (!codes.is_empty()).then_some(Forfeit { side, codes })
    };
    Side::ALL.into_iter().filter_map(of).collect()
}
