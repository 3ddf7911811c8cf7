//! Each check fails on a file that was damaged in the way it looks for.

use fleetsheet::lang::Lang;
use fleetsheet::sheet::pdf;
use lopdf::{Dictionary, Document, Object, Stream, dictionary};

use crate::checks::{self, Faults, Lattice};
use crate::inspect::File;
use crate::synthetic::{A4_HEIGHT, A4_WIDTH, CELL, SIDE, booklet};

/// The frame at the top of the page.
const FRAME: Lattice = Lattice { left: 55.0, top: 50.0, columns: SIDE, rows: SIDE, pitch: CELL };

/// A sound file, changed.
fn damaged(change: impl FnOnce(&mut Document)) -> File {
    let bytes = pdf::write(&booklet(Lang::En, 1)).unwrap();
    let mut document = Document::load_mem(&bytes).unwrap();
    change(&mut document);
    let mut bytes = Vec::new();
    document.save_to(&mut bytes).unwrap();
    File::read(&bytes).unwrap()
}

/// A sound file with the first `old` in its content replaced.
fn replaced(old: &str, new: &str) -> File {
    damaged(|document| {
        let page = document.page_iter().next().unwrap();
        let content = String::from_utf8(document.get_page_content(page)).unwrap();
        assert!(content.contains(old), "the content has no {old:?}");
        let content = content.replacen(old, new, 1).into_bytes();
        let id = document.get_page_contents(page)[0];
        document.set_object(id, Stream::new(Dictionary::new(), content));
    })
}

/// A sound file with more content at its end.
fn added(more: &str) -> File {
    replaced("/H1 <</MCID 0>> BDC", &format!("/Artifact BMC\n{more}\nEMC\n/H1 <</MCID 0>> BDC"))
}

/// A sound file with each dictionary changed, those inside others too.
fn each_dictionary(change: impl Fn(&mut Dictionary)) -> File {
    damaged(|document| document.objects.values_mut().for_each(|object| descend(object, &change)))
}

fn descend(object: &mut Object, change: &impl Fn(&mut Dictionary)) {
    let dictionary = match object {
        Object::Dictionary(dictionary) => dictionary,
        Object::Stream(stream) => &mut stream.dict,
        _ => return,
    };
    change(dictionary);
    dictionary.iter_mut().for_each(|(_, inner)| descend(inner, change));
}

/// Exactly one fault is found, and it says so.
fn one_fault(faults: &Faults, says: &str) {
    assert!(matches!(faults.as_slice(), [fault] if fault.contains(says)), "{faults:?}");
}

#[test]
fn an_untouched_file_is_sound() {
    let file = damaged(|_| {});
    let faults =
        [checks::tags(&file), checks::fonts(&file), checks::catalog(&file, "en", "Naval battle")]
            .concat();
    assert_eq!(faults, Faults::new());
}

#[test]
fn fonts_without_program_or_text_are_found() {
    let file = each_dictionary(|dictionary| {
        dictionary.remove(b"FontFile2");
    });
    assert_eq!(checks::fonts(&file).len(), 2);
    assert!(checks::fonts(&file)[0].ends_with("is not embedded"));
}

#[test]
fn fonts_with_wrong_widths_are_found() {
    let file = each_dictionary(|dictionary| {
        if let Ok(fonts) = dictionary.get_mut(b"DescendantFonts").and_then(Object::as_array_mut) {
            let widths =
                fonts[0].as_dict_mut().unwrap().get_mut(b"W").unwrap().as_array_mut().unwrap();
            widths[1].as_array_mut().unwrap()[0] = 400.into();
        }
    });
    assert_eq!(checks::fonts(&file).len(), 2);
    assert!(checks::fonts(&file)[0].ends_with("wide, not 400"));
}

#[test]
fn text_that_cannot_be_read_back_is_no_file() {
    let bytes = pdf::write(&booklet(Lang::En, 1)).unwrap();
    let mut document = Document::load_mem(&bytes).unwrap();
    for object in document.objects.values_mut() {
        if let Object::Dictionary(dictionary) = object {
            dictionary.remove(b"ToUnicode");
        }
    }
    let mut bytes = Vec::new();
    document.save_to(&mut bytes).unwrap();
    assert!(File::read(&bytes).is_err_and(|fault| fault.ends_with("has no text")));
}

