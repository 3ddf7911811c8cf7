//! Sizes of type and widths of strokes, decided once for a whole file.

use super::mark::{Dash, Stroke, Weight};
use super::mm::{Mm, Pt};
use super::request::{Ink, Print};
use super::template::Density;
use crate::lang::Lang;

/// How everything on a page is drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// Language of the text.
    pub(super) lang: Lang,
    /// Side of a square of the frames.
    pub(super) cell: Mm,
    /// How much ink may be used.
    pub(super) ink: Ink,
    /// Size of the print.
    pub(super) print: Print,
    /// Whether the type is set small, to save room.
    pub(super) density: Density,
}

/// A kind of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Type {
    /// The title of a page.
    Title,
    /// A heading above a frame or a list.
    Heading,
    /// Running text, fields and lists.
    Body,
    /// A table that is written in by hand.
    Table,
    /// Sums in such a table.
    Sum,
    /// Hints, codes and the foot of the page.
    Small,
    /// Letters and numbers along a frame.
    Label,
}

/// A kind of line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// Between the squares of a frame.
    Grid,
    /// Round a frame (`S0-5`).
    Frame,
    /// Round a ship (`S0-12`).
    Ship,
    /// Round a box to tick, under a field, between rows of a table.
    Rule,
    /// Hatching of land.
    Hatch,
    /// Where to cut.
    Cut,
}

impl Style {
    /// Size and weight of a kind of text.
    pub(super) fn font(&self, kind: Type) -> (Pt, Weight) {
        match self.print {
            Print::Normal => self.normal_font(kind),
            Print::Large => {
                let size = match kind {
                    Type::Title => 18.0,
                    Type::Heading => 16.0,
                    Type::Label => (self.cell.pt().0 * 0.45).clamp(14.0, 18.0),
                    Type::Body | Type::Table | Type::Sum | Type::Small => 14.0,
                };
                (Pt(size), Weight::Bold)
            }
        }
    }

    fn normal_font(&self, kind: Type) -> (Pt, Weight) {
        let (normal, small, weight) = match kind {
            Type::Title => (14.0, 10.5, Weight::Bold),
            Type::Heading => (10.5, 8.5, Weight::Bold),
            Type::Body => (9.0, 7.5, Weight::Regular),
            Type::Table => (11.0, 9.0, Weight::Regular),
            Type::Sum => (11.0, 9.0, Weight::Bold),
            Type::Small => (7.0, 6.5, Weight::Regular),
            Type::Label => {
                let size = (self.cell.pt().0 * 0.42).clamp(6.5, 11.0);
                (size, size, Weight::Regular)
            }
        };
        let size = match self.density {
            Density::Normal => normal,
            Density::Small => small,
        };
        (Pt(size), weight)
    }

    /// Distance between base lines of a kind of text.
    pub(super) fn leading(&self, kind: Type) -> Mm {
        self.font(kind).0.mm() * 1.35
    }

    /// How a kind of line is drawn. Nothing is thinner than 0.25 pt, and all of it is black.
    pub(super) fn stroke(&self, line: Line) -> Stroke {
        let (full, saving) = match line {
            Line::Grid => (0.4, 0.3),
            Line::Frame => (1.5, 0.9),
            Line::Ship => (2.2, 1.5),
            Line::Rule => (0.5, 0.35),
            Line::Hatch => (0.3, 0.25),
            Line::Cut => (0.4, 0.4),
        };
        let width: f64 = match self.ink {
            Ink::Full => full,
            Ink::Saving => saving,
        };
        // In small squares a ship keeps room for what is written into it.
        let width = match line {
            Line::Ship => width.min((self.cell.pt().0 * 0.16).max(1.2)),
            _ => width,
        };
        let dash = match line {
            Line::Cut => Dash::Dashed { on: Mm(2.0), off: Mm(2.0) },
            _ => Dash::Solid,
        };
        Stroke { width: Pt(width), dash }
    }

    /// Space between two things that belong together.
    pub(super) fn gap(&self) -> Mm {
        match (self.print, self.density) {
            (Print::Large, _) => Mm(4.0),
            (Print::Normal, Density::Normal) => Mm(3.0),
            (Print::Normal, Density::Small) => Mm(2.0),
        }
    }

    /// Side of a box that stands for one square of a ship in a list.
    pub(super) fn tick_box(&self) -> Mm {
        match (self.print, self.density) {
            (Print::Large, _) => Mm(6.0),
            (Print::Normal, Density::Normal) => Mm(4.0),
            (Print::Normal, Density::Small) => Mm(3.0),
        }
    }
}
