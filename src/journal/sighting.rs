//! What has been seen of a side's sea, square by square, by the reports alone.

use std::collections::BTreeMap;

use super::{Attack, Record, Side, Table, halo};
use crate::board::{Region, Square};
use crate::report::{Call, Content, Plane, Report, Subject, Tally};
use crate::rules::{ClassId, Halo};

/// What is known of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// What the reports say of it.
    pub what: Sighting,
    /// The event that struck it first, if one did.
    pub struck: Option<u32>,
}

/// What the reports say of a square, each taken alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sighting {
    /// It was struck, and the report of that event leaves open what is there.
    Open {
        /// The number of the event.
        event: u32,
    },
    /// It was struck and nothing was hit: sea, or land with nothing on it (`S0-30`, `P8`).
    Nothing,
    /// A ship was hit whose class was not told.
    Hit,
    /// A ship of that class was hit.
    Ship(ClassId),
    /// It was not struck and is water, since a sunk ship lies beside it and the game marks that (`S3-29`, `S4-11`).
    Halo,
    /// A recce plane saw it.
    Content(Content),
}

/// The squares of a side's sea of which anything is known, row by row.
pub fn sightings(record: &Record, table: &Table, side: Side) -> BTreeMap<Square, Seen> {
    let mut chart =
        Chart { table, squares: BTreeMap::new(), struck: Region::EMPTY, hits: Region::EMPTY };
    for (number, recorded) in (1..).zip(record.events()) {
        if recorded.event.side != side
            && let Some(attack) = recorded.event.attack()
        {
            chart.add(number, attack);
        }
    }
    chart.squares
}

struct Chart<'a> {
    table: &'a Table,
    squares: BTreeMap<Square, Seen>,
    struck: Region,
    hits: Region,
}

impl Chart<'_> {
    fn add(&mut self, number: u32, attack: &Attack) {
        let grid = self.table.rules.grid();
        let new = attack.call.struck(grid).without(&self.struck);
        match (&attack.report, &attack.call) {
            (Some(Report::ShotDown { .. }), _) => return,
            (Some(Report::Window(window)), Call::Flight { target, .. }) => {
                let span = Plane::Recce.window(*target, grid);
                let contents = window.rows.iter().flatten();
                for (square, content) in span.squares().zip(contents) {
                    let struck = self.squares.get(&square).and_then(|seen| seen.struck);
                    let what = Sighting::Content(*content);
                    self.squares.insert(square, Seen { what, struck });
                }
            }
            (Some(Report::Shots { shots, sunk }), Call::Salvo(squares)) => {
                for (square, tally) in squares.iter().zip(shots) {
                    if new.contains(*square) {
                        let what = alone(tally).unwrap_or(Sighting::Open { event: number });
                        self.see(*square, number, what);
                    }
                    if !tally.is_empty() {
                        self.hits.insert(*square);
                    }
                }
                if self.table.rules.switches().halo == Halo::Yes {
                    self.mark_water(squares, shots, sunk);
                }
            }
            (Some(Report::Totals(tally)), _) => {
                let what = all_alike(tally, new.len() as u32);
                let what = what.unwrap_or(Sighting::Open { event: number });
                self.see_all(&new, number, what);
            }
            _ => {
                let what = Sighting::Open { event: number };
                self.see_all(&new, number, what);
            }
        }
        self.struck.extend(&new);
    }

    fn mark_water(&mut self, squares: &[Square], shots: &[Tally], sunk: &Tally) {
        let rules = &self.table.rules;
        for wreck in halo::wrecks(squares, shots, sunk, &self.hits, rules) {
            for square in halo::around(&wreck, rules.grid()).squares() {
                let seen = Seen { what: Sighting::Halo, struck: None };
                self.squares.entry(square).or_insert(seen);
            }
        }
    }

    fn see_all(&mut self, squares: &Region, event: u32, what: Sighting) {
        for square in squares.squares() {
            self.see(square, event, what);
        }
    }

    /// Notes what striking a square told; what a recce plane saw there tells more.
    fn see(&mut self, square: Square, event: u32, what: Sighting) {
        let seen = self.squares.entry(square).or_insert(Seen { what, struck: None });
        seen.struck = Some(event);
        if !matches!(seen.what, Sighting::Content(_)) {
            seen.what = what;
        }
    }
}

/// What a tally says of the one square that it is about.
fn alone(tally: &Tally) -> Option<Sighting> {
    all_alike(tally, 1)
}

/// What a tally says of every one of `squares`, where they must all be alike.
fn all_alike(tally: &Tally, squares: u32) -> Option<Sighting> {
    if tally.is_empty() {
        return Some(Sighting::Nothing);
    }
    let mut ships = tally.iter().filter(|(subject, _)| !matches!(subject, Subject::Unit(_)));
    let (subject, n) = ships.next()?;
    if ships.next().is_some() {
        return None;
    }
    match subject {
        Subject::Class(class) if n == squares => Some(Sighting::Ship(class)),
        Subject::Hit if n == squares => Some(Sighting::Hit),
        Subject::SunkClass(class) if squares == 1 => Some(Sighting::Ship(class)),
        Subject::Sunk if squares == 1 => Some(Sighting::Hit),
        _ => None,
    }
}
