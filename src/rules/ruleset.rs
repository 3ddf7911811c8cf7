use std::ops::RangeInclusive;

use super::draft::Draft;
use super::{Bounds, Class, ClassId, Fleet, RuleFault, Switches, With};
use crate::board::Grid;
use crate::lang::{Noun, PerLang};
use crate::source::{Document, Faults, Source};

/// A validated preset: the rules of one game, all questions answered and none in conflict.
///
/// The only way to one is [`Ruleset::read`]; past it nothing re-checks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    pub(super) name: String,
    pub(super) title: PerLang<String>,
    pub(super) source: String,
    pub(super) grid: Grid,
    pub(super) classes: Vec<Class>,
    pub(super) arsenal: Option<Arsenal>,
    pub(super) switches: Switches,
    pub(super) brief: PerLang<Vec<String>>,
    pub(super) upper: UpperFrame,
}

/// Which frame stands above the other on a sheet that has both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UpperFrame {
    /// The home frame (`S0-10`).
    Home,
    /// The enemy frame: the radar (`S2-2`).
    Enemy,
}

/// What 160 points buy besides ships (`S0-42`), in a game of bought fleets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arsenal {
    /// Points to spend (`S0-37`, `P22`).
    pub budget: u32,
    /// Points that must go on ships (`S0-46`), both ends included.
    pub ship_points: RangeInclusive<u32>,
    /// How strictly those bounds are taken (`P21`).
    pub bounds: Bounds,
    /// Aircraft and guns, in the order recce, bomber, atom bomber, gun.
    pub units: [Unit; 4],
    /// Points for one salvo (`S0-54`).
    pub salvo_price: u32,
    /// Salvoes, where the preset fixes the inventory.
    pub salvoes: Option<u32>,
}

/// A kind of unit in one preset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Which kind.
    pub kind: UnitKind,
    /// Its names.
    pub names: PerLang<Noun>,
    /// Points for one.
    pub price: u32,
    /// How many, where the preset fixes the inventory.
    pub count: Option<u32>,
}

/// Aircraft and guns (`S0-60` to `S0-88`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum UnitKind {
    /// Reconnaissance plane.
    Recce,
    /// Bomber.
    Bomber,
    /// Atom bomber.
    AtomBomber,
    /// Anti-aircraft gun.
    AaGun,
}

impl UnitKind {
    /// Every kind, in the order of the source.
    pub const ALL: [Self; 4] = [Self::Recce, Self::Bomber, Self::AtomBomber, Self::AaGun];

    /// The code in files: `rc`, `bm`, `ax`, `gn`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Recce => "rc",
            Self::Bomber => "bm",
            Self::AtomBomber => "ax",
            Self::AaGun => "gn",
        }
    }

    /// The letter that is written in its square: R, B, X, A.
    pub const fn symbol(self) -> char {
        match self {
            Self::Recce => 'R',
            Self::Bomber => 'B',
            Self::AtomBomber => 'X',
            Self::AaGun => 'A',
        }
    }

    /// Whether it may stand on a carrier: planes may, guns may not (`S0-60`, `S0-82`).
    pub const fn fits_carrier(self) -> bool {
        !matches!(self, Self::AaGun)
    }
}

impl Arsenal {
    /// The entry of one kind.
    pub fn unit(&self, kind: UnitKind) -> &Unit {
        &self.units[kind as usize]
    }
}

impl Ruleset {
    /// Reads a preset and makes the changes for this game, the last one of a key counting.
    ///
    /// # Errors
    ///
    /// Every fault of the text, of the changes, and of the rules that they make together.
    pub fn read(source: &Source, withs: &[With]) -> Result<Self, Faults<RuleFault>> {
        let document = Document::parse(source);
        let mut draft = Draft::read(&document);
        let mut found = Vec::new();
        draft.change(withs, &mut found);
        draft.check_answers(&mut found);
        if document.is_whole() {
            draft.check_whole(&mut found);
        }
        let ruleset = draft.resolve();
        for fault in found {
            document.add(fault);
        }
        let faults = document.finish();
        match ruleset {
            Some(ruleset) if faults.0.is_empty() => Ok(ruleset),
            _ => Err(faults),
        }
    }

    /// Its short name: `phillips-basic`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its title.
    pub const fn title(&self) -> &PerLang<String> {
        &self.title
    }

    /// Where its rules come from.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// Its board.
    pub const fn grid(&self) -> Grid {
        self.grid
    }

    /// Its classes of ships, the largest first.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// One class.
    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.0]
    }

    /// Classes with their ids.
    pub fn class_ids(&self) -> impl Iterator<Item = (ClassId, &Class)> {
        self.classes.iter().enumerate().map(|(at, class)| (ClassId(at), class))
    }

    /// What is bought besides ships; `None` in games without points.
    pub const fn arsenal(&self) -> Option<&Arsenal> {
        self.arsenal.as_ref()
    }

    /// The switches.
    pub const fn switches(&self) -> &Switches {
        &self.switches
    }

    /// The preset's own lines for the sheet: what its switches do not say.
    pub const fn brief(&self) -> &PerLang<Vec<String>> {
        &self.brief
    }

    /// Which frame stands above on the sheet.
    pub const fn upper(&self) -> UpperFrame {
        self.upper
    }

    /// The fleet, where the preset fixes it.
    pub fn fleet(&self) -> Option<Fleet> {
        let counts: Option<Vec<u32>> =
            self.classes.iter().map(|class| class.amount.count()).collect();
        counts.map(Fleet::new)
    }
}
