use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::lang::{Describe, Lang};

/// The kind of file a heat map is written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeatFormat {
    /// A page to print.
    Pdf,
    /// A picture of lines and areas.
    Svg,
    /// A picture of dots.
    Png,
}

/// Why a file name does not say what kind of file it is.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum HeatFormatError {
    /// It has no ending.
    NoEnding {
        /// The file.
        path: PathBuf,
    },
    /// It ends in something else.
    UnknownEnding {
        /// The file.
        path: PathBuf,
        /// What it ends in.
        ending: String,
    },
}

impl Describe for HeatFormatError {
    fn describe(&self, lang: Lang) -> String {
        let three = lang.pick(
            "a heat map is written to a file that ends in .pdf, .svg or .png",
            "une carte de chaleur s'écrit dans un fichier qui finit en .pdf, .svg ou .png",
        );
        match self {
            Self::NoEnding { path } => {
                let path = path.display();
                lang.pick(
                    format!("`{path}` has no ending: {three}"),
                    format!("`{path}` n'a pas de fin : {three}"),
                )
            }
            Self::UnknownEnding { path, ending } => {
                let path = path.display();
                lang.pick(
                    format!("`{path}` ends in .{ending}: {three}"),
                    format!("`{path}` finit en .{ending} : {three}"),
                )
            }
        }
    }
}

impl HeatFormat {
    /// All of them, as they are named in messages.
    pub const ALL: [Self; 3] = [Self::Pdf, Self::Svg, Self::Png];

    /// What names of such files end in, in small letters and without the point.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// The kind that a file name ends in, in capitals or small letters.
    ///
    /// # Errors
    /// [`HeatFormatError`] where it ends in none of the three.
    pub fn from_path(path: &Path) -> Result<Self, HeatFormatError> {
        let path_buf = || path.to_owned();
        let Some(ending) = path.extension() else {
            return Err(HeatFormatError::NoEnding { path: path_buf() });
        };
        let ending = ending.to_string_lossy();
        let known =
            Self::ALL.into_iter().find(|format| ending.eq_ignore_ascii_case(format.ending()));
        known.ok_or_else(|| HeatFormatError::UnknownEnding {
            path: path_buf(),
            ending: ending.into_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_tell_in_capitals_too() {
        for (name, format) in [
            ("map.pdf", HeatFormat::Pdf),
            ("a.b/Map.SVG", HeatFormat::Svg),
            ("x.pdf.Png", HeatFormat::Png),
        ] {
            assert_eq!(HeatFormat::from_path(Path::new(name)), Ok(format), "{name}");
        }
    }

    #[test]
    fn another_ending_is_told_the_three() {
        for name in ["map.jpeg", "map", "map.", "a.pdf/map", ".png"] {
            let error = HeatFormat::from_path(Path::new(name)).unwrap_err();
            for lang in Lang::ALL {
                let said = error.describe(lang);
                assert!(said.contains(name), "{said}");
                assert!(
                    HeatFormat::ALL.iter().all(|format| said.contains(format.ending())),
                    "{said}"
                );
            }
        }
    }
}
