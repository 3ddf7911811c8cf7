//! What points buy: the inventory of a player in a game of bought fleets.

mod stock;

pub use stock::Stock;
