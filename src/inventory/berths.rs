use super::Stock;
use crate::board::Span;
use crate::rules::{Ruleset, UnitKind};

/// Squares of a land unit (`S0-56`).
const LAND_AREA: u32 = Span::LAND_SIDE as u32 * Span::LAND_SIDE as u32;

/// What the units of a stock ask of land and carriers: one square for each (`P4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Berths {
    /// Guns, which stand on land only (`S0-81`, `S0-82`).
    pub guns: u32,
    /// Planes, which stand on land or on carriers (`S0-60`, `S0-70`).
    pub planes: u32,
    /// Squares of the carriers.
    pub decks: u32,
}

impl Berths {
    /// Those of a stock.
    pub fn of(stock: &Stock, rules: &Ruleset) -> Self {
        let units = |planes: bool| {
            let kinds = UnitKind::ALL.into_iter().filter(move |kind| kind.fits_carrier() == planes);
            kinds.map(|kind| stock.units(kind)).sum()
        };
        let carriers = rules.class_ids().filter(|(_, class)| class.shape.is_carrier());
        let decks =
            carriers.map(|(id, class)| stock.fleet.count(id) * u32::from(class.shape.area()));
        Self { guns: units(false), planes: units(true), decks: decks.sum() }
    }

    /// The fewest land units on which the guns find room, and the planes that find none on carriers (`P32`).
    pub const fn least_land(self) -> u32 {
        (self.guns + self.planes.saturating_sub(self.decks)).div_ceil(LAND_AREA)
    }

    /// Squares where guns may stand, on that many land units.
    pub const fn squares_for_guns(self, land: u32) -> u32 {
        land * LAND_AREA
    }

    /// Squares that the guns leave to planes, on that many land units and on the carriers.
    pub const fn squares_for_planes(self, land: u32) -> u32 {
        self.squares_for_guns(land).saturating_sub(self.guns) + self.decks
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inventory::Item;
    use crate::rules::{ClassId, Presets};

    #[test]
    fn fig_3_needs_four_land_units_and_five_with_empty_carriers() {
        let rules = Presets::builtin().load("phillips-fig3", &[]).unwrap();
        let stock = Stock::fixed(&rules).unwrap();
        let berths = Berths::of(&stock, &rules);
        assert_eq!(berths, Berths { guns: 16, planes: 28, decks: 8 });
        assert_eq!(berths.least_land(), 4);
        let afloat = rules.class_ids().find(|(_, class)| class.shape.is_carrier()).unwrap().0;
        let without = Berths::of(&stock.with(Item::Ship(afloat), 0), &rules);
        assert_eq!(without.least_land(), 5);
    }

    #[test]
    fn guns_go_first_and_planes_take_what_is_left() {
        let rules = Presets::builtin().load("phillips", &[]).unwrap();
        let stock = |guns, planes, carriers| {
            Stock::empty(&rules)
                .with(Item::Unit(UnitKind::AaGun), guns)
                .with(Item::Unit(UnitKind::AtomBomber), planes)
                .with(Item::Ship(ClassId(0)), carriers)
        };
        for (guns, planes, carriers, least) in
            [(0, 0, 0, 0), (1, 0, 9, 1), (9, 4, 1, 1), (9, 5, 1, 2), (10, 0, 0, 2), (0, 40, 10, 0)]
        {
            let berths = Berths::of(&stock(guns, planes, carriers), &rules);
            assert_eq!(berths.least_land(), least, "{berths:?}");
            let room = |land| {
                berths.squares_for_guns(land) >= guns && berths.squares_for_planes(land) >= planes
            };
            assert!(room(least) && (0..least).all(|land| !room(land)), "{berths:?}");
        }
    }
}
