//! The words of reports in both languages, and a text as a row of such words.

mod lex;
mod lexicon;
mod table;

pub(super) use lex::{Kind, Scan, Token};
pub(super) use lexicon::{Lexicon, Thing, things};
pub(super) use table::{Word, is_taken};
