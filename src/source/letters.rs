use thiserror::Error;

use crate::lang::{Describe, Lang};

/// Crockford's alphabet: no I, L, O or U.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Letters of the checksum, five bits each.
const CHECK_LETTERS: usize = 5;

/// x^25 + x^3 + 1, without its highest term.
const POLYNOMIAL: u32 = 0b1001;

/// Letters in a group as printed.
const GROUP: usize = 5;

/// A kind of code that people copy by hand, in Crockford's letters: a version, a content and a checksum, in groups as in
/// `1A2B3-C4D5E`.
///
/// Every single wrong letter and any two swapped ones are noticed.
#[derive(Clone, Copy, Debug)]
pub struct CodeForm {
    /// The version that is written, below 32.
    pub version: u8,
    /// How long such a code is.
    pub length: CodeLength,
}

/// How long a code is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeLength {
    /// As long as its content needs.
    Any,
    /// That many letters of content.
    Content(usize),
}

/// Why a text is no code of the kind that it should be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum LettersFault {
    /// A character is no letter or digit of codes.
    BadCharacter {
        /// The character.
        sign: char,
        /// Its place, counted from 1, hyphens and spaces apart.
        position: usize,
    },
    /// It ends too early to be a code.
    TooShort {
        /// Characters it has, hyphens and spaces apart.
        letters: usize,
    },
    /// Codes of its kind are longer or shorter: a character is missing or too many, or it is a code of another kind.
    Length {
        /// Characters it has, hyphens and spaces apart.
        found: usize,
        /// Characters it should have.
        expected: usize,
    },
    /// Its checksum is wrong: a character is wrong, missing, or in the wrong place.
    Checksum,
    /// A later release wrote it, or its first character is wrong.
    NewerVersion {
        /// Its version.
        found: u8,
        /// The version that can be read.
        known: u8,
    },
}

impl Describe for LettersFault {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::BadCharacter { sign, position } => lang.pick(
                format!("`{sign}`, character {position} of the code, is never in a code"),
                format!("`{sign}`, caractère {position} du code, n'est jamais dans un code"),
            ),
            Self::TooShort { letters } => lang.pick(
                format!("a code is longer than {letters} characters"),
                format!("un code a plus de {letters} caractères"),
            ),
            Self::Length { found, expected } => lang.pick(
                format!("such a code has {expected} characters, and this one has {found}"),
                format!("un tel code a {expected} caractères, et celui-ci en a {found}"),
            ),
            Self::Checksum => lang
                .pick(
                    "the code is mistyped: its checksum does not fit",
                    "le code est mal recopié : sa somme de contrôle est fausse",
                )
                .to_owned(),
            Self::NewerVersion { found, known } => lang.pick(
                format!(
                    "the code is of version {found}, or its first character is mistyped; this release knows version {known}"
                ),
                format!(
                    "le code est de version {found}, ou son premier caractère est mal recopié ; ce programme connaît la version {known}"
                ),
            ),
        }
    }
}

impl CodeForm {
    /// Writes a content of values below 32.
    pub fn write(&self, content: &[u8]) -> String {
        let mut values = vec![self.version];
        values.extend(content);
        let check = checksum(&values);
        values.extend((0..CHECK_LETTERS).rev().map(|at| (check >> (5 * at) & 31) as u8));
        let groups = values.chunks(GROUP).map(|group| {
            group.iter().map(|value| char::from(ALPHABET[usize::from(*value)])).collect::<String>()
        });
        groups.collect::<Vec<_>>().join("-")
    }

    /// The content of a code; hyphens, spaces and case do not matter, O is read as 0, I and L as 1.
    ///
    /// # Errors
    /// [`LettersFault`] says what is wrong with it.
    pub fn read(&self, text: &str) -> Result<Vec<u8>, LettersFault> {
        let values = values(text)?;
        // A version, at least one letter of content and the checksum.
        if values.len() < CHECK_LETTERS + 2 {
            return Err(LettersFault::TooShort { letters: values.len() });
        }
        let version = values[0];
        if version != self.version {
            return Err(LettersFault::NewerVersion { found: version, known: self.version });
        }
        self.length.check(values.len())?;
        let (said, check) = values.split_at(values.len() - CHECK_LETTERS);
        let written = check.iter().fold(0, |sum, value| sum << 5 | u32::from(*value));
        if written == checksum(said) { Ok(said[1..].to_vec()) } else { Err(LettersFault::Checksum) }
    }
}

impl CodeLength {
    fn check(self, found: usize) -> Result<(), LettersFault> {
        match self {
            Self::Content(content) if found != content + CHECK_LETTERS + 1 => {
                Err(LettersFault::Length { found, expected: content + CHECK_LETTERS + 1 })
            }
            _ => Ok(()),
        }
    }
}

