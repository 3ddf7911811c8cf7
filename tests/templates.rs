//! Templates: wrong ones get all their faults, own ones work.
#![allow(clippy::unwrap_used, reason = "a test says by failing what does not hold")]

#[path = "support/wrong_files.rs"]
mod support;

use std::fs;

use fleetsheet::rules::Presets;
use fleetsheet::sheet::template::{Kind, Template};
use fleetsheet::sheet::templates::Templates;
use fleetsheet::source::{Origin, Source};

#[test]
fn every_wrong_template_gets_all_its_faults() {
    let count = support::wrong_files("tests/data/templates/bad", |source| {
        Template::read(source).err().map(|faults| faults.to_string())
    });
    assert!(count >= 8, "only {count} files");
}

#[test]
fn built_in_templates_are_of_the_kinds_they_should_be() {
    let kind = |name| Templates::builtin().load(name).unwrap().kind();
    for name in ["standard", "large", "compact"] {
        assert_eq!(kind(name), Kind::Frames, "{name}");
    }
    for name in ["inventory", "log", "rules"] {
        assert_eq!(kind(name), Kind::Text, "{name}");
    }
    assert_eq!(kind("key"), Kind::Key);
}

#[test]
fn a_template_of_the_users_own_hides_the_built_in_one() {
    let folder = tempfile::tempdir().unwrap();
    let text =
        Templates::builtin().find("large").unwrap().text.replace("\"large\"", "\"standard\"");
    fs::write(folder.path().join("standard.toml"), text).unwrap();
    let templates = Templates::with_folder(folder.path());
    let own = templates.load("standard").unwrap();
    let rules = Presets::builtin().load("russe", &[]).unwrap();
    assert_eq!(own.variant(&rules).unwrap().pages.len(), 2);
    let listed = templates.list().unwrap();
    let standard = listed.iter().find(|listed| listed.name == "standard").unwrap();
    assert!(matches!(standard.origin, Origin::User { .. }));
}

#[test]
fn no_cut_of_a_template_makes_the_reader_panic() {
    let text = Templates::builtin().find("standard").unwrap().text;
    for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
        let _ = Template::read(&Source::new("cut.toml", &text[..end]));
    }
}
