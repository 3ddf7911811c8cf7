//! What is wrong with a line of a journal, in words.

use super::LineFault;
use crate::journal::Misplaced;
use crate::lang::{Describe, Lang, meant};

impl Describe for Misplaced {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::NothingToUndo => {
                lang.pick("there is nothing to undo", "il n'y a rien à annuler").to_owned()
            }
            Self::NothingToRedo => lang
                .pick(
                    "nothing was undone that could be done again",
                    "rien n'a été annulé qui puisse être refait",
                )
                .to_owned(),
            Self::NoEvent { event, last: 0 } => lang.pick(
                format!("there is no event {event}: nothing has happened yet"),
                format!("il n'y a pas d'événement {event} : rien ne s'est encore passé"),
            ),
            Self::NoEvent { event, last } => lang.pick(
                format!("there is no event {event}: the last is {last}"),
                format!("il n'y a pas d'événement {event} : le dernier est {last}"),
            ),
            Self::NoCall { event } => lang.pick(
                format!("event {event} is no call, so it has no answer"),
                format!("l'événement {event} n'est pas un appel : il n'a pas de réponse"),
            ),
        }
    }
}

impl LineFault {
    /// The audit code of the rule that is broken, if it is one of those.
    pub fn code(&self) -> Option<&'static str> {
        match self {
            Self::Squares(fault) => Some(fault.code()),
            Self::Reply(fault) => Some(fault.code()),
            _ => None,
        }
    }
}

impl Describe for LineFault {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::Empty => lang.pick("the line is empty", "la ligne est vide").to_owned(),
            Self::UnknownStart { word, nearest } => {
                let meant = meant(lang, *nearest);
                lang.pick(
                    format!("a line does not begin with `{word}`: it begins with `us`, `them`, `undo`, `redo`, `fix`, `note` or `forced`{meant}"),
                    format!("une ligne ne commence pas par `{word}`, mais par `us`, `them`, `undo`, `redo`, `fix`, `note` ou `forced`{meant}"),
                )
            }
            Self::NoAction => lang
                .pick("it is not said what that side does", "il n'est pas dit ce que fait ce camp")
                .to_owned(),
            Self::UnknownAction { word, nearest } => {
                let meant = meant(lang, *nearest);
                lang.pick(
                    format!("`{word}` is nothing that a side does: it fires a `salvo`, sends a `recce`, a `bomber` or an `atom` bomber, says `pass`, `resign`, `out` or `unsunk`{meant}"),
                    format!("`{word}` n'est rien que fasse un camp : il tire une `salvo`, envoie un `recce`, un `bomber` ou un `atom`, dit `pass`, `resign`, `out` ou `unsunk`{meant}"),
                )
            }
            Self::Squares(fault) => fault.describe(lang),
            Self::Reply(fault) => fault.describe(lang),
            Self::Misplaced(fault) => fault.describe(lang),
            Self::NoSquare => {
                lang.pick("no square is named", "aucune case n'est nommée").to_owned()
            }
            Self::SeveralSquares => {
                lang.pick("one square is needed here", "une seule case est attendue ici").to_owned()
            }
            Self::NoNumber { found } if found.is_empty() => {
                lang.pick("a number is missing", "il manque un nombre").to_owned()
            }
            Self::NoNumber { found } => lang.pick(
                format!("`{found}` is no whole number"),
                format!("`{found}` n'est pas un nombre entier"),
            ),
            Self::Surplus { text } => lang.pick(
                format!("`{text}` does not belong here"),
                format!("`{text}` n'a pas sa place ici"),
            ),
            Self::NoReply => lang
                .pick("there is no answer after `->`", "il n'y a pas de réponse après `->`")
                .to_owned(),
            Self::Control { character } => {
                let number = *character as u32;
                lang.pick(
                    format!("the control character U+{number:04X} does not belong here"),
                    format!("le caractère de commande U+{number:04X} n'a pas sa place ici"),
                )
            }
            Self::EmptyNote => lang.pick("the note says nothing", "la note ne dit rien").to_owned(),
        }
    }
}
