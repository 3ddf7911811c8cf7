use super::pieces::{Cut, cut, parts, without};
use super::signs::{Alphabet, Case, Content};
use crate::board::{Grid, Region, Shape, Span, Square};
use crate::inventory::Stock;
use crate::layout::written::Places;
use crate::layout::{Item, Layout, LayoutFault, Reading, Ship, Stationed, WrittenFault, check};
use crate::rules::{ClassId, Ruleset};
use crate::source::{Fault, Faults, Place, Source};

/// Reads a text grid and checks it, with all its faults at once.
///
/// The ships and units must be those of `stock`; without one, those that the preset fixes, or as many as were bought.
pub fn parse(source: &Source, rules: &Ruleset, stock: Option<&Stock>) -> Reading {
    let mut reader = Reader::new(source, rules);
    reader.cells();
    reader.land();
    reader.ships();
    let complete = reader.faults.0.is_empty();
    let Reader { mut faults, ships, land, units, places, .. } = reader;
    let layout = Layout::new(ships, land, units);
    for fault in check(&layout, rules, stock) {
        // Where something could not be read, what is missing is no fault of its own.
        let counted = fault.item().is_none()
            || matches!(fault, LayoutFault::PlaneAtSea { .. } | LayoutFault::GunAtSea { .. });
        if complete || !counted {
            faults.0.push(places.fault(&source.name, fault, rules));
        }
    }
    faults.sort();
    Reading { layout, faults }
}

struct Reader<'a> {
    source: &'a Source,
    rules: &'a Ruleset,
    alphabet: Alphabet<'a>,
    cells: Vec<Cell>,
    faults: Faults<WrittenFault>,
    ships: Vec<Ship>,
    land: Vec<Span>,
    units: Vec<Stationed>,
    places: Places,
}

/// One square of the grid and where it stands in the text.
struct Cell {
    square: Square,
    place: Place,
    content: Content,
}

/// A row of the text: its signs, with their places.
type Signs = Vec<(char, Place)>;

impl<'a> Reader<'a> {
    fn new(source: &'a Source, rules: &'a Ruleset) -> Self {
        Self {
            source,
            rules,
            alphabet: Alphabet::new(rules),
            cells: Vec::new(),
            faults: Faults::default(),
            ships: Vec::new(),
            land: Vec::new(),
            units: Vec::new(),
            places: Places::default(),
        }
    }

    fn fault(&mut self, place: Option<Place>, kind: WrittenFault) {
        self.faults.0.push(Fault::error(self.source.name.clone(), place, kind));
    }

    fn cells(&mut self) {
        let grid = self.rules.grid();
        let mut rows = rows(&self.source.text);
        if rows.first().is_some_and(|row| is_header(row, grid)) {
            rows.remove(0);
        }
        let (expected, found) = (usize::from(grid.height()), rows.len());
        if expected != found {
            let place = rows.get(expected).and_then(|row| row.first()).map(|(_, place)| *place);
            self.fault(place, WrittenFault::RowCount { expected, found });
        }
        rows.truncate(expected);
        if are_labelled(&rows, grid) {
            for (row, signs) in rows.iter_mut().enumerate() {
                let label = grid.row_label(row as u8);
                if starts_with(signs, &label) {
                    signs.drain(..label.len());
                }
            }
        }
        for (row, signs) in rows.into_iter().enumerate() {
            self.row(row as u8, &signs);
        }
    }

    fn row(&mut self, row: u8, signs: &Signs) {
        let width = usize::from(self.rules.grid().width());
        if signs.len() != width {
            let fault = WrittenFault::RowLength { expected: width, found: signs.len() };
            self.fault(signs.first().map(|(_, place)| *place), fault);
        }
        for (column, (sign, place)) in signs.iter().take(width).enumerate() {
            let square = Square::new(column as u8, row);
            if let Some(content) = self.alphabet.content(*sign) {
                self.cells.push(Cell { square, place: *place, content });
            } else {
                let known = self.alphabet.known();
                self.fault(Some(*place), WrittenFault::UnknownSign { sign: *sign, known });
            }
        }
    }

    fn region(&self, wanted: impl Fn(Content) -> bool) -> Region {
        let cells = self.cells.iter().filter(|cell| wanted(cell.content));
        cells.map(|cell| cell.square).collect()
    }

    fn place(&self, square: Square) -> Option<Place> {
        self.cells.iter().find(|cell| cell.square == square).map(|cell| cell.place)
    }

    /// The first land square, row by row, is the top left one of a unit: there is one way at most.
    fn land(&mut self) {
        let mut left = self.region(|content| matches!(content, Content::Land(_)));
        while let Some(first) = left.squares().next() {
            let span = Span::land(first);
            match without(left, span) {
                Some(rest) => {
                    left = rest;
                    self.places.add(Item::Land(span), self.place(first));
                    self.land.push(span);
                }
                None => return self.stray_land(left),
            }
        }
        self.units(|content| match content {
            Content::Land(kind) => kind,
            _ => None,
        });
        self.units(|content| match content {
            Content::Deck(kind) => Some(kind),
            _ => None,
        });
    }

    fn stray_land(&mut self, left: Region) {
        let stray = parts(left).first().and_then(|part| part.squares().next());
        self.fault(stray.and_then(|square| self.place(square)), WrittenFault::NoLand);
    }

