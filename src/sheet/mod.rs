//! Sheets on paper: from a template and a ruleset to marks, and from marks to a PDF or a picture.

pub mod advice;
mod block;
pub mod bounds;
mod compose;
mod error;
pub mod font;
pub mod heat;
pub mod mark;
pub mod mm;
pub mod paper;
pub mod pdf;
mod pen;
pub mod picture;
pub mod request;
mod style;
mod tags;
pub mod template;
pub mod templates;
pub mod text;
mod words;
mod xml;

pub use compose::{Composed, Summary, compose, compose_each};
pub use error::SheetError;
