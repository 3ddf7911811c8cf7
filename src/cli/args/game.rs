use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use fleetsheet::journal::Side;

use super::{FilePresetArgs, PresetArgs};

#[derive(Debug, Subcommand)]
pub(crate) enum GameCommand {
    /// Begin a journal
    New(Box<NewGameArgs>),
    /// Add lines to a journal: each is on disk before it is told
    Add {
        /// The journal
        file: PathBuf,
        /// The lines, such as `us salvo I7 E3 C10 -> 1 battleship`; none, or `-`, reads them from standard input
        #[arg(value_name = "LINE")]
        lines: Vec<String>,
        /// Record them although the rules forbid them: what happened on paper is the truth
        #[arg(long)]
        force: bool,
        /// Shoot down the enemy's aircraft with the gun in this square
        #[arg(long, value_name = "SQUARE")]
        gun: Option<String>,
    },
    /// Show both frames, weapons, points and whose turn it is
    Show {
        /// The journal
        file: PathBuf,
    },
    /// Replay a journal and list every rule that was broken
    Check {
        /// The journal
        file: PathBuf,
    },
    /// Count shots, hits and ships sunk
    Stats {
        /// The journal
        file: PathBuf,
    },
}

#[derive(Debug, Args)]
pub(crate) struct NewGameArgs {
    /// The journal to write
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) preset: PresetArgs,
    /// Where our ships lie; without it our layout stays on paper
    #[arg(long, value_name = "FILE")]
    pub(crate) layout: Option<PathBuf>,
    /// What we have bought
    #[arg(long, value_name = "FILE")]
    pub(crate) inventory: Option<PathBuf>,
    /// Who starts; without it, whoever acts first
    #[arg(long, value_name = "SIDE")]
    pub(crate) first: Option<SideWord>,
    /// Our name
    #[arg(long, value_name = "NAME")]
    pub(crate) us: Option<String>,
    /// The enemy's name
    #[arg(long, value_name = "NAME")]
    pub(crate) them: Option<String>,
    /// Our seal, as the enemy was told it
    #[arg(long, value_name = "CODE")]
    pub(crate) seal: Option<String>,
    /// The enemy's seal, as we were told it
    #[arg(long, value_name = "CODE")]
    pub(crate) their_seal: Option<String>,
    /// Replace the file if it is there already
    #[arg(long)]
    pub(crate) force: bool,
}

/// A side on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SideWord {
    /// We do
    Us,
    /// The enemy does
    Them,
}

impl From<SideWord> for Side {
    fn from(word: SideWord) -> Self {
        match word {
            SideWord::Us => Self::Us,
            SideWord::Them => Self::Them,
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct ReplyArgs {
    /// What the enemy calls: `I7 E3 C10`, `recce C4`, `bomber C4`, `atom C4`
    #[arg(value_name = "CALL", required = true)]
    pub(crate) call: Vec<String>,
    /// Where our ships lie
    #[arg(long, value_name = "FILE")]
    pub(crate) layout: PathBuf,
    #[command(flatten)]
    pub(crate) preset: FilePresetArgs,
    /// Squares that were struck before
    #[arg(long, value_name = "SQUARES")]
    pub(crate) struck: Option<String>,
    /// Squares whose aircraft or gun was used before
    #[arg(long, value_name = "SQUARES")]
    pub(crate) used: Option<String>,
    /// Shoot down the aircraft with the gun in this square
    #[arg(long, value_name = "SQUARE")]
    pub(crate) gun: Option<String>,
}
