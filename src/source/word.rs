use crate::lang::{PerLang, choice};

/// A choice that is written as one of a few words, such as `touch = "corner"`.
pub trait Word: Sized {
    /// Every word there is.
    const WORDS: &'static [&'static str];

    /// The value that a word stands for.
    fn from_word(word: &str) -> Option<Self>;

    /// How it is written.
    fn text(&self) -> String;

    /// What may be written, for a message: the words, joined by "or".
    // Inlined, the known words of a long list send the optimiser of a release build into a search of many minutes.
    #[inline(never)]
    fn expected() -> PerLang<String> {
        PerLang::each(|lang| choice(lang, Self::WORDS))
    }
}

/// Words for the values of an enum that has no words of its own.
macro_rules! words {
    ($($name:ident { $($variant:ident = $word:literal),+ $(,)? })+) => {
        $(
            impl $crate::source::Word for $name {
                const WORDS: &'static [&'static str] = &[$($word),+];

                fn from_word(word: &str) -> Option<Self> {
                    match word { $($word => Some(Self::$variant),)+ _ => None }
                }

                fn text(&self) -> String {
                    match self { $(Self::$variant => $word),+ }.to_owned()
                }
            }
        )+
    };
}

pub(crate) use words;
