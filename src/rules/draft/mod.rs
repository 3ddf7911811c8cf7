//! A preset as written: every value with its place, nothing checked but its type.

mod arsenal;
mod check;
mod class;
mod conflicts;
mod names;
mod number;
mod resolve;
mod stock;
mod switches;

use std::ops::RangeInclusive;

use arsenal::ArsenalDraft;
use class::ClassDraft;
use number::Number;
use switches::SwitchesDraft;

use super::with::Change;
use super::words::Sides;
use super::{RuleFault, UpperFrame, With};
use crate::board::Letters;
use crate::lang::{Gender, Lang, Noun, PerLang, nearest};
use crate::source::{At, Document, Fault, Table, TableFault};

/// Ships, units and salvoes that there may be.
const COUNTS: RangeInclusive<u32> = 0..=999;
/// What one may cost.
const PRICES: RangeInclusive<u32> = 1..=999;
/// Characters of a name.
const NAME: usize = 40;
/// Characters of a title, a source and a line of the brief.
const LINE: usize = 400;

/// The format that this program writes and reads.
pub(super) const FORMAT: u32 = 1;

/// A preset as written.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    /// The whole file.
    file: At<()>,
    name: Option<At<String>>,
    title: Option<PerLang<String>>,
    source: Option<At<String>>,
    sides: Option<At<Sides>>,
    letters: Option<At<Letters>>,
    upper: Option<At<UpperFrame>>,
    switches: SwitchesDraft,
    classes: Vec<ClassDraft>,
    arsenal: Option<ArsenalDraft>,
    brief: PerLang<Vec<String>>,
}

impl Draft {
    /// Reads a preset; what is wrong with it is noted in the document.
    pub(super) fn read(document: &Document<'_, RuleFault>) -> Self {
        let root = document.root();
        check_format(document, &root);
        let draft = Self {
            file: root.here(),
            name: root.require("name").text(NAME),
            title: per_lang(&root, "title"),
            source: root.require("source").text(LINE),
            sides: root.require("grid").word(),
            letters: root.require("letters").word(),
            upper: root.require("upper-frame").word(),
            switches: switches(&root),
            classes: root.require("class").tables().into_iter().map(ClassDraft::read).collect(),
            arsenal: root.optional("arsenal").table().map(ArsenalDraft::read),
            brief: brief(&root),
        };
        root.finish();
        draft
    }

    /// Makes the changes in their order, so that the last one of a key counts.
    pub(super) fn change(&mut self, withs: &[With], faults: &mut Vec<Fault<RuleFault>>) {
        for with in withs {
            match with.change() {
                Ok(change) => self.make(&change, faults),
                Err(fault) => faults.push(*fault),
            }
        }
    }

    fn make(&mut self, change: &Change, faults: &mut Vec<Fault<RuleFault>>) {
        let (key, keys) = (change.key.value.as_str(), self.keys());
        if !keys.iter().any(|known| known == key) {
            let nearest = nearest(key, keys.iter().map(String::as_str)).map(str::to_owned);
            let kind = TableFault::UnknownKey { key: key.to_owned(), nearest };
            return faults.push(change.key.fault(kind));
        }
        match key {
            "grid" => change.set(&mut self.sides, faults),
            "letters" => change.set(&mut self.letters, faults),
            _ => {
                self.switches.change(change, faults);
                self.classes.iter_mut().for_each(|class| class.change(change, faults));
                self.arsenal.iter_mut().for_each(|arsenal| arsenal.change(change, faults));
            }
        }
    }

    /// Every key that a change can name.
    fn keys(&self) -> Vec<String> {
        let own = ["grid", "letters"].iter().chain(SwitchesDraft::KEYS);
        let mut keys: Vec<String> = own.map(|key| (*key).to_owned()).collect();
        keys.extend(self.classes.iter().flat_map(ClassDraft::keys));
        keys.extend(self.arsenal.iter().flat_map(ArsenalDraft::keys));
        keys
    }
}

fn check_format(document: &Document<'_, RuleFault>, root: &Table<'_, RuleFault>) {
    if let Some(format) = root.require("format").integer(0..=u32::MAX)
        && format.value != FORMAT
    {
        document.add(format.fault(RuleFault::Format { found: format.value }));
    }
}

fn switches(root: &Table<'_, RuleFault>) -> SwitchesDraft {
    let Some(table) = root.require("switches").table() else {
        return SwitchesDraft::default();
    };
    let switches = SwitchesDraft::read(&table);
    table.finish();
    switches
}

/// A line in each language.
fn per_lang(root: &Table<'_, RuleFault>, key: &str) -> Option<PerLang<String>> {
    let table = root.require(key).table()?;
    let line = |lang: Lang| table.require(lang.code()).text(LINE).map(|line| line.value);
    let (en, fr) = (line(Lang::En), line(Lang::Fr));
    table.finish();
    Some(PerLang { en: en?, fr: fr? })
}

/// The lines of `[brief]`; a preset may have none.
fn brief(root: &Table<'_, RuleFault>) -> PerLang<Vec<String>> {
    let Some(table) = root.optional("brief").table() else {
        return PerLang::default();
    };
    let lines = |lang: Lang| {
        let lines = table.require(lang.code()).list().into_iter();
        lines.filter_map(|line| line.text(LINE)).map(|line| line.value).collect()
    };
    let brief = PerLang { en: lines(Lang::En), fr: lines(Lang::Fr) };
    table.finish();
    brief
}

/// The names of a class or a unit: tables `en` and `fr`.
fn names(table: &Table<'_, RuleFault>) -> Option<PerLang<Noun>> {
    let (en, fr) = (noun(table, Lang::En), noun(table, Lang::Fr));
    Some(PerLang { en: en?, fr: fr? })
}

fn noun(table: &Table<'_, RuleFault>, lang: Lang) -> Option<Noun> {
    let table = table.require(lang.code()).table()?;
    let (one, many) = (table.require("one").text(NAME), table.require("many").text(NAME));
    let gender = match lang {
        Lang::En => Some(Gender::default()),
        Lang::Fr => table.require("gender").word().map(|gender| gender.value),
    };
    table.finish();
    Some(Noun { one: one?.value, many: many?.value, gender: gender? })
}
