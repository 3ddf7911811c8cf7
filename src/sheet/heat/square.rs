//! One square of a heat map: its ground, and what stands on it.

use super::super::font;
use super::super::mark::{Anchor, Dash, Grey, Mark, Point, Rect, Stroke, Weight};
use super::super::mm::{Mm, Pt};
use super::super::pen::filled;
use crate::board::{HeatSquare, Known, per_cent};

/// The shade of the likeliest square: black figures stay legible upon it (5 to 1).
const DARKEST: f64 = 0.5;

/// The largest figures.
const LARGEST: Pt = Pt(17.0);

/// The shade of a square that comes so near to the likeliest, from 0 to 1: the likelier, the darker, to the eye of a
/// copier too.
pub(super) fn shade(share: f64) -> Grey {
    Grey(1.0 - (1.0 - DARKEST) * share)
}

/// The ground: shaded where a shot is worth it, black for a ship, else white.
pub(super) fn ground(rect: Rect, square: HeatSquare, share: Option<f64>) -> Mark {
    let fill = match (square.known, share) {
        (Known::Ship, _) => Grey::BLACK,
        (_, Some(share)) => shade(share),
        (_, None) => Grey::WHITE,
    };
    filled(rect, fill)
}

/// What stands on the ground: figures, a cross for sea (`S0-30`), a dot where a shot has struck (`S0-29`).
pub(super) fn signs(rect: &Rect, square: HeatSquare) -> Vec<Mark> {
    let mut marks = match square.known {
        Known::Open => vec![figures(rect, square)],
        Known::Sea => cross(&rect.inset(rect.width * 0.3)).to_vec(),
        Known::Ship => Vec::new(),
    };
    if square.struck {
        marks.push(dot(rect, square.known));
    }
    marks
}

/// The chance in per cent, a little higher where a dot stands below it.
fn figures(rect: &Rect, square: HeatSquare) -> Mark {
    let size = Pt((rect.height.pt().0 * 0.42).min(LARGEST.0));
    let raised = if square.struck { rect.height * 0.1 } else { Mm::ZERO };
    let base = rect.y + (rect.height + font::cap_height(Weight::Regular, size)) / 2.0 - raised;
    let at = Point::new(rect.x + rect.width / 2.0, base);
    let text = per_cent(square.chance);
    Mark::Text { at, anchor: Anchor::Middle, size, weight: Weight::Regular, text }
}

/// As thick as befits its size.
fn cross(rect: &Rect) -> [Mark; 2] {
    let width = Pt((rect.width.pt().0 * 0.045).clamp(0.5, 1.2));
    let stroke = Stroke { width, dash: Dash::Solid };
    let line = |from, to| Mark::Line { from, to, stroke };
    [
        line(Point::new(rect.x, rect.y), Point::new(rect.right(), rect.bottom())),
        line(Point::new(rect.x, rect.bottom()), Point::new(rect.right(), rect.y)),
    ]
}

/// Below the middle, where neither figures nor a cross hide it; white on the black of a ship.
fn dot(rect: &Rect, known: Known) -> Mark {
    let (centre, radius, fill) = match known {
        Known::Open | Known::Sea => (0.83, 0.08, Grey::BLACK),
        Known::Ship => (0.5, 0.16, Grey::WHITE),
    };
    let centre = Point::new(rect.x + rect.width / 2.0, rect.y + rect.height * centre);
    Mark::Circle { centre, radius: rect.width * radius, stroke: None, fill: Some(fill) }
}
