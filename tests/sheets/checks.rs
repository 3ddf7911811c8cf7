//! What a print-perfect file must satisfy; each check lists what it finds wrong.

use std::collections::{BTreeMap, BTreeSet};

use lopdf::{Dictionary, Object, ObjectId};

use crate::inspect::{Area, File, Page, Stroke, Text, mm};

/// What is wrong; empty when all is well.
pub(crate) type Faults = Vec<String>;

/// How exact the coordinates of a frame must be, in millimetres.
pub(crate) const EXACT: f64 = 0.005;

/// The thinnest stroke, in points.
const THINNEST: f64 = 0.25;

/// Strokes below this width, in points, must be black.
const THIN: f64 = 2.0;

/// Every font is embedded, maps to text, and states the widths that its program has.
pub(crate) fn fonts(file: &File) -> Faults {
    let mut faults = Faults::new();
    for font in file.fonts.values() {
        if font.unicode.is_none() {
            faults.push(format!("{} does not map to text", font.name));
        }
        let Some(program) = &font.program else {
            faults.push(format!("{} is not embedded", font.name));
            continue;
        };
        let Ok(face) = ttf_parser::Face::parse(program, 0) else {
            faults.push(format!("the program of {} cannot be read", font.name));
            continue;
        };
        for (&code, &width) in &font.widths {
            let advance = face.glyph_hor_advance(ttf_parser::GlyphId(code)).map_or(0.0, f64::from);
            let stated = advance * 1000.0 / f64::from(face.units_per_em());
            if (stated - width).abs() > 1.0 {
                faults.push(format!("code {code} of {} is {stated} wide, not {width}", font.name));
            }
        }
    }
    faults
}

/// Every page is of that size, to a hundredth of a point.
pub(crate) fn paper(file: &File, width: f64, height: f64) -> Faults {
    let wanted = [0.0, 0.0, width, height].map(|edge| edge * 72.0 / 25.4);
    let right = |page: &Page| {
        page.media_box.iter().zip(wanted).all(|(edge, wanted)| (edge - wanted).abs() <= 0.01)
    };
    numbered(file)
        .filter(|(_, page)| !right(page))
        .map(|(number, page)| format!("page {number} has the edges {:?}", page.media_box))
        .collect()
}

/// All ink keeps `margin` from the edges of the paper.
pub(crate) fn margin(file: &File, margin: f64) -> Faults {
    let mut faults = Faults::new();
    for (number, page) in numbered(file) {
        let inner =
            Area { left: 0.0, top: 0.0, right: page.width(), bottom: page.height() }.grown(-margin);
        for (what, area) in ink(page) {
            if !inner.holds(area, 0.001) {
                faults.push(format!("{what} on page {number} reaches into the margin: {area:?}"));
            }
        }
    }
    faults
}

/// No stroke is thinner than printers can be trusted with.
pub(crate) fn stroke_widths(file: &File) -> Faults {
    strokes(file, |stroke| stroke.width < THINNEST - 1e-6, "is too thin")
}

/// Thin strokes and all text are black.
pub(crate) fn thin_is_black(file: &File) -> Faults {
    let mut faults =
        strokes(file, |stroke| stroke.width < THIN && stroke.grey > 0.0, "is thin and not black");
    for (number, page) in numbered(file) {
        let grey = page.texts.iter().filter(|text| text.grey > 0.0);
        faults.extend(grey.map(|text| format!("{:?} on page {number} is not black", text.says)));
    }
    faults
}

fn strokes(file: &File, wrong: impl Fn(&Stroke) -> bool, why: &str) -> Faults {
    let mut faults = Faults::new();
    for (number, page) in numbered(file) {
        let found = page.strokes.iter().filter(|stroke| wrong(stroke));
        faults.extend(found.map(|stroke| format!("a stroke on page {number} {why}: {stroke:?}")));
    }
    faults
}

/// A frame as it should stand on a page: its left upper corner, its squares, and their edge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Lattice {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    pub(crate) pitch: f64,
}

impl Lattice {
    fn area(&self) -> Area {
        Area {
            left: self.left,
            top: self.top,
            right: self.left + self.pitch * self.columns as f64,
            bottom: self.top + self.pitch * self.rows as f64,
        }
    }
}

