use super::CodeError;

/// Crockford's alphabet: no I, L, O or U.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Letters of the checksum, five bits each.
const CHECK_LETTERS: usize = 5;

/// x^25 + x^3 + 1, without its highest term.
const POLYNOMIAL: u32 = 0b1001;

/// Letters in a group as printed.
const GROUP: usize = 5;

/// Writes values below 32 with their checksum, in groups: `1A2B3-C4D5E`.
pub(super) fn write(values: &[u8]) -> String {
    let check = checksum(values);
    let check = (0..CHECK_LETTERS).rev().map(|at| (check >> (5 * at) & 31) as u8);
    let all: Vec<u8> = values.iter().copied().chain(check).collect();
    let groups = all.chunks(GROUP).map(|group| {
        group.iter().map(|value| char::from(ALPHABET[usize::from(*value)])).collect::<String>()
    });
    groups.collect::<Vec<_>>().join("-")
}

/// Reads what [`write`] wrote, checks it and takes the checksum off; hyphens and spaces do not matter, nor does case,
/// and O is 0, I and L are 1.
pub(super) fn read(text: &str) -> Result<Vec<u8>, CodeError> {
    let signs = text.chars().filter(|sign| !matches!(sign, '-' | ' ' | '\t' | '\n' | '\r'));
    let values: Result<Vec<u8>, CodeError> = signs
        .enumerate()
        .map(|(at, sign)| value(sign).ok_or(CodeError::BadCharacter { sign, position: at + 1 }))
        .collect();
    let mut values = values?;
    // A version, at least one letter of content and the checksum.
    if values.len() < CHECK_LETTERS + 2 {
        return Err(CodeError::TooShort { letters: values.len() });
    }
    let check = values.split_off(values.len() - CHECK_LETTERS);
    let written = check.iter().fold(0, |sum, value| sum << 5 | u32::from(*value));
    if written == checksum(&values) {
        Ok(values)
    } else if values[0] == super::VERSION {
        Err(CodeError::Checksum)
    } else {
        Err(CodeError::NewerVersion { version: values[0] })
    }
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

    fn sample() -> Vec<u8> {
        let content = (1..40_u16).map(|at| (at * 7 % 32) as u8);
        std::iter::once(super::super::VERSION).chain(content).collect()
    }

    #[test]
    fn what_is_written_is_read_in_any_dress() {
        let code = write(&sample());
        assert_eq!(read(&code), Ok(sample()));
        assert_eq!(read(&code.to_lowercase().replace('-', " ")), Ok(sample()));
        assert_eq!(read(&code.replace('0', "o").replace('1', "l")), Ok(sample()));
        assert_eq!(read(&code.replace('0', "O").replace('1', "I")), Ok(sample()));
    }

    #[test]
    fn every_single_wrong_letter_is_noticed() {
        let code: Vec<char> = write(&sample()).replace('-', "").chars().collect();
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
        let code: Vec<char> = write(&sample()).replace('-', "").chars().collect();
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
        assert_eq!(read("1AU"), Err(CodeError::BadCharacter { sign: 'U', position: 3 }));
        assert_eq!(read("1ABC"), Err(CodeError::TooShort { letters: 4 }));
        assert_eq!(read("11111-11111"), Err(CodeError::Checksum));
        assert_eq!(read("21111-11111"), Err(CodeError::NewerVersion { version: 2 }));
    }
}
