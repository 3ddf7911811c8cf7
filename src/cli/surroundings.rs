//! What the program takes from its environment, read once.

use std::ffi::OsString;
use std::path::PathBuf;

use etcetera::BaseStrategy;
use fleetsheet::lang::Lang;
use fleetsheet::sheet::paper::Paper;

/// The language, the paper and the folder of whoever runs the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Surroundings {
    /// The locale of texts, such as `fr_FR.UTF-8`.
    messages: String,
    /// The locale of paper.
    paper: String,
    /// The folder of the user's own presets and templates.
    home: Option<PathBuf>,
}

/// The variable that names the user's folder, instead of the one the system gives.
pub(crate) const HOME: &str = "FLEETSHEET_HOME";

impl Surroundings {
    /// Those of this process.
    pub(crate) fn here() -> Self {
        let own = || etcetera::choose_base_strategy().ok().map(|base| base.config_dir());
        Self::from_variables(|name| std::env::var_os(name), own)
    }

    fn from_variables(
        variable: impl Fn(&str) -> Option<OsString>,
        config: impl Fn() -> Option<PathBuf>,
    ) -> Self {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = |category: &str| {
            let value = set("LC_ALL").or_else(|| set(category)).or_else(|| set("LANG"));
            value.map(|value| value.to_string_lossy().into_owned()).unwrap_or_default()
        };
        let home = set(HOME).map(PathBuf::from);
        Self {
            messages: locale("LC_MESSAGES"),
            paper: locale("LC_PAPER"),
            home: home.or_else(|| config().map(|folder| folder.join("fleetsheet"))),
        }
    }

    /// The language of texts where none is asked for.
    pub(crate) fn lang(&self) -> Lang {
        if language(&self.messages) == "fr" { Lang::Fr } else { Lang::En }
    }

    /// The paper where none is asked for: Letter in the United States and Canada, else A4.
    pub(crate) fn paper(&self) -> Paper {
        match territory(&self.paper) {
            "US" | "CA" => Paper::LETTER,
            _ => Paper::A4,
        }
    }

    /// The folder of the user's own presets.
    pub(crate) fn presets(&self) -> Option<PathBuf> {
        Some(self.home.as_ref()?.join("presets"))
    }

    /// The folder of the user's own templates.
    pub(crate) fn templates(&self) -> Option<PathBuf> {
        Some(self.home.as_ref()?.join("templates"))
    }
}

/// `fr` of `fr_CA.UTF-8@euro`.
fn language(locale: &str) -> &str {
    locale.split(['_', '.', '@']).next().unwrap_or_default()
}

/// `CA` of `fr_CA.UTF-8@euro`.
fn territory(locale: &str) -> &str {
    let plain = locale.split(['.', '@']).next().unwrap_or_default();
    plain.split_once('_').map_or("", |(_, territory)| territory)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(variables: &[(&str, &str)]) -> Surroundings {
        Surroundings::from_variables(
            |name| {
                let found = variables.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| OsString::from(value))
            },
            || Some("/config".into()),
        )
    }

    #[test]
    fn the_strongest_variable_decides() {
        assert_eq!(with(&[]).lang(), Lang::En);
        assert_eq!(with(&[("LANG", "fr_FR.UTF-8")]).lang(), Lang::Fr);
        assert_eq!(with(&[("LANG", "fr_FR"), ("LC_MESSAGES", "en_GB")]).lang(), Lang::En);
        assert_eq!(with(&[("LC_MESSAGES", "en_GB"), ("LC_ALL", "fr")]).lang(), Lang::Fr);
        assert_eq!(with(&[("LC_ALL", ""), ("LANG", "fr@euro")]).lang(), Lang::Fr);
        assert_eq!(with(&[("LANG", "fry_NL")]).lang(), Lang::En);
    }

    #[test]
    fn paper_follows_the_territory() {
        assert_eq!(with(&[]).paper(), Paper::A4);
        assert_eq!(with(&[("LANG", "fr_CA.UTF-8")]).paper(), Paper::LETTER);
        assert_eq!(with(&[("LANG", "en_US.UTF-8"), ("LC_PAPER", "de_DE")]).paper(), Paper::A4);
        assert_eq!(with(&[("LC_PAPER", "en_US@x")]).paper(), Paper::LETTER);
        assert_eq!(with(&[("LANG", "C.UTF-8")]).paper(), Paper::A4);
    }

    #[test]
    fn the_users_folder_can_be_named() {
        assert_eq!(with(&[]).presets(), Some("/config/fleetsheet/presets".into()));
        assert_eq!(with(&[(HOME, "/x")]).templates(), Some("/x/templates".into()));
    }
}
