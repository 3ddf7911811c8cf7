use thiserror::Error;

/// How large a count may become, in states, so that the same question gets the same answer on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The most states.
    pub states: u64,
}

impl Limit {
    /// So many states at least a node of the scan counts for, by the memory that it takes.
    pub(super) const STATES_OF_A_NODE: u64 = 8;
}

impl Default for Limit {
    /// What a count within 2 GiB can have.
    fn default() -> Self {
        Self { states: 400_000_000 }
    }
}

/// Why a question is too large to be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Excess {
    /// More states than were allowed.
    #[error("more than {} states", .0.states)]
    States(Limit),
    /// The board and the open sums do not fit in the state of a scan.
    #[error("board and reports too large for the state of a scan")]
    Key,
    /// The fleet has too many combinations of ships.
    #[error("too many ships for the state of a scan")]
    Fleet,
    /// The number of ways may not fit in 128 bits.
    #[error("more ways than 128 bits can tell")]
    Ways,
    /// There is land on the board.
    #[error("land is not counted")]
    Land,
}
