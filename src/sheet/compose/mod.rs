//! From an order to finished pages: template, rules and fleets become marks.

mod arrange;
mod fit;
mod parts;

use super::block::{Block, Foot, KeyGrid, KeyHead};
use super::error::SheetError;
use super::font;
use super::mark::{Booklet, Element, Page, Point, Rect};
use super::mm::Mm;
use super::pen::artifact;
use super::request::{CellSize, KeyPages, Print, Request};
use super::style::{Line, Style};
use super::template::{CellRange, Each, Kind, PagePlan, Part, Template, Variant};
use arrange::{Rows, arrange};
use parts::{Desk, Run};

/// Finished pages, and what was decided on the way.
#[derive(Clone, Debug, PartialEq)]
pub struct Composed {
    /// The pages.
    pub booklet: Booklet,
    /// Side of a square of the frames; `None` where there are none.
    pub cell: Option<Mm>,
    /// Sheets, that is, players who get one.
    pub sheets: usize,
}

/// Parts whose squares have a size.
const FRAMES: [Part; 4] = [Part::Home, Part::Enemy, Part::Upper, Part::Lower];
/// Margins that can be asked for, in mm.
const MARGINS: (f64, f64) = (5.0, 50.0);
/// Squares that can be asked for, in mm.
const CELLS: (f64, f64) = (3.0, 50.0);
/// The largest square that fits is told down to that size, in mm.
const TOLD_CELL: f64 = 1.0;
/// Letters may reach a little beyond where they begin; pages keep that far from the margin.
const HAIR: Mm = Mm(0.2);
/// Large print has squares of at least that.
const LARGE_CELL: Mm = Mm(10.0);

/// Composes the pages of an order.
///
/// # Errors
/// [`SheetError`] when the template has no pages for the game, something does not fit, or cannot be printed.
pub fn compose(request: &Request<'_>) -> Result<Composed, SheetError> {
    check_order(request)?;
    let variant = variant_of(request.template, request)?;
    let run = Run::new(request);
    let mut composer = Composer { request, run: &run, pages: Vec::new(), cell: None };
    composer.sheets(variant)?;
    composer.run_pages(variant)?;
    if request.key == KeyPages::AtEnd && request.template.kind() != Kind::Key {
        let key = super::templates::key();
        composer.run_pages(variant_of(&key, request)?)?;
    }
    let booklet = Booklet { title: run.title(), lang: request.lang, pages: composer.pages };
    check_text(&booklet)?;
    Ok(Composed { booklet, cell: composer.cell, sheets: run.desks().len() })
}

fn check_order(request: &Request<'_>) -> Result<(), SheetError> {
    let (least, most) = MARGINS;
    if !(least..=most).contains(&request.margin.0) {
        return Err(SheetError::MarginOutOfRange { wanted: request.margin, least, most });
    }
    if let CellSize::Exactly(wanted) = request.cell {
        let (least, most) = CELLS;
        if !(least..=most).contains(&wanted.0) {
            return Err(SheetError::CellOutOfRange { wanted, least, most });
        }
    }
    let filled = request.games.iter().flat_map(|game| &game.seats).any(|seat| seat.fill.is_some());
    let keyed = request.key == KeyPages::AtEnd || (request.template.kind() == Kind::Key);
    if keyed && !filled {
        return Err(SheetError::NothingForTheKey);
    }
    Ok(())
}

fn variant_of<'t>(
    template: &'t Template,
    request: &Request<'_>,
) -> Result<&'t Variant, SheetError> {
    template.variant(request.rules).ok_or_else(|| SheetError::NotForThisGame {
        template: template.name().to_owned(),
        preset: request.rules.name().to_owned(),
        reason: match request.rules.arsenal() {
            Some(_) => "it has no room for an inventory and a board of its size",
            None => "it is for games in which fleets are bought",
        },
    })
}

/// Every character that stands on the pages can be printed.
fn check_text(booklet: &Booklet) -> Result<(), SheetError> {
    let marks =
        booklet.pages.iter().flat_map(|page| &page.elements).flat_map(|element| &element.marks);
    for mark in marks {
        if let super::mark::Mark::Text { text, .. } = mark
            && let Some(character) = font::missing_glyph(text)
        {
            return Err(SheetError::Unprintable { character, text: text.clone() });
        }
    }
    Ok(())
}

/// Makes pages one after another.
struct Composer<'a> {
    request: &'a Request<'a>,
    run: &'a Run<'a>,
    pages: Vec<Page>,
    cell: Option<Mm>,
}

