//! From a template as written to a validated one.

use super::{
    Arrangement, CellRange, Density, Each, Games, Labels, PagePlan, Part, Template, TemplateFault,
    Variant,
};
use crate::lang::PerLang;
use crate::sheet::mm::Mm;
use crate::source::{Document, Entry, Faults, Source, Table, words};

/// The format that this program reads.
const FORMAT: u32 = 1;
/// Characters of a name or a title.
const LINE: usize = 120;

type Doc<'s> = Document<'s, TemplateFault>;
type Tab<'d> = Table<'d, TemplateFault>;

words! {
    Games { Any = "any", Fixed = "fixed", Bought = "bought" }
    Density { Normal = "normal", Small = "small" }
    Labels { TwoSides = "two-sides", FourSides = "four-sides" }
    Each { Sheet = "sheet", Run = "run" }
}

pub(super) fn read(source: &Source) -> Result<Template, Faults<TemplateFault>> {
    let document = Doc::parse(source);
    let template = template(&document);
    let faults = document.finish();
    match template {
        Some(template) if !faults.are_fatal() => Ok(template),
        _ => Err(faults),
    }
}

fn template(document: &Doc<'_>) -> Option<Template> {
    let root = document.root();
    root.require("format").format(FORMAT);
    let name = root.require("name").text(LINE);
    let title = title(&root);
    let tables = root.require("variant").tables();
    let mut variants: Vec<Variant> = Vec::new();
    for table in tables {
        let here = table.here();
        if let Some(variant) = variant(document, table) {
            if variants
                .iter()
                .any(|earlier| earlier.games == Games::Any || earlier.games == variant.games)
            {
                document.add(here.fault(TemplateFault::Unreachable));
            }
            variants.push(variant);
        }
    }
    root.finish();
    Some(Template { name: name?.value, title: title?, variants })
}

fn title(root: &Tab<'_>) -> Option<PerLang<String>> {
    let table = root.require("title").table()?;
    let (en, fr) = (table.require("en").text(LINE), table.require("fr").text(LINE));
    table.finish();
    Some(PerLang { en: en?.value, fr: fr?.value })
}

fn variant(document: &Doc<'_>, table: Tab<'_>) -> Option<Variant> {
    let games = table.require("games").word();
    let density = table.optional("density").word();
    let labels = table.optional("labels").word();
    let cell = table.require("cell").table().and_then(|cell| cell_range(document, cell));
    let pages: Vec<Option<PagePlan>> =
        table.require("page").tables().into_iter().map(|page| page_plan(document, page)).collect();
    table.finish();
    Some(Variant {
        games: games?.value,
        density: density.map_or(Density::Normal, |density| density.value),
        labels: labels.map_or(Labels::TwoSides, |labels| labels.value),
        cell: cell?,
        pages: pages.into_iter().collect::<Option<_>>()?,
    })
}

fn cell_range(document: &Doc<'_>, table: Tab<'_>) -> Option<CellRange> {
    let side = |entry: Entry<'_, TemplateFault>| entry.number(2.0..=50.0);
    let (least, most) = (side(table.require("least")), side(table.require("most")));
    table.finish();
    let (least, most) = (least?, most?);
    if least.value > most.value {
        let (low, high) = (least.value, most.value);
        document.add(least.fault(TemplateFault::CellRange { least: low, most: high }));
        return None;
    }
    Some(CellRange { least: Mm(least.value), most: Mm(most.value) })
}

fn page_plan(document: &Doc<'_>, table: Tab<'_>) -> Option<PagePlan> {
    let each = table.require("each").word::<Each>().map(|each| each.value);
    let up = table.optional("up").integer(1..=2);
    let here = table.here();
    let mut arrangements = Vec::new();
    for entry in table.require("arrangements").list() {
        arrangements.push(rows(document, each, entry));
    }
    table.finish();
    if arrangements.is_empty() {
        document.add(here.fault(TemplateFault::Empty { key: "arrangements" }));
    }
    Some(PagePlan { each: each?, up: up.map_or(1, |up| up.value as u8), arrangements })
}

fn rows(document: &Doc<'_>, each: Option<Each>, entry: Entry<'_, TemplateFault>) -> Arrangement {
    let row = |entry: Entry<'_, TemplateFault>| -> Vec<Vec<Part>> {
        entry.list().into_iter().map(|entry| column(document, each, entry)).collect()
    };
    entry.list().into_iter().map(row).collect()
}

/// A column of a row: one part, or a list of parts that stand one above the other.
fn column(document: &Doc<'_>, each: Option<Each>, entry: Entry<'_, TemplateFault>) -> Vec<Part> {
    let parts: Vec<Entry<'_, TemplateFault>> =
        if entry.is_list() { entry.list() } else { vec![entry] };
    let mut column = Vec::new();
    for part in parts {
        let Some(part) = part.word::<Part>() else { continue };
        if let Some(each) = each
            && !belongs(part.value, each)
        {
            let each = match each {
                Each::Sheet => PerLang { en: "sheet", fr: "feuille" },
                Each::Run => PerLang { en: "run", fr: "tirage" },
            };
            document.add(part.fault(TemplateFault::PartOutOfPlace { each }));
        }
        column.push(part.value);
    }
    column
}

/// Whether a part can stand on a page printed for `each`.
const fn belongs(part: Part, each: Each) -> bool {
    match part {
        Part::KeyHead | Part::Keys => matches!(each, Each::Run),
        Part::Rules | Part::Legend => true,
        _ => matches!(each, Each::Sheet),
    }
}
