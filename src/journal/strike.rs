//! What striking squares tells of a ship: the one rule by which a defender answers and by which an answer is read back.

use crate::board::{Region, Span};
use crate::report::{Call, Plane, Subject, Telling};
use crate::rules::{ClassId, Hits, Ruleset, Sunk, Told};

/// Squares that one action, or one of its shots, strikes for the first time, and what the game tells of it.
///
/// A square belongs to the first action that strikes it; later ones say nothing about it (`P18`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strike {
    /// Squares that were struck before.
    pub before: Region,
    /// Squares that are struck now and were not before.
    pub new: Region,
    telling: Telling,
    scope: Scope,
}

/// What of a strike is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    HitsAndSinkings,
    SinkingsAlone,
}

/// The strikes that the answer to a call tells of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Strikes {
    /// Totals of all squares (`S0-22`).
    Totals(Strike),
    /// Each shot by itself, after those before it (`S1-7`, `S3-18`).
    Shots {
        /// The shots in the order fired.
        shots: Vec<Strike>,
        /// Sinkings that are told once for all of them (`S3-32`).
        salvo: Strike,
    },
    /// None: a recce plane sees these squares (`S0-62`).
    Seen(Span),
}

impl Strikes {
    /// Those of a call on a sea of which some squares were struck before.
    pub fn of(call: &Call, before: &Region, rules: &Ruleset) -> Self {
        let new = call.struck(rules.grid()).without(before);
        match call {
            Call::Flight { plane: Plane::Recce, target } => {
                Self::Seen(Plane::Recce.window(*target, rules.grid()))
            }
            Call::Salvo(squares) if rules.switches().told == Told::Squares => {
                let mut struck = *before;
                let shots = squares.iter().map(|square| {
                    let new = Region::from_iter([*square]).without(&struck);
                    let shot = Strike::told(struck, new, Telling::shot(rules));
                    struck.extend(&new);
                    shot
                });
                Self::Shots {
                    shots: shots.collect(),
                    salvo: Strike::told_once(*before, new, rules),
                }
            }
            Call::Salvo(_) | Call::Flight { .. } => {
                Self::Totals(Strike::told(*before, new, Telling::totals(rules)))
            }
        }
    }

    /// Every strike, the shots before the salvo.
    pub fn each(&self) -> Vec<&Strike> {
        match self {
            Self::Totals(strike) => vec![strike],
            Self::Shots { shots, salvo } => shots.iter().chain([salvo]).collect(),
            Self::Seen(_) => Vec::new(),
        }
    }
}

impl Strike {
    /// Squares struck after others, with hits and sinkings told together.
    pub const fn told(before: Region, new: Region, telling: Telling) -> Self {
        Self { before, new, telling, scope: Scope::HitsAndSinkings }
    }

    /// Squares struck after others, of which only the sinkings are told, once for all of them.
    fn told_once(before: Region, new: Region, rules: &Ruleset) -> Self {
        let telling = Telling { sunk: Telling::whole_salvo(rules), ..Telling::shot(rules) };
        Self { before, new, telling, scope: Scope::SinkingsAlone }
    }

    /// Whether hits are told, and with them the units destroyed.
    pub fn tells_hits(&self) -> bool {
        self.scope == Scope::HitsAndSinkings
    }

    /// Whether a ship in those squares loses its last square now (`S0-18`).
    pub fn sinks(&self, span: &Span) -> bool {
        let mut all = self.before;
        all.extend(&self.new);
        let within = |region: &Region| span.squares().all(|square| region.contains(square));
        within(&all) && !within(&self.before)
    }

    /// What a ship adds to the answer: nothing, its hits, its sinking, or both (`S0-23`, `P19`).
    pub fn adds(&self, class: ClassId, span: &Span) -> impl Iterator<Item = (Subject, u32)> {
        let sunk = match self.telling.sunk {
            Sunk::Named => Some(Subject::SunkClass(class)),
            Sunk::Count => Some(Subject::Sunk),
            Sunk::Silent => None,
        };
        let sunk = sunk.filter(|_| self.sinks(span));
        let hit = match (self.scope, self.telling.hits) {
            (Scope::SinkingsAlone, _) => None,
            (Scope::HitsAndSinkings, Hits::Class) => Some(Subject::Class(class)),
            (Scope::HitsAndSinkings, Hits::Hit) => Some(Subject::Hit),
        };
        let hit = hit.filter(|_| sunk.is_none() || !self.telling.afloat_only);
        let hits = span.squares().filter(|square| self.new.contains(*square)).count() as u32;
        let hits = hit.filter(|_| hits > 0).map(|subject| (subject, hits));
        hits.into_iter().chain(sunk.map(|subject| (subject, 1)))
    }

    /// Everything that the answer can count of ships.
    pub fn subjects(&self, rules: &Ruleset) -> Vec<Subject> {
        let each = |subject: fn(ClassId) -> Subject| {
            rules.class_ids().map(move |(class, _)| subject(class)).collect()
        };
        let hits = match (self.scope, self.telling.hits) {
            (Scope::SinkingsAlone, _) => Vec::new(),
            (Scope::HitsAndSinkings, Hits::Class) => each(Subject::Class),
            (Scope::HitsAndSinkings, Hits::Hit) => vec![Subject::Hit],
        };
        let sinkings = match self.telling.sunk {
            Sunk::Named => each(Subject::SunkClass),
            Sunk::Count => vec![Subject::Sunk],
            Sunk::Silent => Vec::new(),
        };
        [hits, sinkings].concat()
    }
}
