//! Which aircraft left and which guns shot, where the journal does not say so and the layout is known.
//!
//! Each hidden use takes some live unit of its kind (a gun only one in reach). Later answers tell which units were
//! still there: a unit that was used is neither hit nor seen again (`P10`). The search finds the uses that leave the
//! fewest answers unexplained, trying one of several units that no later event tells apart.

use std::collections::BTreeSet;

use crate::board::{Region, Square};
use crate::journal::home::gun_reach;
use crate::journal::{Action, Attack, Event, Home, Position, Side, Table};
use crate::layout::Layout;
use crate::report::{Call, Plane, Report, Subject};
use crate::rules::UnitKind;

/// How a search went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Search {
    /// Nothing was hidden, or the best explanation was found.
    Done,
    /// It was given up; the best explanation so far was taken.
    GaveUp,
}

/// Choices that are tried before a search is given up.
const MOST_CHOICES: u32 = 100_000;

/// Fills in the squares that one side's hidden units left.
pub(super) fn lay_open(events: &mut [Event], table: &Table, side: Side) -> Search {
    let Some(layout) = table.layouts.get(side) else { return Search::Done };
    if table.rules.arsenal().is_none() || !events.iter().any(|event| hides(event, side).is_some()) {
        return Search::Done;
    }
    let mut searcher = Searcher { events, table, side, layout, best: None, choices: 0 };
    let start = Node { position: Position::default(), uses: Vec::new(), unexplained: 0 };
    searcher.follow(0, start);
    let gave_up = searcher.choices >= MOST_CHOICES;
    let uses = searcher.best.map(|best| best.uses).unwrap_or_default();
    for (at, square) in uses {
        if let Some(event) = events.get_mut(at) {
            note(event, side, square);
        }
    }
    if gave_up { Search::GaveUp } else { Search::Done }
}

/// The kind of unit that a side uses in an event without saying which.
fn hides(event: &Event, side: Side) -> Option<UnitKind> {
    let attack = event.attack()?;
    let Call::Flight { plane, .. } = &attack.call else { return None };
    if event.side == side {
        return attack.from.is_none().then_some(plane.kind());
    }
    matches!(attack.report, Some(Report::ShotDown { by: None })).then_some(UnitKind::AaGun)
}

fn note(event: &mut Event, side: Side, square: Square) {
    let own = event.side == side;
    if let Action::Attack(attack) = &mut event.action {
        match &mut attack.report {
            _ if own => attack.from = Some(square),
            Some(Report::ShotDown { by }) => *by = Some(square),
            _ => {}
        }
    }
}

/// How far the events are followed, and what was assumed on the way.
#[derive(Clone)]
struct Node {
    position: Position,
    uses: Vec<(usize, Square)>,
    unexplained: u32,
}

struct Searcher<'a> {
    events: &'a [Event],
    table: &'a Table,
    side: Side,
    layout: &'a Layout,
    best: Option<Node>,
    choices: u32,
}

