//! One page as operations of printpdf, wrapped in marked content element by element.

use std::collections::BTreeMap;

use printpdf::{
    Color, DictItem, Greyscale, Line, LineDashPattern, LinePoint, Op, PaintMode, Polygon,
    PolygonRing, TextItem, WindingOrder,
};

use super::fonts::{self, Used};
use super::tags::Tag;
use super::{PdfError, check, count, flipped, rounded};
use crate::sheet::bounds::left_end;
use crate::sheet::mark::{Dash, Element, Grey, Mark, Page, Point, Rect, Stroke, Weight};
use crate::sheet::mm::{Mm, Pt};

/// The handle of a cubic curve that comes nearest to a quarter of a circle of radius 1.
const QUARTER: f64 = 0.552_284_749_8;

/// A page as operations, and what its marked contents are.
pub(super) struct Drawing {
    /// The operations.
    pub(super) ops: Vec<Op>,
    /// The tagged elements; the place in this list is the number in the marked content.
    pub(super) tags: Vec<Tag>,
}

/// Draws page `number`, and notes which characters it uses.
pub(super) fn page(page: &Page, number: usize, used: &mut Used) -> Result<Drawing, PdfError> {
    let mut canvas =
        Canvas { page, number, used, pen: Pen::default(), ops: Vec::new(), tags: Vec::new() };
    for element in page.elements.iter().filter(|element| !element.marks.is_empty()) {
        canvas.element(element)?;
    }
    Ok(Drawing { ops: canvas.ops, tags: canvas.tags })
}

/// The graphics state of the page so far; only what changes is written. Strokes stay black throughout.
#[derive(Default)]
struct Pen {
    width: Option<Pt>,
    dashes: Option<(Mm, Mm)>,
    fill: Option<Grey>,
    font: Option<(Weight, Pt)>,
}

struct Canvas<'a> {
    page: &'a Page,
    number: usize,
    used: &'a mut Used,
    pen: Pen,
    ops: Vec<Op>,
    tags: Vec<Tag>,
}

