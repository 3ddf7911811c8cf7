//! Making an inventory class by class: what to ask next, and what an answer means. Reads and prints nothing.

use fleetsheet::inventory::{Bill, InventoryFault, Item, Shop, Stock, check, describe, spending};
use fleetsheet::lang::{Forms, Lang, PerLang, both};
use fleetsheet::rules::Bounds;
use fleetsheet::source::Severity;
use fleetsheet::ui::bill;

use super::dialogue::{Guide, Reply, Turn};

/// What somebody can say instead of a number.
const HELP: PerLang<&str> = PerLang {
    en: "\
Say how many you buy; Enter alone takes the number in brackets.
`back` goes back to the one before, `show` shows the inventory,
`quit` leaves.",
    fr: "\
Dites combien vous en achetez ; Entrée seule prend le nombre entre crochets.
`retour` revient à la question d'avant, `montrer` montre l'inventaire,
`quitter` arrête tout.",
};

const COST: Forms = Forms { en: ("costs", "cost"), fr: ("coûte", "coûtent") };
const LEFT: Forms = Forms { en: ("left", "left"), fr: ("restant", "restants") };

/// An inventory in the making.
pub(crate) struct InventoryGuide<'r> {
    shop: Shop<'r>,
    items: Vec<Item>,
    at: usize,
    stock: Stock,
    /// How far it has been asked: what comes after has its proposal still.
    asked: usize,
}

impl<'r> InventoryGuide<'r> {
    /// An empty inventory, but for what the game gives to everyone.
    pub(crate) fn new(shop: Shop<'r>) -> Self {
        let stock = Stock::given(shop);
        let items = shop.items().filter(|item| shop.fixed(*item).is_none()).collect();
        Self { shop, items, at: 0, stock, asked: 0 }
    }

    /// What is to be asked next, for a message.
    fn next(&self) -> PerLang<String> {
        self.item().map_or_else(
            || both("the last `done`", "le dernier `fini`"),
            |item| PerLang::each(|lang| self.name(item, lang)),
        )
    }

    fn item(&self) -> Option<Item> {
        self.items.get(self.at).copied()
    }

    fn name(&self, item: Item, lang: Lang) -> String {
        self.shop.noun(item, lang).many
    }

    /// Points that are left when there is none of something.
    fn left_for(&self, item: Item) -> u32 {
        let mut without = self.stock.clone();
        without.set(item, 0);
        self.shop.arsenal.budget.saturating_sub(without.points(self.shop.rules))
    }

    /// What Enter alone means: the number that was said before, or, for the last thing to be bought, all that is left.
    fn proposal(&self, item: Item) -> u32 {
        let last = self.items.last() == Some(&item) && self.asked == self.at;
        if last {
            self.left_for(item) / self.shop.price(item).max(1)
        } else {
            self.stock.count(item)
        }
    }

    fn back(&mut self) -> Turn<Stock> {
        match self.at.checked_sub(1) {
            Some(before) => {
                self.at = before;
                Turn::Next
            }
            None => Turn::Refused(both("this is the first", "c'est la première question")),
        }
    }

    fn number(&mut self, text: &str) -> Turn<Stock> {
        let Some(item) = self.item() else {
            return Turn::Refused(both(
                "everything is asked: say `done` or `back`",
                "tout est demandé : dites `fini` ou `retour`",
            ));
        };
        let count = if text.is_empty() { Ok(self.proposal(item)) } else { number(text) };
        let taken = count.and_then(|count| self.buy(item, count));
        taken.map_or_else(Turn::Refused, |()| if self.is_whole() { Turn::Show } else { Turn::Next })
    }

    fn buy(&mut self, item: Item, count: u32) -> Result<(), PerLang<String>> {
        let (price, left) = (self.shop.price(item), self.left_for(item));
        if u64::from(count) * u64::from(price) > u64::from(left) {
            return Err(PerLang::each(|lang| self.too_dear(item, count, left, lang)));
        }
        let mut stock = self.stock.clone();
        stock.set(item, count);
        self.ships_stay_within_bounds(item, &stock)?;
        self.stock = stock;
        self.at += 1;
        self.asked = self.asked.max(self.at);
        Ok(())
    }

    fn too_dear(&self, item: Item, count: u32, left: u32, lang: Lang) -> String {
        let counted = self.shop.noun(item, lang).counted(lang, count);
        let price = self.shop.price(item);
        let cost = COST.form(lang, count);
        let points = Forms::POINT.counted(lang, u64::from(count) * u64::from(price));
        let (most, is) = (left / price.max(1), Forms::THERE_IS.form(lang, left));
        lang.pick(
            format!("{counted} {cost} {points}, and {left} {is} left: at most {most}"),
            format!("{counted} {cost} {points}, et il en reste {left} : {most} au plus"),
        )
    }

