//! Moving and turning one ship of a layout.

use thiserror::Error;

use super::{Layout, LayoutFault, Ship, Stationed, check};
use crate::board::{Orientation, Span, Square};
use crate::lang::{Describe, Lang};
use crate::rules::Ruleset;

/// Why a ship stays as it lies.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum EditError {
    /// No ship lies there.
    NoShip {
        /// The square that was named.
        square: Square,
    },
    /// The ship would reach beyond the edge.
    OffGrid {
        /// The ship as it lies now.
        ship: Ship,
    },
    /// The layout would break rules that it keeps now.
    Illegal {
        /// What would be wrong.
        faults: Vec<LayoutFault>,
    },
}

impl Describe for EditError {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::NoShip { .. } => lang
                .pick("no ship lies in that square", "aucun navire n'est sur cette case")
                .to_owned(),
            Self::OffGrid { .. } => {
                let (en, fr) =
                    ("the ship would reach beyond the edge", "le navire sortirait de la grille");
                lang.pick(en, fr).to_owned()
            }
            Self::Illegal { faults } => {
                let broken = faults.len();
                lang.pick(
                    format!("the layout would break {broken} placement rules"),
                    format!("la disposition enfreindrait {broken} règles de placement"),
                )
            }
        }
    }
}

/// The layout with the ship at `from` moved so that its square there comes to lie on `to`; its planes go along.
///
/// # Errors
/// [`EditError`] when there is no ship at `from`, or the move would break a rule that the layout keeps.
pub fn move_ship(
    layout: &Layout,
    rules: &Ruleset,
    from: Square,
    to: Square,
) -> Result<Layout, EditError> {
    let ship = ship_at(layout, from)?;
    let shift = |square: Square| {
        Some(Square::new(
            shifted(square.column, from.column, to.column)?,
            shifted(square.row, from.row, to.row)?,
        ))
    };
    let off_grid = EditError::OffGrid { ship };
    let first = shift(ship.span.first).ok_or_else(|| off_grid.clone())?;
    let moved = Ship { span: Span { first, ..ship.span }, ..ship };
    replace(layout, rules, ship, moved, |square| shift(square).unwrap_or(square))
}

/// The layout with the ship at `at` turned about that square, from across to down or back.
///
/// A ship that looks alike both ways stays as it is.
///
/// # Errors
/// [`EditError`] when there is no ship at `at`, or the turn would break a rule that the layout keeps.
pub fn turn_ship(layout: &Layout, rules: &Ruleset, at: Square) -> Result<Layout, EditError> {
    let ship = ship_at(layout, at)?;
    let first = ship.span.first;
    let (column, row) = match ship.span.orientation() {
        Orientation::Across => (Some(at.column), at.row.checked_sub(at.column - first.column)),
        Orientation::Down => (at.column.checked_sub(at.row - first.row), Some(at.row)),
    };
    if ship.span.width == ship.span.height {
        return Ok(layout.clone());
    }
    let (Some(column), Some(row)) = (column, row) else {
        return Err(EditError::OffGrid { ship });
    };
    let first = Square::new(column, row);
    let span = Span { first, width: ship.span.height, height: ship.span.width };
    replace(layout, rules, ship, Ship { span, ..ship }, |square| square)
}

fn ship_at(layout: &Layout, square: Square) -> Result<Ship, EditError> {
    layout.ship_at(square).copied().ok_or(EditError::NoShip { square })
}

fn shifted(coordinate: u8, from: u8, to: u8) -> Option<u8> {
    (coordinate + to).checked_sub(from)
}

fn replace(
    layout: &Layout,
    rules: &Ruleset,
    old: Ship,
    new: Ship,
    carry: impl Fn(Square) -> Square,
) -> Result<Layout, EditError> {
    if !rules.grid().holds(&new.span) {
        return Err(EditError::OffGrid { ship: old });
    }
    let ships = layout.ships().iter().map(|ship| if *ship == old { new } else { *ship });
    let units = layout.units().iter().map(|unit| {
        let carried = old.span.contains(unit.square);
        let square = if carried { carry(unit.square) } else { unit.square };
        Stationed { square, ..*unit }
    });
    let edited = Layout::new(ships.collect(), layout.land().to_vec(), units.collect());
    let before = check(layout, rules, None);
    let faults: Vec<LayoutFault> =
        check(&edited, rules, None).into_iter().filter(|fault| !before.contains(fault)).collect();
    if faults.is_empty() { Ok(edited) } else { Err(EditError::Illegal { faults }) }
}

#[cfg(test)]
mod tests;
