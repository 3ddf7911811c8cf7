use crate::lang::{Gender, Lang, Noun};
use crate::rules::naming::{self, Named};
use crate::rules::{Arsenal, ClassId, Ruleset, UnitKind};

/// Something that points buy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Item {
    /// A ship of that class.
    Ship(ClassId),
    /// A unit of that kind.
    Unit(UnitKind),
    /// A salvo (`S0-54`).
    Salvo,
}

/// A game that gives points to spend: what can be bought, and for how much.
#[derive(Clone, Copy, Debug)]
pub struct Shop<'r> {
    /// The game.
    pub rules: &'r Ruleset,
    /// Its prices and bounds.
    pub arsenal: &'r Arsenal,
}

/// Units in the order of the inventory of Fig. 3 (`S0-92`).
const UNITS: [UnitKind; 4] =
    [UnitKind::Recce, UnitKind::AaGun, UnitKind::Bomber, UnitKind::AtomBomber];

impl<'r> Shop<'r> {
    /// The shop of a game; `None` in a game without points.
    pub fn of(rules: &'r Ruleset) -> Option<Self> {
        Some(Self { rules, arsenal: rules.arsenal()? })
    }

    /// Everything there is to buy, in the order of Fig. 3's inventory: ships, units, salvoes (`S0-92`).
    pub fn items(self) -> impl Iterator<Item = Item> + use<'r> {
        self.ships().chain(self.others())
    }

    /// The classes of ships.
    pub fn ships(self) -> impl Iterator<Item = Item> + use<'r> {
        self.rules.class_ids().map(|(class, _)| Item::Ship(class))
    }

    /// Units and salvoes.
    pub fn others(self) -> impl Iterator<Item = Item> + use<> {
        UNITS.into_iter().map(Item::Unit).chain([Item::Salvo])
    }

    /// Points for one.
    pub fn price(self, item: Item) -> u32 {
        match item {
            Item::Ship(class) => self.rules.class(class).amount.price().unwrap_or(0),
            Item::Unit(kind) => self.arsenal.unit(kind).price,
            Item::Salvo => self.arsenal.salvo_price,
        }
    }

    /// How many everyone has, where the preset fixes it.
    pub fn fixed(self, item: Item) -> Option<u32> {
        match item {
            Item::Ship(class) => self.rules.class(class).amount.count(),
            Item::Unit(kind) => self.arsenal.unit(kind).count,
            Item::Salvo => self.arsenal.salvoes,
        }
    }

    /// The code in files: `bb`, `gn`, `salvoes`.
    pub fn code(self, item: Item) -> &'r str {
        match item {
            Item::Ship(class) => &self.rules.class(class).code,
            Item::Unit(kind) => kind.code(),
            Item::Salvo => "salvoes",
        }
    }

    /// Its name.
    pub fn noun(self, item: Item, lang: Lang) -> Noun {
        match item {
            Item::Ship(class) => self.rules.class(class).noun(lang).clone(),
            Item::Unit(kind) => self.arsenal.unit(kind).names.get(lang).clone(),
            Item::Salvo => salvo(lang),
        }
    }

    /// Everything there is to buy, with every word for it.
    pub fn named(self) -> Vec<Named<Item>> {
        let ships = naming::classes(self.rules).into_iter().map(|named| named.map(Item::Ship));
        let units = naming::units(self.rules).into_iter().map(|named| named.map(Item::Unit));
        let words = Lang::ALL.into_iter().map(salvo).flat_map(|noun| [noun.one, noun.many]);
        let words = words.chain(["salvos".to_owned()]).collect();
        let salvo = Named { thing: Item::Salvo, code: "salvoes".to_owned(), words };
        ships.chain(units).chain([salvo]).collect()
    }
}

fn salvo(lang: Lang) -> Noun {
    let (one, many) = lang.pick(("salvo", "salvoes"), ("salve", "salves"));
    Noun { one: one.into(), many: many.into(), gender: Gender::Feminine }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Presets;
    use crate::rules::naming::{Meaning, meaning};

    #[test]
    fn what_there_is_to_buy_is_listed_in_the_order_of_fig_3() {
        let rules = Presets::builtin().load("phillips", &[]).unwrap();
        let shop = Shop::of(&rules).unwrap();
        let lines = shop.items().map(|item| {
            let [en, fr] = Lang::ALL.map(|lang| shop.noun(item, lang).many);
            format!("{} {en} / {fr} {}", shop.code(item), shop.price(item))
        });
        let expected = "\
cv aircraft carriers / porte-avions 4
bb battleships / cuirassés 4
ca cruisers / croiseurs 3
dd destroyers / destroyers 2
ss submarines / sous-marins 1
rc recce planes / avions de reconnaissance 1
gn AA guns / canons antiaériens 1
bm bombers / bombardiers 3
ax atom bombers / bombardiers atomiques 10
salvoes salvoes / salves 1";
        assert_eq!(lines.collect::<Vec<_>>().join("\n"), expected);
    }

    #[test]
    fn every_code_and_name_means_its_item() {
        let rules = Presets::builtin().load("phillips", &[]).unwrap();
        let shop = Shop::of(&rules).unwrap();
        let named = shop.named();
        for item in shop.items() {
            let nouns = Lang::ALL.map(|lang| shop.noun(item, lang));
            let words = nouns.into_iter().flat_map(|noun| [noun.one, noun.many]);
            for word in words.chain([shop.code(item).to_owned()]) {
                assert_eq!(meaning(&word, &named), Meaning::One(item), "{word}");
            }
        }
    }

    #[test]
    fn games_without_points_have_no_shop() {
        assert!(Shop::of(&Presets::builtin().load("russe", &[]).unwrap()).is_none());
    }
}
