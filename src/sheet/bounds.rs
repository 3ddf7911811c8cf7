//! What marks cover, for margins, overlaps and the frames of figures.

use super::font;
use super::mark::{Anchor, Element, Mark, Point, Rect, Stroke, Weight};
use super::mm::{Mm, Pt};

impl Mark {
    /// The smallest rectangle around the ink of this mark, widths of strokes included; nothing for blank text.
    pub fn bounds(&self) -> Option<Rect> {
        match self {
            Self::Line { from, to, stroke } => Some(around_line(*from, *to, *stroke)),
            Self::Box { rect, stroke, .. } => Some(grown(*rect, *stroke)),
            Self::Circle { centre, radius, stroke, .. } => {
                let (left, top) = (centre.x - *radius, centre.y - *radius);
                Some(grown(Rect::new(left, top, *radius * 2.0, *radius * 2.0), *stroke))
            }
            Self::Text { at, anchor, size, weight, text } => {
                around_text(text, *weight, *size, left_end(*at, *anchor, text, *weight, *size))
            }
        }
    }
}

impl Element {
    /// The smallest rectangle around the ink of all its marks.
    pub fn bounds(&self) -> Option<Rect> {
        self.marks.iter().filter_map(Mark::bounds).reduce(|sum, rect| sum.union(&rect))
    }
}

impl Rect {
    /// The smallest rectangle around both.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        Self::new(x, y, self.right().max(other.right()) - x, self.bottom().max(other.bottom()) - y)
    }
}

/// Where the left end of a line of text stands.
pub(crate) fn left_end(at: Point, anchor: Anchor, text: &str, weight: Weight, size: Pt) -> Point {
    let back = match anchor {
        Anchor::Left => return at,
        Anchor::Middle => font::text_width(text, weight, size) / 2.0,
        Anchor::Right => font::text_width(text, weight, size),
    };
    Point::new(at.x - back, at.y)
}

/// A line is cut off square at its ends, so an upright one grows sideways only; a slanting one grows all round.
fn around_line(from: Point, to: Point, stroke: Stroke) -> Rect {
    let half = stroke.width.mm() / 2.0;
    let across = if from.y == to.y { Mm::ZERO } else { half };
    let along = if from.x == to.x { Mm::ZERO } else { half };
    let (left, top) = (from.x.min(to.x), from.y.min(to.y));
    let (right, bottom) = (from.x.max(to.x), from.y.max(to.y));
    Rect::new(left - across, top - along, right - left + across * 2.0, bottom - top + along * 2.0)
}

fn grown(rect: Rect, stroke: Option<Stroke>) -> Rect {
    rect.inset(stroke.map_or(Mm::ZERO, |stroke| -stroke.width.mm() / 2.0))
}

fn around_text(text: &str, weight: Weight, size: Pt, left: Point) -> Option<Rect> {
    let ink = font::ink(text, weight, size)?;
    Some(Rect::new(left.x + ink.left, left.y - ink.top, ink.right - ink.left, ink.top - ink.bottom))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::mark::{Dash, Grey, Role};

    const STROKE: Stroke = Stroke { width: Pt(72.0 / 25.4), dash: Dash::Solid };

    fn close(rect: Option<Rect>, x: f64, y: f64, width: f64, height: f64) {
        let rect = rect.unwrap();
        for (got, wanted) in [(rect.x, x), (rect.y, y), (rect.width, width), (rect.height, height)]
        {
            assert!((got.0 - wanted).abs() < 1e-9, "{rect:?}");
        }
    }

    fn line(from: (f64, f64), to: (f64, f64)) -> Mark {
        let point = |(x, y)| Point::new(Mm(x), Mm(y));
        Mark::Line { from: point(from), to: point(to), stroke: STROKE }
    }

    #[test]
    fn lines_are_as_thick_as_their_stroke() {
        close(line((10.0, 20.0), (30.0, 20.0)).bounds(), 10.0, 19.5, 20.0, 1.0);
        close(line((10.0, 40.0), (10.0, 20.0)).bounds(), 9.5, 20.0, 1.0, 20.0);
    }

    #[test]
    fn boxes_and_circles_reach_half_a_stroke_outward() {
        let rect = Rect::new(Mm(10.0), Mm(10.0), Mm(5.0), Mm(6.0));
        close(Mark::Box { rect, stroke: Some(STROKE), fill: None }.bounds(), 9.5, 9.5, 6.0, 7.0);
        close(
            Mark::Box { rect, stroke: None, fill: Some(Grey(0.7)) }.bounds(),
            10.0,
            10.0,
            5.0,
            6.0,
        );
        let centre = Point::new(Mm(20.0), Mm(20.0));
        close(
            Mark::Circle { centre, radius: Mm(2.0), stroke: Some(STROKE), fill: None }.bounds(),
            17.5,
            17.5,
            5.0,
            5.0,
        );
    }

    #[test]
    fn text_is_bounded_by_its_ink_at_every_anchor() {
        let bounds = |anchor| {
            let at = Point::new(Mm(50.0), Mm(50.0));
            Mark::Text { at, anchor, size: Pt(20.0), weight: Weight::Bold, text: "H".into() }
                .bounds()
                .unwrap()
        };
        let [left, middle, right] = [Anchor::Left, Anchor::Middle, Anchor::Right].map(bounds);
        assert!(left.x > Mm(50.0) && left.bottom() == Mm(50.0));
        assert!((middle.x.0 + middle.width.0 / 2.0 - 50.0).abs() < 0.05);
        assert!(right.right() < Mm(50.0));
        assert!((left.height - font::cap_height(Weight::Bold, Pt(20.0))).0.abs() < 1e-9);
    }

    #[test]
    fn an_element_covers_all_its_marks() {
        let marks = vec![line((10.0, 20.0), (30.0, 20.0)), line((10.0, 40.0), (10.0, 20.0))];
        close(Element { role: Role::Artifact, marks }.bounds(), 9.5, 19.5, 20.5, 20.5);
        assert_eq!(Element { role: Role::Artifact, marks: vec![] }.bounds(), None);
    }
}
