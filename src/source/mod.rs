//! Where a text came from, and what is wrong with it: places, faults, and the reading of TOML with all
//! its faults at once.

mod fault;
mod text;

pub use fault::{Fault, Faults, Severity};
pub use text::{Place, Source};
