//! What an honest defender must answer, and what he marks on his own frame.

use super::{Arms, Home, Position};
use crate::board::{Region, Square};
use crate::layout::{Ship, Stationed};
use crate::report::{Call, Plane, Report, Subject, Tally, Telling};
use crate::rules::{AaFire, Hits, Sunk, Told};

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
        let struck = call.struck(self.rules.grid()).without(&self.position.struck);
        let report = match call {
            Call::Flight { plane: Plane::Recce, target } => {
                Report::Window(self.window(Plane::Recce.window(*target, self.rules.grid())))
            }
            Call::Salvo(squares) if self.rules.switches().told == Told::Squares => {
                self.shot_by_shot(squares)
            }
            _ => Report::Totals(self.tally(&struck, Telling::totals(self.rules))),
        };
        let holds_ship = |square: &Square| self.layout.ship_at(*square).is_some();
        let sunk = self.layout.ships().iter().filter(|ship| self.sinks(ship, &struck));
        let lost = self.live_units().filter(|unit| self.would_be_lost(unit, &struck));
        Answer {
            report,
            shaded: struck.squares().filter(holds_ship).collect(),
            crossed: lost.copied().collect(),
            sunk: sunk.copied().collect(),
        }
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
        let mut position = self.position.clone();
        let mut shots = Vec::new();
        for square in squares {
            let shot = Region::from_iter([*square]).without(&position.struck);
            shots.push(Home { position: &position, ..*self }.tally(&shot, telling));
            position.struck.extend(&shot);
        }
        let whole =
            Telling { hits: Hits::Hit, sunk: Telling::whole_salvo(self.rules), afloat_only: true };
        let salvo = position.struck.without(&self.position.struck);
        let told = self.tally(&salvo, whole);
        let sinkings = |(subject, _): &(Subject, u32)| {
            matches!(subject, Subject::Sunk | Subject::SunkClass(_))
        };
        Report::Shots { shots, sunk: told.iter().filter(sinkings).collect() }
    }

    /// What striking squares for the first time does, told as the game tells it.
    fn tally(&self, struck: &Region, telling: Telling) -> Tally {
        let mut tally = Tally::default();
        for ship in self.layout.ships() {
            let hits = ship.span.squares().filter(|square| struck.contains(*square)).count() as u32;
            let sunk = match telling.sunk {
                Sunk::Named => Some(Subject::SunkClass(ship.class)),
                Sunk::Count => Some(Subject::Sunk),
                Sunk::Silent => None,
            };
            let sunk = sunk.filter(|_| self.sinks(ship, struck));
            if let Some(sunk) = sunk {
                tally.add(sunk, 1);
            }
            if sunk.is_none() || !telling.afloat_only {
                let hit = match telling.hits {
                    Hits::Class => Subject::Class(ship.class),
                    Hits::Hit => Subject::Hit,
                };
                tally.add(hit, hits);
            }
        }
        for unit in self.live_units().filter(|unit| self.would_be_lost(unit, struck)) {
            tally.add(Subject::Unit(unit.kind), 1);
        }
        tally
    }
}

impl Position {
    /// Whether it has said that it has no weapon of offence left.
    pub fn is_out(&self) -> bool {
        self.arms == Arms::Out
    }
}