/// Every line of the frame stands where it should, to [`EXACT`], and runs from edge to edge.
pub(crate) fn lattice(page: &Page, lattice: &Lattice) -> Faults {
    let area = lattice.area();
    let mut faults = Faults::new();
    for step in 0..=lattice.columns {
        let x = lattice.left + lattice.pitch * step as f64;
        let runs = |line: &Line| (line.at - x).abs() <= EXACT && line.spans(area.top, area.bottom);
        if !lines(page, Direction::Down).iter().any(runs) {
            faults.push(format!("no line runs down at {x:.3} mm"));
        }
    }
    for step in 0..=lattice.rows {
        let y = lattice.top + lattice.pitch * step as f64;
        let runs = |line: &Line| (line.at - y).abs() <= EXACT && line.spans(area.left, area.right);
        if !lines(page, Direction::Across).iter().any(runs) {
            faults.push(format!("no line runs across at {y:.3} mm"));
        }
    }
    faults
}

/// No line that runs through the frame from edge to edge cuts a square in pieces.
pub(crate) fn whole_squares(page: &Page, lattice: &Lattice) -> Faults {
    let area = lattice.area();
    let cuts = |at: f64, start: f64, end: f64| {
        let steps = (at - start) / lattice.pitch;
        at > start + EXACT
            && at < end - EXACT
            && (steps - steps.round()).abs() * lattice.pitch > EXACT
    };
    let down = lines(page, Direction::Down);
    let down = down
        .iter()
        .filter(|line| line.spans(area.top, area.bottom) && cuts(line.at, area.left, area.right));
    let across = lines(page, Direction::Across);
    let across = across
        .iter()
        .filter(|line| line.spans(area.left, area.right) && cuts(line.at, area.top, area.bottom));
    down.chain(across).map(|line| format!("a line cuts squares at {:.3} mm", line.at)).collect()
}

/// The frames of `columns` x `rows` that the lines of a page form, from the top left; their pitch is that of the
/// longer span. Lines may be off by a twentieth of a square here, so that [`lattice`] can say which of them are.
pub(crate) fn find_lattices(page: &Page, columns: usize, rows: usize) -> Vec<Lattice> {
    let mut found: Vec<Lattice> = Vec::new();
    let (down, across) = (lines(page, Direction::Down), lines(page, Direction::Across));
    for top in &across {
        let (left, right) = (top.from, top.to);
        let pitch = (right - left) / columns as f64;
        let near = |at: f64, line: &Line| (line.at - at).abs() <= pitch / 20.0;
        // Coordinates are rounded: the width of one column is too rough a measure for twenty rows.
        let below = across
            .iter()
            .filter(|line| rows > columns && near(top.at + pitch * rows as f64, line))
            .filter(|line| line.spans(left, right))
            .map(|line| (line.at - top.at) / rows as f64)
            .min_by(|a, b| (a - pitch).abs().total_cmp(&(b - pitch).abs()));
        let pitch = below.unwrap_or(pitch);
        let candidate = Lattice { left, top: top.at, columns, rows, pitch };
        let bottom = candidate.area().bottom;
        let has_columns = (0..=columns).all(|step| {
            let x = left + pitch * step as f64;
            down.iter().any(|line| near(x, line) && line.spans(top.at, bottom))
        });
        let has_rows = (0..=rows).all(|step| {
            let y = top.at + pitch * step as f64;
            across.iter().any(|line| near(y, line) && line.spans(left, right))
        });
        let known = found.iter().any(|lattice| lattice.area().holds(candidate.area(), EXACT));
        if pitch > 0.0 && has_columns && has_rows && !known {
            found.push(candidate);
        }
    }
    found
}

#[derive(Clone, Copy, PartialEq)]
enum Direction {
    Down,
    Across,
}

/// A straight, upright, unbroken stroke: where it stands, and from where to where it runs.
#[derive(Clone, Copy, Debug)]
struct Line {
    at: f64,
    from: f64,
    to: f64,
}

impl Line {
    fn spans(&self, from: f64, to: f64) -> bool {
        self.from <= from + EXACT && self.to >= to - EXACT
    }
}

fn lines(page: &Page, direction: Direction) -> Vec<Line> {
    let fits = |stroke: &&Stroke| {
        !stroke.dashed
            && match direction {
                Direction::Down => stroke.is_vertical(),
                Direction::Across => stroke.is_horizontal(),
            }
    };
    let line = |stroke: &Stroke| {
        let (from, to) = (stroke.from, stroke.to);
        match direction {
            Direction::Down => Line { at: from.x, from: from.y.min(to.y), to: from.y.max(to.y) },
            Direction::Across => Line { at: from.y, from: from.x.min(to.x), to: from.x.max(to.x) },
        }
    };
    page.strokes.iter().filter(fits).map(line).collect()
}

