use crate::board::{Region, Span, Square};
use crate::chance::Stream;
use crate::inventory::Stock;
use crate::layout::{Ship, Stationed};
use crate::rules::{Ruleset, UnitKind};

/// Stations the units of the stock, every way equally likely: guns on land, planes on what is left of the land and on
/// carriers.
///
/// However the guns stand, the planes find as many squares; so drawing the guns first favours no way. Units that find
/// no square are left out: the caller sees to enough land.
pub(super) fn station(
    rules: &Ruleset,
    stock: &Stock,
    ships: &[Ship],
    land: &[Span],
    stream: &mut Stream,
) -> Vec<Stationed> {
    let land: Region = land.iter().flat_map(|span| span.squares()).collect();
    let carriers = ships.iter().filter(|ship| rules.class(ship.class).shape.is_carrier());
    let decks: Vec<Square> = carriers.flat_map(|ship| ship.span.squares()).collect();
    let mut free: Vec<Square> = land.squares().collect();
    let mut units = Vec::new();
    draw(stock, &mut free, &mut units, stream, |kind| !kind.fits_carrier());
    free.extend(decks);
    draw(stock, &mut free, &mut units, stream, UnitKind::fits_carrier);
    units
}

fn draw(
    stock: &Stock,
    free: &mut Vec<Square>,
    units: &mut Vec<Stationed>,
    stream: &mut Stream,
    belongs: impl Fn(UnitKind) -> bool,
) {
    for kind in UnitKind::ALL.into_iter().filter(|kind| belongs(*kind)) {
        for _ in 0..stock.units(kind) {
            if !free.is_empty() {
                let square = free.swap_remove(stream.index(free.len()));
                units.push(Stationed { kind, square });
            }
        }
    }
}
