//! The file around the finished contents: page tree, catalog, metadata, identifier.

use lopdf::{
    Dictionary, Document, Object, ObjectId, SaveOptions, Stream, StringFormat, dictionary,
    text_string,
};
use sha2::{Digest, Sha256};

use super::tags::Tag;
use super::{PdfError, Written, count, outline, rounded, tags, xmp};
use crate::lang::Lang;
use crate::sheet::font;
use crate::sheet::mark::Weight;
use crate::sheet::mm::{Mm, Pt};

/// The program that draws the sheets.
const CREATOR: &str = "fleetsheet";
/// The program that writes the file, with its version.
const PRODUCER: &str = concat!("fleetsheet ", env!("CARGO_PKG_VERSION"));

/// What a file is called, and the language of its text.
pub(super) struct Heading<'a> {
    pub(super) title: &'a str,
    pub(super) lang: Lang,
}

/// Puts finished pages into a file; `fonts` is a document that holds the fonts.
pub(super) fn assemble(
    heading: &Heading<'_>,
    pages: Vec<Written>,
    fonts: Document,
) -> Result<Vec<u8>, PdfError> {
    if pages.is_empty() {
        return Err(PdfError::NoPages);
    }
    let identifier = identifier(heading, &pages);
    let (mut document, font_resources) = bare(fonts)?;
    let pages = add_pages(&mut document, pages, font_resources);
    let catalog = catalog(&mut document, heading, &pages);
    let info = document.add_object(dictionary! {
        "Title" => text_string(heading.title),
        "Creator" => text_string(CREATOR),
        "Producer" => text_string(PRODUCER),
    });
    document.trailer = dictionary! { "Root" => catalog, "Info" => info, "ID" => vec![identifier.clone(), identifier] };
    save(document, pages.tagged.len())
}

/// The page tree: its root and its pages, each with its label and what its marked contents are.
struct Pages {
    root: ObjectId,
    tagged: Vec<(ObjectId, Vec<Tag>)>,
    labels: Vec<String>,
}

/// Half of the identifier: the same content has the same, another content another.
fn identifier(heading: &Heading<'_>, pages: &[Written]) -> Object {
    let mut hash = Sha256::new();
    hash.update(format!("{PRODUCER}\n{:?}\n{}\n", heading.title, heading.lang.code()));
    for Written { width, height, label, content, tags } in pages {
        hash.update(format!("{} {} {label:?} {tags:?}\n", width.0, height.0));
        hash.update(&content.content);
    }
    Object::String(hash.finalize()[..16].to_vec(), StringFormat::Hexadecimal)
}

/// Strips a document of everything but its font resources, and returns it with those.
fn bare(mut document: Document) -> Result<(Document, Object), PdfError> {
    let page = document.page_iter().next().ok_or(PdfError::NoPages)?;
    let resources = document.get_dictionary(page)?.get(b"Resources")?.clone();
    let resources = document.dereference(&resources)?.1.as_dict()?;
    let fonts = resources.get(b"Font")?.clone();
    document.trailer = dictionary! { "Font" => fonts };
    document.prune_objects();
    document.renumber_objects();
    "1.7".clone_into(&mut document.version);
    state_cap_height(&mut document);
    document.compress();
    let fonts = document.trailer.get(b"Font")?.clone();
    Ok((document, fonts))
}

/// printpdf states the ascent as the height of capitals, which a viewer would fit a substitute font to.
fn state_cap_height(document: &mut Document) {
    let height = font::cap_height(Weight::Regular, Pt(1000.0)).pt().0.round();
    for dictionary in document.objects.values_mut().filter_map(|object| object.as_dict_mut().ok()) {
        if dictionary.has_type(b"FontDescriptor") {
            dictionary.set("CapHeight", height as i64);
        }
    }
}

fn add_pages(document: &mut Document, pages: Vec<Written>, fonts: Object) -> Pages {
    let root = document.new_object_id();
    let resources = document.add_object(dictionary! { "Font" => fonts });
    let mut tagged = Vec::with_capacity(pages.len());
    let mut labels = Vec::with_capacity(pages.len());
    for (index, page) in pages.into_iter().enumerate() {
        let edges = edges(page.width, page.height);
        let content = document.add_object(page.content);
        let dictionary = page_dictionary(edges, index, root, resources, content);
        tagged.push((document.add_object(dictionary), page.tags));
        labels.push(page.label);
    }
    let kids: Vec<Object> = tagged.iter().map(|(id, _)| (*id).into()).collect();
    document.set_object(
        root,
        dictionary! { "Type" => "Pages", "Count" => count(kids.len()), "Kids" => kids },
    );
    Pages { root, tagged, labels }
}

fn edges(width: Mm, height: Mm) -> Vec<Object> {
    [0.0, 0.0, width.pt().0, height.pt().0].map(|edge| rounded(edge).into()).to_vec()
}

fn page_dictionary(
    edges: Vec<Object>,
    index: usize,
    parent: ObjectId,
    resources: ObjectId,
    content: ObjectId,
) -> Dictionary {
    dictionary! {
        "Type" => "Page",
        "Parent" => parent,
        "MediaBox" => edges,
        "Resources" => resources,
        "Contents" => content,
        "StructParents" => count(index),
        "Tabs" => "S",
    }
}

fn catalog(document: &mut Document, heading: &Heading<'_>, pages: &Pages) -> ObjectId {
    let structure = tags::add(document, &pages.tagged);
    let labels = pages.labels.iter().map(String::as_str);
    let outline = outline::add(
        document,
        &pages.tagged.iter().map(|(id, _)| *id).zip(labels).collect::<Vec<_>>(),
    );
    let metadata = metadata(document, heading);
    let mode = if pages.tagged.len() > 1 { "UseOutlines" } else { "UseNone" };
    document.add_object(dictionary! {
        "Type" => "Catalog",
        "Pages" => pages.root,
        "Lang" => text_string(heading.lang.code()),
        "MarkInfo" => dictionary! { "Marked" => true },
        "StructTreeRoot" => structure,
        "Outlines" => outline,
        "PageMode" => mode,
        "Metadata" => metadata,
        "ViewerPreferences" => dictionary! { "DisplayDocTitle" => true, "PrintScaling" => "None" },
    })
}

/// The metadata stays uncompressed, so that programs that know nothing of PDF can find it.
fn metadata(document: &mut Document, heading: &Heading<'_>) -> ObjectId {
    let packet = xmp::packet(heading.title, heading.lang.code(), PRODUCER, CREATOR);
    let dictionary = dictionary! { "Type" => "Metadata", "Subtype" => "XML" };
    document.add_object(Stream::new(dictionary, packet.into_bytes()).with_compression(false))
}

fn save(mut document: Document, pages: usize) -> Result<Vec<u8>, PdfError> {
    let options =
        SaveOptions { use_object_streams: true, use_xref_streams: true, ..SaveOptions::default() };
    let mut bytes = Vec::with_capacity(50_000 + pages * 2_000);
    document.save_with_options(&mut bytes, options)?;
    Ok(bytes)
}
