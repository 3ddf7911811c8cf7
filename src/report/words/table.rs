//! The words of reports that no preset brings along.

use std::collections::HashSet;
use std::sync::LazyLock;

use crate::lang::{Gender, Lang, folded, number_word};

/// What such a word does in a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::report) enum Word {
    /// A number.
    Number(u32),
    /// `a`, `an`, `un`, `une`: one, or nothing but grammar.
    Article,
    /// A hit.
    Hit,
    /// A ship that sank, said before the ship or after it.
    Sunk,
    /// The same in French, where it always follows its ship.
    Coule,
    /// A shot that hit nothing, or a salvo of such.
    Miss,
    /// Water: a miss, or what a square holds.
    Water,
    /// Water as far as the row goes.
    OnlyWater,
    /// Land.
    Land,
    /// A square.
    Square,
    /// A ship of whatever class.
    Ship,
    /// An aircraft was shot down.
    ShotDown,
    /// An aircraft of whatever kind.
    Plane,
    /// By which square it was shot down.
    By,
    /// On what a hit was.
    On,
    /// What a square is of.
    Of,
    /// Joins two parts.
    And,
    /// Joins a unit to its square.
    With,
    /// Says nothing.
    Filler,
}

/// Every word and phrase, as people write them.
const WORDS: &[(Word, &[&str])] = &[
    (Word::Article, &["a", "an", "un", "une"]),
    (Word::Number(0), &["zero", "zéro", "pas de", "pas d'"]),
    (Word::Number(1), &["another", "un autre", "une autre"]),
    (Word::Number(2), &["pair of"]),
    (
        Word::Hit,
        &[
            "hit",
            "hits",
            "hitting",
            "damaged",
            "wounded",
            "impact",
            "impacts",
            "touché",
            "touchés",
            "touchée",
            "touchées",
        ],
    ),
    (Word::Sunk, &["sunk", "sank", "destroyed", "sinking"]),
    (
        Word::Coule,
        &["coulé", "coulés", "coulée", "coulées", "détruit", "détruits", "détruite", "détruites"],
    ),
    (
        Word::Miss,
        &[
            "miss",
            "misses",
            "missed",
            "splash",
            "none",
            "nothing",
            "nil",
            "in the water",
            "raté",
            "ratés",
            "manqué",
            "manqués",
            "à l'eau",
            "dans l'eau",
            "plouf",
            "rien",
            "non",
            "pas touché",
        ],
    ),
    (Word::Water, &["water", "sea", "mer", "eau"]),
    (
        Word::OnlyWater,
        &[
            "nothing but water",
            "nothing but sea",
            "only water",
            "all water",
            "rien que de l'eau",
            "que de l'eau",
            "rien que la mer",
            "que la mer",
        ],
    ),
    (Word::Land, &["land", "island", "islands", "terre", "terrain", "terrestre", "île", "îles"]),
    (Word::Square, &["square", "squares", "case", "cases"]),
    (Word::Ship, &["ship", "ships", "navire", "navires", "bateau", "bateaux"]),
    (Word::ShotDown, &["shot down", "abattu", "abattue"]),
    (Word::Plane, &["plane", "aircraft", "avion"]),
    (Word::By, &["by", "par"]),
    (Word::On, &["on", "sur", "to"]),
    (Word::Of, &["of", "de", "du", "des"]),
    (Word::And, &["and", "et"]),
    (Word::With, &["with", "avec"]),
    (
        Word::Filler,
        &[
            "the",
            "my",
            "your",
            "you",
            "i",
            "we",
            "our",
            "it",
            "it's",
            "its",
            "is",
            "are",
            "was",
            "were",
            "have",
            "has",
            "i've",
            "you've",
            "that",
            "that's",
            "there",
            "there's",
            "then",
            "finally",
            "each",
            "on it",
            "on each",
            "le",
            "la",
            "les",
            "mon",
            "ma",
            "mes",
            "ton",
            "ta",
            "tes",
            "votre",
            "vos",
            "notre",
            "nos",
            "est",
            "sont",
            "c'est",
            "il y a",
            "vous",
            "vous avez",
            "tu",
            "tu as",
            "as",
            "avez",
            "en tout",
            "tout",
            "du tout",
            "puis",
            "ensuite",
            "enfin",
            "sur chacune",
            "sur chacun",
            "chacune",
            "chacun",
            "yes",
            "oui",
            "qui",
            "dessus",
        ],
    ),
];

/// Every word and phrase with what it does, number words included.
pub(super) fn words() -> impl Iterator<Item = (String, Word)> {
    let listed =
        WORDS.iter().flat_map(|(word, texts)| texts.iter().map(|text| ((*text).to_owned(), *word)));
    listed.chain(numbers())
}

/// The numbers for which both languages have words.
fn numbers() -> impl Iterator<Item = (String, Word)> {
    let word =
        |lang, gender| (0..=10).map(move |n| (number_word(lang, n, gender), Word::Number(n)));
    let french = [Gender::Masculine, Gender::Feminine].into_iter();
    word(Lang::En, Gender::Masculine).chain(french.flat_map(move |gender| word(Lang::Fr, gender)))
}

/// Every word and phrase without case, accents and gaps.
static TAKEN: LazyLock<HashSet<String>> =
    LazyLock::new(|| words().map(|(text, _)| folded(&text)).collect());

/// Whether a name, folded, would be taken for a word of the grammar.
pub(in crate::report) fn is_taken(name: &str) -> bool {
    TAKEN.contains(name)
}
