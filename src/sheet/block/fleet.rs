use super::super::mark::{Anchor, Element, Mark, Point, Rect};
use super::super::mm::Mm;
use super::super::pen::{artifact, paragraph};
use super::super::style::{Line, Style, Type};
use super::{Block, Height, Width};
use crate::board::{Orientation, Shape};
use crate::lang::capitalised;
use crate::rules::{Fleet, Ruleset};

/// A fleet drawn as boxes, one for each square of each ship: to strike off, or to note hits in.
pub(in super::super) struct FleetBoxes<'a> {
    pub(in super::super) rules: &'a Ruleset,
    pub(in super::super) fleet: Fleet,
    /// What stands above it.
    pub(in super::super) caption: String,
    /// A hint under the heading.
    pub(in super::super) hint: Option<String>,
    /// Side of a box, as a multiple of the style's.
    pub(in super::super) scale: f64,
}

/// One class of the list, measured for a width.
struct Row {
    name: String,
    shape: Shape,
    count: u32,
    /// Top of the boxes, from the top of the list.
    top: Mm,
    /// Left of the boxes, from the left of the list.
    left: Mm,
    per_line: u32,
    /// Base line of the name, from the top of the list.
    base: Mm,
}

impl FleetBoxes<'_> {
    fn side(&self, style: &Style) -> Mm {
        style.tick_box() * self.scale
    }

    fn ship_gap(&self, style: &Style) -> Mm {
        self.side(style) * 0.45
    }

    fn extent(&self, style: &Style, shape: Shape) -> (Mm, Mm) {
        let (across, down) = shape.extent(Orientation::Across);
        let side = self.side(style);
        (side * f64::from(across), side * f64::from(down))
    }

    fn listed(&self, style: &Style) -> Vec<(String, Shape, u32)> {
        let classes = self.fleet.iter().filter(|(_, count)| *count > 0);
        classes
            .map(|(id, count)| {
                let class = self.rules.class(id);
                let noun = class.noun(style.lang);
                (capitalised(noun.form(style.lang, count)), class.shape, count)
            })
            .collect()
    }

    /// Room for the names, beside which the boxes stand.
    fn name_column(style: &Style, listed: &[(String, Shape, u32)]) -> Mm {
        let widest = listed.iter().map(|(name, ..)| style.width(Type::Body, name));
        widest.fold(Mm::ZERO, Mm::max) + style.gap()
    }

    fn longest(&self, style: &Style, listed: &[(String, Shape, u32)]) -> Mm {
        listed.iter().map(|(_, shape, _)| self.extent(style, *shape).0).fold(Mm::ZERO, Mm::max)
    }

    fn head(&self, style: &Style, width: Mm) -> (Vec<String>, Mm) {
        let (size, weight) = style.font(Type::Small);
        let hint = self.hint.as_deref().unwrap_or_default();
        let lines = match hint {
            "" => Vec::new(),
            hint => super::super::text::wrap(hint, weight, size, width),
        };
        let height = style.leading(Type::Heading) + style.leading(Type::Small) * lines.len() as f64;
        (lines, height + Mm(0.8))
    }

    /// The rows of the list and its height, without the heading.
    fn rows(&self, style: &Style, width: Mm) -> (Vec<Row>, Mm) {
        let listed = self.listed(style);
        let names = Self::name_column(style, &listed);
        let beside = names + self.longest(style, &listed) <= width;
        let gap = self.ship_gap(style);
        let mut rows = Vec::new();
        let mut y = Mm::ZERO;
        for (name, shape, count) in listed {
            let (across, down) = self.extent(style, shape);
            let left = if beside { names } else { Mm::ZERO };
            let per_line = (((width - left + gap) / (across + gap) + 1e-9).floor()).max(1.0) as u32;
            let lines = count.div_ceil(per_line);
            let text = style.leading(Type::Body);
            let first = down.max(text);
            let (top, base) = if beside {
                let middle = Rect::new(Mm::ZERO, y, Mm::ZERO, first);
                (y + (first - down) / 2.0, style.middle_line(Type::Body, &middle))
            } else {
                (y + text, y + style.ascent(Type::Body))
            };
            y = top + (down + gap) * f64::from(lines - 1) + down;
            y = y.max(base + text * 0.3) + gap;
            rows.push(Row { name, shape, count, top, left, per_line, base });
        }
        (rows, (y - gap).max(Mm::ZERO) + Mm(0.3))
    }

    fn boxes(&self, style: &Style, at: Point, row: &Row) -> Vec<Mark> {
        let (across, down) = self.extent(style, row.shape);
        let (side, gap) = (self.side(style), self.ship_gap(style));
        let (columns, lines) = row.shape.extent(Orientation::Across);
        let mut marks = Vec::new();
        for ship in 0..row.count {
            let x = at.x + row.left + (across + gap) * f64::from(ship % row.per_line);
            let y = at.y + row.top + (down + gap) * f64::from(ship / row.per_line);
            for column in 1..columns {
                let x = x + side * f64::from(column);
                marks.push(style.line(Line::Rule, Point::new(x, y), Point::new(x, y + down)));
            }
            for line in 1..lines {
                marks.push(style.level(Line::Rule, x, x + across, y + side * f64::from(line)));
            }
            marks.push(style.outline(Line::Frame, Rect::new(x, y, across, down).inset(Mm(0.25))));
        }
        marks
    }
}

impl Block for FleetBoxes<'_> {
    fn width(&self, style: &Style) -> Width {
        let listed = self.listed(style);
        let longest = self.longest(style, &listed);
        let names = Self::name_column(style, &listed) - style.gap();
        let heading = style.width(Type::Heading, &self.caption);
        Width::AtLeast(longest.max(names).max(heading))
    }

    fn height(&self, style: &Style, width: Mm) -> Height {
        Height::Fixed(self.head(style, width).1 + self.rows(style, width).1)
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let (hint, head) = self.head(style, area.width);
        let mut elements =
            vec![style.heading(Point::new(area.x, area.y), area.width, &self.caption)];
        let below = Point::new(area.x, area.y + style.leading(Type::Heading));
        elements.extend(style.lines(Type::Small, below, hint));
        let at = Point::new(area.x, area.y + head);
        for row in self.rows(style, area.width).0 {
            let base = Point::new(area.x, at.y + row.base);
            let spoken = style.text(Type::Body, Anchor::Left, base, row.name.clone());
            elements.push(paragraph(vec![spoken]));
            elements.push(artifact(self.boxes(style, at, &row)));
        }
        elements
    }
}
