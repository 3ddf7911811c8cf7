//! Counting by a scan of the board: see [`super`] for the method.

use rayon::prelude::*;

use super::answer::{Count, Effort, Outcome, Source, below};
use super::graph::Graph;
use super::merge::{Merged, binomial, merge};
use super::narrow::Narrowed;
use super::plan::Plan;
use super::question::{PlacementId, Question, Sum};
use super::tables::{Band, Rows, Scan, Walker};
use super::weight::{Shifts, Weight};
use super::{Excess, Limit};
use crate::chance::Stream;

/// A question that has been prepared for a scan.
#[derive(Clone, Debug)]
pub(super) struct Frontier {
    merged: Merged,
    plan: Plan,
    size: Size,
}

/// Whether 64 bits hold every number of a count.
#[derive(Clone, Copy, Debug)]
enum Size {
    Small,
    Large,
}

/// The weights of a scan, from which ways are drawn.
#[derive(Clone, Debug)]
pub(super) struct Tables<W> {
    set: Frontier,
    graph: Graph,
    shifts: Shifts<W>,
    leading: Rows<W>,
    through: Vec<W>,
}

impl Frontier {
    /// Prepares a narrowed question.
    ///
    /// # Errors
    /// Where the question is too large for a scan.
    pub(super) fn of(
        question: &Question,
        narrowed: &Narrowed,
        watches: &[Sum],
    ) -> Result<Self, Excess> {
        let merged = merge(question, narrowed, watches).ok_or(Excess::Ways)?;
        let size = question.size(narrowed, &merged)?;
        let plan = Plan::new(question, narrowed, &merged, watches)?;
        Ok(Self { merged, plan, size })
    }

    /// Counts every way, exactly.
    ///
    /// # Errors
    /// Where it takes more states than the limit allows.
    pub(super) fn count(self, question: &Question, limit: Limit) -> Result<Count, Excess> {
        let graph = Graph::build(&self.plan, limit)?;
        let effort = Effort { states: graph.states, nodes: graph.nodes };
        Ok(match self.size {
            Size::Small => {
                let tables = Tables::<u64>::of(self, graph);
                tables.count(question, effort, |tables| Source::Small(Box::new(tables)))
            }
            Size::Large => {
                let tables = Tables::<u128>::of(self, graph);
                tables.count(question, effort, |tables| Source::Large(Box::new(tables)))
            }
        })
    }

    /// What the watched sums can come to, in any order.
    ///
    /// # Errors
    /// Where it takes more states than the limit allows.
    pub(super) fn outcomes(&self, limit: Limit) -> Result<Vec<Outcome>, Excess> {
        let graph = Graph::build(&self.plan, limit)?;
        let ways = match self.size {
            Size::Small => ends::<u64>(self, &graph),
            Size::Large => ends::<u128>(self, &graph),
        };
        let outcomes = graph.ends.into_iter().zip(ways).filter(|(_, ways)| *ways > 0);
        let factor = self.merged.factor;
        Ok(outcomes.map(|(gains, ways)| Outcome { gains, ways: ways * factor }).collect())
    }

    /// The placements that one of a merged kind stands for: its own, and that of every kind counted with it.
    fn alike(&self, question: &Question, placement: usize) -> impl Iterator<Item = (usize, usize)> {
        let own = question.placements[placement].kind;
        let offset = placement - question.first_of(own);
        let part = self.merged.part_of[own];
        let kinds = self.merged.part_of.iter().enumerate().filter(move |(_, of)| **of == part);
        kinds.map(move |(kind, _)| (kind, question.first_of(kind) + offset))
    }

    /// Deals the ships of kinds that were counted as one to those kinds, every way alike.
    fn told_apart(
        &self,
        question: &Question,
        starts: &[usize],
        stream: &mut Stream,
    ) -> Vec<PlacementId> {
        let mut fleet = Vec::new();
        for part in 0..self.merged.kinds.len() {
            let of_part = starts.iter().map(|start| &self.plan.starts[*start]);
            let mut places: Vec<usize> = of_part
                .filter(|start| start.kind == part)
                .map(|start| {
                    start.placement - question.first_of(question.placements[start.placement].kind)
                })
                .collect();
            let kinds = (0..question.kinds.len()).filter(|kind| self.merged.part_of[*kind] == part);
            let kinds: Vec<usize> = kinds.collect();
            if kinds.len() > 1 {
                stream.shuffle(&mut places);
            }
            let mut rest = places.into_iter();
            for kind in kinds {
                let own = rest.by_ref().take(question.kinds[kind].count as usize);
                fleet.extend(
                    own.map(|offset| PlacementId((question.first_of(kind) + offset) as u32)),
                );
            }
        }
        fleet.sort_unstable();
        fleet
    }
}

