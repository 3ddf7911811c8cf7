//! What an honest defender must answer, and what he marks on his own frame.

use super::{Arms, Home, Position};
use crate::board::{Region, Square};
use crate::layout::{Ship, Stationed};
use crate::report::{Call, Plane, Report, Subject, Tally, Telling};
use crate::rules::{AaFire, Hits, Sunk, Told, UnitKind};

/// What the defender does about an aircraft (`P11`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Defence {
    /// He lets it through, unless the game makes him fire.
    #[default]
    HoldFire,
    /// The gun in that square shoots it down.
    Fire(Square),
}

/// The answer to a call, with what the defender marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What he says.
    pub report: Report,
    /// Squares of ships hit for the first time: to be shaded (`S0-24`).
    pub shaded: Vec<Square>,
    /// Units destroyed or used: to be crossed out (`S0-88`).
    pub crossed: Vec<Stationed>,
    /// Ships that went down.
    pub sunk: Vec<Ship>,
}

impl Home<'_> {
    /// The one true answer to a call (`S0-21` to `S0-23`, `S0-62`, `S0-73`).
    ///
    /// A gun named by `defence` is taken to be able to fire: [`Home::guns_for`] lists those that are. Where the game
    /// makes guns fire, the first of them does.
    pub fn answer(&self, call: &Call, defence: Defence) -> Answer {
        if let Call::Flight { plane, target } = call
            && let Some(gun) = self.firing_gun(*plane, *target, defence)
        {
            let crossed = self.live_unit(gun).copied().into_iter().collect();
            let report = Report::ShotDown { by: Some(gun) };
            return Answer { report, shaded: Vec::new(), crossed, sunk: Vec::new() };
        }
        let struck = self.new_squares(call);
        let report = match call {
            Call::Flight { plane: Plane::Recce, target } => {
                Report::Window(self.window(Plane::Recce.window(*target, self.rules.grid())))
            }
            Call::Salvo(squares) if self.rules.switches().told == Told::Squares => {
                self.shot_by_shot(squares)
            }
            _ => Report::Totals(self.tally(
                &self.position.struck,
                &struck,
                Telling::totals(self.rules),
            )),
        };
        let holds_ship = |square: &Square| self.layout.ship_at(*square).is_some();
        let sinks = |ship: &&Ship| !self.is_sunk(ship) && self.would_be_sunk(ship, &struck);
        Answer {
            report,
            shaded: struck.squares().filter(holds_ship).collect(),
            crossed: self
                .live_units()
                .filter(|unit| self.would_be_lost(unit, &struck))
                .copied()
                .collect(),
            sunk: self.layout.ships().iter().filter(sinks).copied().collect(),
        }
    }

    /// The squares that a call strikes and no earlier one did (`P18`).
    fn new_squares(&self, call: &Call) -> Region {
        let struck = call.struck(self.rules.grid());
        struck.squares().filter(|square| !self.position.struck.contains(*square)).collect()
    }

    fn firing_gun(&self, plane: Plane, target: Square, defence: Defence) -> Option<Square> {
        match (defence, self.rules.switches().aa) {
            (Defence::Fire(gun), _) => Some(gun),
            (Defence::HoldFire, AaFire::Optional) => None,
            (Defence::HoldFire, AaFire::Mandatory) => self.guns_for(plane, target).first().copied(),
        }
    }

    /// An answer for each shot, each after the one before it (`S1-7`, `S3-18`).
    fn shot_by_shot(&self, squares: &[Square]) -> Report {
        let telling = Telling::shot(self.rules);
        let mut before = self.position.struck;
        let mut shots = Vec::new();
        for square in squares {
            let new = [*square].into_iter().filter(|square| !before.contains(*square)).collect();
            shots.push(self.tally(&before, &new, telling));
            before.extend(&new);
        }
        let salvo = squares.iter().copied().collect();
        let whole =
            Telling { hits: Hits::Hit, sunk: Telling::whole_salvo(self.rules), afloat_only: true };
        let told = self.tally(&self.position.struck, &salvo, whole);
        let sinkings = |(subject, _): &(Subject, u32)| {
            matches!(subject, Subject::Sunk | Subject::SunkClass(_))
        };
        Report::Shots { shots, sunk: told.iter().filter(sinkings).collect() }
    }

    /// What striking `new` adds to what was struck before, told as the game tells it.
    fn tally(&self, before: &Region, new: &Region, telling: Telling) -> Tally {
        let mut tally = Tally::default();
        for ship in self.layout.ships() {
            let fresh = |square: &Square| new.contains(*square) && !before.contains(*square);
            let hits = ship.span.squares().filter(fresh).count() as u32;
            let whole = |square: Square| before.contains(square) || new.contains(square);
            let sinks = hits > 0 && ship.span.squares().all(whole);
            let told = match telling.sunk {
                Sunk::Named if sinks => Some(Subject::SunkClass(ship.class)),
                Sunk::Count if sinks => Some(Subject::Sunk),
                _ => None,
            };
            if let Some(sunk) = told {
                tally.add(sunk, 1);
            }
            if told.is_none() || !telling.afloat_only {
                let hit = match telling.hits {
                    Hits::Class => Subject::Class(ship.class),
                    Hits::Hit => Subject::Hit,
                };
                tally.add(hit, hits);
            }
        }
        let position = Position { struck: *before, ..self.position.clone() };
        let home = Home { position: &position, ..*self };
        for unit in home.live_units().filter(|unit| home.would_be_lost(unit, new)) {
            tally.add(Subject::Unit(unit.kind), 1);
        }
        tally
    }

    /// Whether a weapon of offence is left, salvoes apart: a bomber or an atom bomber, not a recce plane (`P26`).
    pub fn has_bombers(&self) -> bool {
        self.count(UnitKind::Bomber) + self.count(UnitKind::AtomBomber) > 0
    }
}

impl Position {
    /// Whether it has said that it has no weapon of offence left.
    pub fn is_out(&self) -> bool {
        self.arms == Arms::Out
    }
}
