//! The words by which layout files call classes of ships and kinds of units.

use crate::lang::Noun;
use crate::lang::{Lang, PerLang};
use crate::rules::{ClassId, Ruleset, UnitKind};

/// What a word may mean, or the nearest word that means something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meaning<T> {
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

/// The class that a code or a name in either language means; case, accents and hyphens do not matter.
pub(super) fn class(word: &str, rules: &Ruleset) -> Meaning<ClassId> {
    let known = rules.class_ids().map(|(id, class)| {
        let mut words = vec![class.code.clone()];
        words.extend(spellings(&class.names));
        (id, class.code.clone(), words)
    });
    meaning(word, known.collect())
}

/// The kind of unit that a code, a letter of the sheet or a name in either language means.
pub(super) fn unit(word: &str, rules: &Ruleset) -> Meaning<UnitKind> {
    let known = UnitKind::ALL.into_iter().map(|kind| {
        let mut words = vec![kind.code().to_owned(), kind.symbol().to_string()];
        words.extend(short_names(kind).iter().map(|name| (*name).to_owned()));
        if let Some(arsenal) = rules.arsenal() {
            words.extend(spellings(&arsenal.unit(kind).names));
        }
        (kind, kind.code().to_owned(), words)
    });
    meaning(word, known.collect())
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

fn meaning<T>(word: &str, known: Vec<(T, String, Vec<String>)>) -> Meaning<T> {
    let plain = fold(word);
    let all: Vec<String> = known.iter().flat_map(|(.., words)| words.clone()).collect();
    let (mut things, mut codes) = (Vec::new(), Vec::new());
    for (thing, code, words) in known {
        if words.iter().any(|known| fold(known) == plain) {
            things.push(thing);
            codes.push(code);
        }
    }
    match (things.pop(), things.is_empty()) {
        (Some(thing), true) => Meaning::One(thing),
        (Some(_), false) => Meaning::Several(codes),
        (None, _) => {
            let nearest = crate::source::nearest(word, all.iter().map(String::as_str));
            Meaning::Nothing { nearest: nearest.map(str::to_owned) }
        }
    }
}

/// The word without case, accents, hyphens and spaces.
fn fold(word: &str) -> String {
    word.chars().flat_map(char::to_lowercase).map(bare).filter(|c| c.is_alphanumeric()).collect()
}

const fn bare(letter: char) -> char {
    match letter {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::testing::preset;

    #[test]
    fn every_spelling_of_every_class_means_it() {
        for name in &crate::layout::testing::presets() {
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
        for (word, code) in [("CUIRASSES", "bb"), ("porte avions", "cv"), ("Sous-Marin", "ss")] {
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
