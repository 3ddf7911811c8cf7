//! Where a text came from, and what is wrong with it: places, faults, the reading of TOML with all its faults at once,
//! and the letters of codes that are copied by hand.

mod at;
mod document;
mod entry;
mod fault;
mod legible;
mod letters;
mod library;
mod read;
mod syntax;
mod syntax_text;
mod table_fault;
mod text;
mod word;

pub use at::At;
pub use document::{Document, Table};
pub use entry::Entry;
pub use fault::{Fault, Faults, Severity};
pub use letters::{CodeForm, CodeLength, LettersFault, fives};
pub use library::{Library, LibraryError, Origin};
pub use read::{ReadError, TextFault};
pub use table_fault::{TableFault, Type};
pub use text::{Place, Source};
pub use word::Word;
pub(crate) use word::words;
