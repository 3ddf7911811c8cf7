use std::ops::Range;

use unicode_normalization::char::is_combining_mark;

use super::lexicon::{Entry, Lexicon, Sense, Thing};
use super::table::Word;
use crate::lang::fold_into;
use crate::report::fault::{Expected, ReportFault};

/// A word, phrase or sign of a report, and where it stands in its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::report) struct Token {
    pub(in crate::report) kind: Kind,
    pub(in crate::report) at: Range<usize>,
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::report) enum Kind {
    /// A word of the grammar.
    Word(Word),
    /// A class or a kind of unit.
    Thing(Thing),
    /// It parts two things of a list.
    Comma,
    /// It ends a sentence.
    Stop,
    /// It parts two shots or two rows.
    Break,
    /// It joins a unit to its square: `land+recce`.
    Plus,
}

/// A text cut into words, numbers and signs; what it says without case, accents and gaps stands in one string, so that a
/// phrase is a part of that string, however its words were joined.
#[derive(Debug, Default)]
pub(in crate::report) struct Scan {
    plain: String,
    pieces: Vec<Piece>,
}

/// One piece of a text.
#[derive(Debug)]
struct Piece {
    what: What,
    /// Where it stands in the text.
    at: Range<usize>,
    /// Where it stands in the plain string.
    plain: Range<usize>,
    /// Whether nothing stands between it and the piece before.
    is_glued: bool,
    /// Whether an apostrophe follows: the `d` of `d'un`.
    is_elided: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Letters,
    Digits,
    Sign(Option<Kind>),
}

/// The ends of English words that stand behind an apostrophe: `it's`, `I've`.
const ENDINGS: [&str; 7] = ["s", "m", "d", "t", "re", "ve", "ll"];

impl Scan {
    pub(in crate::report) fn of(text: &str) -> Self {
        let mut scan = Self::default();
        let mut chars = text.char_indices().peekable();
        let mut glued = false;
        while let Some((start, c)) = chars.next() {
            let what = what(c, &text[..start], &text[start + c.len_utf8()..]);
            let Some(what) = what else {
                scan.note_apostrophe(c);
                glued = false;
                continue;
            };
            let plain = scan.plain.len();
            let mut end = start + c.len_utf8();
            if !matches!(what, What::Sign(_)) {
                fold_into(&mut scan.plain, c);
                while let Some((at, next)) = chars.next_if(|(_, next)| what.goes_on(*next)) {
                    fold_into(&mut scan.plain, next);
                    end = at + next.len_utf8();
                }
            }
            let plain = plain..scan.plain.len();
            let piece = Piece { what, at: start..end, plain, is_glued: glued, is_elided: false };
            glued = true;
            scan.add(piece);
        }
        scan
    }

    fn note_apostrophe(&mut self, c: char) {
        if matches!(c, '\'' | '’' | 'ʼ')
            && let Some(last) = self.pieces.last_mut()
        {
            last.is_elided = last.what == What::Letters;
        }
    }

    /// Adds a piece; the end of `it's` goes to the word before it.
    fn add(&mut self, piece: Piece) {
        if let Some(last) = self.pieces.last_mut() {
            let is_ending = ENDINGS.contains(&&self.plain[piece.plain.clone()]);
            if last.is_elided && last.at.end < piece.at.start && is_ending {
                last.is_elided = false;
                last.at.end = piece.at.end;
                last.plain.end = piece.plain.end;
                return;
            }
        }
        self.pieces.push(piece);
    }

    /// Its words and signs; what follows a `by` is a square, not words.
    ///
    /// # Errors
    /// A word or sign that means nothing, or several things, or a number that is too large.
    pub(in crate::report) fn tokens(
        &self,
        text: &str,
        lexicon: &Lexicon,
        expected: Expected,
    ) -> Result<Vec<Token>, ReportFault> {
        let lexing = Lexing { scan: self, text, lexicon, expected };
        let mut tokens = Vec::with_capacity(self.pieces.len());
        let mut next = 0;
        while let Some(piece) = self.pieces.get(next) {
            let (kind, pieces) = match piece.what {
                What::Sign(Some(kind)) => (Some(kind), 1),
                What::Sign(None) => return Err(lexing.unknown(next)),
                What::Digits => (Some(lexing.number(piece)?), 1),
                What::Letters => lexing.word(next)?,
            };
            let at = piece.at.start..self.pieces[next + pieces - 1].at.end;
            tokens.extend(kind.map(|kind| Token { kind, at }));
            if kind == Some(Kind::Word(Word::By)) {
                break;
            }
            next += pieces;
        }
        Ok(tokens)
    }

    /// The plain letters of so many pieces.
    fn plain(&self, pieces: &[Piece]) -> &str {
        let start = pieces.first().map_or(0, |piece| piece.plain.start);
        let end = pieces.last().map_or(start, |piece| piece.plain.end);
        &self.plain[start..end]
    }
}

impl What {
    fn goes_on(self, next: char) -> bool {
        match self {
            Self::Letters => next.is_alphabetic() || is_combining_mark(next),
            Self::Digits => next.is_ascii_digit(),
            Self::Sign(_) => false,
        }
    }
}

