//! The water round a sunk ship (`S3-29`, `S4-11`, `G10`): a drawing aid where hits have their squares and no ships touch.

use crate::board::{Grid, Region, Square};
use crate::report::{Subject, Tally};
use crate::rules::Ruleset;

/// The squares of the ships that a salvo sank, as far as the hits so far show which they are.
///
/// Where no ships touch, hits that lie side by side are of one ship. A shot that is told to sink shows its own ship; a
/// salvo that is told to sink ships of a class shows them where as many hit ships have that size.
pub(super) fn wrecks(
    squares: &[Square],
    shots: &[Tally],
    salvo: &Tally,
    hits: &Region,
    rules: &Ruleset,
) -> Vec<Region> {
    let sinks = |tally: &Tally| tally.sunk() > 0;
    let shown = squares.iter().zip(shots).filter(|(_, tally)| sinks(tally));
    let mut wrecks: Vec<Region> = shown.map(|(square, _)| joined(*square, hits)).collect();
    let mut struck: Vec<Region> = Vec::new();
    for square in squares.iter().filter(|square| hits.contains(**square)) {
        let ship = joined(*square, hits);
        if !struck.contains(&ship) {
            struck.push(ship);
        }
    }
    for (subject, n) in salvo.iter() {
        let Subject::SunkClass(class) = subject else { continue };
        let area = usize::from(rules.class(class).shape.area());
        let alike: Vec<&Region> = struck.iter().filter(|ship| ship.len() == area).collect();
        if alike.len() == n as usize {
            wrecks.extend(alike);
        }
    }
    wrecks
}

/// The squares around a ship that lie on the grid.
pub(super) fn around(wreck: &Region, grid: Grid) -> Region {
    let near = wreck.squares().flat_map(|square| grid.around(square, 1).squares());
    near.filter(|square| !wreck.contains(*square)).collect()
}

/// The hits that lie side by side with one, itself included.
fn joined(square: Square, hits: &Region) -> Region {
    let mut found: Region = [square].into_iter().collect();
    let mut open = vec![square];
    while let Some(square) = open.pop() {
        for next in beside(square).filter(|next| hits.contains(*next)) {
            if found.insert(next) {
                open.push(next);
            }
        }
    }
    found
}

/// The squares that share a side with one; those beyond the edge of any grid are left out.
fn beside(square: Square) -> impl Iterator<Item = Square> {
    let Square { row, column } = square;
    let shifted = |at: u8, by: i8| at.checked_add_signed(by).filter(|at| *at < Grid::MAX_SIDE);
    [(0, -1), (0, 1), (-1, 0), (1, 0)].into_iter().filter_map(move |(down, across)| {
        Some(Square::new(shifted(column, across)?, shifted(row, down)?))
    })
}
