//! The head of a journal: what is known before the first shot, in sections that are read by their own readers.
//!
//! ```text
//! fleetsheet journal 1
//! first = "us"
//! us = "Anna"
//! them = "Ben"
//! seal = "…"              # ours, and `their-seal` the enemy's
//! layout = "here"         # or "paper": it stays there
//! --- rules
//! …                       the whole resolved ruleset, as a preset
//! --- inventory
//! …                       what we have bought, where that is known
//! --- layout
//! …                       where our ships lie, unless that stays on paper
//! --- play
//! us salvo I7 E3 C10 -> 1 battleship, 1 submarine
//! ```

use std::fmt::Write as _;

use super::seal_file::code;
use super::sections::{FORMAT, FrameFault, MAGIC, Pieces, RULE};
use super::{PerSide, Seal, SealFileFault, Side, Table};
use crate::inventory::{self, Shop, Stock};
use crate::lang::Lang;
use crate::layout::{self, Layout};
use crate::rules::{RuleFault, Ruleset};
use crate::source::{Document, Faults, Place, Source, words};

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 40;

/// What a journal says before its first event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The rules, who starts, our layout and inventory.
    pub table: Table,
    /// The players' names.
    pub names: PerSide<Option<String>>,
    /// The seals that were exchanged before the first shot.
    pub seals: PerSide<Option<Seal>>,
}

/// Where our layout is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kept {
    /// In the journal.
    Here,
    /// On paper alone: the journal knows only what is said.
    Paper,
}

words! {
    Side { Us = "us", Them = "them" }
    Kept { Here = "here", Paper = "paper" }
}

/// Why a text is no journal, as far as its head goes.
#[derive(Debug)]
pub enum HeadError {
    /// Its frame is broken.
    Frame {
        /// How.
        fault: FrameFault,
        /// Where, where that can be said.
        place: Option<Place>,
    },
    /// The lines before the first section are wrong.
    Lines(Faults<SealFileFault>),
    /// Its rules make no game.
    Rules(Faults<RuleFault>),
    /// Its inventory is wrong.
    Inventory {
        /// The rules by which it was read.
        rules: Box<Ruleset>,
        /// What is wrong with it.
        reading: Box<inventory::Reading>,
    },
    /// Its layout is wrong.
    Layout {
        /// The rules by which it was read.
        rules: Box<Ruleset>,
        /// What is wrong with it.
        reading: Box<layout::Reading>,
    },
}

/// What the lines before the first section say.
struct Head {
    first: Option<Side>,
    names: PerSide<Option<String>>,
    seals: PerSide<Option<Seal>>,
    kept: Kept,
}

impl Head {
    fn read(source: &Source) -> Result<Self, HeadError> {
        let document = Document::<SealFileFault>::parse(source);
        let root = document.root();
        let text = |key| root.optional(key).text(LONGEST_NAME).map(|at| at.value);
        let seal = |key| code(&document, root.optional(key));
        let head = Self {
            first: root.optional("first").word().map(|at| at.value),
            names: PerSide { us: text("us"), them: text("them") },
            seals: PerSide { us: seal("seal"), them: seal("their-seal") },
            kept: root.require("layout").word().map_or(Kept::Paper, |at| at.value),
        };
        root.finish();
        let faults = document.finish();
        if faults.are_fatal() { Err(HeadError::Lines(faults)) } else { Ok(head) }
    }
}

impl Header {
    /// Reads the head of a journal.
    pub(super) fn read(pieces: &Pieces) -> Result<Self, HeadError> {
        let head = Head::read(&pieces.head)?;
        let missing = |fault| HeadError::Frame { fault, place: None };
        let rules = pieces
            .section("rules")
            .ok_or_else(|| missing(FrameFault::NoSection { name: "rules" }))?;
        let rules = Ruleset::read(rules, &[]).map_err(HeadError::Rules)?;
        let mut table = Table::new(rules);
        table.first = head.first;
        if let Some(source) = pieces.section("inventory") {
            table.stocks.us = Some(stock(source, &table.rules)?);
        }
        match (head.kept, pieces.section("layout")) {
            (Kept::Here, Some(source)) => {
                table.layouts.us = Some(own_layout(source, &table)?);
            }
            (Kept::Paper, None) => {}
            _ => return Err(missing(FrameFault::LayoutElsewhere)),
        }
        Ok(Self { table, names: head.names, seals: head.seals })
    }

    /// The head of a journal as it is written, up to the line before the first event.
    pub fn to_text(&self) -> String {
        let mut text = format!("{MAGIC}{FORMAT}\n");
        let mut line = |key: &str, value: Option<&str>| {
            if let Some(value) = value {
                let _ = writeln!(text, "{key} = {}", toml::Value::from(value));
            }
        };
        line("first", self.table.first.map(Side::word));
        line("us", self.names.us.as_deref());
        line("them", self.names.them.as_deref());
        let seals = [("seal", &self.seals.us), ("their-seal", &self.seals.them)];
        for (key, seal) in seals {
            line(key, seal.as_ref().map(Seal::to_string).as_deref());
        }
        let layout = self.table.layouts.us.as_ref();
        line("layout", Some(if layout.is_some() { "here" } else { "paper" }));
        let rules = &self.table.rules;
        let _ = write!(text, "{RULE}rules\n{}", rules.to_toml());
        if let (Some(stock), Some(shop)) = (self.table.stocks.us.as_ref(), Shop::of(rules)) {
            let stock = inventory::file::write(stock, shop, Lang::En);
            let _ = write!(text, "{RULE}inventory\n{stock}");
        }
        if let Some(layout) = layout {
            let layout = layout::file::write(layout, rules, Lang::En);
            let _ = write!(text, "{RULE}layout\n{layout}");
        }
        text + RULE + "play\n"
    }
}

fn stock(source: &Source, rules: &Ruleset) -> Result<Stock, HeadError> {
    let Some(shop) = Shop::of(rules) else {
        return Err(HeadError::Frame { fault: FrameFault::NothingBought, place: None });
    };
    let reading = inventory::file::read(source, shop);
    if reading.faults.are_fatal() {
        let (rules, reading) = (Box::new(rules.clone()), Box::new(reading));
        return Err(HeadError::Inventory { rules, reading });
    }
    Ok(reading.stock)
}

fn own_layout(source: &Source, table: &Table) -> Result<Layout, HeadError> {
    let reading = layout::file::read(source, &table.rules, table.stocks.us.as_ref());
    if reading.faults.are_fatal() {
        let (rules, reading) = (Box::new(table.rules.clone()), Box::new(reading));
        return Err(HeadError::Layout { rules, reading });
    }
    Ok(reading.layout)
}
