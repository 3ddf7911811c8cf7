//! What a journal says about where ships lie, and what to shoot at.
//!
//! [`Evidence`] turns reports into sums over the places where ships can lie. A [`Verdict`] says what follows: every legal
//! layout that fits is counted, and from that count come [`Odds`] for each square, what is certain, and advice.

pub mod advice;
mod evidence;
mod odds;
mod verdict;

pub use evidence::{Evidence, Fact, Occupant, Says, Uncountable};
pub use odds::{Is, Odds};
pub use verdict::{Exact, Verdict};
