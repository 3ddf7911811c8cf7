//! The order in which the squares are scanned, and what can happen at each.

use super::Excess;
use super::fleet::Used;
use super::merge::Merged;
use super::narrow::Narrowed;
use super::question::{Body, Question, Sum};
use super::state::{Field, KEY_BITS, Key, Profile};
use crate::board::Span;

/// Everything that the scan needs to know of a question.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) profile: Profile,
    pub(super) used: Used,
    /// The squares in the order of the scan.
    pub(super) cells: Vec<Cell>,
    /// All starts, cell by cell.
    pub(super) starts: Vec<Start>,
    /// What the key holds of each sum that is watched, in their order.
    pub(super) watched: Vec<Field>,
}

/// A square of the scan, or the end of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Cell {
    pub(super) column: u8,
    /// Its starts, by their places in [`Plan::starts`].
    pub(super) starts: std::ops::Range<usize>,
    /// What of a key that arrives here still matters.
    pub(super) keep: Key,
    /// The bits of the sums that nothing can add to from here on, when they are met.
    pub(super) closing: Key,
    /// What the sums that open here begin with.
    pub(super) opening: Key,
    /// By what each open sum may still grow, and one more: it sets the guard of every sum that can be met.
    pub(super) ahead: Key,
    /// The guards of the open sums that must be met.
    pub(super) open_guards: Key,
    /// The guards of all sums that are open here: a key that has one set has gone too far. Elsewhere the same bit may
    /// belong to the value of another sum.
    pub(super) guards: Key,
    /// Kinds that alone can meet some of the open sums.
    pub(super) duties: Vec<Duty>,
}

/// A ship that begins in a square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    /// Bits that forbid it.
    pub(super) barred_by: Key,
    /// Bits that it sets.
    pub(super) sets: Key,
    /// Bits that it sets about the square after its own.
    pub(super) leaves: Key,
    /// What it adds to the sums.
    pub(super) gains: Key,
    /// How many squares of the row it takes, all of which the scan jumps over.
    pub(super) width: u8,
    pub(super) kind: usize,
    /// The first placement of the question that it stands for.
    pub(super) placement: usize,
}

/// Sums that only one kind of ship can add to, with the most that one such ship adds to all of them together.
#[derive(Clone, Debug)]
pub(super) struct Duty {
    pub(super) kind: usize,
    pub(super) fields: Vec<Field>,
    pub(super) most: u32,
}

/// Which way the scan goes: along rows, or along columns as if the board were turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Rows,
    Columns,
}

impl Way {
    /// Column, row, width and height of a span as the scan sees them.
    const fn sees(self, span: &Span) -> (u8, u8, u8, u8) {
        let first = span.first;
        match self {
            Self::Rows => (first.column, first.row, span.width, span.height),
            Self::Columns => (first.row, first.column, span.height, span.width),
        }
    }
}

/// A sum with the cells from its first start to its last.
struct Stretch<'a> {
    sum: &'a Sum,
    first: usize,
    last: usize,
    field: Field,
    ends: Ends,
    /// The kind that alone can add to it.
    only: Option<usize>,
}

/// Whether a sum is closed when nothing can add to it any more, or kept to the end because it is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ends {
    Met,
    Never,
}

/// A ship that can begin somewhere, before it is packed.
struct Candidate {
    cell: usize,
    kind: usize,
    placement: usize,
    seen: (u8, u8, u8, u8),
}

impl Plan {
    /// The plan of a question whose placements are narrowed and whose kinds are merged.
    ///
    /// # Errors
    /// Where a key or the combinations of ships would not fit.
    pub(super) fn new(
        question: &Question,
        narrowed: &Narrowed,
        merged: &Merged,
        watches: &[Sum],
    ) -> Result<Self, Excess> {
        let draft = |way| Draft::new(question, narrowed, merged, watches, way);
        let (width, height) = (question.grid().width(), question.grid().height());
        let draft = match width.cmp(&height) {
            std::cmp::Ordering::Less => draft(Way::Rows),
            std::cmp::Ordering::Greater => draft(Way::Columns),
            std::cmp::Ordering::Equal => {
                let (rows, columns) = (draft(Way::Rows), draft(Way::Columns));
                if columns.burden() < rows.burden() { columns } else { rows }
            }
        };
        draft.plan(merged)
    }

    pub(super) const fn width(&self) -> usize {
        self.profile.width as usize
    }

    /// The place of the end of the scan: one past the last square.
    pub(super) fn end(&self) -> usize {
        self.cells.len() - 1
    }
}

struct Draft<'a> {
    question: &'a Question,
    width: u8,
    height: u8,
    candidates: Vec<Candidate>,
    stretches: Vec<Stretch<'a>>,
}

