use super::RandomError;
use super::sea::Sea;
use super::stations::station;
use crate::chance::Stream;
use crate::inventory::Stock;
use crate::layout::Layout;
use crate::layout::room::{NoRoom, land};
use crate::rules::Ruleset;

/// Moves of the chain for each ship and land unit.
///
/// With 60, the means over 2,000 layouts of Fig. 3 (land and large ships in one quarter, battleships at the edge) no
/// longer tell a random start from one filled in order; this is ten times as many, and takes about 4 ms.
pub(super) const MOVES_EACH: usize = 600;

/// A layout of a game with land: a legal start, many symmetric moves, then the units.
pub(super) fn layout(
    rules: &Ruleset,
    stock: &Stock,
    stream: &mut Stream,
) -> Result<Layout, RandomError> {
    layout_with(rules, stock, MOVES_EACH, stream)
}

/// As [`layout`], with that many moves for each ship and land unit.
pub(super) fn layout_with(
    rules: &Ruleset,
    stock: &Stock,
    moves: usize,
    stream: &mut Stream,
) -> Result<Layout, RandomError> {
    let mut sea = start(rules, stock, stream).map_err(|why| RandomError::NoRoom { why })?;
    sea.mix(moves, stream);
    let (ships, land) = sea.pieces();
    let units = station(rules, stock, &ships, &land, stream);
    Ok(Layout::new(ships, land, units))
}

/// A start with the land that the stock states, else with one or two land units more than its units need; on a crowded
/// board less land is better than no layout.
fn start(rules: &Ruleset, stock: &Stock, stream: &mut Stream) -> Result<Sea, NoRoom> {
    let least = land(rules, stock)?;
    let more = if stock.land.is_some() { 0 } else { 1 + stream.index(2) as u32 };
    let mut start = Sea::start(rules, stock, least + more, stream);
    for land in (least..least + more).rev() {
        start = start.or_else(|_| Sea::start(rules, stock, land, stream));
    }
    start
}
