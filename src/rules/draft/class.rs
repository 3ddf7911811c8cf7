use super::{COUNTS, Number, PRICES, names};
use crate::board::Shape;
use crate::lang::{Noun, PerLang};
use crate::rules::with::Change;
use crate::rules::{Amount, RuleFault};
use crate::source::{At, Fault, Table};

/// One `[[class]]` as written.
#[derive(Clone, Debug)]
pub(super) struct ClassDraft {
    pub(super) here: At<()>,
    pub(super) code: Option<At<String>>,
    pub(super) shape: Option<At<Shape>>,
    pub(super) names: Option<PerLang<Noun>>,
    pub(super) count: Number,
    pub(super) price: Number,
}

impl ClassDraft {
    pub(super) fn read(table: Table<'_, RuleFault>) -> Self {
        let draft = Self {
            here: table.here(),
            code: table.require("code").string(),
            shape: table.require("size").word(),
            names: names(&table),
            count: Number::read(table.optional("count"), COUNTS),
            price: Number::read(table.optional("price"), PRICES),
        };
        table.finish();
        draft
    }

    /// Its code, as far as it is known.
    pub(super) fn code(&self) -> &str {
        self.code.as_ref().map_or("?", |code| &code.value)
    }

    /// How its ships come into a fleet, if the text says so.
    pub(super) fn amount(&self) -> Option<Amount> {
        match (self.count.value(), self.price.value()) {
            (Some(count), None) => Some(Amount::Fixed { count }),
            (None, Some(price)) => Some(Amount::Bought { price }),
            (Some(count), Some(price)) => Some(Amount::Stocked { count, price }),
            (None, None) => None,
        }
    }

    /// Every key that a change can name.
    pub(super) fn keys(&self) -> [String; 3] {
        ["count", "size", "price"].map(|key| format!("{}.{key}", self.code()))
    }

    /// Changes the setting that is meant, if it is one of this class.
    pub(super) fn change(&mut self, change: &Change, faults: &mut Vec<Fault<RuleFault>>) {
        match change.key.value.strip_prefix(self.code()) {
            Some(".count") => change.set_number(&mut self.count.at, COUNTS, faults),
            Some(".size") => change.set(&mut self.shape, faults),
            Some(".price") => change.set_number(&mut self.price.at, PRICES, faults),
            _ => {}
        }
    }
}
