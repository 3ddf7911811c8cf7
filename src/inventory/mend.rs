//! The cheapest ways to mend an inventory that breaks the rules on spending.

use std::ops::RangeInclusive;

use super::{Bill, Item, Part, Shop, Stock};
use crate::lang::{Forms, Lang, list};
use crate::rules::Bounds;

/// Ways that are shown at most.
const MOST_WAYS: usize = 4;

/// Points too many up to which ways are sought: far beyond what can be a slip.
const MOST_POINTS: u32 = 100_000;

/// What to give up so that an inventory keeps the rules on spending: how many of each thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// What is given up, and how many of it.
    pub given_up: Vec<(Item, u32)>,
    /// Points that then go on more ships, of which there are too few.
    pub for_ships: u32,
}

impl Way {
    /// The way in words: `2 bombers and 1 salvo`; `4 recce planes, and spend 4 points on ships`.
    pub fn describe(&self, shop: Shop<'_>, lang: Lang) -> String {
        let counted = |(item, count): &(Item, u32)| shop.noun(*item, lang).counted(lang, *count);
        let given_up = list(lang, &self.given_up.iter().map(counted).collect::<Vec<_>>());
        let points = Forms::POINT.counted(lang, self.for_ships);
        match self.for_ships {
            0 => given_up,
            _ => lang.pick(
                format!("{given_up}, and spend {points} on ships"),
                format!("{given_up}, et mettez {points} dans les navires"),
            ),
        }
    }

    fn points(&self, shop: Shop<'_>) -> u32 {
        self.given_up.iter().map(|(item, count)| count * shop.price(*item)).sum()
    }

    fn things(&self) -> u32 {
        self.given_up.iter().map(|(_, count)| count).sum()
    }

    fn leaves_no_salvo(&self, stock: &Stock) -> bool {
        self.given_up.contains(&(Item::Salvo, stock.salvoes))
    }
}

