use crate::lang::Lang;
use crate::layout::room::{self, NoRoom};
use crate::rules::Ruleset;

/// Why no layout was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RandomError {
    /// No legal layout of a fixed fleet was met within the stated number of tries.
    TooCrowded {
        /// How many placements of single ships were tried.
        tries: u64,
    },
    /// The game neither fixes a fleet nor gives points to buy one.
    NoFleet,
    /// Ships, land and units find no room, or none was found.
    NoRoom {
        /// Why.
        why: NoRoom,
    },
}

/// The reason as a clause: `no legal layout was met in 500 tries: the board is too crowded to draw one`.
pub fn describe(error: &RandomError, rules: &Ruleset, lang: Lang) -> String {
    match error {
        RandomError::TooCrowded { tries } => lang.pick(
            format!(
                "no legal layout was met in {tries} tries: the board is too crowded to draw one"
            ),
            format!("aucune disposition conforme en {tries} essais : la grille est trop pleine"),
        ),
        RandomError::NoFleet => {
            let name = rules.name();
            lang.pick(
                format!("the game neither fixes a fleet nor gives points to buy one: `{name}`"),
                format!("le jeu ne fixe pas de flotte et ne donne pas de points pour en acheter : `{name}`"),
            )
        }
        RandomError::NoRoom { why } => room::describe(why, rules, lang),
    }
}
