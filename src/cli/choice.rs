//! Which game is played.

use std::path::PathBuf;

use fleetsheet::lang::{PerLang, both};
use fleetsheet::rules::{Presets, Ruleset, With};
use fleetsheet::source::{At, LibraryError, Source};
use fleetsheet::ui::{Diagnostic, Excerpt};

use super::args::{FilePresetArgs, PresetArgs};
use super::input::unreadable;
use super::library;
use super::stop::Stop;

/// Which game is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The preset.
    pub(crate) preset: PresetName,
    /// The changes to it.
    pub(crate) changes: Vec<String>,
}

/// How a preset is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PresetName {
    /// By its name.
    Named(String),
    /// By its file.
    File(PathBuf),
    /// By what is printed or checked: a layout or inventory file or a code says which game it belongs to.
    FromFile,
}

impl Choice {
    /// The game that was named, or the one of a layout where there is one to ask.
    pub(crate) fn from_arguments(args: PresetArgs, or: Option<PresetName>) -> Result<Self, Stop> {
        let changes = args.file.with.changes;
        let preset = match (args.name, args.file.path) {
            (Some(name), Some(_)) => return Err(two_presets(&name)),
            (Some(name), None) => PresetName::Named(name),
            (None, Some(path)) => PresetName::File(path),
            (None, None) => or.ok_or_else(no_preset)?,
        };
        Ok(Self { preset, changes })
    }

    /// The game that a layout or an inventory names, unless a preset is named.
    pub(crate) fn of_file(args: FilePresetArgs) -> Self {
        Self::of_file_or(args, None)
    }

    /// As [`Self::of_file`], with a game for where no file can name one.
    pub(crate) fn of_file_or(args: FilePresetArgs, or: Option<PresetName>) -> Self {
        let or = or.unwrap_or(PresetName::FromFile);
        Self { preset: args.path.map_or(or, PresetName::File), changes: args.with.changes }
    }

    /// Whether a file alone says which rules are played.
    pub(crate) fn is_from_file(&self) -> bool {
        self.preset == PresetName::FromFile && self.changes.is_empty()
    }

    /// The changes as the rules take them.
    pub(crate) fn withs(&self) -> Vec<With> {
        self.changes.iter().map(|change| With::new(change.as_str())).collect()
    }
}

/// Two options that cannot both be meant.
pub(crate) fn contradiction(first: &str, second: &str, why: &PerLang<&str>) -> Stop {
    let message = both(
        format!("`{first}` and `{second}` contradict each other: {}", why.en),
        format!("`{first}` et `{second}` se contredisent : {}", why.fr),
    );
    Stop::bad(
        Diagnostic::error(message).hint(both("leave one of the two out", "omettez l'un des deux")),
    )
}

fn two_presets(name: &str) -> Stop {
    let why = PerLang { en: "a game has one set of rules", fr: "un jeu n'a qu'un jeu de règles" };
    contradiction(name, "--preset", &why)
}

/// A command that needs a game got none.
pub(crate) fn no_preset() -> Stop {
    let error = Diagnostic::error(both("no preset is named", "aucun jeu n'est nommé"));
    Stop::bad(error.hint(both(
        "name a game, such as `russe`: `fleetsheet preset list` shows all",
        "nommez un jeu, comme `russe` : `fleetsheet preset list` les montre tous",
    )))
}

/// A preset as its text and its rules.
pub(crate) struct Loaded {
    /// The text it was read from.
    pub(crate) source: Source,
    /// The rules, changes made.
    pub(crate) rules: Ruleset,
}

impl PresetName {
    /// The text of the preset; none where a file is to say which preset it is.
    pub(crate) fn find(&self, presets: &Presets) -> Result<Option<Source>, Stop> {
        match self {
            Self::Named(name) => presets.find(name).map(Some).map_err(|error| unknown(&error)),
            Self::File(path) => match path.to_str() {
                // Who names a preset where a file is wanted means the preset.
                Some(name) if !path.exists() => {
                    presets.find(name).map(Some).map_err(|error| unknown(&error))
                }
                _ => super::input::read(path).map(Some),
            },
            Self::FromFile => Ok(None),
        }
    }
}

impl Choice {
    /// The rules of the preset that was named, for a command that needs one.
    pub(crate) fn rules(&self, presets: &Presets) -> Result<Ruleset, Stop> {
        Ok(self.load(presets, || Err(no_preset()))?.rules)
    }

    /// The rules of the preset that was named, or of the one that `or` names.
    pub(crate) fn load(
        &self,
        presets: &Presets,
        or: impl FnOnce() -> Result<Source, Stop>,
    ) -> Result<Loaded, Stop> {
        let source = self.preset.find(presets)?.map_or_else(or, Ok)?;
        self.read(source)
    }

    /// The rules that a text gives, with the changes.
    pub(crate) fn read(&self, source: Source) -> Result<Loaded, Stop> {
        match Ruleset::read(&source, &self.withs()) {
            Ok(rules) => Ok(Loaded { source, rules }),
            Err(faults) => Err(Stop::bad_text(&faults, &[&source])),
        }
    }
}

/// The text of the preset that a file names.
pub(crate) fn named_in(
    source: &Source,
    named: &At<String>,
    presets: &Presets,
) -> Result<Source, Stop> {
    presets.find(&named.value).map_err(|error| match error {
        LibraryError::Unknown { .. } => {
            let excerpt = Excerpt::new(&source.name, named.place, Some(source));
            let hint = both(
                "a preset of your own is named with `--preset FILE`",
                "un jeu à vous se nomme par `--preset FILE`",
            );
            Stop::bad(Diagnostic::error(PerLang::of(&error)).at(excerpt).hint(hint))
        }
        LibraryError::Read(error) => unreadable(&error),
    })
}

/// A preset that could not be found or read.
pub(crate) fn unknown(error: &LibraryError) -> Stop {
    let hint = both(
        "`fleetsheet preset list` shows all; `--preset FILE` takes a file of your own",
        "`fleetsheet preset list` les montre tous ; `--preset FILE` prend un fichier à vous",
    );
    library::unknown(error, hint)
}
