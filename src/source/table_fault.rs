use thiserror::Error;

use crate::lang::{Describe, Lang, PerLang, meant};

/// What can be wrong with a file in TOML, whatever it is about.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum TableFault {
    /// It is written in a format of another release.
    Format {
        /// The format it states.
        found: String,
        /// The format that can be read.
        known: u32,
    },
    /// It is not TOML.
    Syntax {
        /// What the reader of TOML says.
        message: PerLang<String>,
    },
    /// A key stands twice in one table.
    DuplicateKey {
        /// The key.
        key: String,
    },
    /// A key that is needed is not there.
    Missing {
        /// The key.
        key: String,
        /// What should stand there.
        expected: PerLang<String>,
    },
    /// A key that nobody asks for.
    UnknownKey {
        /// The key.
        key: String,
        /// The known key that is nearest, if one is near.
        nearest: Option<String>,
    },
    /// A value of another type.
    WrongType {
        /// The key.
        key: String,
        /// What should stand there.
        expected: PerLang<String>,
        /// What stands there.
        found: Type,
    },
    /// A number outside its bounds.
    OutOfRange {
        /// The key.
        key: String,
        /// The number as written.
        found: String,
        /// The least that is allowed.
        min: String,
        /// The most that is allowed.
        max: String,
    },
    /// A word that has no meaning there.
    UnknownWord {
        /// The key.
        key: String,
        /// The word as written.
        word: String,
        /// What may be written.
        expected: PerLang<String>,
        /// The known word that is nearest, if one is near.
        nearest: Option<String>,
    },
    /// A text without a letter in it.
    Empty {
        /// The key.
        key: String,
    },
    /// A text longer than it may be.
    TooLong {
        /// The key.
        key: String,
        /// Characters that it has.
        length: usize,
        /// Characters that it may have.
        limit: usize,
    },
    /// A character that cannot be printed, such as a tab or a line break.
    Control {
        /// The key.
        key: String,
        /// The character.
        character: char,
    },
}

impl Describe for TableFault {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::Format { found, known } => lang.pick(
                format!("format {found} is not known; this program reads format {known}"),
                format!("le format {found} n'est pas connu ; ce programme lit le format {known}"),
            ),
            Self::Syntax { message } => message.get(lang).clone(),
            Self::DuplicateKey { key } => lang
                .pick(format!("key `{key}` stands twice"), format!("la clé `{key}` est en double")),
            Self::Missing { key, expected } => {
                let expected = expected.get(lang);
                lang.pick(
                    format!("missing key `{key}`: {expected}"),
                    format!("il manque la clé `{key}` : {expected}"),
                )
            }
            Self::UnknownKey { key, nearest } => {
                let meant = meant(lang, nearest.as_deref());
                lang.pick(
                    format!("unknown key `{key}`{meant}"),
                    format!("la clé `{key}` est inconnue{meant}"),
                )
            }
            Self::WrongType { key, expected, found } => {
                let (expected, found) = (expected.get(lang), found.describe(lang));
                lang.pick(
                    format!("`{key}` should be {expected}, not {found}"),
                    format!("`{key}` doit être {expected}, pas {found}"),
                )
            }
            Self::OutOfRange { key, found, min, max } => lang.pick(
                format!("`{key}` is {found}; it should be from {min} to {max}"),
                format!("`{key}` vaut {found} ; il faut un nombre de {min} à {max}"),
            ),
            Self::UnknownWord { key, word, expected, nearest } => {
                let (expected, meant) = (expected.get(lang), meant(lang, nearest.as_deref()));
                lang.pick(
                    format!("`{word}` is no value of `{key}`, which takes {expected}{meant}"),
                    format!(
                        "`{word}` n'est pas une valeur de `{key}`, qui attend {expected}{meant}"
                    ),
                )
            }
            Self::Empty { key } => {
                lang.pick(format!("`{key}` is empty"), format!("`{key}` est vide"))
            }
            Self::TooLong { key, length, limit } => lang.pick(
                format!("`{key}` has {length} characters; at most {limit} are allowed"),
                format!("`{key}` a {length} caractères ; il en faut {limit} au plus"),
            ),
            Self::Control { key, character } => {
                let number = *character as u32;
                lang.pick(
                    format!("`{key}` holds a control character, U+{number:04X}"),
                    format!("`{key}` contient un caractère de commande, U+{number:04X}"),
                )
            }
        }
    }
}

