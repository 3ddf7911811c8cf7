//! How a game ended, in words.

use super::{How, Outcome, PerSide, Side, side_name};
use crate::lang::{Lang, capitalised};

impl Outcome {
    /// How it ended, as a sentence.
    pub fn describe(&self, names: &PerSide<Option<String>>, lang: Lang) -> String {
        match self {
            Self::Won { by, how } => {
                let who = capitalised(&side_name(*by, names, lang));
                let has = match (lang, by, names.get(*by)) {
                    (Lang::En, Side::Us, None) => "have won",
                    (Lang::En, ..) => "has won",
                    (Lang::Fr, Side::Us, None) => "avons gagné",
                    (Lang::Fr, ..) => "a gagné",
                };
                let colon = lang.pick(":", " :");
                format!("{who} {has}{colon} {}.", how.describe(lang))
            }
            Self::Draw { how } => {
                lang.pick(
                    format!("A draw: {}.", how.describe(lang)),
                    format!("Match nul : {}.", how.describe(lang)),
                )
            }
            Self::ValuesOpen => lang
                .pick(
                    "Neither side has a weapon left: tell the values of unsunk shipping (`us unsunk 31`, `them unsunk 28`).",
                    "Aucun camp n'a plus d'arme : annoncez la valeur des navires à flot (`us unsunk 31`, `them unsunk 28`).",
                )
                .to_owned(),
        }
    }
}

impl How {
    fn describe(self, lang: Lang) -> String {
        match self {
            Self::FleetSunk => {
                lang.pick("a whole fleet is sunk", "une flotte entière est coulée").to_owned()
            }
            Self::Resigned => {
                lang.pick("the other side gave up", "l'autre camp a abandonné").to_owned()
            }
            Self::Values { us, them } => lang.pick(
                format!("our unsunk shipping is worth {us}, the enemy's {them}"),
                format!("nos navires à flot valent {us}, ceux de l'ennemi {them}"),
            ),
        }
    }
}
