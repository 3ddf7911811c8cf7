//! Pencil-and-paper Battleships: sheets to print, layouts to check, in English and French.

pub mod board;
pub mod lang;
pub mod sheet;
