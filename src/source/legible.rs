//! Reading on behind a line at which the reader of TOML stops.

use std::borrow::Cow;
use std::ops::Range;

use toml::de::{DeTable, Error};

/// Lines that are passed over: a text with more is no TOML at all.
const MOST_STOPS: usize = 100;

/// Bytes that are read again for that, all in all: nobody waits long for what is wrong with a huge text.
const MOST_BYTES: usize = 4_000_000;

/// The text with the lines left blank at which the reader stops for good, so that all places stay; and what it says of
/// those lines.
///
/// A key without a value is such a line, as in `porte avions = 1`: what stands behind it would never be read.
pub(super) fn legible(text: &str) -> (Cow<'_, str>, Vec<Error>) {
    let (mut text, mut stops) = (Cow::Borrowed(text), Vec::new());
    let most = MOST_STOPS.min(1 + MOST_BYTES / text.len().max(1));
    for _ in 0..most {
        let (_, errors) = DeTable::parse_recoverable(&text);
        let Some(stop) = errors.iter().find(|error| ends_reading(error)) else { break };
        let line = line_around(&text, start(stop));
        stops.extend(errors.into_iter().filter(|error| is_within(&line, start(error))));
        let blank = " ".repeat(line.len());
        text.to_mut().replace_range(line, &blank);
    }
    (text, stops)
}

fn ends_reading(error: &Error) -> bool {
    error.message().starts_with("key with no value")
}

fn start(error: &Error) -> usize {
    error.span().map_or(0, |range| range.start)
}

fn is_within(line: &Range<usize>, offset: usize) -> bool {
    (line.start..=line.end).contains(&offset)
}

/// The line that holds a byte, without its line break.
fn line_around(text: &str, offset: usize) -> Range<usize> {
    let first = text[..offset].rfind('\n').map_or(0, |at| at + 1);
    let last = text[offset..].find(['\r', '\n']).map_or(text.len(), |at| offset + at);
    first..last
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (String, Vec<String>) {
        let (text, stops) = legible(text);
        (text.into_owned(), stops.iter().map(|error| error.message().to_owned()).collect())
    }

    #[test]
    fn lines_that_end_reading_are_blanked_and_told() {
        let told = "key with no value, expected `=`".to_owned();
        for line in ["bb 4", "bb", "b b = 3", "ships]", "é è = 1"] {
            let (text, stops) = read(&format!("a = 1\r\n{line}\r\nz = 2"));
            assert_eq!(text, format!("a = 1\r\n{}\r\nz = 2", " ".repeat(line.len())));
            assert!(stops.contains(&told), "{line}: {stops:?}");
        }
        assert_eq!(read("a = 1\nbb"), ("a = 1\n  ".to_owned(), vec![told.clone()]));
        let (text, stops) = read("x\na = 3,5\ny\n");
        assert_eq!((text.as_str(), stops), (" \na = 3,5\n \n", vec![told.clone(), told]));
    }

    #[test]
    fn what_can_be_read_stays_and_rubbish_ends() {
        let sound = "a = 1\n[t]\nb = [1,\n2]\n";
        assert_eq!(read(sound), (sound.to_owned(), Vec::new()));
        let rubbish = |lines| read(&"rubbish, and more\n".repeat(lines));
        let (text, stops) = rubbish(2_000);
        assert_eq!((text.trim_start().len(), stops.len()), (1_900 * 18, MOST_STOPS));
        let (_, stops) = rubbish(50_000);
        assert_eq!(stops.len(), 5);
    }
}
