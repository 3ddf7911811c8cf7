//! What is drawn in the frames, read back from the file: the sheet, its code and the key tell of one fleet, and of no
//! other.

use std::collections::BTreeSet;

use fleetsheet::board::{Span, Square};
use fleetsheet::journal::{Salt, Seal};
use fleetsheet::lang::Lang;
use fleetsheet::layout::{Layout, code};
use fleetsheet::rules::{Presets, Ruleset};
use fleetsheet::sheet::paper::Paper;
use fleetsheet::sheet::request::{Game, KeyPages, Print, Request};
use fleetsheet::sheet::templates::Templates;
use fleetsheet::sheet::{SheetError, compose, pdf};

use super::checks::{self, Lattice};
use super::combinations::{Filling, faults_of, games, request};
use super::inspect::{File, Page};

const SEED: &str = "1:heron";

/// A run for two with the key at the end.
fn run(rules: &Ruleset, lang: Lang) -> (File, Vec<Layout>, Vec<String>) {
    let template = Templates::builtin().load("standard").unwrap();
    let games = games(rules, Filling::Random);
    let fills: Vec<_> = games[0].seats.iter().map(|seat| seat.fill.clone().unwrap()).collect();
    let order = Request {
        key: KeyPages::AtEnd,
        seed: Some(SEED.to_owned()),
        ..request(rules, &template, lang, Paper::A4, games)
    };
    let composed = compose(&order).unwrap();
    let file = File::read(&pdf::write(&composed.booklet).unwrap()).unwrap();
    let (layouts, codes) = fills.into_iter().map(|fill| (fill.layout, fill.code)).unzip();
    (file, layouts, codes)
}

/// What lies in a frame: the squares of ships, and units by their letters.
type Drawn = (BTreeSet<Span>, BTreeSet<(char, Square)>);

fn drawn(page: &Page, lattice: &Lattice) -> Drawn {
    let square = |x: f64, y: f64| {
        let step = |at: f64, start: f64| ((at - start) / lattice.pitch).floor();
        let (column, row) = (step(x, lattice.left), step(y, lattice.top));
        let inside = (0.0..lattice.columns as f64).contains(&column)
            && (0.0..lattice.rows as f64).contains(&row);
        inside.then(|| Square::new(column as u8, row as u8))
    };
    let heavy: Vec<_> = page.strokes.iter().filter(|stroke| stroke.width > 1.55).collect();
    let ships = heavy.chunks(4).filter_map(|edges| {
        let corners = edges.iter().flat_map(|edge| [edge.from, edge.to]);
        let (xs, ys): (Vec<f64>, Vec<f64>) = corners.map(|corner| (corner.x, corner.y)).unzip();
        let least = |values: &[f64]| values.iter().copied().fold(f64::INFINITY, f64::min);
        let most = |values: &[f64]| values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        Some(Span::between(square(least(&xs), least(&ys))?, square(most(&xs), most(&ys))?))
    });
    let units = page.words.iter().filter_map(|word| {
        let ink = word.ink?;
        let letter = word.says.chars().next().filter(|letter| "RBXA".contains(*letter))?;
        let square =
            square(f64::midpoint(ink.left, ink.right), f64::midpoint(ink.top, ink.bottom))?;
        (word.says.len() == 1).then_some((letter, square))
    });
    (ships.collect(), units.collect())
}

fn planned(layout: &Layout) -> Drawn {
    let ships = layout.ships().iter().map(|ship| ship.span).collect();
    let units = layout.units().iter().map(|unit| (unit.kind.symbol(), unit.square)).collect();
    (ships, units)
}

fn lattices(page: &Page, rules: &Ruleset) -> Vec<Lattice> {
    let grid = rules.grid();
    checks::find_lattices(page, usize::from(grid.width()), usize::from(grid.height()))
}

