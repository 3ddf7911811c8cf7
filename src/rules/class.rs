use crate::board::Shape;
use crate::lang::{Lang, Noun, PerLang};

/// Which class of a ruleset: its place in [`super::Ruleset::classes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClassId(pub usize);

/// A class of ships; always of one preset, since the same word has another size in another game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// Its short code, unique in the preset, lower case: `bb`.
    pub code: String,
    /// Its shape.
    pub shape: Shape,
    /// Its names.
    pub names: PerLang<Noun>,
    /// How many a player has, or what one costs.
    pub amount: Amount,
}

/// How ships of a class come into a fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Every player has that many.
    Fixed {
        /// Ships of the class.
        count: u32,
    },
    /// A player buys as many as he likes (`S0-38`).
    Bought {
        /// Points for one.
        price: u32,
    },
    /// Bought, but the same for everyone: an inventory that the preset fixes.
    Stocked {
        /// Ships of the class.
        count: u32,
        /// Points for one.
        price: u32,
    },
}

impl Amount {
    /// How many, where the preset fixes it.
    pub const fn count(self) -> Option<u32> {
        match self {
            Self::Fixed { count } | Self::Stocked { count, .. } => Some(count),
            Self::Bought { .. } => None,
        }
    }

    /// Points for one, where ships are bought.
    pub const fn price(self) -> Option<u32> {
        match self {
            Self::Bought { price } | Self::Stocked { price, .. } => Some(price),
            Self::Fixed { .. } => None,
        }
    }
}

impl Class {
    /// Its name in `lang`.
    pub fn noun(&self, lang: Lang) -> &Noun {
        self.names.get(lang)
    }
}

/// How many ships of each class, in the order of the ruleset's classes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Fleet {
    counts: Vec<u32>,
}

impl Fleet {
    /// A fleet with these counts, one for each class of the ruleset.
    pub fn new(counts: Vec<u32>) -> Self {
        Self { counts }
    }

    /// Ships of that class.
    pub fn count(&self, class: ClassId) -> u32 {
        self.counts.get(class.0).copied().unwrap_or(0)
    }

    /// Makes it that many ships of a class, which has to be one of the ruleset.
    pub fn set(&mut self, class: ClassId, count: u32) {
        if let Some(here) = self.counts.get_mut(class.0) {
            *here = count;
        }
    }

    /// Classes with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (ClassId, u32)> {
        self.counts.iter().enumerate().map(|(at, count)| (ClassId(at), *count))
    }

    /// Ships in all.
    pub fn ships(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// The class of each ship, class by class: a destroyer three times where there are three.
    pub fn each_ship(&self) -> impl Iterator<Item = ClassId> {
        self.iter().flat_map(|(class, count)| std::iter::repeat_n(class, count as usize))
    }
}
