use rayon::prelude::*;

use super::Cases;
use super::tally::{Tally, Whose};
use crate::chance::Stream;
use crate::count::PlacementId;
use crate::count::answer::below;

impl Cases {
    /// So many ways drawn independently, each as likely as any other.
    pub(in crate::count) fn draws(
        &self,
        many: usize,
        stream: &mut Stream,
    ) -> Vec<Vec<PlacementId>> {
        let ranks: Vec<u128> = (0..many).map(|_| below(stream, self.total())).collect();
        ranks
            .par_iter()
            .map_init(|| Tally::of(&self.ships), |tally, rank| self.way(*rank, tally))
            .collect()
    }

    /// The way that so many come before.
    pub(super) fn way(&self, rank: u128, tally: &mut Tally) -> Vec<PlacementId> {
        let at = self.ends.partition_point(|end| *end <= rank);
        let before = if at == 0 { 0 } else { self.ends[at - 1] };
        let mut rank = (rank - before) as u64;
        let mut case = self.all[at].clone();
        while let Some(ship) = case.free.first().copied() {
            tally.count(&case, Whose::First);
            let first = &tally.sides()[0];
            let found = first.places.iter().zip(&first.ways).find(|(_, ways)| {
                let found = rank < **ways as u64;
                if !found {
                    rank -= **ways as u64;
                }
                found
            });
            let Some((place, _)) = found else {
                unreachable!("a rank is below the number of ways")
            };
            case = case.with(&self.ships, ship, *place);
        }
        let placements = case.laid.iter().map(|place| self.ships.placement(*place) as u32);
        let mut way: Vec<PlacementId> = placements.map(PlacementId).collect();
        way.sort_unstable();
        way
    }
}
