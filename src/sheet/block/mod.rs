//! The parts of a page: each measures itself, then draws itself into its rectangle.

mod fields;
mod fleet;
mod foot;
mod frame;
mod inventory;
mod inventory_form;
mod keys;
mod lattice;
mod ledger;
mod legend;
mod log;
mod notes;
mod rules;
mod salvoes;
mod tally;
mod terms;

pub(super) use fields::{FieldSet, Fields};
pub(super) use fleet::FleetBoxes;
pub(super) use foot::{CodeLine, Foot, colon};
pub(super) use frame::{Frame, Owner};
pub(super) use inventory::InventoryTable;
pub(super) use inventory_form::InventoryForm;
pub(super) use keys::{KeyGrid, KeyHead};
pub(super) use lattice::{Lattice, rect};
pub(super) use legend::{Legend, Sign};
pub(super) use log::Log;
pub(super) use notes::Notes;
pub(super) use rules::{RulesText, Setting};
pub(super) use salvoes::SalvoBoxes;
pub(super) use tally::EnemyTally;
pub(super) use terms::Terms;

use super::mark::{Element, Rect};
use super::mm::Mm;
use super::style::Style;

/// How wide a block wants to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Width {
    /// Exactly that: a frame, whose squares fix it.
    Fixed(Mm),
    /// Whatever is left, but no less than that.
    AtLeast(Mm),
}

impl Width {
    /// The least it can do with.
    pub(super) const fn least(self) -> Mm {
        match self {
            Self::Fixed(width) | Self::AtLeast(width) => width,
        }
    }
}

/// How high a block wants to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Height {
    /// Exactly that.
    Fixed(Mm),
    /// At least the first; more is welcome up to the second, and of no use beyond.
    Between(Mm, Mm),
    /// All that is left on the page, but no less than that.
    AtLeast(Mm),
}

impl Height {
    /// The height with those bounds.
    pub(super) fn of(least: Mm, most: Mm) -> Self {
        if most.0.is_infinite() {
            Self::AtLeast(least)
        } else if most > least {
            Self::Between(least, most)
        } else {
            Self::Fixed(least)
        }
    }

    /// The least it can do with.
    pub(super) const fn least(self) -> Mm {
        match self {
            Self::Fixed(height) | Self::Between(height, _) | Self::AtLeast(height) => height,
        }
    }

    /// What it likes to have beyond the least, where there is an end to that.
    pub(super) fn wish(self) -> Mm {
        match self {
            Self::Between(least, most) => most - least,
            Self::Fixed(_) | Self::AtLeast(_) => Mm::ZERO,
        }
    }

    /// The most that is of use to it; infinite where there is no end to it.
    pub(super) const fn most(self) -> Mm {
        match self {
            Self::Fixed(height) | Self::Between(_, height) => height,
            Self::AtLeast(_) => Mm(f64::INFINITY),
        }
    }
}

/// A part of a page.
pub(super) trait Block {
    /// How wide it wants to be.
    fn width(&self, style: &Style) -> Width;

    /// How high it is when it is that wide.
    fn height(&self, style: &Style, width: Mm) -> Height;

    /// Its marks, all within `area`.
    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element>;
}
