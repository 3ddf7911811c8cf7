use std::ops::RangeInclusive;

use super::{COUNTS, Number, PRICES, names};
use crate::lang::{Noun, PerLang};
use crate::rules::with::Change;
use crate::rules::{Bounds, RuleFault, UnitKind};
use crate::source::{At, Fault, Table};

/// Points that there may be.
const POINTS: RangeInclusive<u32> = 0..=99_999;

/// The table `[arsenal]` as written.
#[derive(Clone, Debug)]
pub(super) struct ArsenalDraft {
    pub(super) here: At<()>,
    pub(super) budget: Option<At<u32>>,
    pub(super) min: Option<At<u32>>,
    pub(super) max: Option<At<u32>>,
    pub(super) bounds: Option<At<Bounds>>,
    pub(super) salvo_price: Option<At<u32>>,
    pub(super) salvoes: Number,
    pub(super) units: Vec<UnitDraft>,
}

/// One `[[arsenal.unit]]` as written.
#[derive(Clone, Debug)]
pub(super) struct UnitDraft {
    pub(super) here: At<()>,
    pub(super) kind: Option<At<UnitKind>>,
    pub(super) names: Option<PerLang<Noun>>,
    pub(super) price: Option<At<u32>>,
    pub(super) count: Number,
}

impl ArsenalDraft {
    pub(super) fn read(table: Table<'_, RuleFault>) -> Self {
        let ship_points = table.require("ship-points").table();
        let bound = |key: &str| ship_points.as_ref()?.require(key).integer(POINTS);
        let draft = Self {
            here: table.here(),
            budget: table.require("budget").integer(POINTS),
            min: bound("min"),
            max: bound("max"),
            bounds: ship_points.as_ref().and_then(|points| points.require("bounds").word()),
            salvo_price: table.require("salvo-price").integer(PRICES),
            salvoes: Number::read(table.optional("salvoes"), COUNTS),
            units: table.require("unit").tables().into_iter().map(UnitDraft::read).collect(),
        };
        if let Some(points) = ship_points {
            points.finish();
        }
        table.finish();
        draft
    }

    /// Every key that a change can name.
    pub(super) fn keys(&self) -> Vec<String> {
        let own = ["budget", "ship-points", "ship-points.min", "ship-points.max"];
        let own = own.into_iter().chain(["salvo-price", "salvoes"]).map(str::to_owned);
        let kinds = self.units.iter().filter_map(|unit| unit.kind.as_ref());
        let of_kind = |kind: &At<UnitKind>| {
            let code = kind.value.code();
            [format!("{code}.count"), format!("{code}.price")]
        };
        own.chain(kinds.flat_map(of_kind)).collect()
    }

    /// Changes the setting that is meant, if it is one of the arsenal.
    pub(super) fn change(&mut self, change: &Change, faults: &mut Vec<Fault<RuleFault>>) {
        match change.key.value.as_str() {
            "budget" => change.set_number(&mut self.budget, POINTS, faults),
            "ship-points" => change.set(&mut self.bounds, faults),
            "ship-points.min" => change.set_number(&mut self.min, POINTS, faults),
            "ship-points.max" => change.set_number(&mut self.max, POINTS, faults),
            "salvo-price" => change.set_number(&mut self.salvo_price, PRICES, faults),
            "salvoes" => change.set_number(&mut self.salvoes.at, COUNTS, faults),
            _ => self.units.iter_mut().for_each(|unit| unit.change(change, faults)),
        }
    }
}

impl UnitDraft {
    fn read(table: Table<'_, RuleFault>) -> Self {
        let draft = Self {
            here: table.here(),
            kind: table.require("kind").word(),
            names: names(&table),
            price: table.require("price").integer(PRICES),
            count: Number::read(table.optional("count"), COUNTS),
        };
        table.finish();
        draft
    }

    fn change(&mut self, change: &Change, faults: &mut Vec<Fault<RuleFault>>) {
        let Some(kind) = &self.kind else { return };
        match change.key.value.strip_prefix(kind.value.code()) {
            Some(".count") => change.set_number(&mut self.count.at, COUNTS, faults),
            Some(".price") => change.set_number(&mut self.price, PRICES, faults),
            _ => {}
        }
    }
}
