//! The state of a game: a fold over its events.

use super::told::most_ship_squares;
use super::{Action, Arms, Attack, Event, Home, How, Outcome, PerSide, Position, Side, Table};
use crate::board::Region;
use crate::report::{Call, Report, Subject};
use crate::rules::{Again, End, Salvo, Sunk, Tie, Timing, UnitKind};

/// What a game has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What has become of each side.
    pub positions: PerSide<Position>,
    /// Who is to act; anybody, where nobody has said who starts.
    pub turn: Option<Side>,
    /// Who started, once that is known.
    pub started: Option<Side>,
    /// Shots of the turn that are still to be fired, where a salvo is answered shot by shot and has begun (`G4`).
    pub left_of_salvo: Option<u32>,
    /// The event whose answer is owed (`S0-21`).
    pub owed: Option<u32>,
    /// Events so far.
    pub events: u32,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

impl State {
    /// Before the first event.
    pub fn new(table: &Table) -> Self {
        let mut state = Self {
            positions: PerSide::default(),
            turn: table.first,
            started: table.first,
            left_of_salvo: None,
            owed: None,
            events: 0,
            outcome: None,
        };
        // A side that bought no weapon at all can end the game before it begins.
        state.outcome = state.ending(table);
        state
    }

    /// What has become of a side.
    pub const fn position(&self, side: Side) -> &Position {
        self.positions.get(side)
    }

    /// A side's sea with what lies in it, where that is known.
    pub fn home<'a>(&'a self, side: Side, table: &'a Table) -> Option<Home<'a>> {
        let layout = table.layouts.get(side).as_ref()?;
        Some(Home { rules: &table.rules, layout, position: self.position(side) })
    }

    /// Plays an event, whatever the rules say of it.
    pub fn play(&mut self, table: &Table, event: &Event) {
        self.events += 1;
        let side = event.side;
        self.started.get_or_insert(side);
        match &event.action {
            Action::Attack(attack) => self.attack(table, side, attack),
            Action::Pass => self.end_turn(side),
            Action::Out => {
                self.positions.get_mut(side).arms = Arms::Out;
                self.end_turn(side);
            }
            Action::Unsunk(value) => self.positions.get_mut(side).unsunk = Some(*value),
            Action::Resign => {
                self.outcome = Some(Outcome::Won { by: side.other(), how: How::Resigned });
            }
        }
        if !matches!(self.outcome, Some(Outcome::Won { how: How::Resigned, .. })) {
            self.outcome = self.ending(table);
        }
    }

    fn attack(&mut self, table: &Table, side: Side, attack: &Attack) {
        let due = self.shots_due(table, side);
        let begun = self.left_of_salvo.is_some() && self.turn == Some(side);
        self.spend(side, attack, begun);
        let Some(report) = &attack.report else {
            self.owed = Some(self.events);
            self.turn = Some(side);
            return;
        };
        self.owed = None;
        self.suffer(table, side.other(), attack, report);
        let left = left_after(table, attack, due);
        let goes_on = left.is_some() || shoots_again(table, report);
        if goes_on && self.is_wiped_out(table, side.other()) != Some(true) {
            self.turn = Some(side);
            self.left_of_salvo = left;
        } else {
            self.end_turn(side);
        }
    }

    /// Crosses out what the attacker has used (`S0-54`, `S0-64`, `P14`).
    fn spend(&mut self, side: Side, attack: &Attack, begun: bool) {
        let position = self.positions.get_mut(side);
        match &attack.call {
            Call::Salvo(_) => position.salvoes += u32::from(!begun),
            Call::Flight { plane, .. } => {
                position.spent[plane.kind() as usize] += 1;
                if let Some(from) = attack.from {
                    position.used.insert(from);
                }
            }
        }
    }

