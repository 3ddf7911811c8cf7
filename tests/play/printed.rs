//! What stands on the sheets of a game.

use fleetsheet::lang::Lang;
use fleetsheet::rules::Ruleset;
use fleetsheet::sheet::compose;
use fleetsheet::sheet::mark::Mark;
use fleetsheet::sheet::mm::Mm;
use fleetsheet::sheet::paper::Paper;
use fleetsheet::sheet::request::{CellSize, Game, Ink, KeyPages, Print, Request, Seat};
use fleetsheet::sheet::templates::Templates;

/// Every line of text on the blank standard sheet of one of two players, in reading order.
pub(crate) fn lines(rules: &Ruleset, lang: Lang) -> Vec<String> {
    let template = Templates::builtin().load("standard").unwrap();
    let order = Request {
        rules,
        template: &template,
        lang,
        paper: Paper::A4,
        margin: Mm(10.0),
        cell: CellSize::AsLargeAsFits,
        ink: Ink::Full,
        print: Print::Normal,
        key: KeyPages::None,
        title: None,
        seed: None,
        changes: Vec::new(),
        games: vec![Game { number: None, seats: vec![Seat::default(), Seat::default()] }],
    };
    let booklet = compose(&order).unwrap().booklet;
    let pages = booklet.pages.len() / 2;
    let elements = booklet.pages.into_iter().take(pages).flat_map(|page| page.elements);
    let text = |mark| match mark {
        Mark::Text { text, .. } => Some(text.trim().to_owned()),
        _ => None,
    };
    elements.flat_map(|element| element.marks).filter_map(text).collect()
}
