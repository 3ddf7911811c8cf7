use super::signs::{Alphabet, LAND, SEA};
use crate::board::{Span, Square};
use crate::layout::{Layout, Ship};
use crate::rules::Ruleset;

/// Which signs are drawn for sea and land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// `·` and `▒`.
    Unicode,
    /// `.` and `#`.
    Ascii,
}

/// The text grid of a layout, with the names of columns and rows; [`super::parse`] reads it back.
///
/// Where a layout is not legal and two things share a square, one of them shows.
pub fn show(layout: &Layout, rules: &Ruleset, style: Style) -> String {
    let grid = rules.grid();
    let labels = (0..grid.height()).map(|row| grid.row_label(row));
    let margin = labels.map(|label| label.len()).max().unwrap_or(0);
    let columns: Vec<String> = (0..grid.width()).map(|column| grid.column_label(column)).collect();
    let cell = columns.iter().map(String::len).max().unwrap_or(1);
    let picture = Picture { layout, rules, alphabet: Alphabet::new(rules), style };
    let line = |label: &str, cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|text| format!("{text:>cell$}")).collect();
        format!("{label:>margin$}  {}\n", cells.join(" "))
    };
    let mut text = line("", &columns);
    for row in 0..grid.height() {
        let signs = (0..grid.width()).map(|column| picture.sign(Square::new(column, row)));
        let signs: Vec<String> = signs.map(String::from).collect();
        text += &line(&grid.row_label(row), &signs);
    }
    text
}

struct Picture<'a> {
    layout: &'a Layout,
    rules: &'a Ruleset,
    alphabet: Alphabet<'a>,
    style: Style,
}

impl Picture<'_> {
    fn sign(&self, square: Square) -> char {
        let ship = self.layout.ship_at(square);
        if let Some(unit) = self.layout.unit_at(square) {
            let on_deck = ship.is_some_and(|ship| {
                self.rules.classes().get(ship.class.0).is_some_and(|class| class.shape.is_carrier())
            });
            let symbol = unit.kind.symbol();
            return if on_deck { symbol.to_ascii_lowercase() } else { symbol };
        }
        match ship {
            Some(ship) => self.ship_sign(ship),
            None if self.layout.land().iter().any(|land| land.contains(square)) => self.pick(LAND),
            None => self.pick([SEA[0], SEA[1]]),
        }
    }

    fn pick(&self, [ascii, unicode]: [char; 2]) -> char {
        match self.style {
            Style::Ascii => ascii,
            Style::Unicode => unicode,
        }
    }

    /// Ships of one class that lie side by side take capitals and small letters in turn, where letters are free.
    fn ship_sign(&self, ship: &Ship) -> char {
        let sign = self.alphabet.of_class(ship.class);
        if self.rules.arsenal().is_none() && self.is_small(ship) {
            sign.to_ascii_lowercase()
        } else {
            sign
        }
    }

    fn is_small(&self, ship: &Ship) -> bool {
        let alike = self.layout.ships().iter().filter(|other| other.class == ship.class);
        let before = alike.take_while(|other| *other != ship);
        let mut beside = before.filter(|other| side_by_side(&other.span, &ship.span));
        beside.any(|other| !self.is_small(other))
    }
}

fn side_by_side(a: &Span, b: &Span) -> bool {
    a.touches(b) && !a.touches_at_corner(b)
}
