use super::Side;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side has won.
    Won {
        /// Which.
        by: Side,
        /// Why.
        how: How,
    },
    /// Nobody has.
    Draw {
        /// Why.
        how: How,
    },
    /// Neither side has a weapon left; the values of unsunk shipping are not all told yet (`S0-41`).
    ValuesOpen,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// A fleet was wholly sunk (`S0-35`, `S2-15`, `S3-25`, `S4-12`).
    FleetSunk,
    /// A side gave up (`S3-27`).
    Resigned,
    /// The values of unsunk shipping (`S0-41`).
    Values {
        /// Ours.
        us: u32,
        /// The enemy's.
        them: u32,
    },
}
