//! A frame drawn as text: squares in columns, with the names of columns and rows.

use anstyle::Style;

use super::style::paint;
use crate::board::{Grid, Square};

/// Characters of a line of the narrowest terminal that is reckoned with.
pub(super) const LINE: usize = 80;

/// What stands in a square.
pub(super) struct Cell {
    pub(super) text: String,
    pub(super) style: Style,
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self { text, style: Style::new() }
    }
}

/// How the cells of a line stand beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spacing {
    /// From the left of their columns, with a blank between; columns are as wide as their widest cell.
    Apart,
    /// To the right of columns of that many characters, with nothing between, so that colours join.
    Joined(usize),
}

/// A frame with the names of columns and rows.
///
/// Two blanks part the names of rows from the squares, fewer where a line would be longer than [`LINE`].
pub(super) fn frame(grid: Grid, spacing: Spacing, cell: impl Fn(Square) -> Cell) -> String {
    let columns: Vec<Cell> =
        (0..grid.width()).map(|column| grid.column_label(column).into()).collect();
    let rows: Vec<Vec<Cell>> = (0..grid.height())
        .map(|row| (0..grid.width()).map(|column| cell(Square::new(column, row))).collect())
        .collect();
    let labels: Vec<String> = (0..grid.height()).map(|row| grid.row_label(row)).collect();
    let between = match spacing {
        Spacing::Apart => " ",
        Spacing::Joined(_) => "",
    };
    let wide = match spacing {
        Spacing::Apart => {
            widest(columns.iter().chain(rows.iter().flatten()).map(|cell| &cell.text))
        }
        Spacing::Joined(wide) => wide,
    };
    let margin = widest(labels.iter());
    let squares = columns.len() * (wide + between.len()) - between.len();
    let gap = LINE.saturating_sub(margin + squares).min(2);
    let line = |label: &str, cells: &[Cell]| {
        let cells: Vec<String> = cells.iter().map(|cell| spacing.set(cell, wide)).collect();
        let (gap, cells) = (" ".repeat(gap), cells.join(between));
        format!("{label:>margin$}{gap}{cells}").trim_end().to_owned() + "\n"
    };
    let mut text = line("", &columns);
    for (label, cells) in labels.iter().zip(&rows) {
        text += &line(label, cells);
    }
    text
}

impl Spacing {
    fn set(self, cell: &Cell, wide: usize) -> String {
        let Cell { text, style } = cell;
        let text = match self {
            Self::Apart => format!("{text:<wide$}"),
            Self::Joined(_) => format!("{text:>wide$}"),
        };
        if style.is_plain() { text } else { paint(*style, text) }
    }
}

fn widest<'a>(texts: impl Iterator<Item = &'a String>) -> usize {
    texts.map(|text| text.chars().count()).max().unwrap_or(1)
}
