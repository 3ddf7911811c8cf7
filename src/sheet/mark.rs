//! What stands on a page, before any PDF: marks in millimetres from the top left corner.
//!
//! ```text
//!   (0,0) ────► x
//!     │
//!     ▼ y
//! ```

use super::mm::{Mm, Pt};

/// A point on the page, from its top left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Distance from the left edge.
    pub x: Mm,
    /// Distance from the top edge.
    pub y: Mm,
}

impl Point {
    /// The point `x` from the left and `y` from the top.
    pub const fn new(x: Mm, y: Mm) -> Self {
        Self { x, y }
    }
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: Mm,
    /// Top edge.
    pub y: Mm,
    /// Width.
    pub width: Mm,
    /// Height.
    pub height: Mm,
}

impl Rect {
    /// The rectangle with that left, top, width and height.
    pub const fn new(x: Mm, y: Mm, width: Mm, height: Mm) -> Self {
        Self { x, y, width, height }
    }

    /// Right edge.
    pub fn right(&self) -> Mm {
        self.x + self.width
    }

    /// Bottom edge.
    pub fn bottom(&self) -> Mm {
        self.y + self.height
    }

    /// The rectangle smaller by `by` on each side.
    #[must_use]
    pub fn inset(&self, by: Mm) -> Self {
        Self::new(self.x + by, self.y + by, self.width - by * 2.0, self.height - by * 2.0)
    }
}

/// How dark: 0 is black, 1 is white.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grey(pub f64);

impl Grey {
    /// Black, the only shade that thin strokes may have.
    pub const BLACK: Self = Self(0.0);
    /// White.
    pub const WHITE: Self = Self(1.0);
}

/// How a line is drawn; always black, because thin grey lines vanish on laser printers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Width; at least 0.25 pt.
    pub width: Pt,
    /// Solid or dashed.
    pub dash: Dash,
}

/// The pattern of a stroke.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Dash {
    /// One unbroken line.
    Solid,
    /// Dashes and gaps of these lengths.
    Dashed {
        /// Length of a dash.
        on: Mm,
        /// Length of a gap.
        off: Mm,
    },
}

/// Weight of the type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Weight {
    /// Regular.
    Regular,
    /// Bold.
    Bold,
}

/// Which point of a line of text stands at its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its left end.
    Left,
    /// Its middle.
    Middle,
    /// Its right end.
    Right,
}

/// One thing drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A straight stroke.
    Line {
        /// Where it begins.
        from: Point,
        /// Where it ends.
        to: Point,
        /// How it is drawn.
        stroke: Stroke,
    },
    /// An upright rectangle, outlined, filled or both.
    Box {
        /// Its edges (the middle of the stroke).
        rect: Rect,
        /// Its outline.
        stroke: Option<Stroke>,
        /// Its inside.
        fill: Option<Grey>,
    },
    /// A closed circle, outlined, filled or both.
    Circle {
        /// Its centre.
        centre: Point,
        /// Its radius.
        radius: Mm,
        /// Its outline.
        stroke: Option<Stroke>,
        /// Its inside.
        fill: Option<Grey>,
    },
    /// One line of text, black.
    Text {
        /// The anchor point on the base line.
        at: Point,
        /// Which point of the text stands there.
        anchor: Anchor,
        /// Size of the type.
        size: Pt,
        /// Weight of the type.
        weight: Weight,
        /// What it says; no line breaks.
        text: String,
    },
}

/// What a group of marks is to a reader who hears the page instead of seeing it.
#[derive(Clone, Debug, PartialEq)]
pub enum Role {
    /// The title of the page (`H1`).
    Title,
    /// A heading below it (`H2`).
    Heading,
    /// Running text or a field to fill in (`P`).
    Paragraph,
    /// A picture with its description, such as a frame of the game.
    Figure {
        /// What it shows, in the language of the sheet.
        alt: String,
    },
    /// Decoration: rules, cut marks, page furniture. Not read aloud.
    Artifact,
}

/// Marks that belong together, with their role; read in the order they stand in.
#[derive(Clone, Debug, PartialEq)]
pub struct Element {
    /// What the group is.
    pub role: Role,
    /// Its marks, drawn in this order.
    pub marks: Vec<Mark>,
}

/// One page, ready to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Width of the paper.
    pub width: Mm,
    /// Height of the paper.
    pub height: Mm,
    /// What stands on it, in reading order.
    pub elements: Vec<Element>,
    /// The name of the page in the outline of the file, such as `Game 3, Anna`.
    pub label: String,
}

/// A whole file, ready to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct Booklet {
    /// Title of the document.
    pub title: String,
    /// Language of its text.
    pub lang: crate::lang::Lang,
    /// Its pages, all of one size.
    pub pages: Vec<Page>,
}
