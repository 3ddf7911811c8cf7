use std::fmt::Display;
use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeArray, DeInteger, DeValue};

use super::{At, Document, Place, Table, TableFault, Type, Word};
use crate::lang::{PerLang, both, nearest};

/// Whether a key has to be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Need {
    /// Its absence is a fault.
    Required,
    /// It may be left out.
    Optional,
}

/// What stands under one key of a [`Table`], or in one place of a list: still to be read as something.
///
/// Every method reads it as one type and notes what is wrong; `None` means that it is absent, or reported.
#[derive(Debug)]
pub struct Entry<'d, K> {
    document: &'d Document<'d, K>,
    key: String,
    need: Need,
    value: Option<&'d DeValue<'d>>,
    /// Of the value, or of its table where it is missing.
    place: Option<Place>,
}

impl<'d, K: From<TableFault>> Entry<'d, K> {
    pub(super) const fn new(
        document: &'d Document<'d, K>,
        key: String,
        need: Need,
        value: Option<&'d DeValue<'d>>,
        place: Option<Place>,
    ) -> Self {
        Self { document, key, need, value, place }
    }

    /// A text as it stands, whatever is in it.
    pub fn string(self) -> Option<At<String>> {
        self.convert(PerLang::of(&Type::Text), |value| match value {
            DeValue::String(text) => Some(text.clone().into_owned()),
            _ => None,
        })
    }

    /// A text to print: not empty, not longer than that many characters, no control character.
    pub fn text(self, limit: usize) -> Option<At<String>> {
        let (document, key) = (self.document, self.key.clone());
        let text = self.string()?;
        accept(document, text, |text| check_text(&key, text, limit))
    }

    /// One of a few words; a bare number counts as the word that it would be.
    pub fn word<T: Word>(self) -> Option<At<T>> {
        let (document, key) = (self.document, self.key.clone());
        let word = self.convert(T::expected(), |value| match value {
            DeValue::String(text) => Some(text.clone().into_owned()),
            DeValue::Integer(number) => Some(number.to_string()),
            _ => None,
        })?;
        accept(document, word, |word| {
            T::from_word(&word).ok_or_else(|| TableFault::unknown_word::<T>(&key, &word))
        })
    }

    /// A whole number within bounds.
    pub fn integer(self, bounds: RangeInclusive<u32>) -> Option<At<u32>> {
        let (min, max) = (bounds.start(), bounds.end());
        let expected = both(
            format!("a whole number from {min} to {max}"),
            format!("un nombre entier de {min} à {max}"),
        );
        let (document, key) = (self.document, self.key.clone());
        let number = self.convert(expected, |value| value.as_integer())?;
        accept(document, number, |number| {
            let value = whole(number).filter(|value| bounds.contains(value));
            value.ok_or_else(|| TableFault::range(&key, number, &bounds))
        })
    }

    /// The number of the format that a file is written in; any but the one that is known is a fault.
    pub fn format(self, known: u32) {
        let document = self.document;
        let expected = both(format!("the number {known}"), format!("le nombre {known}"));
        let number = self.convert(expected, |value| value.as_integer());
        if let Some(number) = number
            && whole(number.value) != Some(known)
        {
            let found = number.value.to_string();
            document.add(number.fault(TableFault::Format { found, known }));
        }
    }

    /// A number within bounds, with a decimal point or without.
    pub fn number(self, bounds: RangeInclusive<f64>) -> Option<At<f64>> {
        let (min, max) = (bounds.start(), bounds.end());
        let expected =
            both(format!("a number from {min} to {max}"), format!("un nombre de {min} à {max}"));
        let (document, key) = (self.document, self.key.clone());
        let number = self.convert(expected, |value| match value {
            DeValue::Integer(number) => Some(number.to_string()),
            DeValue::Float(number) => Some(number.to_string()),
            _ => None,
        })?;
        accept(document, number, |number| {
            let value = number.parse().ok().filter(|value| bounds.contains(value));
            value.ok_or_else(|| TableFault::range(&key, number, &bounds))
        })
    }

