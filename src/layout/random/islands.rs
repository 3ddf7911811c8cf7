use super::RandomError;
use super::sea::Sea;
use super::stations::station;
use crate::board::Span;
use crate::chance::Stream;
use crate::inventory::Stock;
use crate::layout::Layout;
use crate::layout::legality::is_carrier;
use crate::rules::{Ruleset, UnitKind};

/// Moves of the chain for each ship and land unit: enough that layouts far apart in it are independent, as the tests
/// that compare chains of several lengths show.
pub(super) const MOVES_EACH: usize = 600;

/// Squares of a land unit.
const LAND_AREA: u32 = Span::LAND_SIDE as u32 * Span::LAND_SIDE as u32;

/// A layout of a game with land: a legal start, many symmetric moves, then the units.
pub(super) fn layout(
    rules: &Ruleset,
    stock: &Stock,
    stream: &mut Stream,
) -> Result<Layout, RandomError> {
    let least = least_land(rules, stock);
    let wanted = least + 1 + stream.index(2) as u32;
    // On a crowded board less land than wished is better than no layout.
    let mut failure = RandomError::TooCrowded { tries: 0 };
    for land in (least..=wanted).rev() {
        match Sea::start(rules, stock, land, stream) {
            Ok(mut sea) => {
                sea.mix(MOVES_EACH, stream);
                let (ships, land) = sea.pieces();
                let units = station(rules, stock, &ships, &land, stream);
                return Ok(Layout::new(ships, land, units));
            }
            Err(error) => failure = error,
        }
    }
    Err(failure)
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
