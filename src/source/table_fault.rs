use std::fmt;

use thiserror::Error;

/// What can be wrong with a file in TOML, whatever it is about.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum TableFault {
    /// It is written in a format of another release.
    #[error("format {found} is not known; this program reads format {known}")]
    Format {
        /// The format it states.
        found: String,
        /// The format that can be read.
        known: u32,
    },
    /// It is not TOML.
    #[error("{message}")]
    Syntax {
        /// What the reader of TOML says.
        message: String,
    },
    /// A key stands twice in one table.
    #[error("key `{key}` stands twice")]
    DuplicateKey {
        /// The key.
        key: String,
    },
    /// A key that is needed is not there.
    #[error("missing key `{key}`: {expected}")]
    Missing {
        /// The key.
        key: String,
        /// What should stand there.
        expected: String,
    },
    /// A key that nobody asks for.
    #[error("unknown key `{key}`{}", did_you_mean(nearest.as_deref()))]
    UnknownKey {
        /// The key.
        key: String,
        /// The known key that is nearest, if one is near.
        nearest: Option<String>,
    },
    /// A value of another type.
    #[error("`{key}` should be {expected}, not {found}")]
    WrongType {
        /// The key.
        key: String,
        /// What should stand there.
        expected: String,
        /// What stands there.
        found: Type,
    },
    /// A number outside its bounds.
    #[error("`{key}` is {found}; it should be from {min} to {max}")]
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
    #[error("`{word}` is no value of `{key}`, which takes {expected}{}", did_you_mean(nearest.as_deref()))]
    UnknownWord {
        /// The key.
        key: String,
        /// The word as written.
        word: String,
        /// What may be written.
        expected: String,
        /// The known word that is nearest, if one is near.
        nearest: Option<String>,
    },
    /// A text without a letter in it.
    #[error("`{key}` is empty")]
    Empty {
        /// The key.
        key: String,
    },
    /// A text longer than it may be.
    #[error("`{key}` has {length} characters; at most {limit} are allowed")]
    TooLong {
        /// The key.
        key: String,
        /// Characters that it has.
        length: usize,
        /// Characters that it may have.
        limit: usize,
    },
    /// A character that cannot be printed, such as a tab or a line break.
    #[error("`{key}` holds a control character, U+{:04X}", *character as u32)]
    Control {
        /// The key.
        key: String,
        /// The character.
        character: char,
    },
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

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text => "a text",
            Self::Integer => "a whole number",
            Self::Decimal => "a decimal number",
            Self::Boolean => "true or false",
            Self::Date => "a date",
            Self::List => "a list",
            Self::Table => "a table",
        })
    }
}

/// The end of a message that proposes a word; nothing where there is none.
pub fn did_you_mean(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |word| format!("; did you mean `{word}`?"))
}
