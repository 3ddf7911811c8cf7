//! What people meant who wrote something that is nearly the name of a square.

use super::{Grid, Letters, Square};

/// The square that a text nearly names, where a letter and a digit that look alike were taken for each other:
/// `17` is I7, `CIO` is C10, `A l` is A1.
pub fn meant(text: &str, grid: Grid) -> Option<Square> {
    if grid.letters() == Letters::Neither {
        return None;
    }
    let mut signs = text.chars().filter(|sign| !sign.is_whitespace());
    let letter = as_letter(signs.next()?);
    let number: String = signs.map(as_digit).collect();
    grid.square(&format!("{letter}{number}")).ok()
}

const fn as_letter(sign: char) -> char {
    match sign {
        '1' | 'l' | '|' => 'I',
        '0' => 'O',
        '5' => 'S',
        '8' => 'B',
        other => other,
    }
}

const fn as_digit(sign: char) -> char {
    match sign {
        'O' | 'o' => '0',
        'I' | 'i' | 'l' | 'L' | '|' => '1',
        'Z' | 'z' => '2',
        'S' | 's' => '5',
        'B' => '8',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_digits_that_look_alike_are_told_apart() {
        let grid = Grid::new(10, 10, Letters::Columns).unwrap();
        for (text, square) in
            [("17", "I7"), ("l7", "I7"), ("CIO", "C10"), ("A l", "A1"), ("85", "B5")]
        {
            assert_eq!(meant(text, grid).map(|square| grid.name(square)), Some(square.to_owned()));
        }
        for text in ["", "7", "Q!", "ZZ"] {
            assert_eq!(meant(text, grid), None, "{text}");
        }
        assert_eq!(meant("17", Grid::new(10, 10, Letters::Neither).unwrap()), None);
    }
}
