//! What an inventory says, line by line, in the order of Fig. 3 (`S0-92`).
//!
//! The panel at the side of a sheet and the form on a page of its own show the same lines.

use super::super::words::Word;
use crate::inventory::{Bill, Item, Part, Shop, Stock};
use crate::lang::Lang;
use crate::rules::Bounds;

/// A line of the inventory.
pub(super) enum Entry {
    /// Something that can be bought.
    Item {
        item: Item,
        /// What it is called, many of them.
        name: String,
        price: u32,
        /// How many there are, where that is known.
        count: Option<u32>,
    },
    /// What lines above it cost together.
    Sum {
        name: String,
        /// The points, where they are known.
        points: Option<u32>,
    },
}

impl Entry {
    /// Points for all that the line names, where they are known.
    pub(super) fn points(&self) -> Option<u32> {
        match self {
            Self::Item { price, count, .. } => count.map(|count| count * price),
            Self::Sum { points, .. } => *points,
        }
    }

    pub(super) const fn is_sum(&self) -> bool {
        matches!(self, Self::Sum { .. })
    }
}

/// The lines for a stock, or without numbers for nobody's.
pub(super) fn entries(shop: Shop<'_>, stock: Option<&Stock>, lang: Lang) -> Vec<Entry> {
    let bill = stock.map(|stock| Bill::new(stock, shop));
    let sum = |name, of: fn(&Bill) -> u32| Entry::Sum { name, points: bill.as_ref().map(of) };
    let items = |items: &mut dyn Iterator<Item = Item>| -> Vec<Entry> {
        items.map(|item| entry(shop, item, bill.as_ref(), lang)).collect()
    };
    let mut entries = items(&mut shop.ships());
    entries.push(sum(ships_text(shop, lang), Bill::ship_points));
    entries.extend(items(&mut shop.others()));
    entries.push(sum(Word::OtherUnits.text(lang).to_owned(), Bill::other_points));
    entries.push(sum(total_text(shop, lang), Bill::points));
    entries
}

fn entry(shop: Shop<'_>, item: Item, bill: Option<&Bill>, lang: Lang) -> Entry {
    let part: Option<Part> = bill.and_then(|bill| bill.parts().find(|part| part.item == item));
    let (name, price) = (shop.noun(item, lang).many, shop.price(item));
    Entry::Item { item, name, price, count: part.map(|part| part.count) }
}

/// Ships, with the bounds on points for them (`S0-46`) where there are any.
fn ships_text(shop: Shop<'_>, lang: Lang) -> String {
    let ships = Word::Ships.text(lang);
    let points = &shop.arsenal.ship_points;
    match shop.arsenal.bounds {
        Bounds::Off => ships.to_owned(),
        Bounds::Enforce | Bounds::Warn => format!("{ships} ({}–{})", points.start(), points.end()),
    }
}

fn total_text(shop: Shop<'_>, lang: Lang) -> String {
    let (total, of) = (Word::Total.text(lang), Word::Of.text(lang));
    format!("{total} ({of} {})", shop.arsenal.budget)
}
