use super::super::mark::{Anchor, Element, Point, Rect};
use super::super::mark::{Mark, Role, Weight};
use super::super::mm::{Mm, Pt};
use super::super::pen::paragraph;
use super::super::request::Print;
use super::super::style::{Style, Type};
use super::super::text::wrap;
use super::{Block, Height, Width};
use crate::rules::Section;

/// The rules of the game in words, as large as the room allows.
pub(in super::super) struct RulesText {
    pub(in super::super) title: String,
    pub(in super::super) sections: Vec<Section>,
    pub(in super::super) setting: Setting,
}

/// How the rules are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Setting {
    /// All on one page, smaller the more there are.
    OnePage,
    /// Over several pages, all of one size.
    Flowing,
}

/// Sizes that are tried on one page, the largest first, in points.
const NORMAL: [f64; 9] = [11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0];
/// The size over several pages.
const FLOWING: [f64; 1] = [9.0];
/// Large print has no other size.
const LARGE: [f64; 1] = [14.0];

impl RulesText {
    fn sizes(&self, style: &Style) -> &'static [f64] {
        match (style.print, self.setting) {
            (Print::Normal, Setting::OnePage) => &NORMAL,
            (Print::Normal, Setting::Flowing) => &FLOWING,
            (Print::Large, _) => &LARGE,
        }
    }

    fn weight(style: &Style) -> Weight {
        style.font(Type::Body).1
    }

    fn height_at(&self, style: &Style, width: Mm, size: Pt) -> Mm {
        let lines: usize = self
            .sections
            .iter()
            .flat_map(|section| &section.lines)
            .map(|line| wrap(line, Self::weight(style), size, width).len())
            .sum();
        let paragraphs: usize = self.sections.iter().map(|section| section.lines.len()).sum();
        let leading = leading(size);
        style.leading(Type::Title)
            + leading * lines as f64
            + leading * 0.3 * paragraphs as f64
            + leading * 1.9 * self.sections.len() as f64
    }
}

fn leading(size: Pt) -> Mm {
    size.mm() * 1.35
}

impl Block for RulesText {
    fn width(&self, _: &Style) -> Width {
        Width::AtLeast(Mm(60.0))
    }

    fn height(&self, style: &Style, width: Mm) -> Height {
        let least = self.sizes(style).last().copied().unwrap_or(7.0);
        Height::AtLeast(self.height_at(style, width, Pt(least)))
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let sizes = self.sizes(style);
        let fits = |size: &&f64| self.height_at(style, area.width, Pt(**size)) <= area.height;
        let size = Pt(sizes.iter().find(fits).or(sizes.last()).copied().unwrap_or(7.0));
        let leading = leading(size);
        let mut elements = vec![style.title(area, &self.title)];
        let mut y = area.y + style.leading(Type::Title);
        let put = |y: Mm, weight: Weight, size: Pt, text: String| {
            let at = Point::new(area.x, y + size.mm() * 0.95);
            Mark::Text { at, anchor: Anchor::Left, size, weight, text }
        };
        for section in &self.sections {
            y += leading * 0.5;
            let head = put(y, Weight::Bold, size, section.heading.to_owned());
            elements.push(Element { role: Role::Heading, marks: vec![head] });
            y += leading * 1.4;
            for line in &section.lines {
                let mut marks = Vec::new();
                for text in wrap(line, Self::weight(style), size, area.width) {
                    marks.push(put(y, Self::weight(style), size, text));
                    y += leading;
                }
                elements.push(paragraph(marks));
                y += leading * 0.3;
            }
        }
        elements
    }
}
