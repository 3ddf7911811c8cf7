//! The operations of a page, carried out: what is stroked, filled and said.

use std::collections::BTreeMap;

use lopdf::content::{Content, Operation};
use lopdf::{Dictionary, Object};
use ttf_parser::{Face, GlyphId};

use crate::inspect::{Area, Fill, Font, Marked, Page, Point, Stroke, Text, mm};

/// Carries out the operations of a page, and adds to it what they draw.
pub(crate) fn read(
    page: Page,
    bytes: &[u8],
    fonts: &BTreeMap<String, Font>,
) -> Result<Page, String> {
    let content = Content::decode(bytes).map_err(|error| error.to_string())?;
    let faces = fonts
        .iter()
        .filter_map(|(name, font)| {
            Some((name.as_str(), Face::parse(font.program.as_deref()?, 0).ok()?))
        })
        .collect();
    let mut reader = Reader::new(page, fonts, faces);
    for operation in &content.operations {
        reader.run(operation)?;
    }
    if reader.depth != 0 || reader.in_text || !reader.saved.is_empty() {
        return Err("the content ends inside text, marked content or a saved state".to_owned());
    }
    Ok(reader.page)
}

#[derive(Clone)]
struct State {
    width: f64,
    stroke_grey: f64,
    fill_grey: f64,
    dashed: bool,
    font: String,
    size: f64,
}

impl Default for State {
    fn default() -> Self {
        Self {
            width: 1.0,
            stroke_grey: 0.0,
            fill_grey: 0.0,
            dashed: false,
            font: String::new(),
            size: 0.0,
        }
    }
}

/// A piece of the path being built: from, to, handles.
type Piece = (Point, Point, Vec<Point>);

struct Reader<'a> {
    page: Page,
    fonts: &'a BTreeMap<String, Font>,
    faces: BTreeMap<&'a str, Face<'a>>,
    state: State,
    saved: Vec<State>,
    path: Vec<Piece>,
    start: Point,
    current: Point,
    in_text: bool,
    cursor: (f64, f64),
    depth: usize,
}

impl<'a> Reader<'a> {
    fn new(
        page: Page,
        fonts: &'a BTreeMap<String, Font>,
        faces: BTreeMap<&'a str, Face<'a>>,
    ) -> Self {
        let origin = Point { x: 0.0, y: 0.0 };
        Self {
            page,
            fonts,
            faces,
            state: State::default(),
            saved: Vec::new(),
            path: Vec::new(),
            start: origin,
            current: origin,
            in_text: false,
            cursor: (0.0, 0.0),
            depth: 0,
        }
    }

    fn run(&mut self, operation: &Operation) -> Result<(), String> {
        let operands = &operation.operands;
        let numbers: Vec<f64> =
            operands.iter().filter_map(|operand| operand.as_float().ok()).map(f64::from).collect();
        let name = operation.operator.as_str();
        match (name, numbers.as_slice()) {
            ("q", []) => self.saved.push(self.state.clone()),
            ("Q", []) => self.state = self.saved.pop().ok_or("Q without q")?,
            ("w", [width]) => self.state.width = *width,
            ("d", [_]) => {
                self.state.dashed = operands[0].as_array().is_ok_and(|dashes| !dashes.is_empty());
            }
            ("g", [grey]) => self.state.fill_grey = *grey,
            ("G", [grey]) => self.state.stroke_grey = *grey,
            (
                "rg" | "RG" | "k" | "K" | "cs" | "CS" | "sc" | "SC" | "scn" | "SCN" | "sh" | "ri",
                _,
            ) => {
                self.page.coloured.push(name.to_owned());
            }
            ("m", [x, y]) => self.move_to(*x, *y),
            ("l", [x, y]) => self.line_to(*x, *y),
            ("c", numbers) if numbers.len() == 6 => self.curve_to(numbers),
            ("re", [x, y, width, height]) => self.rectangle(*x, *y, *width, *height),
            ("h", []) => self.close(),
            ("S" | "s" | "f" | "f*" | "B" | "B*" | "b" | "b*", []) => self.paint(name),
            ("n", []) => self.path.clear(),
            ("BT", []) => (self.in_text, self.cursor) = (true, (0.0, 0.0)),
            ("ET", []) => self.in_text = false,
            ("Tf", [size]) => {
                self.state.font =
                    operands[0].as_name().map(lossy).map_err(|error| error.to_string())?;
                self.state.size = *size;
            }
            ("Td", [x, y]) => self.cursor = (self.cursor.0 + x, self.cursor.1 + y),
            ("Tj", []) => self.show(&operands[0])?,
            ("BMC" | "BDC", []) => self.begin(operands),
            ("EMC", []) => self.depth = self.depth.checked_sub(1).ok_or("EMC without BDC")?,
            _ => return Err(format!("unknown operation {name} with {operands:?}")),
        }
        Ok(())
    }

    /// From points from the bottom left to millimetres from the top left.
    fn place(&self, x: f64, y: f64) -> Point {
        Point { x: mm(x - self.page.media_box[0]), y: mm(self.page.media_box[3] - y) }
    }

    fn move_to(&mut self, x: f64, y: f64) {
        self.current = self.place(x, y);
        self.start = self.current;
    }

    fn line_to(&mut self, x: f64, y: f64) {
        let to = self.place(x, y);
        self.path.push((self.current, to, Vec::new()));
        self.current = to;
    }

    /// A curve by two handles and its end.
    fn curve_to(&mut self, numbers: &[f64]) {
        let mut points: Vec<Point> =
            numbers.chunks_exact(2).map(|pair| self.place(pair[0], pair[1])).collect();
        if let Some(to) = points.pop() {
            self.path.push((self.current, to, points));
            self.current = to;
        }
    }

