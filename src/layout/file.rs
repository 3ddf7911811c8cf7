//! Layout files: TOML that names the squares of each ship, land unit and unit.
//!
//! ```toml
//! format = 1
//! preset = "phillips"
//! land = ["A5-C7"]
//!
//! [ships]
//! bb = ["I4-I7"]       # battleship; its name will do as well, in English or French
//! cv = ["K5-L6"]
//!
//! [units]
//! rc = ["B5"]          # recce plane
//! ```
//! `land` and `[units]` may be left out.

use std::collections::HashSet;
use std::fmt::Write;

use super::written::Places;
use super::{Item, Layout, LayoutFault, Reading, Ship, Stationed, WrittenFault, check};
use crate::board::{Grid, Span, Square, SquareError, slip};
use crate::inventory::Stock;
use crate::lang::Lang;
use crate::rules::naming::{self, Meaning};
use crate::rules::{ClassId, Ruleset, UnitKind};
use crate::source::{At, Document, Entry, Source, Table, TableFault};

/// The format that is written; every older one will always be read.
const FORMAT: u32 = 1;

/// The preset that a layout file names, for choosing the rules to read it by.
pub fn named_preset(source: &Source) -> Option<At<String>> {
    Document::<TableFault>::parse(source).root().optional("preset").string()
}

/// Reads a layout file and checks it, with all its faults at once.
///
/// The ships and units must be those of `stock`; without one, those that the preset fixes, or as many as were bought.
pub fn read(source: &Source, rules: &Ruleset, stock: Option<&Stock>) -> Reading {
    let document = Document::parse(source);
    let mut reader = Reader::new(&document, rules);
    reader.root(document.root());
    let Reader { ships, land, units, places, unread, .. } = reader;
    let layout = Layout::new(ships, land, units);
    for fault in check(&layout, rules, stock) {
        if unread.allow(&fault) {
            let mut fault = places.fault(&source.name, fault, rules);
            fault.place = fault.place.or_else(|| unread.key_place(&fault.kind));
            document.add(fault);
        }
    }
    Reading { layout, faults: document.finish() }
}

/// A layout as a file, in its one canonical form: codes for names, and which class each is in a comment.
pub fn write(layout: &Layout, rules: &Ruleset, lang: Lang) -> String {
    let grid = rules.grid();
    let preset = toml::Value::from(rules.name());
    let mut text = format!("format = {FORMAT}\npreset = {preset}\n");
    if !layout.land().is_empty() {
        let spans = layout.land().iter().map(|span| grid.span_name(span));
        push_line(&mut text, "land", spans, None);
    }
    text.push_str("\n[ships]\n");
    for (id, class) in rules.class_ids() {
        let ships: Vec<&Ship> = layout.ships().iter().filter(|ship| ship.class == id).collect();
        if !ships.is_empty() {
            let spans = ships.iter().map(|ship| grid.span_name(&ship.span));
            push_line(&mut text, &class.code, spans, Some(&class.noun(lang).one));
        }
    }
    if let Some(arsenal) = rules.arsenal().filter(|_| !layout.units().is_empty()) {
        text.push_str("\n[units]\n");
        for kind in UnitKind::ALL {
            let units: Vec<_> = layout.units().iter().filter(|unit| unit.kind == kind).collect();
            if !units.is_empty() {
                let squares = units.iter().map(|unit| grid.name(unit.square));
                let name = &arsenal.unit(kind).names.get(lang).one;
                push_line(&mut text, kind.code(), squares, Some(name));
            }
        }
    }
    text
}

fn push_line(
    text: &mut String,
    key: &str,
    names: impl Iterator<Item = String>,
    comment: Option<&str>,
) {
    let names: Vec<String> = names.map(|name| format!("\"{name}\"")).collect();
    let comment = comment.map(|comment| format!(" # {comment}")).unwrap_or_default();
    writeln!(text, "{key} = [{}]{comment}", names.join(", ")).expect("texts take all writing");
}

/// What was read so far.
struct Reader<'d, 'r> {
    document: &'d Document<'d, WrittenFault>,
    rules: &'r Ruleset,
    ships: Vec<Ship>,
    land: Vec<Span>,
    units: Vec<Stationed>,
    places: Places,
    unread: Unread,
}

/// What could not be read: counts of those things would be wrong.
#[derive(Default)]
struct Unread {
    classes: HashSet<ClassId>,
    kinds: HashSet<UnitKind>,
    something: bool,
    class_keys: Vec<(ClassId, At<()>)>,
    kind_keys: Vec<(UnitKind, At<()>)>,
}

