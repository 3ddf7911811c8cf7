use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use thiserror::Error;

use super::{Fault, Place, Source};

/// Why bytes are no text that we read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TextFault {
    /// There are too many.
    #[error("larger than {} kB, the most that is read", limit / 1024)]
    TooLarge {
        /// Bytes that are read at most.
        limit: usize,
    },
    /// They are not UTF-8.
    #[error("not UTF-8: byte 0x{byte:02X} cannot stand here")]
    NotUtf8 {
        /// The first byte that does not belong.
        byte: u8,
    },
}

/// Why a file could not be read.
#[derive(Debug, Error)]
pub enum ReadError {
    /// There is no such file.
    #[error("no such file: `{path}`")]
    NotFound {
        /// The file.
        path: String,
    },
    /// We may not read it.
    #[error("no permission to read `{path}`")]
    Denied {
        /// The file.
        path: String,
    },
    /// It is a folder.
    #[error("`{path}` is a folder, not a file")]
    Folder {
        /// The folder.
        path: String,
    },
    /// What is in it is no text that we read.
    #[error(transparent)]
    Text(#[from] Fault<TextFault>),
    /// The system failed in another way.
    #[error("could not read `{path}`")]
    System {
        /// The file.
        path: String,
        /// What the system says.
        #[source]
        source: io::Error,
    },
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
