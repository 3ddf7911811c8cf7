//! Every way to lay some pieces, within a limit: for small grids, and for those that are all but full.

use std::collections::HashSet;

use super::board::{Board, Room};
use super::count::Counted;
use super::piece::{Piece, What};
use crate::board::{Span, Square};
use crate::rules::{Fleet, Land, Ruleset};

/// Steps of the searches for a quick find: a way is soon found in one order of trying or in another, if at all.
const FEW_STEPS: u32 = 2_000;

/// Steps of the search that is to come to an end: enough for grids of 6x5 squares.
const MANY_STEPS: u32 = 15_000;

/// What a search comes to.
pub(super) enum Found {
    /// A way to lay all pieces.
    Way(Vec<Piece>),
    /// There is none.
    NoWay,
    /// The limit was met before the end.
    Limit,
}

/// In which order pieces that fit are tried.
#[derive(Clone, Copy, Debug)]
enum Order {
    /// Those first that take up most room, all that are left of their kind together.
    MostRoom,
    /// The smallest kinds first.
    Smallest,
    /// The widest first.
    Widest,
    /// Those first of which most are left.
    Commonest,
}

impl Order {
    const ALL: [Self; 4] = [Self::MostRoom, Self::Smallest, Self::Widest, Self::Commonest];

    /// The rank of a piece of which so many are left: the lowest is tried first.
    fn rank(self, piece: Piece, left: u32) -> i64 {
        let Span { width, height, .. } = piece.span;
        match self {
            Self::MostRoom => -i64::from(left) * i64::from((width + 1) * (height + 1)),
            Self::Smallest => i64::from(width * height),
            Self::Widest => -i64::from(width),
            Self::Commonest => -i64::from(left),
        }
    }
}

/// Searches in every order for a short time, then in one for long.
pub(super) fn search(rules: &Ruleset, fleet: &Fleet, land: u32) -> Found {
    let short = Order::ALL.map(|order| (order, FEW_STEPS));
    let long = [(Order::MostRoom, MANY_STEPS)];
    let runs = short.into_iter().chain(long);
    let mut found = runs.map(|(order, steps)| run(rules, fleet, land, order, steps));
    found.find(|found| !matches!(found, Found::Limit)).unwrap_or(Found::Limit)
}

/// Goes through the squares row by row and lays a piece with its first square there, or none.
///
/// What none takes of the things that ships never share ([`Counted`]) is lost; when more is lost than there is to spare,
/// the rest finds no room. Nor does it where the same pieces have failed in the same room before.
fn run(rules: &Ruleset, fleet: &Fleet, land: u32, order: Order, steps: u32) -> Found {
    let mut left = vec![(What::Land, land)];
    left.extend(fleet.iter().map(|(class, count)| (What::Ship(class), count)));
    let squares: Vec<Square> = rules.grid().squares().collect();
    let mut search = Search {
        rules,
        slack: Counted::of(rules.switches().touch).to_spare(rules, fleet, land),
        left,
        laid: Vec::new(),
        failed: HashSet::new(),
        order,
        steps,
    };
    match search.go_on(&squares, &Board::empty(rules), 0) {
        Some(true) => Found::Way(search.laid),
        Some(false) => Found::NoWay,
        None => Found::Limit,
    }
}

struct Search<'a> {
    rules: &'a Ruleset,
    /// How much may be lost.
    slack: u32,
    /// Pieces that are still to be laid.
    left: Vec<(What, u32)>,
    laid: Vec<Piece>,
    /// In what room which pieces are known to find no place.
    failed: HashSet<(Room, Vec<(What, u32)>)>,
    order: Order,
    steps: u32,
}

impl Search<'_> {
    /// Whether the pieces that are left find room from the first of these squares on; `None` when the limit is met.
    fn go_on(&mut self, squares: &[Square], board: &Board, lost: u32) -> Option<bool> {
        if self.left.iter().all(|(_, count)| *count == 0) {
            return Some(true);
        }
        let Some((square, rest)) = squares.split_first() else { return Some(false) };
        let state = (board.room, self.left.clone());
        if self.failed.contains(&state) {
            return Some(false);
        }
        self.steps = self.steps.checked_sub(1)?;
        for piece in self.choices(*square, board) {
            let mut board = board.clone();
            piece.inspect(|piece| board.lay(*piece));
            let lost = lost + self.lost_at(*square, &board);
            if lost > self.slack {
                continue;
            }
            board.close(*square);
            piece.inspect(|piece| self.take(*piece));
            if self.go_on(rest, &board, lost)? {
                return Some(true);
            }
            piece.inspect(|piece| self.give_back(*piece));
        }
        self.failed.insert(state);
        Some(false)
    }

    /// What may begin in a square, and at last nothing.
    fn choices(&self, square: Square, board: &Board) -> Vec<Option<Piece>> {
        let left = self.left.iter().filter(|(_, count)| *count > 0);
        let ranked = left.flat_map(|(what, count)| {
            let pieces = self.pieces_at(*what, square).filter(|piece| board.fits(*piece));
            pieces.map(|piece| (self.order.rank(piece, *count), piece))
        });
        let mut ranked: Vec<_> = ranked.collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        ranked.into_iter().map(|(_, piece)| Some(piece)).chain([None]).collect()
    }

    fn pieces_at(&self, what: What, square: Square) -> impl Iterator<Item = Piece> + use<> {
        let spans = match what {
            What::Land => vec![Span::land(square)],
            What::Ship(class) => {
                let shape = self.rules.class(class).shape;
                shape.orientations().iter().map(|way| Span::of(shape, *way, square)).collect()
            }
        };
        let grid = self.rules.grid();
        spans.into_iter().filter(move |span| grid.holds(span)).map(move |span| Piece { what, span })
    }

    fn take(&mut self, piece: Piece) {
        self.left[piece.what.index()].1 -= 1;
        self.laid.push(piece);
    }

    fn give_back(&mut self, piece: Piece) {
        self.left[piece.what.index()].1 += 1;
        self.laid.pop();
    }

    /// How much nothing can take any more, once it is known what lies in a square and in those before it.
    fn lost_at(&self, square: Square, board: &Board) -> u32 {
        let counted = Counted::of(self.rules.switches().touch);
        let land = self.rules.switches().land;
        let taken = |around: &Span| {
            let ashore = |square| board.ashore.contains(square);
            let by_land = match land {
                Land::Allow => around.squares().all(ashore),
                Land::Forbid => around.squares().any(ashore),
            };
            by_land || around.squares().any(|square| board.afloat.contains(square))
        };
        let settled = counted.settled_at(square, self.rules.grid()).into_iter();
        let lost = settled.filter(|around| !taken(around));
        lost.count() as u32
    }
}