impl<'a> Draft<'a> {
    fn new(
        question: &'a Question,
        narrowed: &'a Narrowed,
        merged: &Merged,
        watches: &'a [Sum],
        way: Way,
    ) -> Self {
        let (width, height) = match way {
            Way::Rows => (question.grid().width(), question.grid().height()),
            Way::Columns => (question.grid().height(), question.grid().width()),
        };
        let is_first = |kind: usize| !merged.part_of[..kind].contains(&merged.part_of[kind]);
        let counts = |kind: usize| merged.kinds[merged.part_of[kind]].count > 0;
        let mut candidates: Vec<Candidate> = (question.placements.iter().enumerate())
            .filter(|(id, of)| narrowed.open[*id] && is_first(of.kind) && counts(of.kind))
            .map(|(id, of)| {
                let seen = way.sees(&of.span);
                let cell = usize::from(seen.1) * usize::from(width) + usize::from(seen.0);
                Candidate { cell, kind: merged.part_of[of.kind], placement: id, seen }
            })
            .collect();
        candidates.sort_by_key(|candidate| (candidate.cell, candidate.placement));
        let mut draft = Self { question, width, height, candidates, stretches: Vec::new() };
        let demanded = narrowed.sums.iter().map(|sum| (sum, Ends::Met));
        let watched = watches.iter().map(|sum| (sum, Ends::Never));
        draft.stretches =
            demanded.chain(watched).map(|(sum, ends)| draft.stretch(sum, ends)).collect();
        draft
    }

    fn cells(&self) -> usize {
        usize::from(self.width) * usize::from(self.height)
    }

