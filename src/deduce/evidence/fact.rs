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
    /// In place of an event's number: the answer has still to come.
    pub const FORESEEN: u32 = 0;

    /// That a strike's answer counts so many of a subject.
    pub(super) fn counted(event: u32, strike: &Strike, subject: Subject, need: u32) -> Self {
        let says = Says::Counted { strike: *strike, subject };
        Self { event, squares: strike.new, need, says }
    }

    /// That a recce plane saw a square: nothing lies there, or one thing, as it was then.
    pub(super) fn seen(event: u32, square: Square, ground: Ground, struck: &Region) -> Self {
        let says = Says::Seen { square, ground, struck: *struck };
        let need = u32::from(ground != Ground::Sea);
        Self { event, squares: [square].into_iter().collect(), need, says }
    }

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

fn within(span: &Span, region: &Region) -> bool {
    span.squares().all(|square| region.contains(square))
}
