//! What an honest defender must answer, and what he marks on his own frame.

use super::strike::{Strike, Strikes};
use super::{Arms, Home, Position};
use crate::board::Square;
use crate::layout::{Ship, Stationed};
use crate::report::{Call, Plane, Report, Subject, Tally};
use crate::rules::AaFire;

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
        let report = match Strikes::of(call, &self.position.struck, self.rules) {
            Strikes::Totals(strike) => Report::Totals(self.tally(&strike)),
            Strikes::Shots { shots, salvo } => Report::Shots {
                shots: shots.iter().map(|shot| self.tally(shot)).collect(),
                sunk: self.tally(&salvo),
            },
            Strikes::Seen(squares) => Report::Window(self.window(squares)),
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

    /// What a strike does, told as the game tells it.
    fn tally(&self, strike: &Strike) -> Tally {
        let ships = self.layout.ships().iter();
        let mut tally: Tally = ships.flat_map(|ship| strike.adds(ship.class, &ship.span)).collect();
        if !strike.tells_hits() {
            return tally;
        }
        let position = Position { struck: strike.before, ..self.position.clone() };
        let home = Home { position: &position, ..*self };
        for unit in home.live_units().filter(|unit| home.would_be_lost(unit, &strike.new)) {
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
