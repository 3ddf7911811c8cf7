//! Whether the rules allow an event.

use super::told::squares_told;
use super::{Action, Attack, Breach, Broken, Defence, Event, Home, Side, State, Table};
use crate::board::Square;
use crate::report::{Call, Plane, Report};
use crate::rules::{AaFire, End, Repeat, ShortSalvo, Timing, UnitKind};

/// An event that is being judged.
struct Case<'a> {
    state: &'a State,
    table: &'a Table,
    side: Side,
    found: Vec<Breach>,
}

impl State {
    /// Every rule that an event would break; none where it may be played.
    pub fn judge(&self, table: &Table, event: &Event) -> Vec<Breach> {
        let mut case = Case { state: self, table, side: event.side, found: Vec::new() };
        case.event(event);
        case.found
    }
}

impl Case<'_> {
    fn broken(&mut self, kind: Broken) {
        self.found.push(Breach { side: self.side, kind });
    }

    /// Notes a rule broken by the side that is shot at.
    fn broken_by_defender(&mut self, kind: Broken) {
        self.found.push(Breach { side: self.side.other(), kind });
    }

    fn event(&mut self, event: &Event) {
        if let Some(owed) = self.state.owed {
            return self.broken(Broken::ReportOwed { event: owed });
        }
        match &event.action {
            Action::Unsunk(value) => self.value(*value),
            Action::Resign => self.not_over(),
            Action::Pass => {
                self.in_turn();
                if self.found.is_empty() && self.must_act() {
                    self.broken(Broken::PassArmed);
                }
            }
            Action::Out => self.out(),
            Action::Attack(attack) => {
                self.in_turn();
                match &attack.call {
                    Call::Salvo(squares) => self.salvo(squares),
                    Call::Flight { plane, .. } => self.flight(*plane, attack.from),
                }
                self.answer(attack);
            }
        }
    }

    fn not_over(&mut self) {
        if self.state.outcome.is_some() {
            self.broken(Broken::Over);
        }
    }

    /// A side acts in its turn, or while the other has no weapon left (`P25`, `P29`).
    fn in_turn(&mut self) {
        self.not_over();
        let waits = self.state.turn.is_some_and(|turn| turn != self.side);
        if self.found.is_empty() && waits && !self.state.is_out(self.table, self.side.other()) {
            self.broken(Broken::OutOfTurn);
        }
    }

    /// Whether a side may not give its turn away (`P27`): it has weapons, as far as is known, and something to shoot at.
    fn must_act(&self) -> bool {
        if self.table.rules.switches().end == End::Weapons {
            return self.state.is_known_to_be_armed(self.table, self.side);
        }
        let targets = self.state.unknown_squares(self.table, self.side.other()) > 0
            || self.table.rules.switches().repeat != Repeat::Forbid;
        targets && self.state.shots_due(self.table, self.side) != Some(0)
    }

    fn out(&mut self) {
        if self.table.rules.switches().end != End::Weapons {
            return self.broken(Broken::NoPoints);
        }
        self.not_over();
        if self.state.is_known_to_be_armed(self.table, self.side) {
            self.broken(Broken::NotOut);
        }
    }

    /// Who has said that no weapon of offence is left cannot use one.
    fn still_armed(&mut self) {
        if self.state.position(self.side).is_out() {
            self.broken(Broken::NotOut);
        }
    }

    fn value(&mut self, value: u32) {
        if self.table.rules.switches().end != End::Weapons {
            return self.broken(Broken::NoPoints);
        }
        if self.state.outcome.is_none() {
            return self.broken(Broken::ValueEarly);
        }
        if let Some(home) = self.state.home(self.side, self.table) {
            let due = home.unsunk();
            if due != value {
                self.broken(Broken::WrongValue { said: value, due });
            }
        }
    }

    fn salvo(&mut self, squares: &[Square]) {
        self.still_armed();
        self.shot_count(squares.len() as u32);
        for (at, square) in squares.iter().enumerate() {
            if squares[..at].contains(square) {
                self.broken(Broken::TwiceInSalvo { square: *square });
            } else if self.is_repeat(*square) {
                self.broken(Broken::StruckBefore { square: *square });
            }
        }
        let begun = self.state.left_of_salvo.is_some() && self.state.turn == Some(self.side);
        if let Some(0) = self.state.salvoes_left(self.table, self.side)
            && !begun
        {
            let bought = self.state.position(self.side).salvoes;
            self.broken(Broken::NoSalvoLeft { bought });
        }
    }

    fn is_repeat(&self, square: Square) -> bool {
        self.table.rules.switches().repeat != Repeat::Allow
            && self.state.position(self.side.other()).struck.contains(square)
    }

    /// A salvo has the shots that are due; fewer where it may be told in parts, or where few squares are left (`B5`).
    fn shot_count(&mut self, found: u32) {
        let Some(due) = self.state.shots_due(self.table, self.side) else { return };
        let switches = self.table.rules.switches();
        let in_parts = switches.timing == Timing::Shot && (1..=due).contains(&found);
        let unknown = self.state.unknown_squares(self.table, self.side.other());
        let all_left = unknown < due && found == unknown;
        let short = switches.short_salvo == ShortSalvo::Allow || switches.repeat == Repeat::Forbid;
        if found != due && !in_parts && !(all_left && short) {
            self.broken(Broken::ShotCount { due, found });
        }
    }

    fn flight(&mut self, plane: Plane, from: Option<Square>) {
        let kind = plane.kind();
        if self.table.rules.arsenal().is_none() {
            return self.broken(Broken::NoAircraft { plane });
        }
        if let Some(due) = self.state.left_of_salvo {
            self.broken(Broken::ShotCount { due, found: 0 });
        }
        if plane.strikes() {
            self.still_armed();
        }
        if self.state.units_left(self.table, self.side, kind) == Some(0) {
            return self.broken(Broken::NoUnitLeft { kind });
        }
        let home = self.state.home(self.side, self.table);
        match (from, home) {
            (Some(square), home) => {
                if let Some(kind) = misused(self.state, self.side, kind, square, home) {
                    self.broken(kind);
                }
            }
            (None, Some(home)) => {
                let squares = standing(&home, kind);
                self.broken(Broken::FromUntold { kind, squares });
            }
            (None, None) => {}
        }
    }

    fn answer(&mut self, attack: &Attack) {
        let Some(report) = &attack.report else { return };
        self.shot_down(attack, report);
        match self.state.home(self.side.other(), self.table) {
            Some(home) => self.against_layout(attack, report, &home),
            None => self.against_fleet(attack, report),
        }
    }

    fn shot_down(&mut self, attack: &Attack, report: &Report) {
        let (Report::ShotDown { by }, Call::Flight { plane, target }) = (report, &attack.call)
        else {
            return;
        };
        if !plane.fears_guns() {
            return self.broken_by_defender(Broken::Immune);
        }
        let defender = self.side.other();
        let home = self.state.home(defender, self.table);
        match (by, home) {
            (Some(gun), home) => {
                let reach = super::home::gun_reach(*target, &self.table.rules);
                if let Some(kind) = misused(self.state, defender, UnitKind::AaGun, *gun, home) {
                    self.broken_by_defender(kind);
                } else if !reach.contains(*gun) {
                    self.broken_by_defender(Broken::OutOfRange { gun: *gun, target: *target });
                }
            }
            (None, Some(home)) => {
                let guns = home.guns_for(*plane, *target);
                self.broken_by_defender(if guns.is_empty() {
                    Broken::NoGun { target: *target }
                } else {
                    Broken::GunUntold { guns }
                });
            }
            (None, None) => {
                if self.state.units_left(self.table, defender, UnitKind::AaGun) == Some(0) {
                    self.broken_by_defender(Broken::NoUnitLeft { kind: UnitKind::AaGun });
                }
            }
        }
    }

    /// The answer is the one that the defender's layout gives.
    fn against_layout(&mut self, attack: &Attack, report: &Report, home: &Home<'_>) {
        if let Report::ShotDown { .. } = report {
            return;
        }
        let answer = home.answer(&attack.call, Defence::HoldFire);
        if let Report::ShotDown { .. } = answer.report
            && let Call::Flight { plane, target } = &attack.call
            && self.table.rules.switches().aa == AaFire::Mandatory
        {
            return self
                .broken_by_defender(Broken::MustFire { guns: home.guns_for(*plane, *target) });
        }
        if answer.report != *report {
            let (said, due) = (report.clone(), answer.report);
            let call = attack.call.clone();
            self.broken_by_defender(Broken::FalseReport { call, said, due });
        }
    }

    /// The answer fits the fleet as far as that is known without its layout (`F41`).
    fn against_fleet(&mut self, attack: &Attack, report: &Report) {
        let struck = &self.state.position(self.side.other()).struck;
        let new = attack.call.struck(self.table.rules.grid()).without(struck).len() as u32;
        let found = squares_told(report, &self.table.rules);
        if found > new {
            self.broken_by_defender(Broken::TooManyHits { found, most: new });
        }
        let defender = self.side.other();
        if let Some(kind) = self.state.sunk_early(self.table, defender, report, new) {
            self.broken_by_defender(kind);
        }
        for kind in self.state.too_many(self.table, self.side.other(), &report.total()) {
            self.broken_by_defender(kind);
        }
    }
}

fn standing(home: &Home<'_>, kind: UnitKind) -> Vec<Square> {
    home.live_units().filter(|unit| unit.kind == kind).map(|unit| unit.square).collect()
}

/// What is wrong with using a unit: it has to stand where it is said to stand, and not to have been used before.
fn misused(
    state: &State,
    side: Side,
    kind: UnitKind,
    square: Square,
    home: Option<Home<'_>>,
) -> Option<Broken> {
    let used = state.position(side).used.contains(square);
    let Some(home) = home else { return used.then_some(Broken::Gone { kind, square }) };
    match home.layout.unit_at(square) {
        Some(unit) if unit.kind == kind => {
            home.live_unit(square).is_none().then_some(Broken::Gone { kind, square })
        }
        _ => Some(Broken::NotThere { kind, square }),
    }
}
