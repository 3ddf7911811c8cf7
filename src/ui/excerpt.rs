use std::fmt::Write as _;

use super::style::{ERROR, FRAME, WARNING, paint};
use crate::source::{Place, Severity, Source};

/// The widest piece of a line that is shown, in characters.
const WIDEST: usize = 100;
/// How much of a long line is shown before the place.
const LEAD: usize = 40;

/// A line of a text with a mark under the word that a message is about.
///
/// ```text
///  --> my.toml:3:1
///   |
/// 3 | tuoch = "none"
///   | ^^^^^
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    source: String,
    place: Option<Place>,
    line: Option<String>,
}

impl Excerpt {
    /// The name of a text, and the line at `place` where the text is at hand.
    pub fn new(name: &str, place: Option<Place>, text: Option<&Source>) -> Self {
        let line = place
            .zip(text)
            .and_then(|(place, text)| text.text.lines().nth(place.line - 1))
            .map(str::to_owned);
        Self { source: name.to_owned(), place, line }
    }

    /// One line of a text that is read as it comes.
    pub fn of_line(name: &str, line: usize, text: &str) -> Self {
        let place = Place { line, column: 1 };
        Self { source: name.to_owned(), place: Some(place), line: Some(text.to_owned()) }
    }

    /// The name of the text.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The lines to show below a message.
    pub fn render(&self, severity: Severity) -> String {
        let Some(place) = self.place else {
            return format!(" {} {}\n", paint(FRAME, "-->"), clean(&self.source));
        };
        let number = place.line.to_string();
        let pad = " ".repeat(number.len());
        let arrow = paint(FRAME, "-->");
        let mut out =
            format!("{pad}{arrow} {}:{}:{}\n", clean(&self.source), place.line, place.column);
        if let Some(line) = &self.line {
            let shown = Window::around(line, place.column);
            let bar = paint(FRAME, "|");
            let mark = paint(mark_style(severity), "^".repeat(shown.width));
            let _ = writeln!(out, "{pad} {bar}");
            let _ = writeln!(out, "{} {bar} {}", paint(FRAME, number), shown.text);
            let _ = writeln!(out, "{pad} {bar} {}{mark}", " ".repeat(shown.indent));
        }
        out
    }
}

/// The piece of a line that is shown, and where its mark goes.
struct Window {
    text: String,
    indent: usize,
    width: usize,
}

impl Window {
    fn around(line: &str, column: usize) -> Self {
        let chars: Vec<char> = line.trim_end().chars().collect();
        let at = (column - 1).min(chars.len());
        let start = if chars.len() <= WIDEST { 0 } else { at.saturating_sub(LEAD) };
        let end = chars.len().min(start + WIDEST);
        let cut = |cut: bool| if cut { "…" } else { "" };
        let (before, after) = (cut(start > 0), cut(end < chars.len()));
        let middle: String = chars[start..end].iter().collect();
        Self {
            text: format!("{before}{}{after}", clean(&middle)),
            indent: at - start + before.chars().count(),
            width: word_length(&chars[at..end]),
        }
    }
}

/// Characters in the word, the quoted text or the bracketed list that stands first.
fn word_length(rest: &[char]) -> usize {
    let length = match rest.first() {
        Some(first @ ('"' | '\'' | '[')) => {
            let last = if *first == '[' { ']' } else { *first };
            let end = rest.iter().rposition(|c| *c == ']').filter(|_| last == ']');
            let end = end.or_else(|| rest.iter().skip(1).position(|c| *c == last).map(|at| at + 1));
            end.map_or(rest.len(), |end| end + 1)
        }
        _ => rest.iter().take_while(|c| c.is_alphanumeric() || "_-".contains(**c)).count(),
    };
    length.max(1)
}

const fn mark_style(severity: Severity) -> anstyle::Style {
    match severity {
        Severity::Error => ERROR,
        Severity::Warning => WARNING,
    }
}

/// The text without anything that would move the cursor: a tab becomes a space, other control characters `�`.
pub(super) fn clean(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            '\t' => ' ',
            c if c.is_control() => '\u{fffd}',
            c => c,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str, line: usize, column: usize) -> String {
        let source = Source::new("t.toml", text);
        let place = Place { line, column };
        let shown = Excerpt::new("t.toml", Some(place), Some(&source)).render(Severity::Error);
        anstream::adapter::strip_str(&shown).to_string()
    }

    #[test]
    fn marks_the_word_at_the_place() {
        assert_eq!(
            plain("a = 1\n\ttouch = \"nnoe\" # x\n", 2, 10),
            " --> t.toml:2:10\n  |\n2 |  touch = \"nnoe\" # x\n  |          ^^^^^^\n"
        );
    }

    #[test]
    fn marks_the_end_of_a_line_and_of_the_text() {
        assert_eq!(plain("a =", 1, 4), " --> t.toml:1:4\n  |\n1 | a =\n  |    ^\n");
        assert_eq!(plain("a\n", 9, 1), " --> t.toml:9:1\n");
    }

    #[test]
    fn a_long_line_is_cut_and_control_characters_are_not_obeyed() {
        let long = format!("{}\u{1b}[2Jtail{}", "x".repeat(500), "y".repeat(500));
        let shown = plain(&long, 1, 501);
        let line = shown.lines().nth(2).unwrap();
        assert!(line.starts_with("1 | …x") && line.ends_with("y…"), "{line}");
        assert!(line.contains("\u{fffd}[2Jtail"), "{line}");
        let mark = shown.lines().nth(3).unwrap();
        assert_eq!(line.chars().position(|c| c == '\u{fffd}'), mark.chars().position(|c| c == '^'));
    }
}
