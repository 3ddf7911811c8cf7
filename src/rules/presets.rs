use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::{RuleFault, Ruleset, With};
use crate::lang::nearest;
use crate::source::{Faults, ReadError, Source};

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

/// How the file of a preset ends.
const EXTENSION: &str = "toml";

/// Where presets are found: a folder of the user's own first, then those in the program.
#[derive(Clone, Debug, Default)]
pub struct Presets {
    folder: Option<PathBuf>,
}

/// Where a preset comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The program itself.
    Builtin,
    /// The user's own folder.
    User {
        /// Its file.
        path: PathBuf,
    },
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
    /// No preset has that name.
    #[error("no preset is called `{name}`{}", crate::source::did_you_mean(nearest.as_deref()))]
    Unknown {
        /// The name.
        name: String,
        /// The name that is nearest, if one is near.
        nearest: Option<String>,
    },
    /// Its file could not be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// What it says is wrong.
    #[error(transparent)]
    Faulty(#[from] Faults<RuleFault>),
}

impl Presets {
    /// The presets in the program alone.
    pub const fn builtin() -> Self {
        Self { folder: None }
    }

    /// The presets of a folder, which need not exist, before those in the program.
    pub fn with_folder(folder: impl Into<PathBuf>) -> Self {
        Self { folder: Some(folder.into()) }
    }

    /// Every preset by name; one of the user's hides a built-in one of the same name.
    ///
    /// # Errors
    ///
    /// The user's folder is there and cannot be read. A faulty preset is listed with its faults.
    pub fn list(&self) -> Result<Vec<Listed>, ReadError> {
        let builtin = BUILTIN.iter().map(|(name, _)| ((*name).to_owned(), Origin::Builtin));
        let mut origins: BTreeMap<String, Origin> = builtin.collect();
        origins.extend(self.user_files()?);
        let listed = |(name, origin): (String, Origin)| {
            let rules = self.load(&name, &[]);
            Listed { name, origin, rules }
        };
        Ok(origins.into_iter().map(listed).collect())
    }

    /// The text of a preset: by its name, or by its path if there is a separator or `.toml` in it.
    ///
    /// # Errors
    ///
    /// No preset has that name, or its file cannot be read.
    pub fn find(&self, preset: &str) -> Result<Source, PresetError> {
        if is_path(preset) {
            return Ok(Source::read(Path::new(preset))?);
        }
        match self.user_file(preset) {
            Some(Err(ReadError::NotFound { .. })) | None => self.find_builtin(preset),
            Some(found) => Ok(found?),
        }
    }

    /// The rules of a preset with changes for this game; the preset is found as by [`Self::find`].
    ///
    /// # Errors
    ///
    /// As [`Self::find`], and every fault of the preset and the changes.
    pub fn load(&self, preset: &str, withs: &[With]) -> Result<Ruleset, PresetError> {
        Ok(Ruleset::read(&self.find(preset)?, withs)?)
    }

    fn find_builtin(&self, name: &str) -> Result<Source, PresetError> {
        let found = BUILTIN.iter().find(|(builtin, _)| *builtin == name);
        let Some((name, text)) = found else { return Err(self.unknown(name)) };
        Ok(Source::new(format!("<builtin>/presets/{name}.{EXTENSION}"), *text))
    }

    fn unknown(&self, name: &str) -> PresetError {
        let user = self.user_files().unwrap_or_default();
        let known = BUILTIN.iter().map(|(name, _)| *name).chain(user.keys().map(String::as_str));
        let nearest = nearest(name, known).map(str::to_owned);
        PresetError::Unknown { name: name.to_owned(), nearest }
    }

    fn user_file(&self, name: &str) -> Option<Result<Source, ReadError>> {
        let folder = self.folder.as_ref()?;
        Some(Source::read(&folder.join(format!("{name}.{EXTENSION}"))))
    }

    fn user_files(&self) -> Result<BTreeMap<String, Origin>, ReadError> {
        let Some(folder) = &self.folder else { return Ok(BTreeMap::new()) };
        let paths = match files(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeMap::new()),
            paths => paths.map_err(|error| ReadError::new(folder, error))?,
        };
        let named = |path: PathBuf| {
            let is_preset = path.extension()? == EXTENSION && path.is_file();
            let name = path.file_stem()?.to_str().filter(|_| is_preset)?.to_owned();
            Some((name, Origin::User { path }))
        };
        Ok(paths.into_iter().filter_map(named).collect())
    }
}

fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect()
}

/// Whether a preset is meant by its path, not by its name.
fn is_path(preset: &str) -> bool {
    let has_separator = preset.contains(std::path::is_separator);
    has_separator || Path::new(preset).extension().is_some_and(|end| end == EXTENSION)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_embedded_in_order() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("presets");
        let mut names: Vec<String> = files(&folder)
            .unwrap()
            .iter()
            .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
            .collect();
        names.sort();
        let embedded: Vec<&str> = BUILTIN.iter().map(|(name, _)| *name).collect();
        assert_eq!(embedded, names);
    }

    #[test]
    fn what_looks_like_a_path_is_one() {
        for path in ["./russe", "mine/russe", "russe.toml", "/russe"] {
            assert!(is_path(path), "{path}");
        }
        for name in ["russe", "hasbro-salvo", ".", "toml", ""] {
            assert!(!is_path(name), "{name}");
        }
    }
}