/// Every word lies on the page, whole.
pub(crate) fn words_on_page(file: &File) -> Faults {
    let mut faults = Faults::new();
    for (number, page) in numbered(file) {
        let whole = Area { left: 0.0, top: 0.0, right: page.width(), bottom: page.height() };
        let off =
            page.words.iter().filter(|word| word.ink.is_some_and(|ink| !whole.holds(ink, 0.0)));
        faults.extend(off.map(|word| format!("{:?} is not whole on page {number}", word.says)));
    }
    faults
}

/// No word lies over another, and no stroke runs through one.
pub(crate) fn words_are_clear(page: &Page) -> Faults {
    let mut faults = Faults::new();
    let words: Vec<(&Text, Area)> =
        page.words.iter().filter_map(|word| Some((word, word.ink?))).collect();
    for (index, (word, ink)) in words.iter().enumerate() {
        for (other, _) in words[index + 1..].iter().filter(|(_, other)| ink.meets(*other)) {
            faults.push(format!("{:?} lies over {:?}", word.says, other.says));
        }
        for stroke in page.strokes.iter().filter(|stroke| runs_through(stroke, *ink)) {
            faults.push(format!("a stroke runs through {:?}: {stroke:?}", word.says));
        }
    }
    faults
}

/// Straight upright strokes only: what a slanting one touches cannot be told from what it covers.
fn runs_through(stroke: &Stroke, ink: Area) -> bool {
    (stroke.is_horizontal() || stroke.is_vertical()) && ink.meets(stroke.area())
}

/// The file says each of these, in one line of text.
pub(crate) fn says(file: &File, wanted: &[&str]) -> Faults {
    let said = |wanted: &str| {
        file.pages.iter().flat_map(|page| &page.texts).any(|text| text.says.contains(wanted))
    };
    wanted
        .iter()
        .filter(|wanted| !said(wanted))
        .map(|wanted| format!("nowhere says {wanted:?}"))
        .collect()
}

/// The file has so many pages.
pub(crate) fn page_count(file: &File, pages: usize) -> Faults {
    if file.pages.len() == pages {
        Faults::new()
    } else {
        vec![format!("{} pages, not {pages}", file.pages.len())]
    }
}

/// Making the file again gives the same bytes, in this thread and in another.
pub(crate) fn repeats(make: impl Fn() -> Vec<u8> + Sync) -> Faults {
    let first = make();
    let mut faults = Faults::new();
    if make() != first {
        faults.push("a second time gives other bytes".to_owned());
    }
    let elsewhere = std::thread::scope(|scope| scope.spawn(&make).join());
    if elsewhere.ok() != Some(first) {
        faults.push("another thread gives other bytes".to_owned());
    }
    faults
}

/// The catalog, the information dictionary, the metadata and the identifier say what is true.
pub(crate) fn catalog(file: &File, lang: &str, title: &str) -> Faults {
    let catalog = file.catalog();
    let preferences =
        file.get(catalog, "ViewerPreferences").and_then(|object| object.as_dict().ok());
    let preference =
        |key: &str| preferences.and_then(|preferences| preferences.get(key.as_bytes()).ok());
    let info = file.get(&file.document.trailer, "Info").and_then(|info| info.as_dict().ok());
    let text = |dictionary: Option<&Dictionary>, key: &str| {
        dictionary.and_then(|dictionary| {
            lopdf::decode_text_string(dictionary.get(key.as_bytes()).ok()?).ok()
        })
    };
    let xmp = xmp(file).unwrap_or_default();
    let mut faults = Faults::new();
    let mut require = |holds: bool, what: &str| {
        if !holds {
            faults.push(what.to_owned());
        }
    };
    require(file.document.version == "1.7", "the version is not 1.7");
    require(text(Some(catalog), "Lang").as_deref() == Some(lang), "the language is wrong");
    let titled = preference("DisplayDocTitle").and_then(|object| object.as_bool().ok());
    require(titled == Some(true), "the title is not displayed");
    let scaling = preference("PrintScaling").and_then(|object| object.as_name().ok());
    require(scaling == Some(b"None".as_slice()), "print scaling is left to the viewer");
    require(text(info, "Title").as_deref() == Some(title), "the title is wrong");
    let produced =
        text(info, "Producer").is_some_and(|producer| producer.starts_with("fleetsheet "));
    require(produced, "the producer is not named");
    let keys: BTreeSet<_> =
        info.into_iter().flatten().map(|(key, _)| String::from_utf8_lossy(key)).collect();
    let known = ["Title", "Producer", "Creator", "CreationDate", "ModDate"];
    require(
        keys.iter().all(|key| known.contains(&key.as_ref())),
        "the information holds unknown keys",
    );
    require(xmp.contains("<pdfuaid:part>1</pdfuaid:part>"), "the metadata does not claim PDF/UA-1");
    require(
        xmp.contains(&format!("<rdf:li>{lang}</rdf:li>")),
        "the metadata names another language",
    );
    let claims = file.bytes.windows(8).any(|bytes| bytes == b"GTS_PDFX");
    require(!claims, "the file claims to be PDF/X");
    let id = file.document.trailer.get(b"ID").and_then(Object::as_array).ok();
    let length = |half: &Object| half.as_str().map_or(0, <[u8]>::len);
    require(
        id.is_some_and(|id| id.len() == 2 && id.iter().all(|half| length(half) == 16)),
        "no true identifier",
    );
    faults
}

