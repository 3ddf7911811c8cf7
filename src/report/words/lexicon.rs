use std::collections::HashMap;

use super::table::{Word, words};
use crate::lang::{PerLang, both, folded, nearest};
use crate::rules::naming::{self, Named};
use crate::rules::{ClassId, Ruleset, UnitKind};

/// What the ships and units of a game are called, and every other word of its reports: the words of both languages at
/// once.
#[derive(Clone, Debug)]
pub(in crate::report) struct Lexicon {
    entries: HashMap<String, Entry>,
    names: Vec<(Thing, PerLang<String>)>,
    /// The spellings that can be proposed to somebody who wrote something else.
    known: Vec<String>,
}

/// A class or a kind of unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::report) enum Thing {
    /// A class of ships.
    Class(ClassId),
    /// A kind of units.
    Unit(UnitKind),
}

/// What a word or phrase means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::report) enum Sense {
    /// A word of the grammar.
    Word(Word),
    /// A class or a kind of unit.
    Thing(Thing),
    /// One of several.
    Several(Vec<Thing>),
}

/// What is known of a spelling without case, accents and gaps.
#[derive(Clone, Debug, Default)]
pub(super) struct Entry {
    /// What it means on its own.
    pub(super) sense: Option<Sense>,
    /// Whether it may be written as several words.
    pub(super) is_phrase: bool,
    /// Words of the longest phrase that begins with it.
    pub(super) longest: usize,
}

/// Names of one class that a source has besides those of its preset (rules.md §4.1): where exactly one class of a game
/// is called by one of them, it may be called by any.
const ALSO: &[&[&str]] = &[
    &["aircraft carrier", "porte-avions", "porte-avion"],
    &["battleship", "flagship", "battlewagon", "cuirassé", "cuirassé amiral", "navire amiral"],
    &["cruiser", "croiseur"],
    &["destroyer", "contre-torpilleur"],
    &["torpedo boat", "patrol boat", "PT boat", "torpilleur", "patrouilleur"],
    &["submarine", "sub", "sous-marin"],
];

/// Names of units besides those of the preset (rules.md §4.1).
const UNITS_ALSO: &[(UnitKind, &[&str])] = &[
    (UnitKind::Recce, &["reconnaissance plane", "reconnaissance planes"]),
    (UnitKind::Bomber, &["bombe", "bombes"]),
    (
        UnitKind::AaGun,
        &["anti-aircraft gun", "anti-aircraft guns", "A A gun", "DCA", "canon de DCA"],
    ),
];

impl Lexicon {
    pub(in crate::report) fn new(rules: &Ruleset) -> Self {
        let named = things(rules);
        let mut lexicon = Self { entries: HashMap::new(), names: names(rules), known: Vec::new() };
        for (text, word) in words() {
            lexicon.learn(&text, &Sense::Word(word));
        }
        for named in &named {
            lexicon.learn(&named.code, &Sense::Thing(named.thing));
        }
        lexicon.learn_names(named.iter().map(|named| (named.thing, named.words.as_slice())));
        let also = also(&named);
        lexicon.learn_names(also.iter().map(|(thing, words)| (*thing, words.as_slice())));
        lexicon.learn_slips(&named, &also);
        lexicon.learn_prefixes(&named);
        lexicon.learn_letters(&named);
        lexicon.known.sort_unstable();
        lexicon.known.dedup();
        lexicon
    }

    /// What is known of a spelling that has been folded.
    pub(super) fn entry(&self, spelling: &str) -> Option<&Entry> {
        self.entries.get(spelling)
    }

    /// What something is called, in both languages.
    pub(in crate::report) fn name(&self, thing: Thing) -> PerLang<String> {
        let named = self.names.iter().find(|(known, _)| *known == thing);
        named.map_or_else(PerLang::default, |(_, name)| name.clone())
    }

    /// The known word nearest to one that is not known.
    pub(in crate::report) fn nearest(&self, word: &str) -> Option<String> {
        nearest(word, self.known.iter().map(String::as_str)).map(str::to_owned)
    }

    /// Takes in a spelling, unless it means something already.
    fn learn(&mut self, text: &str, sense: &Sense) {
        let first = parts(text).next().unwrap_or_default();
        let count = parts(text).count();
        let opening = self.entries.entry(folded(first)).or_default();
        opening.longest = opening.longest.max(count);
        let entry = self.entries.entry(folded(text)).or_default();
        entry.is_phrase |= count > 1;
        if entry.sense.is_none() {
            entry.sense = Some(sense.clone());
            if text.chars().count() > 2 {
                self.known.push(text.to_lowercase());
            }
        }
    }

