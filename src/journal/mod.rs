//! The record of a game: so far the seal, by which a player promises not to move ships.

pub mod seal;
mod seal_file;

pub use seal::{Salt, Seal};
pub use seal_file::{SealFile, SealFileFault};