    fn stretch(&self, sum: &'a Sum, ends: Ends) -> Stretch<'a> {
        let gaining = self.candidates.iter().filter(|at| sum.gains[at.placement] > 0);
        let cells: Vec<usize> = gaining.map(|candidate| candidate.cell).collect();
        let first = cells.first().copied().unwrap_or(0);
        let (last, field) = match ends {
            Ends::Met => (cells.last().copied().unwrap_or(first), Field::of_need(sum.need)),
            Ends::Never => (self.cells(), Field::of_watch(sum.squares.len() as u32)),
        };
        let gaining = self.candidates.iter().filter(|at| sum.gains[at.placement] > 0);
        let mut kinds = gaining.map(|candidate| candidate.kind);
        let only = kinds.next().filter(|first| kinds.all(|kind| kind == *first));
        Stretch { sum, first, last, field, ends, only }
    }

    /// Bits that the scan carries, over all its steps.
    fn burden(&self) -> usize {
        let carried = |of: &Stretch| (of.last - of.first + 1) * of.field.width() as usize;
        self.stretches.iter().map(carried).sum()
    }

    /// Gives every sum a place: the lowest at which no other that is open at the same time stands.
    fn give_places(&mut self, from: u32) -> Result<(), Excess> {
        for at in 0..self.stretches.len() {
            let (placed, rest) = self.stretches.split_at_mut(at);
            let stretch = &mut rest[0];
            let meets = |other: &&Stretch| {
                other.first <= stretch.last + 1 && stretch.first <= other.last + 1
            };
            let mut taken: Vec<(u32, u32)> = placed
                .iter()
                .filter(meets)
                .map(|other| (other.field.at, other.field.at + other.field.width()))
                .collect();
            taken.sort_unstable();
            let mut place = from;
            for (begins, ends) in taken {
                if place + stretch.field.width() <= begins {
                    break;
                }
                place = place.max(ends);
            }
            if place + stretch.field.width() > KEY_BITS {
                return Err(Excess::Key);
            }
            stretch.field.at = place;
        }
        Ok(())
    }

    fn plan(mut self, merged: &Merged) -> Result<Plan, Excess> {
        let used = Used::of(&merged.kinds).ok_or(Excess::Fleet)?;
        let tallest = self.candidates.iter().map(|candidate| candidate.seen.3).max().unwrap_or(1);
        let profile = Profile::new(self.width, tallest, self.question.spacing());
        if profile.bits() > KEY_BITS {
            return Err(Excess::Key);
        }
        self.give_places(profile.bits())?;
        let starts = self.candidates.iter().map(|candidate| self.start(profile, candidate));
        let starts = starts.collect();
        let watched = self.stretches.iter().filter(|of| of.ends == Ends::Never);
        let watched = watched.map(|of| of.field).collect();
        let cells = self.cells_of(profile, merged);
        Ok(Plan { profile, used, cells, starts, watched })
    }

    /// What a ship does to the key where it begins.
    ///
    /// Its squares in this row must be free; what lies under them is due, or kept from others as the game's rule of
    /// touching asks. Squares further down need no look: nothing scanned before them could have reached them.
    fn start(&self, profile: Profile, candidate: &Candidate) -> Start {
        use crate::rules::Touch;
        let (column, _, width, height) = candidate.seen;
        let covered = column..column + width;
        let next = Some(column + width).filter(|next| *next < profile.width);
        let mut barred_by =
            covered.clone().fold(0, |bits, at| bits | Profile::blocked(at) | profile.all_due(at));
        let mut sets = covered.clone().fold(0, |bits, at| bits | profile.due(at, height - 1));
        let mut leaves = 0;
        let under = |bits: Key, at: u8| bits | Profile::blocked(at);
        let keeps_free_under = height == 1;
        match profile.touch {
            Touch::Any => {}
            Touch::Corner => {
                if keeps_free_under {
                    sets |= covered.fold(0, under);
                }
                if let Some(next) = next {
                    barred_by |= profile.all_due(next);
                    sets |= Profile::blocked(next);
                }
            }
            Touch::None => {
                if keeps_free_under {
                    sets |= covered.fold(0, under);
                }
                if column > 0 {
                    sets |= Profile::blocked(column - 1);
                }
                if let Some(next) = next {
                    sets |= Profile::blocked(next);
                    leaves = profile.below();
                }
            }
        }
        let gains = self
            .stretches
            .iter()
            .fold(0, |bits, of| bits + of.field.gain(of.sum.gains[candidate.placement]));
        let Candidate { kind, placement, .. } = *candidate;
        Start { barred_by, sets, leaves, gains, width, kind, placement }
    }

    fn cells_of(&self, profile: Profile, merged: &Merged) -> Vec<Cell> {
        let mut useful = vec![false; self.cells() + usize::from(self.width) + 1];
        for candidate in &self.candidates {
            let width = usize::from(candidate.seen.2);
            useful[candidate.cell..candidate.cell + width].fill(true);
        }
        let mut from = 0;
        (0..=self.cells())
            .map(|at| {
                let here = self.candidates[from..].iter().take_while(|c| c.cell == at).count();
                let starts = from..from + here;
                from += here;
                let mut cell = Cell {
                    column: (at % usize::from(self.width)) as u8,
                    starts,
                    ..Cell::default()
                };
                cell.keep = self.kept_profile(profile, at, &useful);
                self.sums_at(at, merged, &mut cell);
                cell
            })
            .collect()
    }

    /// The bits about the board that matter in a square: all that is due, and blocked squares where a ship could lie.
    fn kept_profile(&self, profile: Profile, at: usize, useful: &[bool]) -> Key {
        let width = usize::from(self.width);
        let mut keep = 0;
        for column in 0..self.width {
            let ahead = at + (usize::from(column) + width - at % width) % width;
            keep |= profile.all_due(column);
            if useful[ahead] {
                keep |= Profile::blocked(column);
            }
        }
        if useful[at + width] {
            keep |= profile.below();
        }
        keep
    }

    fn sums_at(&self, at: usize, merged: &Merged, cell: &mut Cell) {
        for of in &self.stretches {
            let (open, field) = (of.first <= at && at <= of.last, of.field);
            if open {
                cell.keep |= field.met();
                cell.guards |= field.guard();
            }
            if of.first == at {
                cell.opening |= field.fresh();
            }
            if of.ends == Ends::Met && open {
                let ahead = self.ahead(at, of.sum, merged).min((1 << field.bits) - 1);
                cell.ahead |= Key::from(ahead + 1) << field.at;
                cell.open_guards |= field.guard();
            }
            if of.ends == Ends::Met && of.last + 1 == at {
                cell.closing |= field.met();
            }
        }
        cell.duties = self.duties(at, merged);
    }

    /// No more than this can be added to a sum from a square on: no ship adds more than the best of its kind, and all
    /// together no more than the squares that they can reach.
    fn ahead(&self, at: usize, sum: &Sum, merged: &Merged) -> u32 {
        let mut best = vec![0; merged.kinds.len()];
        let mut reached = crate::board::Region::EMPTY;
        for candidate in self.candidates_from(at) {
            let gain = sum.gains[candidate.placement];
            if gain > 0 {
                best[candidate.kind] = gain.max(best[candidate.kind]);
                let span = self.question.placements[candidate.placement].span;
                reached.extend(&span.into());
            }
        }
        let ships =
            merged.kinds.iter().zip(best).map(|(kind, best)| kind.count * best).sum::<u32>();
        ships.min(reached.shared(&sum.squares) as u32)
    }

    fn candidates_from(&self, at: usize) -> &[Candidate] {
        &self.candidates[self.candidates.partition_point(|candidate| candidate.cell < at)..]
    }

    fn duties(&self, at: usize, merged: &Merged) -> Vec<Duty> {
        let open = |of: &&Stretch| of.ends == Ends::Met && of.first <= at && at <= of.last;
        let duty = |kind: usize| {
            let own = self.stretches.iter().filter(open).filter(|of| of.only == Some(kind));
            let (fields, sums): (Vec<Field>, Vec<&Sum>) = own.map(|of| (of.field, of.sum)).unzip();
            let gains = |candidate: &Candidate| {
                sums.iter().map(|sum| sum.gains[candidate.placement]).sum::<u32>()
            };
            let ahead = self.candidates_from(at).iter().filter(|candidate| candidate.kind == kind);
            let most = ahead.map(gains).max().unwrap_or(0);
            (!fields.is_empty()).then_some(Duty { kind, fields, most })
        };
        (0..merged.kinds.len()).filter_map(duty).collect()
    }
}

/// Whether a body can be scanned at all.
pub(super) fn scannable(question: &Question) -> bool {
    let ship = |body: Body| matches!(body, Body::Ship(_));
    question.kinds.iter().all(|kind| kind.count == 0 || ship(kind.body))
}