/// What begins with a character; nothing for one that only stands between others.
fn what(c: char, before: &str, after: &str) -> Option<What> {
    let kind = match c {
        ',' | '–' | '—' => Kind::Comma,
        '-' if stands_alone(before, after) => Kind::Comma,
        '-' if is_minus(before, after) => return Some(What::Sign(None)),
        '.' | '!' | '?' | ':' | '…' => Kind::Stop,
        ';' | '/' | '\n' => Kind::Break,
        '+' => Kind::Plus,
        '&' => Kind::Word(Word::And),
        '~' => Kind::Word(Word::Water),
        '-' | '\'' | '’' | 'ʼ' | '"' | '“' | '”' | '«' | '»' | '(' | ')' | '`' | '\u{2010}'
        | '\u{2011}' => return None,
        _ if c.is_whitespace() || is_combining_mark(c) => return None,
        _ if c.is_ascii_digit() => return Some(What::Digits),
        _ if c.is_alphabetic() => return Some(What::Letters),
        _ => return Some(What::Sign(None)),
    };
    Some(What::Sign(Some(kind)))
}

/// Whether a dash parts what stands before and after it: `hit - miss`.
fn stands_alone(before: &str, after: &str) -> bool {
    let is_gap = |c: Option<char>| c.is_none_or(char::is_whitespace);
    is_gap(before.chars().next_back()) && is_gap(after.chars().next())
}

/// Whether a dash is the sign of a number: `-1`.
fn is_minus(before: &str, after: &str) -> bool {
    let goes_on = before.chars().next_back().is_some_and(char::is_alphanumeric);
    !goes_on && after.starts_with(|c: char| c.is_ascii_digit())
}

/// Finds out what the pieces of a text mean.
struct Lexing<'a> {
    scan: &'a Scan,
    text: &'a str,
    lexicon: &'a Lexicon,
    expected: Expected,
}

impl Lexing<'_> {
    fn number(&self, piece: &Piece) -> Result<Kind, ReportFault> {
        let number = self.text[piece.at.clone()].parse().ok();
        let number = number.filter(|n| *n <= ReportFault::MOST);
        let fault = || ReportFault::Count { at: piece.at.clone() };
        number.map(|n| Kind::Word(Word::Number(n))).ok_or_else(fault)
    }

    /// What begins at a piece of letters, and how many pieces it takes.
    fn word(&self, first: usize) -> Result<(Option<Kind>, usize), ReportFault> {
        let pieces = &self.scan.pieces[first..];
        if let Some(found) = self.code(pieces) {
            return Ok(found);
        }
        let entry = self.lexicon.entry(self.scan.plain(&pieces[..1]));
        let longest = entry.map_or(1, |entry| entry.longest);
        if let Some((sense, count)) = self.phrase(pieces, longest) {
            return self.kind(sense, first, count);
        }
        if pieces[0].is_elided && pieces[0].plain.len() == 1 {
            let of = self.scan.plain(&pieces[..1]) == "d";
            return Ok((of.then_some(Kind::Word(Word::Of)), 1));
        }
        if self.is_article(pieces) {
            return Ok((Some(Kind::Word(Word::Article)), 1));
        }
        let sense = entry.and_then(|entry| entry.sense.as_ref());
        sense.map_or_else(|| Err(self.unknown(first)), |sense| self.kind(sense, first, 1))
    }

    /// A code that has digits in it: `b2`.
    fn code(&self, pieces: &[Piece]) -> Option<(Option<Kind>, usize)> {
        let glued = pieces.iter().skip(1).take_while(|piece| piece.is_glued);
        let glued = glued.take_while(|piece| !matches!(piece.what, What::Sign(_))).count();
        let whole = pieces.get(..=glued).filter(|_| glued > 0)?;
        let Sense::Thing(thing) = self.lexicon.entry(self.scan.plain(whole))?.sense.as_ref()?
        else {
            return None;
        };
        Some((Some(Kind::Thing(*thing)), glued + 1))
    }

    /// The longest phrase that begins here.
    fn phrase(&self, pieces: &[Piece], longest: usize) -> Option<(&Sense, usize)> {
        let words = pieces.iter().take(longest);
        let words = words.take_while(|piece| !matches!(piece.what, What::Sign(_))).count();
        (2..=words).rev().find_map(|count| {
            let entry: &Entry = self.lexicon.entry(self.scan.plain(&pieces[..count]))?;
            Some((entry.sense.as_ref().filter(|_| entry.is_phrase)?, count))
        })
    }

    /// Whether an `a` stands before a word, and not for something that begins with it.
    fn is_article(&self, pieces: &[Piece]) -> bool {
        self.scan.plain(&pieces[..1]) == "a"
            && pieces.get(1).is_some_and(|next| next.what == What::Letters && next.plain.len() > 2)
    }

    fn kind(
        &self,
        sense: &Sense,
        first: usize,
        count: usize,
    ) -> Result<(Option<Kind>, usize), ReportFault> {
        match sense {
            Sense::Word(Word::Filler) => Ok((None, count)),
            Sense::Word(word) => Ok((Some(Kind::Word(*word)), count)),
            Sense::Thing(thing) => Ok((Some(Kind::Thing(*thing)), count)),
            Sense::Several(things) => {
                let pieces = &self.scan.pieces[first..first + count];
                let at = pieces[0].at.start..pieces[count - 1].at.end;
                let readings = things.iter().map(|thing| self.lexicon.name(*thing)).collect();
                Err(ReportFault::Ambiguous { word: self.text[at.clone()].to_owned(), at, readings })
            }
        }
    }

    fn unknown(&self, piece: usize) -> ReportFault {
        let at = self.scan.pieces[piece].at.clone();
        let word = self.text[at.clone()].to_owned();
        let nearest = self.lexicon.nearest(&word);
        ReportFault::UnknownWord { word, at, nearest, expected: self.expected }
    }
}