/// Bytes as values below 32, five bits each from the highest on; bits that are left over are dropped.
pub fn fives(bytes: &[u8]) -> Vec<u8> {
    let bits: Vec<u8> =
        bytes.iter().flat_map(|byte| (0..8).rev().map(move |at| byte >> at & 1)).collect();
    bits.chunks_exact(5).map(|five| five.iter().fold(0, |value, bit| value << 1 | bit)).collect()
}

fn values(text: &str) -> Result<Vec<u8>, LettersFault> {
    let signs = text.chars().filter(|sign| !matches!(sign, '-' | ' ' | '\t' | '\n' | '\r'));
    signs
        .enumerate()
        .map(|(at, sign)| value(sign).ok_or(LettersFault::BadCharacter { sign, position: at + 1 }))
        .collect()
}

fn value(sign: char) -> Option<u8> {
    let folded = match sign.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    ALPHABET.iter().position(|letter| char::from(*letter) == folded).map(|at| at as u8)
}

/// The remainder of the values, read as a polynomial over two elements, by a primitive polynomial of degree 25.
///
/// One wrong letter is an error of at most 5 bits in a row, and two letters swapped are the same 5 bits in two places:
/// neither is a multiple of a primitive polynomial whose order, 2^25 - 1, is beyond the length of any code. Both are
/// always noticed; anything else is missed once in 33 million.
fn checksum(values: &[u8]) -> u32 {
    let bits =
        values.iter().flat_map(|value| (0..5).rev().map(move |at| u32::from(value >> at) & 1));
    bits.fold(0, |sum, bit| {
        let carried = sum >> 24 & 1 ^ bit;
        (sum << 1 & 0x1ff_ffff) ^ (carried * POLYNOMIAL)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: CodeForm = CodeForm { version: 1, length: CodeLength::Any };

    fn read(text: &str) -> Result<Vec<u8>, LettersFault> {
        FORM.read(text)
    }

    fn sample() -> Vec<u8> {
        (1..40_u16).map(|at| (at * 7 % 32) as u8).collect()
    }

    #[test]
    fn what_is_written_is_read_in_any_dress() {
        let code = FORM.write(&sample());
        assert_eq!(read(&code), Ok(sample()));
        assert_eq!(read(&code.to_lowercase().replace('-', " ")), Ok(sample()));
        assert_eq!(read(&code.replace('0', "o").replace('1', "l")), Ok(sample()));
        assert_eq!(read(&code.replace('0', "O").replace('1', "I")), Ok(sample()));
    }

    #[test]
    fn every_single_wrong_letter_is_noticed() {
        let code: Vec<char> = FORM.write(&sample()).replace('-', "").chars().collect();
        for at in 0..code.len() {
            for letter in ALPHABET.iter().map(|letter| char::from(*letter)) {
                let mut wrong = code.clone();
                wrong[at] = letter;
                let text: String = wrong.iter().collect();
                assert_eq!(read(&text).is_ok(), letter == code[at], "{at} {letter}");
            }
        }
    }

    #[test]
    fn any_two_letters_swapped_are_noticed() {
        let code: Vec<char> = FORM.write(&sample()).replace('-', "").chars().collect();
        for a in 0..code.len() {
            for b in 0..a {
                let mut wrong = code.clone();
                wrong.swap(a, b);
                let text: String = wrong.iter().collect();
                assert_eq!(read(&text).is_ok(), code[a] == code[b], "{a} {b}");
            }
        }
    }

    #[test]
    fn says_what_is_wrong() {
        use LettersFault::{BadCharacter, Checksum, Length, NewerVersion, TooShort};
        assert_eq!(read("1AU"), Err(BadCharacter { sign: 'U', position: 3 }));
        assert_eq!(read("1ABC"), Err(TooShort { letters: 4 }));
        assert_eq!(read("11111-11111"), Err(Checksum));
        assert_eq!(read("21111-11111"), Err(NewerVersion { found: 2, known: 1 }));
        let long = CodeForm { length: CodeLength::Content(39), ..FORM };
        assert_eq!(long.read(&FORM.write(&sample())), Ok(sample()));
        assert_eq!(long.read("11111-11111"), Err(Length { found: 10, expected: 45 }));
        assert_eq!(long.read("21111-11111"), Err(NewerVersion { found: 2, known: 1 }));
    }

    #[test]
    fn bytes_are_cut_into_fives() {
        assert_eq!(fives(&[0b1111_1000, 0b0010_0010]), [31, 0, 17]);
        assert_eq!(fives(&[0xff; 20]), [31; 32]);
    }
}
