//! What the program writes satisfies the checks.

use fleetsheet::lang::Lang;
use fleetsheet::sheet::font;
use fleetsheet::sheet::mark::{Dash, Grey, Mark, Point, Stroke, Weight};
use fleetsheet::sheet::mm::{Mm, Pt};
use fleetsheet::sheet::pdf::{self, PdfError};

use crate::checks::{self, Expected, Lattice};
use crate::inspect::File;
use crate::synthetic::{A4_HEIGHT, A4_WIDTH, CELL, SIDE, booklet};

/// What the synthetic booklet says in French.
const FRENCH: [&str; 4] = ["Bataille navale", "« nos » navires", "cœur n° 1, Œuvre, ’É’", "Nom :"];
/// What the synthetic booklet says in English.
const ENGLISH: [&str; 3] = ["Naval battle", "Home fleet — “our” ships", "Name:"];

fn written(lang: Lang, pages: usize) -> Vec<u8> {
    pdf::write(&booklet(lang, pages)).unwrap()
}

fn sound(faults: &checks::Faults) {
    assert_eq!(faults, &checks::Faults::new());
}

#[test]
fn sheets_in_both_languages_pass_every_check() {
    for (lang, title, says) in
        [(Lang::En, "Naval battle", &ENGLISH[..]), (Lang::Fr, "Bataille navale", &FRENCH[..])]
    {
        for pages in [1, 3] {
            let file = File::read(&written(lang, pages)).unwrap();
            let (width, height, lang) = (A4_WIDTH, A4_HEIGHT, lang.code());
            sound(&checks::every_sheet(
                &file,
                &Expected { width, height, margin: 10.0, pages, lang, title, says },
            ));
        }
    }
}

#[test]
fn squares_are_where_they_were_drawn() {
    let file = File::read(&written(Lang::En, 1)).unwrap();
    let page = &file.pages[0];
    for top in [50.0, 175.0] {
        let lattice = Lattice { left: 55.0, top, columns: SIDE, rows: SIDE, pitch: CELL };
        sound(&checks::lattice(page, &lattice));
        sound(&checks::whole_squares(page, &lattice));
    }
    sound(&checks::words_are_clear(page));
}

#[test]
fn frames_are_found_by_their_lines() {
    let file = File::read(&written(Lang::En, 1)).unwrap();
    let found = checks::find_lattices(&file.pages[0], SIDE, SIDE);
    assert_eq!(found.len(), 2, "{found:?}");
    for lattice in &found {
        assert!((lattice.pitch - CELL).abs() <= checks::EXACT);
        sound(&checks::lattice(&file.pages[0], lattice));
    }
    assert_eq!(checks::find_lattices(&file.pages[0], 9, 9), []);
}

#[test]
fn the_same_booklet_gives_the_same_bytes() {
    sound(&checks::repeats(|| written(Lang::Fr, 60)));
}

#[test]
fn other_booklets_between_do_not_matter() {
    let first = written(Lang::Fr, 2);
    written(Lang::En, 1);
    assert_eq!(written(Lang::Fr, 2), first);
}

#[test]
fn different_booklets_have_different_identifiers() {
    let id = |bytes: &[u8]| File::read(bytes).unwrap().document.trailer.get(b"ID").unwrap().clone();
    assert_ne!(id(&written(Lang::En, 1)), id(&written(Lang::En, 2)));
    let mut renamed = booklet(Lang::En, 1);
    renamed.pages[0].label.push('!');
    let renamed = pdf::write(&renamed).unwrap();
    assert_ne!(id(&written(Lang::En, 1)), id(&renamed));
}

#[test]
fn pages_beyond_one_batch_keep_their_order_and_labels() {
    let file = File::read(&written(Lang::En, 120)).unwrap();
    assert_eq!(file.pages.len(), 120);
    sound(&checks::tags(&file));
    for (page, number) in file.pages.iter().zip(1..) {
        assert!(page.texts.iter().any(|text| text.says == format!("Game {number}")));
    }
    let outlines = file.get(file.catalog(), "Outlines").unwrap().as_dict().unwrap();
    let (mut entry, mut labels) = (file.get(outlines, "First"), Vec::new());
    while let Some(dictionary) = entry.and_then(|entry| entry.as_dict().ok()) {
        let page = dictionary.get(b"Dest").unwrap().as_array().unwrap()[0].as_reference().unwrap();
        assert_eq!(page, file.pages[labels.len()].id);
        labels.push(lopdf::decode_text_string(dictionary.get(b"Title").unwrap()).unwrap());
        entry = file.get(dictionary, "Next");
    }
    assert_eq!(labels.len(), 120);
    assert_eq!(labels[119], "Naval battle 120");
}

#[test]
fn text_is_as_wide_as_it_was_measured() {
    let file = File::read(&written(Lang::Fr, 1)).unwrap();
    for text in &file.pages[0].texts {
        let bold = text.size > 10.0;
        let weight = if bold { Weight::Bold } else { Weight::Regular };
        let measured = font::text_width(&text.says, weight, Pt(text.size));
        assert!((measured.0 - text.width).abs() < checks::EXACT, "{text:?}");
    }
}

#[test]
fn the_fonts_state_the_height_of_their_capitals() {
    let file = File::read(&written(Lang::En, 1)).unwrap();
    let dictionaries = file.document.objects.values().filter_map(|object| object.as_dict().ok());
    let heights: Vec<_> = dictionaries
        .filter_map(|dictionary| dictionary.get(b"CapHeight").ok()?.as_i64().ok())
        .collect();
    assert_eq!(heights, [729, 729]);
}

