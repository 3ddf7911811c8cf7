use super::super::mark::{Anchor, Element, Mark, Point, Rect};
use super::super::mm::Mm;
use super::super::pen::{artifact, paragraph};
use super::super::style::{Line, Style, Type};
use super::super::words::Word;
use super::{Block, Height, Width};
use crate::inventory::{Item, Shop};
use crate::lang::capitalised;

/// Room to note what has been hit and sunk of an enemy whose inventory is secret (`S0-39`).
pub(in super::super) struct EnemyTally<'a> {
    pub(in super::super) shop: Shop<'a>,
}

impl EnemyTally<'_> {
    fn names(&self, style: &Style) -> Vec<String> {
        let name = |item: Item| {
            let noun = self.shop.noun(item, style.lang).many;
            match item {
                Item::Ship(class) => {
                    let area = self.shop.rules.class(class).shape.area();
                    Some(format!("{} ({area})", capitalised(&noun)))
                }
                Item::Unit(kind) => Some(format!("{} {noun}", kind.symbol())),
                Item::Salvo => None,
            }
        };
        self.shop.items().filter_map(name).collect()
    }

    fn row_height(style: &Style) -> Mm {
        style.font(Type::Small).0.mm() * 1.2 + Mm(1.6)
    }

    fn names_width(&self, style: &Style) -> Mm {
        let names = self.names(style);
        names.iter().map(|name| style.width(Type::Small, name)).fold(Mm::ZERO, Mm::max) + Mm(3.0)
    }
}

impl Block for EnemyTally<'_> {
    fn width(&self, style: &Style) -> Width {
        let head = |word: Word| style.width(Type::Small, word.text(style.lang)) + Mm(2.5);
        let column = head(Word::Hit).max(head(Word::SunkShips)).max(Mm(12.0));
        Width::AtLeast(self.names_width(style) + column * 2.0)
    }

    fn height(&self, style: &Style, _: Mm) -> Height {
        let rows = Self::row_height(style) * self.names(style).len() as f64;
        Height::Fixed(style.leading(Type::Heading) + style.leading(Type::Small) + rows + Mm(0.3))
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let caption = Word::EnemyTally.text(style.lang);
        let mut elements = vec![style.heading(Point::new(area.x, area.y), area.width, caption)];
        let (left, right) = (area.x + Mm(0.1), area.right() - Mm(0.1));
        let first = left + self.names_width(style);
        let second = first + (right - first) / 2.0;
        let heads = area.y + style.leading(Type::Heading) + style.ascent(Type::Small);
        let head = |x: Mm, word: Word| {
            style.text(
                Type::Small,
                Anchor::Left,
                Point::new(x + Mm(1.0), heads),
                word.text(style.lang),
            )
        };
        elements.push(paragraph(vec![head(first, Word::Hit), head(second, Word::SunkShips)]));
        let top = area.y + style.leading(Type::Heading) + style.leading(Type::Small);
        let height = Self::row_height(style);
        let mut lines: Vec<Mark> = vec![style.level(Line::Rule, left, right, top)];
        let mut y = top;
        for name in self.names(style) {
            let rect = Rect::new(left, y, right - left, height);
            let at = Point::new(left + Mm(1.0), style.middle_line(Type::Small, &rect));
            elements.push(paragraph(vec![style.text(Type::Small, Anchor::Left, at, name)]));
            y += height;
            lines.push(style.level(Line::Grid, left, right, y));
        }
        for x in [left, first, second, right] {
            lines.push(style.line(Line::Grid, Point::new(x, top), Point::new(x, y)));
        }
        elements.push(artifact(lines));
        elements
    }
}
