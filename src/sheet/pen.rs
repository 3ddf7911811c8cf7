//! Drawing in the style of the sheet: text by kind, lines by kind, elements by role.

use super::mark::{Anchor, Element, Grey, Mark, Point, Rect, Role};
use super::mm::Mm;
use super::style::{Line, Style, Type};
use super::{font, text};

impl Style {
    /// Width of a text of that kind.
    pub(super) fn width(&self, kind: Type, text: &str) -> Mm {
        let (size, weight) = self.font(kind);
        font::text_width(text, weight, size)
    }

    /// A text whose base line starts (or is centred, or ends) at `at`.
    pub(super) fn text(
        &self,
        kind: Type,
        anchor: Anchor,
        at: Point,
        text: impl Into<String>,
    ) -> Mark {
        let (size, weight) = self.font(kind);
        Mark::Text { at, anchor, size, weight, text: text.into() }
    }

    /// A text in the middle of a rectangle, across and down.
    pub(super) fn centred(&self, kind: Type, rect: &Rect, text: impl Into<String>) -> Mark {
        let at = Point::new(rect.x + rect.width / 2.0, self.middle_line(kind, rect));
        self.text(kind, Anchor::Middle, at, text)
    }

    /// The base line that puts capitals of that kind in the middle of a rectangle's height.
    pub(super) fn middle_line(&self, kind: Type, rect: &Rect) -> Mm {
        let (size, weight) = self.font(kind);
        rect.y + (rect.height + font::cap_height(weight, size)) / 2.0
    }

    /// A straight line of that kind.
    pub(super) fn line(&self, line: Line, from: Point, to: Point) -> Mark {
        Mark::Line { from, to, stroke: self.stroke(line) }
    }

    /// A level line of that kind.
    pub(super) fn level(&self, line: Line, x: Mm, to: Mm, y: Mm) -> Mark {
        self.line(line, Point::new(x, y), Point::new(to, y))
    }

    /// An empty box of that kind of line.
    pub(super) fn outline(&self, line: Line, rect: Rect) -> Mark {
        Mark::Box { rect, stroke: Some(self.stroke(line)), fill: None }
    }

    /// The title of a page at the top of an area, set smaller where it is long.
    pub(super) fn title(&self, area: &Rect, text: &str) -> Element {
        let at = Point::new(area.x, area.y + self.ascent(Type::Title));
        let mark = self.fitted(Type::Title, at, area.width, text);
        Element { role: Role::Title, marks: vec![mark] }
    }

    /// A heading whose top left corner is at `at`, set smaller where it is wider than `width`.
    pub(super) fn heading(&self, at: Point, width: Mm, text: &str) -> Element {
        let base = Point::new(at.x, at.y + self.ascent(Type::Heading));
        let mark = self.fitted(Type::Heading, base, width, text);
        Element { role: Role::Heading, marks: vec![mark] }
    }

    /// Lines of running text one below the other, the top left corner of the first at `at`; nothing for no line.
    pub(super) fn lines(&self, kind: Type, at: Point, lines: Vec<String>) -> Option<Element> {
        let line = |(n, line): (usize, String)| {
            let base = at.y + self.ascent(kind) + self.leading(kind) * n as f64;
            self.text(kind, Anchor::Left, Point::new(at.x, base), line)
        };
        let marks: Vec<Mark> = lines.into_iter().enumerate().map(line).collect();
        (!marks.is_empty()).then(|| paragraph(marks))
    }

    /// A text of that kind that starts at `at`, as large as its width allows.
    pub(super) fn fitted(&self, kind: Type, at: Point, width: Mm, text: &str) -> Mark {
        let (largest, weight) = self.font(kind);
        let size = text::fit_size(text, weight, largest, width);
        Mark::Text { at, anchor: Anchor::Left, size, weight, text: text.to_owned() }
    }

    /// From the top of a line of that kind to its base line.
    pub(super) fn ascent(&self, kind: Type) -> Mm {
        self.font(kind).0.mm() * 0.95
    }
}

/// A filled area without an outline.
pub(super) fn filled(rect: Rect, fill: Grey) -> Mark {
    Mark::Box { rect, stroke: None, fill: Some(fill) }
}

/// Marks that are read as running text, one after the other.
///
/// Texts get a space between them that cannot be seen, so that those who hear or copy them do not run them together.
pub(super) fn paragraph(mut marks: Vec<Mark>) -> Element {
    let last = marks.len().saturating_sub(1);
    for (n, mark) in marks.iter_mut().enumerate() {
        match mark {
            Mark::Text { anchor: Anchor::Left, text, .. } if n < last => text.push(' '),
            Mark::Text { anchor: Anchor::Right, text, .. } if n > 0 => text.insert(0, ' '),
            _ => {}
        }
    }
    Element { role: Role::Paragraph, marks }
}

/// Marks that are furniture: seen, not read.
pub(super) fn artifact(marks: Vec<Mark>) -> Element {
    Element { role: Role::Artifact, marks }
}

/// Marks that are a picture with its description.
pub(super) fn figure(alt: String, marks: Vec<Mark>) -> Element {
    Element { role: Role::Figure { alt }, marks }
}
