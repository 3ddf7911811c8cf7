//! What is wrong with a preset, in words.

use super::{RuleFault, Touch};
use crate::board::Shape;
use crate::lang::{Describe, Lang};
use crate::source::Place;

impl Describe for RuleFault {
    fn describe(&self, lang: Lang) -> String {
        let say = Wording { lang };
        match self {
            Self::Table(fault) => fault.describe(lang),
            Self::Change => say.plain(
                "a change is written `key=value`, such as `touch=any`",
                "un changement s'écrit `clé=valeur`, comme `touch=any`",
            ),
            Self::Name { name } => say.about(
                name,
                "cannot name a preset: use a to z, 0 to 9 and `-`",
                "ne peut pas nommer un jeu : prenez a à z, 0 à 9 et `-`",
            ),
            Self::Code { code } => say.about(
                code,
                "cannot be a code: use one to four of a to z and 0 to 9, a letter first",
                "ne peut pas être un code : prenez un à quatre signes de a à z et 0 à 9, d'abord une lettre",
            ),
            Self::ReservedCode { code } => say.about(
                code,
                "cannot be a code: it has a meaning of its own in layouts and journals",
                "ne peut pas être un code : il a son propre sens dans les dispositions et les journaux",
            ),
            Self::CodeTwice { code, first } => say.twice("code", "le code", code, *first),
            Self::UnitTwice { kind, first } => say.twice("unit", "l'unité", kind.code(), *first),
            Self::UnitMissing { kind } => say.named(
                ("unit", "l'unité"),
                kind.code(),
                "is missing: an arsenal prices each of `rc`, `bm`, `ax` and `gn`",
                "manque : un arsenal donne un prix à `rc`, `bm`, `ax` et `gn`",
            ),
            Self::SameName { first, second, name, lang: of } => {
                say.same_name(first, second, name, *of)
            }
            Self::CountMissing { code } => say.class(
                code,
                "needs `count`, the number of its ships",
                "demande `count`, le nombre de ses navires",
            ),
            Self::PriceMissing { code } => say.class(
                code,
                "needs `price`, since `[arsenal]` lets fleets be bought",
                "demande `price`, puisqu'avec `[arsenal]` les flottes s'achètent",
            ),
            Self::PriceWithoutArsenal { code } => say.class(
                code,
                "has a `price`, but no `[arsenal]` gives points to spend",
                "a un `price`, mais aucun `[arsenal]` ne donne de points à dépenser",
            ),
            Self::HalfStocked { with, without } => say.half_stocked(with, without),
            Self::DoesNotFit { code, size, width, height } => {
                say.does_not_fit(code, *size, *width, *height)
            }
            Self::FleetTooLarge { needed, room, touch } => say.too_large(*needed, *room, *touch),
            Self::NoShip => say.plain("the fleet has no ship", "la flotte n'a aucun navire"),
            Self::TooDear { cost, budget } => lang.pick(
                format!("the inventory costs {cost} points, and `budget` is {budget}"),
                format!("l'inventaire coûte {cost} points, et `budget` vaut {budget}"),
            ),
            Self::BoundsReversed { min, max } => say.bounds_reversed(*min, *max),
            Self::BoundsBeyondBudget { min, budget } => say.bounds_beyond(*min, *budget),
            Self::OutsideBounds { cost, min, max } => say.outside_bounds(*cost, *min, *max),
            Self::NothingToBuyWith => say.plain(
                "`salvo=bought` needs an `[arsenal]` with points to buy salvoes with",
                "`salvo=bought` demande un `[arsenal]` avec des points pour acheter les salves",
            ),
            Self::NothingToBuy { salvo } => say.nothing_to_buy(salvo),
            Self::Conflict { first, second, why } => {
                let why = why.get(lang);
                lang.pick(
                    format!("`{first}` cannot go with `{second}`: {why}"),
                    format!("`{first}` ne va pas avec `{second}` : {why}"),
                )
            }
        }
    }
}

struct Wording {
    lang: Lang,
}

impl Wording {
    fn plain(&self, en: &str, fr: &str) -> String {
        self.lang.pick(en, fr).to_owned()
    }

    fn about(&self, word: &str, en: &str, fr: &str) -> String {
        format!("`{word}` {}", self.lang.pick(en, fr))
    }

    fn named(&self, noun: (&str, &str), word: &str, en: &str, fr: &str) -> String {
        format!("{} {}", self.lang.pick(noun.0, noun.1), self.about(word, en, fr))
    }

    fn class(&self, code: &str, en: &str, fr: &str) -> String {
        self.named(("class", "la classe"), code, en, fr)
    }

    fn twice(&self, en: &str, fr: &str, code: &str, first: Option<Place>) -> String {
        let told = self.named((en, fr), code, "stands twice", "est en double");
        let first = first.map(|place| match self.lang {
            Lang::En => format!("; first on line {}", place.line),
            Lang::Fr => format!(" ; d'abord à la ligne {}", place.line),
        });
        told + &first.unwrap_or_default()
    }

    fn same_name(&self, first: &str, second: &str, name: &str, of: Lang) -> String {
        let of = match of {
            Lang::En => self.lang.pick("English", "anglais"),
            Lang::Fr => self.lang.pick("French", "français"),
        };
        self.lang.pick(
            format!("`{first}` and `{second}` are both called \"{name}\" in {of}"),
            format!("`{first}` et `{second}` ont le même nom en {of} : « {name} »"),
        )
    }