#[test]
fn other_paper_is_found() {
    let file = each_dictionary(|dictionary| {
        if let Ok(edges) = dictionary.get_mut(b"MediaBox").and_then(Object::as_array_mut) {
            edges[2] = 595.3_f32.into();
        }
    });
    one_fault(&checks::paper(&file, A4_WIDTH, A4_HEIGHT), "page 1 has the edges");
}

#[test]
fn ink_in_the_margin_is_found() {
    one_fault(&checks::margin(&added("0.5 w 28 400 m 28 500 l S"), 10.0), "a stroke");
    one_fault(&checks::margin(&added("28 400 20 20 re f"), 10.0), "a fill");
    one_fault(&checks::margin(&replaced("242.518", "20"), 10.0), "\"Naval\"");
}

#[test]
fn strokes_too_thin_or_pale_are_found() {
    one_fault(&checks::stroke_widths(&added("0 w 50 400 m 50 500 l S 0.5 w")), "too thin");
    one_fault(
        &checks::thin_is_black(&added("0.5 w 0.5 G 50 400 m 50 500 l S 0 G")),
        "thin and not black",
    );
    let grey_text = replaced("BT\n", "0.3 g\nBT\n");
    assert!(checks::thin_is_black(&grey_text)[0].ends_with("is not black"));
}

#[test]
fn lines_off_by_a_fiftieth_of_a_millimetre_are_found() {
    // The line right of column A stands at 65 mm: 184.252 points.
    let file = replaced("184.252 700.157 m\n184.252", "184.309 700.157 m\n184.309");
    one_fault(&checks::lattice(&file.pages[0], &FRAME), "no line runs down at 65.000 mm");
    let found = checks::find_lattices(&file.pages[0], SIDE, SIDE);
    assert_eq!(found.len(), 2);
    one_fault(&checks::lattice(&file.pages[0], &found[0]), "no line runs down at 65.000 mm");
}

#[test]
fn lines_that_stop_short_are_found() {
    let file = replaced("184.252 700.157 m\n184.252 416.693", "184.252 700.157 m\n184.252 418");
    one_fault(&checks::lattice(&file.pages[0], &FRAME), "no line runs down at 65.000 mm");
}

#[test]
fn dashed_lines_make_no_frame() {
    let file = replaced("184.252 700.157 m", "[3 2] 0 d\n184.252 700.157 m");
    assert!(checks::lattice(&file.pages[0], &FRAME).len() > 2 * SIDE);
}

#[test]
fn lines_through_squares_are_found() {
    let file = added("0.5 w 190 700.157 m 190 416.693 l S");
    one_fault(&checks::whole_squares(&file.pages[0], &FRAME), "cuts squares");
}

#[test]
fn words_off_the_page_or_over_something_are_found() {
    let file = replaced("499.303 745.512 Td", "580 745.512 Td");
    let faults = checks::words_on_page(&file);
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert!(faults[0].contains("\"Game\" is not whole"));
    let struck = added("0.5 w 200 785 m 400 785 l S");
    let faults = checks::words_are_clear(&struck.pages[0]);
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert!(faults[0].contains("a stroke runs through \"Naval\""));
    let over = replaced("56.693 745.512 Td", "230 779 Td");
    assert!(checks::words_are_clear(&over.pages[0])[0].contains("\"Naval\" lies over \"Name:\""));
}

#[test]
fn missing_words_and_pages_are_found() {
    let file = damaged(|_| {});
    one_fault(&checks::says(&file, &["Naval battle", "Bataille navale"]), "\"Bataille navale\"");
    one_fault(&checks::page_count(&file, 2), "1 pages, not 2");
}

#[test]
fn files_that_change_are_found() {
    let count = std::sync::atomic::AtomicU8::new(0);
    let faults = checks::repeats(|| vec![count.fetch_add(1, std::sync::atomic::Ordering::Relaxed)]);
    assert_eq!(faults.len(), 2);
}

