//! `fleetsheet sheet`: from an order to a PDF.

use std::path::PathBuf;

use fleetsheet::lang::{Gender, Lang, Noun};
use fleetsheet::rules::{Presets, Ruleset};
use fleetsheet::sheet::advice::advise;
use fleetsheet::sheet::mm::Mm;
use fleetsheet::sheet::pdf::{self, PdfError};
use fleetsheet::sheet::request::Request;
use fleetsheet::sheet::template::Template;
use fleetsheet::sheet::templates::Templates;
use fleetsheet::sheet::{SheetError, compose_each};
use fleetsheet::ui::Diagnostic;

use super::fleets::{self, Drawn};
use super::input;
use super::inventory_file::BOUGHT_GAMES;
use super::order::{Fleets, Order};
use super::output::{Content, Target};
use super::progress::Progress;
use super::roster::{Games, MOST_GAMES, Roster};
use super::say;
use super::stop::Stop;
use super::template;

/// Makes the sheets.
pub(crate) fn run(order: &Order, presets: &Presets, templates: &Templates) -> Result<(), Stop> {
    let given = fleets::given(order, presets)?;
    let rules = &given.rules;
    let template = template::load(&order.template, templates)?;
    let target = order.target.clone().unwrap_or_else(|| usual_target(rules, &template));
    target.check(order.existing, Content::Binary)?;
    let roster = roster(order, rules, &template)?;
    let progress = Progress::of(u64::from(roster.count()));
    let drawn = fleets::draw(&order.fleets, &given, &roster, &progress)?;
    let request = request(order, rules, &template, &drawn);
    let made = make(&request, &progress).map_err(|refusal| refusal.stop(&request, templates))?;
    progress.end();
    target.write(order.existing, &made.bytes)?;
    tell(order, &target, &made, &drawn);
    Ok(())
}

/// A finished file, and what there is to say of it.
struct Made {
    bytes: Vec<u8>,
    pages: usize,
    cell: Option<Mm>,
}

fn make(request: &Request<'_>, progress: &Progress) -> Result<Made, Refusal> {
    let sheets: usize = request.games.iter().map(|game| game.seats.len()).sum();
    progress.begin("pages", request.template.pages(request.rules, sheets) as u64);
    let mut writer = pdf::Writer::new()?;
    let mut pages = 0;
    let summary = compose_each(request, &mut |page| {
        pages += 1;
        progress.at(pages as u64);
        Ok::<(), Refusal>(writer.add(&page)?)
    })?;
    let bytes = writer.finish(&summary.title, request.lang)?;
    Ok(Made { bytes, pages, cell: summary.cell })
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
        paper: order.look.paper,
        margin: order.look.margin,
        cell: order.cell,
        ink: order.look.ink,
        print: order.look.print,
        key: order.key,
        title: order.party.title.clone(),
        seed: drawn.seed.as_ref().map(ToString::to_string),
        changes: order.choice.changes.clone(),
        games: drawn.games.clone(),
    }
}

fn roster(order: &Order, rules: &Ruleset, template: &Template) -> Result<Roster, Stop> {
    let names = order.party.names.as_deref().map(input::read).transpose()?;
    let one_fleet = matches!(order.fleets, Fleets::Layout { .. } | Fleets::Code { .. });
    let up = template.variant(rules).map_or(1, |variant| u32::from(variant.sheets_up()));
    let games = if one_fleet {
        Games { usual: 1, most: 1 }
    } else {
        Games { usual: up.div_ceil(order.party.players.count()), most: MOST_GAMES }
    };
    Roster::new(order.party.count, order.party.players, names.as_ref(), games)
}

/// `phillips-basic.pdf`, in the current folder; with the template in its name where it is another than usual.
fn usual_target(rules: &Ruleset, template: &Template) -> Target {
    let name = match template.name() {
        "standard" => rules.name().to_owned(),
        other => format!("{}-{other}", rules.name()),
    };
    let plain = |c: char| if c.is_alphanumeric() || c == '_' { c } else { '-' };
    let name: String = name.chars().map(plain).collect();
    Target::File(PathBuf::from(name + ".pdf"))
}

/// Why there are no sheets.
#[derive(Debug, thiserror::Error)]
enum Refusal {
    /// They cannot be made as they were ordered.
    #[error(transparent)]
    Sheet(#[from] SheetError),
    /// They cannot be written as a PDF.
    #[error(transparent)]
    Pdf(#[from] PdfError),
}

impl Refusal {
    fn stop(&self, request: &Request<'_>, templates: &Templates) -> Stop {
        let hint = match self {
            Self::Pdf(_) => None,
            Self::Sheet(error) => hint(error, request, templates),
        };
        let hints = hint.into_iter().collect();
        Stop::bad(Diagnostic { hints, ..Diagnostic::error(self.to_string()) })
    }
}

/// How to mend an order: each way was tried and works.
fn hint(error: &SheetError, request: &Request<'_>, templates: &Templates) -> Option<String> {
    match error {
        SheetError::NothingForTheKey => Some("draw fleets with `--random`".to_owned()),
        SheetError::NotForThisGame { .. }
        | SheetError::DoesNotFit { .. }
        | SheetError::TextTooLong => {
            let listed = templates.list().unwrap_or_default();
            let known: Vec<Template> =
                listed.into_iter().filter_map(|listed| listed.template.ok()).collect();
            let ways: Vec<String> =
                advise(request, &known).iter().map(ToString::to_string).collect();
            let any = "any of these would do: ";
            let prefix = if ways.len() > 1 { any } else { "this would do: " };
            let other_game = matches!(error, SheetError::NotForThisGame { .. })
                && request.rules.arsenal().is_none();
            match &ways[..] {
                [] => other_game.then(|| BOUGHT_GAMES.to_owned()),
                ways => Some(format!("{prefix}{}", ways.join(", "))),
            }
        }
        _ => None,
    }
}

/// What was written, on standard error, since the file itself may go to standard output.
fn tell(order: &Order, target: &Target, made: &Made, drawn: &Drawn) {
    let noun = Noun { one: "page".into(), many: "pages".into(), gender: Gender::Feminine };
    let pages = noun.counted(Lang::En, made.pages as u32);
    let cell = made.cell.map_or_else(String::new, |cell| format!(", squares of {:.1} mm", cell.0));
    say::note(&format!("wrote {target}: {pages} on {}{cell}", order.look.paper));
    if let Some(seed) = &drawn.seed {
        say::note(&format!("the same fleets again: --seed {seed}"));
    }
}
