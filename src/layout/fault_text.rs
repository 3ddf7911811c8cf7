//! What is wrong with a layout, in words.

use super::{Contact, LayoutFault, Ship, Stationed};
use crate::board::Span;
use crate::inventory::{self, Shop};
use crate::lang::{Forms, Lang};
use crate::rules::{ClassId, Ruleset, UnitKind};

/// The fault as a clause that can follow a place: `battleship I4-I7 and submarine H3 touch at a corner`.
pub fn describe(fault: &LayoutFault, rules: &Ruleset, lang: Lang) -> String {
    let say = Wording { rules, lang };
    match fault {
        LayoutFault::NoSuchClass { ship } => say.about(
            &say.span(&ship.span),
            "this ship's class is not one of the game",
            "la classe de ce navire n'est pas du jeu",
        ),
        LayoutFault::ShipCount { class, expected, found } => {
            say.amount(|n| say.ships(*class, n), *expected, *found)
        }
        LayoutFault::UnitCount { kind, expected, found } => {
            say.amount(|n| say.units(*kind, n), *expected, *found)
        }
        LayoutFault::LandCount { expected, found } => {
            say.amount(|n| Forms::LAND_UNIT.counted(lang, n), *expected, *found)
        }
        LayoutFault::Length { ship } => say.length(ship),
        LayoutFault::Misshapen { ship } => say.shape(ship),
        LayoutFault::OffGrid { ship } => say.beyond(&say.ship(ship)),
        LayoutFault::LandOffGrid { land } => say.beyond(&say.land(land)),
        LayoutFault::UnitOffGrid { unit } => say.beyond(&say.unit(unit)),
        LayoutFault::Overlap { a, b } => say.shared(&say.ship(a), &say.ship(b)),
        LayoutFault::LandOverlap { a, b } => say.shared(&say.land(a), &say.land(b)),
        LayoutFault::Stacked { a, b } => say.shared(&say.unit(a), &say.unit(b)),
        LayoutFault::Touch { a, b, contact } => say.touch(&say.ship(a), &say.ship(b), *contact),
        LayoutFault::ShipOnLand { ship, land } => say.pair(
            &say.ship(ship),
            &say.land(land),
            "a ship may not lie on land",
            "un navire ne peut pas être à terre",
        ),
        LayoutFault::ShipByLand { ship, land } => say.pair(
            &say.ship(ship),
            &say.land(land),
            "in this game a ship may not touch land",
            "dans ce jeu un navire ne peut pas toucher la terre",
        ),
        LayoutFault::LandSize { land } => say.about(
            &say.land(land),
            "a land unit is 3 squares by 3",
            "une unité de terrain fait 3 cases sur 3",
        ),
        LayoutFault::LandUnknown { land } => say.about(
            &say.land(land),
            "there is no land in this game",
            "il n'y a pas de terrain dans ce jeu",
        ),
        LayoutFault::UnitUnknown { unit } => say.about(
            &say.unit(unit),
            "there are no aircraft or guns in this game",
            "il n'y a ni avions ni canons dans ce jeu",
        ),
        LayoutFault::PlaneAtSea { unit } => say.about(
            &say.unit(unit),
            "an aircraft stands on land or on a carrier",
            "un avion se place à terre ou sur un porte-avions",
        ),
        LayoutFault::GunAtSea { unit } => {
            say.about(&say.unit(unit), "a gun stands on land", "un canon se place à terre")
        }
        LayoutFault::GunOnCarrier { unit, carrier } => say.pair(
            &say.unit(unit),
            &say.ship(carrier),
            "a gun may not stand on a carrier",
            "un canon ne peut pas être sur un porte-avions",
        ),
        LayoutFault::Spending { fault } => {
            Shop::of(rules).map_or_else(String::new, |shop| inventory::describe(fault, shop, lang))
        }
    }
}

struct Wording<'a> {
    rules: &'a Ruleset,
    lang: Lang,
}

impl Wording<'_> {
    fn span(&self, span: &Span) -> String {
        self.rules.grid().span_name(span)
    }

    fn ship(&self, ship: &Ship) -> String {
        format!("{} {}", self.class(ship.class), self.span(&ship.span))
    }

    fn class(&self, class: ClassId) -> &str {
        let class = self.rules.classes().get(class.0);
        class.map_or(self.lang.pick("ship", "navire"), |class| &class.noun(self.lang).one)
    }

    fn land(&self, land: &Span) -> String {
        format!("{} {}", self.lang.pick("land", "terrain"), self.span(land))
    }

    fn unit(&self, unit: &Stationed) -> String {
        format!("{} {}", self.units_name(unit.kind, 1), self.rules.grid().name(unit.square))
    }

    fn units_name(&self, kind: UnitKind, n: u32) -> &str {
        let noun = self.rules.arsenal().map(|arsenal| arsenal.unit(kind).names.get(self.lang));
        noun.map_or(kind.code(), |noun| noun.form(self.lang, n))
    }

    fn ships(&self, class: ClassId, n: u32) -> String {
        self.rules.class(class).noun(self.lang).counted(self.lang, n)
    }

    fn units(&self, kind: UnitKind, n: u32) -> String {
        format!("{n} {}", self.units_name(kind, n))
    }

    fn about(&self, what: &str, en: &str, fr: &str) -> String {
        self.lang.pick(format!("{what}: {en}"), format!("{what} : {fr}"))
    }

    fn pair(&self, a: &str, b: &str, en: &str, fr: &str) -> String {
        self.lang.pick(format!("{a} and {b}: {en}"), format!("{a} et {b} : {fr}"))
    }

    fn amount(&self, counted: impl Fn(u32) -> String, expected: u32, found: u32) -> String {
        let expected = counted(expected);
        let is = Forms::THERE_IS.form(self.lang, found);
        self.lang.pick(
            format!("there should be {expected}, and there {is} {found}"),
            format!("il faut {expected}, et il y en a {found}"),
        )
    }

    fn length(&self, ship: &Ship) -> String {
        let (expected, found) = (self.area(ship.class), ship.span.width * ship.span.height);
        let expected = Forms::SQUARE.counted(self.lang, expected);
        let (en, fr) = (
            format!("it should have {expected}, and here it has {found}"),
            format!("il lui faut {expected}, et ici {found}"),
        );
        self.about(&self.ship(ship), &en, &fr)
    }

    fn area(&self, class: ClassId) -> u8 {
        self.rules.class(class).shape.area()
    }

    fn shape(&self, ship: &Ship) -> String {
        let shape = self.rules.class(ship.class).shape;
        let (en, fr) = if shape.is_carrier() {
            (
                format!("it should be a block of {shape} squares"),
                format!("il lui faut un bloc de {shape} cases"),
            )
        } else {
            (
                format!("it should be a straight line of {shape} squares"),
                format!("il lui faut une ligne droite de {shape} cases"),
            )
        };
        self.about(&self.ship(ship), &en, &fr)
    }

    fn beyond(&self, what: &str) -> String {
        self.about(what, "it reaches beyond the edge of the grid", "hors de la grille")
    }

    fn shared(&self, a: &str, b: &str) -> String {
        self.pair(a, b, "two things in one square", "deux choses dans une même case")
    }

    fn touch(&self, a: &str, b: &str, contact: Contact) -> String {
        let (en, fr) = match contact {
            Contact::Side => ("they touch along a side", "ils se touchent par un côté"),
            Contact::Corner => ("they touch at a corner", "ils se touchent par un coin"),
        };
        self.pair(a, b, en, fr)
    }
}
