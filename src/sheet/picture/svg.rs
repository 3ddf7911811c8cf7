//! One page as SVG.

use std::collections::BTreeSet;
use std::fmt::Write;

use ttf_parser::OutlineBuilder;

use crate::lang::Lang;
use crate::sheet::bounds::left_end;
use crate::sheet::font;
use crate::sheet::mark::{Dash, Element, Grey, Mark, Page, Point, Rect, Role, Stroke, Weight};
use crate::sheet::mm::{Mm, Pt};
use crate::sheet::xml::escaped;

/// The page as SVG in millimetres, with a title and a description of what it shows.
pub fn svg(page: &Page, title: &str, lang: Lang) -> String {
    let mut file = String::new();
    let (width, height) = (number(page.width.0), number(page.height.0));
    let (lang, title, desc) = (lang.code(), escaped(title), escaped(&description(page)));
    put(
        &mut file,
        format_args!(
            r#"<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"
  lang="{lang}" xml:lang="{lang}" role="img" aria-labelledby="title desc">
<title id="title">{title}</title>
<desc id="desc">{desc}</desc>
<defs>
"#
        ),
    );
    for (weight, c) in characters(page) {
        put(
            &mut file,
            format_args!("<path id=\"{}\" d=\"{}\"/>\n", glyph(weight, c), path(weight, c)),
        );
    }
    put(
        &mut file,
        format_args!(
            "</defs>\n<path class=\"paper\" d=\"M0 0H{width}V{height}H0Z\" fill=\"#fff\"/>\n"
        ),
    );
    for element in &page.elements {
        put(&mut file, format_args!("<g class=\"{}\">\n", class(&element.role)));
        element.marks.iter().for_each(|mark| draw(&mut file, mark));
        file.push_str("</g>\n");
    }
    file + "</svg>\n"
}

fn put(file: &mut String, text: std::fmt::Arguments<'_>) {
    file.write_fmt(text).expect("a string takes all that is written to it");
}

/// A number to a thousandth, never minus zero.
fn number(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0 + 0.0
}

/// What is read of the page besides its title, paragraph after paragraph.
fn description(page: &Page) -> String {
    let said: Vec<String> = page.elements.iter().filter_map(spoken).collect();
    said.join("\n")
}

fn spoken(element: &Element) -> Option<String> {
    match &element.role {
        Role::Title | Role::Artifact => None,
        Role::Figure { alt } => Some(alt.clone()),
        Role::Heading | Role::Paragraph => {
            let texts = element.marks.iter().filter_map(|mark| match mark {
                Mark::Text { text, .. } => Some(text.as_str()),
                _ => None,
            });
            Some(texts.collect::<String>().trim().to_owned())
        }
    }
}

const fn class(role: &Role) -> &'static str {
    match role {
        Role::Title => "title",
        Role::Heading => "heading",
        Role::Paragraph => "paragraph",
        Role::Figure { .. } => "figure",
        Role::Artifact => "artifact",
    }
}

/// Every character that is drawn on the page.
fn characters(page: &Page) -> BTreeSet<(Weight, char)> {
    let mut found = BTreeSet::new();
    for mark in page.elements.iter().flat_map(|element| &element.marks) {
        if let Mark::Text { text, weight, .. } = mark {
            found.extend(text.chars().filter(|c| !c.is_whitespace()).map(|c| (*weight, c)));
        }
    }
    found
}

/// The name of a glyph: `r` or `b`, and the number of its character.
fn glyph(weight: Weight, c: char) -> String {
    let letter = match weight {
        Weight::Regular => 'r',
        Weight::Bold => 'b',
    };
    format!("{letter}{:x}", u32::from(c))
}

fn draw(file: &mut String, mark: &Mark) {
    match mark {
        Mark::Line { from, to, stroke } => {
            let [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map(|mm| number(mm.0));
            let paint = paint(Some(*stroke), None);
            put(file, format_args!("<path d=\"M{x1} {y1}L{x2} {y2}\"{paint}/>\n"));
        }
        Mark::Box { rect: Rect { x, y, width, height }, stroke, fill } => {
            let [x, y, width, height] = [x, y, width, height].map(|mm| number(mm.0));
            let paint = paint(*stroke, *fill);
            put(
                file,
                format_args!(
                    r#"<rect x="{x}" y="{y}" width="{width}" height="{height}"{paint}/>{}"#,
                    '\n'
                ),
            );
        }
        Mark::Circle { centre, radius, stroke, fill } => {
            let [x, y, radius] = [centre.x, centre.y, *radius].map(|mm| number(mm.0));
            let paint = paint(*stroke, *fill);
            put(file, format_args!(r#"<circle cx="{x}" cy="{y}" r="{radius}"{paint}/>{}"#, '\n'));
        }
        Mark::Text { at, anchor, size, weight, text } => {
            let left = left_end(*at, *anchor, text, *weight, *size);
            write_text(file, left, *size, *weight, text);
        }
    }
}

/// The attributes of an outline and an inside.
fn paint(stroke: Option<Stroke>, fill: Option<Grey>) -> String {
    let mut paint = match fill {
        None => r#" fill="none""#.to_owned(),
        Some(shade) => {
            let level = (shade.0 * 255.0).round() as u8;
            format!(r##" fill="#{level:02x}{level:02x}{level:02x}""##)
        }
    };
    if let Some(Stroke { width, dash }) = stroke {
        let width = number(width.mm().0);
        put(&mut paint, format_args!(r##" stroke="#000" stroke-width="{width}""##));
        if let Dash::Dashed { on, off } = dash {
            let [on, off] = [on, off].map(|mm| number(mm.0));
            put(&mut paint, format_args!(r#" stroke-dasharray="{on} {off}""#));
        }
    }
    paint
}

fn write_text(file: &mut String, left: Point, size: Pt, weight: Weight, text: &str) {
    let unit = font::unit(weight, size).0;
    let [x, y] = [left.x, left.y].map(|mm| number(mm.0));
    put(file, format_args!(r#"<g transform="translate({x} {y}) scale({unit:.7} {:.7})">"#, -unit));
    for (c, Mm(origin)) in font::origins(text, weight, size).filter(|(c, _)| !c.is_whitespace()) {
        let (glyph, x) = (glyph(weight, c), number(origin / unit));
        put(file, format_args!(r##"<use xlink:href="#{glyph}" x="{x}"/>"##));
    }
    file.push_str("</g>\n");
}

/// The outline of a glyph in the units of the font.
fn path(weight: Weight, c: char) -> String {
    let mut path = Path(String::new());
    font::outline(c, weight, &mut path);
    path.0
}

struct Path(String);

impl OutlineBuilder for Path {
    fn move_to(&mut self, x: f32, y: f32) {
        put(&mut self.0, format_args!("M{x} {y}"));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        put(&mut self.0, format_args!("L{x} {y}"));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        put(&mut self.0, format_args!("Q{x1} {y1} {x} {y}"));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        put(&mut self.0, format_args!("C{x1} {y1} {x2} {y2} {x} {y}"));
    }

    fn close(&mut self) {
        self.0.push('Z');
    }
}
