//! Chance that repeats: a seed, and the streams of numbers that come from it.
//!
//! The same seed gives the same numbers for ever, on every machine: the generator is `ChaCha8`, keyed
//! by SHA-256, and numbers below a bound are drawn here, not by a library whose way of drawing may change.

mod seed;
mod stream;

pub use seed::{Seed, SeedError};
pub use stream::Stream;
