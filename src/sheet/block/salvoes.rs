use super::super::mark::{Anchor, Element, Mark, Point, Rect};
use super::super::mm::{Mm, Pt};
use super::super::pen::artifact;
use super::super::style::{Line, Style, Type};
use super::super::words::Word;
use super::super::{font, text};
use super::{Block, Height, Width};

/// One numbered box for each salvo that was bought, to cross off when it is fired (`S0-54`).
pub(in super::super) struct SalvoBoxes {
    pub(in super::super) count: u32,
}

impl SalvoBoxes {
    fn side(style: &Style) -> Mm {
        style.tick_box() * 1.15
    }

    fn per_line(style: &Style, width: Mm) -> u32 {
        let fitting = ((width / Self::side(style) + 1e-9).floor()).max(1.0) as u32;
        // Whole tens (or fives) are counted at a glance.
        match fitting {
            20.. => 20,
            10.. => 10,
            5.. => 5,
            few => few,
        }
    }

    fn hint(style: &Style, width: Mm) -> Vec<String> {
        let (size, weight) = style.font(Type::Small);
        text::wrap(Word::CrossOff.text(style.lang), weight, size, width)
    }
}

impl Block for SalvoBoxes {
    fn width(&self, style: &Style) -> Width {
        Width::AtLeast(Self::side(style) * 5.0 + Mm(0.4))
    }

    fn height(&self, style: &Style, width: Mm) -> Height {
        let lines = self.count.div_ceil(Self::per_line(style, width - Mm(0.4)));
        let hint = style.leading(Type::Small) * Self::hint(style, width).len() as f64;
        let boxes = Self::side(style) * f64::from(lines);
        Height::Fixed(style.leading(Type::Heading) + hint + Mm(1.0) + boxes + Mm(0.4))
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let caption = format!("{} ({})", Word::Salvoes.text(style.lang), self.count);
        let mut elements = vec![style.heading(Point::new(area.x, area.y), area.width, &caption)];
        let below = Point::new(area.x, area.y + style.leading(Type::Heading));
        let hint = Self::hint(style, area.width);
        let height = style.leading(Type::Small) * hint.len() as f64;
        elements.extend(style.lines(Type::Small, below, hint));
        let origin = Point::new(area.x + Mm(0.2), below.y + height + Mm(1.2));
        let (side, per_line) = (Self::side(style), Self::per_line(style, area.width - Mm(0.4)));
        let marks = (0..self.count).flat_map(|n| {
            let x = origin.x + side * f64::from(n % per_line);
            let y = origin.y + side * f64::from(n / per_line);
            numbered_box(style, &Rect::new(x, y, side, side), n + 1)
        });
        elements.push(artifact(marks.collect()));
        elements
    }
}

fn numbered_box(style: &Style, rect: &Rect, number: u32) -> [Mark; 2] {
    let (_, weight) = style.font(Type::Small);
    let size = Pt(rect.height.pt().0 * 0.42);
    let base = rect.y + (rect.height + font::cap_height(weight, size)) / 2.0;
    let number = Mark::Text {
        at: Point::new(rect.x + rect.width / 2.0, base),
        anchor: Anchor::Middle,
        size,
        weight,
        text: number.to_string(),
    };
    [style.outline(Line::Rule, *rect), number]
}
