//! Layouts drawn at random.
//!
//! What is uniform and what is not:
//! * **Fixed fleets without land** (`uniform`): every legal layout is exactly equally likely. All ships are drawn
//!   independently, each equally likely in each of its placements, and the whole is thrown away at the first conflict.
//! * **Games with land, aircraft and guns** (`islands`): ships and land start somewhere legal and are moved by many
//!   random moves, each as likely as its reverse, so that in the long run every legal layout of these ships and that
//!   number of land units is equally likely. The run is long but finite: nearly uniform, not exactly. Given ships and
//!   land, the units are then exactly uniform over the squares where they may stand. How many land units there are is
//!   chosen first and apart: as many as the stock states, else one or two more than the units need, each with chance
//!   one half. Where a random start finds no room, the chain starts from a packed one.

mod error;
mod islands;
mod sea;
mod stations;
mod uniform;

pub use error::{RandomError, describe};

use super::Layout;
use super::room::lay_out;
use crate::board::Region;
use crate::chance::Seed;
use crate::inventory::{Stock, Style, purchase};
use crate::rules::Ruleset;

/// What one player has and where it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// Ships, units and salvoes.
    pub stock: Stock,
    /// Where they lie.
    pub layout: Layout,
}

/// Purchases that are drawn before a game is given up in which they find no room.
const MOST_PURCHASES: u32 = 100;

/// What a seed gives to one player in one game: the inventory that the preset fixes or else a balanced purchase, laid
/// out.
///
/// # Errors
/// As [`inventory`] and [`layout`].
pub fn player(rules: &Ruleset, seed: &Seed, game: u32, player: u32) -> Result<Drawn, RandomError> {
    let stock = match Stock::fixed(rules) {
        Some(fixed) => fixed,
        None => inventory(rules, Style::Balanced, seed, game, player)?,
    };
    let layout = layout(rules, &stock, seed, game, player)?;
    Ok(Drawn { stock, layout })
}

/// What a seed buys for one player in one game: the first purchase in that style that can be laid out.
///
/// # Errors
/// [`RandomError::NoFleet`] in a game without points; [`RandomError::NoRoom`] when none of 100 purchases can be laid
/// out.
pub fn inventory(
    rules: &Ruleset,
    style: Style,
    seed: &Seed,
    game: u32,
    player: u32,
) -> Result<Stock, RandomError> {
    let mut stream = seed.stream("stock", game, player);
    let mut refused = RandomError::NoFleet;
    for _ in 0..MOST_PURCHASES {
        let stock = purchase(rules, style, &mut stream).ok_or(RandomError::NoFleet)?;
        match lay_out(rules, &stock) {
            Ok(_) => return Ok(stock),
            Err(why) => refused = RandomError::NoRoom { why },
        }
    }
    Err(refused)
}

/// The layout that a seed gives for one game and one player, of the ships and units of `stock`.
///
/// The module says what is uniform. Salvoes of the stock are not laid out.
///
/// # Errors
/// [`RandomError`] when the board is too small or too crowded.
pub fn layout(
    rules: &Ruleset,
    stock: &Stock,
    seed: &Seed,
    game: u32,
    player: u32,
) -> Result<Layout, RandomError> {
    let mut stream = seed.stream("layout", game, player);
    if rules.arsenal().is_some() {
        islands::layout(rules, stock, &mut stream)
    } else {
        uniform::layout(rules, &stock.fleet, &mut stream)
    }
}

/// A placement of something, ready for tests of conflict.
#[derive(Clone, Copy)]
struct Choice {
    span: crate::board::Span,
    squares: Region,
    halo: Region,
}

#[cfg(test)]
mod tests;
