use super::super::mark::{Anchor, Element, Point, Rect};
use super::super::mm::Mm;
use super::super::pen::artifact;
use super::super::style::{Line, Style, Type};
use super::super::text::wrap;
use super::super::words::Word;
use super::{Block, Height, Width};

/// What stands between two things on one line.
const DOT: &str = "  ·  ";

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
            Some(page) => format!("{}{DOT}{page}", self.preset),
            None => self.preset.clone(),
        }
    }

    /// The texts under the check line.
    fn texts(&self, style: &Style, width: Mm) -> Texts {
        let (size, weight) = style.font(Type::Small);
        let check = check_text(style, Self::check_length(width));
        let right = self.right_text();
        let beside = width - style.width(Type::Small, &check) - style.gap();
        if style.width(Type::Small, &right) <= beside {
            return Texts { left: vec![check], right: vec![right], first_right: 0 };
        }
        let left = wrap(&check, weight, size, width);
        let first_right = left.len();
        Texts { left, right: wrap(&right, weight, size, width), first_right }
    }
}

/// Lines on the left and on the right; those on the right begin on a line of their own where both have no room.
struct Texts {
    left: Vec<String>,
    right: Vec<String>,
    first_right: usize,
}

impl Texts {
    fn lines(&self) -> usize {
        self.left.len().max(self.first_right + self.right.len())
    }
}

fn check_text(style: &Style, length: u32) -> String {
    format!("{length} {}", Word::CheckLine.text(style.lang))
}

/// Height of the check line with its end marks.
const TICK: Mm = Mm(2.0);

impl Block for Foot {
    fn width(&self, _: &Style) -> Width {
        Width::AtLeast(Mm(30.0))
    }

    fn height(&self, style: &Style, width: Mm) -> Height {
        let lines = self.texts(style, width).lines() as f64;
        Height::Fixed(TICK + Mm(0.6) + style.leading(Type::Small) * lines)
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let length = Self::check_length(area.width);
        let (x, to) = (area.x + Mm(0.2), area.x + Mm(0.2) + Mm(f64::from(length)));
        let middle = area.y + TICK / 2.0;
        let tick = |x| style.line(Line::Rule, Point::new(x, area.y), Point::new(x, area.y + TICK));
        let mut marks = vec![style.level(Line::Rule, x, to, middle), tick(x), tick(to)];
        let texts = self.texts(style, area.width);
        let base = |line: usize| {
            area.y
                + TICK
                + Mm(0.6)
                + style.ascent(Type::Small)
                + style.leading(Type::Small) * line as f64
        };
        for (n, line) in texts.left.into_iter().enumerate() {
            marks.push(style.text(Type::Small, Anchor::Left, Point::new(area.x, base(n)), line));
        }
        for (n, line) in texts.right.into_iter().enumerate() {
            let at = Point::new(area.right(), base(texts.first_right + n));
            marks.push(style.text(Type::Small, Anchor::Right, at, line));
        }
        vec![artifact(marks)]
    }
}

/// The layout code of a filled sheet, and the seal, if its owner made that promise.
pub(in super::super) struct CodeLine {
    pub(in super::super) code: String,
    pub(in super::super) seal: Option<String>,
}

impl CodeLine {
    /// Both on one line where there is room.
    fn lines(&self, style: &Style, width: Mm) -> Vec<String> {
        let (size, weight) = style.font(Type::Small);
        let code = labelled(style, Word::Code, &self.code);
        let Some(seal) = &self.seal else { return wrap(&code, weight, size, width) };
        let seal = labelled(style, Word::Seal, seal);
        let one = format!("{code}{DOT}{seal}");
        if style.width(Type::Small, &one) <= width {
            return vec![one];
        }
        let mut lines = wrap(&code, weight, size, width);
        if style.width(Type::Small, &seal) <= width {
            lines.push(seal);
            return lines;
        }
        // A seal is copied by hand, group by group: it is broken between groups alone.
        let groups = wrap(&seal.replace('-', "- "), weight, size, width);
        lines.extend(groups.into_iter().map(|line| line.replace("- ", "-")));
        lines
    }
}

fn labelled(style: &Style, label: Word, text: &str) -> String {
    format!("{}{} {text}", label.text(style.lang), colon(style))
}

/// The colon of the language; French puts a space that does not break before it.
pub(in super::super) fn colon(style: &Style) -> &'static str {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::sheet::request::{Ink, Print};
    use crate::sheet::template::Density;

    #[test]
    fn a_seal_is_broken_between_groups_alone() {
        let (ink, print, density) = (Ink::Full, Print::Large, Density::Normal);
        let style = Style { lang: Lang::En, cell: Mm(5.0), ink, print, density };
        let line = CodeLine {
            code: "132NA-NDRRF-ZT813-H08A".to_owned(),
            seal: Some("1F50K-0097D-HRFDT-D26AZ-6D9H7-Q2H5J-HJ".to_owned()),
        };
        let seal = "Seal: 1F50K-0097D-HRFDT-D26AZ-6D9H7-Q2H5J-HJ";
        let code = "Layout code: 132NA-NDRRF-ZT813-H08A";
        assert_eq!(line.lines(&style, Mm(500.0)), [format!("{code}  ·  {seal}")]);
        assert_eq!(line.lines(&style, Mm(150.0)), [code, seal]);
        let broken = ["Seal: 1F50K-0097D-HRFDT-", "D26AZ-6D9H7-Q2H5J-HJ"];
        assert!(line.lines(&style, Mm(100.0)).ends_with(&broken.map(str::to_owned)));
    }
}
