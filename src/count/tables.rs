//! The weights of a scan: in how many ways each node is reached, and in how many it leads to the end.
//!
//! Kept are those at the beginning of every row; between two rows they are found again when they are needed, so that
//! the memory is that of one row.

use super::graph::{Graph, Step};
use super::plan::Plan;
use super::weight::{Shifts, Weight, Weights};

/// A scan, with what is needed to weigh it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scan<'a, W> {
    pub(super) plan: &'a Plan,
    pub(super) graph: &'a Graph,
    pub(super) shifts: &'a Shifts<W>,
}

/// Weights at the beginning of each row, the end included.
pub(super) type Rows<W> = Vec<Weights<W>>;

/// Weights of all squares from the beginning of one row to that of the next; its memory serves one row after another.
pub(super) type Band<W> = Vec<Weights<W>>;

impl<W: Weight> Scan<'_, W> {
    /// In how many ways each node is reached.
    pub(super) fn reached(self) -> Rows<W> {
        let mut first = Weights::of(&self.graph.layers[0]);
        if self.graph.layers[0].live.first().is_some_and(|live| *live & 1 == 1) {
            first.set(0, 0, W::ONE);
        }
        let mut rows = vec![first];
        let mut band = self.band();
        for row in 0..self.rows() {
            self.reached_in(row, &rows[row], &mut band);
            rows.push(band[self.plan.width()].clone());
        }
        rows
    }

    /// In how many ways each node leads to the end.
    pub(super) fn leading(self) -> Rows<W> {
        let last = self.graph.last();
        let mut end = Weights::of(last);
        for (node, live) in (0..).zip(&last.live) {
            if *live != 0 {
                end.set(node, self.plan.used.combos() - 1, W::ONE);
            }
        }
        let mut rows = vec![end];
        let mut band = self.band();
        for row in (0..self.rows()).rev() {
            self.leading_in(row, &rows[rows.len() - 1], &mut band);
            rows.push(band[0].clone());
        }
        rows.reverse();
        rows
    }

    pub(super) fn rows(self) -> usize {
        self.plan.end() / self.plan.width()
    }

    fn cells(self, row: usize) -> std::ops::Range<usize> {
        row * self.plan.width()..(row + 1) * self.plan.width()
    }

    /// The steps of a node, with the layer that each leads to counted from the beginning of the row.
    fn steps(&self, cell: usize, node: u32) -> &[Step] {
        let layer = &self.graph.layers[cell];
        &layer.steps[layer.from[node as usize] as usize..layer.from[node as usize + 1] as usize]
    }

    fn nodes(self, cell: usize) -> std::ops::Range<u32> {
        0..self.graph.layers[cell].live.len() as u32
    }

    /// An empty band.
    pub(super) fn band(self) -> Band<W> {
        (0..=self.plan.width()).map(|_| Weights::default()).collect()
    }

    fn reset(self, row: usize, band: &mut Band<W>) {
        let cells = self.cells(row);
        for (cell, weights) in (cells.start..=cells.end).zip(band) {
            weights.reset(&self.graph.layers[cell]);
        }
    }

    /// In how many ways the nodes of a row are reached, given those of its first square.
    pub(super) fn reached_in(self, row: usize, first: &Weights<W>, band: &mut Band<W>) {
        self.reset(row, band);
        band[0].clone_from(first);
        for (at, cell) in self.cells(row).enumerate() {
            let (done, rest) = band.split_at_mut(at + 1);
            for node in self.nodes(cell) {
                for step in self.steps(cell, node) {
                    let there = &mut rest[usize::from(step.ahead) - 1];
                    self.shifts
                        .step(self.kind(cell, *step))
                        .push((&done[at], node), (there, step.node));
                }
            }
        }
    }

    /// In how many ways the nodes of a row lead to the end, given those of the next row's first square.
    pub(super) fn leading_in(self, row: usize, next: &Weights<W>, band: &mut Band<W>) {
        self.reset(row, band);
        band[self.plan.width()].clone_from(next);
        for (at, cell) in self.cells(row).enumerate().rev() {
            let (here, rest) = band.split_at_mut(at + 1);
            for node in self.nodes(cell) {
                for step in self.steps(cell, node) {
                    let there = &rest[usize::from(step.ahead) - 1];
                    self.shifts
                        .step(self.kind(cell, *step))
                        .pull((&mut here[at], node), (there, step.node));
                }
            }
        }
    }

    /// Adds, for each start of a row, the ways that go through it.
    pub(super) fn through(self, row: usize, reached: &Band<W>, leading: &Band<W>, ways: &mut [W]) {
        for (at, cell) in self.cells(row).enumerate() {
            let first = self.plan.cells[cell].starts.start;
            for node in self.nodes(cell) {
                for step in self.steps(cell, node) {
                    if let Some(kind) = self.kind(cell, *step) {
                        let there = (&leading[at + usize::from(step.ahead)], step.node);
                        let through =
                            self.shifts.step(Some(kind)).ways((&reached[at], node), there);
                        let ways = &mut ways[first + usize::from(step.start)];
                        *ways = ways.plus(through);
                    }
                }
            }
        }
    }

    fn kind(self, cell: usize, step: Step) -> Option<usize> {
        self.plan.start_of(cell, step).map(|start| start.kind)
    }

    /// Where a way of that rank goes in a row: of the ways that lead from a node to the end, the one that so many come
    /// before. Takes the row's steps, notes the starts, and leaves the walker at the next row.
    pub(super) fn walk(self, row: usize, leading: &Band<W>, walker: &mut Walker) {
        let cells = self.cells(row);
        while walker.cell < cells.end {
            let steps = self.steps(walker.cell, walker.node);
            let step = steps.iter().find(|step| {
                let there = &leading[walker.cell + usize::from(step.ahead) - cells.start];
                let stride = self.stride(walker.cell, **step, walker.combo);
                let ways =
                    stride.map_or(0, |stride| there.get(step.node, walker.combo + stride).wide());
                let found = walker.rank < ways;
                if !found {
                    walker.rank -= ways;
                }
                found
            });
            let Some(step) = step else { unreachable!("a rank is below the number of ways") };
            let stride = self.stride(walker.cell, *step, walker.combo).unwrap_or(0);
            walker.starts.extend(
                self.plan
                    .start_of(walker.cell, *step)
                    .map(|_| self.plan.cells[walker.cell].starts.start + usize::from(step.start)),
            );
            walker.combo += stride;
            walker.cell += usize::from(step.ahead);
            walker.node = step.node;
        }
    }

    /// How far a step moves a combination; none where no ship of its kind is left.
    fn stride(self, cell: usize, step: Step, combo: usize) -> Option<usize> {
        let Some(kind) = self.kind(cell, step) else { return Some(0) };
        let used = &self.plan.used;
        used.has_spare(kind, combo).then(|| used.stride(kind))
    }
}

/// A way through a scan, as far as it has been followed.
#[derive(Clone, Debug, Default)]
pub(super) struct Walker {
    pub(super) cell: usize,
    pub(super) node: u32,
    pub(super) combo: usize,
    pub(super) rank: u128,
    pub(super) starts: Vec<usize>,
}
