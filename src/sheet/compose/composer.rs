//! The pages of a run, one after another.

use super::super::block::{Block, Foot, KeyGrid, KeyHead, Setting};
use super::super::error::SheetError;
use super::super::mark::{Element, Page, Point, Rect};
use super::super::mm::Mm;
use super::super::pen::artifact;
use super::super::request::{CellSize, Print, Request};
use super::super::style::{Line, Style, Type};
use super::super::template::{CellRange, Each, PagePlan, Part, Variant};
use super::arrange::{Rows, arrange};
use super::fit::{self, Choice};
use super::parts::{self, Desk, Run};
use crate::rules::Section;

/// Parts whose squares have a size.
const FRAMES: [Part; 4] = [Part::Home, Part::Enemy, Part::Upper, Part::Lower];
/// The largest square that fits is told down to that size, in mm.
const TOLD_CELL: f64 = 1.0;
/// Letters may reach a little beyond where they begin; pages keep that far from the margin.
const HAIR: Mm = Mm(0.2);
/// Large print has squares of at least that.
const LARGE_CELL: Mm = Mm(10.0);

/// Makes pages one after another.
pub(super) struct Composer<'a, E> {
    request: &'a Request<'a>,
    run: &'a Run<'a>,
    /// Takes each page when it is done.
    done: &'a mut dyn FnMut(Page) -> Result<(), E>,
    cell: Option<Mm>,
}

impl<'a, E: From<SheetError>> Composer<'a, E> {
    pub(super) fn new(
        request: &'a Request<'a>,
        run: &'a Run<'a>,
        done: &'a mut dyn FnMut(Page) -> Result<(), E>,
    ) -> Self {
        Self { request, run, done, cell: None }
    }

    /// Side of the squares of the frames, if there are any.
    pub(super) const fn cell(&self) -> Option<Mm> {
        self.cell
    }

