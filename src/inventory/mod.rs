//! What points buy: the inventory of a player in a game of bought fleets.

mod balanced;
mod stock;

pub use balanced::balanced;
pub use stock::Stock;
