//! Files of players' names: one a line.

use fleetsheet::lang::{Describe, Lang};
use fleetsheet::sheet::font::missing_glyph;
use fleetsheet::source::{Fault, Faults, Place, Severity, Source};
use unicode_normalization::UnicodeNormalization;

/// The longest name, in characters.
const LONGEST: usize = 40;

/// What is wrong with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NameFault {
    /// It holds a character that moves the pen instead of drawing.
    Control {
        /// The character.
        character: char,
    },
    /// It holds a character that our fonts do not have.
    Unprintable {
        /// The character.
        character: char,
    },
    /// It is too long for its line on the sheet.
    TooLong {
        /// Its length.
        length: usize,
    },
    /// There is none.
    None,
}

impl Describe for NameFault {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::Control { character } => {
                let number = *character as u32;
                lang.pick(
                    format!("a name holds the control character U+{number:04X}"),
                    format!("un nom contient le caractère de commande U+{number:04X}"),
                )
            }
            Self::Unprintable { character } => {
                let number = *character as u32;
                lang.pick(
                    format!("the character `{character}` (U+{number:04X}) cannot be printed"),
                    format!("le caractère `{character}` (U+{number:04X}) ne peut pas être imprimé"),
                )
            }
            Self::TooLong { length } => lang.pick(
                format!(
                    "a name of {length} characters is too long: at most {LONGEST} fit its line"
                ),
                format!(
                    "un nom de {length} caractères est trop long : sa ligne en tient {LONGEST}"
                ),
            ),
            Self::None => {
                lang.pick("there is no name in it", "il n'y a aucun nom dedans").to_owned()
            }
        }
    }
}

/// The names in a text, in order; empty lines and space around a name do not count.
///
/// Letters and accents that stand apart, as some systems write them, are put together.
pub(crate) fn read(source: &Source) -> Result<Vec<String>, Faults<NameFault>> {
    let lines = source.text.lines().map(|line| line.nfc().collect::<String>()).enumerate();
    let lines: Vec<(usize, String)> =
        lines.filter(|(_, line)| !line.trim_matches([' ', '\r']).is_empty()).collect();
    let mut faults: Vec<Fault<NameFault>> =
        lines.iter().filter_map(|(at, line)| fault_in(source, *at, line)).collect();
    if lines.is_empty() {
        faults.push(fault(source, None, NameFault::None));
    }
    if faults.is_empty() {
        Ok(lines.iter().map(|(_, line)| line.trim().to_owned()).collect())
    } else {
        Err(Faults(faults))
    }
}

fn fault_in(source: &Source, at: usize, line: &str) -> Option<Fault<NameFault>> {
    let name = line.trim_matches([' ', '\r']);
    let length = name.chars().count();
    let (kind, near) = if let Some(character) = name.chars().find(|c| c.is_control()) {
        (NameFault::Control { character }, character)
    } else if let Some(character) = missing_glyph(name) {
        (NameFault::Unprintable { character }, character)
    } else if length > LONGEST {
        (NameFault::TooLong { length }, name.chars().next()?)
    } else {
        return None;
    };
    let column = line.chars().position(|c| c == near).unwrap_or(0) + 1;
    Some(fault(source, Some(Place { line: at + 1, column }), kind))
}

fn fault(source: &Source, place: Option<Place>, kind: NameFault) -> Fault<NameFault> {
    Fault { source: source.name.clone(), place, kind, severity: Severity::Error }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Result<Vec<String>, Faults<NameFault>> {
        read(&Source::new("names.txt", text))
    }

    #[test]
    fn reads_one_name_a_line() {
        assert_eq!(
            names("Anna\r\n\r\n  Zoé Lefèvre \n"),
            Ok(vec!["Anna".into(), "Zoé Lefèvre".into()])
        );
    }

    #[test]
    fn accents_that_stand_apart_are_put_on_their_letters() {
        assert_eq!(names("Zoe\u{301}\n"), Ok(vec!["Zo\u{e9}".into()]));
    }

    #[test]
    fn every_wrong_name_is_told_with_its_line() {
        let long = "x".repeat(41);
        let faults = names(&format!("Anna\nB\tob\n{long}\n  漢\n")).unwrap_err();
        let told: Vec<(Option<Place>, NameFault)> =
            faults.0.into_iter().map(|fault| (fault.place, fault.kind)).collect();
        let at = |line, column| Some(Place { line, column });
        assert_eq!(
            told,
            [
                (at(2, 2), NameFault::Control { character: '\t' }),
                (at(3, 1), NameFault::TooLong { length: 41 }),
                (at(4, 3), NameFault::Unprintable { character: '漢' }),
            ]
        );
        assert_eq!(names(" \n").unwrap_err().0[0].kind, NameFault::None);
    }
}
