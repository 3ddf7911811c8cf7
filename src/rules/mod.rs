//! The rules of a game: as written in a preset, as validated, and the presets themselves.

mod class;
mod draft;
mod fault;
mod fault_text;

pub mod naming;
mod presets;
mod ruleset;
mod summary;
mod switches;
mod with;
mod words;
mod write;

pub use class::{Amount, Class, ClassId, Fleet};
pub use fault::RuleFault;
pub use presets::{Listed, PresetError, Presets};
pub use ruleset::{Arsenal, Marks, Ruleset, Unit, UnitKind, UpperFrame};
pub use summary::Section;
pub use switches::{
    AaFire, Again, Bounds, CarrierHit, End, First, Halo, Hits, Land, Repeat, Salvo, ShortSalvo,
    Sunk, Switches, Tie, Timing, Told, Touch,
};
pub use with::With;
