//! What the shades and signs of a heat map mean.

use super::super::block::colon;
use super::super::mark::{Anchor, Element, Mark, Point, Rect};
use super::super::mm::Mm;
use super::super::pen::{artifact, filled, paragraph};
use super::super::style::{Line, Style, Type};
use super::super::words::Word;
use super::square;
use crate::board::{HeatSquare, Known, per_cent};

/// Length of the scale.
const LENGTH: Mm = Mm(60.0);
/// Steps of the scale, as many as can be told apart and more.
const STEPS: u8 = 20;
/// Side of a sample square.
const SIDE: Mm = Mm(6.0);
/// Between a sample and its words.
const BESIDE: Mm = Mm(1.5);
/// Between two lines of samples.
const LEADING: Mm = Mm(7.6);

/// The scale, if any square is shaded, and a sample of each sign.
pub(super) struct Legend {
    /// The chance of the darkest square.
    pub(super) likeliest: Option<f64>,
}

/// What is true of a sample square, and what it means.
type Sample = (Known, bool, Word);

const SAMPLES: [Sample; 5] = [
    (Known::Open, true, Word::StruckOpen),
    (Known::Sea, false, Word::CertainSea),
    (Known::Sea, true, Word::StruckSea),
    (Known::Ship, false, Word::CertainShip),
    (Known::Ship, true, Word::StruckShip),
];

impl Legend {
    pub(super) fn height(&self, style: &Style, width: Mm) -> Mm {
        self.scale_height() + LEADING * lines(style, width).len() as f64
    }

    fn scale_height(&self) -> Mm {
        self.likeliest.map_or(Mm::ZERO, |_| LEADING)
    }

    /// Its marks below and to the right of a corner, no wider than `width`.
    pub(super) fn draw(&self, style: &Style, corner: Point, width: Mm) -> Vec<Element> {
        let mut elements = Vec::new();
        if let Some(likeliest) = self.likeliest {
            elements.extend(scale(style, corner, likeliest));
        }
        let (mut signs, mut words) = (Vec::new(), Vec::new());
        let mut top = corner.y + self.scale_height();
        for line in lines(style, width) {
            let mut left = corner.x;
            for sample in line {
                let rect = Rect::new(left, top, SIDE, SIDE);
                signs.extend(draw_sample(style, rect, sample));
                words.push(beside(style, &rect, sample.2.text(style.lang)));
                left += entry_width(style, sample) + style.gap();
            }
            top += LEADING;
        }
        elements.extend([artifact(signs), paragraph(words)]);
        elements
    }
}

/// The samples in lines no wider than `width`.
fn lines(style: &Style, width: Mm) -> Vec<Vec<Sample>> {
    let mut lines: Vec<Vec<Sample>> = vec![Vec::new()];
    let mut used = Mm::ZERO;
    for sample in SAMPLES {
        let entry = entry_width(style, sample);
        if used + entry > width {
            lines.push(Vec::new());
            used = Mm::ZERO;
        }
        used += entry + style.gap();
        lines.last_mut().expect("there is one line at least").push(sample);
    }
    lines
}

fn entry_width(style: &Style, (.., word): Sample) -> Mm {
    SIDE + BESIDE + style.width(Type::Body, word.text(style.lang))
}

fn draw_sample(style: &Style, rect: Rect, (known, struck, _): Sample) -> Vec<Mark> {
    let square = HeatSquare { chance: 0.25, struck, known };
    let mut marks = vec![square::ground(rect, square, None)];
    marks.extend(square::signs(&rect, square));
    marks.push(style.outline(Line::Rule, rect));
    marks
}

fn beside(style: &Style, rect: &Rect, text: &str) -> Mark {
    let at = Point::new(rect.right() + BESIDE, style.middle_line(Type::Body, rect));
    style.text(Type::Body, Anchor::Left, at, text)
}

/// What the figures mean, and the shades from none to the likeliest.
fn scale(style: &Style, corner: Point, likeliest: f64) -> [Element; 2] {
    let caption_rect = Rect::new(corner.x - BESIDE, corner.y, Mm::ZERO, SIDE);
    let caption = format!("{}{}", Word::HeatScale.text(style.lang), colon(style));
    let caption_mark = beside(style, &caption_rect, &caption);
    let zero = Rect::new(
        corner.x + style.width(Type::Body, &caption) + style.gap(),
        corner.y,
        Mm::ZERO,
        SIDE,
    );
    let zero_mark = beside(style, &zero, "0");
    let bar = Rect::new(
        zero.right() + BESIDE * 2.0 + style.width(Type::Body, "0"),
        corner.y + Mm(1.0),
        LENGTH,
        SIDE - Mm(2.0),
    );
    let mut marks = steps(&bar);
    marks.push(style.outline(Line::Rule, bar));
    let likeliest = beside(style, &bar, &per_cent(likeliest));
    [artifact(marks), paragraph(vec![caption_mark, zero_mark, likeliest])]
}

/// The shades from none to the likeliest; each reaches to the end, so that no gap is seen where two meet.
fn steps(bar: &Rect) -> Vec<Mark> {
    let step = |n: u8| {
        let before = bar.width * (f64::from(n) / f64::from(STEPS));
        let rest = Rect { x: bar.x + before, width: bar.width - before, ..*bar };
        filled(rest, square::shade(f64::from(n) / f64::from(STEPS - 1)))
    };
    (0..STEPS).map(step).collect()
}
