//! The arguments as they are written; the only place that knows clap.

use std::path::PathBuf;

pub(crate) use clap::Error as Misread;
use clap::{Args, Parser, Subcommand, ValueEnum};
use fleetsheet::inventory::Style;
use fleetsheet::lang::Lang;

use super::roster::MOST_GAMES;

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

#[derive(Debug, Subcommand)]
pub(crate) enum LayoutCommand {
    /// Check a layout against the placement rules of its game: all faults at once
    Check {
        /// The layout file
        file: PathBuf,
        /// The inventory that it lays out
        #[arg(long, value_name = "FILE")]
        inventory: Option<PathBuf>,
        #[command(flatten)]
        preset: FilePresetArgs,
    },
    /// Show a layout as a text grid, as on the sheet
    Show {
        /// The layout file
        file: PathBuf,
        #[command(flatten)]
        preset: FilePresetArgs,
    },
    /// Make a layout: asked ship by ship, or from a text grid
    New {
        #[command(flatten)]
        preset: PresetArgs,
        /// Read a text grid from this file instead of asking; `-` is standard input
        #[arg(long, value_name = "FILE")]
        grid: Option<PathBuf>,
        #[command(flatten)]
        output: OutputArgs,
    },
    /// Move one ship: the one at FROM, until its square there lies on TO
    Move {
        /// The layout file, which is changed unless `-o` names another
        file: PathBuf,
        /// A square of the ship
        from: String,
        /// Where that square goes
        to: String,
        #[command(flatten)]
        preset: FilePresetArgs,
        #[command(flatten)]
        output: OutputArgs,
    },
    /// Turn one ship about one of its squares
    Turn {
        /// The layout file, which is changed unless `-o` names another
        file: PathBuf,
        /// A square of the ship, which stays where it is
        at: String,
        #[command(flatten)]
        preset: FilePresetArgs,
        #[command(flatten)]
        output: OutputArgs,
    },
    /// Draw a layout at random
    Random {
        #[command(flatten)]
        preset: PresetArgs,
        /// Lay out this inventory; `-` is standard input
        #[arg(long, value_name = "FILE")]
        inventory: Option<PathBuf>,
        /// A word or a number that repeats the draw
        #[arg(long)]
        seed: Option<String>,
        #[command(flatten)]
        output: OutputArgs,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum InventoryCommand {
    /// Check an inventory: what it costs, all its faults, whether it can be laid out
    Check {
        /// The inventory file; `-` is standard input
        file: PathBuf,
        #[command(flatten)]
        preset: FilePresetArgs,
        /// Answer in JSON
        #[arg(long)]
        json: bool,
    },
    /// Make an inventory: asked class by class
    New {
        #[command(flatten)]
        preset: PresetArgs,
        #[command(flatten)]
        output: OutputArgs,
    },
    /// Draw an inventory at random: legal, all points spent, and it can be laid out
    Random {
        #[command(flatten)]
        preset: PresetArgs,
        /// What it spends most on
        #[arg(long, value_name = "STYLE", default_value = "balanced")]
        style: StyleWord,
        /// A word or a number that repeats the draw
        #[arg(long)]
        seed: Option<String>,
        #[command(flatten)]
        output: OutputArgs,
    },
    /// Make a PDF of an inventory, filled in or to write in
    Sheet(Box<InventorySheetArgs>),
}

/// A style of buying, on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum StyleWord {
    /// Some of everything
    Balanced,
    /// Ships
    Fleet,
    /// Aircraft
    Air,
    /// Anti-aircraft guns
    Guns,
}

impl From<StyleWord> for Style {
    fn from(word: StyleWord) -> Self {
        match word {
            StyleWord::Balanced => Self::Balanced,
            StyleWord::Fleet => Self::Fleet,
            StyleWord::Air => Self::Air,
            StyleWord::Guns => Self::Guns,
        }
    }
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

#[derive(Debug, Args)]
pub(crate) struct SheetArgs {
    #[command(flatten)]
    pub(crate) preset: PresetArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) fleets: FleetArgs,
    #[command(flatten)]
    pub(crate) games: GamesArgs,
    /// Where the fleets of all sheets are shown, for a referee
    #[arg(long, default_value = "none", help_heading = "Games")]
    pub(crate) key: KeyWord,
    /// The design of the sheet
    #[arg(long, value_name = "NAME", default_value = "standard", help_heading = "Paper")]
    pub(crate) template: String,
    /// Side of a square in mm [default: as large as fits]
    #[arg(long, value_name = "MM", value_parser = millimetres, allow_negative_numbers = true, help_heading = "Paper")]
    pub(crate) cell: Option<f64>,
    #[command(flatten)]
    pub(crate) paper: PaperArgs,
}

/// What stands in the home frames, and what was bought.
#[derive(Debug, Args)]
#[command(next_help_heading = "Fleets")]
pub(crate) struct FleetArgs {
    /// Leave the home frames empty [default]
    #[arg(long)]
    pub(crate) blank: bool,
    /// Draw a random fleet in each home frame
    #[arg(long)]
    pub(crate) random: bool,
    /// Draw the fleet of a layout file
    #[arg(long, value_name = "FILE")]
    pub(crate) layout: Option<PathBuf>,
    /// Draw the fleet of a layout code, as a sheet carries it
    #[arg(long)]
    pub(crate) code: Option<String>,
    /// A word or a number that repeats the random fleets
    #[arg(long)]
    pub(crate) seed: Option<String>,
    /// The inventory that the players have bought; `-` is standard input
    #[arg(long, value_name = "FILE")]
    pub(crate) inventory: Option<PathBuf>,
}

/// How many sheets, and whose they are.
#[derive(Debug, Args)]
#[command(next_help_heading = "Games")]
pub(crate) struct GamesArgs {
    /// How many games, 1 to 2000
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_GAMES)))]
    pub(crate) count: Option<u32>,
    /// Sheets a game: one, or one for each player
    #[arg(long, value_name = "1|2", value_parser = clap::value_parser!(u8).range(1..=2))]
    pub(crate) players: Option<u8>,
    /// A file with the players' names, one a line
    #[arg(long, value_name = "FILE")]
    pub(crate) names: Option<PathBuf>,
    /// A title instead of the game's own
    #[arg(long)]
    pub(crate) title: Option<String>,
}

