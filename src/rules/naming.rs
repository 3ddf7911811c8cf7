//! The words by which people call classes of ships and kinds of units; case, accents and hyphens do not matter.

use super::{Class, ClassId, Ruleset, UnitKind};
use crate::lang::{Lang, Noun, PerLang, folded};

/// What a word may mean, or the nearest word that means something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning<T> {
    /// One thing.
    One(T),
    /// Several, with the codes that tell them apart.
    Several(Vec<String>),
    /// Nothing.
    Nothing {
        /// The nearest known word.
        nearest: Option<String>,
    },
}

/// A thing and the words for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<T> {
    /// The thing.
    pub thing: T,
    /// The code that tells it apart from all others.
    pub code: String,
    /// Every other spelling.
    pub words: Vec<String>,
}

impl<T> Named<T> {
    /// The same words for what the thing is a part of.
    pub fn map<U>(self, whole: impl FnOnce(T) -> U) -> Named<U> {
        Named { thing: whole(self.thing), code: self.code, words: self.words }
    }
}

/// The class that a code or a name in either language means.
pub fn class(word: &str, rules: &Ruleset) -> Meaning<ClassId> {
    meaning(word, &classes(rules))
}

/// The kind of unit that a code, a letter of the sheet or a name in either language means.
pub fn unit(word: &str, rules: &Ruleset) -> Meaning<UnitKind> {
    meaning(word, &units(rules))
}

/// The classes of a game, each with its names in both languages, and the last word of its English one where that tells
/// it from all others: a carrier.
pub fn classes(rules: &Ruleset) -> Vec<Named<ClassId>> {
    let named = |(id, class): (ClassId, &Class)| {
        let mut others = rules.class_ids().filter(|(other, _)| *other != id);
        let last_words = last_words(class);
        let telling = !others.any(|(_, other)| {
            let words: Vec<String> =
                spellings(&other.names).chain(self::last_words(other)).collect();
            last_words.iter().any(|word| words.contains(word))
        });
        let last_words = last_words.into_iter().filter(|_| telling);
        let words = spellings(&class.names).chain(last_words).collect();
        Named { thing: id, code: class.code.clone(), words }
    };
    rules.class_ids().map(named).collect()
}

fn last_words(class: &Class) -> [String; 2] {
    let Noun { one, many, .. } = &class.names.en;
    [one, many].map(|name| name.split_whitespace().next_back().unwrap_or_default().to_owned())
}

/// The kinds of units, each with its letter, short names, and the names that the game gives it.
pub fn units(rules: &Ruleset) -> Vec<Named<UnitKind>> {
    let named = |kind: UnitKind| {
        let short = short_names(kind).iter().map(|name| (*name).to_owned());
        let own = rules.arsenal().map(|arsenal| spellings(&arsenal.unit(kind).names));
        let words = std::iter::once(kind.symbol().to_string()).chain(short);
        let words = words.chain(own.into_iter().flatten()).collect();
        Named { thing: kind, code: kind.code().to_owned(), words }
    };
    UnitKind::ALL.into_iter().map(named).collect()
}

const fn short_names(kind: UnitKind) -> &'static [&'static str] {
    match kind {
        UnitKind::Recce => &["recce", "recces", "reconnaissance"],
        UnitKind::Bomber => &["bomber", "bombers", "bombardier", "bombardiers"],
        UnitKind::AtomBomber => &["atom", "atom bomber", "atom bombers"],
        UnitKind::AaGun => &["gun", "guns", "canon", "canons"],
    }
}

fn spellings(names: &PerLang<Noun>) -> impl Iterator<Item = String> + '_ {
    Lang::ALL.into_iter().flat_map(|lang| {
        let noun = names.get(lang);
        [noun.one.clone(), noun.many.clone()]
    })
}

/// Which of these things a word means.
pub fn meaning<T: Copy>(word: &str, known: &[Named<T>]) -> Meaning<T> {
    let plain = folded(word);
    let means = |named: &&Named<T>| {
        let mut words = std::iter::once(&named.code).chain(&named.words);
        words.any(|known| folded(known) == plain)
    };
    let meant: Vec<&Named<T>> = known.iter().filter(means).collect();
    match meant.as_slice() {
        [only] => Meaning::One(only.thing),
        [] => {
            let words =
                known.iter().flat_map(|named| std::iter::once(&named.code).chain(&named.words));
            let nearest = crate::lang::nearest(word, words.map(String::as_str));
            Meaning::Nothing { nearest: nearest.map(str::to_owned) }
        }
        several => Meaning::Several(several.iter().map(|named| named.code.clone()).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Presets;

    fn preset(name: &str) -> Ruleset {
        Presets::builtin().load(name, &[]).unwrap()
    }

    #[test]
    fn every_spelling_of_every_class_means_it() {
        for listed in Presets::builtin().list().unwrap() {
            let name = &listed.name;
            let rules = preset(name);
            for (id, named) in rules.class_ids() {
                for word in spellings(&named.names).chain([named.code.clone()]) {
                    match class(&word.to_uppercase(), &rules) {
                        Meaning::One(found) => assert_eq!(found, id, "{name} {word}"),
                        Meaning::Several(codes) => assert!(codes.contains(&named.code)),
                        Meaning::Nothing { .. } => panic!("{name} {word}"),
                    }
                }
            }
        }
    }

    #[test]
    fn accents_hyphens_and_case_do_not_matter() {
        let rules = preset("phillips");
        for (word, code) in
            [("CUIRASSES", "bb"), ("porte avions", "cv"), ("Sous-Marin", "ss"), ("carriers", "cv")]
        {
            let Meaning::One(id) = class(word, &rules) else { panic!("{word}") };
            assert_eq!(rules.class(id).code, code);
        }
        for (word, kind) in [("r", UnitKind::Recce), ("Recce plane", UnitKind::Recce)] {
            assert_eq!(unit(word, &rules), Meaning::One(kind));
        }
        assert_eq!(unit("canon antiaerien", &rules), Meaning::One(UnitKind::AaGun));
    }

    #[test]
    fn a_slip_is_answered_with_the_nearest_word() {
        let nearest = Some("battleship".to_owned());
        assert_eq!(class("batleship", &preset("russe")), Meaning::Nothing { nearest });
    }
}