    fn units(&mut self, kind: impl Fn(Content) -> Option<crate::rules::UnitKind>) {
        for cell in &self.cells {
            if let Some(kind) = kind(cell.content) {
                let unit = Stationed { kind, square: cell.square };
                self.places.add(Item::Unit(unit), Some(cell.place));
                self.units.push(unit);
            }
        }
    }

    fn ships(&mut self) {
        let decks = self.region(|content| matches!(content, Content::Deck(_)));
        let mut carriers = 0;
        for (class, shape) in
            self.rules.class_ids().map(|(id, class)| (id, class.shape)).collect::<Vec<_>>()
        {
            let mine =
                self.region(|content| matches!(content, Content::Ship(id, _) if id == class));
            if shape.is_carrier() {
                carriers += 1;
            }
            // A plane covers the sign of its carrier; it belongs to the class whose squares it lies with.
            let covered =
                if shape.is_carrier() { with_decks(mine, decks, carriers == 1) } else { mine };
            for part in parts(covered) {
                self.part(class, shape, part);
            }
        }
    }

    fn part(&mut self, class: ClassId, shape: Shape, part: Region) {
        let first = part.squares().next();
        let place = first.and_then(|square| self.place(square));
        let squares = part.len();
        match self.cut(shape, part) {
            Cut::One(spans) => {
                for span in spans {
                    let ship = Ship { class, span };
                    self.places.add(Item::Ship(ship), self.place(span.first));
                    self.ships.push(ship);
                }
            }
            Cut::Several => self.fault(place, WrittenFault::SeveralWays { class, squares }),
            Cut::No => match straight(part) {
                // One ship that is too long or too short is better named so.
                Some(span) if !shape.is_carrier() => {
                    let ship = Ship { class, span };
                    self.places.add(Item::Ship(ship), place);
                    self.ships.push(ship);
                }
                _ => self.fault(place, WrittenFault::NoShips { class, squares }),
            },
        }
    }

    /// Cuts a part, capitals and small letters apart; together, if that leads nowhere.
    fn cut(&self, shape: Shape, part: Region) -> Cut {
        let small = self.region(|content| matches!(content, Content::Ship(_, Case::Small)));
        let (mut upper, mut lower) = (Region::EMPTY, Region::EMPTY);
        for square in part.squares() {
            if small.contains(square) { &mut lower } else { &mut upper }.insert(square);
        }
        if upper.is_empty() || lower.is_empty() {
            return cut(part, shape);
        }
        let mut spans = Vec::new();
        for piece in parts(upper).into_iter().chain(parts(lower)) {
            match cut(piece, shape) {
                Cut::One(more) => spans.extend(more),
                Cut::Several => return Cut::Several,
                Cut::No => return cut(part, shape),
            }
        }
        Cut::One(spans)
    }
}

/// The squares of a class of carriers with the planes that lie with them; planes that lie with no sign of a carrier,
/// four to a carrier, go to the first class of carriers.
fn with_decks(mine: Region, decks: Region, first_class: bool) -> Region {
    let mut all = mine;
    all.extend(&decks);
    let belongs = |part: &Region| part.meets(&mine) || first_class && !part.is_empty();
    parts(all).into_iter().filter(belongs).flat_map(Region::squares).collect()
}

/// The span that a part fills, where it is a straight line.
fn straight(part: Region) -> Option<Span> {
    let (first, last) = (part.squares().next()?, part.squares().last()?);
    let span = Span::between(first, last);
    let line = matches!(span.shape(), Some(Shape::Line(_)));
    (line && span.squares().count() == part.len()).then_some(span)
}

fn rows(text: &str) -> Vec<Signs> {
    let signs = |(line, text): (usize, &str)| {
        let signs =
            text.chars().enumerate().filter(|(_, sign)| !sign.is_whitespace() && *sign != '|');
        signs.map(|(at, sign)| (sign, Place { line: line + 1, column: at + 1 })).collect::<Signs>()
    };
    text.lines().enumerate().map(signs).filter(|signs| !signs.is_empty()).collect()
}

fn is_header(signs: &Signs, grid: Grid) -> bool {
    let labels: String = (0..grid.width()).map(|column| grid.column_label(column)).collect();
    let text: String = signs.iter().map(|(sign, _)| sign.to_ascii_uppercase()).collect();
    // A header of another width is one still: the rows then say what is wrong.
    let other = text.len() > 2 && (text.starts_with(&labels) || labels.starts_with(&text));
    text == labels || other
}

/// Whether names of rows stand at the side: whether more rows are right with one than without.
fn are_labelled(rows: &[Signs], grid: Grid) -> bool {
    let width = usize::from(grid.width());
    let bare = rows.iter().filter(|signs| signs.len() == width).count();
    let labelled = (0..).zip(rows).filter(|(row, signs)| {
        let label = grid.row_label(*row);
        signs.len() == width + label.len() && starts_with(signs, &label)
    });
    labelled.count() > bare
}

fn starts_with(signs: &Signs, label: &str) -> bool {
    let same = |((sign, _), letter): (&(char, Place), char)| sign.eq_ignore_ascii_case(&letter);
    signs.len() >= label.len() && signs.iter().zip(label.chars()).all(same)
}
