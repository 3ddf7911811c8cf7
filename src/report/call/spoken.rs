//! Letters and numbers as they are spelt aloud, without case and accents.

use crate::lang::{Gender, Lang, folded, number_word};

/// The words that spell letters (the NATO alphabet), with their variants in writing.
const LETTERS: &[&str] = &[
    "alfa", "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india",
    "juliett", "juliet", "juliette", "kilo", "lima", "mike", "november", "oscar", "papa", "quebec",
    "romeo", "sierra", "tango", "uniform", "victor", "whiskey", "whisky", "xray", "yankee", "zulu",
];

/// Numbers beyond ten, up to twenty.
const TEENS: [(&str, &str); 10] = [
    ("eleven", "onze"),
    ("twelve", "douze"),
    ("thirteen", "treize"),
    ("fourteen", "quatorze"),
    ("fifteen", "quinze"),
    ("sixteen", "seize"),
    ("seventeen", "dixsept"),
    ("eighteen", "dixhuit"),
    ("nineteen", "dixneuf"),
    ("twenty", "vingt"),
];

/// Words that part squares.
const PARTING: [&str; 6] = ["and", "et", "then", "puis", "plus", "enfin"];

/// Whether a word only parts squares.
pub(super) fn parts(word: &str) -> bool {
    PARTING.iter().any(|parting| parting.eq_ignore_ascii_case(word))
}

/// The letter that a word spells.
pub(super) fn letter(word: &str) -> Option<char> {
    LETTERS.contains(&word).then(|| word.chars().next()).flatten()
}

/// The number that a word is.
pub(super) fn number(word: &str) -> Option<u32> {
    let small = (1..=10).find(|n| {
        Lang::ALL.iter().any(|lang| folded(&number_word(*lang, *n, Gender::Masculine)) == word)
    });
    let teens = || TEENS.iter().position(|(en, fr)| *en == word || *fr == word);
    small.or_else(|| Some(teens()? as u32 + 11))
}