impl Canvas<'_> {
    fn element(&mut self, element: &Element) -> Result<(), PdfError> {
        let op = match Tag::of(element, self.page) {
            Some(tag) => self.begin_tagged(tag),
            None => Op::BeginMarkedContent { tag: "Artifact".to_owned() },
        };
        self.ops.push(op);
        for mark in &element.marks {
            check::mark(mark, self.page, self.number)?;
            self.mark(mark);
        }
        self.ops.push(Op::EndMarkedContent);
        Ok(())
    }

    fn begin_tagged(&mut self, tag: Tag) -> Op {
        let number = DictItem::Int(count(self.tags.len()));
        let properties = DictItem::Dict { map: BTreeMap::from([("MCID".to_owned(), number)]) };
        let name = tag.kind.to_owned();
        self.tags.push(tag);
        Op::BeginMarkedContentWithProperties { tag: name, properties }
    }

    fn mark(&mut self, mark: &Mark) {
        match mark {
            Mark::Line { from, to, stroke } => {
                self.stroke(*stroke);
                let points = [*from, *to].map(|point| self.corner(point)).to_vec();
                self.ops.push(Op::DrawLine { line: Line { points, is_closed: false } });
            }
            Mark::Box { rect, stroke, fill } => {
                if let Some(mode) = self.paint(*stroke, *fill) {
                    let rectangle = self.rectangle(rect, mode);
                    self.ops.push(Op::DrawRectangle { rectangle });
                }
            }
            Mark::Circle { centre, radius, stroke, fill } => {
                if let Some(mode) = self.paint(*stroke, *fill) {
                    let polygon = self.circle(*centre, *radius, mode);
                    self.ops.push(Op::DrawPolygon { polygon });
                }
            }
            Mark::Text { at, anchor, size, weight, text } => {
                self.text(left_end(*at, *anchor, text, *weight, *size), *size, *weight, text);
            }
        }
    }

    /// Readies the pen for an outline, a fill or both; nothing for neither.
    fn paint(&mut self, stroke: Option<Stroke>, fill: Option<Grey>) -> Option<PaintMode> {
        if let Some(stroke) = stroke {
            self.stroke(stroke);
        }
        if let Some(shade) = fill {
            self.fill(shade);
        }
        match (stroke, fill) {
            (Some(_), Some(_)) => Some(PaintMode::FillStroke),
            (Some(_), None) => Some(PaintMode::Stroke),
            (None, Some(_)) => Some(PaintMode::Fill),
            (None, None) => None,
        }
    }

    fn stroke(&mut self, stroke: Stroke) {
        if self.pen.width.replace(stroke.width) != Some(stroke.width) {
            self.ops.push(Op::SetOutlineThickness { pt: printpdf::Pt(rounded(stroke.width.0)) });
        }
        let dashes = match stroke.dash {
            Dash::Solid => None,
            Dash::Dashed { on, off } => Some((on, off)),
        };
        if self.pen.dashes != dashes {
            self.pen.dashes = dashes;
            self.ops.push(Op::SetLineDashPattern { dash: pattern(dashes) });
        }
    }

    fn fill(&mut self, shade: Grey) {
        if self.pen.fill.unwrap_or(Grey::BLACK) != shade {
            let percent = rounded(shade.0);
            self.ops.push(Op::SetFillColor {
                col: Color::Greyscale(Greyscale { percent, icc_profile: None }),
            });
        }
        self.pen.fill = Some(shade);
    }

    fn text(&mut self, left: Point, size: Pt, weight: Weight, text: &str) {
        if text.is_empty() {
            return;
        }
        self.used.note(weight, text);
        self.fill(Grey::BLACK);
        self.ops.push(Op::StartTextSection);
        if self.pen.font.replace((weight, size)) != Some((weight, size)) {
            self.ops.push(Op::SetFont {
                font: fonts::handle(weight),
                size: printpdf::Pt(rounded(size.0)),
            });
        }
        self.ops.push(Op::SetTextCursor { pos: self.point(left) });
        self.ops.push(Op::ShowText { items: vec![TextItem::Text(text.to_owned())] });
        self.ops.push(Op::EndTextSection);
    }

    fn point(&self, at: Point) -> printpdf::Point {
        let (x, y) = flipped(self.page, at);
        printpdf::Point { x: printpdf::Pt(rounded(x)), y: printpdf::Pt(rounded(y)) }
    }

    fn corner(&self, at: Point) -> LinePoint {
        LinePoint { p: self.point(at), bezier: false }
    }

    /// Both edges are rounded before the width is taken, so that boxes and lines meet exactly.
    fn rectangle(&self, rect: &Rect, mode: PaintMode) -> printpdf::Rect {
        let low = self.point(Point::new(rect.x, rect.bottom()));
        let high = self.point(Point::new(rect.right(), rect.y));
        let length = |from: printpdf::Pt, to: printpdf::Pt| {
            printpdf::Pt(rounded(f64::from(to.0) - f64::from(from.0)))
        };
        printpdf::Rect {
            x: low.x,
            y: low.y,
            width: length(low.x, high.x),
            height: length(low.y, high.y),
            mode: Some(mode),
            winding_order: None,
        }
    }

    /// Four quarter curves, from the right end clockwise.
    fn circle(&self, centre: Point, radius: Mm, mode: PaintMode) -> Polygon {
        const K: f64 = QUARTER;
        let around = [
            (1.0, 0.0, false),
            (1.0, K, true),
            (K, 1.0, true),
            (0.0, 1.0, false),
            (-K, 1.0, true),
            (-1.0, K, true),
            (-1.0, 0.0, false),
            (-1.0, -K, true),
            (-K, -1.0, true),
            (0.0, -1.0, false),
            (K, -1.0, true),
            (1.0, -K, true),
            (1.0, 0.0, false),
        ];
        let place = |(x, y, bezier)| {
            let at = Point::new(centre.x + radius * x, centre.y + radius * y);
            LinePoint { p: self.point(at), bezier }
        };
        let rings = vec![PolygonRing { points: around.map(place).to_vec() }];
        Polygon { rings, mode, winding_order: WindingOrder::NonZero }
    }
}

fn pattern(dashes: Option<(Mm, Mm)>) -> LineDashPattern {
    match dashes {
        None => LineDashPattern::solid(),
        Some((on, off)) => LineDashPattern::new(0.0, &[rounded(on.pt().0), rounded(off.pt().0)]),
    }
}
