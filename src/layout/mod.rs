//! Layouts: ships, land and units in their squares; whether they are legal; drawing one at random; how files, text
//! grids and codes write them.

pub mod code;
mod edit;
mod fault;
mod fault_text;
pub mod file;
mod legality;
mod placed;
mod placements;
pub mod random;
pub mod room;
#[cfg(test)]
mod testing;
pub mod text;
mod written;

pub use edit::{EditError, move_ship, turn_ship};
pub use fault::{Contact, Item, LayoutFault};
pub use fault_text::describe;
pub use legality::check;
pub use placed::{Layout, Ship, Stationed};
pub use written::{Reading, WrittenFault};
