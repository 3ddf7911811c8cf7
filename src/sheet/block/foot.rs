use super::super::mark::{Anchor, Element, Point, Rect};
use super::super::mm::Mm;
use super::super::pen::artifact;
use super::super::style::{Line, Style, Type};
use super::super::text::wrap;
use super::super::words::Word;
use super::{Block, Height, Width};

/// The foot of a page: a line of known length to check the printer with, and what the page is.
pub(in super::super) struct Foot {
    /// The preset and its changes.
    pub(in super::super) preset: String,
    /// Which page of how many; nothing where there is one.
    pub(in super::super) page: Option<String>,
}

impl Foot {
    /// The longest check line that leaves room for the rest, in mm.
    fn check_length(width: Mm) -> u32 {
        [100, 50, 20].into_iter().find(|mm| f64::from(*mm) <= width.0).unwrap_or(0)
    }

    fn right_text(&self) -> String {
        match &self.page {
            Some(page) => format!("{}  ·  {page}", self.preset),
            None => self.preset.clone(),
        }
    }

    /// Lines of the right-hand text: beside the check line where there is room, else below it.
    fn right_lines(&self, style: &Style, width: Mm) -> (Vec<String>, Mm) {
        let (size, weight) = style.font(Type::Small);
        let check = check_text(style, Self::check_length(width));
        let beside = width - style.width(Type::Small, &check) - style.gap();
        let text = self.right_text();
        if style.width(Type::Small, &text) <= beside {
            return (vec![text], Mm::ZERO);
        }
        (wrap(&text, weight, size, width), style.leading(Type::Small))
    }
}

fn check_text(style: &Style, length: u32) -> String {
    format!("{length} {}", Word::CheckLine.text(style.lang))
}

/// Height of the check line with its end marks.
const TICK: Mm = Mm(2.0);

impl Block for Foot {
    fn width(&self, style: &Style) -> Width {
        Width::AtLeast(style.width(Type::Small, &check_text(style, 100)))
    }

    fn height(&self, style: &Style, width: Mm) -> Height {
        let (lines, below) = self.right_lines(style, width);
        let beside = style.leading(Type::Small);
        let text = beside.max(below + style.leading(Type::Small) * lines.len() as f64);
        Height::Fixed(TICK + Mm(0.6) + text)
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let length = Self::check_length(area.width);
        let (x, to) = (area.x + Mm(0.2), area.x + Mm(0.2) + Mm(f64::from(length)));
        let middle = area.y + TICK / 2.0;
        let tick = |x| style.line(Line::Rule, Point::new(x, area.y), Point::new(x, area.y + TICK));
        let marks = vec![style.level(Line::Rule, x, to, middle), tick(x), tick(to)];
        let top = area.y + TICK + Mm(0.6) + style.ascent(Type::Small);
        let text = check_text(style, length);
        let check = style.text(Type::Small, Anchor::Left, Point::new(area.x, top), text);
        let mut elements = vec![artifact(marks), artifact(vec![check])];
        let (lines, below) = self.right_lines(style, area.width);
        for (n, line) in lines.into_iter().enumerate() {
            let base = top + below + style.leading(Type::Small) * n as f64;
            let at = Point::new(area.right(), base);
            elements.push(artifact(vec![style.text(Type::Small, Anchor::Right, at, line)]));
        }
        elements
    }
}

/// The layout code of a filled sheet.
pub(in super::super) struct CodeLine {
    pub(in super::super) code: String,
}

impl CodeLine {
    fn lines(&self, style: &Style, width: Mm) -> Vec<String> {
        let (size, weight) = style.font(Type::Small);
        wrap(
            &format!("{}{} {}", Word::Code.text(style.lang), colon(style), self.code),
            weight,
            size,
            width,
        )
    }
}

/// The colon of the language; French puts a space that does not break before it.
pub(super) fn colon(style: &Style) -> &'static str {
    style.lang.pick(":", "\u{a0}:")
}

impl Block for CodeLine {
    fn width(&self, _: &Style) -> Width {
        Width::AtLeast(Mm(30.0))
    }

    fn height(&self, style: &Style, width: Mm) -> Height {
        Height::Fixed(style.leading(Type::Small) * self.lines(style, width).len() as f64)
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let at = Point::new(area.x, area.y);
        style.lines(Type::Small, at, self.lines(style, area.width)).into_iter().collect()
    }
}
