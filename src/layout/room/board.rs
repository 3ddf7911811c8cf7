use super::piece::{Piece, What};
use crate::board::{Grid, Region, Span, Square};
use crate::layout::placements::{halo_parts, shore};
use crate::rules::{Land, Ruleset, Touch};

/// A grid on which pieces are laid one after the other, never to be moved again.
#[derive(Clone)]
pub(super) struct Board {
    grid: Grid,
    touch: Touch,
    land: Land,
    /// What is left of the grid.
    pub(super) room: Room,
    /// Squares of ships.
    pub(super) afloat: Region,
    /// Squares of land.
    pub(super) ashore: Region,
}

/// Where nothing more may lie: all that later pieces need to know of those before them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Room {
    no_ship: Region,
    no_land: Region,
}

impl Board {
    pub(super) fn empty(rules: &Ruleset) -> Self {
        Self {
            grid: rules.grid(),
            touch: rules.switches().touch,
            land: rules.switches().land,
            room: Room { no_ship: Region::EMPTY, no_land: Region::EMPTY },
            afloat: Region::EMPTY,
            ashore: Region::EMPTY,
        }
    }

    pub(super) fn fits(&self, piece: Piece) -> bool {
        let barred = match piece.what {
            What::Land => &self.room.no_land,
            What::Ship(_) => &self.room.no_ship,
        };
        piece.span.squares().all(|square| !barred.contains(square))
    }

    pub(super) fn lay(&mut self, piece: Piece) {
        let shore = shore(self.grid, piece.span, self.land);
        let (no_ship, no_land, squares) = match piece.what {
            What::Land => ([Some(shore), None], piece.span, &mut self.ashore),
            What::Ship(_) => {
                (halo_parts(self.grid, piece.span, self.touch), shore, &mut self.afloat)
            }
        };
        insert(squares, piece.span);
        insert(&mut self.room.no_land, no_land);
        for span in no_ship.into_iter().flatten() {
            insert(&mut self.room.no_ship, span);
        }
    }

    /// Bars a square to everything that is laid later.
    pub(super) fn close(&mut self, square: Square) {
        self.room.no_ship.insert(square);
        self.room.no_land.insert(square);
    }
}

fn insert(region: &mut Region, span: Span) {
    for square in span.squares() {
        region.insert(square);
    }
}
