//! A finished PDF taken apart: paper, fonts, strokes, fills, words and tags, in millimetres from the top left corner.
//!
//! It reads what the program writes and refuses the rest: an operator that it does not know is a fault, not a blank.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object, ObjectId};

use crate::content;

/// Points in a millimetre.
const POINTS_PER_MM: f64 = 72.0 / 25.4;

/// Millimetres of so many points.
pub(crate) fn mm(points: f64) -> f64 {
    points / POINTS_PER_MM
}

/// A place on the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// What something covers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) right: f64,
    pub(crate) bottom: f64,
}

impl Area {
    /// The smallest area around points.
    pub(crate) fn around(points: &[Point]) -> Self {
        let over = |pick: fn(&Point) -> f64, better: fn(f64, f64) -> f64, start| {
            points.iter().map(pick).fold(start, better)
        };
        Self {
            left: over(|point| point.x, f64::min, f64::INFINITY),
            top: over(|point| point.y, f64::min, f64::INFINITY),
            right: over(|point| point.x, f64::max, f64::NEG_INFINITY),
            bottom: over(|point| point.y, f64::max, f64::NEG_INFINITY),
        }
    }

    /// The area larger by `by` on each side.
    pub(crate) fn grown(self, by: f64) -> Self {
        Self {
            left: self.left - by,
            top: self.top - by,
            right: self.right + by,
            bottom: self.bottom + by,
        }
    }

    /// Whether `inner` lies within, but for `slack`.
    pub(crate) fn holds(self, inner: Self, slack: f64) -> bool {
        inner.left >= self.left - slack
            && inner.top >= self.top - slack
            && inner.right <= self.right + slack
            && inner.bottom <= self.bottom + slack
    }

    /// Whether the two share more than an edge.
    pub(crate) fn meets(self, other: Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }
}

/// One straight or curved piece of an outline.
#[derive(Clone, Debug)]
pub(crate) struct Stroke {
    pub(crate) from: Point,
    pub(crate) to: Point,
    /// The handles of a curve; none for a straight piece.
    pub(crate) handles: Vec<Point>,
    /// Width in points.
    pub(crate) width: f64,
    /// 0 is black.
    pub(crate) grey: f64,
    pub(crate) dashed: bool,
}

impl Stroke {
    /// What it covers; square at the ends of upright pieces, as the file draws them.
    pub(crate) fn area(&self) -> Area {
        let mut points = vec![self.from, self.to];
        points.extend(&self.handles);
        let area = Area::around(&points);
        let half = mm(self.width) / 2.0;
        if self.is_horizontal() {
            Area { top: area.top - half, bottom: area.bottom + half, ..area }
        } else if self.is_vertical() {
            Area { left: area.left - half, right: area.right + half, ..area }
        } else {
            area.grown(half)
        }
    }

    /// Whether it is a straight piece across the page.
    pub(crate) fn is_horizontal(&self) -> bool {
        self.handles.is_empty() && (self.from.y - self.to.y).abs() < 1e-9
    }

    /// Whether it is a straight piece up or down the page.
    pub(crate) fn is_vertical(&self) -> bool {
        self.handles.is_empty() && (self.from.x - self.to.x).abs() < 1e-9
    }
}

/// A filled area.
#[derive(Clone, Debug)]
pub(crate) struct Fill {
    pub(crate) area: Area,
    /// 0 is black.
    pub(crate) grey: f64,
}

/// One line of text, or one word of it.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    pub(crate) says: String,
    /// Its left end on the base line.
    pub(crate) at: Point,
    /// How far it runs.
    pub(crate) width: f64,
    /// Size in points.
    pub(crate) size: f64,
    /// What its glyphs cover; nothing for blanks.
    pub(crate) ink: Option<Area>,
    pub(crate) grey: f64,
}

/// A marked content.
#[derive(Clone, Debug)]
pub(crate) struct Marked {
    pub(crate) tag: String,
    /// Its number; none for an artifact.
    pub(crate) mcid: Option<i64>,
}

/// One page.
#[derive(Clone, Debug, Default)]
pub(crate) struct Page {
    /// The edges as the file states them, in points.
    pub(crate) media_box: Vec<f64>,
    pub(crate) strokes: Vec<Stroke>,
    pub(crate) fills: Vec<Fill>,
    pub(crate) texts: Vec<Text>,
    pub(crate) words: Vec<Text>,
    pub(crate) marked: Vec<Marked>,
    /// Operators that paint or show outside every marked content.
    pub(crate) unmarked: Vec<String>,
    /// Operators that set other colours than greys.
    pub(crate) coloured: Vec<String>,
    pub(crate) dictionary: Dictionary,
    pub(crate) id: ObjectId,
}

impl Page {
    pub(crate) fn width(&self) -> f64 {
        mm(self.media_box[2] - self.media_box[0])
    }

    pub(crate) fn height(&self) -> f64 {
        mm(self.media_box[3] - self.media_box[1])
    }
}

/// A font of the file.
#[derive(Clone, Debug)]
pub(crate) struct Font {
    pub(crate) name: String,
    /// The embedded program, if there is one.
    pub(crate) program: Option<Vec<u8>>,
    /// The text of each code.
    pub(crate) unicode: Option<BTreeMap<u16, String>>,
    /// The width of each code in thousandths of an em.
    pub(crate) widths: BTreeMap<u16, f64>,
}

/// A finished file.
pub(crate) struct File {
    pub(crate) document: Document,
    pub(crate) bytes: Vec<u8>,
    pub(crate) pages: Vec<Page>,
    pub(crate) fonts: BTreeMap<String, Font>,
}