fn xmp(file: &File) -> Option<String> {
    let stream = file.get(file.catalog(), "Metadata")?.as_stream().ok()?;
    stream
        .dict
        .get(b"Filter")
        .is_err()
        .then(|| String::from_utf8_lossy(&stream.content).into_owned())
}

/// Every page is tagged: all that paints stands in marked content, and the structure reaches each of them once.
pub(crate) fn tags(file: &File) -> Faults {
    let mut faults = Faults::new();
    let marked = file
        .get(file.catalog(), "MarkInfo")
        .and_then(|info| info.as_dict().ok()?.get(b"Marked").ok());
    if marked.and_then(|marked| marked.as_bool().ok()) != Some(true) {
        faults.push("the file does not say that it is tagged".to_owned());
    }
    let mut structure = Structure { file, found: BTreeMap::new(), faults: Faults::new() };
    structure.read();
    faults.append(&mut structure.faults);
    for (number, page) in numbered(file) {
        faults.extend(page.unmarked.iter().map(|what| format!("page {number} paints with {what}")));
        faults.extend(
            structure.page(page).into_iter().map(|fault| format!("page {number}: {fault}")),
        );
    }
    faults.extend(
        structure
            .found
            .keys()
            .map(|(_, mcid)| format!("an element leads to content {mcid}, which is not")),
    );
    faults
}

/// The structure elements, by the page and number of their content.
struct Structure<'a> {
    file: &'a File,
    found: BTreeMap<(ObjectId, i64), (ObjectId, String)>,
    faults: Faults,
}

impl Structure<'_> {
    fn read(&mut self) {
        let file = self.file;
        let root = file.get(file.catalog(), "StructTreeRoot").and_then(|root| root.as_dict().ok());
        let whole = root.and_then(|root| root.get(b"K").ok()?.as_reference().ok());
        let Some(whole) = whole else {
            self.faults.push("no structure".to_owned());
            return;
        };
        match file.document.get_dictionary(whole) {
            Ok(document) if kind(document) == "Document" => {
                for child in document.get(b"K").and_then(Object::as_array).into_iter().flatten() {
                    self.element(child, whole);
                }
            }
            _ => self.faults.push("the structure does not begin with a document".to_owned()),
        }
    }

    fn element(&mut self, child: &Object, parent: ObjectId) {
        let Some((id, element)) = child
            .as_reference()
            .ok()
            .and_then(|id| Some((id, self.file.document.get_dictionary(id).ok()?)))
        else {
            self.faults.push(format!("{child:?} is no structure element"));
            return;
        };
        let kind = kind(element);
        if !["H1", "H2", "P", "Figure"].contains(&kind.as_str()) {
            self.faults.push(format!("an element is a {kind:?}"));
        }
        if element.get(b"P").and_then(Object::as_reference).ok() != Some(parent) {
            self.faults.push(format!("a {kind} has another parent"));
        }
        if kind == "Figure" {
            self.figure(element);
        }
        let content = element.get(b"K").and_then(Object::as_i64).ok();
        let page = element.get(b"Pg").and_then(Object::as_reference).ok();
        match page.zip(content) {
            Some(place) => {
                if self.found.insert(place, (id, kind)).is_some() {
                    self.faults.push(format!("two elements lead to content {}", place.1));
                }
            }
            None => self.faults.push(format!("a {kind} has no content")),
        }
    }

    fn figure(&mut self, figure: &Dictionary) {
        let alt = figure.get(b"Alt").ok().and_then(|alt| lopdf::decode_text_string(alt).ok());
        if alt.is_none_or(|alt| alt.trim().is_empty()) {
            self.faults.push("a figure has no description".to_owned());
        }
        let edges =
            figure.get(b"A").and_then(Object::as_dict).and_then(|layout| layout.get(b"BBox"));
        let edges = edges.and_then(Object::as_array).ok();
        let edges: Vec<f64> = edges
            .into_iter()
            .flatten()
            .filter_map(|edge| edge.as_float().ok())
            .map(f64::from)
            .collect();
        let right = matches!(edges[..], [left, bottom, right, top] if left < right && bottom < top);
        if !right {
            self.faults.push(format!("a figure has the edges {edges:?}"));
        }
    }

    /// What is wrong between a page and the structure; takes out what the page holds.
    fn page(&mut self, page: &Page) -> Faults {
        let mut faults = Faults::new();
        if page.dictionary.get(b"Tabs").and_then(Object::as_name).ok() != Some(b"S".as_slice()) {
            faults.push("its order is not that of the structure".to_owned());
        }
        let parents = self.parents(page);
        for content in &page.marked {
            match content.mcid {
                None if content.tag == "Artifact" => {}
                None => faults.push(format!("a {} has no number", content.tag)),
                Some(mcid) => match self.found.remove(&(page.id, mcid)) {
                    None => faults.push(format!("no element leads to content {mcid}")),
                    Some((_, kind)) if kind != content.tag => {
                        faults.push(format!(
                            "content {mcid} is a {}, its element a {kind}",
                            content.tag
                        ));
                    }
                    Some((id, _)) if parents.get(mcid as usize) != Some(&id) => {
                        faults.push(format!("the parent of content {mcid} is another element"));
                    }
                    Some(_) => {}
                },
            }
        }
        faults
    }

    /// The elements that the parent tree gives for the contents of a page.
    fn parents(&self, page: &Page) -> Vec<ObjectId> {
        let file = self.file;
        let number = page.dictionary.get(b"StructParents").and_then(Object::as_i64).ok();
        let tree = file.get(file.catalog(), "StructTreeRoot").and_then(|root| root.as_dict().ok());
        let tree = tree.and_then(|root| file.get(root, "ParentTree")?.as_dict().ok());
        let numbers = tree.and_then(|tree| file.get(tree, "Nums")?.as_array().ok());
        let pairs = numbers.map(|numbers| numbers.chunks_exact(2)).into_iter().flatten();
        let of_page = |pair: &[Object]| pair[0].as_i64().ok() == number && number.is_some();
        let parents = pairs.filter(|pair| of_page(pair)).find_map(|pair| pair[1].as_array().ok());
        parents.into_iter().flatten().filter_map(|parent| parent.as_reference().ok()).collect()
    }
}

