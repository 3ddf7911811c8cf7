//! Sheets on paper: from a template and a ruleset to marks, and from marks to a PDF.

pub mod mark;
pub mod mm;
