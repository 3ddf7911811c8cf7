//! The answer to `inventory check`, for other programs.

use fleetsheet::inventory::{Bill, Extent, InventoryFault, Item, Part, Shop, WrittenFault};
use fleetsheet::lang::Lang;
use fleetsheet::source::{Fault, Severity};
use serde::Serialize;

use super::inventory_file::Opened;
use super::stop::Stop;

#[derive(Serialize)]
struct Answer<'a> {
    file: &'a str,
    preset: &'a str,
    legal: bool,
    /// `null` where not all could be read.
    parts: Option<Vec<PartAnswer<'a>>>,
    totals: Option<Totals>,
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

#[derive(Serialize)]
struct FaultAnswer<'a> {
    code: Option<&'static str>,
    severity: &'static str,
    message: String,
    line: Option<usize>,
    column: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ways: Vec<Vec<Given<'a>>>,
}

/// So many of something to give up.
#[derive(Serialize)]
struct Given<'a> {
    code: &'a str,
    count: u32,
}

/// The answer as JSON, with a line break at its end.
pub(crate) fn answer(opened: &Opened, shop: Shop<'_>, lang: Lang) -> Result<String, Stop> {
    let reading = &opened.reading;
    let bill = (reading.extent == Extent::Whole).then(|| Bill::new(&reading.stock, shop));
    let answer = Answer {
        file: &opened.source.name,
        preset: shop.rules.name(),
        legal: !reading.faults.are_fatal(),
        parts: bill.as_ref().map(|bill| bill.parts().map(|part| line(part, shop, lang)).collect()),
        totals: bill.as_ref().map(|bill| Totals {
            ships: bill.ship_points(),
            other_units: bill.other_points(),
            all: bill.points(),
            budget: shop.arsenal.budget,
        }),
        faults: reading.faults.0.iter().map(|found| fault(found, opened, shop, lang)).collect(),
    };
    let mut text = serde_json::to_string_pretty(&answer)
        .map_err(|error| Stop::io("cannot write JSON", &std::io::Error::other(error)))?;
    text.push('\n');
    Ok(text)
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

fn fault<'a>(
    fault: &Fault<WrittenFault>,
    opened: &Opened,
    shop: Shop<'a>,
    lang: Lang,
) -> FaultAnswer<'a> {
    let ways = match fault.kind {
        WrittenFault::Inventory(InventoryFault::OverBudget { .. }) => opened.ways(shop),
        _ => Vec::new(),
    };
    let given = |(item, count): (Item, u32)| Given { code: shop.code(item), count };
    FaultAnswer {
        code: fault.kind.code(),
        severity: match fault.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        },
        message: fault.kind.describe(shop, lang),
        line: fault.place.map(|place| place.line),
        column: fault.place.map(|place| place.column),
        ways: ways.into_iter().map(|way| way.given_up.into_iter().map(given).collect()).collect(),
    }
}
