//! What points buy: the inventory of a player in a game of bought fleets.

mod balanced;
mod bill;
mod fault;
mod fault_text;
pub mod file;
mod legality;
mod mend;
mod shop;
mod stock;
#[cfg(test)]
mod testing;
mod written;

pub use balanced::balanced;
pub use bill::{Bill, Part};
pub use fault::InventoryFault;
pub use fault_text::describe;
pub use legality::check;
pub use mend::{Way, ways};
pub use shop::{Item, Shop};
pub use stock::Stock;
pub use written::{Extent, Reading, WrittenFault};
