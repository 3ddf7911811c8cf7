//! An order for sheets: what was meant by the arguments, defaults filled in, contradictions refused.

use std::path::PathBuf;

use fleetsheet::chance::{Seed, SeedError};
use fleetsheet::lang::{Describe, Lang, PerLang, both};
use fleetsheet::sheet::mm::Mm;
use fleetsheet::sheet::paper::{Paper, PaperError};
use fleetsheet::sheet::request::{CellSize, Ink, KeyPages, Print};
use fleetsheet::ui::Diagnostic;
use unicode_normalization::UnicodeNormalization;

use super::args::{
    FleetArgs, GamesArgs, InventorySheetArgs, KeyWord, OutputArgs, PaperArgs, SheetArgs,
};
use super::choice::{Choice, PresetName, contradiction};
use super::inventory_file::usual_game;
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
        /// The file of its seal, where that is printed too.
        seal: Option<PathBuf>,
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

/// How many sheets there are, and whose they are.
#[derive(Clone, Debug)]
pub(crate) struct Party {
    pub(crate) count: Option<u32>,
    pub(crate) players: Players,
    pub(crate) names: Option<PathBuf>,
    pub(crate) title: Option<String>,
}

/// What the sheets are printed on, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) paper: Paper,
    pub(crate) margin: Mm,
    pub(crate) ink: Ink,
    pub(crate) print: Print,
}

/// An order for sheets.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    pub(crate) choice: Choice,
    pub(crate) fleets: Fleets,
    /// The file that says what was bought.
    pub(crate) inventory: Option<PathBuf>,
    pub(crate) party: Party,
    pub(crate) key: KeyPages,
    pub(crate) template: String,
    pub(crate) cell: CellSize,
    pub(crate) look: Look,
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
        let fleets = fleets(&args.fleets)?;
        let party = Party::from_arguments(args.games)?;
        if let Some(option) = one_fleet(&fleets) {
            refuse_many(option, party.count, party.players)?;
        }
        let inventory = args.fleets.inventory;
        let says_the_game = one_fleet(&fleets).is_some() || inventory.is_some();
        let (target, existing) = output(args.output);
        Ok(Self {
            choice: Choice::from_arguments(
                args.preset,
                says_the_game.then_some(PresetName::FromFile),
            )?,
            fleets,
            inventory,
            party,
            key: match args.key {
                KeyWord::None => KeyPages::None,
                KeyWord::End => KeyPages::AtEnd,
            },
            template: args.template,
            cell: args.cell.map_or(CellSize::AsLargeAsFits, |side| CellSize::Exactly(Mm(side))),
            look: Look::from_arguments(&args.paper, surroundings)?,
            lang,
            target,
            existing,
        })
    }

    /// The order for an inventory on a page of its own.
    pub(crate) fn for_inventory(
        args: InventorySheetArgs,
        lang: Lang,
        surroundings: &Surroundings,
    ) -> Result<Self, Stop> {
        let (target, existing) = output(args.output);
        let usual = args.file.is_none().then(usual_game);
        Ok(Self {
            choice: Choice::of_file_or(args.preset, usual),
            fleets: Fleets::Blank,
            inventory: args.file,
            party: Party::from_arguments(args.games)?,
            key: KeyPages::None,
            template: "inventory".to_owned(),
            cell: CellSize::AsLargeAsFits,
            look: Look::from_arguments(&args.paper, surroundings)?,
            lang,
            target,
            existing,
        })
    }
}

impl Party {
    fn from_arguments(args: GamesArgs) -> Result<Self, Stop> {
        Ok(Self {
            count: args.count,
            players: if args.players == Some(2) { Players::Two } else { Players::One },
            names: args.names,
            title: args.title.as_deref().map(title).transpose()?,
        })
    }
}

