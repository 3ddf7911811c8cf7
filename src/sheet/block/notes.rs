use super::super::mark::{Element, Point, Rect};
use super::super::mm::Mm;
use super::super::pen::artifact;
use super::super::request::Print;
use super::super::style::{Line, Style, Type};
use super::super::words::Word;
use super::{Block, Height, Width};

/// Empty lines to write on, as many as there is room for.
pub(in super::super) struct Notes;

impl Notes {
    fn line_height(style: &Style) -> Mm {
        match style.print {
            Print::Normal => Mm(7.0),
            Print::Large => Mm(11.0),
        }
    }
}

impl Block for Notes {
    fn width(&self, style: &Style) -> Width {
        Width::AtLeast(style.width(Type::Heading, Word::Notes.text(style.lang)))
    }

    fn height(&self, _: &Style, _: Mm) -> Height {
        Height::AtLeast(Mm::ZERO)
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let top = area.y + style.leading(Type::Heading);
        let lines = ((area.bottom() - top) / Self::line_height(style) + 1e-9).floor();
        // A line or two are of no use to anybody.
        if lines < 3.0 {
            return Vec::new();
        }
        let at = Point::new(area.x, area.y);
        let heading = style.heading(at, area.width, Word::Notes.text(style.lang));
        let marks = (1..=lines as u32).map(|n| {
            let y = top + Self::line_height(style) * f64::from(n) - Mm(0.3);
            style.level(Line::Grid, area.x, area.right(), y)
        });
        vec![heading, artifact(marks.collect())]
    }
}
