//! Whether a layout keeps every placement rule of its game.
//!
//! The rules are those of the audit codes `F02` to `F06` and `F08` to `F10`. Bans of edges or corners (`F07`) are no
//! switch of any preset, so no layout can break one. Land may touch land, and ships may touch land unless the game
//! says otherwise (`P1`, `P3`). Salvoes stand in no square: what they cost is for the inventory to check.

use super::{Contact, Layout, LayoutFault, Ship, Stationed};
use crate::board::{Shape, Span};
use crate::inventory::{Shop, Stock, spending};
use crate::rules::{Land, Ruleset, Touch, UnitKind};

/// Every placement rule that the layout breaks; none when it is legal.
///
/// The ships and units must be those of `stock`; without one, those that the preset fixes, or as many as were bought.
pub fn check(layout: &Layout, rules: &Ruleset, stock: Option<&Stock>) -> Vec<LayoutFault> {
    let fixed = Stock::fixed(rules);
    let mut faults = Vec::new();
    counts(layout, rules, stock.or(fixed.as_ref()), &mut faults);
    for (at, ship) in layout.ships().iter().enumerate() {
        one_ship(*ship, rules, &mut faults);
        for other in &layout.ships()[..at] {
            faults.extend(two_ships(*other, *ship, rules));
        }
        faults.extend(layout.land().iter().filter_map(|land| ship_and_land(*ship, *land, rules)));
    }
    land(layout, rules, &mut faults);
    units(layout, rules, &mut faults);
    if stock.is_none() {
        points(layout, rules, &mut faults);
    }
    faults
}

fn counts(layout: &Layout, rules: &Ruleset, stock: Option<&Stock>, faults: &mut Vec<LayoutFault>) {
    let content = layout.stock(rules);
    for (class, found) in content.fleet.iter() {
        // A preset may fix the ships and leave the rest to be bought.
        let fixed = rules.class(class).amount.count();
        let expected = stock.map(|stock| stock.fleet.count(class)).or(fixed);
        if let Some(expected) = expected.filter(|expected| *expected != found) {
            faults.push(LayoutFault::ShipCount { class, expected, found });
        }
    }
    let Some(stock) = stock.filter(|_| rules.arsenal().is_some()) else { return };
    for kind in UnitKind::ALL {
        let (expected, found) = (stock.units(kind), content.units(kind));
        if expected != found {
            faults.push(LayoutFault::UnitCount { kind, expected, found });
        }
    }
    let found = layout.land().len() as u32;
    if let Some(expected) = stock.land.filter(|expected| *expected != found) {
        faults.push(LayoutFault::LandCount { expected, found });
    }
}

fn one_ship(ship: Ship, rules: &Ruleset, faults: &mut Vec<LayoutFault>) {
    if !rules.grid().holds(&ship.span) {
        faults.push(LayoutFault::OffGrid { ship });
    }
    let Some(class) = rules.classes().get(ship.class.0) else {
        faults.push(LayoutFault::NoSuchClass { ship });
        return;
    };
    match (class.shape, ship.span.shape()) {
        (expected, Some(found)) if expected == found => {}
        (Shape::Line(_), Some(Shape::Line(_))) => faults.push(LayoutFault::Length { ship }),
        _ => faults.push(LayoutFault::Misshapen { ship }),
    }
}

fn two_ships(a: Ship, b: Ship, rules: &Ruleset) -> Option<LayoutFault> {
    if a.span.overlaps(&b.span) {
        return Some(LayoutFault::Overlap { a, b });
    }
    let contact = contact(&a.span, &b.span)?;
    let forbidden = match rules.switches().touch {
        Touch::None => true,
        Touch::Corner => contact == Contact::Side,
        Touch::Any => false,
    };
    forbidden.then_some(LayoutFault::Touch { a, b, contact })
}

fn contact(a: &Span, b: &Span) -> Option<Contact> {
    let contact = if a.touches_at_corner(b) { Contact::Corner } else { Contact::Side };
    a.touches(b).then_some(contact)
}

fn ship_and_land(ship: Ship, land: Span, rules: &Ruleset) -> Option<LayoutFault> {
    if ship.span.overlaps(&land) {
        return Some(LayoutFault::ShipOnLand { ship, land });
    }
    let forbidden = rules.switches().land == Land::Forbid && ship.span.touches(&land);
    forbidden.then_some(LayoutFault::ShipByLand { ship, land })
}

fn land(layout: &Layout, rules: &Ruleset, faults: &mut Vec<LayoutFault>) {
    if rules.arsenal().is_none() {
        faults.extend(layout.land().iter().map(|land| LayoutFault::LandUnknown { land: *land }));
        return;
    }
    for (at, land) in layout.land().iter().enumerate() {
        if (land.width, land.height) != (Span::LAND_SIDE, Span::LAND_SIDE) {
            faults.push(LayoutFault::LandSize { land: *land });
        }
        if !rules.grid().holds(land) {
            faults.push(LayoutFault::LandOffGrid { land: *land });
        }
        let shared = layout.land()[..at].iter().filter(|other| other.overlaps(land));
        faults.extend(shared.map(|other| LayoutFault::LandOverlap { a: *other, b: *land }));
    }
}

fn units(layout: &Layout, rules: &Ruleset, faults: &mut Vec<LayoutFault>) {
    if rules.arsenal().is_none() {
        faults.extend(layout.units().iter().map(|unit| LayoutFault::UnitUnknown { unit: *unit }));
        return;
    }
    for (at, unit) in layout.units().iter().enumerate() {
        if rules.grid().contains(unit.square) {
            faults.extend(footing(*unit, layout, rules));
        } else {
            faults.push(LayoutFault::UnitOffGrid { unit: *unit });
        }
        let shared = layout.units()[..at].iter().filter(|other| other.square == unit.square);
        faults.extend(shared.map(|other| LayoutFault::Stacked { a: *other, b: *unit }));
    }
}

fn footing(unit: Stationed, layout: &Layout, rules: &Ruleset) -> Option<LayoutFault> {
    if layout.land().iter().any(|land| land.contains(unit.square)) {
        return None;
    }
    let carrier = layout.ship_at(unit.square).filter(|ship| {
        rules.classes().get(ship.class.0).is_some_and(|class| class.shape.is_carrier())
    });
    match (unit.kind.fits_carrier(), carrier) {
        (true, Some(_)) => None,
        (true, None) => Some(LayoutFault::PlaneAtSea { unit }),
        (false, Some(carrier)) => Some(LayoutFault::GunOnCarrier { unit, carrier: *carrier }),
        (false, None) => Some(LayoutFault::GunAtSea { unit }),
    }
}

/// What ships and units cost, where no inventory answers for it.
fn points(layout: &Layout, rules: &Ruleset, faults: &mut Vec<LayoutFault>) {
    let Some(shop) = Shop::of(rules) else { return };
    let spending = spending(&layout.stock(rules), shop);
    faults.extend(spending.into_iter().map(|fault| LayoutFault::Spending { fault }));
}

#[cfg(test)]
mod tests;
