//! Every preset with every template, in both languages, on every paper, blank and filled: what is made holds to the
//! checks, and what is refused is known by name.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use fleetsheet::chance::Seed;
use fleetsheet::inventory::{Stock, Style, purchase};
use fleetsheet::lang::{Describe, Lang};
use fleetsheet::layout::{code, random};
use fleetsheet::rules::{Presets, Ruleset};
use fleetsheet::sheet::advice::advise;
use fleetsheet::sheet::mm::Mm;
use fleetsheet::sheet::paper::Paper;
use fleetsheet::sheet::request::{CellSize, Fill, Game, Ink, KeyPages, Print, Request, Seat};
use fleetsheet::sheet::template::{Each, Part, Template, Variant};
use fleetsheet::sheet::templates::Templates;
use fleetsheet::sheet::{Composed, SheetError, compose, pdf};

use super::checks::{self, Expected, Faults, Lattice};
use super::inspect::{File, Page};

/// The combinations that are refused, with the reason; all others have to be made.
const REFUSALS: &str = "tests/data/refusals.txt";

const MARGIN: Mm = Mm(10.0);

fn presets() -> Vec<Ruleset> {
    let listed = Presets::builtin().list().unwrap();
    listed.into_iter().map(|listed| listed.rules.unwrap()).collect()
}

fn templates() -> Vec<Template> {
    let listed = Templates::builtin().list().unwrap();
    listed.into_iter().map(|listed| listed.template.unwrap()).collect()
}

pub(crate) fn filled(rules: &Ruleset, seed: &Seed, game: u32, player: u32) -> Seat {
    let stock = Stock::fixed(rules)
        .or_else(|| purchase(rules, Style::Balanced, &mut seed.stream("inventory", game, player)))
        .unwrap();
    let layout = random::layout(rules, &stock, seed, game, player).unwrap();
    let code = code::encode(&layout, rules).unwrap();
    Seat {
        name: Some("Chloé Lefèvre-Gy (Jq)".to_owned()),
        opponent: Some("Ann O’Neill".to_owned()),
        fill: Some(Fill { layout, code, seal: None }),
        stock: Some(stock),
    }
}

/// One game for two, with fleets or without.
pub(crate) fn games(rules: &Ruleset, filling: Filling) -> Vec<Game> {
    let seed: Seed = "1:heron".parse().unwrap();
    let seat = |player| match filling {
        Filling::Blank => Seat::default(),
        Filling::Random => filled(rules, &seed, 1, player),
    };
    vec![Game { number: Some(1), seats: vec![seat(1), seat(2)] }]
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Filling {
    Blank,
    Random,
}

pub(crate) fn request<'a>(
    rules: &'a Ruleset,
    template: &'a Template,
    lang: Lang,
    paper: Paper,
    games: Vec<Game>,
) -> Request<'a> {
    Request {
        rules,
        template,
        lang,
        paper,
        margin: MARGIN,
        cell: CellSize::AsLargeAsFits,
        ink: Ink::Full,
        print: Print::Normal,
        key: KeyPages::None,
        title: None,
        seed: None,
        changes: Vec::new(),
        games,
    }
}

/// Pages that the template declares for a run of that many sheets; `None` where the run fills as many as it needs.
fn declared_pages(variant: &Variant, sheets: usize) -> Option<usize> {
    let flows = |part: &Part| matches!(part, Part::Keys | Part::Rules);
    let mut pages = 0;
    for plan in &variant.pages {
        let mut parts = plan.arrangements.iter().flatten().flatten().flatten();
        if plan.each == Each::Run && parts.any(flows) {
            return None;
        }
        pages += match plan.each {
            Each::Sheet => sheets.div_ceil(usize::from(plan.up)),
            Each::Run => 1,
        };
    }
    Some(pages)
}

/// Frames on a page that the template declares, key pages apart.
fn declared_frames(variant: &Variant) -> Vec<usize> {
    let is_frame =
        |part: &&Part| matches!(part, Part::Home | Part::Enemy | Part::Upper | Part::Lower);
    variant
        .pages
        .iter()
        .map(|plan| {
            let first = plan.arrangements[0].iter().flatten().flatten();
            first.filter(is_frame).count() * usize::from(plan.up)
        })
        .collect()
}

/// What is wrong with the frames of a page, which has to have that many with squares of that size.
fn frame_faults(page: &Page, rules: &Ruleset, cell: Mm, frames: usize) -> Faults {
    let grid = rules.grid();
    let (columns, rows) = (usize::from(grid.width()), usize::from(grid.height()));
    let found = checks::find_lattices(page, columns, rows);
    let mut faults = Faults::new();
    if found.len() != frames {
        faults.push(format!("{} frames instead of {frames}", found.len()));
    }
    for lattice in found {
        if (lattice.pitch - cell.0).abs() > 0.005 {
            faults.push(format!("squares of {} mm instead of {}", lattice.pitch, cell.0));
        }
        // Over the full span, with the size that was promised.
        let lattice = Lattice { pitch: cell.0, ..lattice };
        faults.extend(checks::lattice(page, &lattice));
        faults.extend(checks::whole_squares(page, &lattice));
    }
    faults
}

