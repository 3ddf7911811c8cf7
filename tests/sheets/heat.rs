//! Heat maps: the page in print, and the same marks as pictures.

use fleetsheet::board::{Grid, Heat, HeatSquare, Known, Letters, Square};
use fleetsheet::lang::Lang;
use fleetsheet::sheet::SheetError;
use fleetsheet::sheet::heat::{HeatError, HeatFormat, HeatPage, render};
use roxmltree::{Document, Node};
use tiny_skia::Pixmap;

use crate::checks::{self, Expected, Faults};
use crate::inspect::File;

/// Where the likeliest square of every map lies.
const LIKELIEST: Square = Square::new(4, 2);

/// Sizes of boards, each with the way its squares are named and a language.
const BOARDS: [(u8, u8, Letters, Lang); 6] = [
    (8, 8, Letters::Columns, Lang::Fr),
    (10, 10, Letters::Columns, Lang::En),
    (12, 10, Letters::Rows, Lang::Fr),
    (21, 21, Letters::Columns, Lang::En),
    (26, 26, Letters::Neither, Lang::Fr),
    (8, 26, Letters::Rows, Lang::En),
];

/// Chances that fall off around the likeliest square, among squares of every other kind.
fn heat(grid: Grid) -> Heat {
    Heat::of(grid, |square| {
        let away = square.column.abs_diff(LIKELIEST.column) + square.row.abs_diff(LIKELIEST.row);
        let (struck, known) = match (square.row * 5 + square.column * 3) % 11 {
            _ if square == LIKELIEST => (false, Known::Open),
            1 => (true, Known::Open),
            4 => (false, Known::Sea),
            5 => (true, Known::Sea),
            7 => (false, Known::Ship),
            9 => (true, Known::Ship),
            _ => (false, Known::Open),
        };
        HeatSquare { chance: 0.42 / (1.0 + f64::from(away)), struck, known }
    })
}

fn page(width: u8, height: u8, letters: Letters, lang: Lang) -> HeatPage {
    let heat = heat(Grid::new(width, height, letters).unwrap());
    let title =
        lang.pick("Anna & <Bob>, \"after\" 14 actions", "Anna & <Bob>, « après » 14 actions");
    let subtitle = lang.pick("Exact, of 1,925,751 fleets", "Exact, sur 1 925 751 flottes");
    HeatPage { heat, title: title.to_owned(), subtitle: subtitle.to_owned(), lang }
}

fn pages() -> impl Iterator<Item = HeatPage> {
    BOARDS.into_iter().map(|(width, height, letters, lang)| page(width, height, letters, lang))
}

#[test]
fn pages_in_print_pass_every_check() {
    for page in pages() {
        let file = File::read(&render(&page, HeatFormat::Pdf).unwrap()).unwrap();
        let (lang, title) = (page.lang.code(), page.title.as_str());
        let says =
            page.lang.pick("Chance that a ship lies there", "Chance qu’un navire s’y trouve");
        let says = &[title, page.subtitle.as_str(), says, "42"];
        let (width, height, margin, pages) = (210.0, 297.0, 10.0, 1);
        let expected = Expected { width, height, margin, pages, lang, title, says };
        assert_eq!(checks::every_sheet(&file, &expected), Faults::new(), "{:?}", page.heat.grid());
        assert_eq!(checks::words_are_clear(&file.pages[0]), Faults::new());
    }
}

#[test]
fn the_squares_in_print_are_whole_and_as_large_as_fits() {
    for page in pages() {
        let grid = page.heat.grid();
        let file = File::read(&render(&page, HeatFormat::Pdf).unwrap()).unwrap();
        let (columns, rows) = (usize::from(grid.width()), usize::from(grid.height()));
        let found = checks::find_lattices(&file.pages[0], columns, rows);
        assert_eq!(found.len(), 1, "{grid:?}");
        assert_eq!(checks::lattice(&file.pages[0], &found[0]), Faults::new(), "{grid:?}");
        let used = found[0].pitch * columns.max(rows) as f64;
        assert!(used > 170.0, "{grid:?}: {used} mm");
    }
}

/// The squares of a map in an SVG, with their shades.
fn drawn(document: &Document<'_>) -> Vec<(Area, u8)> {
    let figure = document.descendants().find(|node| node.attribute("class") == Some("figure"));
    let filled =
        |node: &Node<'_, '_>| node.has_tag_name("rect") && node.attribute("fill") != Some("none");
    figure.unwrap().children().filter(filled).map(|rect| (Area::of(&rect), shade(&rect))).collect()
}

