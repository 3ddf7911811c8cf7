use super::super::mark::{Anchor, Element, Grey, Mark, Point, Rect, Weight};
use super::super::mm::{Mm, Pt};
use super::super::pen::{artifact, figure, filled};
use super::super::request::Ink;
use super::super::style::{Line, Style, Type};
use super::super::template::Labels;
use super::super::words::Word;
use super::super::{font, tags, text};
use super::lattice::{self, Lattice};
use super::{Block, Height, Width};
use crate::board::{Region, Span, Square};
use crate::lang::Lang;
use crate::layout::Layout;
use crate::rules::Ruleset;

/// Whose sea a frame shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Owner {
    /// The player's own (`S0-10`).
    Home,
    /// The enemy's, as far as it is known (`S0-11`).
    Enemy,
}

/// A frame of the game: its squares, its letters and numbers, and whatever lies in it.
pub(in super::super) struct Frame<'a> {
    pub(in super::super) rules: &'a Ruleset,
    pub(in super::super) labels: Labels,
    pub(in super::super) layout: Option<&'a Layout>,
    /// What stands above it.
    pub(in super::super) caption: String,
}

impl Frame<'_> {
    fn lattice(&self) -> Lattice {
        Lattice { grid: self.rules.grid(), labels: self.labels }
    }

    fn alt(&self, lang: Lang) -> String {
        let mut alt = format!("{}: {}", self.caption, self.lattice().extent(lang));
        match self.layout {
            None => alt = format!("{alt}, {}", Word::Empty.text(lang)),
            Some(layout) => {
                for item in contents(layout, self.rules, lang) {
                    alt = format!("{alt}; {item}");
                }
            }
        }
        alt
    }
}

/// What lies in a layout, thing by thing, for those who hear the page.
fn contents<'a>(
    layout: &'a Layout,
    rules: &'a Ruleset,
    lang: Lang,
) -> impl Iterator<Item = String> + 'a {
    let grid = rules.grid();
    let ships = layout.ships().iter().map(move |ship| {
        format!("{} {}", rules.class(ship.class).noun(lang).one, grid.span_name(&ship.span))
    });
    let land = layout
        .land()
        .iter()
        .map(move |span| format!("{} {}", Word::Land.text(lang), grid.span_name(span)));
    let units = layout.units().iter().filter_map(move |unit| {
        let noun = rules.arsenal()?.unit(unit.kind).names.get(lang);
        Some(format!("{} {}", noun.one, grid.name(unit.square)))
    });
    ships.chain(land).chain(units)
}

impl Block for Frame<'_> {
    fn width(&self, style: &Style) -> Width {
        Width::Fixed(self.lattice().width(style))
    }

    fn height(&self, style: &Style, _: Mm) -> Height {
        Height::Fixed(style.leading(Type::Heading) + self.lattice().height(style))
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let lattice = self.lattice();
        let corner = Point::new(area.x, area.y + style.leading(Type::Heading));
        let squares = lattice.squares(style, corner);
        let painter = Painter { style, squares, rules: self.rules };
        let mut marks = Vec::new();
        if let Some(layout) = self.layout {
            marks.extend(painter.land(layout));
        }
        marks.extend(lattice.lines(style, &squares));
        if let Some(layout) = self.layout {
            marks.extend(painter.ships(layout));
            marks.extend(painter.units(layout));
        }
        vec![
            style.heading(Point::new(squares.x, area.y), area.right() - squares.x, &self.caption),
            artifact(lattice.names(style, &squares)),
            figure(self.alt(style.lang), marks),
        ]
    }
}

/// Draws what lies in a frame.
struct Painter<'a> {
    style: &'a Style,
    squares: Rect,
    rules: &'a Ruleset,
}

