//! Layout files.

use std::path::Path;

use fleetsheet::inventory::Stock;
use fleetsheet::layout::Layout;
use fleetsheet::rules::{Presets, Ruleset};

use super::choice::Choice;
use super::stop::Stop;

/// What a layout file says.
pub(crate) struct FromFile {
    pub(crate) rules: Ruleset,
    pub(crate) layout: Layout,
    pub(crate) stock: Option<Stock>,
}

/// Reads a file.
pub(crate) fn read(_: &Path, _: &Choice, _: &Presets) -> Result<FromFile, Stop> {
    Err(super::choice::no_preset())
}
