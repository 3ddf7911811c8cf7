use super::{PerSide, Side};
use crate::inventory::Stock;
use crate::layout::Layout;
use crate::rules::{Fleet, Ruleset};

/// What is known before the first shot: the rules, who starts, and what the sides are known to have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The rules of the game, changes made.
    pub rules: Ruleset,
    /// Who starts; nobody has said so where there is none, and the first action tells.
    pub first: Option<Side>,
    /// Where each side's ships lie, where that is known: in play ours alone, or neither.
    pub layouts: PerSide<Option<Layout>>,
    /// What each side has bought, where that is known.
    pub stocks: PerSide<Option<Stock>>,
}

impl Table {
    /// A game of these rules of which nothing else is known than what the preset gives to everyone.
    pub fn new(rules: Ruleset) -> Self {
        let stock = Stock::fixed(&rules);
        let stocks = PerSide { us: stock.clone(), them: stock };
        Self { rules, first: None, layouts: PerSide::default(), stocks }
    }

    /// The fleet that a side began with, where it is known.
    pub fn fleet(&self, side: Side) -> Option<Fleet> {
        let laid = || self.layouts.get(side).as_ref().map(|layout| layout.stock(&self.rules).fleet);
        let bought = || self.stocks.get(side).as_ref().map(|stock| stock.fleet.clone());
        laid().or_else(bought).or_else(|| self.rules.fleet())
    }
}
