//! `fleetsheet template`: list the designs, show one, check one.

use std::fmt::Write as _;
use std::path::Path;

use fleetsheet::lang::Lang;
use fleetsheet::sheet::template::Template;
use fleetsheet::sheet::templates::{Listed, Templates};
use fleetsheet::source::{LibraryError, Origin};
use fleetsheet::ui::Diagnostic;
use fleetsheet::ui::style::{STRONG, paint};

use super::args::TemplateCommand;
use super::input::{self, unreadable};
use super::say;
use super::stop::Stop;

/// Runs one of the commands.
pub(crate) fn run(command: TemplateCommand, templates: &Templates, lang: Lang) -> Result<(), Stop> {
    match command {
        TemplateCommand::List => list(templates, lang),
        TemplateCommand::Show { name } => {
            let source = templates.find(&name).map_err(|error| unknown(&error))?;
            say::out(&source.text)
        }
        TemplateCommand::Check { file } => check(&file, lang),
    }
}

/// A template that can be used.
pub(crate) fn load(name: &str, templates: &Templates) -> Result<Template, Stop> {
    let source = templates.find(name).map_err(|error| unknown(&error))?;
    Template::read(&source).map_err(|faults| Stop::bad_text(&faults, &[&source]))
}

fn list(templates: &Templates, lang: Lang) -> Result<(), Stop> {
    let listed = templates.list().map_err(|error| unreadable(&error))?;
    let width = listed.iter().map(|template| template.name.len()).max().unwrap_or(0);
    let mut text = String::new();
    for template in &listed {
        let pad = " ".repeat(width - template.name.len());
        let _ = writeln!(text, "{}{pad}  {}", paint(STRONG, &template.name), about(template, lang));
    }
    say::out(&text)
}

fn about(template: &Listed, lang: Lang) -> String {
    let from = match &template.origin {
        Origin::Builtin => String::new(),
        Origin::User { path } => format!("  ({})", path.display()),
    };
    match &template.template {
        Ok(template) => format!("{}{from}", template.title().get(lang)),
        Err(_) => format!("cannot be used: `fleetsheet template check` says why{from}"),
    }
}

fn check(file: &Path, lang: Lang) -> Result<(), Stop> {
    let source = input::read(file)?;
    match Template::read(&source) {
        Ok(template) => {
            let (name, title) = (template.name(), template.title().get(lang));
            say::out(&format!("{}: a sound template, `{name}`: {title}\n", source.name))
        }
        Err(faults) => Err(Stop::No { because: Diagnostic::all(&faults, &[&source]) }),
    }
}

fn unknown(error: &LibraryError) -> Stop {
    match error {
        LibraryError::Unknown { .. } => {
            let hint =
                "`fleetsheet template list` shows all; the path of a file of your own is good too";
            Stop::bad(Diagnostic::error(error.to_string()).hint(hint))
        }
        LibraryError::Read(error) => unreadable(error),
    }
}
