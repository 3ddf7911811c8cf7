use super::{Choice, RandomError};
use crate::board::{Grid, Region, Span};
use crate::chance::Stream;
use crate::layout::placements::halo;
use crate::layout::{Layout, Ship};
use crate::rules::{ClassId, Fleet, Ruleset, Touch};

/// Placements of single ships that are drawn before giving up: about a second's work.
pub(super) const MOST_DRAWS: u64 = 20_000_000;

/// A layout of a fixed fleet without land, every legal one equally likely.
///
/// Rejection: each ship's placement is drawn from all its placements, independently of the others. Throwing the whole
/// away at the first conflict changes nothing in the chances, since the rest would be thrown away with it.
pub(super) fn layout(
    rules: &Ruleset,
    fleet: &Fleet,
    stream: &mut Stream,
) -> Result<Layout, RandomError> {
    layout_within(rules, fleet, MOST_DRAWS, stream)
}

/// As [`layout`], giving up after that many placements.
pub(super) fn layout_within(
    rules: &Ruleset,
    fleet: &Fleet,
    most: u64,
    stream: &mut Stream,
) -> Result<Layout, RandomError> {
    let classes: Vec<Vec<Choice>> = rules
        .classes()
        .iter()
        .map(|class| {
            choices(rules.grid(), &rules.grid().placements(class.shape), rules.switches().touch)
        })
        .collect();
    let order = largest_first(rules, fleet);
    let mut draws = 0;
    while draws < most {
        if let Some(ships) = one_try(&classes, &order, stream, &mut draws) {
            return Ok(Layout::new(ships, Vec::new(), Vec::new()));
        }
    }
    Err(RandomError::TooCrowded { tries: draws })
}

pub(super) fn choices(grid: Grid, spans: &[Span], touch: Touch) -> Vec<Choice> {
    spans
        .iter()
        .map(|span| Choice {
            span: *span,
            squares: Region::from(*span),
            halo: halo(grid, *span, touch),
        })
        .collect()
}

/// The ships of the fleet, those first that conflict most, so that a hopeless try ends early.
pub(super) fn largest_first(rules: &Ruleset, fleet: &Fleet) -> Vec<ClassId> {
    let mut order: Vec<ClassId> = fleet.each_ship().collect();
    order.sort_by_key(|class| std::cmp::Reverse(rules.class(*class).shape.area()));
    order
}

fn one_try(
    classes: &[Vec<Choice>],
    order: &[ClassId],
    stream: &mut Stream,
    draws: &mut u64,
) -> Option<Vec<Ship>> {
    let mut taken = Region::EMPTY;
    let mut ships = Vec::with_capacity(order.len());
    for class in order {
        *draws += 1;
        let choice = stream.choose(&classes[class.0])?;
        if taken.meets(&choice.squares) {
            return None;
        }
        taken.extend(&choice.halo);
        ships.push(Ship { class: *class, span: choice.span });
    }
    Some(ships)
}
