//! Inventory files: TOML that says how many there are of each thing.
//!
//! ```toml
//! format = 1
//! preset = "phillips"
//!
//! cv = 2              # aircraft carriers; their name will do as well, in English or French
//! cuirasses = 4
//! recce-planes = 20
//! salvoes = 14
//! land = 5            # units of 3x3 that will be drawn, which are free
//! ```
//! Whatever is not written is not bought; `format`, `preset` and `land` may be left out too. The counts may be grouped
//! under `[ships]` and `[units]`, as in a layout file.

use std::fmt::Write;

use super::{Extent, InventoryFault, Item, Reading, Shop, Stock, WrittenFault, check};
use crate::lang::{Forms, Lang};
use crate::rules::naming::{Meaning, Named, meaning};
use crate::source::{At, Document, Fault, Place, Source, Table, TableFault};

/// The format that is written; every older one will always be read.
const FORMAT: u32 = 1;

/// The most that there can be of anything: far more than any budget buys.
const MOST: u32 = 999;

/// The preset that an inventory file names, for choosing the rules to read it by.
pub fn named_preset(source: &Source) -> Option<At<String>> {
    Document::<TableFault>::parse(source).root().optional("preset").string()
}

/// Reads an inventory file and checks it, with all its faults at once.
pub fn read(source: &Source, shop: Shop<'_>) -> Reading {
    let document = Document::parse(source);
    let mut reader = Reader::new(&document, shop);
    reader.root(&document.root());
    let Reader { stock, written, extent, .. } = reader;
    let land_at = written.iter().find_map(Line::of_land);
    for fault in check(&stock, shop) {
        if extent == Extent::Whole || fault.stands_when_more_is_bought() {
            let place = written.iter().find_map(|line| line.is_about(&fault));
            let severity = fault.severity(shop);
            let kind = WrittenFault::Inventory(fault);
            document.add(Fault { source: source.name.clone(), place, kind, severity });
        }
    }
    Reading { stock, extent, land_at, faults: document.finish() }
}

/// An inventory as a file, in its one canonical form: codes for names, and what each is and costs in a comment.
pub fn write(stock: &Stock, shop: Shop<'_>, lang: Lang) -> String {
    let preset = toml::Value::from(shop.rules.name());
    let mut text = format!("format = {FORMAT}\npreset = {preset}\n\n");
    let each = lang.pick("each", "chacun");
    for item in shop.items() {
        let line = format!("{} = {}", shop.code(item), stock.count(item));
        let (name, price) = (shop.noun(item, lang).many, shop.price(item));
        let points = Forms::POINT.counted(lang, price);
        let _ = writeln!(text, "{line:<14} # {name}, {points} {each}");
    }
    if let Some(land) = stock.land {
        let free = lang.pick("land units of 3x3, free", "unités de terrain de 3x3, gratuites");
        let line = format!("land = {land}");
        let _ = writeln!(text, "{line:<14} # {free}");
    }
    text
}

/// What a line of the file counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counted {
    Item(Item),
    Land,
}

/// A line that was read.
struct Line {
    counted: Counted,
    word: String,
    place: Option<Place>,
}

impl Line {
    fn of_land(&self) -> Option<Place> {
        self.place.filter(|_| self.counted == Counted::Land)
    }

    /// The place of the line, if a fault is about what it counts.
    fn is_about(&self, fault: &InventoryFault) -> Option<Place> {
        let item = match fault {
            InventoryFault::NotFixed { item, .. } => Counted::Item(*item),
            InventoryFault::NoSalvoes => Counted::Item(Item::Salvo),
            _ => return None,
        };
        self.place.filter(|_| self.counted == item)
    }
}

/// What was read so far.
struct Reader<'d> {
    document: &'d Document<'d, WrittenFault>,
    known: Vec<Named<Counted>>,
    stock: Stock,
    written: Vec<Line>,
    extent: Extent,
}

impl<'d> Reader<'d> {
    fn new(document: &'d Document<'d, WrittenFault>, shop: Shop<'_>) -> Self {
        let extent = if document.is_whole() { Extent::Whole } else { Extent::Part };
        let items = shop.named().into_iter().map(|named| named.map(Counted::Item));
        let words = ["land units", "terre", "terrain", "unités de terrain"].map(str::to_owned);
        let land = Named { thing: Counted::Land, code: "land".to_owned(), words: words.to_vec() };
        let known = items.chain([land]).collect();
        let stock = Stock::empty(shop.rules);
        Self { document, known, stock, written: Vec::new(), extent }
    }

    fn root(&mut self, root: &Table<'d, WrittenFault>) {
        root.optional("format").format(FORMAT);
        root.optional("preset").string();
        for key in root.keys() {
            match key.value.as_str() {
                "format" | "preset" => {}
                "ships" | "units" => self.group(root, &key.value),
                _ => self.line(&key, root),
            }
        }
    }

    fn group(&mut self, root: &Table<'d, WrittenFault>, name: &str) {
        match root.optional(name).table() {
            Some(group) => group.keys().iter().for_each(|key| self.line(key, &group)),
            None => self.extent = Extent::Part,
        }
    }

    fn line(&mut self, key: &At<String>, table: &Table<'d, WrittenFault>) {
        let word = key.value.clone();
        let counted = match meaning(&word, &self.known) {
            Meaning::One(counted) => counted,
            Meaning::Several(codes) => {
                return self.refuse(key, WrittenFault::Ambiguous { word, codes });
            }
            Meaning::Nothing { nearest } => {
                return self.refuse(key, WrittenFault::UnknownWord { word, nearest });
            }
        };
        let count = table.optional(&word).integer(0..=MOST);
        if let Some(first) = self.written.iter().find(|line| line.counted == counted) {
            let first = first.word.clone();
            return self.refuse(key, WrittenFault::Twice { word, first });
        }
        self.written.push(Line { counted, word, place: key.place });
        match (count, counted) {
            (Some(count), Counted::Item(item)) => self.stock.set(item, count.value),
            (Some(count), Counted::Land) => self.stock.land = Some(count.value),
            (None, _) => self.extent = Extent::Part,
        }
    }

    fn refuse(&mut self, key: &At<String>, fault: WrittenFault) {
        self.extent = Extent::Part;
        self.document.add(key.fault(fault));
    }
}

#[cfg(test)]
mod tests;