/// What the sheets are printed on, and how.
#[derive(Debug, Args)]
#[command(next_help_heading = "Paper")]
pub(crate) struct PaperArgs {
    /// a4, letter, a5, legal or `WIDTHxHEIGHT` in mm [default: that of your locale, else a4]
    #[arg(long)]
    pub(crate) paper: Option<String>,
    /// Lay the paper on its long side
    #[arg(long)]
    pub(crate) landscape: bool,
    /// Margin in mm
    #[arg(long, value_name = "MM", value_parser = millimetres, allow_negative_numbers = true, default_value = "10")]
    pub(crate) margin: f64,
    /// Thin black lines and no filled areas
    #[arg(long)]
    pub(crate) ink_save: bool,
    /// Large squares and bold type
    #[arg(long)]
    pub(crate) large_print: bool,
}

/// The arguments of an inventory to print.
#[derive(Debug, Args)]
pub(crate) struct InventorySheetArgs {
    /// The inventory file; `-` is standard input. Without one there is room to write it in
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) preset: FilePresetArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) games: GamesArgs,
    #[command(flatten)]
    pub(crate) paper: PaperArgs,
}

/// Where the key goes, on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum KeyWord {
    /// Nowhere
    None,
    /// On pages of its own after the last sheet
    End,
}

fn millimetres(text: &str) -> Result<f64, String> {
    let number = text.trim().trim_end_matches("mm").trim_end();
    let length: f64 = number.replace(',', ".").parse().map_err(|_| "not a length in mm")?;
    if length.is_finite() { Ok(length) } else { Err("not a length in mm".to_owned()) }
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

    #[test]
    fn lengths_may_have_a_comma_and_a_unit() {
        assert_eq!(millimetres("8.5"), Ok(8.5));
        assert_eq!(millimetres("8,5 mm"), Ok(8.5));
        for wrong in ["", "nan", "inf", "x", "1,2,3"] {
            assert!(millimetres(wrong).is_err(), "{wrong}");
        }
    }
}