    /// Too many ships are refused at once, too few after the last class.
    fn ships_stay_within_bounds(&self, item: Item, stock: &Stock) -> Result<(), PerLang<String>> {
        let Item::Ship(_) = item else { return Ok(()) };
        let last = self.shop.ships().last() == Some(item);
        let spent = spending(stock, self.shop).into_iter();
        self.refuse(spent.filter(|fault| last || fault.stands_when_more_is_bought()))
    }

    /// The whole inventory, unless something is wrong with it.
    fn finish(&self) -> Turn<Stock> {
        let refused = self.refuse(check(&self.stock, self.shop));
        refused.map_or_else(Turn::Refused, |()| Turn::Finished(self.stock.clone()))
    }

    /// Refuses the first of these faults that forbids the inventory.
    fn refuse(
        &self,
        faults: impl IntoIterator<Item = InventoryFault>,
    ) -> Result<(), PerLang<String>> {
        let grave = |fault: &InventoryFault| fault.severity(self.shop) == Severity::Error;
        match faults.into_iter().find(grave) {
            None => Ok(()),
            Some(fault) => Err(PerLang::each(|lang| describe(&fault, self.shop, lang))),
        }
    }
}

impl Guide for InventoryGuide<'_> {
    type Made = Stock;

    /// What there is to spend, and what can be said.
    fn welcome(&self, lang: Lang) -> String {
        let arsenal = self.shop.arsenal;
        let (least, most) = (arsenal.ship_points.start(), arsenal.ship_points.end());
        let ships = match arsenal.bounds {
            Bounds::Enforce => lang.pick(
                format!("; between {least} and {most} must go on ships"),
                format!(" ; il en faut entre {least} et {most} pour les navires"),
            ),
            Bounds::Warn => lang.pick(
                format!("; between {least} and {most} should go on ships"),
                format!(" ; mieux vaut en mettre entre {least} et {most} dans les navires"),
            ),
            Bounds::Off => String::new(),
        };
        let (budget, help) = (Forms::POINT.counted(lang, arsenal.budget), HELP.get(lang));
        lang.pick(
            format!("There are {budget} to spend{ships}.\n{help}"),
            format!("Il y a {budget} à dépenser{ships}.\n{help}"),
        )
    }

    fn picture(&self, lang: Lang) -> String {
        bill(&Bill::new(&self.stock, self.shop), self.shop, lang).trim_end().to_owned()
    }

    /// `cruisers, 3 points each, 136 points left [0]`.
    fn question(&self, lang: Lang) -> String {
        let Some(item) = self.item() else {
            let (en, fr) =
                ("is it right so? [done] or `back`", "est-ce bien ainsi ? [fini] ou `retour`");
            return lang.pick(en, fr).to_owned();
        };
        let (price, left) = (self.shop.price(item), self.left_for(item));
        let name = self.name(item, lang);
        let proposal = self.proposal(item);
        let (each, remain) = (lang.pick("each", "pièce"), LEFT.form(lang, left));
        let [price, left] = [price, left].map(|points| Forms::POINT.counted(lang, points));
        format!("{name}, {price} {each}, {left} {remain} [{proposal}]")
    }

    fn answer(&mut self, reply: Reply<'_>) -> Turn<Stock> {
        match reply {
            Reply::Help => Turn::Say(HELP),
            Reply::Leave => Turn::Left,
            Reply::Show => Turn::Show,
            Reply::Back => self.back(),
            Reply::Nothing | Reply::Done if self.is_whole() => self.finish(),
            Reply::Nothing => self.number(""),
            Reply::Done => self.number("done"),
            Reply::Text(text) => self.number(text),
        }
    }

    fn is_whole(&self) -> bool {
        self.at == self.items.len()
    }

    fn unfinished(&self) -> PerLang<String> {
        let PerLang { en, fr } = self.next();
        both(
            format!("nothing is written: the inventory is not whole; next was {en}"),
            format!("rien n'est écrit : l'inventaire n'est pas complet ; la suite : {fr}"),
        )
    }
}

fn number(text: &str) -> Result<u32, PerLang<String>> {
    text.parse().map_err(|_| {
        both(
            format!("`{text}` is no whole number; `?` tells what can be said"),
            format!("`{text}` n'est pas un nombre entier ; `?` dit ce qu'on peut répondre"),
        )
    })
}

#[cfg(test)]
mod tests;
