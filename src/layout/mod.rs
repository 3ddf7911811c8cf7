//! Layouts: ships, land and units in their squares; whether they are legal; drawing one at random.

mod placed;

pub use placed::{Layout, Ship, Stationed};
