//! Text fitted into widths: broken into lines, or made smaller.

use super::font::text_width;
use super::mark::Weight;
use super::mm::{Mm, Pt};

/// Breaks `text` into lines no wider than `width`.
///
/// Lines break at spaces, never at no-break ones, and always at `\n`. A word wider than a whole line is broken between
/// letters; only a single letter may be wider than `width`.
pub fn wrap(text: &str, weight: Weight, size: Pt, width: Mm) -> Vec<String> {
    let measure = Measure { weight, size, width };
    text.split('\n').flat_map(|paragraph| measure.paragraph(paragraph)).collect()
}

/// The largest size, up to `largest`, at which `text` is no wider than `width`.
pub fn fit_size(text: &str, weight: Weight, largest: Pt, width: Mm) -> Pt {
    let needed = text_width(text, weight, largest);
    if needed <= width { largest } else { Pt(largest.0 * (width / needed)) }
}

/// A width to keep to, and the type that is to keep to it.
struct Measure {
    weight: Weight,
    size: Pt,
    width: Mm,
}

impl Measure {
    fn fits(&self, text: &str) -> bool {
        text_width(text, self.weight, self.size) <= self.width
    }

    fn paragraph(&self, text: &str) -> Vec<String> {
        let mut lines = vec![String::new()];
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            self.add(word, &mut lines);
        }
        lines
    }

    /// Adds a word to the last line, or to new ones where it does not fit.
    fn add(&self, word: &str, lines: &mut Vec<String>) {
        let last = lines.pop().unwrap_or_default();
        let longer = if last.is_empty() { word.to_owned() } else { format!("{last} {word}") };
        if self.fits(&longer) {
            lines.push(longer);
            return;
        }
        if !last.is_empty() {
            lines.push(last);
        }
        lines.extend(self.pieces(word));
    }

    /// The word in pieces that fit; whole, if it does.
    fn pieces(&self, word: &str) -> Vec<String> {
        let mut pieces = vec![String::new()];
        for letter in word.chars() {
            let last = pieces.last().map_or("", String::as_str);
            if last.is_empty() || self.fits(&format!("{last}{letter}")) {
                pieces.last_mut().expect("one piece at least").push(letter);
            } else {
                pieces.push(letter.to_string());
            }
        }
        pieces
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const SIZE: Pt = Pt(10.0);

    fn width(text: &str) -> Mm {
        text_width(text, Weight::Regular, SIZE)
    }

    fn wrapped(text: &str, width: Mm) -> Vec<String> {
        wrap(text, Weight::Regular, SIZE, width)
    }

    #[test]
    fn short_text_stays_on_one_line() {
        assert_eq!(wrapped("a salvo of three", Mm(100.0)), ["a salvo of three"]);
    }

    #[test]
    fn lines_break_at_spaces_when_full() {
        assert_eq!(wrapped("one two three", width("one two")), ["one two", "three"]);
    }

    #[test]
    fn lines_break_where_the_text_says() {
        assert_eq!(wrapped("one\ntwo", Mm(100.0)), ["one", "two"]);
        assert_eq!(wrapped("one\n\ntwo", Mm(100.0)), ["one", "", "two"]);
    }

    #[test]
    fn no_break_spaces_hold_words_together() {
        assert_eq!(wrapped("feu « A1\u{A0}»", width("feu « A1")), ["feu «", "A1\u{A0}»"]);
    }

    #[test]
    fn a_word_too_long_is_broken_between_letters() {
        assert_eq!(wrapped("x mmmm", width("mm")), ["x", "mm", "mm"]);
        assert_eq!(wrapped("mm", Mm(0.1)), ["m", "m"]);
    }

    #[test]
    fn text_shrinks_until_it_fits() {
        let half = width("Porte-avions") / 2.0;
        let size = fit_size("Porte-avions", Weight::Regular, SIZE, half);
        assert!((size.0 - 5.0).abs() < 1e-9);
        assert_eq!(fit_size("Porte-avions", Weight::Regular, SIZE, Mm(100.0)), SIZE);
    }

    proptest! {
        #[test]
        fn wrapping_keeps_every_word_and_every_limit(words in prop::collection::vec("[a-zé]{1,8}", 1..20), mm in 20.0..80.0) {
            let text = words.join(" ");
            let lines = wrapped(&text, Mm(mm));
            prop_assert!(lines.iter().all(|line| width(line) <= Mm(mm)));
            prop_assert_eq!(lines.join(" "), text);
        }
    }
}
