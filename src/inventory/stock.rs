use super::{Bill, Item, Shop};
use crate::rules::{Fleet, Ruleset, UnitKind};

/// What a player has: ships of each class, units of each kind, salvoes.
///
/// In a game without points it is the fleet alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stock {
    /// Ships.
    pub fleet: Fleet,
    /// Units, in the order of [`UnitKind::ALL`].
    pub units: [u32; 4],
    /// Salvoes that were bought.
    pub salvoes: u32,
    /// Land units that the player means to draw, which are free (`S0-55`); `None` for as many as are needed.
    pub land: Option<u32>,
}

impl Stock {
    /// Nothing at all, to begin with.
    pub fn empty(rules: &Ruleset) -> Self {
        let fleet = Fleet::new(vec![0; rules.classes().len()]);
        Self { fleet, units: [0; 4], salvoes: 0, land: None }
    }

    /// What the game gives to everyone before anything is bought.
    pub fn given(shop: Shop<'_>) -> Self {
        let given = Self::empty(shop.rules);
        shop.items().fold(given, |stock, item| stock.with(item, shop.fixed(item).unwrap_or(0)))
    }

    /// The stock that the preset fixes for everyone, if it does.
    pub fn fixed(rules: &Ruleset) -> Option<Self> {
        let fleet = rules.fleet()?;
        let Some(arsenal) = rules.arsenal() else {
            return Some(Self { fleet, units: [0; 4], salvoes: 0, land: None });
        };
        let [recce, bomber, atom_bomber, gun] = &arsenal.units;
        let units = [recce.count?, bomber.count?, atom_bomber.count?, gun.count?];
        Some(Self { fleet, units, salvoes: arsenal.salvoes?, land: None })
    }

    /// The same with all points that are left spent on salvoes, since points left over are worth nothing (`P22`); with
    /// as many as the preset fixes, where it does.
    #[must_use]
    pub fn with_salvoes(mut self, rules: &Ruleset) -> Self {
        if let Some(arsenal) = rules.arsenal() {
            let left = arsenal.budget.saturating_sub(self.points(rules));
            self.salvoes = arsenal.salvoes.unwrap_or(left / arsenal.salvo_price.max(1));
        }
        self
    }

    /// Units of that kind.
    pub const fn units(&self, kind: UnitKind) -> u32 {
        self.units[kind as usize]
    }

    /// How many there are of something.
    pub fn count(&self, item: Item) -> u32 {
        match item {
            Item::Ship(class) => self.fleet.count(class),
            Item::Unit(kind) => self.units(kind),
            Item::Salvo => self.salvoes,
        }
    }

    /// Makes it that many of something.
    pub fn set(&mut self, item: Item, count: u32) {
        match item {
            Item::Ship(class) => self.fleet.set(class, count),
            Item::Unit(kind) => self.units[kind as usize] = count,
            Item::Salvo => self.salvoes = count,
        }
    }

    /// The same with that many of something.
    #[must_use]
    pub fn with(mut self, item: Item, count: u32) -> Self {
        self.set(item, count);
        self
    }

    /// Points spent on ships.
    pub fn ship_points(&self, rules: &Ruleset) -> u32 {
        Shop::of(rules).map_or(0, |shop| Bill::new(self, shop).ship_points())
    }

    /// Points spent in all.
    pub fn points(&self, rules: &Ruleset) -> u32 {
        Shop::of(rules).map_or(0, |shop| Bill::new(self, shop).points())
    }
}
