//! Layouts: ships, land and units in their squares; whether they are legal; drawing one at random; how files, text
//! grids and codes write them.

pub mod code;
mod edit;
mod fault;
mod fault_text;
mod legality;
mod placed;
mod placements;
pub mod random;
#[cfg(test)]
mod testing;

pub use edit::{EditError, move_ship, turn_ship};
pub use fault::{Contact, Item, LayoutFault};
pub use fault_text::describe;
pub use legality::check;
pub use placed::{Layout, Ship, Stationed};
