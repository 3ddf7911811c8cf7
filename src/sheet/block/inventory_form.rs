use super::super::mark::{Anchor, Element, Grey, Mark, Point, Rect};
use super::super::mm::Mm;
use super::super::pen::{artifact, figure, filled, paragraph};
use super::super::request::{Ink, Print};
use super::super::style::{Line, Style, Type};
use super::super::words::Word;
use super::ledger::{self, Entry};
use super::{Block, Height, Width};
use crate::board::{Orientation, Span};
use crate::inventory::{Item, Shop, Stock};
use crate::lang::capitalised;

/// The inventory on a page of its own, large enough to be written in by hand (`S0-90`, Fig. 3).
pub(in super::super) struct InventoryForm<'a> {
    pub(in super::super) shop: Shop<'a>,
    /// What was bought; blank columns to fill in if nothing is known.
    pub(in super::super) stock: Option<&'a Stock>,
}

/// A line of the form.
struct Row {
    sign: Sign,
    name: String,
    /// Price, number, points.
    values: [String; 3],
}

/// What stands before a name.
enum Sign {
    /// The squares that the thing covers: columns and rows, and how files write it.
    Squares { extent: (u8, u8), alt: String },
    /// The letter of its square on the sheet.
    Letter(char),
    /// Nothing: a salvo is not drawn on the sea.
    Nothing,
    /// Nothing: the line is a sum.
    Sum,
}

/// Sides of a unit of land, in squares (`S0-56`).
const LAND: u8 = Span::LAND_SIDE;
/// Space between the text of a cell and its edge.
const PAD: Mm = Mm(1.8);
/// Space between a sign and the name after it.
const SIGN_GAP: Mm = Mm(2.4);
/// Room for the heavy line round the table.
const BORDER: Mm = Mm(0.5);
/// The shade of sums.
const SHADE: Grey = Grey(0.92);
/// How columns share the room that their text does not need: names, price, number, points.
const SHARES: [f64; 4] = [0.28, 0.12, 0.3, 0.3];

impl Row {
    fn of(entry: &Entry, shop: Shop<'_>) -> Self {
        let written = |value: Option<u32>| value.map_or_else(String::new, |n| n.to_string());
        let points = written(entry.points());
        match entry {
            Entry::Sum { name, .. } => Self {
                sign: Sign::Sum,
                name: name.clone(),
                values: [String::new(), String::new(), points],
            },
            Entry::Item { item, name, price, count } => Self {
                sign: Sign::of(*item, shop),
                name: capitalised(name),
                values: [price.to_string(), written(*count), points],
            },
        }
    }

    /// The line for land, which costs nothing (`S0-55`).
    fn land(style: &Style, stock: Option<&Stock>) -> Self {
        let units = stock.and_then(|stock| stock.land).map(|land| land.to_string());
        let price = Word::Free.text(style.lang).to_owned();
        Self {
            sign: Sign::Squares { extent: (LAND, LAND), alt: format!("{LAND}x{LAND}") },
            name: Word::LandUnits.text(style.lang).to_owned(),
            values: [price, units.unwrap_or_default(), "0".to_owned()],
        }
    }

    const fn is_sum(&self) -> bool {
        matches!(self.sign, Sign::Sum)
    }

    const fn kind(&self) -> Type {
        if self.is_sum() { Type::Sum } else { Type::Table }
    }
}

impl Sign {
    fn of(item: Item, shop: Shop<'_>) -> Self {
        match item {
            Item::Ship(class) => {
                let shape = shop.rules.class(class).shape;
                let extent = shape.extent(Orientation::Across);
                Self::Squares { extent, alt: shape.to_string() }
            }
            Item::Unit(kind) => Self::Letter(kind.symbol()),
            Item::Salvo => Self::Nothing,
        }
    }

    fn width(&self, style: &Style) -> Mm {
        match self {
            Self::Squares { extent: (across, _), .. } => side(style) * f64::from(*across),
            Self::Letter(_) => letter_box(style),
            Self::Nothing | Self::Sum => Mm::ZERO,
        }
    }
}

/// Side of the little squares of which ships and land are drawn.
fn side(style: &Style) -> Mm {
    style.tick_box() * 0.42
}

/// Side of the box round the letter of a unit.
fn letter_box(style: &Style) -> Mm {
    style.tick_box() * 1.1
}

/// The least and the largest height of a row: what handwriting needs, and what it has a use for.
const fn row_heights(style: &Style) -> (Mm, Mm) {
    match style.print {
        Print::Normal => (Mm(6.8), Mm(9.0)),
        Print::Large => (Mm(9.0), Mm(12.0)),
    }
}