    /// Refuses a title of the order's own that would have to be set in less than half its size.
    pub(super) fn check_title(&self, variant: &Variant) -> Result<(), SheetError> {
        let style = self.style(variant, self.range(variant).least);
        let slot = self.slots(variant.sheets_up())[0];
        match &self.request.title {
            Some(title) if style.width(Type::Title, title) / 2.0 > slot.width => {
                Err(SheetError::TooLong { text: title.clone() })
            }
            _ => Ok(()),
        }
    }

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
    pub(super) fn sheets(&mut self, variant: &Variant) -> Result<(), E> {
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
                (self.done)(page)?;
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
            elements.extend(fill_slot(style, plan, slot, &foot, rows)?);
        }
        if up > 1 {
            elements.push(self.cut_line(style));
        }
        let labels: Vec<String> = group.iter().map(Desk::label).collect();
        Ok(self.page(elements, labels.join(" / ")))
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
        let sought = wanted.map_or(range, |cell| CellRange { least: cell, most: cell });
        let Some(cell) = self.largest(variant, plans, sought, Choice::BestLiked) else {
            let any = CellRange { least: Mm(TOLD_CELL), ..sought };
            let largest = self.largest(variant, plans, any, Choice::Largest);
            return Err(SheetError::DoesNotFit { wanted, least: range.least, largest });
        };
        self.cell = Some(cell);
        Ok(cell)
    }

    /// The largest square, in tenths of a millimetre, with which every page of every player fits.
    fn largest(
        &self,
        variant: &Variant,
        plans: &[&PagePlan],
        range: CellRange,
        choice: Choice,
    ) -> Option<Mm> {
        let style = |cell| self.style(variant, cell);
        let foot = self.foot((0, plans.len()));
        let mut found: Option<Mm> = None;
        for plan in plans {
            let slot = self.slots(plan.up)[0];
            for desk in self.run.desks() {
                let rows = |arrangement: &[Vec<Vec<Part>>]| desk.rows(arrangement);
                // Most sheets of a run are alike: what suits the ones before suits this one.
                let suits = found.filter(|cell| {
                    let style = style(*cell);
                    let area = fit::above(&style, &slot, &foot);
                    fit::first_that_fits(&style, plan, &area, &rows).is_some()
                });
                let most = found.unwrap_or(range.most);
                let range = CellRange { most, ..range };
                found = match suits {
                    Some(cell) => Some(cell),
                    None => {
                        Some(fit::largest_cell(&style, plan, &slot, &foot, &rows, range, choice)?)
                    }
                };
            }
        }
        found
    }

    fn range(&self, variant: &Variant) -> CellRange {
        match self.request.print {
            Print::Normal => variant.cell,
            Print::Large => CellRange {
                least: (variant.cell.least * 2.5).min(LARGE_CELL),
                most: variant.cell.most * 2.5,
            },
        }
    }

    /// The pages for the whole run.
    pub(super) fn run_pages(&mut self, variant: &Variant) -> Result<(), E> {
        let plans: Vec<PagePlan> =
            variant.pages.iter().filter(|plan| plan.each == Each::Run).cloned().collect();
        for plan in &plans {
            if plan.has(&[Part::Keys]) {
                self.key_pages(variant, plan)?;
            } else {
                self.text_pages(variant, plan)?;
            }
        }
        Ok(())
    }

    /// The rules on one page, or, where they are too long for it, on as many as they need.
    fn text_pages(&mut self, variant: &Variant, plan: &PagePlan) -> Result<(), E> {
        let style = self.style(variant, self.range(variant).least);
        let sections = self.request.rules.summary(self.request.lang);
        let pages = match self.text_page(&style, plan, &sections, Setting::OnePage, (0, 1)) {
            Ok(page) => vec![page],
            Err(_) => self.flowing_text(&style, plan, &sections)?,
        };
        pages.into_iter().try_for_each(|page| (self.done)(page))
    }

    /// Sections page after page, each page filled with as many as it holds.
    fn flowing_text(
        &self,
        style: &Style,
        plan: &PagePlan,
        sections: &[Section],
    ) -> Result<Vec<Page>, SheetError> {
        let mut groups: Vec<&[Section]> = Vec::new();
        let mut rest = sections;
        while !rest.is_empty() {
            let fits = |n: &usize| {
                self.text_page(style, plan, &rest[..*n], Setting::Flowing, (0, 9)).is_ok()
            };
            let count = (1..=rest.len()).rev().find(fits).ok_or(SheetError::TextTooLong)?;
            let (group, left) = rest.split_at(count);
            groups.push(group);
            rest = left;
        }
        let total = groups.len();
        let pages = groups.into_iter().enumerate();
        pages
            .map(|(n, group)| self.text_page(style, plan, group, Setting::Flowing, (n, total)))
            .collect()
    }

    fn text_page(
        &self,
        style: &Style,
        plan: &PagePlan,
        sections: &[Section],
        setting: Setting,
        number: (usize, usize),
    ) -> Result<Page, SheetError> {
        let foot = self.foot(number);
        let rows = |arrangement: &[Vec<Vec<Part>>]| self.run.rows(arrangement, sections, setting);
        let elements = fill_slot(style, plan, &self.area(), &foot, rows)?;
        Ok(self.page(elements, self.run.title()))
    }

    /// Pages of small frames, as many as the fleets of the run need.
    fn key_pages(&mut self, variant: &Variant, plan: &PagePlan) -> Result<(), E> {
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
            let elements = fill_slot(&style, plan, &self.area(), &foot, rows)?;
            let page = self.page(elements, parts::key_label(self.request.lang, n + 1, total));
            (self.done)(page)?;
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

/// The marks of one slot, in the arrangement that suits it.
fn fill_slot<'b>(
    style: &Style,
    plan: &PagePlan,
    slot: &Rect,
    foot: &Foot,
    rows: impl Fn(&[Vec<Vec<Part>>]) -> Rows<'b>,
) -> Result<Vec<Element>, SheetError> {
    let area = fit::above(style, slot, foot);
    let rows = fit::first_that_fits(style, plan, &area, &rows).ok_or(SheetError::TextTooLong)?;
    let mut elements = arrange(style, &area, &rows).ok_or(SheetError::TextTooLong)?;
    elements.extend(foot.draw(style, &fit::foot_area(style, slot, foot)));
    Ok(elements)
}
