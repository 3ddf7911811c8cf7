use super::ships::Ships;
use crate::count::Sum;
use crate::count::places::Places;

/// A sum that must come out, over the places of ships.
#[derive(Clone, Debug)]
pub(super) struct Owed {
    pub(super) need: u32,
    /// By place.
    pub(super) gains: Vec<u32>,
    /// By gain, from one: the places that gain so much at least.
    at_least: Vec<Places>,
    nothing: Places,
}

impl Owed {
    pub(super) fn of(ships: &Ships, sum: &Sum) -> Self {
        let gains = ships.by_place(|placement| sum.gains[placement]);
        let most = gains.iter().copied().max().unwrap_or(0);
        let at_least = |gain: u32| places_that(ships, |place| gains[place] >= gain);
        let at_least = (1..=most).map(at_least).collect();
        Self { need: sum.need, gains, at_least, nothing: ships.no_places() }
    }

    /// The places that gain more than so much.
    pub(super) fn above(&self, gain: u32) -> &Places {
        self.at_least.get(gain as usize).unwrap_or(&self.nothing)
    }
}

/// Sums that are watched, over the places of ships.
#[derive(Clone, Debug)]
pub(super) struct Watched {
    /// How many sums.
    pub(super) many: usize,
    /// The places that add to any of them.
    pub(super) loud: Places,
    /// What places add to the sums, every answer once.
    pub(super) voices: Vec<Vec<u32>>,
    /// By place: which of those.
    pub(super) voice: Vec<usize>,
}

impl Watched {
    pub(super) fn of(ships: &Ships, watches: &[Sum]) -> Self {
        let gains: Vec<Vec<u32>> =
            watches.iter().map(|sum| ships.by_place(|placement| sum.gains[placement])).collect();
        let of = |place: usize| -> Vec<u32> { gains.iter().map(|gains| gains[place]).collect() };
        let of_places: Vec<Vec<u32>> = (0..ships.places()).map(of).collect();
        let loud = places_that(ships, |place| of_places[place].iter().any(|gain| *gain > 0));
        let mut voices = of_places.clone();
        voices.sort();
        voices.dedup();
        let voice = of_places.iter().map(|of| voices.partition_point(|voice| voice < of)).collect();
        Self { many: watches.len(), loud, voices, voice }
    }
}

fn places_that(ships: &Ships, are: impl Fn(usize) -> bool) -> Places {
    let mut places = ships.no_places();
    (0..ships.places()).filter(|place| are(*place)).for_each(|place| places.insert(place));
    places
}