fn head_height(style: &Style) -> Mm {
    style.leading(Type::Heading) + Mm(1.0)
}

/// Where the columns begin and end.
struct Columns {
    left: Mm,
    names: Mm,
    /// Right edges of the names, prices, numbers and points.
    edges: [Mm; 4],
}

impl Columns {
    /// Left and right edge of the column of one of the values.
    const fn value(&self, n: usize) -> (Mm, Mm) {
        (self.edges[n], self.edges[n + 1])
    }

    fn middle(&self, n: usize) -> Mm {
        let (left, right) = self.value(n);
        (left + right) / 2.0
    }

    fn right(&self) -> Mm {
        self.edges[3]
    }
}

impl InventoryForm<'_> {
    fn rows(&self, style: &Style) -> Vec<Row> {
        let entries = ledger::entries(self.shop, self.stock, style.lang);
        let rows = entries.iter().map(|entry| Row::of(entry, self.shop));
        rows.chain([Row::land(style, self.stock)]).collect()
    }

    fn heads(style: &Style) -> [&'static str; 3] {
        [Word::Price, Word::HowMany, Word::Points].map(|word| word.text(style.lang))
    }

    /// Width of the signs before the names, and of the names.
    fn names_widths(style: &Style, rows: &[Row]) -> (Mm, Mm) {
        let signs = rows.iter().map(|row| row.sign.width(style)).fold(Mm::ZERO, Mm::max);
        let names = rows.iter().map(|row| style.width(row.kind(), &row.name));
        (PAD + signs + SIGN_GAP, names.fold(Mm::ZERO, Mm::max) + PAD)
    }

    /// The least widths of the columns: names, price, number, points; the last two are written in.
    fn least_widths(style: &Style, rows: &[Row]) -> [Mm; 4] {
        let (signs, names) = Self::names_widths(style, rows);
        let written = match style.print {
            Print::Normal => [Mm::ZERO, Mm(16.0), Mm(16.0)],
            Print::Large => [Mm::ZERO, Mm(22.0), Mm(22.0)],
        };
        let heads = Self::heads(style);
        let [price, number, points] = std::array::from_fn(|n| {
            let values = rows.iter().map(|row| style.width(row.kind(), &row.values[n]));
            let head = style.width(Type::Body, heads[n]);
            values.fold(head, Mm::max).max(written[n] - PAD) + PAD
        });
        [signs + names, price, number, points]
    }

    fn columns(style: &Style, rows: &[Row], area: &Rect) -> Columns {
        let least = Self::least_widths(style, rows);
        let needed = least.into_iter().fold(BORDER * 2.0, |sum, width| sum + width);
        let spare = (area.width - needed).max(Mm::ZERO);
        let left = area.x + BORDER;
        let mut edge = left;
        let edges = std::array::from_fn(|n| {
            edge += least[n] + spare * SHARES[n];
            edge
        });
        Columns { left, names: left + Self::names_widths(style, rows).0, edges }
    }

    fn draw_heads(style: &Style, area: &Rect, columns: &Columns) -> [Element; 2] {
        let caption = Word::Inventory.text(style.lang);
        let width = columns.edges[0] - area.x - PAD;
        let heading = style.heading(Point::new(area.x, area.y), width, caption);
        let base = area.y + style.ascent(Type::Heading);
        let heads = Self::heads(style).into_iter().enumerate().map(|(n, head)| {
            let right = columns.middle(n) + style.width(Type::Body, head) / 2.0;
            style.text(Type::Body, Anchor::Right, Point::new(right, base), head)
        });
        [heading, paragraph(heads.collect())]
    }

    /// The values of a row, each column of them in line below the middle of its head.
    fn draw_values(
        style: &Style,
        columns: &Columns,
        row: &Row,
        rows: &[Row],
        base: Mm,
    ) -> Vec<Mark> {
        let mut marks = Vec::new();
        for (n, value) in row.values.iter().enumerate().filter(|(_, value)| !value.is_empty()) {
            let is_number = |text: &str| text.starts_with(|first: char| first.is_ascii_digit());
            let widest = rows.iter().filter(|row| is_number(&row.values[n]) == is_number(value));
            let widest = widest.map(|row| style.width(row.kind(), &row.values[n]));
            let right = columns.middle(n) + widest.fold(Mm::ZERO, Mm::max) / 2.0;
            marks.push(style.text(
                row.kind(),
                Anchor::Right,
                Point::new(right, base),
                value.clone(),
            ));
        }
        marks
    }

    fn draw_row(
        style: &Style,
        columns: &Columns,
        row: &Row,
        rows: &[Row],
        rect: &Rect,
    ) -> Vec<Element> {
        let base = style.middle_line(row.kind(), rect);
        let (furniture, mut spoken) = draw_sign(style, columns.left + PAD, rect, &row.sign);
        let name = Point::new(columns.names, base);
        spoken.push(style.text(row.kind(), Anchor::Left, name, row.name.clone()));
        spoken.extend(Self::draw_values(style, columns, row, rows, base));
        furniture.into_iter().chain([paragraph(spoken)]).collect()
    }

    /// The lines of the table; sums have but one cell, for their points.
    fn draw_lines(
        style: &Style,
        columns: &Columns,
        rows: &[Row],
        top: Mm,
        height: Mm,
    ) -> Vec<Mark> {
        let (left, right) = (columns.left, columns.right());
        let bottom = top + height * rows.len() as f64;
        let mut marks = Vec::new();
        for (n, row) in rows.iter().enumerate() {
            let y = top + height * n as f64;
            let edges = if row.is_sum() { &columns.edges[2..3] } else { &columns.edges[..3] };
            marks.extend(
                edges
                    .iter()
                    .map(|x| style.line(Line::Grid, Point::new(*x, y), Point::new(*x, y + height))),
            );
            if n > 0 {
                marks.push(style.level(Line::Grid, left, right, y));
            }
        }
        marks.push(style.outline(Line::Frame, Rect::new(left, top, right - left, bottom - top)));
        marks
    }
}

