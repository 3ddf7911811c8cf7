//! The contents of pages, encoded by printpdf and compressed.
//!
//! printpdf keeps every operation of a document in memory, so it is given a few pages at a time, and only their
//! finished contents are kept.

use lopdf::{Document, Object, Stream};
use printpdf::{Op, PdfDocument, PdfPage, PdfSaveOptions, TextItem};

use super::draw::{self, Drawing};
use super::fonts::{self, Used};
use super::{PdfError, Written, check, rounded};
use crate::sheet::mark::{Page, Weight};
use crate::sheet::mm::Mm;

/// How many pages printpdf encodes at once: enough that its work per document does not matter.
pub(super) const PAGES_AT_A_TIME: usize = 50;

/// Encodes pages, and remembers the characters they use.
pub(super) struct Encoder {
    document: PdfDocument,
    used: Used,
    /// The size of every page: that of the first.
    paper: Option<(Mm, Mm)>,
    /// Pages that have been drawn so far.
    drawn: usize,
    waiting: Vec<Waiting>,
}

/// A page that is drawn and not yet encoded.
struct Waiting {
    width: Mm,
    height: Mm,
    label: String,
    drawing: Drawing,
}

impl Encoder {
    pub(super) fn new() -> Result<Self, PdfError> {
        let mut document = PdfDocument::new("");
        for weight in fonts::WEIGHTS {
            document.resources.fonts.map.insert(fonts::id(weight), fonts::parse(weight)?);
        }
        let used = Used::default();
        Ok(Self { document, used, paper: None, drawn: 0, waiting: Vec::new() })
    }

    /// Draws one more page.
    pub(super) fn add(&mut self, page: &Page) -> Result<(), PdfError> {
        self.drawn += 1;
        check::paper(page, self.drawn, self.paper)?;
        self.paper = Some((page.width, page.height));
        let drawing = draw::page(page, self.drawn, &mut self.used)?;
        let (width, height, label) = (page.width, page.height, page.label.clone());
        self.waiting.push(Waiting { width, height, label, drawing });
        Ok(())
    }

    /// Encodes the pages that wait, if they are many.
    pub(super) fn encode_if_many(&mut self) -> Result<Vec<Written>, PdfError> {
        if self.waiting.len() < PAGES_AT_A_TIME { Ok(Vec::new()) } else { self.encode() }
    }

    /// Encodes the pages that wait.
    pub(super) fn encode(&mut self) -> Result<Vec<Written>, PdfError> {
        if self.waiting.is_empty() {
            return Ok(Vec::new());
        }
        let mut all_ops = Vec::with_capacity(self.waiting.len());
        let mut rest = Vec::with_capacity(self.waiting.len());
        for Waiting { width, height, label, drawing } in self.waiting.drain(..) {
            all_ops.push(drawing.ops);
            rest.push((width, height, label, drawing.tags));
        }
        let contents = contents(&mut self.lopdf(all_ops)?)?;
        let written = |(content, (width, height, label, tags))| Written {
            width,
            height,
            label,
            content,
            tags,
        };
        Ok(contents.into_iter().zip(rest).map(written).collect())
    }

    /// A document that holds nothing but the fonts, with the characters used so far.
    pub(super) fn fonts(mut self) -> Result<Document, PdfError> {
        let used = fonts::WEIGHTS.map(|weight| (weight, self.used.text(weight)));
        let ops = used
            .into_iter()
            .filter(|(_, text)| !text.is_empty())
            .flat_map(|(weight, text)| show(weight, text));
        let ops = ops.collect();
        self.lopdf(vec![ops])
    }

    /// The document of pages with these operations, as lopdf has it.
    fn lopdf(&mut self, pages: Vec<Vec<Op>>) -> Result<Document, PdfError> {
        let edge = printpdf::Mm(rounded(100.0));
        self.document.pages = pages.into_iter().map(|ops| PdfPage::new(edge, edge, ops)).collect();
        let options = PdfSaveOptions {
            optimize: false,
            subset_fonts: false,
            secure: true,
            image_optimization: None,
        };
        let mut warnings = Vec::new();
        let document = self.document.to_lopdf_document(&options, &mut warnings);
        match warnings.into_iter().next() {
            Some(warning) => Err(PdfError::Encoding { reason: warning.msg }),
            None => Ok(document),
        }
    }
}

fn show(weight: Weight, text: String) -> [Op; 4] {
    [
        Op::StartTextSection,
        Op::SetFont { font: fonts::handle(weight), size: printpdf::Pt(1.0) },
        Op::ShowText { items: vec![TextItem::Text(text)] },
        Op::EndTextSection,
    ]
}

/// Takes the contents of the pages out of a document, compressed.
fn contents(document: &mut Document) -> Result<Vec<Stream>, PdfError> {
    let ids: Vec<_> = document.page_iter().map(|page| document.get_page_contents(page)).collect();
    ids.into_iter().map(|ids| take_stream(document, ids.first().copied())).collect()
}

fn take_stream(document: &mut Document, id: Option<lopdf::ObjectId>) -> Result<Stream, PdfError> {
    match id.and_then(|id| document.objects.remove(&id)) {
        Some(Object::Stream(mut stream)) => {
            stream.compress()?;
            Ok(stream)
        }
        _ => Err(PdfError::Encoding { reason: "a page has lost its content".to_owned() }),
    }
}