impl File {
    /// Takes a file apart.
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, String> {
        let document = Document::load_mem(bytes).map_err(|error| error.to_string())?;
        let ids: Vec<ObjectId> = document.get_pages().into_values().collect();
        let mut fonts = BTreeMap::new();
        for &id in &ids {
            for (name, font) in document.get_page_fonts(id).map_err(|error| error.to_string())? {
                let name = String::from_utf8_lossy(&name).into_owned();
                fonts.entry(name).or_insert(font_of(&document, font)?);
            }
        }
        let pages =
            ids.into_iter().map(|id| page_of(&document, id, &fonts)).collect::<Result<_, _>>()?;
        Ok(Self { document, bytes: bytes.to_vec(), pages, fonts })
    }

    /// The catalog.
    pub(crate) fn catalog(&self) -> &Dictionary {
        self.document.catalog().expect("a file that was read has a catalog")
    }

    /// The object that a key of a dictionary leads to.
    pub(crate) fn get<'a>(&'a self, dictionary: &'a Dictionary, key: &str) -> Option<&'a Object> {
        follow(&self.document, dictionary.get(key.as_bytes()).ok()?)
    }
}

fn follow<'a>(document: &'a Document, object: &'a Object) -> Option<&'a Object> {
    document.dereference(object).ok().map(|(_, object)| object)
}

fn page_of(
    document: &Document,
    id: ObjectId,
    fonts: &BTreeMap<String, Font>,
) -> Result<Page, String> {
    let dictionary = document.get_dictionary(id).map_err(|error| error.to_string())?.clone();
    let media_box = dictionary
        .get(b"MediaBox")
        .and_then(Object::as_array)
        .map_err(|error| error.to_string())?;
    let media_box: Vec<f64> =
        media_box.iter().filter_map(|edge| edge.as_float().ok()).map(f64::from).collect();
    if media_box.len() != 4 {
        return Err("a media box has four edges".to_owned());
    }
    let bytes = document.get_page_content(id);
    let page = Page { media_box, dictionary, id, ..Page::default() };
    content::read(page, &bytes, fonts)
}

fn font_of(document: &Document, font: &Dictionary) -> Result<Font, String> {
    let get = |dictionary: &Dictionary, key: &str| {
        dictionary.get(key.as_bytes()).ok().and_then(|object| follow(document, object)).cloned()
    };
    let name = get(font, "BaseFont")
        .and_then(|name| name.as_name().map(<[u8]>::to_vec).ok())
        .unwrap_or_default();
    let descendant = get(font, "DescendantFonts")
        .and_then(|fonts| {
            fonts.as_array().ok().and_then(|fonts| follow(document, fonts.first()?).cloned())
        })
        .and_then(|font| font.as_dict().ok().cloned())
        .ok_or("a font without descendants")?;
    let program = get(&descendant, "FontDescriptor")
        .and_then(|descriptor| get(descriptor.as_dict().ok()?, "FontFile2"))
        .and_then(|stream| stream.as_stream().ok()?.get_plain_content().ok());
    let unicode = get(font, "ToUnicode")
        .and_then(|stream| stream.as_stream().ok()?.get_plain_content().ok())
        .map(|cmap| unicode_of(&String::from_utf8_lossy(&cmap)));
    let widths = get(&descendant, "W").map(|widths| widths_of(&widths)).unwrap_or_default();
    Ok(Font { name: String::from_utf8_lossy(&name).into_owned(), program, unicode, widths })
}

/// The lines of a `ToUnicode` map: `<code> <text>`, or `<first> <last> <text of the first>`.
fn unicode_of(cmap: &str) -> BTreeMap<u16, String> {
    let mut map = BTreeMap::new();
    let mut inside = "";
    for line in cmap.lines().map(str::trim) {
        match line.split_whitespace().last() {
            Some("beginbfchar") => inside = "char",
            Some("beginbfrange") => inside = "range",
            Some("endbfchar" | "endbfrange") => inside = "",
            _ => {}
        }
        let codes = hexes(line);
        match (inside, codes.as_slice()) {
            ("char", [code, text]) => {
                map.insert(code[0], String::from_utf16_lossy(text));
            }
            ("range", [first, last, text]) => {
                for (step, code) in (first[0]..=last[0]).enumerate() {
                    let mut text = text.clone();
                    if let Some(end) = text.last_mut() {
                        *end += u16::try_from(step).expect("ranges are short");
                    }
                    map.insert(code, String::from_utf16_lossy(&text));
                }
            }
            _ => {}
        }
    }
    map
}

/// The `<…>` of a line, each as its 16-bit numbers.
fn hexes(line: &str) -> Vec<Vec<u16>> {
    let number = |digits: &[u8]| u16::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok();
    line.split('<')
        .skip(1)
        .filter_map(|part| part.split_once('>'))
        .map(|(hex, _)| hex.as_bytes().chunks(4).filter_map(number).collect::<Vec<_>>())
        .filter(|numbers| !numbers.is_empty())
        .collect()
}

/// The widths of a CID font: `code [width …]` or `first last width`.
fn widths_of(widths: &Object) -> BTreeMap<u16, f64> {
    let number = |object: &Object| object.as_float().map(f64::from).unwrap_or_default();
    let mut map = BTreeMap::new();
    let mut rest = widths.as_array().map(Vec::as_slice).unwrap_or_default();
    while let [first, second, tail @ ..] = rest {
        let start = number(first) as u16;
        rest = if let Ok(list) = second.as_array() {
            map.extend((start..).zip(list.iter().map(number)));
            tail
        } else {
            let [width, tail @ ..] = tail else { break };
            map.extend((start..=number(second) as u16).map(|code| (code, number(width))));
            tail
        };
    }
    map
}
