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
}

impl Stock {
    /// The stock that the preset fixes for everyone, if it does.
    pub fn fixed(rules: &Ruleset) -> Option<Self> {
        let fleet = rules.fleet()?;
        let Some(arsenal) = rules.arsenal() else {
            return Some(Self { fleet, units: [0; 4], salvoes: 0 });
        };
        let [recce, bomber, atom_bomber, gun] = &arsenal.units;
        let units = [recce.count?, bomber.count?, atom_bomber.count?, gun.count?];
        Some(Self { fleet, units, salvoes: arsenal.salvoes? })
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

    /// Points spent on ships.
    pub fn ship_points(&self, rules: &Ruleset) -> u32 {
        self.fleet
            .iter()
            .map(|(class, count)| count * rules.class(class).amount.price().unwrap_or(0))
            .sum()
    }

    /// Points spent in all.
    pub fn points(&self, rules: &Ruleset) -> u32 {
        let Some(arsenal) = rules.arsenal() else { return 0 };
        let units: u32 =
            UnitKind::ALL.iter().map(|kind| self.units(*kind) * arsenal.unit(*kind).price).sum();
        self.ship_points(rules) + units + self.salvoes * arsenal.salvo_price
    }
}
