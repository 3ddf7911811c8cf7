//! Every node that the scan can reach, and the steps between them.

use rustc_hash::FxHashMap;

use super::fleet::Combos;
use super::plan::{Plan, Start};
use super::state::{Key, Profile};
use super::step::At;
use super::{Excess, Limit};

/// The steps of a scan, layer by layer: one layer for each square, and one for the end.
#[derive(Clone, Debug)]
pub(super) struct Graph {
    pub(super) layers: Vec<Layer>,
    /// What the watched sums have come to, by node of the last layer.
    pub(super) ends: Vec<Vec<u32>>,
    /// Nodes with something to decide, rows and the end included.
    pub(super) nodes: u64,
    /// Pairs of a node and a combination of ships with which it is reached.
    pub(super) states: u64,
}

/// The nodes of one square.
#[derive(Clone, Debug, Default)]
pub(super) struct Layer {
    /// By node: the combinations of ships with which it is reached, and, once trimmed, with which it leads to the end.
    pub(super) live: Vec<Combos>,
    /// By node: where its steps begin in `steps`; one more at the end.
    pub(super) from: Vec<u32>,
    pub(super) steps: Vec<Step>,
}

/// One step between two nodes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The node that it leads to, by its place in its layer.
    pub(super) node: u32,
    /// Squares that it goes on.
    pub(super) ahead: u16,
    /// The start, by its place among those of the square; [`Step::PASS`] where no ship begins.
    pub(super) start: u16,
}

impl Step {
    const PASS: u16 = u16::MAX;
}

/// A layer while its nodes are still being found.
#[derive(Default)]
struct Open {
    nodes: FxHashMap<Key, u32>,
    keys: Vec<Key>,
    reached: Vec<Combos>,
}

impl Open {
    fn node(&mut self, key: Key, reached: Combos) -> u32 {
        let new = self.keys.len() as u32;
        let node = *self.nodes.entry(key).or_insert(new);
        if node == new {
            self.keys.push(key);
            self.reached.push(0);
        }
        self.reached[node as usize] |= reached;
        node
    }
}

struct Builder<'a> {
    plan: &'a Plan,
    limit: Limit,
    open: Vec<Open>,
    graph: Graph,
}

impl Graph {
    /// Builds it from the first square to the last, then drops what does not lead to the end.
    ///
    /// # Errors
    /// Where it would have more states than the limit allows.
    pub(super) fn build(plan: &Plan, limit: Limit) -> Result<Self, Excess> {
        let layers = Vec::with_capacity(plan.end() + 1);
        let graph = Self { layers, ends: Vec::new(), nodes: 0, states: 0 };
        let open = (0..=plan.end()).map(|_| Open::default()).collect();
        let mut builder = Builder { plan, limit, open, graph };
        if let Some(At { cell, key }) = plan.root() {
            builder.open[cell].node(key, 1);
        }
        for cell in 0..=plan.end() {
            builder.close(cell)?;
        }
        let mut graph = builder.graph;
        graph.trim(plan);
        Ok(graph)
    }

    /// The layer of the end.
    pub(super) fn last(&self) -> &Layer {
        &self.layers[self.layers.len() - 1]
    }

    /// Keeps of each node only the combinations with which it leads to the end.
    fn trim(&mut self, plan: &Plan) {
        let end = plan.end();
        for live in &mut self.layers[end].live {
            *live &= plan.used.all();
        }
        for cell in (0..end).rev() {
            let (before, after) = self.layers.split_at_mut(cell + 1);
            let layer = &mut before[cell];
            for node in 0..layer.live.len() {
                let steps = &layer.steps[layer.from[node] as usize..layer.from[node + 1] as usize];
                let leads = steps.iter().fold(0, |leads, step| {
                    let live = after[usize::from(step.ahead) - 1].live[step.node as usize];
                    leads
                        | plan
                            .start_of(cell, *step)
                            .map_or(live, |of| plan.used.before(of.kind, live))
                });
                layer.live[node] &= leads;
            }
        }
    }
}

impl Plan {
    /// The ship that a step from a square begins, if it begins one.
    pub(super) fn start_of(&self, cell: usize, step: Step) -> Option<&Start> {
        (step.start != Step::PASS)
            .then(|| &self.starts[self.cells[cell].starts.start + usize::from(step.start)])
    }
}

impl Builder<'_> {
    /// Takes every step from the nodes of a square, all of which are known by now.
    fn close(&mut self, cell: usize) -> Result<(), Excess> {
        let mut open = std::mem::take(&mut self.open[cell]);
        drop(std::mem::take(&mut open.nodes));
        let mut layer = Layer::default();
        layer.from.reserve(open.keys.len() + 1);
        for (key, reached) in open.keys.iter().zip(&mut open.reached) {
            layer.from.push(layer.steps.len() as u32);
            let at = At { cell, key: *key };
            *reached &= self.plan.can_be_met_with(at);
            self.graph.states += u64::from(reached.count_ones());
            if *reached != 0 && cell < self.plan.end() {
                self.steps(at, *reached, &mut layer.steps);
            }
        }
        layer.from.push(layer.steps.len() as u32);
        self.graph.nodes += open.keys.len() as u64;
        if cell == self.plan.end() {
            self.graph.ends = open.keys.iter().map(|key| self.plan.watched(*key)).collect();
        }
        layer.live = open.reached;
        self.graph.layers.push(layer);
        let states = self.graph.states.max(self.graph.nodes * Limit::STATES_OF_A_NODE);
        if states > self.limit.states { Err(Excess::States(self.limit)) } else { Ok(()) }
    }

    fn steps(&mut self, at: At, reached: Combos, steps: &mut Vec<Step>) {
        let plan = self.plan;
        if let Some(next) = plan.pass(at) {
            steps.push(self.step(at, next, reached, Step::PASS));
        }
        if at.key & Profile::blocked(plan.cells[at.cell].column) != 0 {
            return;
        }
        let range = plan.cells[at.cell].starts.clone();
        for (start, number) in plan.starts[range].iter().zip(0..) {
            let after = plan.used.after(start.kind, reached);
            if after != 0
                && let Some(next) = plan.start(at, start)
            {
                steps.push(self.step(at, next, after, number));
            }
        }
    }

    fn step(&mut self, at: At, next: At, reached: Combos, start: u16) -> Step {
        let node = self.open[next.cell].node(next.key, reached);
        Step { node, ahead: (next.cell - at.cell) as u16, start }
    }
}
