use thiserror::Error;

use crate::source::TableFault;

/// What can be wrong with a template.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum TemplateFault {
    /// The text is not the TOML that it should be.
    #[error(transparent)]
    Table(#[from] TableFault),
    /// The least square is larger than the largest.
    #[error("the least square, {least} mm, is larger than the largest, {most} mm")]
    CellRange {
        /// The least side in mm.
        least: f64,
        /// The largest side in mm.
        most: f64,
    },
    /// A page that is printed for the whole run holds a part of one player's sheet, or the other way round.
    #[error("a page printed for each {each} cannot hold this part")]
    PartOutOfPlace {
        /// What the page is printed for.
        each: &'static str,
    },
    /// A list that must not be empty is.
    #[error("`{key}` is empty")]
    Empty {
        /// The list.
        key: &'static str,
    },
    /// A variant can never be chosen, because an earlier one takes its games.
    #[error("this variant is never used: an earlier one is for the same games")]
    Unreachable,
}
