use crate::board::{Region, Span, Square};
use crate::journal::Strike;
use crate::report::{Ground, Subject};
use crate::rules::ClassId;

/// A number told by one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The number of the event.
    pub event: u32,
    /// The squares that it is about.
    pub squares: Region,
    /// The number.
    pub need: u32,
    /// What is counted.
    pub says: Says,
}

/// What a fact counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// A subject of the answer to squares struck.
    Counted {
        /// The squares and how the game tells of them.
        strike: Strike,
        /// What was counted.
        subject: Subject,
    },
    /// What a recce plane saw in a square (`S0-62`, `P16`).
    Seen {
        /// The square.
        square: Square,
        /// What it saw.
        ground: Ground,
        /// The squares that were struck before.
        struck: Region,
    },
    /// How many ships were lost, by the size of a salvo (`S1-17`).
    Sunk {
        /// The squares that were struck before.
        struck: Region,
    },
}

/// What may lie in a square besides water.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Occupant {
    /// A ship of that class.
    Ship(ClassId),
    /// Land.
    Land,
}

impl Fact {
    /// What something in those squares adds to the number.
    ///
    /// Never more than it has squares among [`Fact::squares`].
    pub fn gain(&self, occupant: Occupant, span: &Span) -> u32 {
        match (&self.says, occupant) {
            (Says::Counted { strike, subject }, Occupant::Ship(class)) => {
                let told = strike.adds(class, span).find(|(told, _)| told == subject);
                told.map_or(0, |(_, n)| n)
            }
            (Says::Seen { square, ground, struck }, occupant) => {
                let holds = span.contains(*square)
                    && match (ground, occupant) {
                        (Ground::Sea, _) | (Ground::Land, Occupant::Land) => true,
                        (Ground::Ship(seen), Occupant::Ship(class)) => {
                            *seen == class && !within(span, struck)
                        }
                        (Ground::Wreck(seen), Occupant::Ship(class)) => {
                            *seen == class && within(span, struck)
                        }
                        _ => false,
                    };
                u32::from(holds)
            }
            (Says::Sunk { struck }, Occupant::Ship(_)) => u32::from(within(span, struck)),
            // Land is never reported (`P8`).
            (Says::Counted { .. } | Says::Sunk { .. }, Occupant::Land) => 0,
        }
    }
}

impl Says {
    /// What a sight of a square comes to: nothing in it, or one thing.
    pub(super) fn seen_need(&self) -> u32 {
        let water = matches!(self, Self::Seen { ground: Ground::Sea, .. });
        u32::from(!water)
    }
}

fn within(span: &Span, region: &Region) -> bool {
    span.squares().all(|square| region.contains(square))
}
