//! An order for sheets: what was meant by the arguments, defaults filled in, contradictions refused.

use std::path::PathBuf;

use fleetsheet::chance::Seed;
use fleetsheet::lang::Lang;
use fleetsheet::sheet::mm::Mm;
use fleetsheet::sheet::paper::Paper;
use fleetsheet::sheet::request::{CellSize, Ink, KeyPages, Print};
use fleetsheet::ui::Diagnostic;
use unicode_normalization::UnicodeNormalization;

use super::args::{KeyWord, OutputArgs, SheetArgs};
use super::choice::{Choice, PresetName, contradiction};
use super::output::{Existing, Target};
use super::stop::Stop;
use super::surroundings::Surroundings;

/// Where the fleets of a run come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fleets {
    /// There are none.
    Blank,
    /// They are drawn.
    Random {
        /// The seed, unless the system chooses it.
        seed: Option<Seed>,
    },
    /// The one of a layout file.
    Layout {
        /// The file.
        file: PathBuf,
    },
    /// The one of a layout code.
    Code {
        /// The code.
        code: String,
    },
}

/// How many sheets a game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Players {
    /// One sheet a game.
    One,
    /// A sheet for each of the two players.
    Two,
}

impl Players {
    /// Their number.
    pub(crate) const fn count(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

/// An order for sheets.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    pub(crate) choice: Choice,
    pub(crate) fleets: Fleets,
    pub(crate) count: Option<u32>,
    pub(crate) players: Players,
    pub(crate) names: Option<PathBuf>,
    pub(crate) title: Option<String>,
    pub(crate) key: KeyPages,
    pub(crate) template: String,
    pub(crate) paper: Paper,
    pub(crate) margin: Mm,
    pub(crate) cell: CellSize,
    pub(crate) ink: Ink,
    pub(crate) print: Print,
    pub(crate) lang: Lang,
    pub(crate) target: Option<Target>,
    pub(crate) existing: Existing,
}

impl Order {
    /// The order that the arguments give.
    pub(crate) fn from_arguments(
        args: SheetArgs,
        lang: Lang,
        surroundings: &Surroundings,
    ) -> Result<Self, Stop> {
        let fleets = fleets(&args)?;
        let one_fleet = one_fleet(&fleets);
        let players = if args.players == Some(2) { Players::Two } else { Players::One };
        if let Some(option) = one_fleet {
            refuse_many(option, args.count, players)?;
        }
        let from_layout = one_fleet.map(|_| PresetName::FromFile);
        let (target, existing) = output(args.output);
        Ok(Self {
            choice: Choice::from_arguments(args.preset, from_layout)?,
            fleets,
            count: args.count,
            players,
            names: args.names,
            title: args.title.as_deref().map(title).transpose()?,
            key: match args.key {
                KeyWord::None => KeyPages::None,
                KeyWord::End => KeyPages::AtEnd,
            },
            template: args.template,
            paper: paper(args.paper.as_deref(), args.landscape, surroundings)?,
            margin: Mm(args.margin),
            cell: args.cell.map_or(CellSize::AsLargeAsFits, |side| CellSize::Exactly(Mm(side))),
            ink: if args.ink_save { Ink::Saving } else { Ink::Full },
            print: if args.large_print { Print::Large } else { Print::Normal },
            lang,
            target,
            existing,
        })
    }
}

/// Where the result goes, and what becomes of a file that is there.
pub(crate) fn output(args: OutputArgs) -> (Option<Target>, Existing) {
    let existing = if args.force { Existing::Replace } else { Existing::Keep };
    (args.output.map(Target::named), existing)
}

/// A seed as it was written.
pub(crate) fn seed(text: &str) -> Result<Seed, Stop> {
    text.parse().map_err(|error| {
        Stop::bad(Diagnostic::error(format!("invalid value for `--seed`: {error}")))
    })
}

fn fleets(args: &SheetArgs) -> Result<Fleets, Stop> {
    let asked = [
        ("--blank", args.blank),
        ("--random", args.random),
        ("--layout", args.layout.is_some()),
        ("--code", args.code.is_some()),
    ];
    let asked: Vec<&str> =
        asked.iter().filter(|(_, asked)| *asked).map(|(name, _)| *name).collect();
    if let [first, second, ..] = asked[..] {
        return Err(contradiction(first, second, "a home frame has one fleet or none"));
    }
    let seed = args.seed.as_deref().map(seed).transpose()?;
    let fixed = |option| match seed {
        Some(_) => Err(contradiction("--seed", option, "that fleet is given, not drawn")),
        None => Ok(()),
    };
    match (&args.layout, &args.code) {
        (Some(file), _) => fixed("--layout").map(|()| Fleets::Layout { file: file.clone() }),
        (_, Some(code)) => fixed("--code").map(|()| Fleets::Code { code: code.clone() }),
        _ if args.random => Ok(Fleets::Random { seed }),
        _ => Ok(Fleets::Blank),
    }
}

/// The option that gives a single fleet, if one does.
fn one_fleet(fleets: &Fleets) -> Option<&'static str> {
    match fleets {
        Fleets::Layout { .. } => Some("--layout"),
        Fleets::Code { .. } => Some("--code"),
        Fleets::Blank | Fleets::Random { .. } => None,
    }
}

fn refuse_many(option: &str, count: Option<u32>, players: Players) -> Result<(), Stop> {
    let why = "one fleet is for one sheet, or both players would have the same";
    match (count, players) {
        (_, Players::Two) => Err(contradiction(option, "--players 2", why)),
        (Some(2..), _) => {
            let why = "one fleet is for one sheet, or many players would have the same";
            Err(contradiction(option, "--count", why))
        }
        _ => Ok(()),
    }
}

fn title(title: &str) -> Result<String, Stop> {
    let title: String = title.trim().nfc().collect();
    if title.is_empty() {
        return Err(Stop::bad(Diagnostic::error("invalid value for `--title`: it is empty")));
    }
    match title.chars().find(|c| c.is_control()) {
        Some(character) => Err(Stop::bad(Diagnostic::error(format!(
            "invalid value for `--title`: it holds the control character U+{:04X}",
            character as u32
        )))),
        None => Ok(title),
    }
}

fn paper(text: Option<&str>, landscape: bool, around: &Surroundings) -> Result<Paper, Stop> {
    let bad = |error| Stop::bad(Diagnostic::error(format!("invalid value for `--paper`: {error}")));
    let paper = text.map(Paper::parse).transpose().map_err(bad)?.unwrap_or_else(|| around.paper());
    Ok(if landscape { paper.landscape() } else { paper })
}
