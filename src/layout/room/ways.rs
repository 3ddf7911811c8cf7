//! Ways to fill a grid, tried one after the other: no search, no chance.

use super::board::Board;
use super::piece::{Piece, What};
use crate::board::{Orientation, Shape, Span};
use crate::layout::placements::land_placements;
use crate::rules::{Fleet, Ruleset};

/// A way to fill a grid: land first, then the largest ships, each in the first place that is left to it.
///
/// Ways differ in the places that come first; among those, places across come before places down, and the upper ones
/// first. Ships that may not touch need a row below and a column on their right for themselves, so that a submarine
/// takes 2 squares by 2, and a destroyer 3 by 2: like tiles on a floor that is one row and one column larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::layout) struct Way {
    shore: Shore,
    course: Course,
}

/// Where land goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shore {
    /// In strips along the upper edge, touching.
    Edge,
    /// On every fourth row and column from the second, column by column: of the squares for which submarines strive,
    /// those on every second row and column, each land unit takes but one.
    Spread,
    /// In columns of land units that touch, on every fourth column from the second.
    Strips,
}

/// Which places ships seek first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    /// All are alike.
    Plain,
    /// Ships lie across on the left of a column, and down from there on.
    AcrossLeft(u8),
    /// Ships lie across above a row, and down from there on.
    AcrossAbove(u8),
    /// Carriers lie on the left of a column, four by four: such a block takes 6 squares by 6, which leaves even numbers
    /// of rows and columns to the others.
    CarriersLeft(u8),
}

impl Way {
    /// The plainest way, with which [`Self::all`] begins: each in the first place that is left.
    #[cfg(test)]
    pub(in crate::layout) const IN_ORDER: Self = Self { shore: Shore::Edge, course: Course::Plain };

    /// Every way that may differ from those before it, the plainest first.
    pub(super) fn all(rules: &Ruleset, land: u32) -> impl Iterator<Item = Self> + use<> {
        let shores: &[Shore] =
            if land == 0 { &[Shore::Edge] } else { &[Shore::Edge, Shore::Spread, Shore::Strips] };
        let (columns, rows) = (1..rules.grid().width(), 1..rules.grid().height());
        let courses = [Course::Plain]
            .into_iter()
            .chain(columns.clone().map(Course::AcrossLeft))
            .chain(columns.map(Course::CarriersLeft))
            .chain(rows.map(Course::AcrossAbove));
        courses
            .flat_map(move |course| shores.iter().map(move |shore| Self { shore: *shore, course }))
    }

    /// The pieces as they come to lie, in the order in which they are laid; `None` when one finds no place.
    pub(in crate::layout) fn fill(
        self,
        rules: &Ruleset,
        fleet: &Fleet,
        land: u32,
    ) -> Option<Vec<Piece>> {
        let (mut board, mut laid) = (Board::empty(rules), Vec::new());
        for (what, count) in load(rules, fleet, land).into_iter().filter(|(_, count)| *count > 0) {
            // Places once taken stay taken, so that none need be looked at twice for the same kind of piece.
            let mut places = self.places(rules, what).into_iter();
            for _ in 0..count {
                let mut pieces = places.by_ref().map(|span| Piece { what, span });
                let piece = pieces.find(|piece| board.fits(*piece))?;
                board.lay(piece);
                laid.push(piece);
            }
        }
        Some(laid)
    }

    fn places(self, rules: &Ruleset, what: What) -> Vec<Span> {
        match what {
            What::Land => self.shore.places(land_placements(rules.grid())),
            What::Ship(class) => {
                let shape = rules.class(class).shape;
                self.course.places(rules.grid().placements(shape), shape)
            }
        }
    }
}

impl Shore {
    fn places(self, mut all: Vec<Span>) -> Vec<Span> {
        let (row, column) = (|span: &Span| span.first.row, |span: &Span| span.first.column);
        match self {
            Self::Edge => {}
            Self::Spread => all.sort_by_key(|span| {
                (row(span) % 4 != 1 || column(span) % 4 != 1, column(span), row(span))
            }),
            Self::Strips => all.sort_by_key(|span| {
                (row(span) % Span::LAND_SIDE != 0 || column(span) % 4 != 1, column(span), row(span))
            }),
        }
        all
    }
}

impl Course {
    fn places(self, mut all: Vec<Span>, shape: Shape) -> Vec<Span> {
        match (self, shape) {
            (Self::Plain, _) => {}
            (_, Shape::Line(1)) => {
                all.sort_by_key(|span| span.first.row % 2 + span.first.column % 2 > 0);
            }
            (Self::CarriersLeft(column), Shape::Block) => all.sort_by_key(|span| {
                (span.last().column >= column, span.first.row / 6, span.first.column / 6)
            }),
            (Self::CarriersLeft(_), _) => {}
            (Self::AcrossLeft(column), _) => {
                all.sort_by_key(|span| {
                    sought(*span, span.last().column < column, span.first.column >= column)
                });
            }
            (Self::AcrossAbove(row), _) => {
                all.sort_by_key(|span| sought(*span, span.last().row < row, span.first.row >= row));
            }
        }
        all
    }
}

/// The rank of a place where ships lie across on this side of a line and down beyond it.
fn sought(span: Span, this_side: bool, beyond: bool) -> u8 {
    match span.orientation() {
        Orientation::Across if this_side => 0,
        Orientation::Down if beyond => 1,
        _ => 2,
    }
}

/// How many there are of each, land first, then the largest ships.
fn load(rules: &Ruleset, fleet: &Fleet, land: u32) -> Vec<(What, u32)> {
    let mut ships: Vec<_> = fleet.iter().collect();
    ships.sort_by_key(|(class, _)| std::cmp::Reverse(rules.class(*class).shape.area()));
    let ships = ships.into_iter().map(|(class, count)| (What::Ship(class), count));
    std::iter::once((What::Land, land)).chain(ships).collect()
}
