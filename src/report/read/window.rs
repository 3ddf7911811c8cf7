use std::ops::Range;

use crate::report::fault::{Expected, ReportFault};
use crate::report::words::{Kind, Thing, Token, Word};
use crate::report::{Content, Ground, Window};
use crate::rules::{ClassId, UnitKind};

/// What a recce plane saw, in so many columns and rows.
///
/// # Errors
/// A word has no sense where it stands, or the rows are not as long or as many as they should be.
pub(super) fn window(
    text: &str,
    tokens: &[Token],
    columns: usize,
    rows: usize,
) -> Result<Window, ReportFault> {
    let mut reading = Reading {
        text,
        columns,
        most: columns * rows,
        rows: vec![Row::default()],
        now: Part::default(),
    };
    for (token, at) in tokens.iter().zip(1..) {
        reading.take(token, tokens.get(at))?;
    }
    reading.close()?;
    reading.finish(rows)
}

/// A row as far as it was read.
#[derive(Default)]
struct Row {
    squares: Vec<Content>,
    at: Range<usize>,
}

/// What is said of one or more equal squares.
#[derive(Default)]
struct Part {
    count: Option<u32>,
    squares: Squares,
    is_sunk: bool,
    ground: Option<Holds>,
    unit: Station,
    /// Whether a comma or an `and` came since.
    is_parted: bool,
    at: Range<usize>,
}

/// How far squares were spoken of.
#[derive(Default, PartialEq, Eq)]
enum Squares {
    #[default]
    Unsaid,
    /// "One square".
    Said,
    /// "One square of": a number behind is one of ships.
    Of,
}

/// What stands on a square.
#[derive(Default)]
enum Station {
    #[default]
    Nothing,
    /// "With".
    Awaited,
    Unit(UnitKind),
}

#[derive(Clone, Copy)]
enum Holds {
    Sea,
    Land,
    Ship(ClassId),
}

impl Part {
    const fn is_new(&self) -> bool {
        let silent = matches!(self.squares, Squares::Unsaid);
        self.count.is_none() && silent && !self.is_sunk && self.ground.is_none()
    }

    fn content(&self) -> Option<Content> {
        let ground = match (self.ground?, self.is_sunk) {
            (Holds::Sea, false) => Ground::Sea,
            (Holds::Land, false) => Ground::Land,
            (Holds::Ship(class), false) => Ground::Ship(class),
            (Holds::Ship(class), true) => Ground::Wreck(class),
            (Holds::Sea | Holds::Land, true) => return None,
        };
        match self.unit {
            Station::Nothing => Some(Content { ground, unit: None }),
            Station::Unit(kind) => Some(Content { ground, unit: Some(kind) }),
            Station::Awaited => None,
        }
    }
}

/// Takes tokens and fills rows with them.
struct Reading<'a> {
    text: &'a str,
    columns: usize,
    /// Squares of the whole window.
    most: usize,
    rows: Vec<Row>,
    now: Part,
}

