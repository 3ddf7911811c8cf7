//! Inventory files: reading them by the rules of their game.

use std::path::Path;

use fleetsheet::inventory::{
    Extent, InventoryFault, Reading, Shop, Stock, Way, WrittenFault, check, describe, file,
    spending, ways,
};
use fleetsheet::lang::{Lang, PerLang, both, list};
use fleetsheet::rules::{Presets, Ruleset};
use fleetsheet::source::{Fault, Source};
use fleetsheet::ui::{Diagnostic, Excerpt, MOST_SHOWN};

use super::choice::{Choice, PresetName, named_in, unknown};
use super::faults;
use super::input;
use super::stop::Stop;

/// The game of an inventory that names none: the one for 160 points.
pub(crate) const USUAL_GAME: &str = "phillips";

/// What to play instead of a game without points.
pub(crate) fn bought_games() -> PerLang<String> {
    both(
        "the games of bought fleets are `phillips`, `phillips-open` and `phillips-fig3`",
        "les jeux où la flotte s'achète sont `phillips`, `phillips-open` et `phillips-fig3`",
    )
}

/// An inventory file as it was read, its faults still with it.
pub(crate) struct Opened {
    pub(crate) source: Source,
    pub(crate) rules: Ruleset,
    pub(crate) reading: Reading,
}

/// The game that is usual where inventories are made, unless another is named.
pub(crate) fn usual_game() -> PresetName {
    PresetName::Named(USUAL_GAME.to_owned())
}

/// What can be bought in a game; a game without points is refused.
pub(crate) fn shop(rules: &Ruleset) -> Result<Shop<'_>, Stop> {
    Shop::of(rules).ok_or_else(|| {
        let name = rules.name();
        let message = both(
            format!("`{name}` is a game without points: there is nothing to buy"),
            format!("`{name}` est un jeu sans points : il n'y a rien à acheter"),
        );
        Stop::bad(Diagnostic::error(message).hint(bought_games()))
    })
}

/// Reads a text by the rules that were chosen, or else by those of the preset that it names, or else by the usual ones.
pub(crate) fn open_text(
    source: Source,
    choice: &Choice,
    presets: &Presets,
) -> Result<Opened, Stop> {
    let rules = choice.load(presets, || its_preset(&source, presets))?.rules;
    let reading = file::read(&source, shop(&rules)?);
    Ok(Opened { source, rules, reading })
}

/// Reads a file that is to be used, by the rules of a game that is known already; warnings are told.
pub(crate) fn read(path: &Path, rules: &Ruleset, lang: Lang) -> Result<Stock, Stop> {
    read_text(input::read_or_stdin(path)?, rules, lang)
}

/// Reads a file that is to be used, by the rules that were chosen, or else by those of the game that it names.
pub(crate) fn read_for(
    path: &Path,
    choice: &Choice,
    presets: &Presets,
    lang: Lang,
) -> Result<(Ruleset, Stock), Stop> {
    let source = input::read_or_stdin(path)?;
    let rules = choice.load(presets, || its_preset(&source, presets))?.rules;
    let stock = read_text(source, &rules, lang)?;
    Ok((rules, stock))
}

/// As [`read`], from a text.
pub(crate) fn read_text(source: Source, rules: &Ruleset, lang: Lang) -> Result<Stock, Stop> {
    let reading = file::read(&source, shop(rules)?);
    let opened = Opened { source, rules: rules.clone(), reading };
    faults::refuse_errors(opened.diagnostics()?, lang)?;
    Ok(opened.reading.stock)
}

/// The text of the preset that an inventory names, or else of the usual one.
pub(crate) fn its_preset(source: &Source, presets: &Presets) -> Result<Source, Stop> {
    match file::named_preset(source) {
        Some(named) => named_in(source, &named, presets),
        None => presets.find(USUAL_GAME).map_err(|error| unknown(&error)),
    }
}

/// One of the cheapest ways to mend what costs too much.
fn give_up(n: usize, way: &Way, shop: Shop<'_>) -> PerLang<String> {
    let PerLang { en, fr } = PerLang::each(|lang| way.describe(shop, lang));
    match n {
        0 => both(format!("cheapest: give up {en}"), format!("le moins cher : renoncez à {fr}")),
        _ => both(format!("or {en}"), format!("ou à {fr}")),
    }
}

/// What is wrong or unwise with an inventory that stands in no file.
pub(crate) fn of_stock(stock: &Stock, shop: Shop<'_>) -> Vec<Diagnostic> {
    let message = |fault: InventoryFault| Diagnostic {
        severity: fault.severity(shop),
        code: Some(fault.code()),
        ..Diagnostic::error(PerLang::each(|lang| describe(&fault, shop, lang)))
    };
    check(stock, shop).into_iter().map(message).collect()
}

impl Opened {
    /// All that is wrong, with the lines it stands in and the cheapest ways to mend it.
    pub(crate) fn diagnostics(&self) -> Result<Vec<Diagnostic>, Stop> {
        let shop = shop(&self.rules)?;
        let message = |(n, fault): (usize, &Fault<WrittenFault>)| {
            let text = (n < MOST_SHOWN).then_some(&self.source);
            Diagnostic {
                severity: fault.severity,
                code: fault.kind.code(),
                hints: self.hints(&fault.kind, shop),
                ..Diagnostic::error(PerLang::each(|lang| fault.kind.describe(shop, lang)))
            }
            .at(Excerpt::new(&fault.source, fault.place, text))
        };
        Ok(self.reading.faults.0.iter().enumerate().map(message).collect())
    }

    fn hints(&self, fault: &WrittenFault, shop: Shop<'_>) -> Vec<PerLang<String>> {
        match fault {
            WrittenFault::Inventory(fault) => {
                let ways = self.ways(fault, shop);
                ways.iter().enumerate().map(|(n, way)| give_up(n, way, shop)).collect()
            }
            WrittenFault::UnknownWord { nearest: None, .. } => vec![PerLang::each(|lang| {
                let names: Vec<String> =
                    shop.items().map(|item| shop.noun(item, lang).many).collect();
                format!("{} {}", lang.pick("they buy", "ils achètent"), list(lang, &names))
            })],
            _ => Vec::new(),
        }
    }

    /// The cheapest ways to mend a fault of spending, where the whole file could be read; told at the first such fault.
    pub(crate) fn ways(&self, fault: &InventoryFault, shop: Shop<'_>) -> Vec<Way> {
        let Reading { stock, extent, .. } = &self.reading;
        let first = spending(stock, shop).first() == Some(fault);
        if first && *extent == Extent::Whole { ways(stock, shop) } else { Vec::new() }
    }
}
