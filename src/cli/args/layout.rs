use std::path::PathBuf;

use clap::Subcommand;

use super::{FilePresetArgs, OutputArgs, PresetArgs};

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
