//! What a report can say of a fleet of which only the numbers are known (`F41`).

use super::{Broken, Side, State, Table};
use crate::report::{Report, Subject, Tally, Telling};
use crate::rules::Ruleset;

/// The fewest squares that a report can speak of: a unit may share its square with a carrier.
pub(super) fn squares_told(report: &Report, rules: &Ruleset) -> u32 {
    ship_squares_told(report, rules).max(report.total().units())
}

/// The fewest ship squares that a report can speak of: a ship told as sunk has one at least.
pub(super) fn ship_squares_told(report: &Report, rules: &Ruleset) -> u32 {
    let fewest = |tally: &Tally, telling: Telling| {
        let sunk = if telling.afloat_only { tally.sunk() } else { 0 };
        (tally.hits() + sunk).max(tally.sunk())
    };
    match report {
        Report::Totals(tally) => fewest(tally, Telling::totals(rules)),
        Report::Shots { shots, .. } => {
            shots.iter().map(|shot| fewest(shot, Telling::shot(rules))).sum()
        }
        Report::Window(_) | Report::ShotDown { .. } => 0,
    }
}

/// The most ship squares that a report on `new` squares struck for the first time can speak of: where ships told as sunk
/// are left out of the hits, their squares are any of the rest.
pub(super) fn most_ship_squares(report: &Report, new: u32, rules: &Ruleset) -> u32 {
    match report {
        Report::Totals(tally) if Telling::totals(rules).afloat_only && tally.sunk() > 0 => new,
        Report::Totals(tally) => tally.hits(),
        Report::Shots { shots, .. } => {
            let hit = |shot: &&Tally| shot.hits() + shot.sunk() > 0;
            shots.iter().filter(hit).count() as u32
        }
        Report::Window(_) | Report::ShotDown { .. } => 0,
    }
}

/// The fewest squares that ships told as sunk have: each its own, where it is named, else those of the smallest ships.
fn fewest_of_wrecks(told: &Tally, table: &Table, side: Side) -> u32 {
    let area = |class| u32::from(table.rules.class(class).shape.area());
    let named = told.iter().map(|(subject, n)| match subject {
        Subject::SunkClass(class) => n.saturating_mul(area(class)),
        _ => 0,
    });
    let named = named.fold(0, u32::saturating_add);
    let fleet = table.fleet(side).unwrap_or_default();
    let mut areas: Vec<u32> = fleet.each_ship().map(area).collect();
    areas.sort_unstable();
    let unnamed = areas.into_iter().take(told.count(Subject::Sunk) as usize).sum();
    named.saturating_add(unnamed)
}

impl State {
    /// Whether ships are told as sunk before so many squares can have been hit (`F32`).
    pub(super) fn sunk_early(
        &self,
        table: &Table,
        side: Side,
        report: &Report,
        new: u32,
    ) -> Option<Broken> {
        let position = self.position(side);
        let mut told = position.told.clone();
        told.extend(&report.total());
        let due = fewest_of_wrecks(&told, table, side);
        let most = position.hit.saturating_add(most_ship_squares(report, new, &table.rules));
        let sinks = report.total().sunk() > 0;
        (sinks && due > most).then_some(Broken::SunkEarly { due, most })
    }

    /// What a report adds to what the side told before and its fleet cannot have.
    pub(super) fn too_many(&self, table: &Table, side: Side, report: &Tally) -> Vec<Broken> {
        let mut told = self.position(side).told.clone();
        told.extend(report);
        let most = |subject| most(table, side, subject);
        let over = |(subject, _): (Subject, u32)| {
            let (found, most) = (told.count(subject), most(subject)?);
            (found > most).then_some(Broken::TooMany { subject, found, most })
        };
        report.iter().filter_map(over).collect()
    }
}

/// The most of a subject that a side can ever report, where its fleet is known.
fn most(table: &Table, side: Side, subject: Subject) -> Option<u32> {
    let fleet = table.fleet(side);
    let area = |class| u32::from(table.rules.class(class).shape.area());
    match subject {
        Subject::Hit => Some(fleet?.each_ship().map(area).sum()),
        Subject::Class(class) => Some(fleet?.count(class) * area(class)),
        Subject::SunkClass(class) => Some(fleet?.count(class)),
        Subject::Sunk => Some(fleet?.ships()),
        Subject::Unit(kind) => Some(table.stocks.get(side).as_ref()?.units(kind)),
    }
}
