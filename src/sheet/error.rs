use thiserror::Error;

use super::mm::Mm;
use crate::lang::{Describe, Lang, PerLang, tenths};

/// Why a sheet cannot be made as it was ordered.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum SheetError {
    /// The template has no pages for this kind of game.
    NotForThisGame {
        /// The template.
        template: String,
        /// The preset.
        preset: String,
        /// What the template lacks.
        reason: PerLang<&'static str>,
    },
    /// The squares would be too large, or too small to write in.
    DoesNotFit {
        /// The size that was asked for, if one was.
        wanted: Option<Mm>,
        /// The least size that is still fit to write in.
        least: Mm,
        /// The largest that fits on the paper, if any does.
        largest: Option<Mm>,
    },
    /// The text of a page is too long for the paper.
    TextTooLong,
    /// The size that was asked for is not one that anybody can write in or print.
    CellOutOfRange {
        /// The size that was asked for.
        wanted: Mm,
        /// The least allowed, in mm.
        least: f64,
        /// The largest allowed, in mm.
        most: f64,
    },
    /// The margins leave no paper.
    MarginOutOfRange {
        /// The margin that was asked for.
        wanted: Mm,
        /// The least allowed, in mm.
        least: f64,
        /// The largest allowed, in mm.
        most: f64,
    },
    /// A key was asked for where no fleet is drawn.
    NothingForTheKey,
    /// A text cannot be printed with the fonts of the program.
    Unprintable {
        /// The character.
        character: char,
        /// The text it stands in.
        text: String,
    },
    /// A text has no room on its line.
    TooLong {
        /// The text.
        text: String,
    },
}

impl Describe for SheetError {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::NotForThisGame { template, preset, reason } => {
                let reason = reason.get(lang);
                lang.pick(
                    format!("template `{template}` has no page for `{preset}`: {reason}"),
                    format!("le modèle `{template}` n'a pas de page pour `{preset}` : {reason}"),
                )
            }
            Self::DoesNotFit { wanted, least, largest } => {
                does_not_fit(*wanted, *least, *largest, lang)
            }
            Self::TextTooLong => lang
                .pick(
                    "the page has no room for its text at a readable size",
                    "la page n'a pas la place pour son texte en taille lisible",
                )
                .to_owned(),
            Self::CellOutOfRange { wanted, least, most } => lang.pick(
                format!(
                    "squares of {} mm are out of range: ask for {least} to {most} mm",
                    wanted.0
                ),
                format!("cases de {} mm hors limites : demandez de {least} à {most} mm", wanted.0),
            ),
            Self::MarginOutOfRange { wanted, least, most } => lang.pick(
                format!(
                    "margins of {} mm are out of range: ask for {least} to {most} mm",
                    wanted.0
                ),
                format!("marges de {} mm hors limites : demandez de {least} à {most} mm", wanted.0),
            ),
            Self::NothingForTheKey => lang
                .pick(
                    "a key shows the fleets of a run, and these sheets are blank",
                    "un corrigé montre les flottes d'un tirage, et ces feuilles sont vierges",
                )
                .to_owned(),
            Self::Unprintable { character, text } => {
                let number = *character as u32;
                lang.pick(
                    format!("the character `{character}` (U+{number:04X}) of `{text}` cannot be printed"),
                    format!(
                        "le caractère `{character}` (U+{number:04X}) de `{text}` ne peut pas être imprimé"
                    ),
                )
            }
            Self::TooLong { text } => lang.pick(
                format!("`{text}` is too long for its line on this paper"),
                format!("`{text}` est trop long pour sa ligne sur ce papier"),
            ),
        }
    }
}

fn does_not_fit(wanted: Option<Mm>, least: Mm, largest: Option<Mm>, lang: Lang) -> String {
    let what = match wanted {
        None => {
            let least = tenths(lang, least.0);
            lang.pick(
                format!("squares of at least {least} mm, fit to write in, do not fit on this paper"),
                format!("des cases d'au moins {least} mm, où l'on peut écrire, ne tiennent pas sur ce papier"),
            )
        }
        Some(wanted) => lang.pick(
            format!("squares of {} mm do not fit on this paper", wanted.0),
            format!("des cases de {} mm ne tiennent pas sur ce papier", wanted.0),
        ),
    };
    match largest.map(|largest| tenths(lang, largest.0)) {
        Some(largest) => lang.pick(
            format!("{what}: the largest that fit are {largest} mm"),
            format!("{what} : les plus grandes qui tiennent ont {largest} mm"),
        ),
        None => lang.pick(
            format!("{what}: there is no room for the frames"),
            format!("{what} : il n'y a pas de place pour les grilles"),
        ),
    }
}
