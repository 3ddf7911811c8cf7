use thiserror::Error;

use super::mm::Mm;

/// Why a sheet cannot be made as it was ordered.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum SheetError {
    /// The template has no pages for this kind of game.
    #[error("template `{template}` has no page for `{preset}`: {reason}")]
    NotForThisGame {
        /// The template.
        template: String,
        /// The preset.
        preset: String,
        /// What the template lacks.
        reason: &'static str,
    },
    /// The squares would be too large, or too small to write in.
    #[error("{}", does_not_fit(*wanted, *least, *largest))]
    DoesNotFit {
        /// The size that was asked for, if one was.
        wanted: Option<Mm>,
        /// The least size that is still fit to write in.
        least: Mm,
        /// The largest that fits on the paper, if any does.
        largest: Option<Mm>,
    },
    /// The text of a page is too long for the paper.
    #[error("the page has no room for its text at a readable size")]
    TextTooLong,
    /// The size that was asked for is not one that anybody can write in or print.
    #[error("squares of {} mm are out of range: ask for {least} to {most} mm", wanted.0)]
    CellOutOfRange {
        /// The size that was asked for.
        wanted: Mm,
        /// The least allowed, in mm.
        least: f64,
        /// The largest allowed, in mm.
        most: f64,
    },
    /// The margins leave no paper.
    #[error("margins of {} mm are out of range: ask for {least} to {most} mm", wanted.0)]
    MarginOutOfRange {
        /// The margin that was asked for.
        wanted: Mm,
        /// The least allowed, in mm.
        least: f64,
        /// The largest allowed, in mm.
        most: f64,
    },
    /// A key was asked for where no fleet is drawn.
    #[error("a key shows the fleets of a run, and these sheets are blank")]
    NothingForTheKey,
    /// A text cannot be printed with the fonts of the program.
    #[error("the character `{character}` (U+{:04X}) of `{text}` cannot be printed", *character as u32)]
    Unprintable {
        /// The character.
        character: char,
        /// The text it stands in.
        text: String,
    },
    /// A text has no room on its line.
    #[error("`{text}` is too long for its line on this paper")]
    TooLong {
        /// The text.
        text: String,
    },
}

fn does_not_fit(wanted: Option<Mm>, least: Mm, largest: Option<Mm>) -> String {
    let what = wanted.map_or_else(
        || {
            format!(
                "squares of at least {:.1} mm, fit to write in, do not fit on this paper",
                least.0
            )
        },
        |wanted| format!("squares of {} mm do not fit on this paper", wanted.0),
    );
    match largest {
        Some(largest) => format!("{what}: the largest that fit are {:.1} mm", largest.0),
        None => format!("{what}: there is no room for the frames"),
    }
}
