use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::Range;

use toml::de::{DeTable, DeValue, Error};

use super::entry::Need;
use super::legible::legible;
use super::syntax::{is_open, telling};
use super::syntax_text::in_plain_words;
use super::{At, Entry, Fault, Faults, Place, Source, TableFault};
use crate::lang::nearest;

/// Syntax faults that are kept: a text with more is no TOML at all.
const SYNTAX_FAULTS: usize = 100;

/// A text in TOML that is being read, and every fault found in it so far.
///
/// Reading never stops at a fault: what cannot be read comes back as `None`, and its fault is noted here.
/// `K` is the fault kind of the layer that reads; it takes in a [`TableFault`]. So `None` always means
/// "absent and not needed" or "already reported", and the layer only adds faults of its own.
///
/// Where the syntax itself is broken, keys and values on the broken lines count as reported, and nothing is
/// said of missing keys, since one may stand on such a line.
///
/// # Examples
///
/// ```
/// use fleetsheet::source::{Document, Source, TableFault};
///
/// let source = Source::new("park.toml", "name = 'Pond'\ndepht = 3\n[[duck]]\nage = 99\n");
/// let document = Document::<TableFault>::parse(&source);
/// let park = document.root();
/// let name = park.require("name").text(80);
/// let depth = park.require("depth").integer(1..=9);
/// for duck in park.optional("duck").tables() {
///     duck.require("age").integer(0..=30);
///     duck.finish();
/// }
/// park.finish();
///
/// assert_eq!(name.map(|name| name.value), Some("Pond".to_owned()));
/// assert_eq!(depth, None);
/// assert_eq!(
///     document.finish().to_string(),
///     "park.toml:2:1: unknown key `depht`; did you mean `depth`?\n\
///      park.toml:4:7: `age` is 99; it should be from 0 to 30\n\
///      park.toml: missing key `depth`: a whole number from 1 to 9"
/// );
/// ```
#[derive(Debug)]
pub struct Document<'s, K> {
    source: &'s Source,
    root: DeTable<'s>,
    line_starts: Vec<usize>,
    broken_lines: BTreeSet<usize>,
    faults: RefCell<Vec<Fault<K>>>,
}

/// A table of a [`Document`], which remembers the keys that were asked for.
#[derive(Debug)]
pub struct Table<'d, K> {
    document: &'d Document<'d, K>,
    entries: &'d DeTable<'d>,
    place: Option<Place>,
    asked: RefCell<BTreeSet<String>>,
}

impl<'s, K: From<TableFault>> Document<'s, K> {
    /// Reads the syntax of a text; what is wrong with it is noted.
    pub fn parse(source: &'s Source) -> Self {
        let (text, stops) = legible(&source.text);
        let text = match text {
            Cow::Borrowed(text) => text,
            Cow::Owned(text) => source.legible.get_or_init(|| text),
        };
        let (root, mut errors) = DeTable::parse_recoverable(text);
        errors.extend(stops);
        let line_starts = std::iter::once(0)
            .chain(source.text.match_indices('\n').map(|(at, _)| at + 1))
            .collect();
        let mut document = Self {
            source,
            root: root.into_inner(),
            line_starts,
            broken_lines: BTreeSet::new(),
            faults: RefCell::default(),
        };
        let (errors, swallowed) = telling(errors);
        for error in errors.iter().take(SYNTAX_FAULTS) {
            document.add_syntax(error);
        }
        document.mark_broken_from(swallowed);
        document
    }

    /// The table of the whole text.
    pub fn root(&self) -> Table<'_, K> {
        Table { document: self, entries: &self.root, place: None, asked: RefCell::default() }
    }

    /// Notes a fault of the layer that reads.
    pub fn add(&self, fault: Fault<K>) {
        self.faults.borrow_mut().push(fault);
    }

    /// Every fault, in the order in which they stand.
    pub fn finish(self) -> Faults<K> {
        let mut faults = Faults(self.faults.into_inner());
        faults.sort();
        faults
    }

    fn add_syntax(&mut self, error: &Error) {
        let range = error.span().unwrap_or_default();
        let place = self.place(range.start);
        let kind = match error.message() {
            "duplicate key" => {
                TableFault::DuplicateKey { key: self.source.text[range].trim().to_owned() }
            }
            // One slip often makes several faults; those behind the first of a line tell nothing.
            message if self.broken_lines.insert(place.line) || is_open(error) => {
                let message = in_plain_words(message, &self.source.text, range.start);
                TableFault::Syntax { message }
            }
            _ => return,
        };
        self.add_at(Some(place), kind);
    }

    fn mark_broken_from(&mut self, offset: Option<usize>) {
        if let Some(offset) = offset {
            self.broken_lines.extend(self.place(offset).line..=self.line_starts.len());
        }
    }

    pub(super) fn add_at(&self, place: Option<Place>, kind: TableFault) {
        self.add(Fault::error(self.source.name.clone(), place, kind.into()));
    }

    pub(super) fn at<T>(&self, place: Option<Place>, value: T) -> At<T> {
        At { value, source: self.source.name.clone(), place }
    }

    /// As [`Source::place`], without counting the lines anew.
    pub(super) fn place(&self, offset: usize) -> Place {
        let line = self.line_starts.partition_point(|start| *start <= offset);
        let before = self.source.text.get(self.line_starts[line - 1]..offset);
        Place { line, column: before.map_or(1, |text| text.chars().count() + 1) }
    }

    pub(super) fn is_broken(&self, place: Option<Place>) -> bool {
        place.is_some_and(|place| self.broken_lines.contains(&place.line))
    }

    /// Whether the syntax is sound, so that what is absent is truly missing.
    pub fn is_whole(&self) -> bool {
        self.broken_lines.is_empty()
    }
}