    fn rectangle(&mut self, x: f64, y: f64, width: f64, height: f64) {
        self.move_to(x, y);
        self.line_to(x + width, y);
        self.line_to(x + width, y + height);
        self.line_to(x, y + height);
        self.close();
    }

    fn close(&mut self) {
        if self.current != self.start {
            self.path.push((self.current, self.start, Vec::new()));
            self.current = self.start;
        }
    }

    fn paint(&mut self, operator: &str) {
        self.note_unmarked(operator);
        if operator.starts_with(['s', 'b']) {
            self.close();
        }
        let path = std::mem::take(&mut self.path);
        if operator.starts_with(['f', 'B', 'b']) {
            let points: Vec<Point> = path
                .iter()
                .flat_map(|(from, to, handles)| [&[*from, *to], handles.as_slice()].concat())
                .collect();
            self.page.fills.push(Fill { area: Area::around(&points), grey: self.state.fill_grey });
        }
        if operator.starts_with(['S', 's', 'B', 'b']) {
            self.page.strokes.extend(path.into_iter().map(|piece| stroke(piece, &self.state)));
        }
    }

    fn begin(&mut self, operands: &[Object]) {
        self.depth += 1;
        let tag =
            operands.first().and_then(|tag| tag.as_name().ok()).map(lossy).unwrap_or_default();
        let properties = operands.get(1).and_then(|properties| properties.as_dict().ok());
        let mcid = properties
            .and_then(|properties: &Dictionary| properties.get(b"MCID").ok()?.as_i64().ok());
        self.page.marked.push(Marked { tag, mcid });
    }

    fn note_unmarked(&mut self, operator: &str) {
        if self.depth != 1 {
            self.page.unmarked.push(format!("{operator} in {} marked contents", self.depth));
        }
    }

    fn show(&mut self, string: &Object) -> Result<(), String> {
        self.note_unmarked("Tj");
        if !self.in_text {
            return Err("text is shown outside BT and ET".to_owned());
        }
        let font = self
            .fonts
            .get(&self.state.font)
            .ok_or_else(|| format!("no font {}", self.state.font))?;
        let bytes = string.as_str().map_err(|error| error.to_string())?;
        let codes: Vec<u16> =
            bytes.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
        let glyphs =
            codes.iter().map(|&code| self.glyph(font, code)).collect::<Result<Vec<_>, _>>()?;
        let left = self.cursor.0;
        self.page.texts.push(self.text(&glyphs, left));
        let mut pen = left;
        for word in glyphs.split_inclusive(|glyph| glyph.text.trim().is_empty()) {
            let shown = word.strip_suffix(blank(word)).unwrap_or(word);
            if !shown.is_empty() {
                self.page.words.push(self.text(shown, pen));
            }
            pen += advance(word, self.state.size);
        }
        Ok(())
    }

    fn glyph(&self, font: &Font, code: u16) -> Result<Glyph, String> {
        let text = font.unicode.as_ref().and_then(|unicode| unicode.get(&code).cloned());
        let text = text.ok_or_else(|| format!("code {code} of {} has no text", font.name))?;
        let width = *font
            .widths
            .get(&code)
            .ok_or_else(|| format!("code {code} of {} has no width", font.name))?;
        let edges = self.faces.get(self.state.font.as_str()).and_then(|face| {
            let em = f64::from(face.units_per_em());
            let edges = face.glyph_bounding_box(GlyphId(code))?;
            Some(
                [edges.x_min, edges.y_min, edges.x_max, edges.y_max]
                    .map(|edge| f64::from(edge) / em),
            )
        });
        Ok(Glyph { text, width, edges })
    }

    /// Glyphs that begin at `left` on the base line of the cursor.
    fn text(&self, glyphs: &[Glyph], left: f64) -> Text {
        let (base, size) = (self.cursor.1, self.state.size);
        let mut pen = left;
        let mut corners = Vec::new();
        for glyph in glyphs {
            if let Some([x_min, y_min, x_max, y_max]) = glyph.edges {
                corners.push(self.place(pen + x_min * size, base + y_min * size));
                corners.push(self.place(pen + x_max * size, base + y_max * size));
            }
            pen += glyph.width * size / 1000.0;
        }
        Text {
            says: glyphs.iter().map(|glyph| glyph.text.as_str()).collect(),
            at: self.place(left, base),
            width: mm(pen - left),
            size,
            ink: (!corners.is_empty()).then(|| Area::around(&corners)),
            grey: self.state.fill_grey,
        }
    }
}

#[derive(PartialEq)]
struct Glyph {
    text: String,
    /// In thousandths of an em.
    width: f64,
    /// Left, bottom, right and top, in ems.
    edges: Option<[f64; 4]>,
}

/// The blank that ends a word, if one does.
fn blank(word: &[Glyph]) -> &[Glyph] {
    let ends = word.last().is_some_and(|glyph| glyph.text.trim().is_empty());
    &word[word.len() - usize::from(ends)..]
}

fn advance(glyphs: &[Glyph], size: f64) -> f64 {
    glyphs.iter().map(|glyph| glyph.width * size / 1000.0).sum()
}

fn stroke((from, to, handles): Piece, state: &State) -> Stroke {
    Stroke { from, to, handles, width: state.width, grey: state.stroke_grey, dashed: state.dashed }
}

fn lossy(name: &[u8]) -> String {
    String::from_utf8_lossy(name).into_owned()
}
