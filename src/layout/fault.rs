use super::{Ship, Stationed};
use crate::board::Span;
use crate::inventory::{InventoryFault, Shop};
use crate::rules::{Amount, ClassId, Ruleset, UnitKind};
use crate::source::Severity;

/// A placement rule that a layout breaks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LayoutFault {
    /// The ship's class is not one of the game (`F02`).
    NoSuchClass {
        /// The ship.
        ship: Ship,
    },
    /// There are too many or too few ships of a class: for the game (`F02`, `S4-13`), or for the inventory where fleets
    /// are bought (`F08`, `S0-90`).
    ShipCount {
        /// The class.
        class: ClassId,
        /// How many there should be.
        expected: u32,
        /// How many there are.
        found: u32,
    },
    /// A straight ship is longer or shorter than its class (`F02`).
    Length {
        /// The ship.
        ship: Ship,
    },
    /// A ship reaches beyond the edge (`F03`, `S1-3`).
    OffGrid {
        /// The ship.
        ship: Ship,
    },
    /// Two ships share a square (`F04`, `S2-6`).
    Overlap {
        /// The one.
        a: Ship,
        /// The other.
        b: Ship,
    },
    /// Two ships touch where the game forbids it (`F05`, `S0-15`, `S3-13`).
    Touch {
        /// The one.
        a: Ship,
        /// The other.
        b: Ship,
        /// How they touch.
        contact: Contact,
    },
    /// A ship does not have the shape of its class: not straight, or a carrier that is not 2x2 (`F06`, `S0-14`, `S0-51`).
    Misshapen {
        /// The ship.
        ship: Ship,
    },
    /// What lies there breaks the rules on spending (`F08`).
    Spending {
        /// How.
        fault: InventoryFault,
    },
    /// There are not as many units of a kind as the inventory says (`F08`, `S0-90`).
    UnitCount {
        /// The kind.
        kind: UnitKind,
        /// How many there should be.
        expected: u32,
        /// How many there are.
        found: u32,
    },
    /// There are not as many land units as the inventory says (`F08`, `S0-90`).
    LandCount {
        /// How many there should be.
        expected: u32,
        /// How many there are.
        found: u32,
    },
    /// A land unit is not three squares by three (`F09`, `S0-56`).
    LandSize {
        /// The land unit.
        land: Span,
    },
    /// A land unit reaches beyond the edge (`F09`, `P3`).
    LandOffGrid {
        /// The land unit.
        land: Span,
    },
    /// Two land units share a square (`F09`, `P3`).
    LandOverlap {
        /// The one.
        a: Span,
        /// The other.
        b: Span,
    },
    /// A ship lies on land (`F09`, `P3`).
    ShipOnLand {
        /// The ship.
        ship: Ship,
        /// The land unit.
        land: Span,
    },
    /// A ship lies against land where the game forbids it (`F09`, `P1`).
    ShipByLand {
        /// The ship.
        ship: Ship,
        /// The land unit.
        land: Span,
    },
    /// There is land in a game without it (`F09`).
    LandUnknown {
        /// The land unit.
        land: Span,
    },
    /// There is an aircraft or a gun in a game without them (`F10`).
    UnitUnknown {
        /// The unit.
        unit: Stationed,
    },
    /// A unit stands beyond the edge (`F10`).
    UnitOffGrid {
        /// The unit.
        unit: Stationed,
    },
    /// An aircraft stands neither on land nor on a carrier (`F10`, `S0-60`, `S0-70`).
    PlaneAtSea {
        /// The aircraft.
        unit: Stationed,
    },
    /// A gun does not stand on land (`F10`, `S0-81`).
    GunAtSea {
        /// The gun.
        unit: Stationed,
    },
    /// A gun stands on a carrier (`F10`, `S0-82`).
    GunOnCarrier {
        /// The gun.
        unit: Stationed,
        /// The carrier.
        carrier: Ship,
    },
    /// Two units share a square (`F10`, `P4`).
    Stacked {
        /// The one.
        a: Stationed,
        /// The other.
        b: Stationed,
    },
}

/// How two ships touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contact {
    /// Along a side.
    Side,
    /// At a corner only.
    Corner,
}

/// Something that a fault is about and that stands at some place of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A ship.
    Ship(Ship),
    /// A land unit.
    Land(Span),
    /// A unit.
    Unit(Stationed),
}

impl LayoutFault {
    /// The audit code of the rule that is broken, such as `F05`.
    pub fn code(&self, rules: &Ruleset) -> &'static str {
        let bought = |class: &ClassId| {
            let class = rules.classes().get(class.0);
            class.is_some_and(|class| matches!(class.amount, Amount::Bought { .. }))
        };
        match self {
            Self::ShipCount { class, .. } if bought(class) => "F08",
            Self::NoSuchClass { .. } | Self::ShipCount { .. } | Self::Length { .. } => "F02",
            Self::OffGrid { .. } => "F03",
            Self::Overlap { .. } => "F04",
            Self::Touch { .. } => "F05",
            Self::Misshapen { .. } => "F06",
            Self::Spending { fault } => fault.code(),
            Self::UnitCount { .. } | Self::LandCount { .. } => "F08",
            Self::LandSize { .. }
            | Self::LandOffGrid { .. }
            | Self::LandOverlap { .. }
            | Self::ShipOnLand { .. }
            | Self::ShipByLand { .. }
            | Self::LandUnknown { .. } => "F09",
            Self::UnitUnknown { .. }
            | Self::UnitOffGrid { .. }
            | Self::PlaneAtSea { .. }
            | Self::GunAtSea { .. }
            | Self::GunOnCarrier { .. }
            | Self::Stacked { .. } => "F10",
        }
    }

    /// How grave it is: only the bounds on spending for ships may be a matter of advice (`P21`).
    pub fn severity(&self, rules: &Ruleset) -> Severity {
        match (self, Shop::of(rules)) {
            (Self::Spending { fault }, Some(shop)) => fault.severity(shop),
            _ => Severity::Error,
        }
    }

    /// What it is about, the later one where there are two; nothing where it is about the whole layout.
    pub const fn item(&self) -> Option<Item> {
        match self {
            Self::NoSuchClass { ship }
            | Self::Length { ship }
            | Self::OffGrid { ship }
            | Self::Misshapen { ship }
            | Self::ShipOnLand { ship, .. }
            | Self::ShipByLand { ship, .. }
            | Self::Overlap { b: ship, .. }
            | Self::Touch { b: ship, .. } => Some(Item::Ship(*ship)),
            Self::LandSize { land }
            | Self::LandOffGrid { land }
            | Self::LandUnknown { land }
            | Self::LandOverlap { b: land, .. } => Some(Item::Land(*land)),
            Self::UnitUnknown { unit }
            | Self::UnitOffGrid { unit }
            | Self::PlaneAtSea { unit }
            | Self::GunAtSea { unit }
            | Self::GunOnCarrier { unit, .. }
            | Self::Stacked { b: unit, .. } => Some(Item::Unit(*unit)),
            Self::ShipCount { .. }
            | Self::UnitCount { .. }
            | Self::LandCount { .. }
            | Self::Spending { .. } => None,
        }
    }
}