#[test]
fn text_stands_at_its_anchor() {
    let file = File::read(&written(Lang::En, 1)).unwrap();
    let texts = &file.pages[0].texts;
    let find = |wanted: &str| texts.iter().find(|text| text.says == wanted).unwrap();
    let [title, name, game] = ["Naval battle", "Name:", "Game 1"].map(find);
    for (is, wanted) in [
        (title.at.x + title.width / 2.0, 105.0),
        (title.at.y, 22.0),
        (name.at.x, 20.0),
        (name.at.y, 34.0),
        (game.at.x + game.width, 190.0),
    ] {
        assert!((is - wanted).abs() < checks::EXACT, "{is} is not {wanted}");
    }
}

#[test]
fn every_character_of_the_fonts_can_be_written_and_read_back() {
    let all: Vec<char> =
        (' '..'\u{3000}').filter(|c| font::missing_glyph(&c.to_string()).is_none()).collect();
    assert!(all.len() > 350);
    let mut booklet = booklet(Lang::En, 1);
    let marks = &mut booklet.pages[0].elements[1].marks;
    for (row, chars) in (0..).zip(all.chunks(40)) {
        let mut mark = marks[0].clone();
        if let Mark::Text { at, text, .. } = &mut mark {
            *at = Point::new(Mm(20.0), Mm(100.0 + 5.0 * f64::from(row)));
            *text = chars.iter().collect();
        }
        marks.push(mark);
    }
    let file = File::read(&pdf::write(&booklet).unwrap()).unwrap();
    let said: String = file.pages[0].texts.iter().map(|text| text.says.as_str()).collect();
    assert!(said.contains(&all[40..80].iter().collect::<String>()));
    assert_eq!(all.iter().find(|&&c| !said.contains(c)), None);
}

#[test]
fn titles_of_any_letters_are_kept() {
    let mut booklet = booklet(Lang::Fr, 1);
    booklet.title = "Морской бой & <été>".to_owned();
    let file = File::read(&pdf::write(&booklet).unwrap()).unwrap();
    sound(&checks::catalog(&file, "fr", "Морской бой & <été>"));
}

/// What is said of a booklet with one more mark on its second page.
fn refusal(mark: Mark) -> PdfError {
    let mut booklet = booklet(Lang::En, 2);
    booklet.pages[1].elements[0].marks.push(mark);
    pdf::write(&booklet).unwrap_err()
}

fn text(x: f64, words: &str) -> Mark {
    let mut mark = booklet(Lang::En, 1).pages[0].elements[0].marks[0].clone();
    if let Mark::Text { at, text, .. } = &mut mark {
        *at = Point::new(Mm(x), Mm(50.0));
        words.clone_into(text);
    }
    mark
}

fn line(stroke: Stroke) -> Mark {
    Mark::Line { from: Point::new(Mm(20.0), Mm(20.0)), to: Point::new(Mm(30.0), Mm(20.0)), stroke }
}

#[test]
fn a_character_without_a_glyph_is_refused() {
    let refused = refusal(text(100.0, "touché ✓"));
    assert_eq!(
        refused,
        PdfError::MissingGlyph { page: 2, character: '✓', text: "touché ✓".to_owned() }
    );
    assert_eq!(
        refused.to_string(),
        "the character '✓' in \"touché ✓\" on page 2 cannot be printed"
    );
}

#[test]
fn strokes_that_printers_lose_are_refused() {
    let width = Pt(0.2);
    assert_eq!(
        refusal(line(Stroke { width, dash: Dash::Solid })),
        PdfError::ThinStroke { page: 2, width: 0.2 }
    );
    let dash = Dash::Dashed { on: Mm(1.0), off: Mm(0.0) };
    assert_eq!(
        refusal(line(Stroke { width: Pt(1.0), dash })),
        PdfError::Dashes { page: 2, on: 1.0, off: 0.0 }
    );
}

#[test]
fn shades_beyond_white_are_refused() {
    let centre = Point::new(Mm(50.0), Mm(50.0));
    let mark = Mark::Circle { centre, radius: Mm(2.0), stroke: None, fill: Some(Grey(1.5)) };
    assert_eq!(refusal(mark), PdfError::Shade { page: 2, shade: 1.5 });
}

#[test]
fn marks_beyond_the_paper_are_refused() {
    assert_eq!(
        refusal(text(205.0, "edge")),
        PdfError::OffPaper { page: 2, what: "\"edge\"".to_owned() }
    );
    assert_eq!(
        refusal(text(f64::NAN, "edge")),
        PdfError::OffPaper { page: 2, what: "\"edge\"".to_owned() }
    );
}

#[test]
fn booklets_without_pages_or_of_mixed_paper_are_refused() {
    let write = |booklet| pdf::write(&booklet).unwrap_err();
    assert_eq!(write(booklet(Lang::En, 0)), PdfError::NoPages);
    let mut mixed = booklet(Lang::En, 2);
    mixed.pages[1].width = Mm(215.9);
    assert_eq!(write(mixed), PdfError::MixedSizes { page: 2 });
    let mut huge = booklet(Lang::En, 1);
    huge.pages[0].height = Mm(6000.0);
    assert_eq!(write(huge), PdfError::PaperSize { page: 1, width: 210.0, height: 6000.0 });
}