/// The sign before a name, in the middle of its row: what is seen, and what is said of it.
fn draw_sign(style: &Style, x: Mm, row: &Rect, sign: &Sign) -> (Option<Element>, Vec<Mark>) {
    match sign {
        Sign::Nothing | Sign::Sum => (None, Vec::new()),
        Sign::Squares { extent, alt } => {
            (Some(figure(alt.clone(), squares(style, x, row, *extent))), Vec::new())
        }
        Sign::Letter(letter) => {
            let side = letter_box(style);
            let rect = Rect::new(x, row.y + (row.height - side) / 2.0, side, side);
            let letter = letter.to_string();
            let left = x + (side - style.width(Type::Body, &letter)) / 2.0;
            let at = Point::new(left, style.middle_line(Type::Body, &rect));
            let letter = style.text(Type::Body, Anchor::Left, at, letter);
            (Some(artifact(vec![style.outline(Line::Rule, rect)])), vec![letter])
        }
    }
}

fn squares(style: &Style, x: Mm, row: &Rect, (across, down): (u8, u8)) -> Vec<Mark> {
    let side = side(style);
    let y = row.y + (row.height - side * f64::from(down)) / 2.0;
    let places = (0..down).flat_map(|down| (0..across).map(move |across| (across, down)));
    let square = |(across, down): (u8, u8)| {
        Rect::new(x + side * f64::from(across), y + side * f64::from(down), side, side)
    };
    places.map(|place| style.outline(Line::Rule, square(place))).collect()
}

impl Block for InventoryForm<'_> {
    fn width(&self, style: &Style) -> Width {
        let widths = Self::least_widths(style, &self.rows(style));
        Width::AtLeast(widths.into_iter().fold(BORDER * 2.0, |sum, width| sum + width))
    }

    fn height(&self, style: &Style, _: Mm) -> Height {
        let (least, most) = row_heights(style);
        let height = |row: Mm| head_height(style) + row * self.rows(style).len() as f64 + BORDER;
        Height::of(height(least), height(most))
    }

    fn draw(&self, style: &Style, area: &Rect) -> Vec<Element> {
        let rows = self.rows(style);
        let columns = Self::columns(style, &rows, area);
        let top = area.y + head_height(style);
        let height = ((area.bottom() - BORDER - top) / rows.len() as f64).min(row_heights(style).1);
        let rect = |n: usize| {
            let y = top + height * n as f64;
            Rect::new(columns.left, y, columns.right() - columns.left, height)
        };
        // The cell that is written in stays white.
        let up_to_points = |row: Rect| Rect { width: columns.edges[2] - row.x, ..row };
        let sums = rows.iter().enumerate().filter(|(_, row)| row.is_sum());
        let shades: Vec<Mark> = match style.ink {
            Ink::Full => sums.map(|(n, _)| filled(up_to_points(rect(n)), SHADE)).collect(),
            Ink::Saving => Vec::new(),
        };
        let mut elements = vec![artifact(shades)];
        elements.extend(Self::draw_heads(style, area, &columns));
        for (n, row) in rows.iter().enumerate() {
            elements.extend(Self::draw_row(style, &columns, row, &rows, &rect(n)));
        }
        elements.push(artifact(Self::draw_lines(style, &columns, &rows, top, height)));
        elements
    }
}
