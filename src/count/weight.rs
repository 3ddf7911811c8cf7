use super::fleet::{Combos, Used};
use super::graph::Layer;

/// A number of ways. Sums and products wrap: they are right as long as the total that they come to fits, which is seen
/// to before the count.
pub(super) trait Weight: Copy + Default + Send + Sync + PartialEq + 'static {
    const ZERO: Self;
    const ONE: Self;
    const ALL: Self;
    fn plus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
    fn and(self, mask: Self) -> Self;
    fn wide(self) -> u128;
}

macro_rules! weight {
    ($($of:ty),*) => {$(
        impl Weight for $of {
            const ZERO: Self = 0;
            const ONE: Self = 1;
            const ALL: Self = Self::MAX;
            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline]
            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
            #[inline]
            fn and(self, mask: Self) -> Self {
                self & mask
            }
            fn wide(self) -> u128 {
                self.into()
            }
        }
    )*};
}
weight!(u64, u128);

/// The weights of one layer: for each node, those of its combinations from the lowest that is live to the highest.
#[derive(Clone, Debug, Default)]
pub(super) struct Weights<W> {
    rows: Vec<Row>,
    values: Vec<W>,
}

/// Where the weights of a node stand.
#[derive(Clone, Copy, Debug)]
struct Row {
    /// Of the first, among all values.
    from: u64,
    /// The combination that it belongs to.
    low: u8,
    /// How many there are.
    many: u8,
}

impl<W: Weight> Weights<W> {
    /// All zero.
    pub(super) fn of(layer: &Layer) -> Self {
        let mut weights = Self { rows: Vec::new(), values: Vec::new() };
        weights.reset(layer);
        weights
    }

    /// Makes them the weights of a layer, all zero, in the memory that they have.
    pub(super) fn reset(&mut self, layer: &Layer) {
        let mut from = 0;
        self.rows.clear();
        self.rows.extend(layer.live.iter().map(|live| {
            let many = many(*live);
            let row = Row { from, low: low(*live), many };
            from += u64::from(many);
            row
        }));
        self.values.clear();
        self.values.resize(from as usize, W::ZERO);
    }

    /// The weight of one combination; zero where it is not live.
    pub(super) fn get(&self, node: u32, combo: usize) -> W {
        let (low, values) = self.node(node);
        combo.checked_sub(low).and_then(|at| values.get(at)).copied().unwrap_or(W::ZERO)
    }

    pub(super) fn set(&mut self, node: u32, combo: usize, weight: W) {
        let row = self.rows[node as usize];
        self.values[row.from as usize + combo - usize::from(row.low)] = weight;
    }

    fn node(&self, node: u32) -> (usize, &[W]) {
        let row = self.rows[node as usize];
        let from = row.from as usize;
        (row.low.into(), &self.values[from..from + usize::from(row.many)])
    }

    fn node_mut(&mut self, node: u32) -> (usize, &mut [W]) {
        let row = self.rows[node as usize];
        let from = row.from as usize;
        (row.low.into(), &mut self.values[from..from + usize::from(row.many)])
    }
}

fn low(live: Combos) -> u8 {
    if live == 0 { 0 } else { live.trailing_zeros() as u8 }
}

fn many(live: Combos) -> u8 {
    if live == 0 { 0 } else { (Combos::BITS - live.leading_zeros()) as u8 - low(live) }
}

/// How a step moves the combinations of the node that it leaves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shift<'a, W> {
    stride: usize,
    /// By combination: all ones where the step can be taken from it, else zero; none where every one can.
    spare: Option<&'a [W]>,
}

/// The shifts of a fleet.
#[derive(Clone, Debug)]
pub(super) struct Shifts<W> {
    kinds: Vec<(usize, Vec<W>)>,
}

impl<W: Weight> Shifts<W> {
    pub(super) fn of(used: &Used, kinds: usize) -> Self {
        let mask = |kind: usize, combo: usize| {
            if used.has_spare(kind, combo) { W::ALL } else { W::ZERO }
        };
        let shift = |kind: usize| {
            let masks = (0..used.combos()).map(|combo| mask(kind, combo)).collect();
            (used.stride(kind), masks)
        };
        Self { kinds: (0..kinds).map(shift).collect() }
    }

    /// That of a step that begins a ship of a kind, or none.
    pub(super) fn step(&self, kind: Option<usize>) -> Shift<'_, W> {
        match kind {
            Some(kind) => {
                let (stride, spare) = &self.kinds[kind];
                Shift { stride: *stride, spare: Some(spare) }
            }
            None => Shift { stride: 0, spare: None },
        }
    }
}

impl<W: Weight> Shift<'_, W> {
    /// The combinations that the step can leave from with both ends live, as places in the two vectors and in the mask.
    fn overlap(self, (low, many): (usize, usize), (to_low, to_many): (usize, usize)) -> Overlap {
        let first = low.max(to_low.saturating_sub(self.stride));
        let end = (low + many).min((to_low + to_many).saturating_sub(self.stride));
        let many = end.saturating_sub(first);
        if many == 0 {
            return Overlap { here: 0, there: 0, combo: 0, many };
        }
        Overlap { here: first - low, there: first + self.stride - to_low, combo: first, many }
    }

    /// Adds the weights of a node to those of the node that the step leads to.
    pub(super) fn push(
        self,
        (here, node): (&Weights<W>, u32),
        (there, next): (&mut Weights<W>, u32),
    ) {
        let (low, from) = here.node(node);
        let (to_low, to) = there.node_mut(next);
        let over = self.overlap((low, from.len()), (to_low, to.len()));
        let from = &from[over.here..over.here + over.many];
        let to = &mut to[over.there..over.there + over.many];
        self.add(over.combo, from, to);
    }

    /// Adds the weights of the node that the step leads to, to those of the node that it leaves.
    pub(super) fn pull(
        self,
        (here, node): (&mut Weights<W>, u32),
        (there, next): (&Weights<W>, u32),
    ) {
        let (low, to) = here.node_mut(node);
        let (from_low, from) = there.node(next);
        let over = self.overlap((low, to.len()), (from_low, from.len()));
        let to = &mut to[over.here..over.here + over.many];
        let from = &from[over.there..over.there + over.many];
        self.add(over.combo, from, to);
    }

    fn add(self, combo: usize, from: &[W], to: &mut [W]) {
        match self.spare {
            Some(spare) => {
                let spare = &spare[combo..combo + to.len()];
                for ((to, from), mask) in to.iter_mut().zip(from).zip(spare) {
                    *to = to.plus(from.and(*mask));
                }
            }
            None => {
                for (to, from) in to.iter_mut().zip(from) {
                    *to = to.plus(*from);
                }
            }
        }
    }

    /// In how many ways the step is taken: those to reach it times those to go on.
    pub(super) fn ways(self, here: (&Weights<W>, u32), there: (&Weights<W>, u32)) -> W {
        let (low, before) = here.0.node(here.1);
        let (to_low, after) = there.0.node(there.1);
        let over = self.overlap((low, before.len()), (to_low, after.len()));
        let before = &before[over.here..over.here + over.many];
        let after = &after[over.there..over.there + over.many];
        let product = |at: usize| {
            let mask = self.spare.map_or(W::ALL, |spare| spare[over.combo + at]);
            before[at].times(after[at]).and(mask)
        };
        (0..over.many).fold(W::ZERO, |sum, at| sum.plus(product(at)))
    }
}

struct Overlap {
    here: usize,
    there: usize,
    combo: usize,
    many: usize,
}
