//! The shape of the code: a layer uses only layers above it, a crate for one purpose is used in one place, and the
//! library keeps away from the world outside.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

/// The layers, from the one that knows nothing to the one that knows all.
const LAYERS: [&str; 14] = [
    "lang",
    "source",
    "chance",
    "board",
    "rules",
    "inventory",
    "count",
    "layout",
    "report",
    "journal",
    "deduce",
    "sheet",
    "ui",
    "cli",
];

/// Crates that serve one purpose, and the only place that may name them.
const ONE_PLACE: [(&str, &str); 12] = [
    ("clap", "cli/args/"),
    ("rustyline", "cli/ask.rs"),
    ("indicatif", "cli/progress.rs"),
    ("etcetera", "cli/surroundings.rs"),
    ("printpdf", "sheet/pdf/"),
    ("lopdf", "sheet/pdf/"),
    ("png", "sheet/picture/"),
    ("tiny_skia", "sheet/picture/png.rs"),
    ("ttf_parser", "sheet/"),
    ("rand_chacha", "chance/"),
    ("similar", "journal/audit/compare.rs"),
    ("strsim", "lang/suggest.rs"),
];

/// What only the command line may do.
const WORLDLY: [&str; 10] = [
    "println!",
    "print!",
    "eprintln!",
    "eprint!",
    "std::env",
    "env::var",
    "SystemTime",
    "Instant::now",
    "process::exit",
    "SysRng",
];

/// What nobody leaves behind.
const FORBIDDEN: [&str; 6] = ["TODO", "FIXME", "XXX", "dbg!", "todo!", "unimplemented!"];

/// A source file: its path below the folder it was sought in, and its code without comments.
struct Code {
    path: String,
    text: String,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files_below(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found.sort();
}

fn sources() -> Vec<Code> {
    let root = root().join("src");
    let mut paths = Vec::new();
    files_below(&root, &mut paths);
    let code = |path: &PathBuf| Code {
        path: path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/"),
        text: without_comments(&fs::read_to_string(path).unwrap()),
    };
    paths.iter().map(code).collect()
}

fn without_comments(text: &str) -> String {
    let lines = text.lines().map(|line| {
        let comment = line.trim_start().starts_with("//");
        if comment { "" } else { line.split(" // ").next().unwrap() }
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn layer(name: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| *layer == name)
}

/// Where a path that starts with `root` begins, as a path of its own and not as the end of another.
fn paths_from<'a>(text: &'a str, root: &'a str) -> impl Iterator<Item = &'a str> {
    text.match_indices(root).filter_map(move |(at, _)| {
        let joined = text[..at].ends_with(|c: char| c.is_alphanumeric() || "_:".contains(c));
        (!joined).then(|| &text[at + root.len()..])
    })
}

/// The first names after `root`, also of those in braces: `root::{a, b::{c, d}}`.
fn names_after(text: &str, root: &str) -> Vec<String> {
    paths_from(text, root).flat_map(heads).collect()
}

fn heads(rest: &str) -> Vec<String> {
    let word = |text: &str| -> String {
        text.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
    };
    let Some(list) = rest.strip_prefix('{') else { return vec![word(rest)] };
    let (mut depth, mut heads, mut start) = (0, Vec::new(), 0);
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => {
                heads.push(word(&list[start..at]));
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                heads.push(word(&list[start..at]));
                start = at + 1;
            }
            _ => {}
        }
    }
    heads.retain(|head| !head.is_empty());
    heads
}

#[test]
fn names_are_found_in_braces_too() {
    let text =
        "use crate::{lang, rules::{A, B},\n sheet};\nlet x = crate::board::Grid; my_crate::ui;";
    assert_eq!(names_after(text, "crate::"), ["lang", "rules", "sheet", "board"]);
}

#[test]
fn a_layer_uses_only_layers_above_it() {
    let (mut broken, mut seen) = (Vec::new(), 0);
    for Code { path, text } in sources() {
        let Some(own) = path.split('/').next().and_then(layer) else { continue };
        for root in ["crate::", "fleetsheet::"] {
            for name in names_after(&text, root) {
                let Some(other) = layer(&name) else { continue };
                seen += 1;
                if other > own {
                    broken
                        .push(format!("src/{path} uses {name}, which comes after {}", LAYERS[own]));
                }
            }
        }
    }
    assert!(seen > 50, "only {seen} uses of layers were found: the test looks in the wrong place");
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn every_folder_is_a_layer() {
    let sources = sources();
    let folders = sources.iter().filter_map(|code| Some(code.path.split_once('/')?.0));
    let strangers: Vec<&str> = folders.filter(|folder| layer(folder).is_none()).collect();
    assert!(strangers.is_empty(), "not among the layers: {strangers:?}");
}

#[test]
fn a_crate_with_one_purpose_is_used_in_one_place() {
    let sources = sources();
    for (name, place) in ONE_PLACE {
        let root = format!("{name}::");
        let users = sources.iter().filter(|code| paths_from(&code.text, &root).next().is_some());
        let (home, strangers): (Vec<&str>, Vec<&str>) =
            users.map(|code| code.path.as_str()).partition(|path| path.starts_with(place));
        assert!(strangers.is_empty(), "{name} belongs to src/{place}, not to {strangers:?}");
        assert!(!home.is_empty(), "{name} is used nowhere in src/{place}");
    }
}

#[test]
fn the_library_keeps_away_from_the_world() {
    let worldly = |path: &str| path == "main.rs" || path.starts_with("cli/");
    for Code { path, text } in sources().into_iter().filter(|code| !worldly(&code.path)) {
        for word in WORLDLY {
            assert!(!text.contains(word), "src/{path}: {word} belongs to src/cli");
        }
    }
}

#[test]
fn nothing_unfinished_is_left_behind() {
    let mut paths = Vec::new();
    for folder in ["src", "tests", "benches"] {
        files_below(&root().join(folder), &mut paths);
    }
    for path in paths.iter().filter(|path| !path.ends_with("tests/architecture.rs")) {
        let text = fs::read_to_string(path).unwrap();
        for word in FORBIDDEN {
            assert!(!text.contains(word), "{}: {word}", path.display());
        }
    }
}
