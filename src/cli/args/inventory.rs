use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use fleetsheet::inventory::Style;

use super::{FilePresetArgs, GamesArgs, OutputArgs, PaperArgs, PresetArgs};

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
    /// Make an inventory, asked class by class; the game is `phillips` unless another is named
    New {
        #[command(flatten)]
        preset: PresetArgs,
        #[command(flatten)]
        output: OutputArgs,
    },
    /// Draw an inventory at random: legal, all points spent, and it can be laid out; the game is `phillips` unless another is named
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
