use std::path::PathBuf;

use thiserror::Error;

use super::{RuleFault, Ruleset, With};
use crate::lang::PerLang;
use crate::source::{Faults, Library, LibraryError, Origin, ReadError, Source};

/// Embeds presets by name.
macro_rules! embed {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../presets/", $name, ".toml")))),+]
    };
}

/// The presets in the program, sorted by name.
const BUILTIN: &[(&str, &str)] = embed![
    "fr-classique",
    "fr-grande",
    "fr-papier",
    "fr-rapide",
    "fr-salve",
    "hasbro",
    "hasbro-salvo",
    "hasbro-salvo-dark",
    "phillips",
    "phillips-basic",
    "phillips-fig3",
    "phillips-open",
    "russe",
    "s1-quatre",
];

/// What one of them is called.
const KIND: PerLang<&str> = PerLang { en: "preset", fr: "jeu" };

/// Where presets are found: a folder of the user's own first, then those in the program.
#[derive(Clone, Debug)]
pub struct Presets {
    library: Library,
}

/// One preset of the list.
#[derive(Debug)]
pub struct Listed {
    /// The name by which it is chosen.
    pub name: String,
    /// Where it comes from.
    pub origin: Origin,
    /// Its rules, or why they cannot be used.
    pub rules: Result<Ruleset, PresetError>,
}

/// Why there is no ruleset.
#[derive(Debug, Error)]
pub enum PresetError {
    /// No preset has that name, or its file cannot be read.
    #[error(transparent)]
    Library(#[from] LibraryError),
    /// What it says is wrong.
    #[error(transparent)]
    Faulty(#[from] Faults<RuleFault>),
}

impl Presets {
    /// The presets in the program alone.
    pub const fn builtin() -> Self {
        Self { library: Library::new(KIND, BUILTIN) }
    }

    /// The presets of a folder, which need not exist, before those in the program.
    pub fn with_folder(folder: impl Into<PathBuf>) -> Self {
        Self { library: Library::new(KIND, BUILTIN).with_folder(folder) }
    }

    /// Every preset by name; one of the user's hides a built-in one of the same name.
    ///
    /// # Errors
    ///
    /// The user's folder is there and cannot be read. A faulty preset is listed with its faults.
    pub fn list(&self) -> Result<Vec<Listed>, ReadError> {
        let listed = |(name, origin): (String, Origin)| {
            let rules = self.load(&name, &[]);
            Listed { name, origin, rules }
        };
        Ok(self.library.list()?.into_iter().map(listed).collect())
    }

    /// The text of a preset: by its name, or by its path if there is a separator or `.toml` in it.
    ///
    /// # Errors
    ///
    /// No preset has that name, or its file cannot be read.
    pub fn find(&self, preset: &str) -> Result<Source, LibraryError> {
        self.library.find(preset)
    }

    /// The rules of a preset with changes for this game; the preset is found as by [`Self::find`].
    ///
    /// # Errors
    ///
    /// As [`Self::find`], and every fault of the preset and the changes.
    pub fn load(&self, preset: &str, withs: &[With]) -> Result<Ruleset, PresetError> {
        Ok(Ruleset::read(&self.find(preset)?, withs)?)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_of_the_folder_is_embedded_in_order() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("presets");
        let mut names: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned())
            .collect();
        names.sort();
        let embedded: Vec<&str> = BUILTIN.iter().map(|(name, _)| *name).collect();
        assert_eq!(embedded, names);
    }
}
