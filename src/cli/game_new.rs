//! `fleetsheet game new`: a journal begins.

use std::path::Path;

use fleetsheet::journal::store;
use fleetsheet::journal::{Header, PerSide, Seal, Side, Table};
use fleetsheet::lang::{Lang, both};
use fleetsheet::rules::Presets;
use fleetsheet::source::Source;
use fleetsheet::ui::Diagnostic;

use super::args::NewGameArgs;
use super::choice::{Choice, PresetName};
use super::output::{Content, Existing, Target};
use super::seal::copied;
use super::stop::Stop;
use super::{input, inventory_file, journal_file, layout_file, names, say};

/// Runs the command.
pub(crate) fn run(args: NewGameArgs, presets: &Presets, lang: Lang) -> Result<(), Stop> {
    let existing = if args.force { Existing::Replace } else { Existing::Keep };
    let target = Target::File(args.file.clone());
    target.check(existing, Content::Text)?;
    // A journal that is being written to is not replaced under the hands of whoever writes.
    let _held = match existing {
        Existing::Replace if args.file.is_file() => {
            Some(store::lock(&args.file).map_err(|error| journal_file::stop(&args.file, error))?)
        }
        _ => None,
    };
    let header = header(args, presets, lang)?;
    target.write(existing, header.to_text().as_bytes())?;
    let (rules, written) = (header.table.rules.name(), target.written(lang));
    let starts = header.table.first.map(|side| starts(side, lang)).unwrap_or_default();
    let colon = lang.pick(":", " :");
    say::note(&format!("{written}{colon} `{rules}`{starts}"));
    Ok(())
}

fn starts(side: Side, lang: Lang) -> &'static str {
    match side {
        Side::Us => lang.pick(", we start", ", nous commençons"),
        Side::Them => lang.pick(", the enemy starts", ", l'ennemi commence"),
    }
}

fn header(args: NewGameArgs, presets: &Presets, lang: Lang) -> Result<Header, Stop> {
    let from_file = args.layout.is_some() || args.inventory.is_some();
    let choice = Choice::from_arguments(args.preset, from_file.then_some(PresetName::FromFile))?;
    let files = Files { layout: args.layout.as_deref(), inventory: args.inventory.as_deref() };
    let mut table = table(&files, &choice, presets, lang)?;
    table.first = args.first.map(Side::from);
    let names = PerSide { us: name("--us", args.us)?, them: name("--them", args.them)? };
    let seals = PerSide {
        us: seal("--seal", args.seal.as_deref())?,
        them: seal("--their-seal", args.their_seal.as_deref())?,
    };
    Ok(Header { table, names, seals })
}

/// What is handed in besides the rules.
struct Files<'a> {
    layout: Option<&'a Path>,
    inventory: Option<&'a Path>,
}

fn table(files: &Files<'_>, choice: &Choice, presets: &Presets, lang: Lang) -> Result<Table, Stop> {
    let (rules, stock, layout) = match (files.layout, files.inventory) {
        (Some(path), bought) => {
            let source = input::read(path)?;
            let rules = layout_file::rules(&source, choice, presets)?;
            let stock = bought.map(|path| inventory_file::read(path, &rules, lang)).transpose()?;
            let laid = layout_file::open_by(source, rules, stock.as_ref()).sound(lang)?;
            (laid.rules, stock, Some(laid.layout))
        }
        (None, Some(path)) => {
            let (rules, stock) = inventory_file::read_for(path, choice, presets, lang)?;
            (rules, Some(stock), None)
        }
        (None, None) => (choice.rules(presets)?, None, None),
    };
    let mut table = Table::new(rules);
    table.stocks.us = stock.or(table.stocks.us);
    table.layouts.us = layout;
    Ok(table)
}

fn name(option: &str, text: Option<String>) -> Result<Option<String>, Stop> {
    let Some(text) = text else { return Ok(None) };
    let source = Source::new(option, text);
    let names = names::read(&source).map_err(|faults| Stop::bad_text(&faults, &[&source]))?;
    match names.as_slice() {
        [only] => Ok(Some(only.clone())),
        _ => Err(Stop::bad(Diagnostic::error(both(
            format!("`{option}` takes one name"),
            format!("`{option}` attend un seul nom"),
        )))),
    }
}

fn seal(option: &str, code: Option<&str>) -> Result<Option<Seal>, Stop> {
    code.map(|code| copied(option, code)).transpose()
}
