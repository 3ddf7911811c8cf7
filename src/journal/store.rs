//! A journal in its file: what was accepted is on disk before success is told.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::source::{Fault, Source, TextFault};

/// A journal's file, open and locked: no other program can write to it.
#[derive(Debug)]
pub struct Store {
    file: File,
    path: PathBuf,
    end: u64,
}

/// What was found in a journal's file.
#[derive(Debug)]
pub struct Found {
    /// All whole lines.
    pub text: Source,
    /// A last line that was not wholly written, as far as it is there.
    pub torn: Option<String>,
}

/// Why a journal's file cannot be used.
#[derive(Debug)]
pub enum StoreError {
    /// Another program has it open.
    Locked,
    /// What is in it is no text.
    Text(Fault<TextFault>),
    /// The system does not let us read it.
    Read(io::Error),
    /// The system does not let us write to it; nothing was written.
    Write(io::Error),
    /// It has no room for another line: it would be larger than what is read.
    Full {
        /// Bytes that a journal has at most.
        limit: usize,
    },
}

/// A journal's file that is open and locked, still as it was found.
#[derive(Debug)]
pub struct Opened {
    store: Store,
    /// What is in it.
    pub found: Found,
}

/// Opens a file to write to it, and locks it until it is dropped; nothing in it changes.
///
/// # Errors
/// [`StoreError`] when another program has it open, or it may not be written.
pub fn lock(path: &Path) -> Result<File, StoreError> {
    let file = OpenOptions::new().read(true).write(true).open(path).map_err(|error| {
        // What can be read is there, and only the writing is forbidden.
        if File::open(path).is_ok() { StoreError::Write(error) } else { StoreError::Read(error) }
    })?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked),
        Err(TryLockError::Error(error)) => Err(StoreError::Read(error)),
    }
}

impl Opened {
    /// Makes the file ready for more lines: a torn last line goes to the end of the file `NAME.torn` and out of the
    /// journal.
    ///
    /// # Errors
    /// [`StoreError`] when that cannot be written.
    pub fn settle(self) -> Result<(Store, Found), StoreError> {
        let Self { mut store, found } = self;
        if let Some(torn) = &found.torn {
            store.set_aside(torn).map_err(StoreError::Write)?;
        }
        Ok((store, found))
    }
}

impl Store {
    /// Opens a journal, and locks it until the store is dropped; nothing in it changes yet.
    ///
    /// # Errors
    /// [`StoreError`] when another program has it open, or it cannot be read or written.
    pub fn open(path: &Path) -> Result<Opened, StoreError> {
        let mut file = lock(path)?;
        let (found, end) = read(&mut file, path)?;
        Ok(Opened { store: Self { file, path: path.to_owned(), end }, found })
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a line; when this returns, it is on disk.
    ///
    /// # Errors
    /// [`StoreError`] when it could not be written; then the file is as it was.
    pub fn append(&mut self, line: &str) -> Result<(), StoreError> {
        let text = format!("{line}\n");
        let end = self.end + text.len() as u64;
        if end > Source::LIMIT as u64 {
            return Err(StoreError::Full { limit: Source::LIMIT });
        }
        let written = self
            .file
            .seek(SeekFrom::Start(self.end))
            .and_then(|_| self.file.write_all(text.as_bytes()))
            .and_then(|()| self.file.sync_data());
        if let Err(error) = written {
            // What was half written is taken out again; should that fail too, it is found as a torn line.
            let _ = self.file.set_len(self.end);
            return Err(StoreError::Write(error));
        }
        self.end = end;
        Ok(())
    }

    fn set_aside(&mut self, torn: &str) -> io::Result<()> {
        let mut aside = OpenOptions::new().append(true).create(true).open(torn_path(&self.path))?;
        aside.write_all(format!("{torn}\n").as_bytes())?;
        aside.sync_data()?;
        self.file.set_len(self.end)?;
        self.file.sync_data()
    }
}

/// The file to which the torn last line of a journal goes.
pub fn torn_path(journal: &Path) -> PathBuf {
    let mut name = journal.as_os_str().to_owned();
    name.push(".torn");
    PathBuf::from(name)
}

/// Reads a journal without locking or changing it.
///
/// # Errors
/// [`StoreError`] when it cannot be read.
pub fn look(path: &Path) -> Result<Found, StoreError> {
    let mut file = File::open(path).map_err(StoreError::Read)?;
    Ok(read(&mut file, path)?.0)
}

/// What is in a file, and where its whole lines end.
fn read(file: &mut File, path: &Path) -> Result<(Found, u64), StoreError> {
    if file.metadata().map_err(StoreError::Read)?.is_dir() {
        return Err(StoreError::Read(io::ErrorKind::IsADirectory.into()));
    }
    let mut bytes = Vec::new();
    let limit = Source::LIMIT as u64 + 1;
    file.take(limit).read_to_end(&mut bytes).map_err(StoreError::Read)?;
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let name = path.display().to_string();
    let torn = bytes.split_off(whole);
    let torn = (!torn.is_empty()).then(|| String::from_utf8_lossy(&torn).into_owned());
    let text = Source::from_bytes(name, bytes).map_err(StoreError::Text)?;
    Ok((Found { text, torn }, whole as u64))
}
