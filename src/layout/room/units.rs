use crate::board::{Span, Square};
use crate::inventory::Stock;
use crate::layout::{Ship, Stationed};
use crate::rules::{Ruleset, UnitKind};

/// Stations the units of a stock in order: guns on land, planes on carriers first, one to a square.
pub(super) fn in_order(
    rules: &Ruleset,
    stock: &Stock,
    ships: &[Ship],
    land: &[Span],
) -> Vec<Stationed> {
    let carriers = ships.iter().filter(|ship| rules.class(ship.class).shape.is_carrier());
    let decks: Vec<Square> = carriers.flat_map(|ship| ship.span.squares()).collect();
    let mut ashore = land.iter().flat_map(|span| span.squares());
    let guns = each(stock, |kind| !kind.fits_carrier());
    let mut units: Vec<Stationed> =
        guns.zip(ashore.by_ref()).map(|(kind, square)| Stationed { kind, square }).collect();
    let planes = each(stock, UnitKind::fits_carrier);
    units.extend(
        planes
            .zip(decks.into_iter().chain(ashore))
            .map(|(kind, square)| Stationed { kind, square }),
    );
    units
}

fn each(stock: &Stock, belongs: impl Fn(UnitKind) -> bool) -> impl Iterator<Item = UnitKind> {
    let kinds = UnitKind::ALL.into_iter().filter(move |kind| belongs(*kind));
    kinds.flat_map(|kind| std::iter::repeat_n(kind, stock.units(kind) as usize))
}
