//! The presets: all of them load, say what the sources say, and survive being written down.

use fleetsheet::rules::{Presets, Ruleset};
use fleetsheet::source::Source;

#[test]
fn every_preset_loads_and_round_trips() {
    for listed in Presets::builtin().list().unwrap() {
        let rules = listed.rules.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(rules.name(), listed.name);
        let written = Source::new("written", rules.to_toml());
        assert_eq!(Ruleset::read(&written, &[]), Ok(rules), "{}", written.text);
    }
}
