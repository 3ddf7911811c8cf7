use super::{Item, Shop, Stock};

/// What a stock costs, line by line, in the order of Fig. 3's inventory (`S0-92`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bill {
    /// The ships, class by class.
    pub ships: Vec<Part>,
    /// Units and salvoes.
    pub others: Vec<Part>,
}

/// One line of a bill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// What is bought.
    pub item: Item,
    /// How many.
    pub count: u32,
    /// Points for one.
    pub price: u32,
}

impl Part {
    /// Points for all of them.
    pub const fn points(self) -> u32 {
        self.count * self.price
    }
}

impl Bill {
    /// The bill for a stock.
    pub fn new(stock: &Stock, shop: Shop<'_>) -> Self {
        let part = |item| Part { item, count: stock.count(item), price: shop.price(item) };
        Self { ships: shop.ships().map(part).collect(), others: shop.others().map(part).collect() }
    }

    /// Points spent on ships.
    pub fn ship_points(&self) -> u32 {
        self.ships.iter().map(|part| part.points()).sum()
    }

    /// Points spent on units and salvoes.
    pub fn other_points(&self) -> u32 {
        self.others.iter().map(|part| part.points()).sum()
    }

    /// Points spent in all.
    pub fn points(&self) -> u32 {
        self.ship_points() + self.other_points()
    }

    /// Every line.
    pub fn parts(&self) -> impl Iterator<Item = Part> + '_ {
        self.ships.iter().chain(&self.others).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Presets;

    #[test]
    fn fig_3_costs_72_and_88() {
        let rules = Presets::builtin().load("phillips-fig3", &[]).unwrap();
        let bill = Bill::new(&Stock::fixed(&rules).unwrap(), Shop::of(&rules).unwrap());
        let points = |parts: &[Part]| parts.iter().map(|part| part.points()).collect::<Vec<_>>();
        assert_eq!(points(&bill.ships), [8, 16, 12, 20, 16]);
        assert_eq!(points(&bill.others), [20, 16, 18, 20, 14]);
        assert_eq!((bill.ship_points(), bill.other_points(), bill.points()), (72, 88, 160));
    }
}
