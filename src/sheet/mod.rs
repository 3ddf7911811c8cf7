//! Sheets on paper: from a template and a ruleset to marks, and from marks to a PDF.

pub mod bounds;
pub mod font;
pub mod mark;
pub mod mm;
pub mod pdf;
pub mod text;