/// Ships stand on the home frame in heavy outline, and the enemy frame is empty (`S0-12`, `S0-50`).
#[test]
fn the_sheet_its_code_and_the_key_tell_of_one_fleet() {
    for preset in ["phillips-basic", "phillips-fig3", "phillips", "hasbro", "fr-papier"] {
        let rules = Presets::builtin().load(preset, &[]).unwrap();
        let (file, layouts, codes) = run(&rules, Lang::En);
        let pages_each = file.pages.len() / 2;
        for (player, layout) in layouts.iter().enumerate() {
            let decoded = code::decode(&codes[player]).unwrap().for_rules(&rules).unwrap();
            assert_eq!(&decoded, layout, "{preset}");
            let sheet = &file.pages[player * pages_each..][..pages_each];
            let shown: Vec<Drawn> = sheet
                .iter()
                .flat_map(|page| {
                    lattices(page, &rules).into_iter().map(|frame| drawn(page, &frame))
                })
                .collect();
            assert_eq!(shown.len(), 2, "{preset}: a home frame and an enemy frame");
            assert!(shown.contains(&planned(layout)), "{preset}: {shown:?}");
            assert!(shown.contains(&Drawn::default()), "{preset}: the enemy frame is not empty");
        }
        let key = file.pages.last().unwrap();
        let keyed: Vec<Drawn> =
            lattices(key, &rules).into_iter().map(|frame| drawn(key, &frame)).collect();
        let all: Vec<Drawn> = layouts.iter().map(planned).collect();
        assert_eq!(keyed.len(), 2);
        assert!(all.iter().all(|fleet| keyed.contains(fleet)), "{preset}: {keyed:?}");
    }
}

/// Everything that a page says, in print and in its descriptions.
fn said(file: &File, pages: std::ops::Range<usize>) -> String {
    let texts = file.pages[pages].iter().flat_map(|page| &page.texts);
    texts.map(|text| text.says.as_str()).collect::<Vec<_>>().join(" ")
}

/// A text without what stands between the groups of a code.
fn squeezed(text: &str) -> String {
    text.replace([' ', '-'], "")
}

/// Where a fleet lies stays secret (`S2-7`, `S3-10`).
#[test]
fn a_sheet_carries_its_own_code_and_no_way_to_the_enemys_fleet() {
    for preset in ["phillips-basic", "phillips", "russe"] {
        for lang in Lang::ALL {
            let rules = Presets::builtin().load(preset, &[]).unwrap();
            let (file, _, codes) = run(&rules, lang);
            let each = file.pages.len() / 2;
            for (own, other) in [(0, 1), (1, 0)] {
                let said = squeezed(&said(&file, own * each..(own + 1) * each));
                assert!(said.contains(&squeezed(&codes[own])), "{preset}: the own code is missing");
                assert!(!said.contains(&squeezed(&codes[other])), "{preset}: the enemy's code");
                assert!(!said.contains("heron"), "{preset}: the seed");
            }
            let key = said(&file, file.pages.len() - 1..file.pages.len());
            assert!(key.contains(SEED), "{preset}: the key lacks the seed");
        }
    }
}

/// One game for two, with the seals of their layouts.
fn sealed(rules: &Ruleset) -> Vec<Game> {
    let mut games = games(rules, Filling::Random);
    for (seat, n) in games[0].seats.iter_mut().zip(1..) {
        let fill = seat.fill.as_mut().unwrap();
        let salt = Salt::from_chance([n; Salt::BYTES]);
        fill.seal = Some(Seal::of(&fill.layout, rules, &salt));
    }
    games
}

