//! Whether an inventory keeps the rules of its game, and what speaks against it.

use super::{Bill, InventoryFault, Item, Shop, Stock};
use crate::rules::{Bounds, UnitKind};

/// Every rule that the inventory breaks, then what is unwise; none when it is legal and spends all.
///
/// Whether the board has room for it is another question.
pub fn check(stock: &Stock, shop: Shop<'_>) -> Vec<InventoryFault> {
    let bill = Bill::new(stock, shop);
    let mut faults = spending_faults(&bill, shop);
    faults.extend(not_fixed(&bill, shop));
    faults.extend(advice(stock, &bill, shop));
    faults
}

/// The rules on spending alone: the budget, and the bounds on ships (`S0-37`, `S0-46`).
pub fn spending(stock: &Stock, shop: Shop<'_>) -> Vec<InventoryFault> {
    spending_faults(&Bill::new(stock, shop), shop)
}

fn spending_faults(bill: &Bill, shop: Shop<'_>) -> Vec<InventoryFault> {
    over_budget(bill, shop).into_iter().chain(ship_points(bill, shop)).collect()
}

fn over_budget(bill: &Bill, shop: Shop<'_>) -> Option<InventoryFault> {
    let (points, budget) = (bill.points(), shop.arsenal.budget);
    (points > budget).then_some(InventoryFault::OverBudget { points, budget })
}

fn ship_points(bill: &Bill, shop: Shop<'_>) -> Option<InventoryFault> {
    let (points, allowed) = (bill.ship_points(), &shop.arsenal.ship_points);
    let outside = shop.arsenal.bounds != Bounds::Off && !allowed.contains(&points);
    outside.then(|| InventoryFault::ShipPoints { points, allowed: allowed.clone() })
}

fn not_fixed(bill: &Bill, shop: Shop<'_>) -> Vec<InventoryFault> {
    let differs = |part: super::Part| {
        let expected = shop.fixed(part.item)?;
        let fault = InventoryFault::NotFixed { item: part.item, expected, found: part.count };
        (expected != part.count).then_some(fault)
    };
    bill.parts().filter_map(differs).collect()
}

fn advice(stock: &Stock, bill: &Bill, shop: Shop<'_>) -> Vec<InventoryFault> {
    let mut found = Vec::new();
    if stock.fleet.ships() == 0 {
        found.push(InventoryFault::NoShips);
    }
    let bombers = [UnitKind::Bomber, UnitKind::AtomBomber].map(|kind| stock.units(kind));
    match (stock.count(Item::Salvo), bombers) {
        (0, [0, 0]) => found.push(InventoryFault::NoWeapons),
        (0, _) => found.push(InventoryFault::NoSalvoes),
        _ => {}
    }
    let left = shop.arsenal.budget.saturating_sub(bill.points());
    if left > 0 {
        found.push(InventoryFault::Unspent { points: left });
    }
    found
}

#[cfg(test)]
mod tests;
