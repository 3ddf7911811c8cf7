use crate::board::{Grid, Region, Shape, Span, Square};
use crate::rules::{Land, Touch};

/// What is to be counted: the ways to lay some ships, and perhaps land, on a board so that certain sums come out.
///
/// Every way is a set of [`Placement`]s, so many of each kind, of which no two lie nearer than the rules allow.
#[derive(Clone, Debug)]
pub struct Question {
    pub(super) grid: Grid,
    pub(super) spacing: Spacing,
    pub(super) kinds: Vec<Kind>,
    pub(super) placements: Vec<Placement>,
    pub(super) barred: Vec<bool>,
    pub(super) sums: Vec<Sum>,
}

/// How near things may lie to one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spacing {
    /// How near ships may lie to ships.
    pub ships: Touch,
    /// How near ships may lie to land; land may always touch land.
    pub land: Land,
}

/// What lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Body {
    /// A ship of that shape.
    Ship(Shape),
    /// A unit of land.
    Land,
}

/// Things that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// What they are.
    pub body: Body,
    /// How many there are.
    pub count: u32,
}

impl Spacing {
    /// Whether no layout can hold both.
    pub fn forbids(self, (a, at): (Body, &Span), (b, other): (Body, &Span)) -> bool {
        let near = match (a, b) {
            (Body::Ship(_), Body::Ship(_)) => match self.ships {
                Touch::Any => false,
                Touch::Corner => at.touches(other) && !at.touches_at_corner(other),
                Touch::None => at.touches(other),
            },
            (Body::Land, Body::Land) => false,
            _ => self.land == Land::Forbid && at.touches(other),
        };
        near || at.overlaps(other)
    }
}

impl Body {
    /// Every span where it can lie, in the order of the grid.
    pub fn spans(self, grid: Grid) -> Vec<Span> {
        match self {
            Self::Ship(shape) => grid.placements(shape),
            Self::Land => grid.squares().map(Span::land).filter(|span| grid.holds(span)).collect(),
        }
    }
}

/// A place where something of some kind can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placement {
    /// The kind, by its place in [`Question::kinds`].
    pub kind: usize,
    /// The squares.
    pub span: Span,
}

/// Which placement of a question: its place in [`Question::placements`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlacementId(pub u32);

/// A number that the placements chosen must add up to.
#[derive(Clone, Debug)]
pub struct Sum {
    /// The squares that it is about: no placement gains more than it has squares among them.
    pub squares: Region,
    /// What the gains must come to.
    pub need: u32,
    /// What each placement of the question adds when it is chosen, in their order.
    pub gains: Vec<u32>,
}

impl Question {
    /// The question without sums: every legal fleet.
    pub fn new(grid: Grid, spacing: Spacing, kinds: Vec<Kind>) -> Self {
        let lying = |(kind, of): (usize, &Kind)| {
            of.body.spans(grid).into_iter().map(move |span| Placement { kind, span })
        };
        let placements: Vec<Placement> = kinds.iter().enumerate().flat_map(lying).collect();
        let barred = vec![false; placements.len()];
        Self { grid, spacing, kinds, placements, barred, sums: Vec::new() }
    }

    /// Demands that the gains of the placements chosen come to `need`.
    ///
    /// A placement must not gain more than it has squares among `squares`; that is what lets the count see early that
    /// a sum cannot be reached any more.
    pub fn require(&mut self, squares: &Region, need: u32, gain: impl Fn(&Placement) -> u32) {
        let sum = self.sum(squares, need, gain);
        self.sums.push(sum);
    }

    /// Forbids placements.
    pub fn forbid(&mut self, bars: impl Fn(&Placement) -> bool) {
        for (barred, placement) in self.barred.iter_mut().zip(&self.placements) {
            *barred |= bars(placement);
        }
    }

    /// Whether a placement is forbidden.
    pub fn bars(&self, id: PlacementId) -> bool {
        self.barred[id.0 as usize]
    }

    /// How near things may lie to one another.
    pub const fn spacing(&self) -> Spacing {
        self.spacing
    }

    /// The sums that must come out.
    pub fn sums(&self) -> &[Sum] {
        &self.sums
    }

    /// Demands that something lies in the square.
    pub fn occupy(&mut self, square: Square) {
        let alone: Region = [square].into_iter().collect();
        self.require(&alone, 1, |placement| u32::from(placement.span.contains(square)));
    }

    /// The board.
    pub const fn grid(&self) -> Grid {
        self.grid
    }

    /// The kinds of ships.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// Every place of every ship, kind by kind, those forbidden among them.
    pub fn placements(&self) -> &[Placement] {
        &self.placements
    }

    /// One placement.
    pub fn placement(&self, id: PlacementId) -> &Placement {
        &self.placements[id.0 as usize]
    }

    /// A sum over the placements of this question; it is not demanded.
    pub fn sum(&self, squares: &Region, need: u32, gain: impl Fn(&Placement) -> u32) -> Sum {
        let gains: Vec<u32> = self.placements.iter().map(gain).collect();
        debug_assert!(
            self.placements.iter().zip(&gains).all(|(placement, gain)| {
                *gain as usize <= Region::from(placement.span).shared(squares)
            }),
            "a placement gains more than its squares"
        );
        Sum { squares: *squares, need, gains }
    }
}
