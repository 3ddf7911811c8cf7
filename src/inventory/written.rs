use super::{InventoryFault, Shop, Stock, describe};
use crate::lang::{Describe, Lang, list, meant};
use crate::source::{Faults, Place, TableFault};

/// An inventory as far as it could be read, and everything that is wrong with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// What could be read.
    pub stock: Stock,
    /// Whether that is all there is.
    pub extent: Extent,
    /// Where land is spoken of.
    pub land_at: Option<Place>,
    /// What is wrong, in the order in which it stands.
    pub faults: Faults<WrittenFault>,
}

/// How much of a file could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All of it.
    Whole,
    /// Not all: sums would be wrong.
    Part,
}

/// What is wrong with an inventory that somebody wrote.
#[derive(Clone, Debug, PartialEq)]
pub enum WrittenFault {
    /// The file is not as such files are.
    Table(TableFault),
    /// A word is nothing that points buy.
    UnknownWord {
        /// The word.
        word: String,
        /// The nearest known one.
        nearest: Option<String>,
    },
    /// A word means several things.
    Ambiguous {
        /// The word.
        word: String,
        /// The codes that tell them apart.
        codes: Vec<String>,
    },
    /// One thing is written twice, in different words.
    Twice {
        /// The word.
        word: String,
        /// The word that stands before it.
        first: String,
    },
    /// The inventory breaks a rule, or is unwise.
    Inventory(InventoryFault),
}

impl From<TableFault> for WrittenFault {
    fn from(fault: TableFault) -> Self {
        Self::Table(fault)
    }
}

impl WrittenFault {
    /// The code of the rule, if it is about one.
    pub const fn code(&self) -> Option<&'static str> {
        match self {
            Self::Inventory(fault) => Some(fault.code()),
            _ => None,
        }
    }

    /// What is wrong, as a clause that can follow a place.
    pub fn describe(&self, shop: Shop<'_>, lang: Lang) -> String {
        match self {
            Self::Table(fault) => fault.describe(lang),
            Self::UnknownWord { word, nearest } => {
                let meant = meant(lang, nearest.as_deref());
                lang.pick(
                    format!("`{word}` is nothing that this game's points buy{meant}"),
                    format!("`{word}` n'est rien de ce que les points de ce jeu achètent{meant}"),
                )
            }
            Self::Ambiguous { word, codes } => lang.pick(
                format!("`{word}` may mean {}: write the code", list(lang, codes)),
                format!("`{word}` peut vouloir dire {} : écrivez le code", list(lang, codes)),
            ),
            Self::Twice { word, first } => lang.pick(
                format!("`{first}` and `{word}` mean the same: write it once"),
                format!("`{first}` et `{word}` désignent la même chose : écrivez-la une fois"),
            ),
            Self::Inventory(fault) => describe(fault, shop, lang),
        }
    }
}
