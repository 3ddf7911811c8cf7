use super::super::mark::{Anchor, Element, Mark, Point, Rect};
use super::super::mm::Mm;
use super::super::pen::{artifact, paragraph};
use super::super::request::Print;
use super::super::style::{Line, Style, Type};
use super::super::words::Word;
use super::{Block, Height, Width};
use crate::rules::{Ruleset, Salvo, Timing};

/// Numbered lines for the salvoes and replies of both sides (rules.md §4.6), as many as the page holds.
pub(in super::super) struct Log<'a> {
    pub(in super::super) rules: &'a Ruleset,
}

/// How the lines of a log are divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    /// One shot, with a short reply: several columns of them fit side by side.
    Shot,
    /// A salvo of a few squares and its reply.
    Salvo,
    /// A salvo or an aircraft, and its reply.
    Action,
}

impl Log<'_> {
    fn entry(&self) -> Entry {
        let switches = self.rules.switches();
        match (switches.salvo, switches.timing) {
            (Salvo::Fixed(n), _) if n.get() == 1 => Entry::Shot,
            (Salvo::Bought, _) => Entry::Action,
            (_, Timing::Shot | Timing::Salvo) => Entry::Salvo,
        }
    }

    /// The least width of one column: its number, its squares, its reply, each with room to write and for its head.
    fn least_column(&self, style: &Style) -> Mm {
        let scale = match style.print {
            Print::Normal => 1.0,
            Print::Large => 1.5,
        };
        let room = match self.entry() {
            Entry::Shot => Mm(26.0 * scale),
            Entry::Salvo | Entry::Action => Mm(50.0 * scale),
        };
        let head = |word: Word| style.width(Type::Small, word.text(style.lang)) + Mm(2.4);
        let share = self.squares_share();
        let heads = (head(self.squares_word()) / share).max(head(Word::Reply) / (1.0 - share));
        room.max(number_width(style) + heads + Mm(1.0))
    }

    /// The part of a column, its number apart, that squares take; the reply takes the rest.
    fn squares_share(&self) -> f64 {
        match self.entry() {
            Entry::Shot => 0.5,
            Entry::Salvo | Entry::Action => 0.42,
        }
    }

    fn squares_word(&self) -> Word {
        match self.entry() {
            Entry::Shot => Word::Square,
            Entry::Salvo => Word::Squares,
            Entry::Action => Word::Action,
        }
    }

    fn row_height(style: &Style) -> Mm {
        match style.print {
            Print::Normal => Mm(6.0),
            Print::Large => Mm(10.0),
        }
    }

    fn head_height(style: &Style) -> Mm {
        style.leading(Type::Heading) + style.leading(Type::Small)
    }

    /// Columns of entries for each side.
    fn columns(&self, style: &Style, width: Mm) -> u32 {
        let half = (width - style.gap()) / 2.0;
        ((half / self.least_column(style)).floor() as u32).clamp(1, 3)
    }

    fn captions(&self) -> [Word; 2] {
        match self.entry() {
            Entry::Shot => [Word::MyShots, Word::TheirShots],
            Entry::Salvo => [Word::MySalvoes, Word::TheirSalvoes],
            Entry::Action => [Word::MyActions, Word::TheirActions],
        }
    }

    fn side(&self, style: &Style, area: &Rect, columns: u32, caption: Word) -> Vec<Element> {
        let at = Point::new(area.x, area.y);
        let mut elements = vec![style.heading(at, area.width, caption.text(style.lang))];
        let width = area.width / f64::from(columns);
        let rows = Self::rows(style, area.height);
        for column in 0..columns {
            let x = area.x + width * f64::from(column);
            let rect = Rect::new(x, area.y, width - Mm(1.0), area.height);
            elements.extend(self.column(style, &rect, column * rows + 1, rows));
        }
        elements
    }

    fn rows(style: &Style, height: Mm) -> u32 {
        let lines = (height - Self::head_height(style) - Mm(0.3)) / Self::row_height(style);
        (lines + 1e-9).floor() as u32
    }

    fn column(&self, style: &Style, area: &Rect, first: u32, rows: u32) -> Vec<Element> {
        let number = number_width(style);
        let squares = (area.width - number) * self.squares_share();
        let (middle, reply) = (area.x + number, area.x + number + squares);
        let base = area.y + style.leading(Type::Heading) + style.ascent(Type::Small);
        let head = |x: Mm, word: Word| {
            style.text(
                Type::Small,
                Anchor::Left,
                Point::new(x + Mm(0.8), base),
                word.text(style.lang),
            )
        };
        let heads = paragraph(vec![head(middle, self.squares_word()), head(reply, Word::Reply)]);
        let top = area.y + Self::head_height(style);
        let height = Self::row_height(style);
        let mut marks: Vec<Mark> = vec![style.level(Line::Rule, area.x, area.right(), top)];
        for row in 0..rows {
            let y = top + height * f64::from(row);
            let rect = Rect::new(area.x, y, number, height);
            let base = style.middle_line(Type::Small, &rect);
            let at = Point::new(middle - Mm(0.9), base);
            marks.push(style.text(Type::Small, Anchor::Right, at, (first + row).to_string()));
            marks.push(style.level(Line::Grid, area.x, area.right(), y + height));
        }
        let bottom = top + height * f64::from(rows);
        for x in [middle, reply] {
            marks.push(style.line(Line::Grid, Point::new(x, top), Point::new(x, bottom)));
        }
        vec![heads, artifact(marks)]
    }
}

fn number_width(style: &Style) -> Mm {
    style.width(Type::Small, "000") + Mm(1.0)
}

impl Block for Log<'_> {
    fn width(&self, style: &Style) -> Width {
        Width::AtLeast(self.least_column(style) * 2.0 + style.gap())
    }

    fn height(&self, style: &Style, _: Mm) -> Height {
        Height::AtLeast(Self::head_height(style) + Self::row_height(style) * 10.0)
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let columns = self.columns(style, area.width);
        let half = (area.width - style.gap()) / 2.0;
        let [mine, theirs] = self.captions();
        let left = Rect::new(area.x, area.y, half, area.height);
        let right = Rect::new(area.x + half + style.gap(), area.y, half, area.height);
        let mut elements = self.side(style, &left, columns, mine);
        elements.extend(self.side(style, &right, columns, theirs));
        let x = area.x + half + style.gap() / 2.0 - Mm(0.5);
        let rows = Self::rows(style, area.height);
        let bottom = area.y + Self::head_height(style) + Self::row_height(style) * f64::from(rows);
        let from = Point::new(x, area.y);
        elements.push(artifact(vec![style.line(Line::Rule, from, Point::new(x, bottom))]));
        elements
    }
}
