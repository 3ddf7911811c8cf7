//! Sheets look as the figures of their sources: which frame stands above, where letters stand, what is at the side.

use fleetsheet::lang::Lang;
use fleetsheet::rules::Presets;
use fleetsheet::sheet::paper::Paper;
use fleetsheet::sheet::templates::Templates;
use fleetsheet::sheet::{compose, pdf};

use super::checks::{Lattice, find_lattices};
use super::combinations::{Filling, games, request};
use super::inspect::{File, Page, Point};

fn standard(preset: &str, lang: Lang) -> File {
    let rules = Presets::builtin().load(preset, &[]).unwrap();
    let template = Templates::builtin().load("standard").unwrap();
    let order = request(&rules, &template, lang, Paper::A4, games(&rules, Filling::Blank));
    File::read(&pdf::write(&compose(&order).unwrap().booklet).unwrap()).unwrap()
}

/// Where a line of text begins.
fn at(page: &Page, says: &str) -> Point {
    let line = page.texts.iter().find(|text| text.says.trim() == says);
    line.unwrap_or_else(|| panic!("{says:?} is not on the page")).at
}

fn words_beside(page: &Page, frame: &Lattice) -> (Vec<String>, Vec<String>) {
    let bottom = frame.top + frame.pitch * frame.rows as f64;
    let right = frame.left + frame.pitch * frame.columns as f64;
    let words = |inside: &dyn Fn(f64, f64) -> bool| {
        let here = page.words.iter().filter(|word| inside(word.at.x, word.at.y));
        here.map(|word| word.says.clone()).collect()
    };
    let above = words(&|x, y| {
        (frame.left..right).contains(&x) && (frame.top - 4.0..frame.top).contains(&y)
    });
    let left = words(&|x, y| x < frame.left && (frame.top..bottom).contains(&y));
    (above, left)
}

fn numbers(n: u32) -> Vec<String> {
    (1..=n).map(|n| n.to_string()).collect()
}

fn letters(n: u8) -> Vec<String> {
    (0..n).map(|n| char::from(b'A' + n).to_string()).collect()
}

#[test]
fn the_basic_game_has_home_above_and_letters_along_the_top() {
    let file = standard("phillips-basic", Lang::En);
    let page = &file.pages[0];
    assert!(at(page, "Home fleet").y < at(page, "Enemy fleet").y);
    let frames = find_lattices(page, 10, 10);
    assert_eq!(frames.len(), 2);
    for frame in &frames {
        assert_eq!(words_beside(page, frame), (letters(10), numbers(10)));
    }
}

#[test]
fn the_french_paper_game_has_the_radar_above_and_letters_down_the_side() {
    let file = standard("fr-papier", Lang::Fr);
    let page = &file.pages[0];
    assert!(at(page, "Flotte ennemie").y < at(page, "Ma flotte").y);
    for frame in &find_lattices(page, 10, 10) {
        assert_eq!(words_beside(page, frame), (numbers(10), letters(10)));
    }
}

#[test]
fn the_big_game_has_inventory_and_salvoes_at_the_side_of_the_home_frame() {
    for (lang, inventory, salvoes, home) in [
        (Lang::En, "Inventory", "Salvoes (100)", "Home fleet"),
        (Lang::Fr, "Inventaire", "Salves (100)", "Ma flotte"),
    ] {
        let file = standard("phillips", lang);
        let page = &file.pages[0];
        let frames = find_lattices(page, 21, 21);
        assert_eq!(frames.len(), 1);
        let right = frames[0].left + frames[0].pitch * 21.0;
        assert!(at(page, home).x < right);
        assert!(at(page, inventory).x > right && at(page, salvoes).x > right, "{inventory}");
        for salvo in numbers(100) {
            assert!(
                page.words.iter().any(|word| word.says == salvo && word.at.x > right),
                "{salvo}"
            );
        }
        assert_eq!(
            find_lattices(&file.pages[1], 21, 21).len(),
            1,
            "the enemy frame has a page of its own"
        );
    }
}
