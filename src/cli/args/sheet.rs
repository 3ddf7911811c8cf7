use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::{OutputArgs, PresetArgs};
use crate::cli::roster::MOST_GAMES;

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
    /// Print the seal of the layout on its sheet, from its seal file
    #[arg(long, value_name = "FILE")]
    pub(crate) seal: Option<PathBuf>,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_may_have_a_comma_and_a_unit() {
        assert_eq!(millimetres("8.5"), Ok(8.5));
        assert_eq!(millimetres("8,5 mm"), Ok(8.5));
        for wrong in ["", "nan", "inf", "x", "1,2,3"] {
            assert!(millimetres(wrong).is_err(), "{wrong}");
        }
    }
}
