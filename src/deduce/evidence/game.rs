//! The evidence of a game at the table.

use super::{Evidence, Uncountable};
use crate::inventory::{Berths, Stock};
use crate::journal::{Game, Recorded, Side, Standing, State};
use crate::report::Call;
use crate::rules::{Fleet, Ruleset, Salvo, Sunk};

/// Land units that are assumed beyond the fewest that hold the units of a side.
const LAND_TO_SPARE: u32 = 1;

impl Evidence {
    /// What the other player has been told of a side's sea, and could see.
    ///
    /// The side's own layout is never looked at: `of` our own sea, it is what the enemy knows of us.
    ///
    /// # Errors
    /// [`Uncountable`] where nobody but its owner knows the fleet.
    pub fn of(game: &Game, side: Side) -> Result<Self, Uncountable> {
        let table = game.table();
        let (fleet, land) = known(&table.rules, table.stocks.get(Side::Them).as_ref(), side)
            .ok_or(Uncountable::FleetUnknown)?;
        let mut evidence = Self::new(&table.rules, side, fleet, land);
        let mut state = State::new(table);
        for (number, recorded) in (1..).zip(game.record().events()) {
            if recorded.event.side == side {
                let enemy = state.position(side.other()).struck.len() as u32;
                let room = u32::from(table.rules.grid().area()) - enemy;
                evidence.watch_salvo(number, recorded, room);
            } else if let Some(attack) = recorded.event.attack()
                && let Some(report) = &attack.report
            {
                evidence.hear(number, &attack.call, report);
            }
            state.play(table, &recorded.event);
        }
        Ok(evidence)
    }

    /// Takes in the size of a salvo, where it tells something that answers do not.
    fn watch_salvo(&mut self, number: u32, recorded: &Recorded, room: u32) {
        let switches = self.rules.switches();
        let tells = switches.salvo == Salvo::Afloat
            && switches.sunk == Sunk::Silent
            && recorded.standing != Standing::Forced;
        if let Some(attack) = recorded.event.attack()
            && let (Call::Salvo(squares), true) = (&attack.call, tells)
        {
            self.see_salvo(number, squares.len() as u32, room);
        }
    }
}

/// The fleet of a side as its enemy knows it, and the land that it is taken to have.
fn known(rules: &Ruleset, theirs: Option<&Stock>, side: Side) -> Option<(Fleet, Option<u32>)> {
    let stock = match side {
        Side::Them => theirs.cloned().or_else(|| Stock::fixed(rules)),
        Side::Us => Stock::fixed(rules),
    };
    let stock = stock?;
    let land = rules.arsenal().map(|_| {
        stock.land.unwrap_or_else(|| Berths::of(&stock, rules).least_land() + LAND_TO_SPARE)
    });
    Some((stock.fleet, land))
}