#[test]
fn a_seal_stands_wherever_the_code_does_and_takes_no_sheet_away() {
    let mut printed = 0;
    for preset in ["russe", "hasbro", "fr-grande", "phillips-fig3"] {
        let rules = Presets::builtin().load(preset, &[]).unwrap();
        let (sealed, bare) = (sealed(&rules), games(&rules, Filling::Random));
        for name in ["standard", "large", "compact"] {
            let template = Templates::builtin().load(name).unwrap();
            for (lang, paper, print) in looks() {
                let order = |games: &[Game]| Request {
                    print,
                    ..request(&rules, &template, lang, paper, games.to_vec())
                };
                let about = format!("{preset} {name} {lang:?} {paper} {print:?}");
                let order_sealed = order(&sealed);
                let Ok(composed) = compose(&order_sealed) else {
                    assert!(compose(&order(&bare)).is_err(), "{about}: refused for its seal");
                    continue;
                };
                assert_eq!(faults_of(&order_sealed, &composed), checks::Faults::new(), "{about}");
                let file = File::read(&pdf::write(&composed.booklet).unwrap()).unwrap();
                let said = squeezed(&said(&file, 0..file.pages.len()));
                let label = lang.pick("Seal:", "Scellé\u{a0}:");
                for seat in &sealed[0].seats {
                    let fill = seat.fill.as_ref().unwrap();
                    let seal = squeezed(&format!("{label}{}", fill.seal.as_ref().unwrap()));
                    assert!(said.contains(&seal), "{about}: {said}");
                    assert!(said.contains(&squeezed(&fill.code)), "{about}: {said}");
                }
                printed += 1;
            }
        }
    }
    assert!(printed >= 50, "only {printed} sheets are printed at all");
}

fn looks() -> Vec<(Lang, Paper, Print)> {
    let mut looks = Vec::new();
    for lang in Lang::ALL {
        for paper in [Paper::A4, Paper::A5, Paper::A5.landscape()] {
            looks.extend([Print::Normal, Print::Large].map(|print| (lang, paper, print)));
        }
    }
    looks
}

#[test]
fn without_a_key_the_seed_stands_nowhere_in_the_file() {
    let rules = Presets::builtin().load("phillips-basic", &[]).unwrap();
    let template = Templates::builtin().load("standard").unwrap();
    let order = Request {
        seed: Some(SEED.to_owned()),
        ..request(&rules, &template, Lang::En, Paper::A4, games(&rules, Filling::Random))
    };
    let bytes = pdf::write(&compose(&order).unwrap().booklet).unwrap();
    let mut document = File::read(&bytes).unwrap().document;
    document.decompress();
    let mut plain = Vec::new();
    document.save_to(&mut plain).unwrap();
    let holds = |bytes: &[u8]| plain.windows(bytes.len()).any(|window| window == bytes);
    assert!(!holds(b"heron"));
    let wide: Vec<u8> = "heron".encode_utf16().flat_map(u16::to_be_bytes).collect();
    assert!(!holds(&wide));
}

#[test]
fn french_letters_and_marks_reach_the_paper() {
    let rules = Presets::builtin().load("fr-classique", &[]).unwrap();
    let template = Templates::builtin().load("standard").unwrap();
    let title = "L’Œuvre d’Éole « le cœur »".to_owned();
    let mut games = games(&rules, Filling::Random);
    games[0].seats[0].name = Some("Gaëlle Çelik-Ōta".to_owned());
    let order = Request {
        title: Some(title.clone()),
        ..request(&rules, &template, Lang::Fr, Paper::A4, games)
    };
    let file = File::read(&pdf::write(&compose(&order).unwrap().booklet).unwrap()).unwrap();
    let wanted = [title.as_str(), "Gaëlle Çelik-Ōta", "Partie n°", "à l’eau", "coulé"];
    assert_eq!(checks::says(&file, &wanted), checks::Faults::new());
}

#[test]
fn a_title_too_long_to_read_is_refused() {
    let rules = Presets::builtin().load("russe", &[]).unwrap();
    let template = Templates::builtin().load("standard").unwrap();
    let titled = |letters: usize| {
        let games = games(&rules, Filling::Blank);
        let title = Some("m".repeat(letters));
        compose(&Request { title, ..request(&rules, &template, Lang::En, Paper::A4, games) })
    };
    assert!(titled(60).is_ok());
    assert!(matches!(titled(200), Err(SheetError::TooLong { text }) if text.len() == 200));
}
