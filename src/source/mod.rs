//! Where a text came from, and what is wrong with it: places, faults, and the reading of TOML with all
//! its faults at once.

mod at;
mod document;
mod entry;
mod fault;
mod read;
mod suggest;
mod syntax;
mod table_fault;
mod text;
mod word;

pub use at::At;
pub use document::{Document, Table};
pub use entry::Entry;
pub use fault::{Fault, Faults, Severity};
pub use read::{ReadError, TextFault};
pub use suggest::nearest;
pub use table_fault::{TableFault, Type, did_you_mean};
pub use text::{Place, Source};
pub use word::Word;
