use crate::board::Region;
use crate::report::Tally;

/// What has become of one side, as both players could write it down.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Position {
    /// Squares of its sea that the enemy has struck.
    pub struck: Region,
    /// Squares whose unit it has used: aircraft sent, guns fired (`P10`); only those that are known.
    pub used: Region,
    /// Units that it has used, in the order of [`crate::rules::UnitKind::ALL`].
    pub spent: [u32; 4],
    /// Salvoes that it has fired.
    pub salvoes: u32,
    /// All that it has answered.
    pub told: Tally,
    /// The most squares of its ships that can have been hit, by its own answers.
    pub hit: u32,
    /// Turns that it has ended.
    pub turns: u32,
    /// Whether it has said that it has no weapon left.
    pub arms: Arms,
    /// The value of its unsunk shipping, as it told it at the end.
    pub unsunk: Option<u32>,
}

/// Whether a side has weapons of offence, as it says itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Arms {
    /// It has not said otherwise.
    #[default]
    Armed,
    /// It says that none is left.
    Out,
}
