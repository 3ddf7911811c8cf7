//! Whether a stock can be laid out at all, and how.
//!
//! The answer comes without chance, the same every time: first what counting rules out, then some ways to fill a grid
//! that suit many stocks, then a search that ends early. So there are stocks of which nothing is known. On the board of
//! 21x21 they were met only where 7 of its 484 corners of squares or fewer would be left (see [`Counted`]), or where
//! far more land is stated than units need.

mod board;
mod count;
mod no_room;
mod piece;
mod search;
mod text;
mod units;
mod ways;

pub use count::Counted;
pub use no_room::NoRoom;
pub use text::describe;

pub(super) use piece::{Piece, What};
#[cfg(test)]
pub(super) use ways::Way;

use search::Found;

use super::{Layout, Ship};
use crate::board::Span;
use crate::inventory::{Berths, Stock};
use crate::rules::{Fleet, Ruleset};

/// A stock that is laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The fewest land units that its units need (`P32`).
    pub least_land: u32,
    /// A legal layout of it.
    pub layout: Layout,
}

/// Lays a stock out, on as much land as it states, else on the least that its units need.
///
/// Salvoes stand in no square (`S0-54`), and units and land lie only in games that have them.
///
/// # Errors
/// [`NoRoom`] when it cannot be laid out, or no way is found.
pub fn lay_out(rules: &Ruleset, stock: &Stock) -> Result<Laid, NoRoom> {
    if rules.arsenal().is_none() {
        let (ships, land) = apart(&pack(rules, &stock.fleet, 0)?);
        return Ok(Laid { least_land: 0, layout: Layout::new(ships, land, Vec::new()) });
    }
    let land = land(rules, stock)?;
    let (ships, land) = apart(&pack(rules, &stock.fleet, land)?);
    let units = units::in_order(rules, stock, &ships, &land);
    let least_land = Berths::of(stock, rules).least_land();
    Ok(Laid { least_land, layout: Layout::new(ships, land, units) })
}

/// How many land units to draw: those that the stock states, if its units find room on them, else the fewest.
pub(super) fn land(rules: &Ruleset, stock: &Stock) -> Result<u32, NoRoom> {
    let berths = Berths::of(stock, rules);
    let land = stock.land.unwrap_or_else(|| berths.least_land());
    let (for_guns, for_planes) = (berths.squares_for_guns(land), berths.squares_for_planes(land));
    if berths.guns > for_guns {
        return Err(NoRoom::GunsWithoutLand { guns: berths.guns, squares: for_guns });
    }
    if berths.planes > for_planes {
        return Err(NoRoom::PlanesWithoutRoom { planes: berths.planes, squares: for_planes });
    }
    Ok(land)
}

/// Packs ships and land units on the grid, the same way every time.
pub(super) fn pack(rules: &Ruleset, fleet: &Fleet, land: u32) -> Result<Vec<Piece>, NoRoom> {
    count::count(rules, fleet, land)?;
    let filled = ways::Way::all(rules, land).find_map(|way| way.fill(rules, fleet, land));
    match filled.map_or_else(|| search::search(rules, fleet, land), Found::Way) {
        Found::Way(pieces) => Ok(pieces),
        Found::NoWay => Err(NoRoom::NoWay),
        Found::Limit => Err(NoRoom::NotFound { ways: ways::Way::all(rules, land).count() }),
    }
}

/// The ships and the land units of some pieces.
pub(super) fn apart(pieces: &[Piece]) -> (Vec<Ship>, Vec<Span>) {
    let (mut ships, mut land) = (Vec::new(), Vec::new());
    for piece in pieces {
        match piece.what {
            What::Land => land.push(piece.span),
            What::Ship(class) => ships.push(Ship { class, span: piece.span }),
        }
    }
    (ships, land)
}

#[cfg(test)]
mod tests;
