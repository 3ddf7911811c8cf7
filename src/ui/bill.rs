use std::fmt::Write;

use super::style::{STRONG, paint};
use crate::inventory::{Bill, Part, Shop};
use crate::lang::Lang;

/// The table of an inventory, as in the source: count, price and points of each thing, the sums of ships and of all
/// other units, the total (`S0-92`).
pub fn bill(bill: &Bill, shop: Shop<'_>, lang: Lang) -> String {
    let words = lang.pick(EN, FR);
    let name = |part: &Part| shop.noun(part.item, lang).many;
    let sums = [words.ships, words.others, words.total].map(str::to_owned);
    let names = bill.parts().map(|part| name(&part)).chain(sums);
    let table = Table { words, width: names.map(|name| name.chars().count()).max().unwrap_or(0) };
    let line =
        |part: &Part| table.line(&name(part), Some(part.count), Some(part.price), part.points());
    let ships: u32 = bill.ships.iter().map(|part| part.count).sum();
    let mut text = table.head();
    text.extend(bill.ships.iter().map(line));
    text += &strong(&table.line(words.ships, Some(ships), None, bill.ship_points()));
    text.extend(bill.others.iter().map(line));
    text += &strong(&table.line(words.others, None, None, bill.other_points()));
    let total = table.line(words.total, None, None, bill.points());
    let of = format!("{} {} {}\n", total.trim_end(), words.of, shop.arsenal.budget);
    text + &strong(&of)
}

fn strong(line: &str) -> String {
    paint(STRONG, line.trim_end()) + "\n"
}

/// The words of the table.
#[derive(Clone, Copy)]
struct Words {
    count: &'static str,
    price: &'static str,
    points: &'static str,
    ships: &'static str,
    others: &'static str,
    total: &'static str,
    of: &'static str,
}

const EN: Words = Words {
    count: "count",
    price: "price",
    points: "points",
    ships: "Ships",
    others: "Other units",
    total: "Total",
    of: "of",
};

const FR: Words = Words {
    count: "nombre",
    price: "prix",
    points: "points",
    ships: "Navires",
    others: "Autres unités",
    total: "Total",
    of: "sur",
};

struct Table {
    words: Words,
    /// Characters of the longest name.
    width: usize,
}

impl Table {
    fn head(&self) -> String {
        let Words { count, price, points, .. } = self.words;
        format!("{:width$}  {count:>6}  {price:>5}  {points:>6}\n", "", width = self.width)
    }

    fn line(&self, name: &str, count: Option<u32>, price: Option<u32>, points: u32) -> String {
        let shown = |number: Option<u32>| number.map_or_else(String::new, |n| n.to_string());
        let (count, price) = (shown(count), shown(price));
        let mut line = String::new();
        let _ = writeln!(
            line,
            "{name:width$}  {count:>6}  {price:>5}  {points:>6}",
            width = self.width
        );
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inventory::Stock;
    use crate::rules::Presets;

    #[test]
    fn fig_3_reads_as_in_the_source() {
        let rules = Presets::builtin().load("phillips-fig3", &[]).unwrap();
        let shop = Shop::of(&rules).unwrap();
        let fig_3 = Bill::new(&Stock::fixed(&rules).unwrap(), shop);
        let plain = |lang| anstream::adapter::strip_str(&bill(&fig_3, shop, lang)).to_string();
        let english = "                    count  price  points
aircraft carriers       2      4       8
battleships             4      4      16
cruisers                4      3      12
destroyers             10      2      20
submarines             16      1      16
Ships                  36             72
recce planes           20      1      20
AA guns                16      1      16
bombers                 6      3      18
atom bombers            2     10      20
salvoes                14      1      14
Other units                           88
Total                                160 of 160
";
        assert_eq!(plain(Lang::En), english);
        let french = plain(Lang::Fr);
        let last = "Total                                       160 sur 160";
        assert_eq!(french.lines().last(), Some(last));
        assert!(french.contains("canons antiaériens "), "{french}");
    }
}
