use std::collections::BTreeMap;

use super::{ArsenalDraft, ClassDraft, Draft};
use crate::board::{Grid, Orientation};
use crate::lang::{Lang, Noun, PerLang};
use crate::rules::{Arsenal, Bounds, Class, RuleFault, Ruleset, Salvo, Touch, Unit, UnitKind};
use crate::source::{At, Fault, Word};

type Found = Vec<Fault<RuleFault>>;

/// Words of layouts and journals that a code would be mistaken for.
const RESERVED: [&str; 9] = ["rc", "bm", "ax", "gn", "sea", "land", "none", "sunk", "them"];

impl Draft {
    /// The ruleset, if every question is answered; what speaks against it is added to the faults.
    pub(in crate::rules) fn validate(&self, faults: &mut Found) -> Option<Ruleset> {
        self.check_name(faults);
        self.check_codes(faults);
        self.check_names(faults);
        self.check_amounts(faults);
        self.check_room(faults);
        self.check_arsenal(faults);
        faults.extend(self.conflicts());
        self.resolve()
    }

    fn check_name(&self, faults: &mut Found) {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if let Some(name) = self.name.as_ref().filter(|name| !name.value.chars().all(plain)) {
            faults.push(name.fault(RuleFault::Name { name: name.value.clone() }));
        }
    }

    fn check_codes(&self, faults: &mut Found) {
        let mut seen = BTreeMap::new();
        for code in self.classes.iter().filter_map(|class| class.code.as_ref()) {
            let written = code.value.clone();
            if !is_code(&written) {
                faults.push(code.fault(RuleFault::Code { code: written }));
            } else if RESERVED.contains(&written.as_str()) {
                faults.push(code.fault(RuleFault::ReservedCode { code: written }));
            } else if let Some(first) = seen.insert(written.clone(), code.place) {
                faults.push(code.fault(RuleFault::CodeTwice { code: written, first }));
            }
        }
    }

    /// No two classes or units may be called the same, nor one by the code of another.
    fn check_names(&self, faults: &mut Found) {
        for lang in Lang::ALL {
            let named = self.named(lang);
            for (at, second) in named.iter().enumerate() {
                if let Some((first, name)) =
                    named[..at].iter().find_map(|first| Some((first, first.shares(second)?)))
                {
                    faults.push(second.here.fault(RuleFault::SameName {
                        first: first.code.clone(),
                        second: second.code.clone(),
                        name,
                        lang,
                    }));
                }
            }
        }
    }

    fn named(&self, lang: Lang) -> Vec<Named<'_>> {
        let classes = self.classes.iter().filter_map(|class| {
            Named::new(&class.here, class.code().to_owned(), class.names.as_ref()?, lang)
        });
        let units = self.arsenal.iter().flat_map(|arsenal| &arsenal.units).filter_map(|unit| {
            let code = unit.kind.as_ref()?.value.text();
            Named::new(&unit.here, code, unit.names.as_ref()?, lang)
        });
        classes.chain(units).collect()
    }

    fn check_amounts(&self, faults: &mut Found) {
        for class in &self.classes {
            let code = class.code().to_owned();
            match (&self.arsenal, &class.price, &class.count) {
                (Some(_), None, _) => faults.push(class.fault(RuleFault::PriceMissing { code })),
                (None, Some(price), _) => {
                    faults.push(price.fault(RuleFault::PriceWithoutArsenal { code }));
                }
                (None, None, None) => {
                    faults.push(class.fault(RuleFault::CountMissing { code }));
                }
                _ => {}
            }
        }
        let all_fixed = self.classes.iter().all(|class| class.count.is_some());
        if all_fixed && self.classes.iter().all(|class| class.ships() == 0) {
            let last_change = self.classes.iter().rev().find_map(|class| class.count.as_ref());
            let here = last_change.map(|count| count.with(()));
            faults.push(here.unwrap_or_else(|| self.here()).fault(RuleFault::NoShip));
        }
    }

    /// Each ship has to fit alone, and the squares must suffice for all; more is found out by laying them.
    fn check_room(&self, faults: &mut Found) {
        let Some(sides) = &self.sides else { return };
        let (width, height) = (sides.value.width, sides.value.height);
        for class in &self.classes {
            let Some(shape) = class.shape.as_ref().filter(|_| !class.is_left_out()) else {
                continue;
            };
            let fits = |(across, down)| across <= width && down <= height;
            let ways = [Orientation::Across, Orientation::Down];
            if !ways.into_iter().any(|way| fits(shape.value.extent(way))) {
                let (code, size) = (class.code().to_owned(), shape.value);
                let kind = RuleFault::DoesNotFit { code, size, width, height };
                let at = if sides.place.is_none() { sides.with(()) } else { shape.with(()) };
                faults.push(at.fault(kind));
            }
        }
        self.check_area(u64::from(width), u64::from(height), faults);
    }

    /// Where no ships touch, each needs a row and a column of water on two of its sides, and the board can be
    /// thought of as having one row and one column more.
    fn check_area(&self, width: u64, height: u64, faults: &mut Found) {
        let Some(touch) = &self.switches.touch else { return };
        let margin = u64::from(touch.value == Touch::None);
        let needed = self.classes.iter().map(|class| class.squares(margin)).sum();
        let room = (width + margin) * (height + margin);
        if needed > room {
            let kind = RuleFault::FleetTooLarge { needed, room, touch: touch.value };
            let counts = self.classes.iter().filter_map(|class| class.count.as_ref());
            let changed = counts.map(|count| count.with(())).find(|at| at.place.is_none());
            faults.push(changed.unwrap_or_else(|| self.here()).fault(kind));
        }
    }

    fn check_arsenal(&self, faults: &mut Found) {
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
        let keys = self.counts(arsenal);
        let fixed = keys.iter().find(|(_, count)| count.is_some());
        let open = keys.iter().find(|(_, count)| count.is_none());
        if let (Some((with, Some(count))), Some((without, None))) = (fixed, open) {
            let kind = RuleFault::HalfStocked { with: with.clone(), without: without.clone() };
            faults.push(count.fault(kind));
        } else if fixed.is_some() {
            self.check_cost(arsenal, faults);
        }
    }

    /// The keys of all numbers of an inventory, with the numbers that are fixed.
    fn counts<'a>(&'a self, arsenal: &'a ArsenalDraft) -> Vec<(String, Option<&'a At<u32>>)> {
        let classes = self
            .classes
            .iter()
            .map(|class| (format!("{}.count", class.code()), class.count.as_ref()));
        let units = arsenal.units.iter().filter_map(|unit| {
            let code = unit.kind.as_ref()?.value.code();
            Some((format!("{code}.count"), unit.count.as_ref()))
        });
        let salvoes = ("salvoes".to_owned(), arsenal.salvoes.as_ref());
        classes.chain(units).chain([salvoes]).collect()
    }

    fn check_cost(&self, arsenal: &ArsenalDraft, faults: &mut Found) {
        let times = |count: &Option<At<u32>>, price: &Option<At<u32>>| {
            count.as_ref().map_or(0, |at| u64::from(at.value))
                * price.as_ref().map_or(0, |at| u64::from(at.value))
        };
        let ships = self.classes.iter().map(|class| times(&class.count, &class.price)).sum();
        let units: u64 = arsenal.units.iter().map(|unit| times(&unit.count, &unit.price)).sum();
        let cost = ships + units + times(&arsenal.salvoes, &arsenal.salvo_price);
        if let Some(budget) = arsenal.budget.as_ref().filter(|at| u64::from(at.value) < cost) {
            faults.push(budget.fault(RuleFault::TooDear { cost, budget: budget.value }));
        }
        arsenal.check_ship_cost(ships, faults);
    }

    fn resolve(&self) -> Option<Ruleset> {
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
            marks: self.marks.as_ref()?.value,
        })
    }

    /// The preset as a whole.
    fn here(&self) -> At<()> {
        self.file.clone()
    }
}