impl Searcher<'_> {
    fn follow(&mut self, from: usize, mut node: Node) {
        for at in from..self.events.len() {
            if self.is_hopeless(&node) {
                return;
            }
            let event = &self.events[at];
            let Some(attack) = event.attack() else { continue };
            if let Some(kind) = hides(event, self.side) {
                return self.branch(at, kind, attack, &node);
            }
            self.pass(event, attack, &mut node);
        }
        if !self.is_hopeless(&node) {
            self.best = Some(node);
        }
    }

    /// Whether a node cannot beat the best that was found.
    fn is_hopeless(&self, node: &Node) -> bool {
        let worse = self.best.as_ref().is_some_and(|best| node.unexplained >= best.unexplained);
        worse || (self.choices >= MOST_CHOICES && self.best.is_some())
    }

    /// Tries every unit that may have been used in an event.
    fn branch(&mut self, at: usize, kind: UnitKind, attack: &Attack, node: &Node) {
        let candidates = self.candidates(at, kind, attack, node);
        if candidates.is_empty() {
            let mut node = node.clone();
            node.unexplained += 1;
            return self.follow(at + 1, node);
        }
        for square in candidates {
            self.choices += 1;
            let mut next = node.clone();
            next.position.used.insert(square);
            next.uses.push((at, square));
            self.follow(at + 1, next);
        }
    }

    /// Live units of a kind that may have been used, one of those that no later event tells apart; those first that
    /// later answers miss.
    fn candidates(&self, at: usize, kind: UnitKind, attack: &Attack, node: &Node) -> Vec<Square> {
        let home = self.home(node);
        let live = home.live_units().filter(|unit| unit.kind == kind);
        let in_reach = |square: &Square| match (&attack.call, kind) {
            (Call::Flight { target, .. }, UnitKind::AaGun) => {
                gun_reach(*target, &self.table.rules).contains(*square)
            }
            _ => true,
        };
        let mut seen = BTreeSet::new();
        let mut candidates: Vec<(Vec<usize>, Square)> = Vec::new();
        for square in live.map(|unit| unit.square).filter(in_reach) {
            let future = self.future(at, square);
            if seen.insert(future.clone()) {
                candidates.push((future, square));
            }
        }
        // A unit that is looked at again was more likely the one: then the answer there has to miss it.
        candidates.sort_by_key(|(future, square)| (future.is_empty(), *square));
        candidates.into_iter().map(|(_, square)| square).collect()
    }

    /// The later events that can tell something of the unit in a square.
    fn future(&self, at: usize, square: Square) -> Vec<usize> {
        let grid = self.table.rules.grid();
        let touches = |event: &Event| {
            let Some(attack) = event.attack() else { return false };
            match &attack.call {
                _ if event.side == self.side => attack.from == Some(square),
                Call::Flight { target, .. }
                    if matches!(attack.report, Some(Report::ShotDown { .. })) =>
                {
                    gun_reach(*target, &self.table.rules).contains(square)
                }
                call => call.squares(grid).contains(square),
            }
        };
        let later = self.events.iter().enumerate().skip(at + 1);
        later.filter(|(_, event)| touches(event)).map(|(at, _)| at).collect()
    }

    fn home<'a>(&'a self, node: &'a Node) -> Home<'a> {
        Home { rules: &self.table.rules, layout: self.layout, position: &node.position }
    }

    /// Follows an event that hides nothing.
    fn pass(&self, event: &Event, attack: &Attack, node: &mut Node) {
        if event.side == self.side {
            node.position.used.extend(&attack.from.into_iter().collect());
            return;
        }
        match &attack.report {
            Some(Report::ShotDown { by }) => {
                node.position.used.extend(&by.iter().copied().collect());
            }
            Some(Report::Window(_)) => self.look(attack, node),
            _ => self.strike(attack, node),
        }
    }

    /// Compares the live units that a recce plane saw.
    fn look(&self, attack: &Attack, node: &mut Node) {
        let (Some(Report::Window(window)), Call::Flight { target, .. }) =
            (&attack.report, &attack.call)
        else {
            return;
        };
        let due = self.home(node).window(Plane::Recce.window(*target, self.table.rules.grid()));
        let said = window.rows.iter().flatten();
        let differ = said.zip(due.rows.iter().flatten()).filter(|(a, b)| a.unit != b.unit).count();
        node.unexplained += differ as u32;
    }

    /// Compares the units that an answer counts, and strikes the squares.
    fn strike(&self, attack: &Attack, node: &mut Node) {
        if matches!(attack.report, Some(Report::ShotDown { .. })) {
            return;
        }
        let struck: Region = attack.call.struck(self.table.rules.grid());
        if let Some(report) = &attack.report {
            let told = report.total();
            let home = self.home(node);
            let differ = UnitKind::ALL.into_iter().filter(|kind| {
                let lost = home
                    .live_units()
                    .filter(|unit| unit.kind == *kind && home.would_be_lost(unit, &struck));
                lost.count() as u32 != told.count(Subject::Unit(*kind))
            });
            let differ = differ.count() as u32;
            node.unexplained += differ;
        }
        node.position.struck.extend(&struck);
    }
}