/// The types of values that a file can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// Text in quotes.
    Text,
    /// A whole number.
    Integer,
    /// A number with a decimal point.
    Decimal,
    /// `true` or `false`.
    Boolean,
    /// A date or a time.
    Date,
    /// Values in square brackets.
    List,
    /// Keys with values.
    Table,
}

impl Describe for Type {
    fn describe(&self, lang: Lang) -> String {
        let (en, fr) = match self {
            Self::Text => ("a text", "un texte"),
            Self::Integer => ("a whole number", "un nombre entier"),
            Self::Decimal => ("a decimal number", "un nombre décimal"),
            Self::Boolean => ("true or false", "vrai ou faux"),
            Self::Date => ("a date", "une date"),
            Self::List => ("a list", "une liste"),
            Self::Table => ("a table", "une table"),
        };
        lang.pick(en, fr).to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::both;

    /// One fault of each variant: a new one makes this match incomplete.
    fn one_of_each() -> Vec<TableFault> {
        let (key, expected) = ("depth".to_owned(), || both("a text", "un texte"));
        let all = vec![
            TableFault::Format { found: "2".into(), known: 1 },
            TableFault::Syntax { message: both("missing value", "il manque une valeur") },
            TableFault::DuplicateKey { key: key.clone() },
            TableFault::Missing { key: key.clone(), expected: expected() },
            TableFault::UnknownKey { key: key.clone(), nearest: Some("dept".into()) },
            TableFault::WrongType { key: key.clone(), expected: expected(), found: Type::List },
            TableFault::OutOfRange {
                key: key.clone(),
                found: "9".into(),
                min: "0".into(),
                max: "3".into(),
            },
            TableFault::UnknownWord {
                key: key.clone(),
                word: "deep".into(),
                expected: expected(),
                nearest: None,
            },
            TableFault::Empty { key: key.clone() },
            TableFault::TooLong { key: key.clone(), length: 9, limit: 3 },
            TableFault::Control { key, character: '\t' },
        ];
        let numbers: Vec<usize> = all.iter().map(number).collect();
        assert_eq!(numbers, (0..all.len()).collect::<Vec<_>>());
        all
    }

    fn number(fault: &TableFault) -> usize {
        match fault {
            TableFault::Format { .. } => 0,
            TableFault::Syntax { .. } => 1,
            TableFault::DuplicateKey { .. } => 2,
            TableFault::Missing { .. } => 3,
            TableFault::UnknownKey { .. } => 4,
            TableFault::WrongType { .. } => 5,
            TableFault::OutOfRange { .. } => 6,
            TableFault::UnknownWord { .. } => 7,
            TableFault::Empty { .. } => 8,
            TableFault::TooLong { .. } => 9,
            TableFault::Control { .. } => 10,
        }
    }

    #[test]
    fn every_fault_has_a_text_of_its_own_in_each_language() {
        for fault in one_of_each() {
            let (en, fr) = (fault.describe(Lang::En), fault.describe(Lang::Fr));
            assert_ne!(en, fr);
            assert_eq!(fault.to_string(), en);
            for text in [en, fr] {
                assert!(!text.ends_with('.') && !text.is_empty(), "{text}");
            }
        }
    }

    #[test]
    fn every_type_has_a_name_in_each_language() {
        use Type::{Boolean, Date, Decimal, Integer, List, Table, Text};
        for kind in [Text, Integer, Decimal, Boolean, Date, List, Table] {
            assert_ne!(kind.describe(Lang::En), kind.describe(Lang::Fr));
        }
    }
}