impl<'a> Composer<'a> {
    fn style(&self, variant: &Variant, cell: Mm) -> Style {
        Style {
            lang: self.request.lang,
            cell,
            ink: self.request.ink,
            print: self.request.print,
            density: variant.density,
        }
    }

    /// The area inside the margins.
    fn area(&self) -> Rect {
        let (paper, margin) = (self.request.paper, self.request.margin);
        Rect::new(Mm::ZERO, Mm::ZERO, paper.width, paper.height).inset(margin + HAIR)
    }

    /// The areas of a page that hold one sheet each, with the cut between them as wide as two margins.
    fn slots(&self, up: u8) -> Vec<Rect> {
        let area = self.area();
        if up == 1 {
            return vec![area];
        }
        let gap = (self.request.margin + HAIR) * 2.0;
        if area.width > area.height {
            let width = (area.width - gap) / 2.0;
            let second = Rect::new(area.x + width + gap, area.y, width, area.height);
            vec![Rect::new(area.x, area.y, width, area.height), second]
        } else {
            let height = (area.height - gap) / 2.0;
            let second = Rect::new(area.x, area.y + height + gap, area.width, height);
            vec![Rect::new(area.x, area.y, area.width, height), second]
        }
    }

    /// The dashed line between two slots; it stops well inside the paper, where printers can print.
    fn cut_line(&self, style: &Style) -> Element {
        let area = self.area();
        let (from, to) = if area.width > area.height {
            let x = area.x + area.width / 2.0;
            (Point::new(x, area.y), Point::new(x, area.bottom()))
        } else {
            let y = area.y + area.height / 2.0;
            (Point::new(area.x, y), Point::new(area.right(), y))
        };
        artifact(vec![style.line(Line::Cut, from, to)])
    }

    /// The pages that every player gets.
    fn sheets(&mut self, variant: &Variant) -> Result<(), SheetError> {
        let plans: Vec<&PagePlan> =
            variant.pages.iter().filter(|plan| plan.each == Each::Sheet).collect();
        if plans.is_empty() {
            return Ok(());
        }
        let cell = self.common_cell(variant, &plans)?;
        let style = self.style(variant, cell);
        let up = plans.iter().map(|plan| plan.up).max().unwrap_or(1);
        let desks = self.run.desks();
        for group in desks.chunks(usize::from(up)) {
            for (n, plan) in plans.iter().enumerate() {
                let page = self.sheet_page(&style, plan, up, group, (n, plans.len()))?;
                self.pages.push(page);
            }
        }
        Ok(())
    }

    fn sheet_page(
        &self,
        style: &Style,
        plan: &PagePlan,
        up: u8,
        group: &[Desk<'a>],
        number: (usize, usize),
    ) -> Result<Page, SheetError> {
        let mut elements = Vec::new();
        for (slot, desk) in self.slots(up).iter().zip(group) {
            let foot = self.foot(number);
            let rows = |arrangement: &[Vec<Vec<Part>>]| desk.rows(arrangement);
            elements.extend(self.slot(style, plan, slot, &foot, rows)?);
        }
        if up > 1 {
            elements.push(self.cut_line(style));
        }
        let labels: Vec<String> = group.iter().map(Desk::label).collect();
        Ok(self.page(elements, labels.join(" / ")))
    }

    /// The marks of one slot, in the arrangement that suits it.
    fn slot<'b>(
        &self,
        style: &Style,
        plan: &PagePlan,
        slot: &Rect,
        foot: &Foot,
        rows: impl Fn(&[Vec<Vec<Part>>]) -> Rows<'b>,
    ) -> Result<Vec<Element>, SheetError> {
        let area = fit::above(style, slot, foot);
        let rows =
            fit::first_that_fits(style, plan, &area, &rows).ok_or(SheetError::TextTooLong)?;
        let mut elements = arrange(style, &area, &rows).ok_or(SheetError::TextTooLong)?;
        elements.extend(foot.draw(style, &fit::foot_area(style, slot, foot)));
        Ok(elements)
    }

    /// The one size of square that suits every page of every player.
    fn common_cell(&mut self, variant: &Variant, plans: &[&PagePlan]) -> Result<Mm, SheetError> {
        let range = self.range(variant);
        if !plans.iter().any(|plan| plan.has(&FRAMES)) {
            return Ok(range.least);
        }
        let wanted = match self.request.cell {
            CellSize::AsLargeAsFits => None,
            CellSize::Exactly(cell) => Some(cell),
        };
        let sought =
            wanted.map_or(range, |cell| CellRange { least: cell, enough: cell, most: cell });
        let Some(cell) = self.largest(variant, plans, sought) else {
            let any = CellRange { least: Mm(TOLD_CELL), ..sought };
            let largest = self.largest(variant, plans, any);
            return Err(SheetError::DoesNotFit { wanted, least: range.least, largest });
        };
        self.cell = Some(cell);
        Ok(cell)
    }

