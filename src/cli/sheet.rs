//! `fleetsheet sheet`: from an order to a PDF.

use std::path::PathBuf;

use fleetsheet::lang::{Gender, Lang, Noun};
use fleetsheet::rules::{Presets, Ruleset};
use fleetsheet::sheet::mm::Mm;
use fleetsheet::sheet::request::Request;
use fleetsheet::sheet::template::Template;
use fleetsheet::sheet::templates::Templates;
use fleetsheet::sheet::{Composed, SheetError, compose, pdf};
use fleetsheet::ui::Diagnostic;

use super::fleets::{self, Drawn};
use super::input;
use super::order::{Fleets, Order};
use super::output::{Content, Target};
use super::progress::Progress;
use super::roster::{Games, Roster};
use super::say;
use super::stop::Stop;
use super::template;

/// The most games of a run.
pub(crate) const MOST_GAMES: u32 = 10_000;

/// Makes the sheets.
pub(crate) fn run(order: Order, presets: &Presets, templates: &Templates) -> Result<(), Stop> {
    let given = fleets::given(&order, presets)?;
    let rules = &given.rules;
    let template = template::load(&order.template, templates)?;
    let target = order.target.clone().unwrap_or_else(|| usual_target(rules, &template));
    target.check(order.existing, Content::Binary)?;
    let roster = roster(&order, rules, &template)?;
    let progress = Progress::of(u64::from(roster.count()));
    let drawn = fleets::draw(&order.fleets, &given, &roster, &progress)?;
    let made = make(&order, rules, &template, &drawn, &progress)?;
    progress.end();
    target.write(order.existing, &made.bytes)?;
    tell(&order, &target, &made, &drawn);
    Ok(())
}

/// A finished file, and what there is to say of it.
struct Made {
    bytes: Vec<u8>,
    pages: usize,
    cell: Option<Mm>,
}

fn make(
    order: &Order,
    rules: &Ruleset,
    template: &Template,
    drawn: &Drawn,
    progress: &Progress,
) -> Result<Made, Stop> {
    let request = request(order, rules, template, drawn);
    let Composed { booklet, cell, .. } =
        compose(&request).map_err(|error| refused(&error, order))?;
    progress.begin("pages", booklet.pages.len() as u64);
    let bytes = pdf::write(&booklet, &mut |page| progress.at(page as u64))
        .map_err(|error| Stop::bad(Diagnostic::error(error.to_string())))?;
    Ok(Made { bytes, pages: booklet.pages.len(), cell })
}

fn request<'a>(
    order: &Order,
    rules: &'a Ruleset,
    template: &'a Template,
    drawn: &Drawn,
) -> Request<'a> {
    Request {
        rules,
        template,
        lang: order.lang,
        paper: order.paper,
        margin: order.margin,
        cell: order.cell,
        ink: order.ink,
        print: order.print,
        key: order.key,
        title: order.title.clone(),
        seed: drawn.seed.as_ref().map(ToString::to_string),
        changes: order.choice.changes.clone(),
        games: drawn.games.clone(),
    }
}

fn roster(order: &Order, rules: &Ruleset, template: &Template) -> Result<Roster, Stop> {
    let names = order.names.as_deref().map(input::read).transpose()?;
    let one_fleet = matches!(order.fleets, Fleets::Layout { .. } | Fleets::Code { .. });
    let up = template.variant(rules).map_or(1, |variant| u32::from(variant.sheets_up()));
    let games = if one_fleet {
        Games { usual: 1, most: 1 }
    } else {
        Games { usual: up.div_ceil(order.players.count()), most: MOST_GAMES }
    };
    Roster::new(order.count, order.players, names.as_ref(), games)
}

/// `phillips-basic.pdf`, in the current folder; with the template in its name where it is another than usual.
fn usual_target(rules: &Ruleset, template: &Template) -> Target {
    let name = match template.name() {
        "standard" => format!("{}.pdf", rules.name()),
        other => format!("{}-{other}.pdf", rules.name()),
    };
    Target::File(PathBuf::from(name))
}

fn refused(error: &SheetError, order: &Order) -> Stop {
    let diagnostic = Diagnostic::error(error.to_string());
    Stop::bad(match error {
        SheetError::NotForThisGame { .. } => {
            diagnostic.hint("`fleetsheet template list` shows the others")
        }
        SheetError::NothingForTheKey => diagnostic.hint("draw fleets with `--random`"),
        SheetError::DoesNotFit { wanted: Some(_), .. } => {
            diagnostic.hint("leave `--cell` out, and squares are as large as fits")
        }
        SheetError::DoesNotFit { .. } | SheetError::TextTooLong => {
            let hint = format!("take larger paper than {}, or narrower margins", order.paper);
            diagnostic.hint(hint)
        }
        _ => diagnostic,
    })
}

/// What was written, on standard error, since the file itself may go to standard output.
fn tell(order: &Order, target: &Target, made: &Made, drawn: &Drawn) {
    let noun = Noun { one: "page".into(), many: "pages".into(), gender: Gender::Feminine };
    let pages = noun.counted(Lang::En, made.pages as u32);
    let cell = made.cell.map_or_else(String::new, |cell| format!(", squares of {:.1} mm", cell.0));
    say::note(&format!("wrote {target}: {pages} on {}{cell}", order.paper));
    if let Some(seed) = &drawn.seed {
        say::note(&format!("the same fleets again: --seed {seed}"));
    }
}
