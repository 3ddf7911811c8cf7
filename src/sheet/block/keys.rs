use super::super::mark::{Element, Point, Rect};
use super::super::mm::Mm;
use super::super::style::{Style, Type};
use super::super::template::Labels;
use super::super::text::wrap;
use super::super::words::Word;
use super::foot::colon;
use super::{Block, Frame, Height, Width};
use crate::layout::Layout;
use crate::rules::Ruleset;

/// The head of a key: what it is, and the seed that all its fleets come from.
pub(in super::super) struct KeyHead {
    pub(in super::super) title: String,
    pub(in super::super) seed: Option<String>,
}

impl KeyHead {
    fn lines(&self, style: &Style, width: Mm) -> Vec<String> {
        let lang = style.lang;
        let mut text = Word::KeyHelp.text(lang).to_owned();
        if let Some(seed) = &self.seed {
            text = format!("{text} · {}{} {seed}", Word::Seed.text(lang), colon(style));
        }
        let (size, weight) = style.font(Type::Body);
        wrap(&text, weight, size, width)
    }
}

impl Block for KeyHead {
    fn width(&self, _: &Style) -> Width {
        Width::AtLeast(Mm(30.0))
    }

    fn height(&self, style: &Style, width: Mm) -> Height {
        let lines = style.leading(Type::Body) * self.lines(style, width).len() as f64;
        Height::Fixed(style.leading(Type::Title) + lines)
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let text = format!("{}{} {}", Word::Key.text(style.lang), colon(style), self.title);
        let mut elements = vec![style.title(area, &text)];
        let below = Point::new(area.x, area.y + style.leading(Type::Title));
        elements.extend(style.lines(Type::Body, below, self.lines(style, area.width)));
        elements
    }
}

/// The fleets of some sheets as small frames side by side.
pub(in super::super) struct KeyGrid<'a> {
    pub(in super::super) rules: &'a Ruleset,
    /// For each sheet: which it is, and what lies in its home frame.
    pub(in super::super) fleets: Vec<(String, &'a Layout)>,
}

impl KeyGrid<'_> {
    fn frame<'a>(&'a self, caption: &str, layout: Option<&'a Layout>) -> Frame<'a> {
        Frame { rules: self.rules, labels: Labels::TwoSides, layout, caption: caption.to_owned() }
    }

    /// Width and height of one small frame.
    fn item(&self, style: &Style) -> (Mm, Mm) {
        let frame = self.frame("", None);
        let width = frame.width(style).least();
        (width, frame.height(style, width).least())
    }

    fn columns(&self, style: &Style, width: Mm) -> usize {
        let (item, gap) = (self.item(style).0, style.gap());
        ((((width + gap) / (item + gap)) + 1e-9).floor() as usize).max(1)
    }

    /// How many fit into an area of that size; at least one.
    pub(in super::super) fn capacity(&self, style: &Style, width: Mm, height: Mm) -> usize {
        let (item, gap) = (self.item(style).1, style.gap());
        let rows = ((((height + gap) / (item + gap)) + 1e-9).floor() as usize).max(1);
        rows * self.columns(style, width)
    }
}

impl Block for KeyGrid<'_> {
    fn width(&self, style: &Style) -> Width {
        Width::AtLeast(self.item(style).0)
    }

    fn height(&self, style: &Style, width: Mm) -> Height {
        let rows = self.fleets.len().div_ceil(self.columns(style, width)).max(1) as f64;
        Height::Fixed(self.item(style).1 * rows + style.gap() * (rows - 1.0))
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let (width, height) = self.item(style);
        let columns = self.columns(style, area.width);
        let fleets = self.fleets.iter().enumerate();
        fleets
            .flat_map(|(n, (caption, layout))| {
                let x = area.x + (width + style.gap()) * (n % columns) as f64;
                let y = area.y + (height + style.gap()) * (n / columns) as f64;
                let rect = Rect::new(x, y, width, height);
                self.frame(caption, Some(layout)).draw(style, &rect)
            })
            .collect()
    }
}
