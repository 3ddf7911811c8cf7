use super::ships::Ships;
use crate::count::places::Places;

/// Some ships laid, the places that are left to the others, and nothing more to heed but that no two may clash.
#[derive(Clone, Debug)]
pub(super) struct Case {
    /// Where ships are laid.
    pub(super) laid: Vec<usize>,
    /// The ships that are free.
    pub(super) free: Vec<usize>,
    /// Where those can lie.
    pub(super) open: Places,
}

impl Case {
    /// All ships free, wherever they can lie.
    pub(super) fn of(ships: &Ships) -> Self {
        let free = (0..ships.all.len()).collect();
        Self { laid: Vec::new(), free, open: ships.every_place() }
    }

    /// With one ship more laid.
    pub(super) fn with(&self, ships: &Ships, ship: usize, place: usize) -> Self {
        let mut case = self.clone();
        case.laid.push(place);
        case.free.retain(|of| *of != ship);
        case.open.clear(ships.all[ship].words.clone());
        case.open.remove(ships.clashes(place));
        case
    }

    /// The places left to a ship.
    pub(super) fn places(&self, ships: &Ships, ship: usize) -> impl Iterator<Item = usize> {
        self.open.each(ships.all[ship].words.clone())
    }

    /// How many places are left to a ship.
    pub(super) fn room(&self, ships: &Ships, ship: usize) -> usize {
        self.open.count(ships.all[ship].words.clone())
    }

    /// Whether some free ship has no place left.
    pub(super) fn is_full(&self, ships: &Ships) -> bool {
        self.free.iter().any(|ship| self.room(ships, *ship) == 0)
    }
}
