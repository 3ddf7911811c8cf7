//! The switches of a ruleset: what the source texts disagree on (rules.md §1.5), one enum each.
//!
//! Every switch has a key and words, the same in presets and in `--with key=value`.

use std::num::NonZeroU32;

use serde::{Serialize, Serializer};

use crate::lang::{PerLang, both};
use crate::source::Word;

/// Declares switches that choose one of a few words.
macro_rules! switches {
    ($($(#[$meta:meta])* $name:ident $key:literal { $($(#[$word_meta:meta])* $variant:ident = $word:literal),+ $(,)? })+) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum $name { $($(#[$word_meta])* $variant),+ }

            impl $name {
                /// The key of the switch in a preset and for `--with`.
                pub const KEY: &'static str = $key;
                /// Every word it understands.
                pub const WORDS: &'static [&'static str] = &[$($word),+];

                /// The value that a word stands for.
                pub fn from_word(word: &str) -> Option<Self> {
                    match word { $($word => Some(Self::$variant),)+ _ => None }
                }

                /// The word that stands for it.
                pub const fn word(self) -> &'static str {
                    match self { $(Self::$variant => $word),+ }
                }
            }

            impl Word for $name {
                const WORDS: &'static [&'static str] = Self::WORDS;

                fn from_word(word: &str) -> Option<Self> {
                    Self::from_word(word)
                }

                fn text(&self) -> String {
                    self.word().to_owned()
                }
            }

            impl Serialize for $name {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.serialize_str(self.word())
                }
            }
        )+
    };
}

switches! {
    /// How near two ships may lie.
    Touch "touch" {
        /// Never, not even corner to corner (`S0-15`, `S3-13`, `S4-5`).
        None = "none",
        /// Corner to corner only (`G2`).
        Corner = "corner",
        /// Side by side too; they never overlap (`S3-30`, `G1`).
        Any = "any",
    }
    /// Whether ships may lie against land (`P1`).
    Land "land" {
        /// They may.
        Allow = "allow",
        /// They may not.
        Forbid = "forbid",
    }
    /// When the answers come.
    Timing "timing" {
        /// After each shot (`S1-19`).
        Shot = "shot",
        /// After the whole salvo (`S0-21`, `S3-32`).
        Salvo = "salvo",
    }
    /// What an answer says of a hit.
    Hits "hits" {
        /// That it is a hit (`S2-11`).
        Hit = "hit",
        /// The class of the ship as well (`S0-23`, `S1-9`).
        Class = "class",
    }
    /// How hits are told.
    Told "told" {
        /// Square by square (`S1-7`).
        Squares = "squares",
        /// As totals, never which shot (`S0-22`).
        Totals = "totals",
    }
    /// What is said when a ship sinks.
    Sunk "sunk" {
        /// Nothing (`B1`).
        Silent = "silent",
        /// That a ship sank, not which (`S4-11`).
        Count = "count",
        /// The class of the ship (`S1-15`, `S2-12`).
        Named = "named",
    }
    /// Whether a hit gives another shot.
    Again "again" {
        /// It does, until a miss (`S2-11`, `S4-1`).
        Yes = "yes",
        /// It does not (`S1-8`).
        No = "no",
    }
    /// Whether the water round a sunk ship is marked (`S3-29`, `S4-11`): a drawing aid, never a report.
    Halo "halo" {
        /// It is.
        Yes = "yes",
        /// It is not.
        No = "no",
    }
    /// What becomes of a shot at a square that was struck before (`G11`).
    Repeat "repeat" {
        /// It may not be fired (`S3-20`).
        Forbid = "forbid",
        /// It may, with a warning (`P28`).
        Warn = "warn",
        /// It may.
        Allow = "allow",
    }
    /// How strictly the bounds on spending for ships are taken (`P21`).
    Bounds "ship-points" {
        /// Outside them an inventory is illegal (`S0-46`).
        Enforce = "enforce",
        /// Outside them there is a warning.
        Warn = "warn",
        /// There are none (`S0-47`).
        Off = "off",
    }
    /// What a hit on a carrier does to the plane on that square (`P5`).
    CarrierHit "carrier-hit" {
        /// Ship and plane are both hit.
        Both = "both",
        /// The ship alone is hit.
        Ship = "ship",
    }
    /// Whether an anti-aircraft gun that can fire must fire (`P11`).
    AaFire "aa" {
        /// Its owner chooses.
        Optional = "optional",
        /// It must.
        Mandatory = "mandatory",
    }
    /// Whether a salvo may have fewer shots than it should (`B5`).
    ShortSalvo "short-salvo" {
        /// Only when fewer unknown squares are left.
        Allow = "allow",
        /// Never.
        Forbid = "forbid",
    }
    /// What ends the game.
    End "end" {
        /// One fleet is wholly sunk (`S0-35`).
        Fleet = "fleet",
        /// One fleet is wholly sunk and both sides had as many turns (`B6`).
        EqualTurns = "equal-turns",
        /// Neither side has a weapon of offence left (`S0-41`).
        Weapons = "weapons",
    }
    /// What equal values of unsunk shipping mean (`P23`).
    Tie "tie" {
        /// A draw.
        Draw = "draw",
        /// A win for the one who did not start.
        Second = "second",
    }
    /// Who starts.
    First "first" {
        /// The players agree (`S1-4`, `S4-8`).
        Agree = "agree",
        /// The lot decides (`S3-16`).
        Lot = "lot",
        /// The one with the most medals (`S2-9`).
        Medals = "medals",
    }
}

