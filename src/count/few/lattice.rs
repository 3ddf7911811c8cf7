use crate::board::{Grid, Span};
use crate::count::Question;
use crate::rules::Touch;

/// The board as points, the edges between them and the faces that four edges enclose, in one grid of nodes: points in
/// its even rows and columns, faces in its odd ones, edges where one is even and the other odd.
///
/// Where ships may not touch, the points are the corners of squares; where they may, the middles of squares.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lattice {
    grid: Grid,
    kept: Kept,
}

/// What a ship keeps others from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kept {
    /// Its squares.
    Squares,
    /// Every corner of its squares.
    Corners,
}

/// The rectangle of nodes that a ship keeps to itself: all its sides are points and edges.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    columns: (u16, u16),
    rows: (u16, u16),
}

/// The nodes of a reach, by their places in the grid of nodes.
#[derive(Clone, Debug, Default)]
pub(super) struct Nodes {
    /// Points and faces.
    pub(super) plus: Vec<u16>,
    /// Edges.
    pub(super) minus: Vec<u16>,
}

impl Lattice {
    /// That of a question; none where ships may touch at corners only, which no rectangle tells.
    pub(super) fn of(question: &Question) -> Option<Self> {
        let kept = match question.spacing.ships {
            Touch::Any => Kept::Squares,
            Touch::None => Kept::Corners,
            Touch::Corner => return None,
        };
        Some(Self { grid: question.grid, kept })
    }

    /// How many nodes there are.
    pub(super) fn nodes(self) -> usize {
        usize::from(self.columns()) * (2 * usize::from(self.grid.height()) + 1)
    }

    fn columns(self) -> u16 {
        2 * u16::from(self.grid.width()) + 1
    }

    /// What a ship in a span keeps to itself.
    pub(super) fn reach(self, span: &Span) -> Reach {
        let along = |first: u8, many: u8| {
            let (first, end) = (2 * u16::from(first), 2 * (u16::from(first) + u16::from(many)));
            match self.kept {
                Kept::Squares => (first, end - 2),
                Kept::Corners => (first, end),
            }
        };
        let Span { first, width, height } = *span;
        Reach { columns: along(first.column, width), rows: along(first.row, height) }
    }

    /// The nodes of a reach.
    pub(super) fn nodes_of(self, reach: Reach) -> Nodes {
        let mut nodes = Nodes::default();
        for row in reach.rows.0..=reach.rows.1 {
            for column in reach.columns.0..=reach.columns.1 {
                let edge = (row + column) % 2 == 1;
                let into = if edge { &mut nodes.minus } else { &mut nodes.plus };
                into.push(row * self.columns() + column);
            }
        }
        nodes
    }
}

impl Reach {
    /// Whether no layout can hold both.
    pub(super) fn meets(&self, other: &Self) -> bool {
        let apart = |a: (u16, u16), b: (u16, u16)| a.1 < b.0 || b.1 < a.0;
        !apart(self.columns, other.columns) && !apart(self.rows, other.rows)
    }
}
