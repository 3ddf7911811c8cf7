//! The rules of a game: as written in a preset, as validated, and the presets themselves.

mod class;
mod ruleset;
mod summary;
mod switches;

pub use class::{Amount, Class, ClassId, Fleet};
pub use ruleset::{Arsenal, Ruleset, Unit, UnitKind, UpperFrame};
pub use summary::Section;
pub use switches::{
    AaFire, Again, Bounds, CarrierHit, End, First, Halo, Hits, Land, Repeat, Salvo, ShortSalvo,
    Sunk, Switches, Tie, Timing, Told, Touch,
};
