use super::style::Taste;
use super::{Item, Shop, Stock, Style};
use crate::chance::Stream;
use crate::rules::{Ruleset, UnitKind};

/// A purchase in a style: ships of every class within the bounds on spending, some of everything else, and the whole
/// budget spent where prices allow it.
///
/// Counts that the preset fixes stay as they are. `None` in a game without points.
pub fn purchase(rules: &Ruleset, style: Style, stream: &mut Stream) -> Option<Stock> {
    let shop = Shop::of(rules)?;
    if let Some(fixed) = Stock::fixed(rules) {
        return Some(fixed);
    }
    let mut purse = Purse::new(shop, style);
    purse.buy_ships(stream);
    purse.buy_least();
    purse.buy_more(stream);
    Some(purse.stock)
}

/// A purchase in the making.
struct Purse<'r> {
    shop: Shop<'r>,
    taste: Taste,
    stock: Stock,
    left: u32,
}

impl<'r> Purse<'r> {
    fn new(shop: Shop<'r>, style: Style) -> Self {
        let stock = Stock::given(shop);
        let left = shop.arsenal.budget.saturating_sub(stock.points(shop.rules));
        Self { shop, taste: style.taste(), stock, left }
    }

    /// The part of the bounds on ship points that the style aims at.
    fn aim(&self) -> (u32, u32) {
        let bounds = &self.shop.arsenal.ship_points;
        let (least, most) = (*bounds.start(), *bounds.end());
        let quarter = |quarters: u32| least + (most - least) * quarters / 4;
        (quarter(*self.taste.ship_quarters.start()), quarter(*self.taste.ship_quarters.end()))
    }

    /// Spends a random amount of what the style aims at on ships: one of each class first, then any, the cheap ones oftener.
    fn buy_ships(&mut self, stream: &mut Stream) {
        let (least, most) = self.aim();
        let wish = least + stream.below(u64::from(most - least) + 1) as u32;
        let spent = self.stock.ship_points(self.shop.rules);
        let mut points = wish.saturating_sub(spent).min(self.left);
        let shop = self.shop;
        let ships: Vec<Item> = shop.ships().filter(|ship| self.is_for_sale(*ship)).collect();
        for ship in &ships {
            if shop.price(*ship) <= points {
                points -= self.buy(*ship);
            }
        }
        let dearest = ships.iter().map(|ship| shop.price(*ship)).max().unwrap_or(1);
        loop {
            let affordable: Vec<Item> =
                ships.iter().copied().filter(|ship| shop.price(*ship) <= points).collect();
            let weights: Vec<u64> =
                affordable.iter().map(|ship| u64::from(dearest * 12 / shop.price(*ship))).collect();
            let Some(at) = weighted(&weights, stream) else { return };
            points -= self.buy(affordable[at]);
        }
    }

    fn buy_least(&mut self) {
        for (item, least) in Taste::ITEMS.into_iter().zip(self.taste.least) {
            for _ in 0..least {
                if self.may_buy(item) {
                    self.buy(item);
                }
            }
        }
    }

    fn buy_more(&mut self, stream: &mut Stream) {
        loop {
            let wanted = Taste::ITEMS.into_iter().zip(self.taste.weights);
            let weights: Vec<u64> =
                wanted.map(|(item, weight)| if self.may_buy(item) { weight } else { 0 }).collect();
            let Some(at) = weighted(&weights, stream) else { return };
            self.buy(Taste::ITEMS[at]);
        }
    }

    fn may_buy(&self, item: Item) -> bool {
        let enough = item == Item::Unit(UnitKind::AtomBomber)
            && self.stock.count(item) >= self.taste.most_atom_bombers;
        !enough && self.is_for_sale(item) && self.shop.price(item) <= self.left
    }

    fn is_for_sale(&self, item: Item) -> bool {
        self.shop.price(item) > 0 && self.shop.fixed(item).is_none()
    }

    /// Buys one, and tells its price.
    fn buy(&mut self, item: Item) -> u32 {
        let price = self.shop.price(item);
        self.stock.set(item, self.stock.count(item) + 1);
        self.left -= price;
        price
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
