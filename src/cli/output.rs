//! Where results go: standard output, a new file, or a device.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use fleetsheet::lang::{Lang, both};
use fleetsheet::ui::Diagnostic;
use tempfile::NamedTempFile;

use super::input::DASH;
use super::say;
use super::stop::Stop;

/// Where a result goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// Standard output.
    Stdout,
    /// A file.
    File(PathBuf),
}

/// What becomes of a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Existing {
    /// It stays, and the command ends.
    Keep,
    /// It is replaced.
    Replace,
}

/// What a result is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// Text, which a terminal shows.
    Text,
    /// Bytes that would upset a terminal.
    Binary,
}

impl Target {
    /// The target that a path names: `-` is standard output.
    pub(crate) fn named(path: PathBuf) -> Self {
        if path.as_os_str() == DASH { Self::Stdout } else { Self::File(path) }
    }

    /// Says early, before any work, what will surely fail.
    pub(crate) fn check(&self, existing: Existing, content: Content) -> Result<(), Stop> {
        match self {
            Self::Stdout if content == Content::Binary && io::stdout().is_terminal() => {
                let message = both(
                    "a PDF is not written to a terminal",
                    "un PDF ne s'écrit pas sur un terminal",
                );
                let hint =
                    both("redirect it: `-o - > sheet.pdf`", "redirigez-le : `-o - > sheet.pdf`");
                Err(Stop::bad(Diagnostic::error(message).hint(hint)))
            }
            Self::Stdout => Ok(()),
            Self::File(path) => check_file(path, existing),
        }
    }

    /// Whether a file is there that would be replaced.
    pub(crate) fn is_taken(&self) -> bool {
        match self {
            Self::Stdout => false,
            Self::File(path) => fs::metadata(path).is_ok_and(|found| found.is_file()),
        }
    }

    /// What is said once it is written: `wrote a.pdf`.
    pub(crate) fn written(&self, lang: Lang) -> String {
        match self {
            Self::Stdout => {
                lang.pick("wrote to standard output", "écrit sur la sortie standard").to_owned()
            }
            Self::File(path) => {
                let path = path.display();
                lang.pick(format!("wrote {path}"), format!("{path} écrit"))
            }
        }
    }

    /// Writes the result: all of it, or nothing.
    pub(crate) fn write(&self, existing: Existing, bytes: &[u8]) -> Result<(), Stop> {
        match self {
            Self::Stdout => to_stdout(bytes),
            Self::File(path) => to_file(path, existing, bytes).map_err(|error| {
                at_file(path, &error).unwrap_or_else(|| cannot_write(path, &error))
            }),
        }
    }
}

fn to_stdout(bytes: &[u8]) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)
        .and_then(|()| out.flush())
        .map_err(|error| Stop::io(say::no_output(), &error))
}

fn check_file(path: &Path, existing: Existing) -> Result<(), Stop> {
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => Err(cannot_write(path, &io::ErrorKind::IsADirectory.into())),
        Ok(found) if found.is_file() && existing == Existing::Keep => Err(is_there(path)),
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => check_folder(path),
        Err(error) => Err(cannot_write(path, &error)),
    }
}

fn check_folder(path: &Path) -> Result<(), Stop> {
    let folder = folder_of(path);
    match fs::metadata(folder) {
        Ok(found) if found.is_dir() && path.file_name().is_some() => Ok(()),
        Ok(_) => Err(cannot_write(path, &io::ErrorKind::NotADirectory.into())),
        Err(_) => {
            let (path, folder) = (path.display(), folder.display());
            let message = both(
                format!("cannot write `{path}`: there is no folder `{folder}`"),
                format!("impossible d'écrire `{path}` : il n'y a pas de dossier `{folder}`"),
            );
            Err(Stop::failed(Diagnostic::error(message)))
        }
    }
}

fn to_file(path: &Path, existing: Existing, bytes: &[u8]) -> io::Result<()> {
    let found = fs::metadata(path).ok();
    if found.as_ref().is_some_and(|found| !found.is_file()) {
        let mut device = OpenOptions::new().write(true).open(path)?;
        return device.write_all(bytes).and_then(|()| device.flush());
    }
    // A link stays a link: what it points to is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let mut draft = draft_beside(&path, found.map(|found| found.permissions()))?;
    draft.write_all(bytes)?;
    draft.as_file().sync_all()?;
    match existing {
        Existing::Keep => draft.persist_noclobber(&path)?,
        Existing::Replace => draft.persist(&path)?,
    };
    // The file is whole; that its name survives a crash too is worth a try, not a failure.
    let _ = File::open(folder_of(&path)).and_then(|folder| folder.sync_all());
    Ok(())
}

fn draft_beside(path: &Path, permissions: Option<Permissions>) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".fleetsheet-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let draft = builder.tempfile_in(folder_of(path))?;
    if let Some(permissions) = permissions {
        draft.as_file().set_permissions(permissions)?;
    }
    Ok(draft)
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

fn at_file(path: &Path, error: &io::Error) -> Option<Stop> {
    (error.kind() == io::ErrorKind::AlreadyExists).then(|| is_there(path))
}

fn is_there(path: &Path) -> Stop {
    let path = path.display();
    let message = both(format!("`{path}` is there already"), format!("`{path}` existe déjà"));
    let hint = both(
        "give another name, or `--force` to replace it",
        "donnez un autre nom, ou `--force` pour le remplacer",
    );
    Stop::failed(Diagnostic::error(message).hint(hint))
}

fn cannot_write(path: &Path, error: &io::Error) -> Stop {
    let path = path.display();
    let doing = both(format!("cannot write `{path}`"), format!("impossible d'écrire `{path}`"));
    Stop::io(doing, bare(error))
}

/// What the system said, without the path of the draft, which nobody knows.
fn bare(error: &io::Error) -> &io::Error {
    let source = error.get_ref().and_then(|inner| inner.source());
    source.and_then(|source| source.downcast_ref()).unwrap_or(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_replaced_only_when_that_was_asked_for() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.pdf");
        let target = Target::named(path.clone());
        target.write(Existing::Keep, b"one").unwrap();
        assert_eq!(target.write(Existing::Keep, b"two").unwrap_err().status(), 3);
        assert_eq!(fs::read(&path).unwrap(), b"one");
        target.write(Existing::Replace, b"three").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"three");
        assert_eq!(names(folder.path()), ["a.pdf"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_and_permissions_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (real, link) = (folder.path().join("real.pdf"), folder.path().join("link.pdf"));
        fs::write(&real, b"old").unwrap();
        fs::set_permissions(&real, Permissions::from_mode(0o640)).unwrap();
        symlink(&real, &link).unwrap();
        Target::named(link.clone()).write(Existing::Replace, b"new").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&real).unwrap(), b"new");
        assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
    }

    #[test]
    fn a_full_device_is_told_and_nothing_is_left() {
        let full = Target::named("/dev/full".into());
        full.check(Existing::Keep, Content::Binary).unwrap();
        let Stop::Io { because } = full.write(Existing::Keep, b"x").unwrap_err() else { panic!() };
        assert_eq!(because[0].message.en, "cannot write `/dev/full`: no space left on device");
    }
}
