//! A heat map laid out in millimetres.

use super::super::block::{Lattice, rect};
use super::super::error::SheetError;
use super::super::mark::{Element, Mark, Page, Point, Rect};
use super::super::mm::Mm;
use super::super::paper::Paper;
use super::super::pen::{artifact, figure};
use super::super::request::{Ink, Print};
use super::super::style::{Style, Type};
use super::super::template::{Density, Labels};
use super::super::text::wrap;
use super::super::words::Word;
use super::HeatPage;
use super::scale::Legend;
use super::square;
use crate::board::{Heat, Known, Span, Square, per_cent};

/// How much of the paper is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// All of it.
    WholePaper,
    /// Its whole width, and as much of its height as is drawn on.
    AsHighAsNeeded,
}

/// Nothing is drawn nearer to an edge, as on all sheets; letters may reach a little to the left of where they begin.
const MARGIN: Mm = Mm(10.2);
/// The largest and the smallest squares, in tenths of a millimetre; between them, the largest that fit are taken.
const TENTHS: (u16, u16) = (240, 50);
/// Boards from this width on carry names on all sides.
const WIDE: u8 = 15;
/// How many of the likeliest squares are read out.
const READ_OUT: usize = 5;

/// The page with the map.
///
/// # Errors
/// [`SheetError::TooLong`] when the title or the subtitle has no room.
pub(super) fn draw(page: &HeatPage, extent: Extent) -> Result<Page, SheetError> {
    let plan = Plan::of(page)?;
    let (elements, bottom) = plan.elements();
    let height = match extent {
        Extent::WholePaper => Paper::A4.height,
        Extent::AsHighAsNeeded => Mm((bottom + MARGIN).0.ceil()),
    };
    Ok(Page { width: Paper::A4.width, height, elements, label: page.title.clone() })
}

/// The parts of the page, and the size of square with which they fit.
struct Plan<'a> {
    page: &'a HeatPage,
    style: Style,
    area: Rect,
    subtitle: Vec<String>,
    lattice: Lattice,
    legend: Legend,
}

impl<'a> Plan<'a> {
    fn of(page: &'a HeatPage) -> Result<Self, SheetError> {
        let (most, least) = TENTHS;
        let plan = |tenths: u16| Self::with_cell(page, Mm(f64::from(tenths) / 10.0));
        let smallest = plan(least);
        if smallest.style.width(Type::Title, &page.title) / 2.0 > smallest.area.width {
            return Err(SheetError::TooLong { text: page.title.clone() });
        }
        let largest = (least..=most).rev().map(plan).find(Self::fits);
        largest.ok_or_else(|| SheetError::TooLong { text: page.subtitle.clone() })
    }

    fn with_cell(page: &'a HeatPage, cell: Mm) -> Self {
        let (ink, print, density) = (Ink::Full, Print::Normal, Density::Normal);
        let style = Style { lang: page.lang, cell, ink, print, density };
        let area = Rect::new(Mm::ZERO, Mm::ZERO, Paper::A4.width, Paper::A4.height).inset(MARGIN);
        let (size, weight) = style.font(Type::Body);
        let subtitle = wrap(&page.subtitle, weight, size, area.width);
        let grid = page.heat.grid();
        let labels = if grid.width() < WIDE { Labels::TwoSides } else { Labels::FourSides };
        let legend = Legend { likeliest: page.heat.likeliest() };
        Self { page, style, area, subtitle, lattice: Lattice { grid, labels }, legend }
    }

    /// Where the frame begins, below the title and the subtitle.
    fn top(&self) -> Mm {
        let lines = self.style.leading(Type::Body) * self.subtitle.len() as f64;
        self.area.y + self.style.leading(Type::Title) + lines + self.style.gap()
    }

    fn below(&self) -> Mm {
        self.top() + self.lattice.height(&self.style) + self.style.gap()
    }

    fn bottom(&self) -> Mm {
        self.below() + self.legend.height(&self.style, self.area.width)
    }

    fn fits(&self) -> bool {
        self.lattice.width(&self.style) <= self.area.width && self.bottom() <= self.area.bottom()
    }

    /// What stands on the page, and where it ends.
    fn elements(&self) -> (Vec<Element>, Mm) {
        let style = &self.style;
        let mut elements = vec![style.title(&self.area, &self.page.title)];
        let at = Point::new(self.area.x, self.area.y + style.leading(Type::Title));
        elements.extend(style.lines(Type::Body, at, self.subtitle.clone()));
        let squares = self.squares();
        elements.push(artifact(self.lattice.names(style, &squares)));
        elements.push(figure(self.alt(), self.map(&squares)));
        let below = Point::new(self.area.x, self.below());
        elements.extend(self.legend.draw(style, below, self.area.width));
        (elements, self.bottom())
    }

    /// Where the squares are: in the middle of the page, on whole tenths of a millimetre.
    fn squares(&self) -> Rect {
        let spare = self.area.width - self.lattice.width(&self.style);
        let corner = Point::new(self.area.x + spare / 2.0, self.top());
        let squares = self.lattice.squares(&self.style, corner);
        let tenths = |mm: Mm| Mm((mm.0 * 10.0).floor() / 10.0);
        Rect { x: tenths(squares.x), y: tenths(squares.y), ..squares }
    }

    /// Grounds, lines over their edges, and signs on top.
    fn map(&self, squares: &Rect) -> Vec<Mark> {
        let (style, heat) = (&self.style, &self.page.heat);
        let place =
            |square: Square| rect(style, squares, &Span { first: square, width: 1, height: 1 });
        let grounds =
            heat.squares().map(|(at, square)| square::ground(place(at), square, heat.share(at)));
        let mut marks: Vec<Mark> = grounds.collect();
        marks.extend(self.lattice.lines(style, squares));
        marks.extend(heat.squares().flat_map(|(at, square)| square::signs(&place(at), square)));
        marks
    }

    fn alt(&self) -> String {
        let lang = self.style.lang;
        let mut alt = format!("{}: {}", Word::HeatMap.text(lang), self.lattice.extent(lang));
        for (word, squares) in read_out(&self.page.heat) {
            if !squares.is_empty() {
                alt = format!("{alt}; {} {}", word.text(lang), squares.join(", "));
            }
        }
        alt
    }
}

/// What those who hear the page are told: the likeliest squares, and all that is certain.
fn read_out(heat: &Heat) -> [(Word, Vec<String>); 5] {
    let grid = heat.grid();
    let mut open: Vec<(Square, f64)> = heat
        .squares()
        .filter(|(_, square)| square.is_worth_a_shot())
        .map(|(at, square)| (at, square.chance))
        .collect();
    open.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    let likeliest = open
        .into_iter()
        .take(READ_OUT)
        .map(|(at, chance)| format!("{} {} %", grid.name(at), per_cent(chance)));
    let named = |known: Known, struck: bool| {
        let named = heat.squares().filter(|(_, at)| (at.known, at.struck) == (known, struck));
        named.map(|(at, _)| grid.name(at)).collect()
    };
    [
        (Word::Likeliest, likeliest.collect()),
        (Word::CertainShip, named(Known::Ship, false)),
        (Word::StruckShip, named(Known::Ship, true)),
        (Word::CertainSea, named(Known::Sea, false)),
        (Word::StruckSea, named(Known::Sea, true)),
    ]
}