impl ClassDraft {
    fn fault(&self, kind: RuleFault) -> Fault<RuleFault> {
        self.here.fault(kind)
    }

    fn ships(&self) -> u32 {
        self.count.as_ref().map_or(0, |count| count.value)
    }

    fn is_left_out(&self) -> bool {
        self.count.as_ref().is_some_and(|count| count.value == 0)
    }

    /// Squares that its ships need when each has that much water on two sides.
    fn squares(&self, margin: u64) -> u64 {
        self.shape.as_ref().map_or(0, |shape| {
            let (width, height) = shape.value.extent(Orientation::Across);
            u64::from(self.ships()) * (u64::from(width) + margin) * (u64::from(height) + margin)
        })
    }

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

    fn check_ship_cost(&self, cost: u64, faults: &mut Found) {
        let (Some(min), Some(max), Some(bounds)) = (&self.min, &self.max, &self.bounds) else {
            return;
        };
        let inside = (u64::from(min.value)..=u64::from(max.value)).contains(&cost);
        if bounds.value == Bounds::Enforce && min.value <= max.value && !inside {
            let kind = RuleFault::OutsideBounds { cost, min: min.value, max: max.value };
            faults.push(bounds.fault(kind));
        }
    }

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
            salvoes: self.salvoes.as_ref().map(|at| at.value),
        })
    }

    fn unit(&self, kind: UnitKind) -> Option<Unit> {
        let is_meant = |at: &At<UnitKind>| at.value == kind;
        let unit = self.units.iter().find(|unit| unit.kind.as_ref().is_some_and(is_meant))?;
        Some(Unit {
            kind,
            names: unit.names.clone()?,
            price: unit.price.as_ref()?.value,
            count: unit.count.as_ref().map(|at| at.value),
        })
    }
}

/// What a class or a unit may be called in one language.
struct Named<'a> {
    here: &'a At<()>,
    code: String,
    names: [String; 3],
}

impl<'a> Named<'a> {
    fn new(here: &'a At<()>, code: String, names: &PerLang<Noun>, lang: Lang) -> Option<Self> {
        let noun = names.get(lang);
        let names = [code.clone(), noun.one.clone(), noun.many.clone()];
        (code != "?").then_some(Self { here, code, names })
    }

    /// The first name that the other has as well.
    fn shares(&self, other: &Self) -> Option<String> {
        // Two equal codes are a fault of their own.
        let same_code = self.code == other.code;
        let alike = |a: &str, b: &str| !same_code && folded(a) == folded(b);
        self.names.iter().find(|name| other.names.iter().any(|second| alike(name, second))).cloned()
    }
}

/// A name without the differences that nobody hears.
fn folded(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn is_code(text: &str) -> bool {
    let plain = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    let lettered = text.starts_with(|c: char| c.is_ascii_lowercase());
    plain && lettered && (1..=4).contains(&text.len())
}
