use std::path::PathBuf;

use clap::Args;
use fleetsheet::journal::Side;

use super::SideWord;

#[derive(Debug, Args)]
pub(crate) struct HintArgs {
    /// The journal
    pub(crate) journal: PathBuf,
    /// Print JSON, for other programs
    #[arg(long)]
    pub(crate) json: bool,
    /// Salvoes to propose
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u16).range(0..=100))]
    pub(crate) top: u16,
    /// Who asks: us, where the enemy's ships lie; them, what the enemy knows of ours
    #[arg(long = "for", value_name = "SIDE", default_value = "us")]
    pub(crate) seat: SideWord,
    /// Draw the heat map into this file: `.pdf`, `.svg` or `.png`
    #[arg(long, value_name = "FILE")]
    pub(crate) heat: Option<PathBuf>,
    /// Replace the file of the heat map if it is there already
    #[arg(long, requires = "heat")]
    pub(crate) force: bool,
    /// Count no further than so many states; past them there are no odds
    #[arg(long, value_name = "STATES", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) limit: Option<u64>,
    /// Tell states, time and memory
    #[arg(short, long)]
    pub(crate) verbose: bool,
}

impl HintArgs {
    /// Whose sea is asked about.
    pub(crate) fn sea(&self) -> Side {
        Side::from(self.seat).other()
    }
}
