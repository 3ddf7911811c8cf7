use super::super::mark::{Anchor, Element, Mark, Point, Rect};
use super::super::mm::Mm;
use super::super::pen::{artifact, paragraph};
use super::super::style::{Line, Style, Type};
use super::super::words::Word;
use super::{Block, Height, Width};
use crate::inventory::Stock;
use crate::lang::capitalised;
use crate::rules::{Arsenal, Bounds, Ruleset, UnitKind};

/// The inventory at the side of a Phillips sheet (`S0-90`, Fig. 3): what costs how much, how many, how many points.
pub(in super::super) struct InventoryTable<'a> {
    pub(in super::super) rules: &'a Ruleset,
    pub(in super::super) arsenal: &'a Arsenal,
    /// What was bought; blank columns to fill in if nothing is known.
    pub(in super::super) stock: Option<&'a Stock>,
}

/// A line of the table.
struct Entry {
    text: String,
    price: Option<u32>,
    number: Option<u32>,
    points: Option<u32>,
    weight: Emphasis,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Emphasis {
    Item,
    Sum,
}

impl InventoryTable<'_> {
    fn item(text: &str, price: u32, number: Option<u32>) -> Entry {
        Entry {
            text: text.to_owned(),
            price: Some(price),
            number,
            points: number.map(|number| number * price),
            weight: Emphasis::Item,
        }
    }

    fn sum(text: String, points: Option<u32>) -> Entry {
        Entry { text, price: None, number: None, points, weight: Emphasis::Sum }
    }

    fn entries(&self, style: &Style) -> Vec<Entry> {
        let lang = style.lang;
        let mut entries: Vec<Entry> = Vec::new();
        for (id, class) in self.rules.class_ids() {
            let price = class.amount.price().unwrap_or(0);
            let number = self.stock.map(|stock| stock.fleet.count(id));
            entries.push(Self::item(&capitalised(&class.noun(lang).many), price, number));
        }
        let ships = format!("{}{}", Word::Ships.text(lang), self.bounds_text());
        entries.push(Self::sum(ships, self.stock.map(|stock| stock.ship_points(self.rules))));
        for kind in UnitKind::ALL {
            let unit = self.arsenal.unit(kind);
            let name = format!("{} {}", kind.symbol(), unit.names.get(lang).many);
            entries.push(Self::item(&name, unit.price, self.stock.map(|stock| stock.units(kind))));
        }
        let salvoes = self.stock.map(|stock| stock.salvoes);
        entries.push(Self::item(Word::Salvoes.text(lang), self.arsenal.salvo_price, salvoes));
        let total =
            format!("{} ({} {})", Word::Total.text(lang), Word::Of.text(lang), self.arsenal.budget);
        entries.push(Self::sum(total, self.stock.map(|stock| stock.points(self.rules))));
        entries
    }

    /// The bounds on points for ships (`S0-46`), where there are any.
    fn bounds_text(&self) -> String {
        if self.arsenal.bounds == Bounds::Off {
            return String::new();
        }
        let points = &self.arsenal.ship_points;
        format!(" ({}–{})", points.start(), points.end())
    }

    fn row_height(style: &Style) -> Mm {
        style.font(Type::Small).0.mm() * 1.2 + Mm(1.2)
    }

    /// Widths of the three columns of numbers.
    fn number_columns(style: &Style) -> [Mm; 3] {
        let of = |word: Word, least: &str| {
            let head = style.width(Type::Small, word.text(style.lang));
            head.max(style.width(Type::Small, least)) + Mm(2.0)
        };
        [of(Word::Price, "10"), of(Word::Number, "100"), of(Word::Points, "160")]
    }

    fn names_width(&self, style: &Style) -> Mm {
        let entries = self.entries(style);
        entries.iter().map(|entry| style.width(Type::Small, &entry.text)).fold(Mm::ZERO, Mm::max)
            + Mm(3.0)
    }

