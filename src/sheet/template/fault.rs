use thiserror::Error;

use crate::lang::{Describe, Lang, PerLang};
use crate::source::TableFault;

/// What can be wrong with a template.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum TemplateFault {
    /// The text is not the TOML that it should be.
    #[error(transparent)]
    Table(#[from] TableFault),
    /// The least square is larger than the largest.
    CellRange {
        /// The least side in mm.
        least: f64,
        /// The largest side in mm.
        most: f64,
    },
    /// A page that is printed for the whole run holds a part of one player's sheet, or the other way round.
    PartOutOfPlace {
        /// What the page is printed for.
        each: PerLang<&'static str>,
    },
    /// A list that must not be empty is.
    Empty {
        /// The list.
        key: &'static str,
    },
    /// A variant can never be chosen, because an earlier one takes its games.
    Unreachable,
}

impl Describe for TemplateFault {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::Table(fault) => fault.describe(lang),
            Self::CellRange { least, most } => lang.pick(
                format!("the least square, {least} mm, is larger than the largest, {most} mm"),
                format!("la plus petite case, {least} mm, dépasse la plus grande, {most} mm"),
            ),
            Self::PartOutOfPlace { each } => {
                let each = each.get(lang);
                lang.pick(
                    format!("a page printed for each {each} cannot hold this part"),
                    format!("une page imprimée pour chaque {each} ne peut pas avoir cette partie"),
                )
            }
            Self::Empty { key } => {
                lang.pick(format!("`{key}` is empty"), format!("`{key}` est vide"))
            }
            Self::Unreachable => lang
                .pick(
                    "this variant is never used: an earlier one is for the same games",
                    "cette variante ne sert jamais : une autre avant elle est pour les mêmes jeux",
                )
                .to_owned(),
        }
    }
}
