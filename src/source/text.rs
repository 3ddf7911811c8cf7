use std::ops::Range;
use std::sync::OnceLock;

const BYTE_ORDER_MARK: char = '\u{feff}';

/// A text and the name under which people know it: a file's path, `<builtin>/presets/russe.toml`, `--with`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// What to call it in a message.
    pub name: String,
    /// The whole text.
    pub text: String,
    /// The text as it can be read as TOML, where that is another and it was asked for.
    pub(super) legible: OnceLock<String>,
}

/// A line and a column, both counted from 1; columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Line.
    pub line: usize,
    /// Column.
    pub column: usize,
}

impl Source {
    /// The text under that name; a byte order mark at its head is left out.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        let mut text = text.into();
        if text.starts_with(BYTE_ORDER_MARK) {
            text.drain(..BYTE_ORDER_MARK.len_utf8());
        }
        Self { name: name.into(), text, legible: OnceLock::new() }
    }

    /// The place of a byte of the text; one past the end for any offset beyond it.
    pub fn place(&self, offset: usize) -> Place {
        let before = self.text.get(..offset).unwrap_or(&self.text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        Place {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }

    /// The place where a range of bytes begins.
    pub fn place_of(&self, range: &Range<usize>) -> Place {
        self.place(range.start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_characters_from_one() {
        let source = Source::new("t", "é = 1\nb = 2\n");
        assert_eq!(source.place(0), Place { line: 1, column: 1 });
        assert_eq!(source.place(3), Place { line: 1, column: 3 });
        assert_eq!(source.place(7), Place { line: 2, column: 1 });
        assert_eq!(source.place(99), Place { line: 3, column: 1 });
    }
}
