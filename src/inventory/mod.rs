//! What points buy: the inventory of a player in a game of bought fleets.

mod berths;
mod bill;
mod fault;
mod fault_text;
pub mod file;
mod legality;
mod mend;
mod purchase;
mod shop;
mod stock;
mod style;
#[cfg(test)]
mod testing;
mod written;

pub use berths::Berths;
pub use bill::{Bill, Part};
pub use fault::InventoryFault;
pub use fault_text::describe;
pub use legality::{check, spending};
pub use mend::{Way, ways};
pub use purchase::purchase;
pub use shop::{Item, Shop};
pub use stock::Stock;
pub use style::Style;
pub use written::{Extent, Reading, WrittenFault};
