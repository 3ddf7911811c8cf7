//! The printed inventory, read back: what it says line by line, filled and blank, and that the panel at the side of a
//! sheet says the same.

use fleetsheet::inventory::Stock;
use fleetsheet::lang::Lang;
use fleetsheet::rules::{Presets, With};
use fleetsheet::sheet::paper::Paper;
use fleetsheet::sheet::request::{Game, Ink, Print, Request, Seat};
use fleetsheet::sheet::templates::Templates;
use fleetsheet::sheet::{compose, pdf};

use super::checks::Faults;
use super::combinations::{Filling, faults_of, games, request};
use super::inspect::{File, Page};

/// The inventory of Fig. 3 (`S0-92`), as the form says it.
const FIG_3: [(&str, &str, &str); 13] = [
    ("Aircraft carriers", "Porte-avions", "4 2 8"),
    ("Battleships", "Cuirassés", "4 4 16"),
    ("Cruisers", "Croiseurs", "3 4 12"),
    ("Destroyers", "Destroyers", "2 10 20"),
    ("Submarines", "Sous-marins", "1 16 16"),
    ("Ships (60–100)", "Navires (60–100)", "72"),
    ("R Recce planes", "R Avions de reconnaissance", "1 20 20"),
    ("A AA guns", "A Canons antiaériens", "1 16 16"),
    ("B Bombers", "B Bombardiers", "3 6 18"),
    ("X Atom bombers", "X Bombardiers atomiques", "10 2 20"),
    ("Salvoes", "Salves", "1 14 14"),
    ("Other units", "Autres unités", "88"),
    ("Total (of 160)", "Total (sur 160)", "160"),
];

fn sheet(preset: &str, template: &str, lang: Lang, stock: Option<Stock>) -> File {
    let rules = Presets::builtin().load(preset, &[]).unwrap();
    let template = Templates::builtin().load(template).unwrap();
    let games = vec![Game { number: None, seats: vec![Seat { stock, ..Seat::default() }] }];
    let order = request(&rules, &template, lang, Paper::A4, games);
    File::read(&pdf::write(&compose(&order).unwrap().booklet).unwrap()).unwrap()
}

/// What stands on one level of a page right of `left`, level by level from the top.
fn lines(page: &Page, left: f64) -> Vec<String> {
    let mut words: Vec<_> = page.words.iter().filter(|word| word.at.x >= left).collect();
    words.sort_by(|a, b| a.at.x.total_cmp(&b.at.x));
    let mut levels: Vec<(f64, Vec<&str>)> = Vec::new();
    for word in words {
        match levels.iter_mut().find(|(y, _)| (*y - word.at.y).abs() < 0.5) {
            Some((_, said)) => said.push(&word.says),
            None => levels.push((word.at.y, vec![&word.says])),
        }
    }
    levels.sort_by(|a, b| a.0.total_cmp(&b.0));
    levels.into_iter().map(|(_, said)| said.join(" ")).collect()
}

/// The lines of a table, which begins below its head and ends with its total or its land.
fn table(lines: &[String], head: &str, count: usize) -> Vec<String> {
    let at = lines.iter().position(|line| line == head);
    let at = at.unwrap_or_else(|| panic!("no line is {head:?}: {lines:?}"));
    lines[at + 1..][..count].to_vec()
}

/// The numbers of the boxes to cross off: below the hint, until something else is said.
fn boxes(lines: &[String], hint: &str) -> Vec<u32> {
    let at = lines.iter().position(|line| line == hint).unwrap();
    let numbers = |line: &String| line.split(' ').map(|word| word.parse().ok()).collect();
    lines[at + 1..].iter().map_while(numbers).flat_map(|numbers: Vec<u32>| numbers).collect()
}

#[test]
fn the_filled_form_says_what_fig_3_says() {
    let heads = ["Inventory Price How many Points", "Inventaire Prix Nombre Points"];
    let hints = ["cross one off for each salvo fired", "rayer une case par salve tirée"];
    let land = ["Land, in units of 3x3 free 0", "Terre, par unités de 3x3 gratuite 0"];
    for (n, lang) in Lang::ALL.into_iter().enumerate() {
        let file = sheet("phillips-fig3", "inventory", lang, None);
        let said = lines(&file.pages[0], 0.0);
        let expected = FIG_3.map(|(en, fr, numbers)| format!("{} {numbers}", lang.pick(en, fr)));
        let expected: Vec<String> = expected.into_iter().chain([land[n].to_owned()]).collect();
        assert_eq!(table(&said, heads[n], 14), expected);
        assert_eq!(boxes(&said, hints[n]), (1..=14).collect::<Vec<u32>>());
    }
}

