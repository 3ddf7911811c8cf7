use std::collections::BTreeMap;

use super::Draft;
use crate::lang::{Lang, Noun, PerLang};
use crate::rules::RuleFault;
use crate::source::{At, Fault, Word};

impl Draft {
    /// No two classes or units may be called the same, nor one by the code of another.
    pub(super) fn check_names(&self, faults: &mut Vec<Fault<RuleFault>>) {
        for lang in Lang::ALL {
            let named = self.named(lang);
            let mut owners = BTreeMap::new();
            for thing in &named {
                faults.extend(thing.taken(&owners, lang));
                let taken = thing.names.iter().map(|name| folded(name));
                owners.extend(taken.map(|name| (name, thing.code.as_str())));
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

    /// The fault of a name that has another owner; equal codes are a fault of their own.
    fn taken(&self, owners: &BTreeMap<String, &str>, lang: Lang) -> Option<Fault<RuleFault>> {
        let owner = |name: &String| owners.get(&folded(name)).filter(|owner| **owner != self.code);
        let (name, first) = self.names.iter().find_map(|name| Some((name, owner(name)?)))?;
        let (first, second) = ((*first).to_owned(), self.code.clone());
        Some(self.here.fault(RuleFault::SameName { first, second, name: name.clone(), lang }))
    }
}

/// A name without the differences that nobody hears.
fn folded(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
