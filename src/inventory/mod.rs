//! What points buy: the inventory of a player in a game of bought fleets.

mod balanced;
mod berths;
mod bill;
mod shop;
mod stock;

pub use balanced::balanced;
pub use berths::Berths;
pub use bill::{Bill, Part};
pub use shop::{Item, Shop};
pub use stock::Stock;