    fn suffer(&mut self, table: &Table, side: Side, attack: &Attack, report: &Report) {
        let position = self.positions.get_mut(side);
        if let Report::ShotDown { by } = report {
            position.spent[UnitKind::AaGun as usize] += 1;
            if let Some(gun) = by {
                position.used.insert(*gun);
            }
            return;
        }
        let struck: Region = attack.call.struck(table.rules.grid());
        let new = struck.without(&position.struck).len() as u32;
        let most = most_ship_squares(report, new, &table.rules);
        position.hit = position.hit.saturating_add(most);
        position.struck.extend(&struck);
        position.told.extend(&report.total());
    }

    fn end_turn(&mut self, side: Side) {
        self.positions.get_mut(side).turns += 1;
        self.left_of_salvo = None;
        self.turn = Some(side.other());
    }

    /// Squares of a side's sea that were not struck.
    pub(super) fn unknown_squares(&self, table: &Table, side: Side) -> u32 {
        u32::from(table.rules.grid().area()) - self.position(side).struck.len() as u32
    }

    /// Shots that a side has to fire in its turn, where that is known (`S0-17`, `S1-18`, `S3-32`, `G5`).
    pub fn shots_due(&self, table: &Table, side: Side) -> Option<u32> {
        if self.turn == Some(side) && self.left_of_salvo.is_some() {
            return self.left_of_salvo;
        }
        match table.rules.switches().salvo {
            Salvo::Fixed(shots) => Some(shots.get()),
            Salvo::Bought => Some(Salvo::BOUGHT_SHOTS),
            Salvo::Afloat => self.ships_afloat(table, side),
        }
    }

    /// Ships that a side has afloat, where that is known: from its layout, or from what it told of its losses.
    pub fn ships_afloat(&self, table: &Table, side: Side) -> Option<u32> {
        if let Some(home) = self.home(side, table) {
            return Some(home.afloat().count() as u32);
        }
        let ships = table.fleet(side)?.ships();
        match table.rules.switches().sunk {
            Sunk::Named | Sunk::Count => {
                Some(ships.saturating_sub(self.position(side).told.sunk()))
            }
            Sunk::Silent => (self.is_wiped_out(table, side) == Some(true)).then_some(0),
        }
    }

    /// Whether a side has no ship afloat, where that is known.
    pub fn is_wiped_out(&self, table: &Table, side: Side) -> Option<bool> {
        if let Some(home) = self.home(side, table) {
            return Some(home.afloat().next().is_none());
        }
        let fleet = table.fleet(side)?;
        let told = &self.position(side).told;
        Some(match table.rules.switches().sunk {
            Sunk::Named | Sunk::Count => told.sunk() >= fleet.ships(),
            Sunk::Silent => {
                let area = |class| u32::from(table.rules.class(class).shape.area());
                told.hits() >= fleet.each_ship().map(area).sum()
            }
        })
    }

    /// Salvoes that a side has left, where they are bought and its stock is known.
    pub fn salvoes_left(&self, table: &Table, side: Side) -> Option<u32> {
        table.rules.arsenal()?;
        let stock = table.stocks.get(side).as_ref()?;
        Some(stock.salvoes.saturating_sub(self.position(side).salvoes))
    }

    /// Live units that a side has of a kind, where that is known.
    pub fn units_left(&self, table: &Table, side: Side, kind: UnitKind) -> Option<u32> {
        if let Some(home) = self.home(side, table) {
            return Some(home.count(kind));
        }
        let stock = table.stocks.get(side).as_ref()?;
        let position = self.position(side);
        let gone = position.spent[kind as usize] + position.told.count(Subject::Unit(kind));
        Some(stock.units(kind).saturating_sub(gone))
    }

    /// Whether a side has no weapon of offence: neither salvo nor bomber nor atom bomber (`S0-41`, `P26`); as it says
    /// itself, or as is known.
    pub fn is_out(&self, table: &Table, side: Side) -> bool {
        self.position(side).is_out() || self.is_known_to_be_out(table, side)
    }

    /// Whether it is known of a side that it has no weapon of offence.
    pub fn is_known_to_be_out(&self, table: &Table, side: Side) -> bool {
        let none = |kind| self.units_left(table, side, kind) == Some(0);
        table.rules.switches().end == End::Weapons
            && self.salvoes_left(table, side) == Some(0)
            && none(UnitKind::Bomber)
            && none(UnitKind::AtomBomber)
    }