impl Look {
    fn from_arguments(args: &PaperArgs, surroundings: &Surroundings) -> Result<Self, Stop> {
        Ok(Self {
            paper: paper(args.paper.as_deref(), args.landscape, surroundings)?,
            margin: Mm(args.margin),
            ink: if args.ink_save { Ink::Saving } else { Ink::Full },
            print: if args.large_print { Print::Large } else { Print::Normal },
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
    text.parse().map_err(|error: SeedError| Stop::bad(invalid("--seed", &error)))
}

/// An option whose value makes no sense.
pub(crate) fn invalid(option: &str, why: &impl Describe) -> Diagnostic {
    let PerLang { en, fr } = PerLang::of(why);
    Diagnostic::error(both(
        format!("invalid value for `{option}`: {en}"),
        format!("valeur incorrecte pour `{option}` : {fr}"),
    ))
}

fn fleets(args: &FleetArgs) -> Result<Fleets, Stop> {
    let asked = [
        ("--blank", args.blank),
        ("--random", args.random),
        ("--layout", args.layout.is_some()),
        ("--code", args.code.is_some()),
    ];
    let asked: Vec<&str> =
        asked.iter().filter(|(_, asked)| *asked).map(|(name, _)| *name).collect();
    if let [first, second, ..] = asked[..] {
        let why = PerLang {
            en: "a home frame has one fleet or none",
            fr: "une grille a une flotte ou aucune",
        };
        return Err(contradiction(first, second, &why));
    }
    let seed = args.seed.as_deref().map(seed).transpose()?;
    let fixed = |option| match seed {
        Some(_) => {
            let why = PerLang {
                en: "that fleet is given, not drawn",
                fr: "cette flotte est donnée, pas tirée au sort",
            };
            Err(contradiction("--seed", option, &why))
        }
        None => Ok(()),
    };
    if args.seal.is_some() && args.layout.is_none() {
        return Err(seal_alone());
    }
    match (&args.layout, &args.code) {
        (Some(file), _) => {
            let (file, seal) = (file.clone(), args.seal.clone());
            fixed("--layout").map(|()| Fleets::Layout { file, seal })
        }
        (_, Some(code)) => fixed("--code").map(|()| Fleets::Code { code: code.clone() }),
        _ if args.random => Ok(Fleets::Random { seed }),
        _ => Ok(Fleets::Blank),
    }
}

fn seal_alone() -> Stop {
    Stop::bad(Diagnostic::error(both(
        "`--seal` needs `--layout`: a seal belongs to one layout",
        "`--seal` demande `--layout` : un scellé est celui d'une disposition",
    )))
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
    let why = PerLang {
        en: "one fleet is for one sheet, or both players would have the same",
        fr: "une flotte est pour une feuille, sinon les deux joueurs auraient la même",
    };
    match (count, players) {
        (_, Players::Two) => Err(contradiction(option, "--players 2", &why)),
        (Some(2..), _) => {
            let why = PerLang {
                en: "one fleet is for one sheet, or many players would have the same",
                fr: "une flotte est pour une feuille, sinon plusieurs joueurs auraient la même",
            };
            Err(contradiction(option, "--count", &why))
        }
        _ => Ok(()),
    }
}

fn title(title: &str) -> Result<String, Stop> {
    let title: String = title.trim().nfc().collect();
    if title.is_empty() {
        return Err(Stop::bad(invalid("--title", &both("it is empty", "il est vide"))));
    }
    match title.chars().find(|c| c.is_control()) {
        Some(character) => {
            let number = character as u32;
            let why = both(
                format!("it holds the control character U+{number:04X}"),
                format!("il contient le caractère de commande U+{number:04X}"),
            );
            Err(Stop::bad(invalid("--title", &why)))
        }
        None => Ok(title),
    }
}

fn paper(text: Option<&str>, landscape: bool, around: &Surroundings) -> Result<Paper, Stop> {
    let bad = |error: PaperError| Stop::bad(invalid("--paper", &error));
    let paper = text.map(Paper::parse).transpose().map_err(bad)?.unwrap_or_else(|| around.paper());
    Ok(if landscape { paper.landscape() } else { paper })
}
