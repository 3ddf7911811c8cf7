//! What the program says to people: diagnostics with the line they are about, styles decided once.
//!
//! Nothing here writes anywhere. Texts carry ANSI styles; the writer at the edge strips them where they are not
//! wanted.

mod bill;
mod diagnostic;
mod excerpt;
mod frame;
mod frames;
mod heat;
pub mod style;

pub use bill::bill;
pub use diagnostic::{Diagnostic, MOST_SHOWN, closing_count, render};
pub use excerpt::Excerpt;
pub use frames::{enemy_frame, home_frame, in_lines, legend};
pub use heat::heat;
