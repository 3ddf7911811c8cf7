use super::super::font;
use super::super::mark::{Anchor, Element, Grey, Mark, Point, Rect, Weight};
use super::super::mm::{Mm, Pt};
use super::super::pen::{artifact, filled, paragraph};
use super::super::style::{Line, Style, Type};
use super::super::words::Word;
use super::{Block, Height, Width};

/// The legend of marks: a small square for each, with what it means (rules.md §4.6).
pub(in super::super) struct Legend {
    pub(in super::super) marks: Vec<(Sign, Word)>,
}

/// A mark that players write into a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Sign {
    /// A clear dot (`S0-29`, `S4-9`).
    Dot,
    /// A cross (`S0-30`, `S2-11`, `S4-10`).
    Cross,
    /// A ring (`S2-14`).
    Ring,
    /// Small letters, for what may lie there (`S0-31`).
    Letters,
    /// A shaded square (`S0-33`).
    Shaded,
    /// A cross in a ring (`S2-12`).
    RingedCross,
    /// The number of a salvo (rules.md §4.6).
    Round,
    /// Land (`S0-56`).
    Land,
}

impl Legend {
    fn side(style: &Style) -> Mm {
        style.tick_box() * 1.1
    }

    fn entry_width(style: &Style, word: Word) -> Mm {
        Self::side(style) + Mm(1.5) + style.width(Type::Small, word.text(style.lang))
    }

    /// The entries in lines no wider than `width`; the caption stands before the first.
    fn lines(&self, style: &Style, width: Mm) -> Vec<Vec<(Sign, Word)>> {
        let mut lines: Vec<Vec<(Sign, Word)>> = vec![Vec::new()];
        let mut used = style.width(Type::Body, Word::Marks.text(style.lang)) + style.gap();
        for (sign, word) in &self.marks {
            let entry = Self::entry_width(style, *word);
            if used + entry > width && lines.last().is_some_and(|line| !line.is_empty()) {
                lines.push(Vec::new());
                used = Mm::ZERO;
            }
            used += entry + style.gap();
            if let Some(line) = lines.last_mut() {
                line.push((*sign, *word));
            }
        }
        lines
    }
}

impl Block for Legend {
    fn width(&self, style: &Style) -> Width {
        let widest = self.marks.iter().map(|(_, word)| Self::entry_width(style, *word));
        let caption = style.width(Type::Body, Word::Marks.text(style.lang)) + style.gap();
        Width::AtLeast(widest.fold(Mm::ZERO, Mm::max) + caption + Mm(0.5))
    }

    fn height(&self, style: &Style, width: Mm) -> Height {
        let lines = self.lines(style, width - Mm(0.5)).len() as f64;
        Height::Fixed((Self::side(style) + Mm(1.2)) * lines)
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let side = Self::side(style);
        let mut rect = Rect::new(area.x, area.y + Mm(0.4), side, side);
        let caption = Point::new(area.x, style.middle_line(Type::Body, &rect));
        let text = Word::Marks.text(style.lang);
        let caption = style.text(Type::Body, Anchor::Left, caption, text);
        let (mut spoken, mut signs) = (vec![caption], Vec::new());
        rect.x += style.width(Type::Body, text) + style.gap();
        for line in self.lines(style, area.width - Mm(0.5)) {
            for (sign, word) in line {
                signs.extend(draw_sign(style, &rect, sign));
                let at = Point::new(rect.right() + Mm(1.5), style.middle_line(Type::Small, &rect));
                let text = word.text(style.lang);
                spoken.push(style.text(Type::Small, Anchor::Left, at, text));
                rect.x += Self::entry_width(style, word) + style.gap();
            }
            rect = Rect::new(area.x + Mm(0.3), rect.y + side + Mm(1.2), side, side);
        }
        vec![artifact(signs), paragraph(spoken)]
    }
}

fn draw_sign(style: &Style, rect: &Rect, sign: Sign) -> Vec<Mark> {
    let centre = Point::new(rect.x + rect.width / 2.0, rect.y + rect.height / 2.0);
    let inner = rect.inset(rect.width * 0.22);
    let circle = |share: f64, fill| Mark::Circle {
        centre,
        radius: rect.width * share,
        stroke: if fill { None } else { Some(style.stroke(Line::Rule)) },
        fill: fill.then_some(Grey::BLACK),
    };
    let cross = |rect: &Rect| {
        let line = |from, to| style.line(Line::Rule, from, to);
        [
            line(Point::new(rect.x, rect.y), Point::new(rect.right(), rect.bottom())),
            line(Point::new(rect.x, rect.bottom()), Point::new(rect.right(), rect.y)),
        ]
    };
    let written = |text: &str, share: f64| {
        let size = Pt(rect.height.pt().0 * share);
        let base = centre.y + font::cap_height(Weight::Regular, size) / 2.0;
        let at = Point::new(centre.x, base);
        let text = text.to_owned();
        Mark::Text { at, anchor: Anchor::Middle, size, weight: Weight::Regular, text }
    };
    let mut marks = Vec::new();
    match sign {
        Sign::Dot => marks.push(circle(0.13, true)),
        Sign::Cross => marks.extend(cross(&inner)),
        Sign::Ring => marks.push(circle(0.3, false)),
        Sign::Letters => marks.push(written("b s", 0.45)),
        Sign::Shaded => marks.push(filled(*rect, Grey(0.55))),
        Sign::RingedCross => {
            marks.extend(cross(&rect.inset(rect.width * 0.3)));
            marks.push(circle(0.4, false));
        }
        Sign::Round => marks.push(written("7", 0.6)),
        Sign::Land => {
            marks.push(filled(*rect, Grey(0.88)));
            marks.extend([0.35, 0.65, 1.0].map(|share| {
                let reach = rect.width * share;
                let (left, bottom) = (rect.x, rect.y + reach);
                style.line(Line::Hatch, Point::new(left, bottom), Point::new(left + reach, rect.y))
            }));
        }
    }
    marks.push(style.outline(Line::Rule, *rect));
    marks
}
