//! What cannot be laid out, proved by counting.

use std::fmt;

use super::NoRoom;
use crate::board::{Grid, Shape, Span, Square};
use crate::rules::{Fleet, Land, Ruleset, Touch};

/// What is counted on the grid to prove that pieces find no room together.
///
/// Each is what two ships never share, by the rule on touching: so the pieces need at most as many of them together as
/// the grid has.
///
/// * Ships that may touch share no **square**.
/// * Ships that may touch at corners only share no **side** of a square: whoever shares one lies on the other ship or
///   along it.
/// * Ships that may not touch at all share no **corner** of a square: whoever shares one lies on the other ship or
///   meets it. A ship of `w` by `h` squares has `(w + 1)(h + 1)` of them.
///
/// A land unit takes its 9 squares; of the sides and corners at least those inside it, 12 and 4, which no other land
/// unit and no ship can have. Where ships may not touch land, no ship has any side or corner of any land square, and
/// each land square can be counted with its right and lower side, or with its lower right corner, which are those of
/// no other square in the same way: 18 and 9 for a land unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counted {
    /// Squares.
    Squares,
    /// Sides of squares.
    Sides,
    /// Corners of squares.
    Corners,
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Squares => "squares",
            Self::Sides => "sides of squares",
            Self::Corners => "corners of squares",
        })
    }
}

impl Counted {
    const ALL: [Self; 3] = [Self::Squares, Self::Sides, Self::Corners];

    /// What ships never share in a game, the most telling last.
    fn never_shared(touch: Touch) -> &'static [Self] {
        &Self::ALL[..=Self::of(touch) as usize]
    }

    /// The most telling of what ships never share.
    pub(super) const fn of(touch: Touch) -> Self {
        match touch {
            Touch::Any => Self::Squares,
            Touch::Corner => Self::Sides,
            Touch::None => Self::Corners,
        }
    }

    /// How many the ships and that many land units need together.
    fn needed(self, rules: &Ruleset, fleet: &Fleet, land: u32) -> u32 {
        let ships = fleet.iter().map(|(class, n)| n * self.in_ship(rules.class(class).shape));
        ships.sum::<u32>() + land * self.in_land(rules.switches().land)
    }

    /// How many the grid has more than the pieces need; none when they need more.
    pub(super) fn to_spare(self, rules: &Ruleset, fleet: &Fleet, land: u32) -> u32 {
        self.in_grid(rules.grid()).saturating_sub(self.needed(rules, fleet, land))
    }

    /// Those whose fate is known as soon as it is known what lies in a square and in those before it, row by row: each
    /// as the squares around it, as far as the grid goes.
    pub(super) fn settled_at(self, square: Square, grid: Grid) -> Vec<Span> {
        let columns = || lines(square.column, grid.width());
        let rows = || lines(square.row, grid.height());
        let (column, row) = ((square.column, square.column), (square.row, square.row));
        match self {
            Self::Squares => vec![crossing(column, row)],
            Self::Sides => {
                let upright = columns().map(|columns| crossing(columns, row));
                upright.chain(rows().map(|rows| crossing(column, rows))).collect()
            }
            Self::Corners => columns()
                .flat_map(|columns| rows().map(move |rows| crossing(columns, rows)))
                .collect(),
        }
    }

    /// How many a block of so many squares by so many has.
    const fn in_block(self, width: u8, height: u8) -> u32 {
        let (w, h) = (width as u32, height as u32);
        match self {
            Self::Squares => w * h,
            Self::Sides => w * (h + 1) + (w + 1) * h,
            Self::Corners => (w + 1) * (h + 1),
        }
    }

    pub(super) const fn in_grid(self, grid: Grid) -> u32 {
        self.in_block(grid.width(), grid.height())
    }

    pub(super) const fn in_ship(self, shape: Shape) -> u32 {
        let (width, height) = shape.extent(shape.orientations()[0]);
        self.in_block(width, height)
    }

    pub(super) const fn in_land(self, land: Land) -> u32 {
        match (self, land) {
            (Self::Squares, _) | (Self::Corners, Land::Forbid) => 9,
            (Self::Sides, Land::Allow) => 12,
            (Self::Sides, Land::Forbid) => 18,
            (Self::Corners, Land::Allow) => 4,
        }
    }
}

/// The most land units that a grid holds: of every third square of every third row, each covers one.
pub(super) const fn most_land(grid: Grid) -> u32 {
    (grid.width() / Span::LAND_SIDE) as u32 * (grid.height() / Span::LAND_SIDE) as u32
}

/// Looks for a proof that the ships and that many land units find no room together.
pub(super) fn count(rules: &Ruleset, fleet: &Fleet, land: u32) -> Result<(), NoRoom> {
    let most = most_land(rules.grid());
    if land > most {
        return Err(NoRoom::TooMuchLand { land, most });
    }
    for counted in Counted::never_shared(rules.switches().touch) {
        let needed = counted.needed(rules, fleet, land);
        let there = counted.in_grid(rules.grid());
        if needed > there {
            return Err(NoRoom::Crowded { counted: *counted, needed, there });
        }
    }
    Ok(())
}

/// The line before a column or row, and at the edge also the line after it: the columns or rows on both sides of each.
fn lines(at: u8, side: u8) -> impl Iterator<Item = (u8, u8)> {
    let edge = (at + 1 == side).then_some((at, at));
    [(at.saturating_sub(1), at)].into_iter().chain(edge)
}

/// The squares where these columns and rows cross.
fn crossing(columns: (u8, u8), rows: (u8, u8)) -> Span {
    Span::between(Square::new(columns.0, rows.0), Square::new(columns.1, rows.1))
}
