use super::RandomError;
use super::uniform::largest_first;
use crate::board::{Grid, Orientation, Region, Span, Square};
use crate::chance::Stream;
use crate::inventory::Stock;
use crate::layout::Ship;
use crate::layout::placements::{grown, halo, land_placements, placements};
use crate::rules::{ClassId, Land, Ruleset};

/// Random starts that are tried before the board is filled in order instead.
const RANDOM_STARTS: u64 = 20;

/// Ships and land in motion.
pub(super) struct Sea {
    grid: Grid,
    /// The places of land, then of each class.
    places: Vec<Vec<Place>>,
    pieces: Vec<Piece>,
    /// For each square, how many pieces keep ships out of it, and land.
    barred: Vec<Barred>,
}

/// One place where a piece can lie, and the squares it then bars; squares are numbered row by row.
struct Place {
    span: Span,
    squares: Vec<u16>,
    to_ships: Vec<u16>,
    to_land: Vec<u16>,
}

/// A ship or a land unit, and which of its places it has.
#[derive(Clone, Copy)]
struct Piece {
    what: What,
    place: usize,
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
        let mut sea = Self::empty(rules);
        let ships = largest_first(rules, &stock.fleet);
        if let Some(class) = ships.iter().find(|class| sea.places[class.0 + 1].is_empty()) {
            return Err(RandomError::NoRoom { class: *class });
        }
        let mut order = vec![What::Land; land as usize];
        order.extend(ships.into_iter().map(What::Ship));
        for _ in 0..RANDOM_STARTS {
            if sea.fill(&order, Filling::Random, stream) {
                return Ok(sea);
            }
        }
        if sea.fill(&order, Filling::InOrder, stream) {
            return Ok(sea);
        }
        Err(RandomError::TooCrowded { tries: RANDOM_STARTS + 1 })
    }

    fn empty(rules: &Ruleset) -> Self {
        let grid = rules.grid();
        let mut places = vec![land_places(rules)];
        places.extend(rules.classes().iter().map(|class| {
            placements(grid, class.shape).into_iter().map(|span| ship_place(rules, span)).collect()
        }));
        let barred = vec![Barred::default(); usize::from(grid.area())];
        Self { grid, places, pieces: Vec::new(), barred }
    }

    /// Makes `each` random moves for every piece.
    ///
    /// A move picks a piece and either any of its places or the one a step beside its own, and is made if the layout
    /// stays legal. Every move is as likely as its reverse, so no legal layout is favoured in the long run.
    pub(super) fn mix(&mut self, each: usize, stream: &mut Stream) {
        for _ in 0..each * self.pieces.len() {
            let chosen = stream.index(self.pieces.len());
            let piece = self.pieces[chosen];
            let Some(place) = self.propose(piece, stream) else { continue };
            self.lift(piece);
            let moved = Piece { place, ..piece };
            let landed = if self.fits(moved) { moved } else { piece };
            self.lay(landed);
            self.pieces[chosen] = landed;
        }
    }

    /// The ships and the land units as they lie now.
    pub(super) fn pieces(&self) -> (Vec<Ship>, Vec<Span>) {
        let (mut ships, mut land) = (Vec::new(), Vec::new());
        for piece in &self.pieces {
            let span = self.place(*piece).span;
            match piece.what {
                What::Land => land.push(span),
                What::Ship(class) => ships.push(Ship { class, span }),
            }
        }
        (ships, land)
    }

    fn propose(&self, piece: Piece, stream: &mut Stream) -> Option<usize> {
        let places = &self.places[piece.what.index()];
        if stream.below(2) == 0 {
            return Some(stream.index(places.len()));
        }
        let span = self.place(piece).span;
        let Square { row, column } = span.first;
        let first = match stream.below(4) {
            0 => Square::new(column.checked_sub(1)?, row),
            1 => Square::new(column + 1, row),
            2 => Square::new(column, row.checked_sub(1)?),
            _ => Square::new(column, row + 1),
        };
        let stepped = Span { first, ..span };
        self.grid.holds(&stepped).then(|| self.index_of(&stepped))
    }

    /// Where [`placements`] lists a span: row by row, those that lie across before those that lie down.
    fn index_of(&self, span: &Span) -> usize {
        let (width, height) = (usize::from(span.width), usize::from(span.height));
        let (columns, rows) = (usize::from(self.grid.width()), usize::from(self.grid.height()));
        let across = match span.orientation() {
            Orientation::Across => 0,
            Orientation::Down => (columns + 1).saturating_sub(height) * (rows + 1 - width),
        };
        let row = usize::from(span.first.row) * (columns + 1 - width);
        across + row + usize::from(span.first.column)
    }

    fn fill(&mut self, order: &[What], filling: Filling, stream: &mut Stream) -> bool {
        self.pieces.clear();
        self.barred.fill(Barred::default());
        for what in order {
            let all =
                (0..self.places[what.index()].len()).map(|place| Piece { what: *what, place });
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

    fn place(&self, piece: Piece) -> &Place {
        &self.places[piece.what.index()][piece.place]
    }

    fn fits(&self, piece: Piece) -> bool {
        let free = |square: &u16| {
            let barred = self.barred[usize::from(*square)];
            match piece.what {
                What::Land => barred.to_land == 0,
                What::Ship(_) => barred.to_ships == 0,
            }
        };
        self.place(piece).squares.iter().all(free)
    }

    fn lay(&mut self, piece: Piece) {
        self.change(piece, |count| *count += 1);
    }

    fn lift(&mut self, piece: Piece) {
        self.change(piece, |count| *count -= 1);
    }

    fn change(&mut self, piece: Piece, change: impl Fn(&mut u16)) {
        let place = &self.places[piece.what.index()][piece.place];
        for square in &place.to_ships {
            change(&mut self.barred[usize::from(*square)].to_ships);
        }
        for square in &place.to_land {
            change(&mut self.barred[usize::from(*square)].to_land);
        }
    }
}

fn ship_place(rules: &Ruleset, span: Span) -> Place {
    let grid = rules.grid();
    Place {
        span,
        squares: numbers(grid, Region::from(span)),
        to_ships: numbers(grid, halo(grid, span, rules.switches().touch)),
        to_land: numbers(grid, shore(rules, span)),
    }
}

fn land_places(rules: &Ruleset) -> Vec<Place> {
    let grid = rules.grid();
    let place = |span| Place {
        span,
        squares: numbers(grid, Region::from(span)),
        to_ships: numbers(grid, shore(rules, span)),
        to_land: numbers(grid, Region::from(span)),
    };
    land_placements(grid).into_iter().map(place).collect()
}

/// The squares that a ship keeps land out of, and land a ship.
fn shore(rules: &Ruleset, span: Span) -> Region {
    let beside = match rules.switches().land {
        Land::Allow => 0,
        Land::Forbid => 1,
    };
    grown(rules.grid(), span, beside, beside)
}

fn numbers(grid: Grid, region: Region) -> Vec<u16> {
    let number =
        |square: Square| u16::from(square.row) * u16::from(grid.width()) + u16::from(square.column);
    region.squares().map(number).collect()
}
