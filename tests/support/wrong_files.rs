//! Folders of wrong files, each beside the whole list of faults that is told of it.

use std::fs;
use std::path::{Path, PathBuf};

use fleetsheet::source::Source;

/// Reads every `.toml` of a folder and compares the faults with the `.txt` beside it; tells how many there are.
///
/// Where none are written they are written now, and the test fails, so that somebody reads them.
#[allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
pub(crate) fn wrong_files(folder: &str, faults: impl Fn(&Source) -> Option<String>) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder is ours")
        .map(|entry| entry.expect("it can be listed").path())
        .collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "toml"));
    paths.sort();
    let wrong: Vec<String> = paths.iter().filter_map(|path| difference(path, &faults)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    paths.len()
}

fn difference(path: &Path, faults: &impl Fn(&Source) -> Option<String>) -> Option<String> {
    let name = path.file_name().and_then(|name| name.to_str()).expect("names are plain");
    let source = Source::new(name, fs::read_to_string(path).expect("the file was listed"));
    let Some(told) = faults(&source) else { return Some(format!("{name} has no fault")) };
    let told = format!("{told}\n");
    let beside = path.with_extension("txt");
    match fs::read_to_string(&beside) {
        Ok(expected) if expected == told => None,
        Ok(expected) => Some(format!("{name}\nexpected:\n{expected}told:\n{told}")),
        Err(_) => {
            fs::write(&beside, &told).expect("the folder is ours");
            Some(format!("{name}: the faults are new, now written beside it:\n{told}"))
        }
    }
}
