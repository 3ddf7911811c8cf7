use super::style::Taste;
use super::{Stock, Style};
use crate::chance::Stream;
use crate::rules::{Arsenal, ClassId, Fleet, Ruleset, UnitKind};

/// A purchase in a style: ships of every class within the bounds on spending, some of everything else, and the whole
/// budget spent where prices allow it.
///
/// Counts that the preset fixes stay as they are. `None` in a game without points.
pub fn purchase(rules: &Ruleset, style: Style, stream: &mut Stream) -> Option<Stock> {
    let arsenal = rules.arsenal()?;
    if let Some(fixed) = Stock::fixed(rules) {
        return Some(fixed);
    }
    let mut purse = Purse::new(rules, arsenal, style);
    purse.buy_ships(stream);
    purse.buy_least();
    purse.buy_more(stream);
    Some(purse.stock())
}

/// A purchase in the making.
struct Purse<'a> {
    rules: &'a Ruleset,
    arsenal: &'a Arsenal,
    taste: Taste,
    ships: Vec<u32>,
    /// Units in the order of [`UnitKind::ALL`], then salvoes.
    others: [u32; 5],
    left: u32,
}

impl<'a> Purse<'a> {
    fn new(rules: &'a Ruleset, arsenal: &'a Arsenal, style: Style) -> Self {
        let ships = rules.classes().iter().map(|class| class.amount.count().unwrap_or(0)).collect();
        let (taste, left) = (style.taste(), arsenal.budget);
        let mut purse = Self { rules, arsenal, taste, ships, others: [0; 5], left };
        for (at, count) in purse.fixed_others().into_iter().enumerate() {
            purse.others[at] = count.unwrap_or(0);
        }
        purse.left = arsenal.budget.saturating_sub(purse.stock().points(rules));
        purse
    }

    fn fixed_others(&self) -> [Option<u32>; 5] {
        let [recce, bomber, atom_bomber, gun] = &self.arsenal.units;
        [recce.count, bomber.count, atom_bomber.count, gun.count, self.arsenal.salvoes]
    }

    fn stock(&self) -> Stock {
        let [recce, bomber, atom_bomber, gun, salvoes] = self.others;
        Stock {
            fleet: Fleet::new(self.ships.clone()),
            units: [recce, bomber, atom_bomber, gun],
            salvoes,
            land: None,
        }
    }

    /// The part of the bounds on ship points that the style aims at.
    fn aim(&self) -> (u32, u32) {
        let (least, most) = (*self.arsenal.ship_points.start(), *self.arsenal.ship_points.end());
        let quarter = |quarters: u32| least + (most - least) * quarters / 4;
        (quarter(*self.taste.ship_quarters.start()), quarter(*self.taste.ship_quarters.end()))
    }

    /// Spends a random amount of what the style aims at on ships: one of each class first, then any, the cheap ones oftener.
    fn buy_ships(&mut self, stream: &mut Stream) {
        let (least, most) = self.aim();
        let wish = least + stream.below(u64::from(most - least) + 1) as u32;
        let spent = self.stock().ship_points(self.rules);
        let mut points = wish.saturating_sub(spent).min(self.left);
        let bought = self.bought_classes();
        for (class, price) in &bought {
            if *price <= points {
                self.buy_ship(*class, *price, &mut points);
            }
        }
        let dearest = bought.iter().map(|(_, price)| *price).max().unwrap_or(1);
        loop {
            let affordable: Vec<(ClassId, u32)> =
                bought.iter().copied().filter(|(_, price)| *price <= points).collect();
            let weights: Vec<u64> =
                affordable.iter().map(|(_, price)| u64::from(dearest * 12 / price)).collect();
            let Some(at) = weighted(&weights, stream) else { return };
            let (class, price) = affordable[at];
            self.buy_ship(class, price, &mut points);
        }
    }

    fn bought_classes(&self) -> Vec<(ClassId, u32)> {
        let bought = |(id, class): (ClassId, &crate::rules::Class)| {
            let price = class.amount.price().filter(|price| *price > 0)?;
            class.amount.count().is_none().then_some((id, price))
        };
        self.rules.class_ids().filter_map(bought).collect()
    }

    fn buy_ship(&mut self, class: ClassId, price: u32, points: &mut u32) {
        self.ships[class.0] += 1;
        *points -= price;
        self.left -= price;
    }

    fn buy_least(&mut self) {
        for (at, least) in self.taste.least.into_iter().enumerate() {
            for _ in 0..least {
                if self.may_buy(at) {
                    self.buy(at);
                }
            }
        }
    }

    fn buy_more(&mut self, stream: &mut Stream) {
        loop {
            let weights: [u64; 5] =
                std::array::from_fn(|at| if self.may_buy(at) { self.taste.weights[at] } else { 0 });
            let Some(at) = weighted(&weights, stream) else { return };
            self.buy(at);
        }
    }

    fn may_buy(&self, at: usize) -> bool {
        let price = self.price(at);
        let atom_bomber = UnitKind::AtomBomber as usize;
        let enough = at == atom_bomber && self.others[at] >= self.taste.most_atom_bombers;
        price > 0 && price <= self.left && !enough && self.fixed_others()[at].is_none()
    }

    fn buy(&mut self, at: usize) {
        self.others[at] += 1;
        self.left -= self.price(at);
    }

    fn price(&self, at: usize) -> u32 {
        self.arsenal.units.get(at).map_or(self.arsenal.salvo_price, |unit| unit.price)
    }
}

/// An index drawn with chances in proportion to the weights; none where all are zero.
fn weighted(weights: &[u64], stream: &mut Stream) -> Option<usize> {
    let total: u64 = weights.iter().sum();
    let mut drawn = (total > 0).then(|| stream.below(total))?;
    weights.iter().position(|weight| {
        let here = drawn < *weight;
        drawn = drawn.saturating_sub(*weight);
        here
    })
}

#[cfg(test)]
mod tests;
