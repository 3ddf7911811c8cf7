use std::path::PathBuf;

use clap::Args;

use super::{FilePresetArgs, OutputArgs};

#[derive(Debug, Args)]
pub(crate) struct SealArgs {
    /// The layout file; the seal file is written beside it: `game.seal` for `game.toml`
    pub(crate) layout: PathBuf,
    #[command(flatten)]
    pub(crate) preset: FilePresetArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) evidence: EvidenceArgs,
}

/// What a layout is held against.
#[derive(Debug, Args)]
#[command(next_help_heading = "Check a layout")]
pub(crate) struct EvidenceArgs {
    /// Does the layout belong to this seal file?
    #[arg(long, value_name = "FILE")]
    pub(crate) check: Option<PathBuf>,
    /// The seal that the other player gave you, against a seal file or a salt
    #[arg(long, value_name = "CODE")]
    pub(crate) seal: Option<String>,
    /// The salt, without a seal file
    #[arg(long, value_name = "CODE")]
    pub(crate) salt: Option<String>,
}
