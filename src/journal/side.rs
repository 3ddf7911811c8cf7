/// One of the two players, as the journal sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The one who keeps the journal.
    Us,
    /// The enemy.
    Them,
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Us, Self::Them];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Us => Self::Them,
            Self::Them => Self::Us,
        }
    }

    /// The word for it in a journal: `us` or `them`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Us => "us",
            Self::Them => "them",
        }
    }

    /// The side that a word of a journal stands for.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.word() == word)
    }
}

/// One thing for each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct PerSide<T> {
    /// Ours.
    pub us: T,
    /// The enemy's.
    pub them: T,
}

impl<T> PerSide<T> {
    /// The one of a side.
    pub const fn get(&self, side: Side) -> &T {
        match side {
            Side::Us => &self.us,
            Side::Them => &self.them,
        }
    }

    /// The one of a side, to be changed.
    pub const fn get_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Us => &mut self.us,
            Side::Them => &mut self.them,
        }
    }

    /// The same with sides swapped: what it is to the other player.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self { us: self.them, them: self.us }
    }
}
