use super::{COUNTS, PRICES, names};
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
    pub(super) count: Option<At<u32>>,
    pub(super) price: Option<At<u32>>,
}

impl ClassDraft {
    pub(super) fn read(table: Table<'_, RuleFault>) -> Self {
        let draft = Self {
            here: table.here(),
            code: table.require("code").string(),
            shape: table.require("size").word(),
            names: names(&table),
            count: table.optional("count").integer(COUNTS),
            price: table.optional("price").integer(PRICES),
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
        let (count, price) = (self.count.as_ref(), self.price.as_ref());
        match (count.map(|at| at.value), price.map(|at| at.value)) {
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
            Some(".count") => change.set_number(&mut self.count, COUNTS, faults),
            Some(".size") => change.set(&mut self.shape, faults),
            Some(".price") => change.set_number(&mut self.price, PRICES, faults),
            _ => {}
        }
    }
}
