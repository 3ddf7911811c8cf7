//! Which meaning has which colour.

use std::fmt::Display;

use anstyle::{AnsiColor, Style};

/// What makes a text unusable.
pub const ERROR: Style = AnsiColor::Red.on_default().bold();
/// What is worth knowing.
pub const WARNING: Style = AnsiColor::Yellow.on_default().bold();
/// The message itself, and the names in a list.
pub const STRONG: Style = Style::new().bold();
/// Line numbers and the frame of an excerpt.
pub const FRAME: Style = AnsiColor::Cyan.on_default();
/// The word before a hint.
pub const HINT: Style = AnsiColor::Green.on_default().bold();

/// The text in that style.
pub fn paint(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}
