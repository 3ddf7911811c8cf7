use std::ops::Range;

use super::{LineError, LineFault};

/// A part of a line.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub(super) text: &'a str,
    pub(super) start: usize,
}

impl<'a> Part<'a> {
    pub(super) const fn whole(text: &'a str) -> Self {
        Self { text, start: 0 }
    }

    pub(super) fn trimmed(self) -> Self {
        let text = self.text.trim_start();
        let start = self.start + self.text.len() - text.len();
        Self { text: text.trim_end(), start }
    }

    /// The first word, and what follows.
    pub(super) fn split_word(self) -> (Self, Self) {
        let part = self.trimmed();
        let end = part.text.find(char::is_whitespace).unwrap_or(part.text.len());
        part.split_at(end)
    }

    pub(super) fn split_at(self, at: usize) -> (Self, Self) {
        let (head, tail) = self.text.split_at(at);
        let rest = Self { text: tail, start: self.start + at };
        (Self { text: head, start: self.start }, rest.trimmed())
    }

    /// What stands before and after a mark.
    pub(super) fn split_once(self, mark: &str) -> Option<(Self, Self)> {
        let at = self.text.find(mark)?;
        let (head, _) = self.split_at(at);
        let (_, tail) = self.split_at(at + mark.len());
        Some((head.trimmed(), tail))
    }

    pub(super) fn range(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    pub(super) fn error(self, fault: LineFault) -> LineError {
        LineError { fault, at: self.range() }
    }

    /// A range within this part, as one of the line.
    pub(super) fn within(self, at: &Range<usize>) -> Range<usize> {
        self.start + at.start..self.start + at.end
    }
}
