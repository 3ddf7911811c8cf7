//! Texts that people hand in: files and standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use fleetsheet::source::{Place, Source};
use fleetsheet::ui::{Diagnostic, Excerpt};

use super::stop::Stop;

/// The largest text that is read, in bytes; an honest one has a few thousand.
const LARGEST: u64 = 4 << 20;

/// The name that stands for standard input or output where a file is named.
pub(crate) const DASH: &str = "-";

/// The text of a file; without the mark of byte order that some editors put before it.
pub(crate) fn read(path: &Path) -> Result<Source, Stop> {
    let name = path.display().to_string();
    let doing = format!("cannot read `{name}`");
    let file = File::open(path).map_err(|error| Stop::io(&doing, &error))?;
    decode(name, &bytes(file).map_err(|error| Stop::io(&doing, &error))?)
}

/// The text of a file, or of standard input where the file is `-`.
pub(crate) fn read_or_stdin(path: &Path) -> Result<Source, Stop> {
    if path.as_os_str() != DASH {
        return read(path);
    }
    let doing = "cannot read standard input";
    let bytes = bytes(io::stdin().lock()).map_err(|error| Stop::io(doing, &error))?;
    decode("<standard input>".to_owned(), &bytes)
}

fn bytes(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn decode(name: String, bytes: &[u8]) -> Result<Source, Stop> {
    if bytes.len() as u64 > LARGEST {
        let message = format!("`{name}` is larger than {} MiB, so it is not read", LARGEST >> 20);
        return Err(Stop::bad(Diagnostic::error(message)));
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(Source::new(name, text.strip_prefix('\u{feff}').unwrap_or(text))),
        Err(error) => {
            let readable = String::from_utf8_lossy(&bytes[..error.valid_up_to()]).into_owned();
            let source = Source::new(name, readable);
            let place = source.place(source.text.len());
            Err(Stop::bad(not_text(&source.name, place)))
        }
    }
}

fn not_text(name: &str, place: Place) -> Diagnostic {
    Diagnostic::error(format!("`{name}` is not a text in UTF-8"))
        .at(Excerpt::new(name, Some(place), None))
        .hint("save it as UTF-8 in your editor, or name another file")
}
