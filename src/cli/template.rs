//! `fleetsheet template`: list the designs, show one, check one.

use std::path::Path;

use fleetsheet::lang::{Lang, both};
use fleetsheet::sheet::template::Template;
use fleetsheet::sheet::templates::{Listed, Templates};
use fleetsheet::source::LibraryError;
use fleetsheet::ui::Diagnostic;

use super::args::TemplateCommand;
use super::input::{self, unreadable};
use super::library::{self, Row};
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
    let about = |listed: &Listed| {
        listed.template.as_ref().ok().map(|template| template.title().get(lang).clone())
    };
    let rows: Vec<Row<'_>> = listed
        .iter()
        .map(|listed| Row { name: &listed.name, origin: &listed.origin, about: about(listed) })
        .collect();
    library::list("template", &rows, lang)
}

fn check(file: &Path, lang: Lang) -> Result<(), Stop> {
    let source = input::read(file)?;
    match Template::read(&source) {
        Ok(template) => {
            let (name, title) = (template.name(), template.title().get(lang));
            let file = &source.name;
            say::out(&lang.pick(
                format!("{file}: a sound template, `{name}`: {title}\n"),
                format!("{file} : un modèle correct, `{name}` : {title}\n"),
            ))
        }
        Err(faults) => Err(Stop::No { because: Diagnostic::all(&faults, &[&source]) }),
    }
}

fn unknown(error: &LibraryError) -> Stop {
    let hint = both(
        "`fleetsheet template list` shows all; the path of a file of your own is good too",
        "`fleetsheet template list` les montre tous ; le chemin d'un fichier à vous convient aussi",
    );
    library::unknown(error, hint)
}
