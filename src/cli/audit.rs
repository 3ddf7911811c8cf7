//! `fleetsheet audit`: was all fair?

use std::path::Path;

use fleetsheet::journal::audit::{Promise, Reveal, audit, forfeits};
use fleetsheet::journal::{Game, PerSide, Salt, Seal, Side};
use fleetsheet::lang::{Lang, PerLang, both};
use fleetsheet::layout::{self, WrittenFault};
use fleetsheet::rules::Ruleset;
use fleetsheet::source::{Faults, Severity};
use fleetsheet::ui::Diagnostic;

use super::args::AuditArgs;
use super::seal::copied;
use super::stop::Stop;
use super::{
    audit_compare, audit_json, audit_text, faults, input, inventory_file, journal_file, say,
};

/// Runs the command.
pub(crate) fn run(args: &AuditArgs, lang: Lang) -> Result<(), Stop> {
    if let Some([a, b]) = args.compare.as_deref() {
        return audit_compare::run(a, b, args.json, lang);
    }
    let Some(journal) = args.journal.as_deref() else { return Ok(()) };
    let (game, source) = journal_file::read(journal, lang)?;
    let reveals = reveals(args, &game, lang)?;
    let found = audit(game.record(), game.table(), &reveals);
    let strict = args.strict.then(|| forfeits(&found));
    let text = if args.json {
        audit_json::json(&source.name, &game, &found, strict.as_ref(), lang)
    } else {
        audit_text::text(&source.name, &game, &found, strict.as_ref(), lang)
    };
    say::out(&text)?;
    if found.findings.is_empty() { Ok(()) } else { Err(Stop::No { because: Vec::new() }) }
}

/// What both sides lay open.
fn reveals(args: &AuditArgs, game: &Game, lang: Lang) -> Result<PerSide<Reveal>, Stop> {
    let rules = &game.table().rules;
    let mut reveals = PerSide::<Reveal>::default();
    for given in &args.reveal {
        match told_value(given)? {
            Some((side, value)) => reveals.get_mut(side).unsunk = Some(value),
            None => lay_open(&mut reveals.them, Path::new(given), rules)?,
        }
    }
    if let Some(path) = &args.ours {
        lay_open(&mut reveals.us, path, rules)?;
    }
    if let Some(path) = &args.inventory {
        reveals.them.stock = Some(inventory_file::read(path, rules, lang)?);
    }
    // Our own layout is as good as sealed to us.
    reveals.us.promise = Promise::Kept;
    reveals.them.promise = promise(args, game, &reveals.them)?;
    Ok(reveals)
}

/// `them unsunk 31`: a value without a layout.
fn told_value(text: &str) -> Result<Option<(Side, u32)>, Stop> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [side, "unsunk", value] = words.as_slice() else { return Ok(None) };
    match (Side::from_word(side), value.parse()) {
        (Some(side), Ok(value)) => Ok(Some((side, value))),
        _ => Err(Stop::bad(Diagnostic::error(both(
            format!("`{text}` should be a side and a number, such as `them unsunk 31`"),
            format!("`{text}` devrait être un camp et un nombre, comme `them unsunk 31`"),
        )))),
    }
}

/// Reads a layout by the rules of the journal: what is against them is for the audit to say.
fn lay_open(reveal: &mut Reveal, path: &Path, rules: &Ruleset) -> Result<(), Stop> {
    let source = input::read(path)?;
    let reading = layout::file::read(&source, rules, None);
    let legal = |kind: &WrittenFault| {
        matches!(kind, WrittenFault::Layout(_) | WrittenFault::OtherPreset { .. })
    };
    let (coded, uncoded): (Vec<_>, Vec<_>) = reading
        .faults
        .0
        .iter()
        .filter(|fault| fault.severity == Severity::Error && !legal(&fault.kind))
        .cloned()
        .partition(|fault| fault.kind.code(rules).is_some());
    if !uncoded.is_empty() {
        let reading = layout::Reading { faults: Faults(uncoded), ..reading };
        return Err(Stop::BadData { because: faults::of_reading(&reading, &source, rules) });
    }
    let message = |kind: &WrittenFault| {
        let code = kind.code(rules)?;
        Some((code, PerLang::each(|lang| kind.describe(rules, lang))))
    };
    reveal.unreadable = coded.iter().filter_map(|fault| message(&fault.kind)).collect();
    let other = reading.faults.0.iter().find_map(|fault| match &fault.kind {
        WrittenFault::OtherPreset { found, .. } => Some(found.clone()),
        _ => None,
    });
    reveal.other_game = other;
    reveal.layout = Some(reading.layout);
    Ok(())
}

/// Whether the enemy's layout is the one of his seal (`F50`, `F52`).
fn promise(args: &AuditArgs, game: &Game, reveal: &Reveal) -> Result<Promise, Stop> {
    let given: Option<Seal> =
        args.seal.as_deref().map(|code| copied("--seal", code)).transpose()?;
    let (file_seal, salt) = match args.salt.as_deref() {
        Some(path) if path.contains(['.', '/', '\\']) => {
            let file = super::seal::read(Path::new(path))?;
            (Some(file.seal), Some(file.salt))
        }
        Some(code) => (None, Some(copied::<Salt>("--salt", code)?)),
        None => (None, None),
    };
    // What was told before the first shot counts; a seal that comes with the salt proves nothing.
    let seal = game.header().seals.them.clone().or(given);
    Ok(match (seal, salt, &reveal.layout) {
        (None, ..) => Promise::None,
        (Some(_), None, _) | (Some(_), _, None) => Promise::Unopened,
        (Some(seal), Some(salt), Some(layout)) => {
            let same = file_seal.is_none_or(|file_seal| file_seal == seal);
            if same && seal.matches(layout, &game.table().rules, &salt) {
                Promise::Kept
            } else {
                Promise::Broken
            }
        }
    })
}
