//! What a journal says about where ships lie, and what to shoot at.
//!
//! [`Evidence`] turns reports into sums over the places where ships can lie; what fits them all is counted exactly.

mod evidence;

pub use evidence::{Evidence, Fact, Occupant, Says, Uncountable, Watch};
