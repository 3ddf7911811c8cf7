use super::{Lang, PerLang};

/// What can be said in both languages, such as what is wrong with a file.
pub trait Describe {
    /// The text in `lang`: where it tells of a fault, a clause in lower case without a full stop.
    fn describe(&self, lang: Lang) -> String;
}

/// One text in both languages.
pub fn both(en: impl Into<String>, fr: impl Into<String>) -> PerLang<String> {
    PerLang { en: en.into(), fr: fr.into() }
}

impl<T> PerLang<T> {
    /// The one thing made for each language.
    pub fn each(make: impl Fn(Lang) -> T) -> Self {
        Self { en: make(Lang::En), fr: make(Lang::Fr) }
    }
}

impl PerLang<String> {
    /// What `said` says in each language.
    pub fn of(said: &impl Describe) -> Self {
        Self::each(|lang| said.describe(lang))
    }
}

impl Describe for PerLang<String> {
    fn describe(&self, lang: Lang) -> String {
        self.get(lang).clone()
    }
}
