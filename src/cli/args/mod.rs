//! The arguments as they are written; the only place that knows clap.

mod audit;
mod game;
mod hint;
mod inventory;
mod layout;
mod seal;
mod sheet;

use std::path::PathBuf;

pub(crate) use clap::Error as Misread;
use clap::{Args, Parser, Subcommand, ValueEnum};
use fleetsheet::lang::Lang;

pub(crate) use self::audit::AuditArgs;
pub(crate) use self::game::{GameCommand, NewGameArgs, ReplyArgs, SideWord};
pub(crate) use self::hint::HintArgs;
pub(crate) use self::inventory::{InventoryCommand, InventorySheetArgs};
pub(crate) use self::layout::LayoutCommand;
pub(crate) use self::seal::{EvidenceArgs, SealArgs};
pub(crate) use self::sheet::{FleetArgs, GamesArgs, KeyWord, PaperArgs, SheetArgs};

/// Pencil-and-paper Battleships: sheets to print, layouts to check, in English and French.
#[derive(Debug, Parser)]
#[command(name = "fleetsheet", version, about, max_term_width = 100, after_help = AFTER)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// Language of sheets, files and messages [default: that of your locale, else en]
    #[arg(long, global = true, value_name = "LANG")]
    pub(crate) lang: Option<LangWord>,
}

const AFTER: &str = "\
Examples:
  fleetsheet sheet phillips-basic --random -o game.pdf   a sheet with a random fleet
  fleetsheet sheet russe --players 2 --count 10          blank sheets for ten games
  fleetsheet preset list                                 the games

Exit status: 0 done, 1 the answer is no, 2 usage or bad data, 3 could not read or write, 70 our bug.";

/// A language on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LangWord {
    /// English
    En,
    /// French
    Fr,
}

impl From<LangWord> for Lang {
    fn from(word: LangWord) -> Self {
        match word {
            LangWord::En => Self::En,
            LangWord::Fr => Self::Fr,
        }
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// The games: list them, show one, check your own
    Preset {
        #[command(subcommand)]
        command: PresetCommand,
    },
    /// The designs of sheets: list them, show one, check your own
    Template {
        #[command(subcommand)]
        command: TemplateCommand,
    },
    /// Where a fleet lies: check, show, make, change, draw at random
    Layout {
        #[command(subcommand)]
        command: LayoutCommand,
    },
    /// What 160 points buy: check, make, draw at random, print
    Inventory {
        #[command(subcommand)]
        command: InventoryCommand,
    },
    /// The game at the table: begin a journal, add to it, show and check it
    Game {
        #[command(subcommand)]
        command: GameCommand,
    },
    /// Was all fair? What journal, revealed layouts and seals prove, and what they leave open
    Audit(Box<AuditArgs>),
    /// Where the ships can still be, what is certain, and where to shoot
    Hint(Box<HintArgs>),
    /// What an honest defender answers to a call
    Reply(Box<ReplyArgs>),
    /// A promise that no ship moves: seal a layout, check one against its seal
    Seal(Box<SealArgs>),
    /// Make sheets as a PDF
    Sheet(Box<SheetArgs>),
}

#[derive(Debug, Subcommand)]
pub(crate) enum PresetCommand {
    /// List the games
    List,
    /// Print a preset as TOML, ready to be copied and changed
    Show {
        #[command(flatten)]
        preset: PresetArgs,
    },
    /// Check a preset file: all its faults at once
    Check {
        /// The file
        file: PathBuf,
        #[command(flatten)]
        with: WithArgs,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum TemplateCommand {
    /// List the designs
    List,
    /// Print a template as TOML, ready to be copied and changed
    Show {
        /// Its name
        name: String,
    },
    /// Check a template file: all its faults at once
    Check {
        /// The file
        file: PathBuf,
    },
}

/// A preset by name or from a file, and changes to it.
#[derive(Debug, Args)]
pub(crate) struct PresetArgs {
    /// The game; `fleetsheet preset list` names them
    #[arg(value_name = "PRESET")]
    pub(crate) name: Option<String>,
    #[command(flatten)]
    pub(crate) file: FilePresetArgs,
}

/// A preset from a file, and changes to a preset.
#[derive(Debug, Args)]
pub(crate) struct FilePresetArgs {
    /// The game, by its name or its file
    #[arg(long = "preset", value_name = "NAME|FILE")]
    pub(crate) path: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) with: WithArgs,
}

/// Changes to a preset.
#[derive(Debug, Args)]
pub(crate) struct WithArgs {
    /// Change one switch of the game, such as `touch=any`; may be repeated
    #[arg(long = "with", value_name = "KEY=VALUE")]
    pub(crate) changes: Vec<String>,
}

/// Where the result goes.
#[derive(Debug, Args)]
pub(crate) struct OutputArgs {
    /// Write to this file; `-` is standard output
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Replace the file if it is there already
    #[arg(long)]
    pub(crate) force: bool,
}

/// What was written, or clap's message about it: a fault, help or the version.
pub(crate) fn parse() -> Result<Arguments, Misread> {
    Arguments::try_parse()
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_arguments_are_well_formed() {
        Arguments::command().debug_assert();
    }
}
