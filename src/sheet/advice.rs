//! What to ask for instead of a sheet that cannot be made.

use super::compose::compose_each;
use super::error::SheetError;
use super::paper::Paper;
use super::request::{CellSize, Print, Request};
use super::template::{Kind, Template};
use crate::lang::{Describe, Lang};

/// One change that makes an order possible.
#[derive(Clone, Debug, PartialEq)]
pub enum Advice {
    /// Another template.
    Template(String),
    /// The same paper on its long side.
    Landscape,
    /// The same paper on its short side.
    Portrait,
    /// Another paper.
    Paper(&'static str),
    /// Print of normal size.
    NormalPrint,
    /// Squares as large as fit.
    AnyCell,
    /// Squares as large as fit, and another change.
    AnyCellAnd(Box<Self>),
}

impl Describe for Advice {
    /// As an option of the command line, or as what to leave out.
    fn describe(&self, lang: Lang) -> String {
        let no = lang.pick("no", "sans");
        match self {
            Self::Template(name) => format!("`--template {name}`"),
            Self::Landscape => "`--landscape`".to_owned(),
            Self::Portrait => format!("{no} `--landscape`"),
            Self::Paper(name) => format!("`--paper {name}`"),
            Self::NormalPrint => format!("{no} `--large-print`"),
            Self::AnyCell => format!("{no} `--cell`"),
            Self::AnyCellAnd(other) => {
                format!("{no} `--cell` {} {}", lang.pick("and", "et"), other.describe(lang))
            }
        }
    }
}

/// Changes with which the order can be made, each of them tried; the nearest to what was asked for first.
///
/// Cost: composes the first game of the order once for each change.
pub fn advise(request: &Request<'_>, templates: &[Template]) -> Vec<Advice> {
    let first = request.games.iter().take(1).cloned().collect();
    let order = Request { games: first, ..request.clone() };
    let mut advice = Vec::new();
    let any_cell = Request { cell: CellSize::AsLargeAsFits, ..order.clone() };
    if order.cell != CellSize::AsLargeAsFits && works(&any_cell) {
        advice.push(Advice::AnyCell);
    }
    advice.extend(changes(&order, templates));
    if advice.is_empty() && order.cell != CellSize::AsLargeAsFits {
        let both = changes(&any_cell, templates).into_iter().map(Box::new);
        advice.extend(both.map(Advice::AnyCellAnd));
    }
    advice
}

fn works(order: &Request<'_>) -> bool {
    compose_each::<SheetError>(order, &mut |_| Ok(())).is_ok()
}

/// Single changes other than of the squares that make an order possible.
fn changes(order: &Request<'_>, templates: &[Template]) -> Vec<Advice> {
    let mut advice = Vec::new();
    if order.print == Print::Large && works(&Request { print: Print::Normal, ..order.clone() }) {
        advice.push(Advice::NormalPrint);
    }
    if order.template.kind() == Kind::Frames {
        let frames = templates.iter().filter(|template| template.kind() == Kind::Frames);
        for template in frames.filter(|template| template.name() != order.template.name()) {
            if works(&Request { template, ..order.clone() }) {
                advice.push(Advice::Template(template.name().to_owned()));
            }
        }
    }
    let turned = order.paper.turned();
    if turned != order.paper && works(&Request { paper: turned, ..order.clone() }) {
        let is_landscape = turned.width > turned.height;
        advice.push(if is_landscape { Advice::Landscape } else { Advice::Portrait });
    }
    for (name, paper) in Paper::NAMED {
        let is_landscape = order.paper.width > order.paper.height;
        let paper = if is_landscape { paper.landscape() } else { paper };
        let larger = paper.width > order.paper.width && paper.height > order.paper.height;
        if larger && works(&Request { paper, ..order.clone() }) {
            advice.push(Advice::Paper(name));
        }
    }
    advice
}
