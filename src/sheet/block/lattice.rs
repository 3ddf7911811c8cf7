use super::super::font;
use super::super::mark::{Mark, Point, Rect};
use super::super::mm::Mm;
use super::super::style::{Line, Style, Type};
use super::super::template::Labels;
use super::super::words::Word;
use crate::board::{Grid, Span};
use crate::lang::Lang;

/// The squares of a frame with their letters and numbers.
#[derive(Clone, Copy)]
pub(in super::super) struct Lattice {
    pub(in super::super) grid: Grid,
    pub(in super::super) labels: Labels,
}

/// Ink of the heavy border outside the outermost squares.
const OVERHANG: Mm = Mm(0.4);

impl Lattice {
    /// Width with all that stands at its sides.
    pub(in super::super) fn width(&self, style: &Style) -> Mm {
        let gutter = self.gutter(style);
        gutter + style.cell * f64::from(self.grid.width()) + self.far_side(gutter)
    }

    /// Height with all that stands above and below.
    pub(in super::super) fn height(&self, style: &Style) -> Mm {
        let labels = Self::label_height(style);
        labels + style.cell * f64::from(self.grid.height()) + self.far_side(labels)
    }

    /// Room for the row numbers on one side.
    fn gutter(&self, style: &Style) -> Mm {
        let widest = (0..self.grid.height())
            .map(|row| style.width(Type::Label, &self.grid.row_label(row)))
            .fold(Mm::ZERO, Mm::max);
        widest + Mm(1.8)
    }

    /// Room for the column letters on one side.
    fn label_height(style: &Style) -> Mm {
        let (size, weight) = style.font(Type::Label);
        // J hangs a fifth of its size below the line.
        font::cap_height(weight, size) + Mm(2.2).max(size.mm() * 0.44 + Mm(0.8))
    }

    fn far_side(&self, near: Mm) -> Mm {
        match self.labels {
            Labels::TwoSides => OVERHANG,
            Labels::FourSides => near,
        }
    }

    /// Where the squares are when the whole has its top left corner there.
    pub(in super::super) fn squares(&self, style: &Style, corner: Point) -> Rect {
        Rect::new(
            corner.x + self.gutter(style),
            corner.y + Self::label_height(style),
            style.cell * f64::from(self.grid.width()),
            style.cell * f64::from(self.grid.height()),
        )
    }

    /// The letters and numbers round the squares.
    pub(in super::super) fn names(&self, style: &Style, squares: &Rect) -> Vec<Mark> {
        let grid = self.grid;
        let (height, gutter) = (Self::label_height(style), self.gutter(style));
        let mut marks = Vec::new();
        let tops = match self.labels {
            Labels::TwoSides => vec![squares.y - height],
            Labels::FourSides => vec![squares.y - height, squares.bottom()],
        };
        let lefts = match self.labels {
            Labels::TwoSides => vec![squares.x - gutter],
            Labels::FourSides => vec![squares.x - gutter, squares.right()],
        };
        for top in tops {
            for column in 0..grid.width() {
                let x = squares.x + style.cell * f64::from(column);
                let rect = Rect::new(x, top, style.cell, height);
                marks.push(style.centred(Type::Label, &rect, grid.column_label(column)));
            }
        }
        for left in lefts {
            for row in 0..grid.height() {
                let y = squares.y + style.cell * f64::from(row);
                let rect = Rect::new(left, y, gutter, style.cell);
                marks.push(style.centred(Type::Label, &rect, grid.row_label(row)));
            }
        }
        marks
    }

    /// The lines between the squares, and the border round them.
    pub(in super::super) fn lines(&self, style: &Style, squares: &Rect) -> Vec<Mark> {
        let upright = (1..self.grid.width()).map(|column| {
            let x = squares.x + style.cell * f64::from(column);
            style.line(Line::Grid, Point::new(x, squares.y), Point::new(x, squares.bottom()))
        });
        let level = (1..self.grid.height()).map(|row| {
            let y = squares.y + style.cell * f64::from(row);
            style.level(Line::Grid, squares.x, squares.right(), y)
        });
        upright.chain(level).chain([style.outline(Line::Frame, *squares)]).collect()
    }

    /// Its size and its names in words: `10 by 10, columns A to J, rows 1 to 10`.
    pub(in super::super) fn extent(&self, lang: Lang) -> String {
        let grid = self.grid;
        format!(
            "{} {} {}, {} {} {} {}, {} {} {} {}",
            grid.width(),
            Word::By.text(lang),
            grid.height(),
            Word::Columns.text(lang),
            grid.column_label(0),
            Word::To.text(lang),
            grid.column_label(grid.width() - 1),
            Word::Rows.text(lang),
            grid.row_label(0),
            Word::To.text(lang),
            grid.row_label(grid.height() - 1),
        )
    }
}

/// What a span covers, when all squares are there.
pub(in super::super) fn rect(style: &Style, squares: &Rect, span: &Span) -> Rect {
    let cell = style.cell;
    Rect::new(
        squares.x + cell * f64::from(span.first.column),
        squares.y + cell * f64::from(span.first.row),
        cell * f64::from(span.width),
        cell * f64::from(span.height),
    )
}