impl Painter<'_> {
    fn rect(&self, span: &Span) -> Rect {
        lattice::rect(self.style, &self.squares, span)
    }

    fn square(&self, square: Square) -> Rect {
        self.rect(&Span { first: square, width: 1, height: 1 })
    }

    /// Land lightly shaded (`S0-56`) and hatched, so that no printer can lose it.
    fn land(&self, layout: &Layout) -> Vec<Mark> {
        let mut marks = Vec::new();
        if self.style.ink == Ink::Full {
            marks.extend(layout.land().iter().map(|span| filled(self.rect(span), Grey(0.88))));
        }
        for span in layout.land() {
            marks.extend(self.hatch(&self.rect(span)));
        }
        marks
    }

    /// Slanting strokes across a rectangle, all on one pattern so that neighbours join.
    fn hatch(&self, rect: &Rect) -> Vec<Mark> {
        let step = (self.style.cell / 3.0).0;
        let (x, y) = (rect.x - self.squares.x, rect.y - self.squares.y);
        let first = ((x + y).0 / step).floor() as i64;
        let last = ((x + rect.width + y + rect.height).0 / step).ceil() as i64;
        (first..=last)
            .filter_map(|n| {
                // The stroke where x + y = sum, counted from the corner of the frame.
                let sum = Mm((n as f64 + 0.5) * step);
                let left = (sum - y - rect.height).max(x);
                let right = (sum - y).min(x + rect.width);
                (right.0 - left.0 > 0.05).then(|| {
                    let at = |across: Mm| {
                        Point::new(self.squares.x + across, self.squares.y + sum - across)
                    };
                    self.style.line(Line::Hatch, at(left), at(right))
                })
            })
            .collect()
    }

    /// Ships as heavy rectangles (`S0-12`), drawn within their squares so that two that touch stay two.
    fn ships(&self, layout: &Layout) -> Vec<Mark> {
        let stroke = self.style.stroke(Line::Ship);
        let inset = stroke.width.mm() / 2.0 + Mm(0.15);
        let mut marks = Vec::new();
        for ship in layout.ships() {
            marks.push(self.style.outline(Line::Ship, self.rect(&ship.span).inset(inset)));
            if let Some(tag) = tags::of(self.rules, ship.class, self.style.lang) {
                marks.push(self.tag(&ship.span, tag));
            }
        }
        marks
    }

    /// The letters that tell two classes of one shape apart, small in the corner of the first square.
    fn tag(&self, span: &Span, tag: String) -> Mark {
        let rect =
            self.square(span.first).inset(self.style.stroke(Line::Ship).width.mm() + Mm(0.4));
        let wanted = Pt((self.style.cell.pt().0 * 0.36).clamp(5.0, 9.0));
        let cap_share = font::cap_height(Weight::Bold, wanted) / wanted.mm();
        let size = Pt(wanted.0.min((rect.height / cap_share).pt().0));
        let base = rect.y + font::cap_height(Weight::Bold, size);
        Mark::Text {
            at: Point::new(rect.x, base),
            anchor: Anchor::Left,
            size: text::fit_size(&tag, Weight::Bold, size, rect.width),
            weight: Weight::Bold,
            text: tag,
        }
    }

    /// Units by their letters R, B, X, A (`S0-60` to `S0-81`), on a white patch where land is hatched.
    fn units(&self, layout: &Layout) -> Vec<Mark> {
        let land: Region = layout.land_squares();
        let cell = self.style.cell;
        let size = Pt(cell.pt().0 * 0.62);
        let mut marks = Vec::new();
        for unit in layout.units() {
            let rect = self.square(unit.square);
            if land.contains(unit.square) {
                marks.push(filled(rect.inset(cell * 0.14), Grey::WHITE));
            }
            let base = rect.y + (rect.height + font::cap_height(Weight::Bold, size)) / 2.0;
            marks.push(Mark::Text {
                at: Point::new(rect.x + rect.width / 2.0, base),
                anchor: Anchor::Middle,
                size,
                weight: Weight::Bold,
                text: unit.kind.symbol().to_string(),
            });
        }
        marks
    }
}