    /// Whether it is known of a side that it has a weapon of offence.
    pub fn is_known_to_be_armed(&self, table: &Table, side: Side) -> bool {
        let some = |kind| self.units_left(table, side, kind).is_some_and(|left| left > 0);
        self.salvoes_left(table, side).is_some_and(|left| left > 0)
            || some(UnitKind::Bomber)
            || some(UnitKind::AtomBomber)
    }

    /// The value of a side's unsunk shipping, where it is known.
    pub fn unsunk(&self, table: &Table, side: Side) -> Option<u32> {
        let told = self.position(side).unsunk;
        self.home(side, table).map(|home| home.unsunk()).or(told)
    }

    /// How the game stands if it is over.
    fn ending(&self, table: &Table) -> Option<Outcome> {
        match table.rules.switches().end {
            End::Weapons => {
                let over = Side::ALL.into_iter().all(|side| self.is_out(table, side));
                over.then(|| self.by_value(table))
            }
            End::Fleet => self.by_sinking(table),
            End::EqualTurns => {
                let level = self.positions.us.turns == self.positions.them.turns;
                // The one who started has sunk all; the other has a turn to come (`B6`).
                self.by_sinking(table).filter(|outcome| match outcome {
                    Outcome::Won { by, .. } => level || self.started != Some(*by),
                    _ => true,
                })
            }
        }
    }

    fn by_sinking(&self, table: &Table) -> Option<Outcome> {
        let lost = |side| self.is_wiped_out(table, side) == Some(true);
        let how = How::FleetSunk;
        match (lost(Side::Us), lost(Side::Them)) {
            (true, true) => Some(Outcome::Draw { how }),
            (true, false) => Some(Outcome::Won { by: Side::Them, how }),
            (false, true) => Some(Outcome::Won { by: Side::Us, how }),
            (false, false) => None,
        }
    }

    /// Takes in the value of a side's unsunk shipping that was told outside the journal.
    pub(super) fn tell_value(&mut self, table: &Table, side: Side, value: u32) {
        self.positions.get_mut(side).unsunk.get_or_insert(value);
        if self.outcome == Some(Outcome::ValuesOpen) {
            self.outcome = self.ending(table);
        }
    }

    /// The result by the values of unsunk shipping, where both are known (`S0-41`, `P23`).
    pub(super) fn by_value(&self, table: &Table) -> Outcome {
        let (Some(us), Some(them)) = (self.unsunk(table, Side::Us), self.unsunk(table, Side::Them))
        else {
            return Outcome::ValuesOpen;
        };
        let how = How::Values { us, them };
        let by = match us.cmp(&them) {
            std::cmp::Ordering::Greater => Side::Us,
            std::cmp::Ordering::Less => Side::Them,
            std::cmp::Ordering::Equal => match (table.rules.switches().tie, self.started) {
                (Tie::Second, Some(first)) => first.other(),
                _ => return Outcome::Draw { how },
            },
        };
        Outcome::Won { by, how }
    }
}

/// Shots left of a salvo that is answered shot by shot and may be fired in parts (`S1-19`, `G4`).
fn left_after(table: &Table, attack: &Attack, due: Option<u32>) -> Option<u32> {
    let Call::Salvo(squares) = &attack.call else { return None };
    let left = due?.saturating_sub(squares.len() as u32);
    let in_parts = table.rules.switches().timing == Timing::Shot;
    (in_parts && left > 0).then_some(left)
}

/// Whether the last shot hit and a hit gives another (`S2-11`, `S4-1`).
fn shoots_again(table: &Table, report: &Report) -> bool {
    let hit = match report {
        Report::Shots { shots, .. } => shots.last().is_some_and(|shot| !shot.is_empty()),
        _ => false,
    };
    table.rules.switches().again == Again::Yes && hit
}
