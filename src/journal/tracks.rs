use super::told::ship_squares_told;
use super::{Home, Record, Side, Table};
use crate::board::Region;
use crate::report::Report;

/// What a side has done to the other so far (`S3-26`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tracks {
    /// Turns that it has ended.
    pub turns: u32,
    /// Squares that it has struck, each counted once.
    pub struck: u32,
    /// Ship squares among them: as the other's layout says, else the fewest that fit the answers.
    pub hits: u32,
    /// Ships told as sunk, or sunk by the other's layout where that is known.
    pub sunk: u32,
    /// Units told as destroyed.
    pub units: u32,
}

impl Tracks {
    /// Counts what `side` has done.
    pub fn of(record: &Record, table: &Table, side: Side) -> Self {
        let state = record.state(table);
        let victim = state.position(side.other());
        let told = |report: &Report| ship_squares_told(report, &table.rules);
        let answers = record.events().iter().filter(|recorded| recorded.event.side == side);
        let attacks = answers.filter_map(|recorded| recorded.event.attack());
        let fewest = attacks.filter_map(|attack| attack.report.as_ref()).map(told).sum();
        let laid = state.home(side.other(), table);
        let ship_squares = |home: Home<'_>| {
            let ships: Region =
                home.layout.ships().iter().flat_map(|ship| ship.span.squares()).collect();
            ships.squares().filter(|square| victim.struck.contains(*square)).count() as u32
        };
        let lost = |home: Home<'_>| home.layout.ships().len() as u32 - home.afloat().count() as u32;
        Self {
            turns: state.position(side).turns,
            struck: victim.struck.len() as u32,
            hits: laid.map_or(fewest, ship_squares),
            sunk: laid.map_or(victim.told.sunk(), lost),
            units: victim.told.units(),
        }
    }
}
