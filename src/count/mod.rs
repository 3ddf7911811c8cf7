//! Exact counting: how many ways there are to lay some ships so that certain sums come out.
//!
//! Knows nothing of journals: what a report says has become a sum over placements before it comes here.

mod question;

pub use question::{Body, Kind, Placement, PlacementId, Question, Spacing, Sum};
