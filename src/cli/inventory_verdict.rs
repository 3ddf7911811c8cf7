//! What there is to say of an inventory file: its faults, and whether it can be laid out.

use fleetsheet::inventory::{Berths, Extent, Shop, Stock};
use fleetsheet::lang::{Forms, Lang, PerLang};
use fleetsheet::layout::room::{self, Laid, NoRoom, lay_out};
use fleetsheet::source::{Place, Severity};
use fleetsheet::ui::{Diagnostic, Excerpt};

use super::inventory_file::Opened;
use super::stop::Stop;

/// An inventory file and what is to be said of it.
pub(crate) struct Verdict<'a> {
    pub(crate) opened: &'a Opened,
    pub(crate) shop: Shop<'a>,
    pub(crate) lang: Lang,
    /// Whether it can be laid out; nothing where not all could be read.
    pub(crate) room: Option<Result<Laid, NoRoom>>,
}

impl<'a> Verdict<'a> {
    /// The verdict on a file.
    pub(crate) fn of(opened: &'a Opened, shop: Shop<'a>, lang: Lang) -> Self {
        let whole = opened.reading.extent == Extent::Whole;
        let room = whole.then(|| lay_out(shop.rules, &opened.reading.stock));
        Self { opened, shop, lang, room }
    }

    /// Whether it keeps all rules and is not known to find no room.
    pub(crate) fn is_legal(&self) -> bool {
        let refused = self.no_room().is_some_and(|why| why.severity() == Severity::Error);
        !self.opened.reading.faults.are_fatal() && !refused
    }

    /// Why it is not laid out.
    pub(crate) fn no_room(&self) -> Option<&NoRoom> {
        self.room.as_ref()?.as_ref().err()
    }

    /// The place in the file where land is spoken of, if that is what stands against laying it out.
    pub(crate) fn room_place(&self) -> Option<Place> {
        match self.no_room()? {
            NoRoom::GunsWithoutLand { .. }
            | NoRoom::PlanesWithoutRoom { .. }
            | NoRoom::TooMuchLand { .. } => self.opened.reading.land_at,
            _ => None,
        }
    }

    /// All that is wrong or unwise.
    pub(crate) fn diagnostics(&self) -> Result<Vec<Diagnostic>, Stop> {
        let mut all = self.opened.diagnostics()?;
        let source = &self.opened.source;
        all.extend(self.no_room().map(|why| {
            let excerpt = Excerpt::new(&source.name, self.room_place(), Some(source));
            without_room(why, &self.opened.reading.stock, self.shop).at(excerpt)
        }));
        Ok(all)
    }

    /// That it can be laid out, and on how much land.
    pub(crate) fn room_in_words(&self) -> Option<String> {
        let Laid { least_land, .. } = self.room.as_ref()?.as_ref().ok()?;
        let units = |land: u32| Forms::LAND_UNIT.counted(self.lang, land);
        Some(match (*least_land, self.opened.reading.stock.land) {
            (0, None) => self.lang.pick(
                "It can be laid out, and needs no land.".to_owned(),
                "On peut le disposer, et il ne demande pas de terrain.".to_owned(),
            ),
            (least, None) => self.lang.pick(
                format!("It can be laid out, and needs {} at least.", units(least)),
                format!("On peut le disposer ; il demande au moins {}.", units(least)),
            ),
            (least, Some(land)) => self.lang.pick(
                format!("It can be laid out on {}; it needs {least}.", units(land)),
                format!("On peut le disposer sur {} ; il en demande {least}.", units(land)),
            ),
        })
    }
}

/// The verb of a number that would do.
const SUFFICE: Forms =
    Forms { en: ("would be enough", "would be enough"), fr: ("suffirait", "suffiraient") };

/// Why a stock is not laid out, as a message.
pub(crate) fn without_room(why: &NoRoom, stock: &Stock, shop: Shop<'_>) -> Diagnostic {
    let message = Diagnostic {
        severity: why.severity(),
        code: Some(why.code()),
        ..Diagnostic::error(PerLang::each(|lang| room::describe(why, shop.rules, lang)))
    };
    match why {
        NoRoom::GunsWithoutLand { .. } | NoRoom::PlanesWithoutRoom { .. } => {
            let least = Berths::of(stock, shop.rules).least_land();
            message.hint(PerLang::each(|lang| {
                let land = Forms::LAND_UNIT.counted(lang, least);
                let suffice = SUFFICE.form(lang, least);
                let free = lang.pick("and land is free", "et le terrain est gratuit");
                format!("{land} {suffice}, {free}")
            }))
        }
        _ => message,
    }
}
