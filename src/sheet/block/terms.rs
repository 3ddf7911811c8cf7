use super::super::mark::{Element, Point, Rect};
use super::super::mm::Mm;
use super::super::style::{Style, Type};
use super::super::text::wrap;
use super::{Block, Height, Width};

/// The rules that bind what is bought.
pub(in super::super) struct Terms {
    /// A sentence each.
    pub(in super::super) lines: Vec<String>,
}

impl Terms {
    fn wrapped(&self, style: &Style, width: Mm) -> Vec<String> {
        let (size, weight) = style.font(Type::Body);
        wrap(&self.lines.join(" "), weight, size, width)
    }
}

impl Block for Terms {
    fn width(&self, _: &Style) -> Width {
        Width::AtLeast(Mm(40.0))
    }

    fn height(&self, style: &Style, width: Mm) -> Height {
        Height::Fixed(style.leading(Type::Body) * self.wrapped(style, width).len() as f64)
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let at = Point::new(area.x, area.y);
        style.lines(Type::Body, at, self.wrapped(style, area.width)).into_iter().collect()
    }
}
