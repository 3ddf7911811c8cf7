use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use thiserror::Error;

use super::{ReadError, Source};
use crate::lang::{Describe, Lang, PerLang, meant, nearest};

/// Named files of one kind: a folder of the user's own is searched first, then what is in the program.
#[derive(Clone, Debug)]
pub struct Library {
    /// What one file is: `preset`, `template`; the folder of all is its English plural. Masculine in French.
    kind: PerLang<&'static str>,
    builtin: &'static [(&'static str, &'static str)],
    folder: Option<PathBuf>,
}

/// Where a file of a library comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The program itself.
    Builtin,
    /// The user's own folder.
    User {
        /// The file.
        path: PathBuf,
    },
}

/// Why a file of a library is not there.
#[derive(Debug, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum LibraryError {
    /// None has that name.
    Unknown {
        /// What was looked for.
        kind: PerLang<&'static str>,
        /// The name.
        name: String,
        /// The name that is nearest, if one is near.
        nearest: Option<String>,
    },
    /// It could not be read.
    #[error(transparent)]
    Read(#[from] ReadError),
}

impl Describe for LibraryError {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::Unknown { kind, name, nearest } => {
                let (kind, meant) = (kind.get(lang), meant(lang, nearest.as_deref()));
                lang.pick(
                    format!("no {kind} is called `{name}`{meant}"),
                    format!("aucun {kind} ne s'appelle `{name}`{meant}"),
                )
            }
            Self::Read(error) => error.describe(lang),
        }
    }
}

/// How the files of a library end.
const EXTENSION: &str = "toml";

impl Library {
    /// The files in the program alone, sorted by name.
    pub const fn new(
        kind: PerLang<&'static str>,
        builtin: &'static [(&'static str, &'static str)],
    ) -> Self {
        Self { kind, builtin, folder: None }
    }

    /// The files of a folder, which need not exist, before those in the program.
    #[must_use]
    pub fn with_folder(self, folder: impl Into<PathBuf>) -> Self {
        Self { folder: Some(folder.into()), ..self }
    }

    /// Every name with its origin; one of the user's hides a built-in one of the same name.
    ///
    /// # Errors
    /// The user's folder is there and cannot be read.
    pub fn list(&self) -> Result<BTreeMap<String, Origin>, ReadError> {
        let builtin = self.builtin.iter().map(|(name, _)| ((*name).to_owned(), Origin::Builtin));
        let mut origins: BTreeMap<String, Origin> = builtin.collect();
        origins.extend(self.user_files()?);
        Ok(origins)
    }

    /// The text of a file: by its name, or by its path if there is a separator or `.toml` in it.
    ///
    /// # Errors
    /// None has that name, or the file cannot be read.
    pub fn find(&self, name: &str) -> Result<Source, LibraryError> {
        if is_path(name) {
            return Ok(Source::read(Path::new(name))?);
        }
        match self.user_file(name) {
            Some(Err(ReadError::NotFound { .. })) | None => self.find_builtin(name),
            Some(found) => Ok(found?),
        }
    }

    fn find_builtin(&self, name: &str) -> Result<Source, LibraryError> {
        let found = self.builtin.iter().find(|(builtin, _)| *builtin == name);
        let Some((name, text)) = found else { return Err(self.unknown(name)) };
        Ok(Source::new(format!("<builtin>/{}s/{name}.{EXTENSION}", self.kind.en), *text))
    }

    fn unknown(&self, name: &str) -> LibraryError {
        let user = self.user_files().unwrap_or_default();
        let builtin = self.builtin.iter().map(|(name, _)| *name);
        let nearest =
            nearest(name, builtin.chain(user.keys().map(String::as_str))).map(str::to_owned);
        LibraryError::Unknown { kind: self.kind.clone(), name: name.to_owned(), nearest }
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
            let is_ours = path.extension()? == EXTENSION && path.is_file();
            let name = path.file_stem()?.to_str().filter(|_| is_ours)?.to_owned();
            Some((name, Origin::User { path }))
        };
        Ok(paths.into_iter().filter_map(named).collect())
    }
}

fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect()
}

/// Whether a file is meant by its path, not by its name.
fn is_path(name: &str) -> bool {
    let has_separator = name.contains(std::path::is_separator);
    has_separator || Path::new(name).extension().is_some_and(|end| end == EXTENSION)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILTIN: &[(&str, &str)] = &[("gull", "a"), ("heron", "b")];

    #[test]
    fn what_looks_like_a_path_is_one() {
        for path in ["./gull", "mine/gull", "gull.toml", "/gull"] {
            assert!(is_path(path), "{path}");
        }
        for name in ["gull", "gull-salvo", ".", "toml", ""] {
            assert!(!is_path(name), "{name}");
        }
    }

    #[test]
    fn the_users_folder_comes_first() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("gull.toml"), "mine").unwrap();
        let library =
            Library::new(PerLang { en: "bird", fr: "oiseau" }, BUILTIN).with_folder(folder.path());
        assert_eq!(library.find("gull").unwrap().text, "mine");
        assert_eq!(library.find("heron").unwrap().name, "<builtin>/birds/heron.toml");
        assert_eq!(library.list().unwrap()["heron"], Origin::Builtin);
        let unknown = library.find("herno").unwrap_err();
        assert_eq!(unknown.to_string(), "no bird is called `herno`; did you mean `heron`?");
        let french = "aucun oiseau ne s'appelle `herno` ; vouliez-vous dire `heron` ?";
        assert_eq!(unknown.describe(Lang::Fr), french);
    }
}
