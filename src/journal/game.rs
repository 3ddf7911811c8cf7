use super::sections::Pieces;
use super::{
    Breach, Entry, HeadError, Header, Line, LineError, Lines, Misplaced, Record, Recorded, State,
    Table,
};
use crate::source::Source;

/// A game as it is recorded: its header, its lines, and what they come to.
#[derive(Clone, Debug)]
pub struct Game {
    header: Header,
    lines: Lines,
    record: Record,
    state: State,
}

/// Why a text cannot be used as a game.
#[derive(Debug)]
pub enum GameError {
    /// Its head cannot be read.
    Head(Box<HeadError>),
    /// Some of its lines cannot be read; each with its number in the text.
    Lines {
        /// What is wrong, line by line.
        faults: Vec<(usize, LineError)>,
    },
}

impl Game {
    /// A game that has not begun.
    pub fn new(header: Header) -> Self {
        let lines = Lines::new(&header.table.rules);
        let state = State::new(&header.table);
        Self { header, lines, record: Record::default(), state }
    }

    /// Reads a journal; what its events break of the rules does not matter here.
    ///
    /// Empty lines are passed over. Cost: one step a line.
    ///
    /// # Errors
    /// [`GameError`], with every line that cannot be read.
    pub fn read(source: &Source) -> Result<Self, GameError> {
        let head = |error| GameError::Head(Box::new(error));
        let pieces = Pieces::of(source).map_err(head)?;
        let mut game = Self::new(Header::read(&pieces).map_err(head)?);
        let mut faults = Vec::new();
        let numbered = source.text.lines().enumerate().skip(pieces.play_from - 1);
        for (at, text) in numbered.filter(|(_, text)| !text.trim().is_empty()) {
            if let Err(error) = game.recall(text) {
                faults.push((at + 1, error));
            }
        }
        if !faults.is_empty() {
            return Err(GameError::Lines { faults });
        }
        game.state = game.record.state(&game.header.table);
        Ok(game)
    }

    /// Takes in a line that was accepted before, without playing it yet.
    fn recall(&mut self, text: &str) -> Result<(), LineError> {
        let entry = self.lines.read(text, &self.record)?;
        self.record.take(entry).map_err(|fault| LineError {
            fault: super::LineFault::Misplaced(fault),
            at: 0..text.trim_end().len(),
        })
    }

    /// What was known before the first shot.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// What is known of the sides.
    pub const fn table(&self) -> &Table {
        &self.header.table
    }

    /// The events in effect.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// What they come to.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Reads a line that is to be the next.
    ///
    /// # Errors
    /// [`LineError`] with what is wrong and where.
    pub fn parse(&self, text: &str) -> Result<Entry, LineError> {
        self.lines.read(text, &self.record)
    }

    /// Every rule that a line would break as the next; forced or not.
    ///
    /// # Errors
    /// [`Misplaced`] when it makes no sense as the next line.
    pub fn judge(&self, line: &Line) -> Result<Vec<Breach>, Misplaced> {
        self.record.admits(line)?;
        Ok(match line {
            Line::Event(event) => self.state.judge(self.table(), event),
            Line::Fix { event, report } => {
                let mut fixed = self.record.answerable(*event)?.event.clone();
                if let Some(attack) = fixed.attack_mut() {
                    attack.report = Some(report.clone());
                }
                let before = self.record.state_before(self.table(), *event);
                before.judge(self.table(), &fixed)
            }
            Line::Undo | Line::Redo | Line::Note(_) => Vec::new(),
        })
    }

    /// Takes in a line and plays it, whatever the rules say of it.
    ///
    /// Cost: one step for an event, one for each event in effect for undo, redo and corrections.
    ///
    /// # Errors
    /// [`Misplaced`] when it makes no sense as the next line; then nothing changes.
    pub fn accept(&mut self, entry: Entry) -> Result<(), Misplaced> {
        let next = match &entry.line {
            Line::Event(event) => Some(event.clone()),
            _ => None,
        };
        self.record.take(entry)?;
        match next {
            Some(event) => self.state.play(&self.header.table, &event),
            None => self.state = self.record.state(&self.header.table),
        }
        Ok(())
    }

    /// An event in effect, as its line would be written with the answer that counts.
    pub fn write_event(&self, recorded: &Recorded) -> String {
        let line = Line::Event(recorded.event.clone());
        self.write(&Entry { line, standing: recorded.standing })
    }

    /// The line that would be written for an entry.
    pub fn write(&self, entry: &Entry) -> String {
        super::line::write(entry, &self.header.table.rules)
    }
}
