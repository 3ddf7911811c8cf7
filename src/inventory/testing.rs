//! Games and stocks for tests.

use super::{Shop, Stock};
use crate::rules::{Presets, Ruleset, With};

/// A built-in preset.
pub(super) fn preset(name: &str) -> Ruleset {
    changed(name, &[])
}

/// A built-in preset, changed.
pub(super) fn changed(name: &str, changes: &[&str]) -> Ruleset {
    let withs: Vec<With> = changes.iter().map(|change| With::new(*change)).collect();
    Presets::builtin().load(name, &withs).unwrap()
}

/// A stock of the game with these counts, in the order of the shop: ships, recces, guns, bombers, atom bombers, salvoes.
pub(super) fn stock(shop: Shop<'_>, counts: [u32; 10]) -> Stock {
    let mut stock = Stock::empty(shop.rules);
    for (item, count) in shop.items().zip(counts) {
        stock.set(item, count);
    }
    stock
}

/// What Fig. 3 buys (`S0-92`).
pub(super) const FIG_3: [u32; 10] = [2, 4, 4, 10, 16, 20, 16, 6, 2, 14];