impl<'d, K: From<TableFault>> Table<'d, K> {
    pub(super) fn new(
        document: &'d Document<'d, K>,
        entries: &'d DeTable<'d>,
        place: Option<Place>,
    ) -> Self {
        Self { document, entries, place, asked: RefCell::default() }
    }

    /// What stands under a key that has to be there.
    pub fn require(&self, key: &str) -> Entry<'d, K> {
        self.entry(key, Need::Required)
    }

    /// What stands under a key that may be left out.
    pub fn optional(&self, key: &str) -> Entry<'d, K> {
        self.entry(key, Need::Optional)
    }

    /// The keys that are there, with their places, in the order of the text: for tables whose keys are names.
    pub fn keys(&self) -> Vec<At<String>> {
        self.entries
            .keys()
            .map(|key| {
                let place = self.place_of(&key.span());
                self.document.at(Some(place), key.get_ref().clone().into_owned())
            })
            .collect()
    }

    /// The table itself, as a value with a place, to hang faults on.
    pub fn here(&self) -> At<()> {
        self.document.at(self.place, ())
    }

    /// Notes a fault for every key that was not asked for.
    pub fn finish(self) {
        let asked = self.asked.borrow();
        for key in self.entries.keys().filter(|key| !asked.contains(key.get_ref().as_ref())) {
            let place = Some(self.place_of(&key.span()));
            if !self.document.is_broken(place) {
                let known = asked.iter().map(String::as_str);
                let nearest = nearest(key.get_ref(), known).map(str::to_owned);
                let key = key.get_ref().clone().into_owned();
                self.document.add_at(place, TableFault::UnknownKey { key, nearest });
            }
        }
    }

    fn entry(&self, key: &str, need: Need) -> Entry<'d, K> {
        self.asked.borrow_mut().insert(key.to_owned());
        let value = self.entries.get(key);
        let place = value.map(|value| self.value_place(key, &value.span(), value.get_ref()));
        Entry::new(
            self.document,
            key.to_owned(),
            need,
            value.map(toml::Spanned::get_ref),
            place.or(self.place),
        )
    }

    /// A table under a header stands where its header does; every other value where it begins.
    fn value_place(&self, key: &str, range: &Range<usize>, value: &DeValue<'_>) -> Place {
        let by_key = || self.entries.get_key_value(key).map(|(key, _)| key.span());
        match value {
            DeValue::Table(_) if range.is_empty() => {
                self.place_of(&by_key().unwrap_or_else(|| range.clone()))
            }
            _ => self.place_of(range),
        }
    }

    fn place_of(&self, range: &Range<usize>) -> Place {
        self.document.place(range.start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str, read: impl Fn(&Table<'_, TableFault>)) -> String {
        let source = Source::new("t", text);
        let document = Document::<TableFault>::parse(&source);
        let root = document.root();
        read(&root);
        root.finish();
        document.finish().to_string()
    }

    #[test]
    fn numbers_may_have_a_point_or_not() {
        let source = Source::new("t", "a = 3\nb = 2.5\nc = 0x1F\nd = 1_000");
        let document = Document::<TableFault>::parse(&source);
        let root = document.root();
        let number = |key: &str| root.require(key).number(0.0..=10.0).map(|at| at.value);
        assert_eq!((number("a"), number("b")), (Some(3.0), Some(2.5)));
        let integer = |key: &str| root.require(key).integer(0..=1000).map(|at| at.value);
        assert_eq!((integer("c"), integer("d")), (Some(31), Some(1000)));
        assert_eq!(document.finish().to_string(), "");
    }

    #[test]
    fn lists_are_read_item_by_item() {
        let read = |root: &Table<'_, TableFault>| {
            let texts = root.require("list").list().into_iter().filter_map(Entry::string);
            assert_eq!(texts.map(|at| at.value).collect::<Vec<_>>(), ["A1", "C3"]);
        };
        let expected = "t:1:15: `list` should be a text, not a whole number";
        assert_eq!(told("list = ['A1', 2,\r\n 'C3']\r\n", read), expected);
    }

    #[test]
    fn a_broken_line_gets_one_fault_and_hides_no_other() {
        let read = |root: &Table<'_, TableFault>| {
            root.require("a").integer(0..=9);
            root.require("b").integer(0..=9);
            root.require("c").integer(0..=9);
        };
        let expected = "t:1:5: no value that can be read; a text needs quotes\n\
                        t:2:5: `b` is 10; it should be from 0 to 9";
        assert_eq!(told("a = nine\nb = 10\n", read), expected);
    }

    #[test]
    fn places_are_those_of_the_source() {
        let source = Source::new("t", "é = 1\r\n\nb = 'ü' # x\n");
        let document = Document::<TableFault>::parse(&source);
        let offsets = (0..=source.text.len()).filter(|at| source.text.is_char_boundary(*at));
        for offset in offsets {
            assert_eq!(document.place(offset), source.place(offset), "{offset}");
        }
    }
}