pub(crate) fn faults_of(request: &Request<'_>, composed: &Composed) -> Faults {
    let bytes = match pdf::write(&composed.booklet) {
        Ok(bytes) => bytes,
        Err(error) => return vec![error.to_string()],
    };
    if compose(request).map(|again| pdf::write(&again.booklet).ok()) != Ok(Some(bytes.clone())) {
        return vec!["the same order gives other bytes".to_owned()];
    }
    let file = File::read(&bytes).unwrap();
    let variant = request.template.variant(request.rules).unwrap();
    let pages = declared_pages(variant, composed.summary.sheets).unwrap_or(file.pages.len());
    let title = request.rules.title().get(request.lang);
    let expected = Expected {
        width: request.paper.width.0,
        height: request.paper.height.0,
        margin: request.margin.0,
        pages,
        lang: request.lang.code(),
        title: request.title.as_deref().unwrap_or(title),
        says: &[request.rules.name()],
    };
    let mut faults = checks::every_sheet(&file, &expected);
    for (n, page) in file.pages.iter().enumerate() {
        faults.extend(checks::words_are_clear(page));
        if let Some(cell) = composed.summary.cell {
            let frames = declared_frames(variant);
            faults.extend(frame_faults(page, request.rules, cell, frames[n % frames.len()]));
        }
    }
    faults
}

/// Runs `work` on every item, on both cores.
fn in_parallel<T: Sync>(items: &[T], work: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(item);
                }
            });
        }
    });
}

#[test]
fn every_combination_is_right_or_refused_by_name() {
    let (presets, templates) = (presets(), templates());
    let mut combinations = Vec::new();
    for rules in &presets {
        for filling in [Filling::Blank, Filling::Random] {
            let games = games(rules, filling);
            for template in &templates {
                for lang in Lang::ALL {
                    for (paper_name, paper) in Paper::NAMED {
                        let name = format!(
                            "{} {} {} {paper_name} {filling:?}",
                            rules.name(),
                            template.name(),
                            lang.code()
                        );
                        combinations
                            .push((name, request(rules, template, lang, paper, games.clone())));
                    }
                }
            }
        }
    }
    let (refused, wrong) = (Mutex::new(Vec::new()), Mutex::new(Vec::new()));
    in_parallel(&combinations, |(name, request)| match compose(request) {
        Err(error) => {
            let advice = advise(request, &templates)
                .iter()
                .map(|way| way.describe(Lang::En))
                .collect::<Vec<_>>();
            let mended = advice.join(", ");
            refused.lock().unwrap().push(format!("{name}: {error}; what does: {mended}"));
        }
        Ok(composed) => {
            let faults = faults_of(request, &composed);
            if !faults.is_empty() {
                wrong.lock().unwrap().push(format!("{name}: {}", faults.join("\n    ")));
            }
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(
        wrong.is_empty(),
        "{} are wrong, among them\n{}",
        wrong.len(),
        wrong[..wrong.len().min(5)].join("\n")
    );
    let mut refused = refused.into_inner().unwrap();
    refused.sort();
    compare(&refused);
}

/// Compares with the file of known refusals; a missing file is written, and the test fails so that it is read.
fn compare(refused: &[String]) {
    let mut text = String::new();
    for line in refused {
        writeln!(text, "{line}").unwrap();
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(REFUSALS);
    let Ok(known) = std::fs::read_to_string(&path) else {
        std::fs::write(&path, text).unwrap();
        panic!("{REFUSALS} was missing and is written now: read it");
    };
    assert_eq!(text, known, "the refusals changed; see {REFUSALS}");
}

#[test]
fn every_refusal_of_a_sheet_to_play_on_says_what_does() {
    let known =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(REFUSALS)).unwrap();
    let cannot_be = ["these sheets are blank", "it is for games in which fleets are bought"];
    for line in known.lines().filter(|line| !cannot_be.iter().any(|why| line.contains(why))) {
        assert!(line.contains("; what does: `--"), "{line}");
    }
}

#[test]
fn the_largest_square_that_fits_is_named_and_fits() {
    let rules = Presets::builtin()
        .load("hasbro", &["grid=26x26"].map(fleetsheet::rules::With::new))
        .unwrap();
    let wanted = CellSize::Exactly(Mm(12.0));
    let largest = |name: &str| {
        let template = Templates::builtin().load(name).unwrap();
        let games = games(&rules, Filling::Blank);
        let order =
            Request { cell: wanted, ..request(&rules, &template, Lang::En, Paper::A5, games) };
        match compose(&order) {
            Err(SheetError::DoesNotFit { wanted: Some(Mm(12.0)), largest, .. }) => largest.unwrap(),
            other => panic!("{other:?}"),
        }
    };
    assert!(largest("standard") < Mm(3.0));
    let largest = largest("large");
    let template = Templates::builtin().load("large").unwrap();
    let mut order = request(&rules, &template, Lang::En, Paper::A5, games(&rules, Filling::Blank));
    order.cell = CellSize::Exactly(largest);
    let composed = compose(&order).unwrap();
    assert_eq!(composed.summary.cell, Some(largest));
    assert_eq!(faults_of(&order, &composed), Faults::new());
    order.cell = CellSize::Exactly(largest + Mm(0.1));
    assert!(matches!(compose(&order), Err(SheetError::DoesNotFit { .. })));
}
