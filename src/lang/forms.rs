use super::Lang;

/// A word of the program's own in both languages, in the forms that go with numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forms {
    /// English: for one, for many.
    pub en: (&'static str, &'static str),
    /// French: for one, for many.
    pub fr: (&'static str, &'static str),
}

impl Forms {
    /// A point to spend.
    pub const POINT: Self = Self { en: ("point", "points"), fr: ("point", "points") };
    /// A square of the grid.
    pub const SQUARE: Self = Self { en: ("square", "squares"), fr: ("case", "cases") };
    /// A row of the grid.
    pub const ROW: Self = Self { en: ("row", "rows"), fr: ("rangée", "rangées") };
    /// A shot that struck something.
    pub const HIT: Self = Self { en: ("hit", "hits"), fr: ("impact", "impacts") };
    /// A ship of whatever class.
    pub const SHIP: Self = Self { en: ("ship", "ships"), fr: ("navire", "navires") };
    /// A land unit of 3x3 squares (`S0-56`).
    pub const LAND_UNIT: Self =
        Self { en: ("land unit", "land units"), fr: ("unité de terrain", "unités de terrain") };
    /// Something that a side does in a game.
    pub const EVENT: Self = Self { en: ("event", "events"), fr: ("événement", "événements") };
    /// A shot of a salvo.
    pub const SHOT: Self = Self { en: ("shot", "shots"), fr: ("tir", "tirs") };
    /// A salvo.
    pub const SALVO: Self = Self { en: ("salvo", "salvoes"), fr: ("salve", "salves") };
    /// The verb between `there` and a number; French has one form of it.
    pub const THERE_IS: Self = Self { en: ("is", "are"), fr: ("il y a", "il y a") };

    /// The form that goes with `n`.
    pub fn form(self, lang: Lang, n: impl Into<u64>) -> &'static str {
        let (one, many) = lang.pick(self.en, self.fr);
        if lang.takes_singular(n.into()) { one } else { many }
    }

    /// `n` of them in digits: `3 squares`.
    pub fn counted(self, lang: Lang, n: impl Into<u64>) -> String {
        let n = n.into();
        format!("{n} {}", self.form(lang, n))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_rule_for_none() {
        let counted = |lang| [0_u32, 1, 2].map(|n| Forms::LAND_UNIT.counted(lang, n));
        assert_eq!(counted(Lang::En), ["0 land units", "1 land unit", "2 land units"]);
        let french = ["0 unité de terrain", "1 unité de terrain", "2 unités de terrain"];
        assert_eq!(counted(Lang::Fr), french);
    }
}
