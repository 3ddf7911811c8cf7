//! Exact counting: how many ways there are to lay some ships so that certain sums come out, how many of them go
//! through each placement, and draws among them.
//!
//! Knows nothing of journals: what a report says has become a sum over placements before it comes here.
//!
//! # Method
//! A question is first narrowed (`narrow`): placements that are in no way are barred one at a time. Then one of two
//! engines counts it (`engine`). The question alone decides which: few ships are counted case by case (`few`), where
//! their cases are not too many; all others by a scan of the board (`frontier`).
//!
//! # The scan
//! Kinds that nothing tells apart are merged (`merge`). Then the squares are scanned along the short side of the
//! board (`plan`). What must be remembered between two squares is one number, the key (`state`); how many ships of
//! each kind have been used is kept beside it, as a vector of weights for each key (`fleet`), so that beginning a
//! ship is a vector addition (`weight`). The steps (`step`) from every key that can be reached make a graph
//! (`graph`), which early rules (`prune`) and a look back from the end keep small. Weights run over it both ways
//! (`tables`): the ways to reach each node and the ways from it to the end. Their products over the steps that begin
//! a ship are the ways through each placement, and the latter alone turn a rank into a way, which makes draws exact.

mod answer;
#[cfg(test)]
pub(crate) mod brute;
mod clash;
mod engine;
mod few;
mod fleet;
mod frontier;
mod graph;
mod limit;
mod merge;
mod narrow;
mod places;
mod plan;
mod prune;
mod question;
mod state;
mod step;
mod tables;
#[cfg(test)]
mod tests;
mod weight;

pub use answer::{Count, Effort, Outcome};
pub use limit::{Excess, Limit};
pub use question::{Body, Kind, Placement, PlacementId, Question, Spacing, Sum};