impl Unread {
    /// Whether a fault would be one even if all had been read.
    fn allow(&self, fault: &LayoutFault) -> bool {
        match fault {
            LayoutFault::ShipCount { class, .. } => {
                !self.something && !self.classes.contains(class)
            }
            LayoutFault::UnitCount { kind, .. } => !self.something && !self.kinds.contains(kind),
            LayoutFault::LandCount { .. } => !self.something,
            LayoutFault::Spending { .. } => {
                !self.something && self.classes.is_empty() && self.kinds.is_empty()
            }
            // What stands on land that could not be read is not at sea.
            LayoutFault::PlaneAtSea { .. } | LayoutFault::GunAtSea { .. } => {
                !self.something && self.classes.is_empty()
            }
            _ => true,
        }
    }

    fn key_place(&self, fault: &WrittenFault) -> Option<crate::source::Place> {
        match fault {
            WrittenFault::Layout(LayoutFault::ShipCount { class, .. }) => {
                place_of(&self.class_keys, class)
            }
            WrittenFault::Layout(LayoutFault::UnitCount { kind, .. }) => {
                place_of(&self.kind_keys, kind)
            }
            _ => None,
        }
    }
}

fn place_of<T: PartialEq>(keys: &[(T, At<()>)], thing: &T) -> Option<crate::source::Place> {
    keys.iter().find(|(other, _)| other == thing).and_then(|(_, at)| at.place)
}

impl<'d, 'r> Reader<'d, 'r> {
    fn new(document: &'d Document<'d, WrittenFault>, rules: &'r Ruleset) -> Self {
        Self {
            document,
            rules,
            ships: Vec::new(),
            land: Vec::new(),
            units: Vec::new(),
            places: Places::default(),
            unread: Unread::default(),
        }
    }

    fn root(&mut self, root: Table<'d, WrittenFault>) {
        root.require("format").format(FORMAT);
        // What stands on a broken line could not be read.
        self.unread.something = !self.document.is_whole();
        if let Some(preset) = root.require("preset").string() {
            self.preset(&preset);
        }
        let land = root.optional("land").list();
        for entry in self.as_many_as_fit(land, 0) {
            match self.span(entry) {
                Some(land) => {
                    self.places.add(Item::Land(land.value), land.place);
                    self.land.push(land.value);
                }
                None => self.unread.something = true,
            }
        }
        match root.require("ships").table() {
            Some(table) => table.keys().iter().for_each(|key| self.class(key, &table)),
            None => self.unread.something = true,
        }
        if let Some(table) = root.optional("units").table() {
            table.keys().iter().for_each(|key| self.kind(key, &table));
        }
        root.finish();
    }

    fn preset(&self, preset: &At<String>) {
        if preset.value != self.rules.name() {
            let (expected, found) = (self.rules.name().to_owned(), preset.value.clone());
            self.document.add(preset.fault(WrittenFault::OtherPreset { expected, found }));
        }
    }

    fn class(&mut self, key: &At<String>, table: &Table<'d, WrittenFault>) {
        let entries = table.optional(&key.value).list();
        let word = key.value.clone();
        let class = match naming::class(&word, self.rules) {
            Meaning::One(class) => class,
            Meaning::Several(codes) => {
                return self.refuse(key, WrittenFault::Ambiguous { word, codes });
            }
            Meaning::Nothing { nearest } => {
                return self.refuse(key, WrittenFault::UnknownClass { word, nearest });
            }
        };
        self.unread.class_keys.push((class, key.with(())));
        for entry in self.as_many_as_fit(entries, self.ships.len()) {
            match self.span(entry) {
                Some(span) => {
                    let ship = Ship { class, span: span.value };
                    self.places.add(Item::Ship(ship), span.place);
                    self.ships.push(ship);
                }
                None => drop(self.unread.classes.insert(class)),
            }
        }
    }

    fn kind(&mut self, key: &At<String>, table: &Table<'d, WrittenFault>) {
        let entries = table.optional(&key.value).list();
        let word = key.value.clone();
        let kind = match naming::unit(&word, self.rules) {
            Meaning::One(kind) => kind,
            Meaning::Several(codes) => {
                return self.refuse(key, WrittenFault::Ambiguous { word, codes });
            }
            Meaning::Nothing { nearest } => {
                return self.refuse(key, WrittenFault::UnknownUnit { word, nearest });
            }
        };
        self.unread.kind_keys.push((kind, key.with(())));
        for entry in self.as_many_as_fit(entries, self.units.len()) {
            let square = entry.string().and_then(|text| self.square(&text));
            match square {
                Some(square) => {
                    let unit = Stationed { kind, square: square.value };
                    self.places.add(Item::Unit(unit), square.place);
                    self.units.push(unit);
                }
                None => drop(self.unread.kinds.insert(kind)),
            }
        }
    }