#[test]
fn the_panel_at_the_side_says_the_same_as_the_form() {
    let file = sheet("phillips-fig3", "standard", Lang::En, None);
    let page = &file.pages[0];
    let left = page.texts.iter().find(|text| text.says == "Inventory").unwrap().at.x;
    let said = table(&lines(page, left - 0.5), "Price No. Points", 13);
    let plain = |line: String| line.to_lowercase();
    let form = FIG_3.map(|(en, _, numbers)| plain(format!("{en} {numbers}")));
    assert_eq!(said.into_iter().map(plain).collect::<Vec<_>>(), form);
}

#[test]
fn the_blank_form_has_the_prices_and_room_to_write() {
    let file = sheet("phillips", "inventory", Lang::En, None);
    let page = &file.pages[0];
    let said = lines(page, 0.0);
    let expected = FIG_3.map(|(en, _, numbers)| match numbers.split(' ').collect::<Vec<_>>()[..] {
        [price, _, _] => format!("{en} {price}"),
        _ => en.to_owned(),
    });
    assert_eq!(table(&said, "Inventory Price How many Points", 13), expected);
    assert_eq!(boxes(&said, "cross one off for each salvo fired").len(), 100);
    let level = |says: &str| page.words.iter().find(|word| word.says == says).unwrap().at.y;
    let height = level("Cruisers") - level("Battleships");
    assert!((8.0..9.01).contains(&height), "rows of {height} mm");
}

#[test]
fn land_and_no_salvoes_are_said_as_they_are() {
    let rules = Presets::builtin().load("phillips", &[]).unwrap();
    let stock = Stock { land: Some(6), ..Stock::empty(&rules) };
    let file = sheet("phillips", "inventory", Lang::En, Some(stock));
    let said = lines(&file.pages[0], 0.0);
    let rows = table(&said, "Inventory Price How many Points", 14);
    assert_eq!(rows[10], "Salvoes 1 0 0");
    assert_eq!(rows[12], "Total (of 160) 0");
    assert_eq!(rows[13], "Land, in units of 3x3 free 6 0");
    assert!(!said.iter().any(|line| line.contains("cross one off")), "there is none to cross off");
}

/// An order on every paper, upright and turned, in every ink and print.
fn everywhere<'a>(order: &Request<'a>) -> Vec<Request<'a>> {
    let papers = Paper::NAMED.into_iter().flat_map(|(_, paper)| [paper, paper.landscape()]);
    let looks =
        [(Ink::Full, Print::Normal), (Ink::Saving, Print::Normal), (Ink::Full, Print::Large)];
    let orders = papers
        .flat_map(|paper| looks.map(|(ink, print)| Request { paper, ink, print, ..order.clone() }));
    orders.collect()
}

#[test]
fn the_form_is_right_on_every_paper_and_refused_only_in_large_print() {
    let template = Templates::builtin().load("inventory").unwrap();
    let open = With::new("ship-points=off");
    let (mut made, mut refused) = (0, 0);
    for (preset, changes) in [("phillips", &[][..]), ("phillips", &[open]), ("phillips-fig3", &[])]
    {
        let rules = Presets::builtin().load(preset, changes).unwrap();
        for (filling, lang) in [(Filling::Blank, Lang::En), (Filling::Random, Lang::Fr)] {
            let games = games(&rules, filling);
            let order = request(&rules, &template, lang, Paper::A4, games);
            for order in everywhere(&order) {
                if let Ok(composed) = compose(&order) {
                    assert_eq!(faults_of(&order, &composed), Faults::new());
                    made += 1;
                } else {
                    assert_eq!(order.print, Print::Large, "{preset} {:?}", order.paper);
                    refused += 1;
                }
            }
        }
    }
    assert!(made >= 130 && refused >= 1, "{made} are made, {refused} are refused");
}
