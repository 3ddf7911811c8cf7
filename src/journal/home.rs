//! One side's sea with all that lies in it: what an honest defender sees.

use super::Position;
use crate::board::{Region, Span, Square};
use crate::layout::{Layout, Ship, Stationed};
use crate::report::{Content, Ground, Plane, Window};
use crate::rules::{CarrierHit, Ruleset, UnitKind};

/// A layout, and what has become of it.
#[derive(Clone, Copy, Debug)]
pub struct Home<'a> {
    /// The rules of the game.
    pub rules: &'a Ruleset,
    /// Where everything lay at the start.
    pub layout: &'a Layout,
    /// What has become of it.
    pub position: &'a Position,
}

impl Home<'_> {
    /// Whether all squares of a ship are struck (`S0-18`, `P7`).
    pub fn is_sunk(&self, ship: &Ship) -> bool {
        self.would_be_sunk(ship, &Region::EMPTY)
    }

    /// Whether a ship would be sunk if these squares were struck as well.
    pub(super) fn would_be_sunk(&self, ship: &Ship, more: &Region) -> bool {
        ship.span
            .squares()
            .all(|square| self.position.struck.contains(square) || more.contains(square))
    }

    /// Whether striking these squares sinks a ship that is still afloat.
    pub(super) fn sinks(&self, ship: &Ship, struck: &Region) -> bool {
        !self.is_sunk(ship) && self.would_be_sunk(ship, struck)
    }

    /// Its ships afloat: a ship that was hit is still one (`G6`, `S0-96`).
    pub fn afloat(&self) -> impl Iterator<Item = &Ship> {
        self.layout.ships().iter().filter(|ship| !self.is_sunk(ship))
    }

    /// The value of its unsunk shipping: a ship counts in full until it is sunk (`S0-41`, `S0-95`, `S0-96`, `P33`).
    pub fn unsunk(&self) -> u32 {
        let price = |ship: &Ship| self.rules.class(ship.class).amount.price().unwrap_or(0);
        self.afloat().map(price).sum()
    }

    /// Units neither used nor destroyed (`P10`).
    pub fn live_units(&self) -> impl Iterator<Item = &Stationed> {
        self.layout.units().iter().filter(|unit| self.is_live(unit))
    }

    /// The live unit in a square.
    pub fn live_unit(&self, square: Square) -> Option<&Stationed> {
        self.layout.unit_at(square).filter(|unit| self.is_live(unit))
    }

    /// Live units of one kind.
    pub fn count(&self, kind: UnitKind) -> u32 {
        self.live_units().filter(|unit| unit.kind == kind).count() as u32
    }

    fn is_live(&self, unit: &Stationed) -> bool {
        !self.position.used.contains(unit.square) && !self.would_be_lost(unit, &Region::EMPTY)
    }

    /// Whether a unit would be destroyed if these squares were struck as well: on a carrier by the hit on its square, or
    /// only with the ship, as the game has it (`P5`, `P6`, `P9`).
    pub(super) fn would_be_lost(&self, unit: &Stationed, more: &Region) -> bool {
        match (self.rules.switches().carrier_hit, self.layout.ship_at(unit.square)) {
            (CarrierHit::Ship, Some(carrier)) => self.would_be_sunk(carrier, more),
            _ => self.position.struck.contains(unit.square) || more.contains(unit.square),
        }
    }

    /// The live guns that can shoot down a plane sent to `target`: those in whose 3x3 squares the target lies (`S0-86`,
    /// `S0-87`, `P11`, `P30`).
    pub fn guns_for(&self, plane: Plane, target: Square) -> Vec<Square> {
        if !plane.fears_guns() {
            return Vec::new();
        }
        let reach = gun_reach(target, self.rules);
        let guns = self.live_units().filter(|unit| unit.kind == UnitKind::AaGun);
        guns.map(|gun| gun.square).filter(|square| reach.contains(*square)).collect()
    }

    /// What a recce plane sees (`S0-62`, `S0-67`, `P16`).
    pub fn window(&self, span: Span) -> Window {
        let first = span.first;
        let row = |row: u8| {
            let columns = first.column..first.column + span.width;
            columns.map(|column| self.content(Square::new(column, row))).collect()
        };
        Window { rows: (first.row..first.row + span.height).map(row).collect() }
    }

    /// What one square holds.
    pub fn content(&self, square: Square) -> Content {
        let ground = match self.layout.ship_at(square) {
            Some(ship) if self.is_sunk(ship) => Ground::Wreck(ship.class),
            Some(ship) => Ground::Ship(ship.class),
            None if self.layout.land().iter().any(|land| land.contains(square)) => Ground::Land,
            None => Ground::Sea,
        };
        Content { ground, unit: self.live_unit(square).map(|unit| unit.kind) }
    }
}

/// The squares in which a gun stands that can shoot at a plane sent to `target` (`S0-86`).
pub(super) fn gun_reach(target: Square, rules: &Ruleset) -> Span {
    rules.grid().around(target, 1)
}