/// What a square covers, in millimetres.
#[derive(Clone, Copy, Debug)]
struct Area {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Area {
    fn of(rect: &Node<'_, '_>) -> Self {
        let [x, y, width, height] = ["x", "y", "width", "height"]
            .map(|name| rect.attribute(name).unwrap().parse().unwrap());
        Self { x, y, width, height }
    }
}

fn shade(rect: &Node<'_, '_>) -> u8 {
    u8::from_str_radix(&rect.attribute("fill").unwrap()[1..3], 16).unwrap()
}

#[test]
fn an_svg_has_one_square_for_each_and_says_what_it_is() {
    for page in pages() {
        let svg = String::from_utf8(render(&page, HeatFormat::Svg).unwrap()).unwrap();
        let document = Document::parse(&svg).unwrap();
        let root = document.root_element();
        let said = |tag: &str| root.children().find(|node| node.has_tag_name(tag)).unwrap().text();
        assert_eq!(said("title"), Some(page.title.as_str()));
        let likeliest = format!("{} 42 %", page.heat.grid().name(LIKELIEST));
        assert!(said("desc").unwrap().contains(&likeliest), "{:?}", said("desc"));
        assert!(said("desc").unwrap().contains(&page.subtitle));
        assert_eq!(root.attribute("lang"), Some(page.lang.code()));
        let squares = drawn(&document);
        assert_eq!(squares.len(), usize::from(page.heat.grid().area()));
        for (square, (area, shade)) in page.heat.squares().zip(&squares) {
            let (at, square) = square;
            let (first, _) = squares[0];
            let step = |n: u8| f64::from(n) * first.width;
            assert!((area.x - first.x - step(at.column)).abs() < 0.01, "{at:?}");
            assert!((area.y - first.y - step(at.row)).abs() < 0.01, "{at:?}");
            assert!((area.width - area.height).abs() < 1e-9, "{area:?}");
            match (square.known, square.struck) {
                (Known::Ship, _) => assert_eq!(*shade, 0),
                (Known::Sea, _) | (Known::Open, true) => assert_eq!(*shade, 255),
                (Known::Open, false) => assert!((128..255).contains(shade), "{at:?}: {shade}"),
            }
        }
    }
}

#[test]
fn every_glyph_that_an_svg_uses_is_there() {
    for page in pages() {
        let svg = String::from_utf8(render(&page, HeatFormat::Svg).unwrap()).unwrap();
        let document = Document::parse(&svg).unwrap();
        let outlined = |id: &str| {
            let glyph = document.descendants().find(|node| node.attribute("id") == Some(id));
            glyph.is_some_and(|glyph| glyph.attribute("d").is_some_and(|path| path.ends_with('Z')))
        };
        let xlink = "http://www.w3.org/1999/xlink";
        let used = document.descendants().filter_map(|node| node.attribute((xlink, "href")));
        let used: Vec<&str> = used.collect();
        assert!(used.len() > 100);
        assert!(used.iter().all(|id| outlined(&id[1..])), "{used:?}");
    }
}

/// The grey of the ground of each square, near its upper left corner, where no sign stands.
fn grounds(page: &HeatPage) -> Vec<(Square, HeatSquare, u8)> {
    let svg = String::from_utf8(render(page, HeatFormat::Svg).unwrap()).unwrap();
    let squares = drawn(&Document::parse(&svg).unwrap());
    let picture = Pixmap::decode_png(&render(page, HeatFormat::Png).unwrap()).unwrap();
    let dots = f64::from(picture.width()) / 210.0;
    let grey = |area: Area| {
        let [x, y] = [area.x, area.y].map(|edge| ((edge + area.width / 8.0) * dots) as u32);
        picture.pixel(x, y).unwrap().red()
    };
    let said = page.heat.squares().zip(squares);
    said.map(|((at, square), (area, _))| (at, square, grey(area))).collect()
}

#[test]
fn the_darkest_open_square_of_a_png_is_the_likeliest() {
    for page in pages() {
        let open = |(_, square, _): &(Square, HeatSquare, u8)| {
            square.known == Known::Open && !square.struck
        };
        let mut grounds: Vec<_> = grounds(&page).into_iter().filter(open).collect();
        assert!(grounds.iter().all(|(at, _, grey)| *grey > 128 || *at == LIKELIEST));
        grounds.sort_by(|(_, a, _), (_, b, _)| b.chance.total_cmp(&a.chance));
        assert_eq!(grounds[0].0, LIKELIEST);
        assert!(grounds.is_sorted_by_key(|(_, _, grey)| *grey), "{grounds:?}");
    }
}

#[test]
fn the_same_map_gives_the_same_bytes() {
    let page = page(10, 10, Letters::Columns, Lang::En);
    for format in HeatFormat::ALL {
        assert_eq!(checks::repeats(|| render(&page, format).unwrap()), Faults::new());
    }
}

#[test]
fn a_board_where_all_is_certain_has_no_scale() {
    let known = |known| {
        let grid = Grid::new(10, 10, Letters::Columns).unwrap();
        let heat = Heat::of(grid, |_| HeatSquare { chance: 0.0, struck: false, known });
        let page = HeatPage { heat, ..page(10, 10, Letters::Columns, Lang::En) };
        let file = File::read(&render(&page, HeatFormat::Pdf).unwrap()).unwrap();
        file.pages[0].texts.iter().any(|text| text.says.starts_with("Chance"))
    };
    assert_eq!([Known::Open, Known::Sea, Known::Ship].map(known), [true, false, false]);
}

#[test]
fn text_that_cannot_be_printed_is_refused() {
    let plain = page(26, 26, Letters::Columns, Lang::En);
    for format in HeatFormat::ALL {
        let page = HeatPage { title: "Жанна".to_owned(), ..plain.clone() };
        let refused = render(&page, format).unwrap_err();
        let unprintable =
            SheetError::Unprintable { character: 'Ж', text: "Жанна".to_owned() };
        assert_eq!(refused, HeatError::Text { error: unprintable });
        for page in [
            HeatPage { title: "very long ".repeat(30), ..plain.clone() },
            HeatPage { subtitle: "very long ".repeat(1000), ..plain.clone() },
        ] {
            let refused = render(&page, format).unwrap_err();
            assert!(matches!(refused, HeatError::Text { error: SheetError::TooLong { .. } }));
        }
    }
}
