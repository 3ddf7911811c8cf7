use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use thiserror::Error;

use super::{Fault, Place, Source};
use crate::lang::{Describe, Lang};

/// Why bytes are no text that we read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum TextFault {
    /// There are too many.
    TooLarge {
        /// Bytes that are read at most.
        limit: usize,
    },
    /// They are not UTF-8.
    NotUtf8 {
        /// The first byte that does not belong.
        byte: u8,
    },
}

/// Why a file could not be read.
#[derive(Debug, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum ReadError {
    /// There is no such file.
    NotFound {
        /// The file.
        path: String,
    },
    /// We may not read it.
    Denied {
        /// The file.
        path: String,
    },
    /// It is a folder.
    Folder {
        /// The folder.
        path: String,
    },
    /// What is in it is no text that we read.
    #[error(transparent)]
    Text(#[from] Fault<TextFault>),
    /// The system failed in another way.
    System {
        /// The file.
        path: String,
        /// What the system says.
        #[source]
        source: io::Error,
    },
}

impl Describe for TextFault {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::TooLarge { limit } => {
                let most = limit / 1024;
                lang.pick(
                    format!("larger than {most} kB, the most that is read"),
                    format!("plus de {most} ko, le maximum qui soit lu"),
                )
            }
            Self::NotUtf8 { byte } => lang.pick(
                format!("not UTF-8: byte 0x{byte:02X} cannot stand here"),
                format!("ce n'est pas de l'UTF-8 : l'octet 0x{byte:02X} n'a pas sa place ici"),
            ),
        }
    }
}

impl Describe for ReadError {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::NotFound { path } => lang
                .pick(format!("no such file: `{path}`"), format!("fichier introuvable : `{path}`")),
            Self::Denied { path } => lang.pick(
                format!("no permission to read `{path}`"),
                format!("pas le droit de lire `{path}`"),
            ),
            Self::Folder { path } => lang.pick(
                format!("`{path}` is a folder, not a file"),
                format!("`{path}` est un dossier, pas un fichier"),
            ),
            Self::Text(fault) => fault.describe(lang),
            Self::System { path, .. } => lang
                .pick(format!("could not read `{path}`"), format!("`{path}` n'a pas pu être lu")),
        }
    }
}

impl ReadError {
    /// What the system's failure to read that path means.
    pub fn new(path: &Path, source: io::Error) -> Self {
        let path = path.display().to_string();
        match source.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Self::NotFound { path },
            io::ErrorKind::PermissionDenied => Self::Denied { path },
            io::ErrorKind::IsADirectory => Self::Folder { path },
            _ => Self::System { path, source },
        }
    }
}

impl Source {
    /// The most bytes that a file written by people may have.
    pub const LIMIT: usize = 1 << 20;

    /// The text that `bytes` hold in UTF-8; a byte order mark at its head is left out.
    ///
    /// # Errors
    ///
    /// More than [`Self::LIMIT`] bytes, or bytes that are not UTF-8, with the place of the first.
    pub fn from_bytes(name: impl Into<String>, bytes: Vec<u8>) -> Result<Self, Fault<TextFault>> {
        let name = name.into();
        if bytes.len() > Self::LIMIT {
            return Err(Fault::error(name, None, TextFault::TooLarge { limit: Self::LIMIT }));
        }
        String::from_utf8(bytes).map(|text| Self::new(name.as_str(), text)).map_err(|error| {
            let valid = error.utf8_error().valid_up_to();
            let bytes = error.as_bytes();
            let kind = TextFault::NotUtf8 { byte: bytes[valid] };
            Fault::error(name, Some(place_after(&bytes[..valid])), kind)
        })
    }

    /// The text of a file, known under its path.
    ///
    /// # Errors
    ///
    /// [`ReadError`] says whether it is missing, forbidden, a folder, or holds no text.
    pub fn read(path: &Path) -> Result<Self, ReadError> {
        let name = path.display().to_string();
        let bytes = read_bytes(path).map_err(|error| ReadError::new(path, error))?;
        Ok(Self::from_bytes(name, bytes)?)
    }
}

fn place_after(valid: &[u8]) -> Place {
    let text = String::from_utf8_lossy(valid);
    Source::new("", text.as_ref()).place(usize::MAX)
}

/// One byte more than the limit at most, so that what is too large shows.
fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut bytes = Vec::new();
    file.take(Source::LIMIT as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
