//! The templates in the program and in the user's own folder.

use std::path::PathBuf;

use thiserror::Error;

use super::template::{Template, TemplateFault};
use crate::lang::PerLang;
use crate::source::{Faults, Library, LibraryError, Origin, ReadError, Source};

/// Embeds templates by name.
macro_rules! embed {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../templates/", $name, ".toml")))),+]
    };
}

/// The templates in the program, sorted by name.
const BUILTIN: &[(&str, &str)] =
    embed!["compact", "inventory", "key", "large", "log", "rules", "standard"];

/// What one of them is called.
const KIND: PerLang<&str> = PerLang { en: "template", fr: "modèle" };

/// Where templates are found: a folder of the user's own first, then those in the program.
#[derive(Clone, Debug)]
pub struct Templates {
    library: Library,
}

/// One template of the list.
#[derive(Debug)]
pub struct Listed {
    /// The name by which it is chosen.
    pub name: String,
    /// Where it comes from.
    pub origin: Origin,
    /// The template, or why it cannot be used.
    pub template: Result<Template, TemplateError>,
}

/// Why there is no template.
#[derive(Debug, Error)]
pub enum TemplateError {
    /// None has that name, or its file cannot be read.
    #[error(transparent)]
    Library(#[from] LibraryError),
    /// What it says is wrong.
    #[error(transparent)]
    Faulty(#[from] Faults<TemplateFault>),
}

impl Templates {
    /// The templates in the program alone.
    pub const fn builtin() -> Self {
        Self { library: Library::new(KIND, BUILTIN) }
    }

    /// The templates of a folder, which need not exist, before those in the program.
    pub fn with_folder(folder: impl Into<PathBuf>) -> Self {
        Self { library: Library::new(KIND, BUILTIN).with_folder(folder) }
    }

    /// Every template by name.
    ///
    /// # Errors
    /// The user's folder is there and cannot be read. A faulty template is listed with its faults.
    pub fn list(&self) -> Result<Vec<Listed>, ReadError> {
        let listed = |(name, origin): (String, Origin)| {
            let template = self.load(&name);
            Listed { name, origin, template }
        };
        Ok(self.library.list()?.into_iter().map(listed).collect())
    }

    /// The text of a template: by its name, or by its path if there is a separator or `.toml` in it.
    ///
    /// # Errors
    /// None has that name, or its file cannot be read.
    pub fn find(&self, name: &str) -> Result<Source, LibraryError> {
        self.library.find(name)
    }

    /// A template, found as by [`Self::find`].
    ///
    /// # Errors
    /// As [`Self::find`], and every fault of the template.
    pub fn load(&self, name: &str) -> Result<Template, TemplateError> {
        Ok(Template::read(&self.find(name)?)?)
    }
}

/// The built-in key, which follows the sheets of any template.
pub(super) fn key() -> Template {
    Templates::builtin().load("key").expect("a test loads every built-in template")
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_of_the_folder_is_embedded_in_order_and_loads() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
        let mut names: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned())
            .collect();
        names.sort();
        assert_eq!(BUILTIN.iter().map(|(name, _)| *name).collect::<Vec<_>>(), names);
        for name in names {
            let template = Templates::builtin().load(&name).unwrap();
            assert_eq!(template.name(), name);
        }
    }
}