/// How many shots a turn has (`salvo`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Salvo {
    /// Always that many (`S0-17`, `S1-5`).
    Fixed(NonZeroU32),
    /// As many as the player has ships afloat (`S1-17`, `S3-32`, `G5`).
    Afloat,
    /// Three, each salvo bought beforehand (`S0-38`, `S0-54`).
    Bought,
}

impl Salvo {
    /// The key of the switch in a preset and for `--with`.
    pub const KEY: &'static str = "salvo";
    /// Shots in a salvo that was bought (`P28`).
    pub const BOUGHT_SHOTS: u32 = 3;
}

impl Word for Salvo {
    const WORDS: &'static [&'static str] = &["afloat", "bought"];

    fn from_word(word: &str) -> Option<Self> {
        match word {
            "afloat" => Some(Self::Afloat),
            "bought" => Some(Self::Bought),
            _ => word.parse().ok().map(Self::Fixed),
        }
    }

    fn text(&self) -> String {
        match self {
            Self::Fixed(shots) => shots.to_string(),
            Self::Afloat => "afloat".to_owned(),
            Self::Bought => "bought".to_owned(),
        }
    }

    fn expected() -> PerLang<String> {
        both(
            "a number from 1, `afloat` or `bought`",
            "un nombre à partir de 1, `afloat` ou `bought`",
        )
    }
}

impl Serialize for Salvo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Fixed(shots) => serializer.serialize_u32(shots.get()),
            Self::Afloat | Self::Bought => serializer.serialize_str(&self.text()),
        }
    }
}

/// Every switch of a ruleset, answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Switches {
    /// How near two ships may lie.
    pub touch: Touch,
    /// Whether ships may lie against land.
    pub land: Land,
    /// How many shots a turn has.
    pub salvo: Salvo,
    /// When the answers come.
    pub timing: Timing,
    /// What an answer says of a hit.
    pub hits: Hits,
    /// How hits are told.
    pub told: Told,
    /// What is said when a ship sinks.
    pub sunk: Sunk,
    /// When sinkings are told: with each shot, or once for the whole salvo.
    pub sunk_told: Timing,
    /// Whether a hit gives another shot.
    pub again: Again,
    /// Whether the water round a sunk ship is marked.
    pub halo: Halo,
    /// What becomes of a shot at a struck square.
    pub repeat: Repeat,
    /// What a hit on a carrier does to its plane.
    pub carrier_hit: CarrierHit,
    /// Whether a gun must fire.
    pub aa: AaFire,
    /// Whether a salvo may be short.
    pub short_salvo: ShortSalvo,
    /// What ends the game.
    pub end: End,
    /// What equal values mean.
    pub tie: Tie,
    /// Who starts.
    pub first: First,
}
