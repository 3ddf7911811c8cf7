use std::ops::Range;

use super::spoken;
use crate::lang::folded;

/// A part of a call that may be a square or half of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) what: What,
    /// What stands between it and the piece before.
    pub(super) joint: Joint,
    /// Where it stands in the text.
    pub(super) at: Range<usize>,
}

/// What a piece can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    /// A letter, or the word that spells it.
    Letter(char),
    /// A number, in digits or in words.
    Number(u32),
    /// Letters and digits together: a whole square, or a slip.
    Whole,
}

/// What stands between two pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Joint {
    /// A sign that joins a letter and its number, or two numbers: `D-4`, `B.3`, `3,4`.
    Tight,
    /// A space.
    Space,
    /// What parts two squares.
    Apart,
}

/// The pieces of a text; words that only part squares are among the joints.
pub(super) fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut end = 0;
    for at in chunks(text) {
        let word = &text[at.clone()];
        if spoken::parts(word) {
            continue;
        }
        let what = what(word);
        let between = &text[end..at.start];
        let joint = joint(between);
        end = at.end;
        pieces.push(Piece { what, joint, at });
    }
    pieces
}

/// Runs of letters and digits, and every sign that cannot stand in a call.
fn chunks(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut chars = text.char_indices().peekable();
    std::iter::from_fn(move || {
        let (start, first) = chars.find(|(_, c)| c.is_alphanumeric() || !is_joint(*c))?;
        let mut end = start + first.len_utf8();
        while let Some((at, next)) =
            chars.next_if(|(_, next)| first.is_alphanumeric() && next.is_alphanumeric())
        {
            end = at + next.len_utf8();
        }
        Some(start..end)
    })
}

/// Signs that stand between squares, between their halves, or around them.
fn is_joint(c: char) -> bool {
    c.is_whitespace() || "-–—‐‑.,;:/|&+!?…()[]\"'’«»“”`".contains(c)
}

fn what(word: &str) -> What {
    let mut chars = word.chars();
    match (chars.next(), chars.next()) {
        (Some(letter), None) if letter.is_ascii_alphabetic() => return What::Letter(letter),
        _ => {}
    }
    if word.bytes().all(|byte| byte.is_ascii_digit()) {
        return What::Number(word.parse().unwrap_or(u32::MAX));
    }
    if !word.chars().all(char::is_alphabetic) {
        return What::Whole;
    }
    let plain = folded(word);
    let letter = spoken::letter(&plain).map(What::Letter);
    letter.or_else(|| spoken::number(&plain).map(What::Number)).unwrap_or(What::Whole)
}

/// What the text between two pieces does.
fn joint(between: &str) -> Joint {
    let is_around = |c: char| "()[]\"'’«»“”`".contains(c);
    let signs: String = between.chars().filter(|c| !is_around(*c)).collect();
    let is_spaced = signs.contains(char::is_whitespace);
    match signs.trim() {
        "" if signs.contains('\n') => Joint::Apart,
        "" if is_spaced => Joint::Space,
        "" | "|" => Joint::Tight,
        "," | "-" | "–" | "‐" | "‑" | "." | "/" if !is_spaced => Joint::Tight,
        _ => Joint::Apart,
    }
}