fn kind(element: &Dictionary) -> String {
    let kind = element.get(b"S").and_then(Object::as_name).unwrap_or_default();
    String::from_utf8_lossy(kind).into_owned()
}

/// Every colour is a grey, and every grey between black and white.
pub(crate) fn greys_only(file: &File) -> Faults {
    let mut faults = Faults::new();
    for (number, page) in numbered(file) {
        faults.extend(
            page.coloured
                .iter()
                .map(|operator| format!("page {number} sets a colour with {operator}")),
        );
        let fills = page.fills.iter().map(|fill| fill.grey);
        let greys = fills.chain(page.strokes.iter().map(|stroke| stroke.grey));
        let wrong = greys.filter(|grey| !(0.0..=1.0).contains(grey));
        faults.extend(wrong.map(|grey| format!("page {number} has the grey {grey}")));
    }
    faults
}

/// All checks that hold for every sheet, whatever it shows.
pub(crate) fn every_sheet(file: &File, expected: &Expected<'_>) -> Faults {
    [
        fonts(file),
        paper(file, expected.width, expected.height),
        margin(file, expected.margin),
        stroke_widths(file),
        thin_is_black(file),
        words_on_page(file),
        says(file, expected.says),
        page_count(file, expected.pages),
        catalog(file, expected.lang, expected.title),
        tags(file),
        greys_only(file),
    ]
    .concat()
}

/// What a sheet was made to be; lengths in millimetres.
pub(crate) struct Expected<'a> {
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) margin: f64,
    pub(crate) pages: usize,
    pub(crate) lang: &'a str,
    pub(crate) title: &'a str,
    pub(crate) says: &'a [&'a str],
}

/// Everything that leaves ink on a page.
fn ink(page: &Page) -> impl Iterator<Item = (String, Area)> {
    let strokes = page
        .strokes
        .iter()
        .map(|stroke| (format!("a stroke of {:.2} mm", mm(stroke.width)), stroke.area()));
    let fills = page.fills.iter().map(|fill| (format!("a fill of grey {}", fill.grey), fill.area));
    let words = page.words.iter().filter_map(|word| Some((format!("{:?}", word.says), word.ink?)));
    strokes.chain(fills).chain(words)
}

fn numbered(file: &File) -> impl Iterator<Item = (usize, &Page)> {
    (1..).zip(&file.pages)
}
