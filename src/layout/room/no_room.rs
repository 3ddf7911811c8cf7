use super::Counted;
use crate::source::Severity;

/// Why a stock is not laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoRoom {
    /// The player means to draw too little land for the guns, which stand nowhere else (`S0-81`, `S0-82`, `P4`).
    GunsWithoutLand {
        /// Guns.
        guns: u32,
        /// Squares of land.
        squares: u32,
    },
    /// The player means to draw too little land for the planes that find no square on carriers (`S0-60`, `S0-70`, `P4`).
    PlanesWithoutRoom {
        /// Planes.
        planes: u32,
        /// Squares of carriers, and of the land that the guns leave.
        squares: u32,
    },
    /// More land is drawn, or needed by the units, than the grid holds (`S0-56`, `P3`).
    TooMuchLand {
        /// Land units.
        land: u32,
        /// The most that the grid holds.
        most: u32,
    },
    /// Ships and land together need more than the grid has of something that they cannot share; [`Counted`] says why
    /// (`S0-15`, `P1` to `P3`).
    Crowded {
        /// What they cannot share.
        counted: Counted,
        /// How many they need.
        needed: u32,
        /// How many the grid has.
        there: u32,
    },
    /// Every way to lay ships and land was tried.
    NoWay,
    /// The stock is neither laid out nor proved to find no room.
    NotFound {
        /// Ways of filling the grid that were tried.
        ways: usize,
    },
}

impl NoRoom {
    /// The audit code of the rule that stands against it.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::GunsWithoutLand { .. } | Self::PlanesWithoutRoom { .. } => "F10",
            Self::TooMuchLand { .. } => "F09",
            Self::Crowded { counted: Counted::Squares, .. } => "F04",
            Self::Crowded { .. } | Self::NoWay | Self::NotFound { .. } => "F05",
        }
    }

    /// How grave it is: where no way was found, there may be one.
    pub const fn severity(&self) -> Severity {
        match self {
            Self::NotFound { .. } => Severity::Warning,
            _ => Severity::Error,
        }
    }
}
