use super::{Lang, number_word};

/// Grammatical gender of a French noun; English ignores it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Gender {
    /// `un cuirassé`.
    #[default]
    Masculine,
    /// `une vedette`.
    Feminine,
}

/// The name of a countable thing in one language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Noun {
    /// Singular: `battleship`.
    pub one: String,
    /// Plural: `battleships`.
    pub many: String,
    /// Gender, which French number words and participles follow.
    pub gender: Gender,
}

impl Noun {
    /// The form that goes with `n` of them.
    pub fn form(&self, lang: Lang, n: u32) -> &str {
        if lang.takes_singular(n.into()) { &self.one } else { &self.many }
    }

    /// `n` of them in digits: `3 destroyers`.
    pub fn counted(&self, lang: Lang, n: u32) -> String {
        format!("{n} {}", self.form(lang, n))
    }

    /// `n` of them in words where there is a word for it: `three destroyers`, `une vedette`.
    pub fn counted_in_words(&self, lang: Lang, n: u32) -> String {
        format!("{} {}", number_word(lang, n, self.gender), self.form(lang, n))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noun(one: &str, many: &str, gender: Gender) -> Noun {
        Noun { one: one.into(), many: many.into(), gender }
    }

    #[test]
    fn zero_is_plural_in_english_and_singular_in_french() {
        let en = noun("cruiser", "cruisers", Gender::Masculine);
        assert_eq!(en.counted(Lang::En, 0), "0 cruisers");
        assert_eq!(en.counted(Lang::En, 1), "1 cruiser");
        let fr = noun("croiseur", "croiseurs", Gender::Masculine);
        assert_eq!(fr.counted(Lang::Fr, 0), "0 croiseur");
        assert_eq!(fr.counted(Lang::Fr, 2), "2 croiseurs");
    }

    #[test]
    fn words_follow_the_gender() {
        let fr = noun("vedette", "vedettes", Gender::Feminine);
        assert_eq!(fr.counted_in_words(Lang::Fr, 1), "une vedette");
        assert_eq!(fr.counted_in_words(Lang::Fr, 0), "aucune vedette");
        assert_eq!(fr.counted_in_words(Lang::Fr, 14), "14 vedettes");
    }
}
