//! A booklet like those the program makes, for tests and measurements of the PDF alone.

use fleetsheet::lang::Lang;
use fleetsheet::sheet::mark::{
    Anchor, Booklet, Dash, Element, Grey, Mark, Page, Point, Rect, Role, Stroke, Weight,
};
use fleetsheet::sheet::mm::{Mm, Pt};

/// Width of an A4 sheet.
pub(crate) const A4_WIDTH: f64 = 210.0;
/// Height of an A4 sheet.
pub(crate) const A4_HEIGHT: f64 = 297.0;
/// Edge of a square of the frames.
pub(crate) const CELL: f64 = 10.0;
/// Squares along an edge of the frames.
pub(crate) const SIDE: usize = 10;

const GRID: Stroke = Stroke { width: Pt(0.5), dash: Dash::Solid };
const BORDER: Stroke = Stroke { width: Pt(1.25), dash: Dash::Solid };
const CUT: Stroke = Stroke { width: Pt(0.35), dash: Dash::Dashed { on: Mm(2.0), off: Mm(1.5) } };

/// A booklet of `pages` pages, each with two frames of ten by ten.
pub(crate) fn booklet(lang: Lang, pages: usize) -> Booklet {
    let title = lang.pick("Naval battle", "Bataille navale");
    Booklet {
        title: title.to_owned(),
        lang,
        pages: (1..=pages).map(|number| page(lang, title, number)).collect(),
    }
}

fn page(lang: Lang, title: &str, number: usize) -> Page {
    let elements = vec![
        Element {
            role: Role::Title,
            marks: vec![text(105.0, 22.0, Anchor::Middle, 16.0, Weight::Bold, title)],
        },
        Element { role: Role::Paragraph, marks: fields(lang, number) },
        heading(lang.pick("Home fleet — “our” ships", "Flotte amie — « nos » navires"), 44.0),
        figure(lang.pick("Home frame, blank", "Cadre ami, vide"), 55.0, 50.0, Fill::Shaded),
        heading(lang.pick("Enemy fleet", "Flotte ennemie : cœur n° 1, Œuvre, ’É’"), 169.0),
        figure(lang.pick("Enemy frame, blank", "Cadre ennemi, vide"), 55.0, 175.0, Fill::Plain),
        Element { role: Role::Artifact, marks: vec![line((15.0, 158.0), (195.0, 158.0), CUT)] },
    ];
    Page {
        width: Mm(A4_WIDTH),
        height: Mm(A4_HEIGHT),
        elements,
        label: format!("{title} {number}"),
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Fill {
    Plain,
    Shaded,
}

fn fields(lang: Lang, number: usize) -> Vec<Mark> {
    vec![
        text(20.0, 34.0, Anchor::Left, 10.0, Weight::Regular, lang.pick("Name:", "Nom :")),
        line((35.0, 35.0), (100.0, 35.0), GRID),
        text(
            190.0,
            34.0,
            Anchor::Right,
            10.0,
            Weight::Regular,
            &format!("{} {number}", lang.pick("Game", "Partie")),
        ),
    ]
}

fn heading(words: &str, y: f64) -> Element {
    Element {
        role: Role::Heading,
        marks: vec![text(105.0, y - 2.0, Anchor::Middle, 12.0, Weight::Bold, words)],
    }
}

/// A frame with its left upper corner there, letters above, numbers at its left, its fleet at its right.
fn figure(alt: &str, left: f64, top: f64, fill: Fill) -> Element {
    let edge = CELL * SIDE as f64;
    let mut marks = Vec::new();
    if fill == Fill::Shaded {
        let rect = Rect::new(Mm(left + CELL), Mm(top + CELL), Mm(2.0 * CELL), Mm(CELL));
        marks.push(Mark::Box { rect, stroke: None, fill: Some(Grey(0.85)) });
        let centre = Point::new(Mm(left + 5.5 * CELL), Mm(top + 5.5 * CELL));
        marks.push(Mark::Circle {
            centre,
            radius: Mm(3.0),
            stroke: Some(GRID),
            fill: Some(Grey::WHITE),
        });
    }
    for step in 1..SIDE {
        let along = CELL * step as f64;
        marks.push(line((left + along, top), (left + along, top + edge), GRID));
        marks.push(line((left, top + along), (left + edge, top + along), GRID));
    }
    let rect = Rect::new(Mm(left), Mm(top), Mm(edge), Mm(edge));
    marks.push(Mark::Box { rect, stroke: Some(BORDER), fill: None });
    for (step, letter) in ('A'..='J').enumerate() {
        let middle = CELL * (step as f64 + 0.5);
        let name = letter.to_string();
        marks.push(text(left + middle, top - 1.5, Anchor::Middle, 9.0, Weight::Regular, &name));
        let number = (step + 1).to_string();
        marks.push(text(
            left - 1.5,
            top + middle + 1.2,
            Anchor::Right,
            9.0,
            Weight::Regular,
            &number,
        ));
    }
    marks.extend(fleet(left + edge + CELL, top));
    Element { role: Role::Figure { alt: alt.to_owned() }, marks }
}

/// The ships of a fleet as rows of small squares.
fn fleet(left: f64, top: f64) -> Vec<Mark> {
    const SQUARE: f64 = 5.0;
    let mut marks = Vec::new();
    for (ship, length) in [4, 3, 3, 2, 2, 2, 1, 1, 1, 1].into_iter().enumerate() {
        let (upper, right) = (top + 9.0 * ship as f64, left + SQUARE * f64::from(length));
        marks.push(line((left, upper), (right, upper), GRID));
        marks.push(line((left, upper + SQUARE), (right, upper + SQUARE), GRID));
        for step in 0..=length {
            let x = left + SQUARE * f64::from(step);
            marks.push(line((x, upper), (x, upper + SQUARE), GRID));
        }
    }
    marks
}

fn line(from: (f64, f64), to: (f64, f64), stroke: Stroke) -> Mark {
    let point = |(x, y)| Point::new(Mm(x), Mm(y));
    Mark::Line { from: point(from), to: point(to), stroke }
}

fn text(x: f64, y: f64, anchor: Anchor, size: f64, weight: Weight, words: &str) -> Mark {
    Mark::Text {
        at: Point::new(Mm(x), Mm(y)),
        anchor,
        size: Pt(size),
        weight,
        text: words.to_owned(),
    }
}
