//! The answer to `inventory check`, for other programs.

use fleetsheet::inventory::{Berths, Bill, Extent, Item, Part, Shop, Way, WrittenFault};
use fleetsheet::lang::{Lang, both};
use fleetsheet::layout::room;
use fleetsheet::source::{Fault, Severity};
use serde::Serialize;

use super::inventory_verdict::Verdict;
use super::stop::Stop;

#[derive(Serialize)]
struct Answer<'a> {
    file: &'a str,
    preset: &'a str,
    legal: bool,
    /// `null` where not all could be read.
    parts: Option<Vec<PartAnswer<'a>>>,
    totals: Option<Totals>,
    land: Option<Land>,
    /// `null` where neither a way was found nor all were ruled out.
    can_be_laid_out: Option<bool>,
    faults: Vec<FaultAnswer<'a>>,
}

#[derive(Serialize)]
struct PartAnswer<'a> {
    code: &'a str,
    name: String,
    kind: &'static str,
    count: u32,
    price: u32,
    points: u32,
}

#[derive(Serialize)]
struct Totals {
    ships: u32,
    other_units: u32,
    all: u32,
    budget: u32,
}

/// Land units.
#[derive(Serialize)]
struct Land {
    stated: Option<u32>,
    needed: u32,
}

#[derive(Serialize)]
struct FaultAnswer<'a> {
    code: Option<&'static str>,
    severity: &'static str,
    message: String,
    line: Option<usize>,
    column: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ways: Vec<WayAnswer<'a>>,
}

/// A way to mend it.
#[derive(Serialize)]
struct WayAnswer<'a> {
    give_up: Vec<Given<'a>>,
    points_for_more_ships: u32,
}

/// So many of something to give up.
#[derive(Serialize)]
struct Given<'a> {
    code: &'a str,
    count: u32,
}

/// The answer as JSON, with a line break at its end.
pub(crate) fn answer(verdict: &Verdict<'_>) -> Result<String, Stop> {
    let Verdict { opened, shop, lang, .. } = verdict;
    let reading = &opened.reading;
    let bill = (reading.extent == Extent::Whole).then(|| Bill::new(&reading.stock, *shop));
    let berths = bill.is_some().then(|| Berths::of(&reading.stock, shop.rules));
    let answer = Answer {
        file: &opened.source.name,
        preset: shop.rules.name(),
        legal: verdict.is_legal(),
        parts: bill
            .as_ref()
            .map(|bill| bill.parts().map(|part| line(part, *shop, *lang)).collect()),
        totals: bill.as_ref().map(|bill| Totals {
            ships: bill.ship_points(),
            other_units: bill.other_points(),
            all: bill.points(),
            budget: shop.arsenal.budget,
        }),
        land: berths.map(|berths| Land { stated: reading.stock.land, needed: berths.least_land() }),
        can_be_laid_out: can_be_laid_out(verdict),
        faults: faults(verdict),
    };
    let mut text = serde_json::to_string_pretty(&answer).map_err(|error| {
        Stop::io(
            both("cannot write JSON", "impossible d'écrire du JSON"),
            &std::io::Error::other(error),
        )
    })?;
    text.push('\n');
    Ok(text)
}

fn can_be_laid_out(verdict: &Verdict<'_>) -> Option<bool> {
    match verdict.room.as_ref()? {
        Ok(_) => Some(true),
        Err(why) => (why.severity() == Severity::Error).then_some(false),
    }
}

fn line(part: Part, shop: Shop<'_>, lang: Lang) -> PartAnswer<'_> {
    let kind = match part.item {
        Item::Ship(_) => "ship",
        Item::Unit(_) => "unit",
        Item::Salvo => "salvo",
    };
    let Part { item, count, price } = part;
    let name = shop.noun(item, lang).many;
    PartAnswer { code: shop.code(item), name, kind, count, price, points: part.points() }
}

fn faults<'a>(verdict: &Verdict<'a>) -> Vec<FaultAnswer<'a>> {
    let Verdict { opened, shop, lang, .. } = verdict;
    let of_rules = opened.reading.faults.0.iter().map(|fault| fault_of(fault, verdict));
    let of_room = verdict.no_room().map(|why| FaultAnswer {
        code: Some(why.code()),
        severity: severity(why.severity()),
        message: room::describe(why, shop.rules, *lang),
        line: verdict.room_place().map(|place| place.line),
        column: verdict.room_place().map(|place| place.column),
        ways: Vec::new(),
    });
    of_rules.chain(of_room).collect()
}

fn fault_of<'a>(fault: &Fault<WrittenFault>, verdict: &Verdict<'a>) -> FaultAnswer<'a> {
    let shop = verdict.shop;
    let ways = match &fault.kind {
        WrittenFault::Inventory(fault) => verdict.opened.ways(fault, shop),
        _ => Vec::new(),
    };
    let given = |(item, count): (Item, u32)| Given { code: shop.code(item), count };
    let way = |way: Way| WayAnswer {
        give_up: way.given_up.into_iter().map(given).collect(),
        points_for_more_ships: way.for_ships,
    };
    FaultAnswer {
        code: fault.kind.code(),
        severity: severity(fault.severity),
        message: fault.kind.describe(shop, verdict.lang),
        line: fault.place.map(|place| place.line),
        column: fault.place.map(|place| place.column),
        ways: ways.into_iter().map(way).collect(),
    }
}

const fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}