impl Question {
    /// How large the numbers can become: no more than the ways to lay the ships of each kind by themselves.
    fn size(&self, narrowed: &Narrowed, merged: &Merged) -> Result<Size, Excess> {
        let mut most = 1_u128;
        for (at, kind) in merged.kinds.iter().enumerate() {
            let Some(first) = merged.part_of.iter().position(|part| *part == at) else { continue };
            let open = self.of_kind(first).filter(|id| narrowed.open[*id]).count();
            let ways = binomial(open as u128, kind.count.into());
            most = ways.and_then(|ways| most.checked_mul(ways)).ok_or(Excess::Ways)?;
        }
        let ships = merged.kinds.iter().map(|kind| u128::from(kind.count)).sum::<u128>().max(1);
        let told_apart = most.checked_mul(merged.factor).and_then(|all| all.checked_mul(ships));
        told_apart.ok_or(Excess::Ways)?;
        Ok(if u64::try_from(most).is_ok() { Size::Small } else { Size::Large })
    }
}

fn ends<W: Weight>(set: &Frontier, graph: &Graph) -> Vec<u128> {
    let shifts = Shifts::<W>::of(&set.plan.used, set.merged.kinds.len());
    let scan = Scan { plan: &set.plan, graph, shifts: &shifts };
    let Some(last) = scan.reached().pop() else { return Vec::new() };
    let all = set.plan.used.combos() - 1;
    (0..graph.ends.len() as u32).map(|node| last.get(node, all).wide()).collect()
}

fn sums<W: Weight>(mut all: Vec<W>, some: Vec<W>) -> Vec<W> {
    all.iter_mut().zip(some).for_each(|(all, some)| *all = all.plus(some));
    all
}

impl<W: Weight> Tables<W> {
    fn of(set: Frontier, graph: Graph) -> Self {
        let shifts = Shifts::of(&set.plan.used, set.merged.kinds.len());
        let scan = Scan { plan: &set.plan, graph: &graph, shifts: &shifts };
        let (reached, leading) = rayon::join(|| scan.reached(), || scan.leading());
        let bands = || (scan.band(), scan.band());
        let of_row = |(before, after): &mut (Band<W>, Band<W>), row: usize| {
            let mut ways = vec![W::ZERO; set.plan.starts.len()];
            scan.reached_in(row, &reached[row], before);
            scan.leading_in(row, &leading[row + 1], after);
            scan.through(row, before, after, &mut ways);
            ways
        };
        let through = (0..scan.rows())
            .into_par_iter()
            .map_init(bands, of_row)
            .reduce(|| vec![W::ZERO; set.plan.starts.len()], sums);
        Self { set, graph, shifts, leading, through }
    }

    fn scan(&self) -> Scan<'_, W> {
        Scan { plan: &self.set.plan, graph: &self.graph, shifts: &self.shifts }
    }

    fn total(&self) -> u128 {
        if self.graph.layers[0].live.is_empty() { 0 } else { self.leading[0].get(0, 0).wide() }
    }

    fn count(self, question: &Question, effort: Effort, source: impl Fn(Self) -> Source) -> Count {
        let merged = &self.set.merged;
        let total = self.total() * merged.factor;
        let mut ways = vec![0; question.placements.len()];
        for (start, through) in self.set.plan.starts.iter().zip(&self.through) {
            let group = merged.kinds[start.kind].count;
            for (kind, id) in self.set.alike(question, start.placement) {
                let share = u128::from(question.kinds[kind].count);
                ways[id] = through.wide() * merged.factor * share / u128::from(group);
            }
        }
        let source = if total == 0 { Source::Nothing } else { source(self) };
        Count { total, ways, effort, source }
    }

    /// The ways of those ranks, as starts of the plan, in the same order.
    fn walks(&self, ranks: &[u128]) -> Vec<Vec<usize>> {
        let walker = |rank: &u128| Walker { rank: *rank, ..Walker::default() };
        let mut walkers: Vec<Walker> = ranks.iter().map(walker).collect();
        let scan = self.scan();
        let mut leading = scan.band();
        for row in 0..scan.rows() {
            scan.leading_in(row, &self.leading[row + 1], &mut leading);
            walkers.par_iter_mut().for_each(|walker| scan.walk(row, &leading, walker));
        }
        walkers.into_iter().map(|walker| walker.starts).collect()
    }

    /// So many ways drawn independently, each as likely as any other.
    pub(super) fn draws(
        &self,
        question: &Question,
        many: usize,
        stream: &mut Stream,
    ) -> Vec<Vec<PlacementId>> {
        let total = self.total();
        let ranks: Vec<u128> = (0..many).map(|_| below(stream, total)).collect();
        let walks = self.walks(&ranks);
        walks.into_iter().map(|starts| self.set.told_apart(question, &starts, stream)).collect()
    }
}
