use crate::lang::{Gender, Lang, Noun};
use crate::rules::{ClassId, Ruleset, UnitKind};

/// The names of a game in one language, with the words that go before them.
pub(super) struct Nouns<'a> {
    pub(super) rules: &'a Ruleset,
    pub(super) lang: Lang,
}

impl<'a> Nouns<'a> {
    pub(super) fn class(&self, class: ClassId) -> &'a Noun {
        self.rules.class(class).noun(self.lang)
    }

    /// What a unit is called; nothing in a game without units.
    pub(super) fn unit(&self, kind: UnitKind) -> Option<&'a Noun> {
        self.rules.arsenal().map(|arsenal| arsenal.unit(kind).names.get(self.lang))
    }

    /// So many hits on these: "two hits on cruisers"; "deux impacts sur des croiseurs".
    pub(super) fn hit(&self, hits: &str, noun: &Noun, n: u32) -> String {
        let on = self.lang.pick("on", "sur");
        format!("{hits} {on} {}", self.some(noun, n))
    }

    /// One of them or several, without a number: "a cruiser", "cruisers"; "un croiseur", "des croiseurs".
    fn some(&self, noun: &Noun, n: u32) -> String {
        if n == 1 {
            return self.a(noun);
        }
        let many = noun.form(self.lang, n);
        self.lang.pick(many.to_owned(), format!("des {many}"))
    }

    /// With its article: "an aircraft carrier"; "une vedette".
    pub(super) fn a(&self, noun: &Noun) -> String {
        let article = self.lang.pick(article(&noun.one), one(noun.gender));
        format!("{article} {}", noun.one)
    }

    /// What squares are of: "of a cruiser"; "de croiseur", "d'aviso".
    pub(super) fn of(&self, noun: &Noun) -> String {
        match self.lang {
            Lang::En => format!("of {}", self.a(noun)),
            Lang::Fr if begins_with_vowel(&noun.one) => format!("d'{}", noun.one),
            Lang::Fr => format!("de {}", noun.one),
        }
    }
}

const fn one(gender: Gender) -> &'static str {
    match gender {
        Gender::Masculine => "un",
        Gender::Feminine => "une",
    }
}

/// The English article before a name; a U-boat begins like a yacht.
fn article(name: &str) -> &'static str {
    let name = name.to_lowercase();
    if begins_with_vowel(&name) && !name.starts_with("u-") { "an" } else { "a" }
}

fn begins_with_vowel(name: &str) -> bool {
    crate::lang::folded(name).starts_with(['a', 'e', 'i', 'o', 'u'])
}
