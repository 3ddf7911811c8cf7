//! From an order to finished pages: template, rules and fleets become marks.

mod arrange;
mod composer;
mod fit;
mod parts;

use super::error::SheetError;
use super::font;
use super::mark::{Booklet, Mark};
use super::mm::Mm;
use super::request::{CellSize, KeyPages, Request};
use super::template::{Kind, Template, Variant};
use composer::Composer;
use parts::Run;

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

/// Margins that can be asked for, in mm.
const MARGINS: (f64, f64) = (5.0, 50.0);
/// Squares that can be asked for, in mm.
const CELLS: (f64, f64) = (3.0, 50.0);

/// Composes the pages of an order.
///
/// # Errors
/// [`SheetError`] when the template has no pages for the game, something does not fit, or cannot be printed.
pub fn compose(request: &Request<'_>) -> Result<Composed, SheetError> {
    check_order(request)?;
    let variant = variant_of(request.template, request)?;
    let run = Run::new(request);
    let mut composer = Composer::new(request, &run);
    composer.sheets(variant)?;
    composer.run_pages(variant)?;
    if request.key == KeyPages::AtEnd && request.template.kind() != Kind::Key {
        let key = super::templates::key();
        composer.run_pages(variant_of(&key, request)?)?;
    }
    let (pages, cell) = composer.finish();
    let booklet = Booklet { title: run.title(), lang: request.lang, pages };
    check_text(&booklet)?;
    Ok(Composed { booklet, cell, sheets: run.desks().len() })
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
        if let Mark::Text { text, .. } = mark
            && let Some(character) = font::missing_glyph(text)
        {
            return Err(SheetError::Unprintable { character, text: text.clone() });
        }
    }
    Ok(())
}