impl Reading<'_> {
    fn take(&mut self, token: &Token, next: Option<&Token>) -> Result<(), ReportFault> {
        let at = &token.at;
        match token.kind {
            Kind::Comma | Kind::Word(Word::And) => {
                self.now.is_parted = !self.now.is_new();
                Ok(())
            }
            Kind::Break | Kind::Stop => self.end_row(),
            Kind::Plus | Kind::Word(Word::With) => self.with(at),
            Kind::Thing(Thing::Class(class)) => self.ground(Holds::Ship(class), at),
            Kind::Thing(Thing::Unit(kind)) => self.unit(kind, at),
            Kind::Word(Word::Sunk) => self.sunk(self.is_of_next(next), at),
            Kind::Word(word) => self.word(word, at),
        }
    }

    fn word(&mut self, word: Word, at: &Range<usize>) -> Result<(), ReportFault> {
        match word {
            Word::Number(n) => self.number(n, at),
            Word::Article => self.number(1, at),
            Word::Water => self.ground(Holds::Sea, at),
            Word::Land => self.ground(Holds::Land, at),
            Word::OnlyWater => self.fill(at),
            Word::Square if matches!(self.now.ground, Some(Holds::Land)) && !self.now.is_parted => {
                Ok(())
            }
            Word::Square => {
                self.open(self.now.ground.is_some(), at)?;
                self.now.squares = Squares::Said;
                Ok(())
            }
            Word::Sunk | Word::Coule => self.sunk(false, at),
            Word::Of => {
                if !self.now.is_new() {
                    self.now.squares = Squares::Of;
                }
                Ok(())
            }
            Word::Filler | Word::And | Word::With => Ok(()),
            Word::Hit
            | Word::Miss
            | Word::Ship
            | Word::ShotDown
            | Word::Plane
            | Word::By
            | Word::On => Err(self.misplaced(at)),
        }
    }

    fn number(&mut self, n: u32, at: &Range<usize>) -> Result<(), ReportFault> {
        let of_ships = self.now.squares == Squares::Of && self.now.ground.is_none();
        match self.now.unit {
            Station::Awaited if n == 1 => return Ok(()),
            Station::Awaited => return Err(self.misplaced(at)),
            Station::Nothing | Station::Unit(_) => {}
        }
        if of_ships && !self.now.is_parted {
            return Ok(());
        }
        if self.now.count.is_some() && self.now.ground.is_none() || n == 0 {
            return Err(self.misplaced(at));
        }
        self.open(true, at)?;
        self.now.count = Some(n);
        Ok(())
    }

    fn ground(&mut self, ground: Holds, at: &Range<usize>) -> Result<(), ReportFault> {
        self.open(self.now.ground.is_some(), at)?;
        self.now.ground = Some(ground);
        Ok(())
    }

    /// Whether "sunk" is said of the next word, and not of the ship before it.
    fn is_of_next(&self, next: Option<&Token>) -> bool {
        let is_ship = |token: &Token| matches!(token.kind, Kind::Thing(Thing::Class(_)));
        self.now.ground.is_some() && next.is_some_and(is_ship)
    }

    /// A word for sinking: it opens a part where it is said of what follows.
    fn sunk(&mut self, opens: bool, at: &Range<usize>) -> Result<(), ReportFault> {
        self.open(opens, at)?;
        self.now.is_sunk = true;
        Ok(())
    }

    fn with(&mut self, at: &Range<usize>) -> Result<(), ReportFault> {
        if self.now.ground.is_none() || !matches!(self.now.unit, Station::Nothing) {
            return Err(self.misplaced(at));
        }
        self.now.is_parted = false;
        self.now.unit = Station::Awaited;
        Ok(())
    }

    fn unit(&mut self, kind: UnitKind, at: &Range<usize>) -> Result<(), ReportFault> {
        if !matches!(self.now.unit, Station::Awaited) {
            return Err(self.misplaced(at));
        }
        self.now.unit = Station::Unit(kind);
        self.now.at.end = at.end;
        Ok(())
    }

    /// Water as far as the row goes.
    fn fill(&mut self, at: &Range<usize>) -> Result<(), ReportFault> {
        self.close()?;
        let columns = self.columns.max(1);
        if let Some(row) = self.rows.last_mut() {
            let missing = columns - row.squares.len() % columns;
            row.take(Content { ground: Ground::Sea, unit: None }, missing, at);
        }
        Ok(())
    }

    /// Makes ready for more of the part at hand, or for a new one.
    fn open(&mut self, opens: bool, at: &Range<usize>) -> Result<(), ReportFault> {
        if opens || self.now.is_parted {
            self.close()?;
        }
        if self.now.is_new() {
            self.now.at.start = at.start;
        }
        self.now.at.end = at.end;
        Ok(())
    }

    fn close(&mut self) -> Result<(), ReportFault> {
        let part = std::mem::take(&mut self.now);
        if part.is_new() {
            return Ok(());
        }
        let content = part.content().ok_or_else(|| self.misplaced(&part.at))?;
        let count = part.count.map_or(1, |n| n as usize);
        let most = self.most;
        let Some(row) = self.rows.last_mut() else { return Ok(()) };
        row.take(content, count.min(most + 1), &part.at);
        Ok(())
    }

    fn end_row(&mut self) -> Result<(), ReportFault> {
        self.close()?;
        if self.rows.last().is_some_and(|row| !row.squares.is_empty()) {
            self.rows.push(Row::default());
        }
        Ok(())
    }

    /// The window, if its rows are those that it should have; rows that nothing parts are cut where they end.
    fn finish(mut self, rows: usize) -> Result<Window, ReportFault> {
        self.rows.retain(|row| !row.squares.is_empty());
        if let [only] = self.rows.as_slice()
            && only.squares.len() == self.most
        {
            let rows = only.squares.chunks(self.columns).map(<[Content]>::to_vec).collect();
            return Ok(Window { rows });
        }
        let expected = self.columns;
        if let Some((row, wrong)) =
            (1..).zip(&self.rows).find(|(_, row)| row.squares.len() != expected)
        {
            let (found, at) = (wrong.squares.len(), wrong.at.clone());
            return Err(ReportFault::Row { row, expected, found, at });
        }
        if self.rows.len() != rows {
            return Err(ReportFault::Rows { expected: rows, found: self.rows.len() });
        }
        Ok(Window { rows: self.rows.into_iter().map(|row| row.squares).collect() })
    }

    fn misplaced(&self, at: &Range<usize>) -> ReportFault {
        let word = self.text[at.clone()].to_owned();
        ReportFault::Misplaced { word, at: at.clone(), expected: Expected::Contents }
    }
}

impl Row {
    fn take(&mut self, content: Content, count: usize, at: &Range<usize>) {
        if self.squares.is_empty() {
            self.at.start = at.start;
        }
        self.at.end = at.end;
        self.squares.extend(std::iter::repeat_n(content, count));
    }
}