    /// The places of a list, each to be read as something; none where the list is absent or no list.
    pub fn list(self) -> Vec<Entry<'d, K>> {
        let (document, key) = (self.document, self.key.clone());
        let items = self.convert(PerLang::of(&Type::List), |value| value.as_array());
        items.map_or_else(Vec::new, |items| elements(document, &key, items.value))
    }

    /// Whether it is there and is a list.
    pub fn is_list(&self) -> bool {
        self.value.is_some_and(|value| value.as_array().is_some())
    }

    /// A table.
    pub fn table(self) -> Option<Table<'d, K>> {
        let document = self.document;
        let table = self.convert(PerLang::of(&Type::Table), |value| value.as_table())?;
        Some(Table::new(document, table.value, table.place))
    }

    /// Tables, each under its own `[[key]]`; where they have to be there, at least one.
    pub fn tables(self) -> Vec<Table<'d, K>> {
        let (document, key, need) = (self.document, self.key.clone(), self.need);
        let expected = both(
            format!("tables, each under `[[{key}]]`"),
            format!("des tables, chacune sous `[[{key}]]`"),
        );
        let Some(items) = self.convert(expected, |value| value.as_array()) else {
            return Vec::new();
        };
        if items.value.is_empty() && need == Need::Required {
            document.add(items.fault(TableFault::Empty { key: key.clone() }));
        }
        elements(document, &key, items.value).into_iter().filter_map(Entry::table).collect()
    }

    /// Whether something stands there.
    pub const fn is_present(&self) -> bool {
        self.value.is_some()
    }

    fn convert<T>(
        self,
        expected: PerLang<String>,
        read: impl Fn(&'d DeValue<'d>) -> Option<T>,
    ) -> Option<At<T>> {
        let Some(value) = self.value else {
            self.note_absence(expected);
            return None;
        };
        if let Some(value) = read(value) {
            let broken = self.document.is_broken(self.place) && self.place.is_some();
            return (!broken).then(|| self.document.at(self.place, value));
        }
        if !self.document.is_broken(self.place) {
            let kind = TableFault::WrongType { key: self.key, expected, found: type_of(value) };
            self.document.add_at(self.place, kind);
        }
        None
    }

    fn note_absence(self, expected: PerLang<String>) {
        if self.need == Need::Required && self.document.is_whole() {
            let kind = TableFault::Missing { key: self.key, expected };
            self.document.add_at(self.place, kind);
        }
    }
}

impl TableFault {
    /// A word that `T` does not know.
    pub fn unknown_word<T: Word>(key: &str, word: &str) -> Self {
        Self::UnknownWord {
            key: key.to_owned(),
            word: word.to_owned(),
            expected: T::expected(),
            nearest: nearest(word, T::WORDS.iter().copied()).map(str::to_owned),
        }
    }

    /// A number outside its bounds.
    pub fn range<T: Display>(key: &str, found: impl Display, bounds: &RangeInclusive<T>) -> Self {
        Self::OutOfRange {
            key: key.to_owned(),
            found: found.to_string(),
            min: bounds.start().to_string(),
            max: bounds.end().to_string(),
        }
    }
}

fn elements<'d, K: From<TableFault>>(
    document: &'d Document<'d, K>,
    key: &str,
    items: &'d DeArray<'d>,
) -> Vec<Entry<'d, K>> {
    let entry = |item: &'d Spanned<DeValue<'d>>| {
        let place = Some(document.place(item.span().start));
        Entry::new(document, key.to_owned(), Need::Required, Some(item.get_ref()), place)
    };
    items.iter().map(entry).collect()
}

/// What a value stands for, or `None` with its fault noted.
fn accept<T, U, K: From<TableFault>>(
    document: &Document<'_, K>,
    at: At<T>,
    read: impl FnOnce(T) -> Result<U, TableFault>,
) -> Option<At<U>> {
    let (here, value) = (at.with(()), at.value);
    match read(value) {
        Ok(value) => Some(here.with(value)),
        Err(kind) => {
            document.add(here.fault(kind));
            None
        }
    }
}

fn check_text(key: &str, text: String, limit: usize) -> Result<String, TableFault> {
    let key = key.to_owned();
    let length = text.chars().count();
    if let Some(character) = text.chars().find(|character| character.is_control()) {
        Err(TableFault::Control { key, character })
    } else if text.trim().is_empty() {
        Err(TableFault::Empty { key })
    } else if length > limit {
        Err(TableFault::TooLong { key, length, limit })
    } else {
        Ok(text)
    }
}

const fn type_of(value: &DeValue<'_>) -> Type {
    match value {
        DeValue::String(_) => Type::Text,
        DeValue::Integer(_) => Type::Integer,
        DeValue::Float(_) => Type::Decimal,
        DeValue::Boolean(_) => Type::Boolean,
        DeValue::Datetime(_) => Type::Date,
        DeValue::Array(_) => Type::List,
        DeValue::Table(_) => Type::Table,
    }
}

fn whole(number: &DeInteger<'_>) -> Option<u32> {
    u32::from_str_radix(number.as_str(), number.radix()).ok()
}
