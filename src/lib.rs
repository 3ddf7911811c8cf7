//! Pencil-and-paper Battleships: sheets to print, layouts to check, in English and French.

pub mod board;
pub mod chance;
pub mod inventory;
pub mod lang;
pub mod layout;
pub mod rules;
pub mod sheet;
pub mod source;
pub mod ui;
