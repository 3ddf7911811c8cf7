use std::path::PathBuf;

use clap::Args;

#[derive(Debug, Args)]
pub(crate) struct AuditArgs {
    /// The journal
    #[arg(value_name = "JOURNAL", required_unless_present = "compare")]
    pub(crate) journal: Option<PathBuf>,
    /// What the enemy lays open: his layout file, or `them unsunk 31`; may be repeated
    #[arg(long, value_name = "LAYOUT|VALUE")]
    pub(crate) reveal: Vec<String>,
    /// The enemy's inventory
    #[arg(long, value_name = "FILE")]
    pub(crate) inventory: Option<PathBuf>,
    /// Our own layout, where the journal does not hold it
    #[arg(long, value_name = "FILE")]
    pub(crate) ours: Option<PathBuf>,
    /// The enemy's seal, where the journal does not hold it
    #[arg(long, value_name = "CODE")]
    pub(crate) seal: Option<String>,
    /// The salt of the enemy's seal, or his seal file
    #[arg(long, value_name = "CODE|FILE")]
    pub(crate) salt: Option<String>,
    /// A proven breach loses the game (S4-13)
    #[arg(long)]
    pub(crate) strict: bool,
    /// Print it as JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Compare two players' journals of one game instead
    #[arg(long, num_args = 2, value_names = ["JOURNAL", "JOURNAL"], conflicts_with_all = ["journal", "reveal", "inventory", "ours", "seal", "salt", "strict"])]
    pub(crate) compare: Option<Vec<PathBuf>>,
}
