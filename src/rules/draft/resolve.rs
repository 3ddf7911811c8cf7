use super::{ArsenalDraft, ClassDraft, Draft};
use crate::board::Grid;
use crate::rules::{Arsenal, Class, Ruleset, Unit, UnitKind};
use crate::source::At;

impl Draft {
    /// The ruleset, if every question is answered.
    pub(in crate::rules) fn resolve(&self) -> Option<Ruleset> {
        let sides = self.sides.as_ref()?.value;
        let classes: Option<Vec<Class>> = self.classes.iter().map(ClassDraft::resolve).collect();
        let mut classes = classes?;
        classes.sort_by_key(|class| std::cmp::Reverse(class.shape.area()));
        let arsenal = match &self.arsenal {
            None => None,
            Some(arsenal) => Some(arsenal.resolve()?),
        };
        Some(Ruleset {
            name: self.name.as_ref()?.value.clone(),
            title: self.title.clone()?,
            source: self.source.as_ref()?.value.clone(),
            grid: Grid::new(sides.width, sides.height, self.letters.as_ref()?.value)?,
            classes,
            arsenal,
            switches: self.switches.resolve()?,
            brief: self.brief.clone(),
            upper: self.upper.as_ref()?.value,
        })
    }
}

impl ClassDraft {
    fn resolve(&self) -> Option<Class> {
        Some(Class {
            code: self.code.as_ref()?.value.clone(),
            shape: self.shape.as_ref()?.value,
            names: self.names.clone()?,
            amount: self.amount()?,
        })
    }
}

impl ArsenalDraft {
    fn resolve(&self) -> Option<Arsenal> {
        let [recce, bomber, atom_bomber, gun] = UnitKind::ALL;
        Some(Arsenal {
            budget: self.budget.as_ref()?.value,
            ship_points: self.min.as_ref()?.value..=self.max.as_ref()?.value,
            bounds: self.bounds.as_ref()?.value,
            units: [
                self.unit(recce)?,
                self.unit(bomber)?,
                self.unit(atom_bomber)?,
                self.unit(gun)?,
            ],
            salvo_price: self.salvo_price.as_ref()?.value,
            salvoes: self.salvoes.value(),
        })
    }

    fn unit(&self, kind: UnitKind) -> Option<Unit> {
        let is_meant = |at: &At<UnitKind>| at.value == kind;
        let unit = self.units.iter().find(|unit| unit.kind.as_ref().is_some_and(is_meant))?;
        Some(Unit {
            kind,
            names: unit.names.clone()?,
            price: unit.price.as_ref()?.value,
            count: unit.count.value(),
        })
    }
}
