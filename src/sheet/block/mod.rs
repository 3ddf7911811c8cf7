//! The parts of a page: each measures itself, then draws itself into its rectangle.

mod fields;
mod fleet;
mod foot;
mod frame;
mod inventory;
mod keys;
mod legend;
mod log;
mod notes;
mod rules;
mod salvoes;
mod tally;

pub(super) use fields::{FieldSet, Fields};
pub(super) use fleet::FleetBoxes;
pub(super) use foot::{CodeLine, Foot};
pub(super) use frame::{Frame, Owner};
pub(super) use inventory::InventoryTable;
pub(super) use keys::{KeyGrid, KeyHead};
pub(super) use legend::{Legend, Sign};
pub(super) use log::Log;
pub(super) use notes::Notes;
pub(super) use rules::{RulesText, Setting};
pub(super) use salvoes::SalvoBoxes;
pub(super) use tally::EnemyTally;

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
    /// All that is left on the page, but no less than that.
    AtLeast(Mm),
}

impl Height {
    /// The least it can do with.
    pub(super) const fn least(self) -> Mm {
        match self {
            Self::Fixed(height) | Self::AtLeast(height) => height,
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
