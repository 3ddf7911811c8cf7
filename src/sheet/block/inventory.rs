use super::super::mark::{Anchor, Element, Mark, Point, Rect};
use super::super::mm::Mm;
use super::super::pen::{artifact, paragraph};
use super::super::style::{Line, Style, Type};
use super::super::words::Word;
use super::ledger::{self, Entry};
use super::{Block, Height, Width};
use crate::inventory::{Item, Shop, Stock};
use crate::lang::capitalised;

/// The inventory at the side of a Phillips sheet (`S0-90`, Fig. 3): what costs how much, how many, how many points.
pub(in super::super) struct InventoryTable<'a> {
    pub(in super::super) shop: Shop<'a>,
    /// What was bought; blank columns to fill in if nothing is known.
    pub(in super::super) stock: Option<&'a Stock>,
}

/// Name and numbers of a line, as narrow as they can be.
struct Row {
    name: String,
    /// Price, number, points.
    values: [Option<u32>; 3],
    is_sum: bool,
}

impl Row {
    fn of(entry: &Entry) -> Self {
        let (name, price, count) = match entry {
            Entry::Sum { name, .. } => (name.clone(), None, None),
            Entry::Item { item, name, price, count } => {
                let name = match item {
                    Item::Unit(kind) => format!("{} {name}", kind.symbol()),
                    Item::Ship(_) | Item::Salvo => capitalised(name),
                };
                (name, Some(*price), *count)
            }
        };
        Self { name, values: [price, count, entry.points()], is_sum: entry.is_sum() }
    }
}

impl InventoryTable<'_> {
    fn rows(&self, style: &Style) -> Vec<Row> {
        ledger::entries(self.shop, self.stock, style.lang).iter().map(Row::of).collect()
    }

    fn row_height(style: &Style) -> Mm {
        // Any higher, and the table leaves less room for the board on small paper.
        style.font(Type::Small).0.mm() * 1.2 + Mm(0.88)
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
        let rows = self.rows(style);
        rows.iter().map(|row| style.width(Type::Small, &row.name)).fold(Mm::ZERO, Mm::max) + Mm(3.0)
    }

    fn row(style: &Style, area: &Rect, y: Mm, row: &Row) -> Vec<Mark> {
        let rect = Rect::new(area.x, y, area.width, Self::row_height(style));
        let base = style.middle_line(Type::Small, &rect);
        let name = Point::new(area.x + Mm(1.0), base);
        let mut marks = vec![style.text(Type::Small, Anchor::Left, name, row.name.clone())];
        for (value, edge) in row.values.into_iter().zip(Self::right_edges(style, area)) {
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

    fn rules_between(style: &Style, area: &Rect, top: Mm, rows: &[Row]) -> Vec<Mark> {
        let height = Self::row_height(style);
        let bottom = top + height * rows.len() as f64;
        let mut marks = Vec::new();
        for (n, row) in rows.iter().enumerate() {
            let y = top + height * n as f64;
            let below_sum = n.checked_sub(1).is_none_or(|n| rows[n].is_sum);
            let heavy = row.is_sum || below_sum;
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
        let rows = Self::row_height(style) * self.rows(style).len() as f64;
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
        let rows = self.rows(style);
        for (n, row) in rows.iter().enumerate() {
            let y = top + Self::row_height(style) * n as f64;
            elements.push(paragraph(Self::row(style, &table, y, row)));
        }
        elements.push(artifact(Self::rules_between(style, &table, top, &rows)));
        elements
    }
}
