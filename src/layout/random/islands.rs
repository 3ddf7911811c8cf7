use std::ops::RangeInclusive;

use super::RandomError;
use super::sea::Sea;
use super::stations::station;
use crate::chance::Stream;
use crate::inventory::{Berths, Stock};
use crate::layout::Layout;
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
    let least = Berths::of(stock, rules).least_land();
    let more = 1 + stream.index(2) as u32;
    let mut sea = start(rules, stock, least..=least + more, stream)?;
    sea.mix(moves, stream);
    let (ships, land) = sea.pieces();
    let units = station(rules, stock, &ships, &land, stream);
    Ok(Layout::new(ships, land, units))
}

/// A start with as much land as is wished; on a crowded board less land is better than no layout.
fn start(
    rules: &Ruleset,
    stock: &Stock,
    land: RangeInclusive<u32>,
    stream: &mut Stream,
) -> Result<Sea, RandomError> {
    let least = *land.start();
    let mut wished = land.rev();
    wished
        .find_map(|land| Sea::start(rules, stock, land, stream).ok())
        .map_or_else(|| Sea::start(rules, stock, least, stream), Ok)
}