    fn half_stocked(&self, with: &str, without: &str) -> String {
        self.lang.pick(
            format!(
                "`{with}` has a fixed number and `{without}` has none: an inventory is fixed whole or not at all"
            ),
            format!(
                "`{with}` a un nombre fixe et `{without}` n'en a pas : un inventaire est fixé en entier ou pas du tout"
            ),
        )
    }

    fn does_not_fit(&self, code: &str, size: Shape, width: u8, height: u8) -> String {
        self.lang.pick(
            format!("a ship of `{code}`, {size}, does not fit on a grid of {width}x{height}"),
            format!("un navire `{code}`, {size}, ne tient pas sur une grille de {width}x{height}"),
        )
    }

    /// Where no ships touch, a row and a column beyond the edge count as room for the water round them.
    fn too_large(&self, needed: u64, room: u64, touch: Touch) -> String {
        let margin = match touch {
            Touch::None => self.lang.pick(
                " for its ships and the water that `touch=none` keeps between them",
                " pour ses navires et l'eau que `touch=none` laisse entre eux",
            ),
            Touch::Corner | Touch::Any => "",
        };
        self.lang.pick(
            format!("the fleet needs at least {needed} squares{margin}, and `grid` gives {room}"),
            format!(
                "il faut à la flotte au moins {needed} cases{margin}, et `grid` en donne {room}"
            ),
        )
    }

    fn bounds_reversed(&self, min: u32, max: u32) -> String {
        self.lang.pick(
            format!(
                "`ship-points.min` is {min} and `ship-points.max` is {max}: the least cannot be above the most"
            ),
            format!(
                "`ship-points.min` vaut {min} et `ship-points.max` {max} : le minimum ne peut pas dépasser le maximum"
            ),
        )
    }

    fn bounds_beyond(&self, min: u32, budget: u32) -> String {
        self.lang.pick(
            format!(
                "`ship-points.min` is {min}, and `budget` is {budget}: nobody could spend that much on ships"
            ),
            format!(
                "`ship-points.min` vaut {min}, et `budget` {budget} : nul ne peut dépenser autant en navires"
            ),
        )
    }

    fn outside_bounds(&self, cost: u64, min: u32, max: u32) -> String {
        self.lang.pick(
            format!(
                "the ships of the inventory cost {cost} points; `ship-points` enforces {min} to {max}"
            ),
            format!(
                "les navires de l'inventaire coûtent {cost} points ; `ship-points` impose {min} à {max}"
            ),
        )
    }

    fn nothing_to_buy(&self, salvo: &str) -> String {
        self.lang.pick(
            format!(
                "`[arsenal]` sells salvoes, which goes with `salvo=bought`, not with `salvo={salvo}`"
            ),
            format!(
                "`[arsenal]` vend des salves, ce qui va avec `salvo=bought`, pas avec `salvo={salvo}`"
            ),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::PerLang;
    use crate::rules::UnitKind;

    #[test]
    fn every_fault_reads_in_both_languages() {
        let (code, first) = (|| "dd".to_owned(), Some(Place { line: 3, column: 1 }));
        let why = PerLang { en: "so it is", fr: "c'est ainsi" };
        let faults = [
            RuleFault::Change,
            RuleFault::Name { name: code() },
            RuleFault::Code { code: code() },
            RuleFault::ReservedCode { code: code() },
            RuleFault::CodeTwice { code: code(), first },
            RuleFault::UnitTwice { kind: UnitKind::Recce, first },
            RuleFault::UnitMissing { kind: UnitKind::Bomber },
            RuleFault::SameName { first: code(), second: code(), name: code(), lang: Lang::Fr },
            RuleFault::CountMissing { code: code() },
            RuleFault::PriceMissing { code: code() },
            RuleFault::PriceWithoutArsenal { code: code() },
            RuleFault::HalfStocked { with: code(), without: code() },
            RuleFault::DoesNotFit { code: code(), size: Shape::Line(9), width: 5, height: 6 },
            RuleFault::FleetTooLarge { needed: 30, room: 25, touch: Touch::None },
            RuleFault::NoShip,
            RuleFault::TooDear { cost: 161, budget: 160 },
            RuleFault::BoundsReversed { min: 9, max: 8 },
            RuleFault::BoundsBeyondBudget { min: 9, budget: 8 },
            RuleFault::OutsideBounds { cost: 9, min: 3, max: 8 },
            RuleFault::NothingToBuyWith,
            RuleFault::NothingToBuy { salvo: "3".to_owned() },
            RuleFault::Conflict { first: code(), second: code(), why },
        ];
        for fault in faults {
            let (en, fr) = (fault.describe(Lang::En), fault.describe(Lang::Fr));
            assert_ne!(en, fr);
            assert_eq!(fault.to_string(), en);
            assert!(!en.ends_with('.') && !fr.ends_with('.'), "{en}\n{fr}");
        }
        let twice = RuleFault::CodeTwice { code: code(), first };
        assert_eq!(twice.describe(Lang::Fr), "le code `dd` est en double ; d'abord à la ligne 3");
    }
}
