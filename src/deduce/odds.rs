use super::{Evidence, Occupant};
use crate::board::{Grid, Square};
use crate::count::{Count, PlacementId, Question};
use crate::rules::ClassId;

/// What is certain of a square: true in every legal layout that fits every report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Is {
    /// Nothing lies there.
    Sea,
    /// A ship lies there; its class is open.
    Ship,
    /// A ship of that class lies there.
    Class(ClassId),
    /// Land lies there.
    Land,
}

/// How likely each thing is in each square.
#[derive(Clone, Debug)]
pub struct Odds {
    grid: Grid,
    occupants: Vec<Occupant>,
    /// For each occupant, the chance of each square, in the order of the grid.
    chances: Vec<Vec<f64>>,
    certain: Vec<Option<Is>>,
}

/// In how many layouts each thing lies in each square.
#[derive(Clone, Debug)]
struct Ways {
    total: u128,
    /// For each kind of the question, the layouts for each square, in the order of the grid.
    kinds: Vec<Vec<u128>>,
}

impl Ways {
    fn of(question: &Question, count: &Count) -> Self {
        let grid = question.grid();
        let mut kinds = vec![vec![0; usize::from(grid.area())]; question.kinds().len()];
        for (at, placement) in (0..).zip(question.placements()) {
            let through = count.ways(PlacementId(at));
            if through > 0 {
                for square in placement.span.squares() {
                    kinds[placement.kind][index(grid, square)] += through;
                }
            }
        }
        Self { total: count.total(), kinds }
    }

    fn certain(&self, occupants: &[Occupant], at: usize) -> Option<Is> {
        let (mut anything, mut ships) = (0, 0);
        for (occupant, ways) in occupants.iter().zip(&self.kinds) {
            anything += ways[at];
            match occupant {
                Occupant::Ship(class) if ways[at] == self.total => return Some(Is::Class(*class)),
                Occupant::Land if ways[at] == self.total => return Some(Is::Land),
                Occupant::Ship(_) => ships += ways[at],
                Occupant::Land => {}
            }
        }
        match (anything, ships) {
            (0, _) => Some(Is::Sea),
            (_, ships) if ships == self.total => Some(Is::Ship),
            _ => None,
        }
    }
}

impl Odds {
    /// The exact odds, of a count with at least one way.
    pub(super) fn exact(evidence: &Evidence, question: &Question, count: &Count) -> Self {
        let ways = Ways::of(question, count);
        let occupants: Vec<Occupant> =
            (0..question.kinds().len()).map(|kind| evidence.occupant(kind)).collect();
        let area = usize::from(question.grid().area());
        let certain = (0..area).map(|at| ways.certain(&occupants, at)).collect();
        let share = |ways: &u128| *ways as f64 / count.total() as f64;
        let chances = ways.kinds.iter().map(|ways| ways.iter().map(share).collect()).collect();
        Self { grid: question.grid(), occupants, chances, certain }
    }

    /// The board.
    pub const fn grid(&self) -> Grid {
        self.grid
    }

    /// What can lie in a square besides water.
    pub fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    /// The chance that one of [`Odds::occupants`], by its place there, lies in the square.
    pub fn chance(&self, occupant: usize, square: Square) -> f64 {
        self.chances[occupant][index(self.grid, square)]
    }

    /// The chance that a ship lies in the square.
    pub fn ship(&self, square: Square) -> f64 {
        let ships = self.occupants.iter().zip(&self.chances);
        let ships = ships.filter(|(occupant, _)| matches!(occupant, Occupant::Ship(_)));
        let sum: f64 = ships.map(|(_, chances)| chances[index(self.grid, square)]).sum();
        sum.min(1.0)
    }

    /// The chance that nothing lies in the square.
    pub fn sea(&self, square: Square) -> f64 {
        let all: f64 = self.chances.iter().map(|chances| chances[index(self.grid, square)]).sum();
        (1.0 - all).max(0.0)
    }

    /// What is certain of the square.
    pub fn certain(&self, square: Square) -> Option<Is> {
        self.certain[index(self.grid, square)]
    }
}

fn index(grid: Grid, square: Square) -> usize {
    usize::from(square.row) * usize::from(grid.width()) + usize::from(square.column)
}
