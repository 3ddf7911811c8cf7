//! `fleetsheet sheet`: from an order to a PDF.

use std::path::PathBuf;

use fleetsheet::lang::{Describe, Forms, PerLang, both, tenths};
use fleetsheet::rules::{Presets, Ruleset};
use fleetsheet::sheet::advice::{Advice, advise};
use fleetsheet::sheet::mm::Mm;
use fleetsheet::sheet::pdf::{self, PdfError};
use fleetsheet::sheet::request::Request;
use fleetsheet::sheet::template::{Part, Template};
use fleetsheet::sheet::templates::Templates;
use fleetsheet::sheet::{SheetError, compose_each};
use fleetsheet::ui::Diagnostic;

use super::fleets::{self, Drawn};
use super::input;
use super::inventory_file::bought_games;
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
    refuse_a_lost_seal(order, rules, &template)?;
    let target = order.target.clone().unwrap_or_else(|| usual_target(rules, &template));
    target.check(order.existing, Content::Binary)?;
    let roster = roster(order, rules, &template)?;
    let progress = Progress::of(u64::from(roster.count()));
    let drawn = fleets::draw(order, &given, &roster, &progress)?;
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

/// A seal that was asked for is printed, or the command says why not.
fn refuse_a_lost_seal(order: &Order, rules: &Ruleset, template: &Template) -> Result<(), Stop> {
    let sealed = matches!(order.fleets, Fleets::Layout { seal: Some(_), .. });
    let variant = template.variant(rules).filter(|_| sealed);
    if variant.is_none_or(|variant| variant.pages.iter().any(|page| page.has(&[Part::Code]))) {
        return Ok(());
    }
    let name = template.name();
    Err(Stop::bad(Diagnostic::error(both(
        format!("template `{name}` has no place for a seal, which stands beside the layout code"),
        format!(
            "le modèle `{name}` n'a pas de place pour un scellé, qui figure près du code de la flotte"
        ),
    ))))
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
#[derive(Debug)]
enum Refusal {
    /// They cannot be made as they were ordered.
    Sheet(SheetError),
    /// They cannot be written as a PDF.
    Pdf(PdfError),
}

impl From<SheetError> for Refusal {
    fn from(error: SheetError) -> Self {
        Self::Sheet(error)
    }
}

impl From<PdfError> for Refusal {
    fn from(error: PdfError) -> Self {
        Self::Pdf(error)
    }
}

impl Refusal {
    fn stop(&self, request: &Request<'_>, templates: &Templates) -> Stop {
        match self {
            Self::Pdf(error) => Stop::bad(Diagnostic::error(both(
                error.to_string(),
                format!("le PDF ne peut pas être écrit : {error}"),
            ))),
            Self::Sheet(error) => {
                let hints = hint(error, request, templates).into_iter().collect();
                Stop::bad(Diagnostic { hints, ..Diagnostic::error(PerLang::of(error)) })
            }
        }
    }
}

/// How to mend an order: each way was tried and works.
fn hint(
    error: &SheetError,
    request: &Request<'_>,
    templates: &Templates,
) -> Option<PerLang<String>> {
    match error {
        SheetError::NothingForTheKey => {
            Some(both("draw fleets with `--random`", "tirez des flottes avec `--random`"))
        }
        SheetError::NotForThisGame { .. }
        | SheetError::DoesNotFit { .. }
        | SheetError::TextTooLong => {
            let listed = templates.list().unwrap_or_default();
            let known: Vec<Template> =
                listed.into_iter().filter_map(|listed| listed.template.ok()).collect();
            let ways = advise(request, &known);
            let other_game = matches!(error, SheetError::NotForThisGame { .. })
                && request.rules.arsenal().is_none();
            match &ways[..] {
                [] => other_game.then(bought_games),
                ways => Some(any_of(ways)),
            }
        }
        _ => None,
    }
}

fn any_of(ways: &[Advice]) -> PerLang<String> {
    let (en, fr) = if ways.len() > 1 {
        ("any of these would do", "l'un de ceux-ci conviendrait")
    } else {
        ("this would do", "ceci conviendrait")
    };
    PerLang::each(|lang| {
        let ways: Vec<String> = ways.iter().map(|way| way.describe(lang)).collect();
        format!("{}{} {}", lang.pick(en, fr), lang.pick(":", " :"), ways.join(", "))
    })
}

const PAGE: Forms = Forms { en: ("page", "pages"), fr: ("page", "pages") };

/// What was written, on standard error, since the file itself may go to standard output.
fn tell(order: &Order, target: &Target, made: &Made, drawn: &Drawn) {
    let (lang, count, paper) = (order.lang, made.pages, order.look.paper);
    let pages = PAGE.counted(lang, count as u64);
    let cell = made.cell.map_or_else(String::new, |cell| {
        let what = lang.pick("squares of", "cases de");
        format!(", {what} {} mm", tenths(lang, cell.0))
    });
    let written = target.written(lang);
    say::note(&lang.pick(
        format!("{written}: {pages} on {paper}{cell}"),
        format!("{written} : {pages} sur {paper}{cell}"),
    ));
    if let Some(seed) = &drawn.seed {
        let again = lang.pick("the same fleets again:", "les mêmes flottes à nouveau :");
        say::note(&format!("{again} --seed {seed}"));
    }
}
