//! Finished sheets, taken apart and measured.
#![allow(clippy::unwrap_used, reason = "a test says by failing what does not hold")]

mod anything;
mod checks;
mod combinations;
mod content;
mod damaged;
mod figures;
mod fleets;
mod forms;
mod heat;
mod inspect;
mod synthetic;
mod written;
