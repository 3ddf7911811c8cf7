use super::uniform::largest_first;
use crate::board::{Grid, Span, Square};
use crate::chance::Stream;
use crate::inventory::Stock;
use crate::layout::Ship;
use crate::layout::placements::{halo_parts, land_placements, shore};
use crate::layout::room::{NoRoom, Piece, What, apart, pack};
use crate::rules::{Land, Ruleset, Touch};

/// Random starts that are tried before the board is packed instead.
const RANDOM_STARTS: u32 = 20;

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

#[derive(Clone, Copy, Default)]
struct Barred {
    to_ships: u16,
    to_land: u16,
}

impl Sea {
    /// A legal start with the ships of the stock and that many land units: one at random, or else one that is packed.
    pub(super) fn start(
        rules: &Ruleset,
        stock: &Stock,
        land: u32,
        stream: &mut Stream,
    ) -> Result<Self, NoRoom> {
        if let Some(sea) = Self::start_at_random(rules, stock, land, stream) {
            return Ok(sea);
        }
        Ok(Self::of(rules, pack(rules, &stock.fleet, land)?))
    }

    /// A start with land, then the largest ships, each in one of the places that are left, all equally likely.
    fn start_at_random(
        rules: &Ruleset,
        stock: &Stock,
        land: u32,
        stream: &mut Stream,
    ) -> Option<Self> {
        let mut order = vec![What::Land; land as usize];
        order.extend(largest_first(rules, &stock.fleet).into_iter().map(What::Ship));
        let mut sea = Self::empty(rules);
        (0..RANDOM_STARTS).any(|_| sea.fill(&order, stream)).then_some(sea)
    }

    /// The sea with these pieces, which have room there.
    pub(super) fn of(rules: &Ruleset, pieces: Vec<Piece>) -> Self {
        let mut sea = Self::empty(rules);
        for piece in &pieces {
            sea.lay(*piece);
        }
        Self { pieces, ..sea }
    }

    fn empty(rules: &Ruleset) -> Self {
        let grid = rules.grid();
        let ships = rules.classes().iter().map(|class| grid.placements(class.shape));
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
        apart(&self.pieces)
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

    fn fill(&mut self, order: &[What], stream: &mut Stream) -> bool {
        self.pieces.clear();
        self.barred.fill(Barred::default());
        for what in order {
            let all = self.places[what.index()].iter();
            let all = all.map(|span| Piece { what: *what, span: *span });
            let free: Vec<Piece> = all.filter(|piece| self.fits(*piece)).collect();
            let Some(piece) = stream.choose(&free).copied() else { return false };
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
