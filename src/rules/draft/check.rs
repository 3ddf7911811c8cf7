use std::collections::BTreeMap;

use super::{ClassDraft, Draft};
use crate::board::Orientation;
use crate::rules::words::Sides;
use crate::rules::{RuleFault, Touch};
use crate::source::{At, Fault};

type Found = Vec<Fault<RuleFault>>;

/// Words of layouts and journals that a code would be mistaken for.
const RESERVED: [&str; 14] = [
    "rc", "bm", "ax", "gn", "sea", "land", "none", "sunk", "them", "hit", "hits", "ship", "shot",
    "down",
];

impl Draft {
    /// Finds what is wrong with the answers that are there.
    pub(in crate::rules) fn check_answers(&self, faults: &mut Found) {
        self.check_name(faults);
        self.check_codes(faults);
        self.check_names(faults);
        faults.extend(self.conflicts());
    }

    /// Finds what is wrong with the whole, which may only seem so where the text is broken.
    pub(in crate::rules) fn check_whole(&self, faults: &mut Found) {
        self.check_amounts(faults);
        self.check_room(faults);
        self.check_arsenal(faults);
    }

    fn check_name(&self, faults: &mut Found) {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if let Some(name) = self.name.as_ref().filter(|name| !name.value.chars().all(plain)) {
            faults.push(name.fault(RuleFault::Name { name: name.value.clone() }));
        }
    }

    fn check_codes(&self, faults: &mut Found) {
        let mut seen = BTreeMap::new();
        for code in self.classes.iter().filter_map(|class| class.code.as_ref()) {
            let written = code.value.clone();
            if !is_code(&written) {
                faults.push(code.fault(RuleFault::Code { code: written }));
            } else if RESERVED.contains(&written.as_str()) {
                faults.push(code.fault(RuleFault::ReservedCode { code: written }));
            } else if let Some(first) = seen.insert(written.clone(), code.place) {
                faults.push(code.fault(RuleFault::CodeTwice { code: written, first }));
            }
        }
    }

    fn check_amounts(&self, faults: &mut Found) {
        let sale = self.arsenal.as_ref();
        faults.extend(self.classes.iter().filter_map(|class| match sale {
            Some(_) => class.lacks_price(),
            None => class.lacks_count().or_else(|| class.has_idle_price()),
        }));
        faults.extend(self.has_no_ship());
    }

    fn has_no_ship(&self) -> Option<Fault<RuleFault>> {
        let last = self.classes.last()?;
        let none = self.classes.iter().all(ClassDraft::is_left_out);
        none.then(|| last.count.at.as_ref().unwrap_or(&last.here.with(0)).fault(RuleFault::NoShip))
    }

    /// Each ship has to fit alone, and the squares must suffice for all; more is found out by laying them.
    fn check_room(&self, faults: &mut Found) {
        let Some(sides) = &self.sides else { return };
        let known = faults.len();
        faults.extend(self.classes.iter().filter_map(|class| class.too_long(sides)));
        if faults.len() == known {
            faults.extend(self.too_large(sides));
        }
    }

    /// Where no ships touch, each needs a row and a column of water on two of its sides, and the board can be
    /// thought of as having one row and one column more.
    fn too_large(&self, sides: &At<Sides>) -> Option<Fault<RuleFault>> {
        let touch = self.switches.touch.as_ref()?;
        let margin = u64::from(touch.value == Touch::None);
        let needed = self.classes.iter().map(|class| class.squares(margin)).sum();
        let (width, height) = (u64::from(sides.value.width), u64::from(sides.value.height));
        let room = (width + margin) * (height + margin);
        let counts = self.classes.iter().filter_map(|class| class.count.at.as_ref());
        let causes = [sides.with(()), touch.with(())];
        let mut causes = causes.into_iter().chain(counts.map(|count| count.with(())));
        let changed = causes.find(|at| at.place.is_none()).unwrap_or_else(|| self.here());
        let kind = RuleFault::FleetTooLarge { needed, room, touch: touch.value };
        (needed > room).then(|| changed.fault(kind))
    }

    /// The preset as a whole.
    fn here(&self) -> At<()> {
        self.file.clone()
    }
}

impl ClassDraft {
    fn lacks_price(&self) -> Option<Fault<RuleFault>> {
        let kind = || RuleFault::PriceMissing { code: self.code().to_owned() };
        self.price.is_absent().then(|| self.here.fault(kind()))
    }

    fn lacks_count(&self) -> Option<Fault<RuleFault>> {
        let kind = || RuleFault::CountMissing { code: self.code().to_owned() };
        let bare = self.count.is_absent() && self.price.is_absent();
        bare.then(|| self.here.fault(kind()))
    }

    fn has_idle_price(&self) -> Option<Fault<RuleFault>> {
        let kind = RuleFault::PriceWithoutArsenal { code: self.code().to_owned() };
        Some(self.price.at.as_ref()?.fault(kind))
    }

    fn is_left_out(&self) -> bool {
        self.count.value() == Some(0)
    }

    /// The fault of ships that do not fit on the grid either way.
    fn too_long(&self, sides: &At<Sides>) -> Option<Fault<RuleFault>> {
        let shape = self.shape.as_ref().filter(|_| !self.is_left_out())?;
        let Sides { width, height } = sides.value;
        let fits = |(across, down)| across <= width && down <= height;
        let ways = [Orientation::Across, Orientation::Down];
        if ways.into_iter().any(|way| fits(shape.value.extent(way))) {
            return None;
        }
        let (code, size) = (self.code().to_owned(), shape.value);
        let at = if sides.place.is_none() { sides.with(()) } else { shape.with(()) };
        Some(at.fault(RuleFault::DoesNotFit { code, size, width, height }))
    }

    /// Squares that its ships need when each has that much water on two sides.
    fn squares(&self, margin: u64) -> u64 {
        self.shape.as_ref().map_or(0, |shape| {
            let (width, height) = shape.value.extent(Orientation::Across);
            u64::from(self.count.value().unwrap_or(0))
                * (u64::from(width) + margin)
                * (u64::from(height) + margin)
        })
    }
}

fn is_code(text: &str) -> bool {
    let plain = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    let lettered = text.starts_with(|c: char| c.is_ascii_lowercase());
    plain && lettered && (1..=4).contains(&text.len())
}