    /// The entries up to as many things as the grid has squares: comparing many more with each other takes for ever,
    /// and tells nobody anything.
    fn as_many_as_fit(
        &mut self,
        mut entries: Vec<Entry<'d, WrittenFault>>,
        held: usize,
    ) -> Vec<Entry<'d, WrittenFault>> {
        let most = usize::from(self.rules.grid().area());
        let surplus = entries.split_off(entries.len().min(most.saturating_sub(held)));
        if let Some(first) = surplus.into_iter().next() {
            self.unread.something = true;
            if let Some(text) = first.string() {
                self.document.add(text.fault(WrittenFault::TooMany { most }));
            }
        }
        entries
    }

    fn refuse(&mut self, key: &At<String>, fault: WrittenFault) {
        self.unread.something = true;
        self.document.add(key.fault(fault));
    }

    fn square(&self, text: &At<String>) -> Option<At<Square>> {
        let grid = self.rules.grid();
        match grid.square(&text.value) {
            Ok(square) => Some(text.with(square)),
            Err(error) => {
                let example = example_square(grid);
                let meant = slip::meant(&text.value, grid).map(|square| grid.name(square));
                self.document.add(text.fault(WrittenFault::Square { error, meant, example }));
                None
            }
        }
    }

    fn span(&self, entry: Entry<'d, WrittenFault>) -> Option<At<Span>> {
        let text = entry.string()?;
        let grid = self.rules.grid();
        match span(&text.value, grid) {
            Ok(span) => Some(text.with(span)),
            Err(error) => {
                let meant = meant_span(&text.value, grid).map(|span| grid.span_name(&span));
                let example = example_span(grid);
                self.document.add(text.fault(WrittenFault::Square { error, meant, example }));
                None
            }
        }
    }
}

/// The span that a text names: `I4-I7`, `i4 - i7`, `I4..I7`, or one square alone.
///
/// # Errors
/// [`SquareError`] when it is no such name, or reaches beyond the edge.
pub fn span(text: &str, grid: Grid) -> Result<Span, SquareError> {
    match grid.square(text) {
        Ok(square) => return Ok(Span::between(square, square)),
        Err(off_grid @ SquareError::OffGrid { .. }) => return Err(off_grid),
        Err(SquareError::Malformed { .. }) => {}
    }
    let mut halves = halves(text);
    if let [(first, last)] = halves.as_slice() {
        return Ok(Span::between(named(first, text, grid)?, named(last, text, grid)?));
    }
    // A square may have a hyphen of its own, as in `C-5-C-7`.
    let both =
        |(first, last)| Some(Span::between(grid.square(first).ok()?, grid.square(last).ok()?));
    let malformed = SquareError::Malformed { text: text.to_owned() };
    halves.drain(..).find_map(both).ok_or(malformed)
}

/// A square that is half of a span: where it is none, the fault names the whole span.
fn named(half: &str, whole: &str, grid: Grid) -> Result<Square, SquareError> {
    grid.square(half).map_err(|error| match error {
        SquareError::Malformed { .. } => SquareError::Malformed { text: whole.to_owned() },
        off_grid @ SquareError::OffGrid { .. } => off_grid,
    })
}

/// The ways to cut a text in two at a dash or at dots.
fn halves(text: &str) -> Vec<(&str, &str)> {
    const JOINTS: [&str; 5] = ["..", "-", "–", ":", "→"];
    let cut = |joint: &'static str| {
        text.match_indices(joint).map(move |(at, _)| (&text[..at], &text[at + joint.len()..]))
    };
    JOINTS.into_iter().flat_map(cut).collect()
}

/// The span that a text nearly names, where letters and digits that look alike were taken for each other: `17` is I7.
pub fn meant_span(text: &str, grid: Grid) -> Option<Span> {
    let whole = slip::meant(text, grid).map(|square| Span::between(square, square));
    let both =
        |(first, last)| Some(Span::between(slip::meant(first, grid)?, slip::meant(last, grid)?));
    whole.or_else(|| halves(text).into_iter().find_map(both))
}

fn example_square(grid: Grid) -> String {
    grid.name(Square::new(grid.width() / 2, grid.height() / 2))
}

fn example_span(grid: Grid) -> String {
    let first = Square::new(grid.width() / 2, 0);
    let last = Square::new(grid.width() / 2, (grid.height() - 1).min(2));
    grid.span_name(&Span::between(first, last))
}

#[cfg(test)]
mod tests;