/// The cheapest ways to come back within the budget and the bounds on ships, the best first; none where nothing has to
/// be given up, or where no giving up helps.
///
/// Best is the way that gives up the fewest points, then the fewest things; one that gives up the last salvo comes last
/// (`S0-97`). Besides the best of all, there is the best among ships alone, among units and salvoes alone, and each
/// single thing that does alone.
pub fn ways(stock: &Stock, shop: Shop<'_>) -> Vec<Way> {
    let bill = Bill::new(stock, shop);
    let need = Need::of(&bill, shop);
    let open = shop.items().all(|item| shop.fixed(item).is_none());
    if need.is_nothing() || !open {
        return Vec::new();
    }
    let alone: Vec<Bill> = bill.parts().map(|part| only(&bill, |item| item == part.item)).collect();
    let ships = only(&bill, |item| matches!(item, Item::Ship(_)));
    let others = only(&bill, |item| !matches!(item, Item::Ship(_)));
    let offers = [bill, ships, others].into_iter().chain(alone);
    let mut ways: Vec<Way> = Vec::new();
    for way in offers.filter_map(|offer| need.cheapest(&offer)) {
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    ways.sort_by_key(|way| (way.leaves_no_salvo(stock), way.points(shop), way.things()));
    ways.truncate(MOST_WAYS);
    ways
}

fn only(bill: &Bill, wanted: impl Fn(Item) -> bool) -> Bill {
    let parts = |parts: &[Part]| parts.iter().filter(|part| wanted(part.item)).copied().collect();
    Bill { ships: parts(&bill.ships), others: parts(&bill.others) }
}

/// What has to be given up.
struct Need {
    /// Points in all, at least.
    over: u32,
    /// Points of ships.
    ships: RangeInclusive<u32>,
    /// Points that more ships have to cost.
    for_ships: u32,
}

impl Need {
    fn of(bill: &Bill, shop: Shop<'_>) -> Self {
        let (points, bounds) = (bill.ship_points(), &shop.arsenal.ship_points);
        let (for_ships, ships) = match shop.arsenal.bounds {
            Bounds::Enforce if points < *bounds.start() => (bounds.start() - points, 0..=0),
            Bounds::Enforce => (0, points.saturating_sub(*bounds.end())..=points - bounds.start()),
            Bounds::Warn | Bounds::Off => (0, 0..=points),
        };
        let over = (bill.points() + for_ships).saturating_sub(shop.arsenal.budget);
        Self { over, ships, for_ships }
    }

    fn is_nothing(&self) -> bool {
        self.over == 0 && *self.ships.start() == 0
    }

    /// The cheapest way that gives up nothing but what is offered.
    fn cheapest(&self, offer: &Bill) -> Option<Way> {
        let dearest = offer.parts().map(|part| part.price).max()?;
        let most = self.over.max(*self.ships.start()) + dearest;
        if most > MOST_POINTS {
            return None;
        }
        let (ships, others) = (Giving::new(&offer.ships, most), Giving::new(&offer.others, most));
        let next = others.next_sums();
        let pairs = ships.sums().filter(|(sum, _)| self.ships.contains(sum));
        let options = pairs.filter_map(|(sum, things)| {
            let rest = self.over.saturating_sub(sum);
            let other = (*next.get(rest as usize)?)?;
            Some((sum + other, things + others.fewest(other)?, sum, other))
        });
        let (_, _, ship_sum, other_sum) = options.min()?;
        let mut given_up = ships.things(ship_sum);
        given_up.extend(others.things(other_sum));
        Some(Way { given_up, for_ships: self.for_ships })
    }
}

/// For each sum of points, the fewest things of a list that come to it exactly.
struct Giving {
    bundles: Vec<Bundle>,
    /// The fewest things for each sum.
    fewest: Vec<Option<u32>>,
}

/// 1, 2, 4 … things of a kind, so that a few bundles make any number of it.
struct Bundle {
    item: Item,
    count: u32,
    points: usize,
    /// The sums that are reached best with it, among those with it and the bundles before it.
    best: Vec<bool>,
}

impl Giving {
    fn new(parts: &[Part], most: u32) -> Self {
        let mut giving = Self { bundles: Vec::new(), fewest: vec![None; most as usize + 1] };
        giving.fewest[0] = Some(0);
        for part in parts {
            let (mut left, mut size) = (part.count, 1);
            while left > 0 {
                let count = size.min(left);
                giving.add(Part { count, ..*part });
                left -= count;
                size *= 2;
            }
        }
        giving
    }

    fn add(&mut self, part: Part) {
        let (points, count) = (part.points() as usize, part.count);
        let mut best = vec![false; self.fewest.len()];
        for sum in (points..self.fewest.len()).rev() {
            let Some(before) = self.fewest[sum - points] else { continue };
            if self.fewest[sum].is_none_or(|fewest| before + count < fewest) {
                self.fewest[sum] = Some(before + count);
                best[sum] = true;
            }
        }
        self.bundles.push(Bundle { item: part.item, count, points, best });
    }

    fn fewest(&self, sum: u32) -> Option<u32> {
        self.fewest.get(sum as usize).copied().flatten()
    }

    fn sums(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.fewest.iter().zip(0..).filter_map(|(fewest, sum)| Some((sum, (*fewest)?)))
    }

    /// For each number of points, the next sum that can be reached.
    fn next_sums(&self) -> Vec<Option<u32>> {
        let mut next = None;
        let mut sums: Vec<Option<u32>> = (0..self.fewest.len() as u32)
            .rev()
            .map(|sum| {
                next = self.fewest(sum).map_or(next, |_| Some(sum));
                next
            })
            .collect();
        sums.reverse();
        sums
    }

    /// The things that come to a sum.
    fn things(&self, sum: u32) -> Vec<(Item, u32)> {
        let mut left = sum as usize;
        let mut things: Vec<(Item, u32)> = Vec::new();
        for bundle in self.bundles.iter().rev() {
            if bundle.best[left] {
                left -= bundle.points;
                match things.last_mut().filter(|(last, _)| *last == bundle.item) {
                    Some((_, count)) => *count += bundle.count,
                    None => things.push((bundle.item, bundle.count)),
                }
            }
        }
        things.reverse();
        things
    }
}

#[cfg(test)]
mod tests;