    /// Takes in names; a name of several things means all of them.
    fn learn_names<'a>(&mut self, named: impl Iterator<Item = (Thing, &'a [String])>) {
        let mut owners: HashMap<String, (String, Vec<Thing>)> = HashMap::new();
        for (thing, words) in named {
            for word in words.iter().filter(|word| word.chars().count() > 1) {
                let (_, things) =
                    owners.entry(folded(word)).or_insert_with(|| (word.clone(), Vec::new()));
                if !things.contains(&thing) {
                    things.push(thing);
                }
            }
        }
        for (word, things) in owners.into_values() {
            self.learn(&word, &sense(things));
        }
    }

    /// Takes in each name with an `s` too many or too few at its end: `porte avion`.
    fn learn_slips(&mut self, named: &[Named<Thing>], also: &[(Thing, Vec<String>)]) {
        let own = named.iter().map(|named| (named.thing, &named.words));
        for (thing, words) in own.chain(also.iter().map(|(thing, words)| (*thing, words))) {
            for word in words.iter().filter(|word| word.chars().count() > 2) {
                let slip = word.strip_suffix('s').map_or_else(|| format!("{word}s"), str::to_owned);
                self.learn(&slip, &Sense::Thing(thing));
            }
        }
    }

    /// Takes in the beginnings of names, of two letters and more, in both languages at once.
    fn learn_prefixes(&mut self, named: &[Named<Thing>]) {
        let mut owners: HashMap<String, Vec<Thing>> = HashMap::new();
        for named in named {
            for word in named.words.iter().map(|word| folded(word)) {
                for (end, _) in word.char_indices().skip(2) {
                    let things = owners.entry(word[..end].to_owned()).or_default();
                    if !things.contains(&named.thing) {
                        things.push(named.thing);
                    }
                }
            }
        }
        for (prefix, things) in owners {
            let entry = self.entries.entry(prefix).or_default();
            entry.sense.get_or_insert_with(|| sense(things));
        }
    }

    /// Takes in single letters; where one may stand for something, it is an article only before a word.
    fn learn_letters(&mut self, named: &[Named<Thing>]) {
        for letter in 'a'..='z' {
            let things = self.begun_by(letter, named);
            if things.is_empty() {
                continue;
            }
            let entry = self.entries.entry(letter.to_string()).or_default();
            if matches!(entry.sense, None | Some(Sense::Word(Word::Article))) {
                entry.sense = Some(sense(things));
            }
        }
    }

    /// What a letter may stand for: things whose English name it begins, as on the sheet, or whose sign it is, and with
    /// them those of whose name it begins the last word (an aircraft carrier); else things whose French name it begins.
    fn begun_by(&self, letter: char, named: &[Named<Thing>]) -> Vec<Thing> {
        let begins = |name: &str| folded(name).starts_with(letter);
        let is_sign = |thing: Thing| match thing {
            Thing::Unit(kind) => kind.symbol().eq_ignore_ascii_case(&letter),
            Thing::Class(_) => false,
        };
        let is_called = |thing: Thing, word: &str| {
            named
                .iter()
                .any(|named| named.thing == thing && named.words.iter().any(|known| known == word))
        };
        let by_last_word = |thing: Thing, name: &str| {
            let word = name.split_whitespace().next_back().unwrap_or_default();
            begins(word) && is_called(thing, word)
        };
        let all = |means: &dyn Fn(Thing, &PerLang<String>) -> bool| -> Vec<Thing> {
            let meant = self.names.iter().filter(|(thing, name)| means(*thing, name));
            meant.map(|(thing, _)| *thing).collect()
        };
        if all(&|thing, name| begins(&name.en) || is_sign(thing)).is_empty() {
            return all(&|_, name| begins(&name.fr));
        }
        all(&|thing, name| begins(&name.en) || is_sign(thing) || by_last_word(thing, &name.en))
    }
}

fn sense(mut things: Vec<Thing>) -> Sense {
    things.sort_unstable();
    match things.as_slice() {
        [only] => Sense::Thing(*only),
        _ => Sense::Several(things),
    }
}

/// The words of a phrase.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty())
}

/// The classes of a game, and its units where it has any.
pub(in crate::report) fn things(rules: &Ruleset) -> Vec<Named<Thing>> {
    let classes = naming::classes(rules).into_iter().map(|named| named.map(Thing::Class));
    let units = rules.arsenal().map(|_| naming::units(rules));
    let units = units.into_iter().flatten().map(|named| named.map(Thing::Unit));
    classes.chain(units).collect()
}

fn names(rules: &Ruleset) -> Vec<(Thing, PerLang<String>)> {
    let classes = rules
        .class_ids()
        .map(|(id, class)| (Thing::Class(id), both(&class.names.en.one, &class.names.fr.one)));
    let units = rules.arsenal().into_iter().flat_map(|arsenal| &arsenal.units);
    let units =
        units.map(|unit| (Thing::Unit(unit.kind), both(&unit.names.en.one, &unit.names.fr.one)));
    classes.chain(units).collect()
}

/// The names that a class or a unit of the game has besides those of its preset.
fn also(named: &[Named<Thing>]) -> Vec<(Thing, Vec<String>)> {
    let called = |named: &Named<Thing>, group: &[&str]| {
        matches!(named.thing, Thing::Class(_))
            && named.words.iter().any(|word| group.iter().any(|name| folded(name) == folded(word)))
    };
    let mut also = Vec::new();
    for group in ALSO {
        let mut owners = named.iter().filter(|named| called(named, group));
        if let (Some(owner), None) = (owners.next(), owners.next()) {
            also.push((owner.thing, group.iter().map(|name| (*name).to_owned()).collect()));
        }
    }
    for (kind, words) in UNITS_ALSO {
        let thing = Thing::Unit(*kind);
        if named.iter().any(|named| named.thing == thing) {
            also.push((thing, words.iter().map(|name| (*name).to_owned()).collect()));
        }
    }
    also
}
