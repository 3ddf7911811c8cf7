use super::RandomError;
use super::uniform::largest_first;
use crate::board::{Grid, Span, Square};
use crate::chance::Stream;
use crate::inventory::Stock;
use crate::layout::Ship;
use crate::layout::placements::{halo_parts, land_placements, placements, shore};
use crate::rules::{ClassId, Land, Ruleset, Touch};

/// Random starts that are tried before the board is filled in order instead.
const RANDOM_STARTS: u64 = 20;

/// Ships and land in motion.
pub(super) struct Sea {
    grid: Grid,
    touch: Touch,
    land: Land,
    /// The spans where land can lie, then those of each class.
    places: Vec<Vec<Span>>,
    pieces: Vec<Piece>,
    /// For each square, row by row, how many pieces keep ships out of it, and land.
    barred: Vec<Barred>,
}

/// A ship or a land unit in its place.
#[derive(Clone, Copy)]
struct Piece {
    what: What,
    span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Land,
    Ship(ClassId),
}

#[derive(Clone, Copy, Default)]
struct Barred {
    to_ships: u16,
    to_land: u16,
}

/// How the pieces of a start are laid.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Filling {
    /// Each in one of the places that are left, all equally likely.
    Random,
    /// Each in the first place that is left.
    InOrder,
}

impl What {
    const fn index(self) -> usize {
        match self {
            Self::Land => 0,
            Self::Ship(class) => class.0 + 1,
        }
    }
}

impl Sea {
    /// A legal start with the ships of the stock and that many land units.
    pub(super) fn start(
        rules: &Ruleset,
        stock: &Stock,
        land: u32,
        stream: &mut Stream,
    ) -> Result<Self, RandomError> {
        let (mut sea, order) = Self::ready(rules, stock, land)?;
        for _ in 0..RANDOM_STARTS {
            if sea.fill(&order, Filling::Random, stream) {
                return Ok(sea);
            }
        }
        let full = sea.fill(&order, Filling::InOrder, stream);
        full.then_some(sea).ok_or(RandomError::TooCrowded { tries: RANDOM_STARTS + 1 })
    }

    /// A start with every piece in the first place that is left: as far from random as can be.
    #[cfg(test)]
    pub(super) fn start_in_order(
        rules: &Ruleset,
        stock: &Stock,
        land: u32,
        stream: &mut Stream,
    ) -> Option<Self> {
        let (mut sea, order) = Self::ready(rules, stock, land).ok()?;
        sea.fill(&order, Filling::InOrder, stream).then_some(sea)
    }

    /// An empty sea, and the pieces in the order in which they are laid: land, then the largest ships.
    fn ready(rules: &Ruleset, stock: &Stock, land: u32) -> Result<(Self, Vec<What>), RandomError> {
        let sea = Self::empty(rules);
        let ships = largest_first(rules, &stock.fleet);
        if let Some(class) = ships.iter().find(|class| sea.places[class.0 + 1].is_empty()) {
            return Err(RandomError::NoRoom { class: *class });
        }
        let mut order = vec![What::Land; land as usize];
        order.extend(ships.into_iter().map(What::Ship));
        Ok((sea, order))
    }

    fn empty(rules: &Ruleset) -> Self {
        let grid = rules.grid();
        let ships = rules.classes().iter().map(|class| placements(grid, class.shape));
        Self {
            grid,
            touch: rules.switches().touch,
            land: rules.switches().land,
            places: std::iter::once(land_placements(grid)).chain(ships).collect(),
            pieces: Vec::new(),
            barred: vec![Barred::default(); usize::from(grid.area())],
        }
    }

    /// Makes `each` random moves for every piece.
    ///
    /// A move picks a piece and either any of its places or the one a step beside its own, and is made if the layout
    /// stays legal. Every move is as likely as its reverse, so no legal layout is favoured in the long run.
    pub(super) fn mix(&mut self, each: usize, stream: &mut Stream) {
        for _ in 0..each * self.pieces.len() {
            let chosen = stream.index(self.pieces.len());
            let piece = self.pieces[chosen];
            let Some(span) = self.propose(piece, stream) else { continue };
            self.lift(piece);
            let moved = Piece { span, ..piece };
            let landed = if self.fits(moved) { moved } else { piece };
            self.lay(landed);
            self.pieces[chosen] = landed;
        }
    }

    /// The ships and the land units as they lie now.
    pub(super) fn pieces(&self) -> (Vec<Ship>, Vec<Span>) {
        let (mut ships, mut land) = (Vec::new(), Vec::new());
        for piece in &self.pieces {
            match piece.what {
                What::Land => land.push(piece.span),
                What::Ship(class) => ships.push(Ship { class, span: piece.span }),
            }
        }
        (ships, land)
    }

    fn propose(&self, piece: Piece, stream: &mut Stream) -> Option<Span> {
        if stream.below(2) == 0 {
            return stream.choose(&self.places[piece.what.index()]).copied();
        }
        let Square { row, column } = piece.span.first;
        let first = match stream.below(4) {
            0 => Square::new(column.checked_sub(1)?, row),
            1 => Square::new(column + 1, row),
            2 => Square::new(column, row.checked_sub(1)?),
            _ => Square::new(column, row + 1),
        };
        let stepped = Span { first, ..piece.span };
        self.grid.holds(&stepped).then_some(stepped)
    }

    fn fill(&mut self, order: &[What], filling: Filling, stream: &mut Stream) -> bool {
        self.pieces.clear();
        self.barred.fill(Barred::default());
        for what in order {
            let all =
                self.places[what.index()].iter().map(|span| Piece { what: *what, span: *span });
            let mut free = all.filter(|piece| self.fits(*piece));
            let chosen = match filling {
                Filling::InOrder => free.next(),
                Filling::Random => stream.choose(&free.collect::<Vec<_>>()).copied(),
            };
            let Some(piece) = chosen else { return false };
            self.lay(piece);
            self.pieces.push(piece);
        }
        true
    }

    fn fits(&self, piece: Piece) -> bool {
        piece.span.squares().all(|square| {
            let barred = self.barred[self.number(square)];
            match piece.what {
                What::Land => barred.to_land == 0,
                What::Ship(_) => barred.to_ships == 0,
            }
        })
    }

    fn lay(&mut self, piece: Piece) {
        self.change(piece, |count| *count += 1);
    }

    fn lift(&mut self, piece: Piece) {
        self.change(piece, |count| *count -= 1);
    }

    fn change(&mut self, piece: Piece, change: impl Fn(&mut u16)) {
        let shore = shore(self.grid, piece.span, self.land);
        let (to_ships, to_land) = match piece.what {
            What::Land => ([Some(shore), None], piece.span),
            What::Ship(_) => (halo_parts(self.grid, piece.span, self.touch), shore),
        };
        for square in to_ships.into_iter().flatten().flat_map(Span::squares) {
            let number = self.number(square);
            change(&mut self.barred[number].to_ships);
        }
        for square in to_land.squares() {
            let number = self.number(square);
            change(&mut self.barred[number].to_land);
        }
    }

    fn number(&self, square: Square) -> usize {
        usize::from(square.row) * usize::from(self.grid.width()) + usize::from(square.column)
    }
}