    /// The largest square, in tenths of a millimetre, with which every page of every player fits.
    fn largest(&self, variant: &Variant, plans: &[&PagePlan], range: CellRange) -> Option<Mm> {
        let style = |cell| self.style(variant, cell);
        let foot = self.foot((0, plans.len()));
        let mut cell = range.most;
        for plan in plans {
            let slot = self.slots(plan.up)[0];
            for desk in self.run.desks() {
                let rows = |arrangement: &[Vec<Vec<Part>>]| desk.rows(arrangement);
                let range = CellRange { enough: range.enough.min(cell), most: cell, ..range };
                cell = fit::largest_cell(&style, plan, &slot, &foot, &rows, range)?;
            }
        }
        Some(cell)
    }

    fn range(&self, variant: &Variant) -> CellRange {
        match self.request.print {
            Print::Normal => variant.cell,
            Print::Large => CellRange {
                least: (variant.cell.least * 2.5).min(LARGE_CELL),
                enough: variant.cell.most.max(LARGE_CELL),
                most: variant.cell.most * 2.5,
            },
        }
    }

    /// The pages for the whole run.
    fn run_pages(&mut self, variant: &Variant) -> Result<(), SheetError> {
        let plans: Vec<PagePlan> =
            variant.pages.iter().filter(|plan| plan.each == Each::Run).cloned().collect();
        for plan in &plans {
            if plan.has(&[Part::Keys]) {
                self.key_pages(variant, plan)?;
            } else {
                let style = self.style(variant, self.range(variant).least);
                let foot = self.foot((0, 1));
                let rows = |arrangement: &[Vec<Vec<Part>>]| self.run.rows(arrangement);
                let elements = self.slot(&style, plan, &self.area(), &foot, rows)?;
                let page = self.page(elements, self.run.title());
                self.pages.push(page);
            }
        }
        Ok(())
    }

    /// Pages of small frames, as many as the fleets of the run need.
    fn key_pages(&mut self, variant: &Variant, plan: &PagePlan) -> Result<(), SheetError> {
        let fleets = self.run.fleets();
        let head = KeyHead { title: self.run.title(), seed: self.request.seed.clone() };
        let range = self.range(variant);
        let (style, capacity) = self
            .key_size(variant, range, &head)
            .ok_or(SheetError::DoesNotFit { wanted: None, least: range.least, largest: None })?;
        let total = fleets.len().div_ceil(capacity);
        for (n, chunk) in fleets.chunks(capacity).enumerate() {
            let foot = self.foot((n, total));
            let rows = |arrangement: &[Vec<Vec<Part>>]| -> Rows<'_> {
                self.run.key_rows(arrangement, chunk)
            };
            let elements = self.slot(&style, plan, &self.area(), &foot, rows)?;
            let page = self.page(elements, parts::key_label(self.request.lang, n + 1, total));
            self.pages.push(page);
        }
        Ok(())
    }

    /// The largest square with which a small frame fits on the page, and how many then do.
    fn key_size(
        &self,
        variant: &Variant,
        range: CellRange,
        head: &KeyHead,
    ) -> Option<(Style, usize)> {
        let area = self.area();
        let grid = KeyGrid { rules: self.request.rules, fleets: self.run.fleets() };
        fit::cells(range.least, range.most).find_map(|cell| {
            let style = self.style(variant, cell);
            let page = fit::above(&style, &area, &self.foot((0, 99)));
            let room = page.height - head.height(&style, page.width).least() - style.gap();
            let width = grid.width(&style).least();
            let one = KeyGrid { rules: self.request.rules, fleets: Vec::new() };
            let fits = width <= page.width && one.height(&style, page.width).least() <= room;
            fits.then(|| (style, grid.capacity(&style, page.width, room)))
        })
    }

    fn foot(&self, (page, pages): (usize, usize)) -> Foot {
        let page = (pages > 1).then(|| format!("{}/{pages}", page + 1));
        Foot { preset: self.run.preset(), page }
    }

    fn page(&self, elements: Vec<Element>, label: String) -> Page {
        let paper = self.request.paper;
        Page { width: paper.width, height: paper.height, elements, label }
    }
}
