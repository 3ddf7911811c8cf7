use super::case::Case;
use super::ships::{Ship, Ships};

/// For each node of the lattice, how much of something keeps it.
type Chart = Vec<i32>;

/// Whose ways are found: those of every free ship's places, or of the first one's alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whose {
    Everyone,
    First,
}

/// The ways of one case after another; its memory serves them all.
///
/// A ship has no more than 1352 places on the largest board, so that 32 bits hold every number of one case but the sum
/// of its ways.
#[derive(Debug)]
pub(super) struct Tally<'a> {
    ships: &'a Ships,
    /// The free ships of the case, no more than three.
    sides: Vec<Side<'a>>,
    /// What clashes with a place of one side, and with one another, of the two others: see [`super`].
    clashing: Chart,
}

/// A free ship in a case.
#[derive(Debug)]
pub(super) struct Side<'a> {
    ship: &'a Ship,
    /// Where it can lie.
    pub(super) places: Vec<usize>,
    /// By place: the ways of the others beside it.
    pub(super) ways: Vec<i32>,
    /// How many of its places keep each node.
    cover: Chart,
    /// By other side, then by place: the places of that other that clash with it.
    met: [Vec<i32>; 3],
}

impl<'a> Tally<'a> {
    pub(super) fn of(ships: &'a Ships) -> Self {
        Self { ships, sides: Vec::new(), clashing: vec![0; ships.nodes] }
    }

    /// The ways of a case; [`Tally::sides`] then tells where they go.
    pub(super) fn count(&mut self, case: &Case, whose: Whose) -> u64 {
        self.sides.resize_with(case.free.len(), || Side::of(&self.ships.all[0], self.ships.nodes));
        for (side, ship) in self.sides.iter_mut().zip(&case.free) {
            side.ship = &self.ships.all[*ship];
            side.places.clear();
            side.places.extend(case.places(self.ships, *ship));
        }
        match self.sides.len() {
            0 => return 1,
            1 => self.sides[0].alone(),
            2 => self.pair(whose),
            _ => self.trio(whose),
        }
        self.sides[0].ways.iter().map(|ways| *ways as u64).sum()
    }

    /// The free ships of the case that was counted last.
    pub(super) fn sides(&self) -> &[Side<'a>] {
        &self.sides
    }

    /// How many places of one side clash with each of another.
    fn meet(&mut self, side: usize, with: usize) {
        let mut met = std::mem::take(&mut self.sides[side].met[with]);
        self.sides[side].read(&self.sides[with].cover, &mut met);
        self.sides[side].met[with] = met;
    }

    fn pair(&mut self, whose: Whose) {
        for (side, with) in [(0, 1), (1, 0)] {
            if side == 1 && whose == Whose::First {
                break;
            }
            self.sides[with].spread();
            self.meet(side, with);
            let all = self.sides[with].many();
            let side = &mut self.sides[side];
            side.ways.clear();
            side.ways.extend(side.met[with].iter().map(|met| all - met));
        }
    }

    fn trio(&mut self, whose: Whose) {
        let first = usize::from(whose == Whose::First);
        self.sides[first..].iter_mut().for_each(Side::spread);
        for (side, with) in [(0, 1), (0, 2), (1, 2), (2, 1), (1, 0), (2, 0)] {
            if with >= first {
                self.meet(side, with);
            }
        }
        for (side, (b, c)) in [(0, (1, 2)), (1, (2, 0)), (2, (0, 1))] {
            if side > 0 && whose == Whose::First {
                break;
            }
            self.beside(side, b, c);
        }
    }

    /// In how many ways two sides lie beside each place of a third: see [`super`] for the formula.
    fn beside(&mut self, side: usize, b: usize, c: usize) {
        let covers = self.sides[b].cover.iter().zip(&self.sides[c].cover);
        self.clashing.clear();
        self.clashing.extend(covers.map(|(b, c)| -b * c));
        self.sides[b].weigh(&self.sides[b].met[c], &mut self.clashing);
        self.sides[c].weigh(&self.sides[c].met[b], &mut self.clashing);
        let (all_b, all_c) = (self.sides[b].many(), self.sides[c].many());
        let all_clashing: i32 = self.sides[b].met[c].iter().sum();
        let side = &mut self.sides[side];
        let mut ways = std::mem::take(&mut side.ways);
        side.read(&self.clashing, &mut ways);
        let met = side.met[b].iter().zip(&side.met[c]);
        for (ways, (met_b, met_c)) in ways.iter_mut().zip(met) {
            *ways += (all_b - met_b) * (all_c - met_c) - all_clashing;
        }
        side.ways = ways;
    }
}

impl<'a> Side<'a> {
    fn of(ship: &'a Ship, nodes: usize) -> Self {
        let (places, ways) = (Vec::new(), Vec::new());
        Self { ship, places, ways, cover: vec![0; nodes], met: [const { Vec::new() }; 3] }
    }

    fn many(&self) -> i32 {
        i32::from(self.places.len() as u16)
    }

    fn alone(&mut self) {
        self.ways.clear();
        self.ways.resize(self.places.len(), 1);
    }

    /// Counts how many of its places keep each node.
    fn spread(&mut self) {
        self.cover.fill(0);
        for place in &self.places {
            let (plus, minus) = self.ship.nodes(*place);
            plus.iter().chain(minus).for_each(|node| self.cover[usize::from(*node)] += 1);
        }
    }

    /// Adds a weight for each place to the nodes that it keeps.
    fn weigh(&self, weights: &[i32], chart: &mut Chart) {
        for (place, weight) in self.places.iter().zip(weights) {
            let (plus, minus) = self.ship.nodes(*place);
            plus.iter().chain(minus).for_each(|node| chart[usize::from(*node)] += weight);
        }
    }

    /// By place, what a chart holds on its points and faces, less what it holds on its edges.
    fn read(&self, chart: &Chart, sums: &mut Vec<i32>) {
        let sum = |nodes: &[u16]| nodes.iter().map(|node| chart[usize::from(*node)]).sum::<i32>();
        sums.clear();
        sums.extend(self.places.iter().map(|place| {
            let (plus, minus) = self.ship.nodes(*place);
            sum(plus) - sum(minus)
        }));
    }
}
