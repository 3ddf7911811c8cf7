use std::ops::RangeInclusive;

use super::RandomError;
use super::sea::Sea;
use super::stations::station;
use crate::board::Span;
use crate::chance::Stream;
use crate::inventory::Stock;
use crate::layout::Layout;
use crate::layout::legality::is_carrier;
use crate::rules::{Ruleset, UnitKind};

/// Moves of the chain for each ship and land unit.
///
/// With 60, the means over 2,000 layouts of Fig. 3 (land and large ships in one quarter, battleships at the edge) no
/// longer tell a random start from one filled in order; this is ten times as many, and takes about 4 ms.
pub(super) const MOVES_EACH: usize = 600;

/// Squares of a land unit.
const LAND_AREA: u32 = Span::LAND_SIDE as u32 * Span::LAND_SIDE as u32;

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
    let least = least_land(rules, stock);
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

/// The fewest land units on which the guns find room, and the planes that find none on carriers (`P32`).
pub(super) fn least_land(rules: &Ruleset, stock: &Stock) -> u32 {
    let on_carriers: u32 = stock
        .fleet
        .iter()
        .filter(|(class, _)| is_carrier(rules.class(*class).shape))
        .map(|(class, count)| count * u32::from(rules.class(class).shape.area()))
        .sum();
    let (mut guns, mut planes) = (0, 0);
    for kind in UnitKind::ALL {
        *(if kind.fits_carrier() { &mut planes } else { &mut guns }) += stock.units(kind);
    }
    (guns + planes.saturating_sub(on_carriers)).div_ceil(LAND_AREA)
}
