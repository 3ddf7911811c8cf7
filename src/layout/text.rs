//! Text grids: a layout drawn in letters, to look at, to type or to paste.
//!
//! ```text
//!     A B C D
//!  1  B B B B
//!  2  . . . .
//!  3  D D . S
//! ```
//! The letters along the top and the numbers at the side may be left out, and so may the spaces. Sea is `.`, `·`, `~`
//! or `-`. Each class has a sign of its own ([`signs`]):
//! * In games without aircraft it is the first letter of its English name that no class before it has. Small letters
//!   mean the same as capitals; but where capitals and small letters of one class lie side by side, they are two ships.
//! * In games with aircraft R, B, X and A are units, as on the sheet, so lines of squares are called by their length,
//!   `1` to `9`, and a carrier is `C` (further classes take the letters that are left). Land is `#` or `▒`. Units stand
//!   in capitals on land, and planes in small letters, `r`, `b`, `x`, on the carrier whose square they cover.
//!
//! Equal signs that lie side by side are joined to ships. Where ships may touch, that can be done in several ways: then
//! it is a fault.

mod parse;
mod pieces;
mod show;
mod signs;

pub use parse::parse;
pub use show::{Style, show};
pub use signs::signs;

#[cfg(test)]
mod tests;