#[test]
fn each_key_of_the_catalog_is_missed() {
    let without = |key: &'static str| {
        let file = each_dictionary(|dictionary| {
            dictionary.remove(key.as_bytes());
        });
        checks::catalog(&file, "en", "Naval battle")
    };
    one_fault(&without("Lang"), "language");
    one_fault(&without("DisplayDocTitle"), "title is not displayed");
    one_fault(&without("PrintScaling"), "print scaling");
    one_fault(&without("Producer"), "producer");
    assert_eq!(without("Metadata").len(), 2);
}

#[test]
fn untrue_information_is_found() {
    let claim = each_dictionary(|dictionary| {
        if dictionary.has(b"Producer") {
            dictionary.set("GTS_PDFXVersion", "PDF/X-1");
        }
    });
    assert_eq!(checks::catalog(&claim, "en", "Naval battle").len(), 2);
    one_fault(&checks::catalog(&damaged(|_| {}), "en", "Another"), "title is wrong");
    one_fault(
        &checks::catalog(
            &damaged(|document| {
                document.trailer.remove(b"ID");
            }),
            "en",
            "Naval battle",
        ),
        "identifier",
    );
    one_fault(
        &checks::catalog(
            &damaged(|document| document.version = "1.3".to_owned()),
            "en",
            "Naval battle",
        ),
        "version",
    );
}

#[test]
fn content_outside_the_structure_is_found() {
    let file = replaced("/H1 <</MCID 0>> BDC", "50 50 5 5 re f\n/H1 <</MCID 0>> BDC");
    one_fault(&checks::tags(&file), "paints with f in 0 marked contents");
    let file = replaced("/P <</MCID 1>> BDC", "/Artifact BMC");
    one_fault(&checks::tags(&file), "leads to content 1, which is not");
    let file = replaced("/P <</MCID 1>> BDC", "/H2 <</MCID 1>> BDC");
    one_fault(&checks::tags(&file), "content 1 is a H2, its element a P");
    let file = replaced("/P <</MCID 1>> BDC", "/P <</MCID 7>> BDC");
    assert_eq!(checks::tags(&file).len(), 2);
}

#[test]
fn a_broken_structure_is_found() {
    let without = |key: &'static str| {
        checks::tags(&each_dictionary(|dictionary| {
            dictionary.remove(key.as_bytes());
        }))
    };
    assert_eq!(without("Alt").len(), 2);
    assert_eq!(without("A").len(), 2);
    one_fault(&without("MarkInfo"), "does not say that it is tagged");
    one_fault(&without("Tabs"), "order");
    assert_eq!(without("ParentTree").len(), 6);
    assert_eq!(without("StructParents").len(), 6);
    assert!(without("StructTreeRoot")[0].contains("no structure"));
    let other = each_dictionary(|dictionary| {
        if dictionary.get(b"S").and_then(Object::as_name).is_ok_and(|kind| kind == b"Document") {
            dictionary.set("S", "Sect");
        }
    });
    assert!(checks::tags(&other)[0].contains("does not begin with a document"));
}

#[test]
fn colours_are_found() {
    one_fault(&checks::greys_only(&added("1 0 0 rg 50 400 20 20 re f 0 g")), "colour with rg");
    one_fault(&checks::greys_only(&added("1.5 g 50 400 20 20 re f 0 g")), "grey 1.5");
}

#[test]
fn unknown_operations_are_not_passed_over() {
    let bytes = pdf::write(&booklet(Lang::En, 1)).unwrap();
    let mut document = Document::load_mem(&bytes).unwrap();
    let page = document.page_iter().next().unwrap();
    let id = document.get_page_contents(page)[0];
    document.set_object(id, Stream::new(dictionary! {}, b"1 0 0 1 0 0 cm".to_vec()));
    let mut bytes = Vec::new();
    document.save_to(&mut bytes).unwrap();
    assert!(File::read(&bytes).is_err_and(|fault| fault.contains("unknown operation cm")));
}
