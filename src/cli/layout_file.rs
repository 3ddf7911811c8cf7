//! Layout files: reading them by the rules of their game.

use std::path::Path;

use fleetsheet::inventory::Stock;
use fleetsheet::lang::{Lang, both};
use fleetsheet::layout::{Layout, Reading, file};
use fleetsheet::rules::{Presets, Ruleset};
use fleetsheet::source::{Document, Source, TableFault};
use fleetsheet::ui::{Diagnostic, Excerpt};

use super::choice::{Choice, named_in};
use super::faults;
use super::input;
use super::stop::Stop;

/// A layout file as it was read, its faults still with it.
pub(crate) struct Opened {
    pub(crate) source: Source,
    pub(crate) rules: Ruleset,
    pub(crate) reading: Reading,
}

/// What a sound layout file says.
pub(crate) struct FromFile {
    pub(crate) rules: Ruleset,
    pub(crate) layout: Layout,
    pub(crate) stock: Stock,
}

/// Reads a file by the rules that were chosen, or else by those of the preset that it names.
pub(crate) fn open(path: &Path, choice: &Choice, presets: &Presets) -> Result<Opened, Stop> {
    let source = input::read(path)?;
    let rules = rules(&source, choice, presets)?;
    Ok(open_by(source, rules, None))
}

/// The rules that were chosen, or else those of the preset that a layout names.
pub(crate) fn rules(source: &Source, choice: &Choice, presets: &Presets) -> Result<Ruleset, Stop> {
    Ok(choice.load(presets, || its_preset(source, presets))?.rules)
}

/// Reads a layout by these rules; where an inventory is known, its ships and units must be those.
pub(crate) fn open_by(source: Source, rules: Ruleset, stock: Option<&Stock>) -> Opened {
    let reading = file::read(&source, &rules, stock);
    Opened { source, rules, reading }
}

/// Reads a file that is to be used; warnings are told.
pub(crate) fn read(
    path: &Path,
    choice: &Choice,
    presets: &Presets,
    lang: Lang,
) -> Result<FromFile, Stop> {
    open(path, choice, presets)?.sound(lang)
}

impl Opened {
    /// All that is wrong.
    pub(crate) fn diagnostics(&self) -> Vec<Diagnostic> {
        faults::of_reading(&self.reading, &self.source, &self.rules)
    }

    /// The layout, if it can be used.
    pub(crate) fn sound(self, lang: Lang) -> Result<FromFile, Stop> {
        faults::refuse_errors(self.diagnostics(), lang)?;
        let Self { rules, reading: Reading { layout, .. }, .. } = self;
        let stock = layout.stock(&rules).with_salvoes(&rules);
        Ok(FromFile { rules, layout, stock })
    }
}

/// The text of the preset that a layout names.
fn its_preset(source: &Source, presets: &Presets) -> Result<Source, Stop> {
    let Some(named) = file::named_preset(source) else { return Err(no_name(source)) };
    named_in(source, &named, presets)
}

/// A file that names no preset: mostly because it is not TOML.
fn no_name(source: &Source) -> Stop {
    let broken = Document::<TableFault>::parse(source).finish();
    if broken.are_fatal() {
        return Stop::bad_text(&broken, &[source]);
    }
    let message = both(
        "the layout does not say which game it is for: `preset` is missing",
        "la disposition ne dit pas pour quel jeu elle est : il manque `preset`",
    );
    let excerpt = Excerpt::new(&source.name, None, None);
    let hint = both(
        "add a line such as `preset = \"russe\"`",
        "ajoutez une ligne comme `preset = \"russe\"`",
    );
    Stop::bad(Diagnostic::error(message).at(excerpt).hint(hint))
}
