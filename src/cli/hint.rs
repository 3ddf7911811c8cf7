//! `fleetsheet hint`: where the ships can still be, what is certain, and where to shoot.

use std::path::Path;
use std::time::Instant;

use fleetsheet::board::{Heat, HeatSquare, Known};
use fleetsheet::count::Limit;
use fleetsheet::deduce::advice::{Salvo, Wish, advise};
use fleetsheet::deduce::{Evidence, Is, Odds, Uncountable, Verdict};
use fleetsheet::journal::{Game, Side};
use fleetsheet::lang::{Describe as _, Lang, both};
use fleetsheet::sheet::heat::{HeatFormat, HeatPage, render};
use fleetsheet::ui::Diagnostic;

use super::args::HintArgs;
use super::output::{Content, Existing, Target};
use super::stop::Stop;
use super::{hint_json, hint_text, journal_file, say};

/// What is known and proposed, ready to be told.
pub(crate) struct Hint<'a> {
    pub(crate) journal: &'a str,
    pub(crate) game: &'a Game,
    /// Whose sea it is about.
    pub(crate) sea: Side,
    pub(crate) finding: Finding,
    pub(crate) salvoes: Vec<Salvo>,
}

/// What the reports come to.
pub(crate) enum Finding {
    Concluded { evidence: Box<Evidence>, verdict: Verdict },
    Uncountable(Uncountable),
}

/// Runs the command.
pub(crate) fn run(args: &HintArgs, lang: Lang) -> Result<(), Stop> {
    let (game, source) = journal_file::read(&args.journal, lang)?;
    let drawing = args.heat.as_deref().map(|path| Drawing::of(path, args.force)).transpose()?;
    let began = Instant::now();
    let limit = args.limit.map_or_else(Limit::default, |states| Limit { states });
    let finding = match Evidence::of(&game, args.sea()) {
        Ok(evidence) => {
            let verdict = Verdict::of(&evidence, limit);
            Finding::Concluded { evidence: Box::new(evidence), verdict }
        }
        Err(why) => Finding::Uncountable(why),
    };
    let salvoes = match &finding {
        Finding::Concluded { evidence, verdict: Verdict::Exact(exact) } => {
            let wish = wish(&game, evidence, args.top.into(), limit);
            wish.map_or_else(Vec::new, |wish| advise(evidence, exact, wish))
        }
        _ => Vec::new(),
    };
    let hint = Hint { journal: &source.name, game: &game, sea: args.sea(), finding, salvoes };
    let text = if args.json { hint_json::json(&hint) } else { hint_text::text(&hint, lang) };
    say::out(&text)?;
    if let Some(drawing) = &drawing {
        drawing.draw(&hint, lang)?;
    }
    if args.verbose {
        say::note(&effort(&hint, began));
    }
    match hint.finding {
        Finding::Concluded { verdict: Verdict::Contradiction, .. } => {
            Err(Stop::No { because: Vec::new() })
        }
        _ => Ok(()),
    }
}

/// A heat map that is to be written into a file.
struct Drawing {
    target: Target,
    existing: Existing,
    format: HeatFormat,
}

impl Drawing {
    /// The drawing for a file, if it can be made.
    fn of(path: &Path, force: bool) -> Result<Self, Stop> {
        let format = HeatFormat::from_path(path).map_err(|fault| {
            let message = both(fault.describe(Lang::En), fault.describe(Lang::Fr));
            Stop::bad(Diagnostic::error(message))
        })?;
        let existing = if force { Existing::Replace } else { Existing::Keep };
        let target = Target::File(path.to_path_buf());
        target.check(existing, Content::Binary)?;
        Ok(Self { target, existing, format })
    }

    fn draw(&self, hint: &Hint<'_>, lang: Lang) -> Result<(), Stop> {
        let Finding::Concluded { evidence, verdict: Verdict::Exact(exact) } = &hint.finding else {
            let message = both(
                "no heat map was drawn: there are no odds",
                "aucune carte de chaleur n'est dessinée : il n'y a pas de probabilités",
            );
            return Err(Stop::No { because: vec![Diagnostic::error(message)] });
        };
        let (title, subtitle) = hint_text::titles(hint, lang);
        let page = HeatPage { heat: heat(evidence, &exact.odds), title, subtitle, lang };
        let bytes = render(&page, self.format).map_err(|error| {
            let message = both(
                format!("the heat map cannot be drawn: {error}"),
                format!("impossible de dessiner la carte de chaleur : {error}"),
            );
            Stop::failed(Diagnostic::error(message))
        })?;
        self.target.write(self.existing, &bytes)?;
        say::note(&self.target.written(lang));
        Ok(())
    }
}

/// What advice is asked for: a salvo of as many shots as are due, none when the game is over.
fn wish(game: &Game, evidence: &Evidence, top: usize, limit: Limit) -> Option<Wish> {
    let (table, state) = (game.table(), game.state());
    if state.outcome.is_some() || top == 0 {
        return None;
    }
    let due = state.shots_due(table, evidence.side().other()).unwrap_or(1);
    let left = evidence.unstruck().len();
    let shots = (due as usize).clamp(1, left.max(1));
    Some(Wish { shots, top, limit })
}

/// A heat map of what the odds say.
pub(crate) fn heat(evidence: &Evidence, odds: &Odds) -> Heat {
    Heat::of(odds.grid(), |square| HeatSquare {
        chance: odds.ship(square),
        struck: evidence.struck().contains(square),
        known: match odds.certain(square) {
            Some(Is::Sea | Is::Land) => Known::Sea,
            Some(Is::Ship | Is::Class(_)) => Known::Ship,
            None => Known::Open,
        },
    })
}

fn effort(hint: &Hint<'_>, began: Instant) -> String {
    let counted = match &hint.finding {
        Finding::Concluded { verdict: Verdict::Exact(exact), .. } => {
            let effort = exact.count.effort();
            format!("{} states, {} nodes, ", effort.states, effort.nodes)
        }
        _ => String::new(),
    };
    let time = began.elapsed().as_secs_f64();
    let memory = peak_memory().map_or_else(String::new, |kib| format!(", {} MiB", kib / 1024));
    format!("{counted}{time:.3} s{memory}")
}

/// The most memory that the process has had, in KiB, where the system tells.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
