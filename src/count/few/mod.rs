//! Counting case by case, for few ships.

mod case;
mod cases;
mod lattice;
mod ships;
mod split;
mod sums;
mod tally;

pub(super) use cases::Cases;
