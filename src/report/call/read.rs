use std::ops::Range;

use super::{Call, CallFault, Plane, squares};
use crate::lang::folded;
use crate::rules::{Ruleset, naming};

/// What planes are called in calls alone.
const ALSO: [(&str, Plane); 6] = [
    ("reco", Plane::Recce),
    ("recon", Plane::Recce),
    ("bomb", Plane::Bomber),
    ("bombe", Plane::Bomber),
    ("atombomb", Plane::AtomBomber),
    ("bombeatomique", Plane::AtomBomber),
];

/// Words before an aircraft, or before squares, that say nothing.
const BEFORE: [&str; 21] = [
    "i", "m", "am", "we", "send", "sending", "a", "an", "the", "my", "one", "j", "je", "envoie",
    "un", "une", "mon", "ma", "on", "nous", "envoyons",
];

/// Words between an aircraft and its square, which say nothing.
const BETWEEN: [&str; 13] =
    ["plane", "to", "at", "on", "over", "onto", "en", "sur", "vers", "square", "case", "la", "the"];

/// Words for a salvo, which need not be said.
const SALVO: [&str; 11] =
    ["tire", "tirons", "salvo", "fire", "firing", "shots", "shoot", "salve", "feu", "tir", "tirs"];

/// The call that a text is: squares alone are a salvo, an aircraft has one square (`S0-19`, `S0-61`, `S0-71`).
///
/// # Errors
/// As [`squares`], and for an aircraft in a game without any, or one that is not sent to one square.
pub fn call(text: &str, rules: &Ruleset) -> Result<Call, CallFault> {
    let words = words(text);
    let Some(flight) = Flight::find(text, &words, rules) else {
        return squares_from(text, salvo(&words), rules).map(Call::Salvo);
    };
    if rules.arsenal().is_none() {
        let word = text[flight.at.clone()].to_owned();
        return Err(CallFault::NoPlanes { word, at: flight.at });
    }
    let named = squares_from(text, flight.rest, rules);
    match named.as_deref() {
        Ok([target]) => Ok(Call::Flight { plane: flight.plane, target: *target }),
        Ok(several) => Err(CallFault::NotOneSquare { found: several.len(), at: flight.at }),
        Err(CallFault::Empty { .. }) => Err(CallFault::NotOneSquare { found: 0, at: flight.at }),
        Err(fault) => Err(fault.clone()),
    }
}

/// Where the squares of a salvo begin: behind what says that it is one, if anything does.
fn salvo(words: &[Word]) -> usize {
    let (_, rest) = words.split_at(among(words, &BEFORE));
    match rest.split_first() {
        Some((salvo, rest)) if among(std::slice::from_ref(salvo), &SALVO) == 1 => {
            let idle = among(rest, &BETWEEN);
            rest[..idle].last().unwrap_or(salvo).at.end
        }
        _ => 0,
    }
}

/// How many words at the beginning are among those.
fn among(words: &[Word], known: &[&str]) -> usize {
    words.iter().take_while(|word| known.contains(&word.plain.as_str())).count()
}

fn squares_from(
    text: &str,
    start: usize,
    rules: &Ruleset,
) -> Result<Vec<crate::board::Square>, CallFault> {
    squares(&text[start..], rules.grid()).map_err(|fault| fault.further(start))
}

/// A word of letters and digits.
struct Word {
    plain: String,
    at: Range<usize>,
}

fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (start, c.is_alphanumeric()) {
            (None, true) => start = Some(at),
            (Some(from), false) => {
                words.push(Word { plain: folded(&text[from..at]), at: from..at });
                start = None;
            }
            _ => {}
        }
    }
    words
}

/// An aircraft named in a call.
struct Flight {
    plane: Plane,
    /// Where it is named.
    at: Range<usize>,
    /// Where the square begins.
    rest: usize,
}

impl Flight {
    /// Words of the longest name of an aircraft.
    const LONGEST: usize = 4;

    /// The aircraft that the call begins with, if it does.
    fn find(text: &str, words: &[Word], rules: &Ruleset) -> Option<Self> {
        let is_long = |word: &&Word| word.plain.chars().filter(|c| c.is_alphabetic()).count() > 1;
        words.iter().find(is_long)?;
        let names = names(rules);
        let before = among(words, &BEFORE);
        (0..=before).find_map(|first| {
            let rest = &words[first..];
            (1..=Self::LONGEST.min(rest.len())).rev().find_map(|count| {
                let name: String = rest[..count].iter().map(|word| word.plain.as_str()).collect();
                let (_, plane) = names.iter().find(|(known, _)| *known == name)?;
                let idle = among(&rest[count..], &BETWEEN);
                let end = |words: &[Word]| words.last().map_or(text.len(), |word| word.at.end);
                let at = rest[0].at.start..end(&rest[..count]);
                Some(Self { plane: *plane, at, rest: end(&rest[..count + idle]) })
            })
        })
    }
}

/// The names of aircraft, of more than one letter: single letters are columns.
fn names(rules: &Ruleset) -> Vec<(String, Plane)> {
    let mut names = ALSO.map(|(name, plane)| (name.to_owned(), plane)).to_vec();
    for named in naming::units(rules) {
        let Some(plane) = Plane::of(named.thing) else { continue };
        let spellings = std::iter::once(&named.code).chain(&named.words);
        names.extend(spellings.map(|name| (folded(name), plane)));
    }
    names.retain(|(name, _)| name.len() > 1);
    names
}
