use std::collections::BTreeMap;

use super::{ArsenalDraft, Draft, Number};
use crate::rules::{Bounds, RuleFault, Salvo, UnitKind};
use crate::source::{At, Fault, Word};

type Found = Vec<Fault<RuleFault>>;

impl Draft {
    pub(super) fn check_arsenal(&self, faults: &mut Found) {
        let salvo = self.switches.salvo.as_ref();
        match (&self.arsenal, salvo) {
            (None, Some(salvo)) if salvo.value == Salvo::Bought => {
                faults.push(salvo.fault(RuleFault::NothingToBuyWith));
            }
            (Some(_), Some(salvo)) if salvo.value != Salvo::Bought => {
                let kind = RuleFault::NothingToBuy { salvo: salvo.value.text() };
                faults.push(salvo.fault(kind));
            }
            _ => {}
        }
        if let Some(arsenal) = &self.arsenal {
            arsenal.check_units(faults);
            arsenal.check_bounds(faults);
            self.check_stock(arsenal, faults);
        }
    }

    /// An inventory is fixed whole or not at all, and costs no more than there is.
    fn check_stock(&self, arsenal: &ArsenalDraft, faults: &mut Found) {
        let counts = self.counts(arsenal);
        let fixed = counts.iter().find_map(|(key, count)| Some((key, count.at.as_ref()?)));
        let open = counts.iter().find(|(_, count)| count.is_absent());
        if let (Some((with, count)), Some((without, _))) = (fixed, open) {
            let kind = RuleFault::HalfStocked { with: with.clone(), without: without.clone() };
            faults.push(count.fault(kind));
        } else if counts.iter().all(|(_, count)| count.at.is_some()) {
            let mut numbers = counts.iter().filter_map(|(_, count)| count.at.as_ref());
            let change = numbers.find(|count| count.place.is_none());
            faults.extend(self.cost_faults(arsenal, change));
        }
    }

    /// The numbers of an inventory under their keys.
    fn counts<'a>(&'a self, arsenal: &'a ArsenalDraft) -> Vec<(String, &'a Number)> {
        let classes =
            self.classes.iter().map(|class| (format!("{}.count", class.code()), &class.count));
        let units = arsenal.units.iter().filter_map(|unit| {
            let code = unit.kind.as_ref()?.value.code();
            Some((format!("{code}.count"), &unit.count))
        });
        classes.chain(units).chain([("salvoes".to_owned(), &arsenal.salvoes)]).collect()
    }

    /// What the inventory costs is told at the change of a number, if one was changed.
    fn cost_faults(&self, arsenal: &ArsenalDraft, change: Option<&At<u32>>) -> Found {
        let Some(ships) = self.ship_cost() else { return Found::new() };
        let dear = arsenal.cost_beside_ships().and_then(|rest| {
            let (cost, budget) = (ships + rest, arsenal.budget.as_ref()?);
            let kind = RuleFault::TooDear { cost, budget: budget.value };
            (cost > u64::from(budget.value)).then(|| change.unwrap_or(budget).fault(kind))
        });
        dear.into_iter().chain(arsenal.outside_bounds(ships, change)).collect()
    }

    fn ship_cost(&self) -> Option<u64> {
        self.classes.iter().map(|class| cost(&class.count, class.price.at.as_ref())).sum()
    }
}

/// Points for all of one kind, if both number and price are known.
fn cost(count: &Number, price: Option<&At<u32>>) -> Option<u64> {
    Some(u64::from(count.value()?) * u64::from(price?.value))
}

impl ArsenalDraft {
    fn check_units(&self, faults: &mut Found) {
        let mut seen = BTreeMap::new();
        for kind in self.units.iter().filter_map(|unit| unit.kind.as_ref()) {
            if let Some(first) = seen.insert(kind.value, kind.place) {
                faults.push(kind.fault(RuleFault::UnitTwice { kind: kind.value, first }));
            }
        }
        // A unit whose kind could not be read may be the one that seems to be missing.
        if self.units.iter().all(|unit| unit.kind.is_some()) {
            let missing = UnitKind::ALL.into_iter().filter(|kind| !seen.contains_key(kind));
            faults.extend(missing.map(|kind| self.here.fault(RuleFault::UnitMissing { kind })));
        }
    }

    fn check_bounds(&self, faults: &mut Found) {
        let (Some(min), Some(max)) = (&self.min, &self.max) else { return };
        if min.value > max.value {
            let at = if max.place.is_none() { max } else { min };
            let kind = RuleFault::BoundsReversed { min: min.value, max: max.value };
            faults.push(at.fault(kind));
        }
        let enforced = self.bounds.as_ref().is_some_and(|at| at.value == Bounds::Enforce);
        if let Some(budget) = self.budget.as_ref().filter(|at| enforced && at.value < min.value) {
            let kind = RuleFault::BoundsBeyondBudget { min: min.value, budget: budget.value };
            faults.push(budget.fault(kind));
        }
    }

    fn cost_beside_ships(&self) -> Option<u64> {
        let units = self.units.iter().map(|unit| cost(&unit.count, unit.price.as_ref()));
        Some(units.sum::<Option<u64>>()? + cost(&self.salvoes, self.salvo_price.as_ref())?)
    }

    fn outside_bounds(&self, cost: u64, change: Option<&At<u32>>) -> Option<Fault<RuleFault>> {
        let (min, max) = (self.min.as_ref()?.value, self.max.as_ref()?.value);
        let bounds = self.bounds.as_ref().filter(|at| at.value == Bounds::Enforce)?;
        let here = change.map_or_else(|| bounds.with(()), |change| change.with(()));
        let outside = min <= max && !(u64::from(min)..=u64::from(max)).contains(&cost);
        outside.then(|| here.fault(RuleFault::OutsideBounds { cost, min, max }))
    }
}