    fn row(style: &Style, area: &Rect, y: Mm, entry: &Entry) -> Vec<Mark> {
        let rect = Rect::new(area.x, y, area.width, Self::row_height(style));
        let base = style.middle_line(Type::Small, &rect);
        let name = Point::new(area.x + Mm(1.0), base);
        let mut marks = vec![style.text(Type::Small, Anchor::Left, name, entry.text.clone())];
        let values = [entry.price, entry.number, entry.points];
        for (value, edge) in values.into_iter().zip(Self::right_edges(style, area)) {
            if let Some(value) = value {
                let at = Point::new(edge - Mm(1.0), base);
                marks.push(style.text(Type::Small, Anchor::Right, at, value.to_string()));
            }
        }
        marks
    }

    /// Right edges of the columns of numbers.
    fn right_edges(style: &Style, area: &Rect) -> [Mm; 3] {
        let [_, number, points] = Self::number_columns(style);
        [area.right() - points - number, area.right() - points, area.right()]
    }

    fn rules_between(style: &Style, area: &Rect, top: Mm, entries: &[Entry]) -> Vec<Mark> {
        let height = Self::row_height(style);
        let bottom = top + height * entries.len() as f64;
        let mut marks = Vec::new();
        for (n, entry) in entries.iter().enumerate() {
            let y = top + height * n as f64;
            let above = n.checked_sub(1).map(|n| entries[n].weight);
            let heavy = n == 0 || entry.weight == Emphasis::Sum || above == Some(Emphasis::Sum);
            let line = if heavy { Line::Rule } else { Line::Grid };
            marks.push(style.level(line, area.x, area.right(), y));
        }
        marks.push(style.level(Line::Rule, area.x, area.right(), bottom));
        let [price, number, _] = Self::right_edges(style, area);
        let first = price - Self::number_columns(style)[0];
        for x in [area.x, first, price, number, area.right()] {
            marks.push(style.line(Line::Grid, Point::new(x, top), Point::new(x, bottom)));
        }
        marks
    }
}

impl Block for InventoryTable<'_> {
    fn width(&self, style: &Style) -> Width {
        let numbers = Self::number_columns(style).into_iter().fold(Mm::ZERO, |a, b| a + b);
        Width::AtLeast(self.names_width(style) + numbers)
    }

    fn height(&self, style: &Style, _: Mm) -> Height {
        let rows = Self::row_height(style) * self.entries(style).len() as f64;
        Height::Fixed(style.leading(Type::Heading) + style.leading(Type::Small) + rows + Mm(0.3))
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let numbers = Self::number_columns(style).into_iter().fold(Mm::ZERO, |a, b| a + b);
        // A table much wider than its text is hard to read across.
        let width = (self.names_width(style) + numbers + Mm(30.0)).min(area.width);
        let table = Rect::new(area.x + Mm(0.1), area.y, width - Mm(0.2), area.height);
        let caption = Word::Inventory.text(style.lang);
        let mut elements = vec![style.heading(Point::new(area.x, area.y), area.width, caption)];
        let heads = area.y + style.leading(Type::Heading) + style.ascent(Type::Small);
        let words = [Word::Price, Word::Number, Word::Points];
        let heads = words.into_iter().zip(Self::right_edges(style, &table)).map(|(word, edge)| {
            let at = Point::new(edge - Mm(0.6), heads);
            style.text(Type::Small, Anchor::Right, at, word.text(style.lang))
        });
        elements.push(paragraph(heads.collect()));
        let top = area.y + style.leading(Type::Heading) + style.leading(Type::Small);
        let entries = self.entries(style);
        for (n, entry) in entries.iter().enumerate() {
            let y = top + Self::row_height(style) * n as f64;
            elements.push(paragraph(Self::row(style, &table, y, entry)));
        }
        elements.push(artifact(Self::rules_between(style, &table, top, &entries)));
        elements
    }
}
