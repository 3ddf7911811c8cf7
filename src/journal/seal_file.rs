//! Seal files: a seal and its salt, kept by the player who made the promise until the end of the game.
//!
//! ```toml
//! format = 1
//! seal = "1…"
//! salt = "1…"
//! ```

use std::str::FromStr;

use thiserror::Error;

use super::{Salt, Seal};
use crate::lang::{Describe, Lang};
use crate::source::{Document, Entry, Faults, LettersFault, Source, TableFault};

/// The format that is written; every older one will always be read.
const FORMAT: u32 = 1;

/// A seal with its salt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealFile {
    /// What the other player got.
    pub seal: Seal,
    /// What he gets at the end.
    pub salt: Salt,
}

/// What is wrong with a seal file.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum SealFileFault {
    /// The file is not as such files are.
    Table(TableFault),
    /// A seal or a salt is not written as they are.
    Letters(LettersFault),
}

impl From<TableFault> for SealFileFault {
    fn from(fault: TableFault) -> Self {
        Self::Table(fault)
    }
}

impl Describe for SealFileFault {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::Table(fault) => fault.describe(lang),
            Self::Letters(fault) => fault.describe(lang),
        }
    }
}

impl SealFile {
    /// Reads a seal file.
    ///
    /// # Errors
    /// All its faults at once.
    pub fn read(source: &Source) -> Result<Self, Faults<SealFileFault>> {
        let document = Document::parse(source);
        let root = document.root();
        root.require("format").format(FORMAT);
        let seal = code(&document, root.require("seal"));
        let salt = code(&document, root.require("salt"));
        root.finish();
        match (seal, salt, document.finish()) {
            (Some(seal), Some(salt), faults) if !faults.are_fatal() => Ok(Self { seal, salt }),
            (_, _, faults) => Err(faults),
        }
    }

    /// The file, with a comment that says what it is.
    pub fn write(&self, lang: Lang) -> String {
        let Self { seal, salt } = self;
        let comment = lang.pick(
            "# The other player gets the seal before the first shot, and this file after the last one.",
            "# L'adversaire reçoit le scellé avant le premier tir, et ce fichier après le dernier.",
        );
        format!("{comment}\nformat = {FORMAT}\nseal = \"{seal}\"\nsalt = \"{salt}\"\n")
    }
}

/// A text in letters, or `None` with its fault noted.
pub(super) fn code<T: FromStr<Err = LettersFault>>(
    document: &Document<'_, SealFileFault>,
    entry: Entry<'_, SealFileFault>,
) -> Option<T> {
    let text = entry.string()?;
    match text.value.parse() {
        Ok(code) => Some(code),
        Err(fault) => {
            document.add(text.fault(SealFileFault::Letters(fault)));
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAL: &str = "1F50K-0097D-HRFDT-D26AZ-6D9H7-Q2H5J-HJ";
    const SALT: &str = "1000G-40R40-M30E2-09185-GR38E-1W812-4GKDW-8ME";

    fn told(text: &str) -> String {
        SealFile::read(&Source::new("game.seal", text)).unwrap_err().to_string()
    }

    #[test]
    fn what_is_written_is_read() {
        let file = SealFile { seal: SEAL.parse().unwrap(), salt: SALT.parse().unwrap() };
        for lang in Lang::ALL {
            let written = Source::new("game.seal", file.write(lang));
            assert_eq!(SealFile::read(&written), Ok(file.clone()));
        }
    }

    #[test]
    fn all_faults_are_told_at_once() {
        let swapped = format!("format = 2\nseal = '{SALT}'\nsalt = '{SEAL}'\nslat = 1\n");
        let expected = "game.seal:1:10: format 2 is not known; this program reads format 1\n\
                        game.seal:2:8: such a code has 32 characters, and this one has 38\n\
                        game.seal:3:8: such a code has 38 characters, and this one has 32\n\
                        game.seal:4:1: unknown key `slat`; did you mean `salt`?";
        assert_eq!(told(&swapped), expected);
        let expected = "game.seal:1:8: `seal` should be a text, not a whole number\n\
                        game.seal: missing key `format`: the number 1\n\
                        game.seal: missing key `salt`: a text";
        assert_eq!(told("seal = 1"), expected);
        let slip =
            told(&format!("format = 1\nseal = '{SEAL}'\nsalt = '{SALT}'").replace("F5", "F6"));
        assert_eq!(slip, "game.seal:2:8: the code is mistyped: its checksum does not fit");
    }
}
