//! The two languages of the program, and the words that need grammar in them.
//!
//! Nothing here knows a rule of the game: a class of ships brings its own [`Noun`].

mod describe;
mod fold;
mod forms;
mod noun;
mod phrase;
mod suggest;

pub use describe::{Describe, both};
pub use fold::{fold_into, folded};
pub use forms::Forms;
pub use noun::{Gender, Noun};
pub use phrase::{
    capitalised, choice, grouped, hundredths, list, meant, number_word, spaced, tenths,
};
pub use suggest::nearest;

/// A language of the sheets, the messages and the reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both languages, English first.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The ISO 639-1 code: `en` or `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// Whether `n` of something take the singular: 0 and 1 in French, 1 alone in English.
    pub const fn takes_singular(self, n: u64) -> bool {
        match self {
            Self::En => n == 1,
            Self::Fr => n < 2,
        }
    }

    /// Chooses between the English and the French form of one text.
    pub fn pick<T>(self, en: T, fr: T) -> T {
        match self {
            Self::En => en,
            Self::Fr => fr,
        }
    }
}

/// One thing in each language.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct PerLang<T> {
    /// The English one.
    pub en: T,
    /// The French one.
    pub fr: T,
}

impl<T> PerLang<T> {
    /// The one for `lang`.
    pub fn get(&self, lang: Lang) -> &T {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}
