use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};
use thiserror::Error;

use super::Stream;
use crate::lang::{Describe, Lang};

/// A word or a number from which everything random of a run comes; printed with its version: `1:heron`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seed {
    word: String,
}

/// Why a text is no seed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum SeedError {
    /// There is no word in it.
    Empty,
    /// It was printed by a release that draws in another way.
    UnknownVersion {
        /// The version it asks for.
        version: String,
        /// The version that is known.
        known: u32,
    },
}

impl Describe for SeedError {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::Empty => lang
                .pick(
                    "a seed is a word or a number, not nothing",
                    "une graine est un mot ou un nombre, pas rien",
                )
                .to_owned(),
            Self::UnknownVersion { version, known } => lang.pick(
                format!("seed version {version} is not known: this release knows version {known}"),
                format!(
                    "la version {version} des graines n'est pas connue : ce programme connaît la version {known}"
                ),
            ),
        }
    }
}

impl Seed {
    /// The version of the way in which numbers come from a seed.
    pub const VERSION: u32 = 1;

    /// The seed of a number, such as one drawn from the system.
    pub fn from_number(number: u64) -> Self {
        Self { word: number.to_string() }
    }

    /// The stream for one purpose in one game and for one player: streams do not depend on each other.
    pub fn stream(&self, purpose: &str, game: u32, player: u32) -> Stream {
        let mut hash = Sha256::new();
        hash.update(format!("fleetsheet seed {}", Self::VERSION));
        for part in [purpose.as_bytes(), &game.to_be_bytes(), &player.to_be_bytes()] {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        }
        hash.update(self.word.as_bytes());
        Stream::from_key(hash.finalize().into())
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    /// Reads `heron`, `42` or `1:heron`; without a version it is the one that is known.
    fn from_str(text: &str) -> Result<Self, SeedError> {
        let text = text.trim();
        let version = text.split_once(':').filter(|(head, _)| is_number(head));
        let word = match version {
            Some((version, _)) if version.parse() != Ok(Self::VERSION) => {
                return Err(SeedError::UnknownVersion {
                    version: version.to_owned(),
                    known: Self::VERSION,
                });
            }
            Some((_, word)) => word.trim(),
            None => text,
        };
        if word.is_empty() {
            return Err(SeedError::Empty);
        }
        Ok(Self { word: word.to_owned() })
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", Self::VERSION, self.word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printed_seed_reads_back_as_itself() {
        for text in ["heron", "42", "1:heron", "1:2:3", "été", "a:b"] {
            let seed: Seed = text.parse().unwrap();
            assert_eq!(seed.to_string().parse(), Ok(seed), "{text}");
        }
        assert_eq!("heron".parse::<Seed>(), "1:heron".parse());
        assert_eq!(Seed::from_number(42), "42".parse().unwrap());
    }

    #[test]
    fn refuses_nothing_and_other_versions() {
        for text in ["", "  ", "1:", "1: "] {
            assert_eq!(text.parse::<Seed>(), Err(SeedError::Empty), "{text:?}");
        }
        assert!(matches!("2:heron".parse::<Seed>(), Err(SeedError::UnknownVersion { .. })));
    }

    #[test]
    fn streams_differ_by_word_purpose_game_and_player() {
        let first = |word: &str, purpose, game, player| {
            word.parse::<Seed>().unwrap().stream(purpose, game, player).bits()
        };
        let drawn = [
            first("a", "x", 1, 1),
            first("b", "x", 1, 1),
            first("a", "y", 1, 1),
            first("a", "x", 2, 1),
            first("a", "x", 1, 2),
        ];
        for (at, number) in drawn.iter().enumerate() {
            assert!(!drawn[..at].contains(number));
        }
    }

    /// These numbers must never change: printed seeds would give other fleets.
    #[test]
    fn the_first_numbers_of_a_seed_stay_for_ever() {
        let mut stream = "1:heron".parse::<Seed>().unwrap().stream("layout", 1, 1);
        let drawn: Vec<u64> = (0..4).map(|_| stream.below(1000)).collect();
        assert_eq!(drawn, GOLDEN);
    }

    const GOLDEN: [u64; 4] = [136, 730, 350, 417];
}
