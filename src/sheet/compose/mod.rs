//! From an order to finished pages: template, rules and fleets become marks.

mod arrange;
mod composer;
mod fit;
mod parts;

use super::error::SheetError;
use super::font;
use super::mark::{Booklet, Mark, Page};
use super::mm::Mm;
use super::request::{CellSize, KeyPages, Print, Request};
use super::template::{Kind, Template, Variant};
use crate::lang::PerLang;
use composer::Composer;
use parts::Run;

/// What was decided while pages were composed.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Title of the document.
    pub title: String,
    /// Side of a square of the frames; `None` where there are none.
    pub cell: Option<Mm>,
    /// Sheets, that is, players who get one.
    pub sheets: usize,
}

/// Finished pages, and what was decided on the way.
#[derive(Clone, Debug, PartialEq)]
pub struct Composed {
    /// The pages.
    pub booklet: Booklet,
    /// What was decided.
    pub summary: Summary,
}

/// Margins that can be asked for, in mm.
const MARGINS: (f64, f64) = (5.0, 50.0);
/// Squares that can be asked for, in mm: letters and numbers of that print still stand apart along them.
const fn cells(print: Print) -> (f64, f64) {
    match print {
        Print::Normal => (3.0, 50.0),
        Print::Large => (8.0, 50.0),
    }
}

/// Composes the pages of an order, and hands each to `page` as soon as it is done, so that a long run needs little
/// memory.
///
/// # Errors
/// [`SheetError`] when the template has no pages for the game, something does not fit, or cannot be printed; what
/// `page` returns.
pub fn compose_each<E: From<SheetError>>(
    request: &Request<'_>,
    page: &mut dyn FnMut(Page) -> Result<(), E>,
) -> Result<Summary, E> {
    check_order(request)?;
    let variant = variant_of(request.template, request)?;
    let run = Run::new(request);
    let mut checked = |finished: Page| {
        check_text(&finished)?;
        page(finished)
    };
    let mut composer = Composer::new(request, &run, &mut checked);
    composer.check_title(variant)?;
    composer.sheets(variant)?;
    composer.run_pages(variant)?;
    if request.key == KeyPages::AtEnd && request.template.kind() != Kind::Key {
        let key = super::templates::key();
        composer.run_pages(variant_of(&key, request)?)?;
    }
    Ok(Summary { title: run.title(), cell: composer.cell(), sheets: run.desks().len() })
}

/// Composes the pages of an order.
///
/// # Errors
/// As [`compose_each`].
pub fn compose(request: &Request<'_>) -> Result<Composed, SheetError> {
    let mut pages = Vec::new();
    let mut keep = |page| {
        pages.push(page);
        Ok(())
    };
    let summary = compose_each::<SheetError>(request, &mut keep)?;
    let booklet = Booklet { title: summary.title.clone(), lang: request.lang, pages };
    Ok(Composed { booklet, summary })
}

fn check_order(request: &Request<'_>) -> Result<(), SheetError> {
    let (least, most) = MARGINS;
    if !(least..=most).contains(&request.margin.0) {
        return Err(SheetError::MarginOutOfRange { wanted: request.margin, least, most });
    }
    if let CellSize::Exactly(wanted) = request.cell {
        let (least, most) = cells(request.print);
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
            Some(_) => PerLang {
                en: "it has no room for an inventory and a board of its size",
                fr: "il n'a pas la place pour un inventaire et une grille de cette taille",
            },
            None => PerLang {
                en: "it is for games in which fleets are bought",
                fr: "il est pour les jeux où la flotte s'achète",
            },
        },
    })
}

/// Every character that stands on the page can be printed.
pub(super) fn check_text(page: &Page) -> Result<(), SheetError> {
    for mark in page.elements.iter().flat_map(|element| &element.marks) {
        if let Mark::Text { text, .. } = mark
            && let Some(character) = font::missing_glyph(text)
        {
            return Err(SheetError::Unprintable { character, text: text.clone() });
        }
    }
    Ok(())
}
