//! The file around the finished contents: page tree, catalog, metadata, identifier.

use lopdf::{
    Dictionary, Document, Object, ObjectId, SaveOptions, Stream, StringFormat, dictionary,
    text_string,
};
use sha2::{Digest, Sha256};

use super::content::Encoded;
use super::tags::Tag;
use super::{PdfError, count, outline, rounded, tags, xmp};
use crate::sheet::font;
use crate::sheet::mark::{Booklet, Page, Weight};
use crate::sheet::mm::Pt;

/// The program that draws the sheets.
const CREATOR: &str = "fleetsheet";
/// The program that writes the file, with its version.
const PRODUCER: &str = concat!("fleetsheet ", env!("CARGO_PKG_VERSION"));

/// Puts the pages of a booklet, their contents encoded, into a file; `fonts` is a document that holds the fonts.
pub(super) fn assemble(
    booklet: &Booklet,
    encoded: Vec<Encoded>,
    fonts: Document,
) -> Result<Vec<u8>, PdfError> {
    let identifier = identifier(booklet, &encoded);
    let (mut document, font_resources) = bare(fonts)?;
    let pages = add_pages(&mut document, booklet, encoded, font_resources);
    let catalog = catalog(&mut document, booklet, &pages);
    let info = document.add_object(dictionary! {
        "Title" => text_string(&booklet.title),
        "Creator" => text_string(CREATOR),
        "Producer" => text_string(PRODUCER),
    });
    document.trailer = dictionary! { "Root" => catalog, "Info" => info, "ID" => vec![identifier.clone(), identifier] };
    save(document, booklet.pages.len())
}

/// The page tree: its root and its pages, each with what its marked contents are.
struct Pages {
    root: ObjectId,
    tagged: Vec<(ObjectId, Vec<Tag>)>,
}

/// Half of the identifier: the same content has the same, another content another.
fn identifier(booklet: &Booklet, encoded: &[Encoded]) -> Object {
    let mut hash = Sha256::new();
    hash.update(format!("{PRODUCER}\n{:?}\n{}\n", booklet.title, booklet.lang.code()));
    for (page, Encoded { content, tags }) in booklet.pages.iter().zip(encoded) {
        hash.update(format!("{} {} {:?} {tags:?}\n", page.width.0, page.height.0, page.label));
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

fn add_pages(
    document: &mut Document,
    booklet: &Booklet,
    encoded: Vec<Encoded>,
    fonts: Object,
) -> Pages {
    let root = document.new_object_id();
    let resources = document.add_object(dictionary! { "Font" => fonts });
    let mut tagged = Vec::with_capacity(encoded.len());
    for (index, (page, Encoded { content, tags })) in booklet.pages.iter().zip(encoded).enumerate()
    {
        let content = document.add_object(content);
        tagged.push((
            document.add_object(page_dictionary(page, index, root, resources, content)),
            tags,
        ));
    }
    let kids: Vec<Object> = tagged.iter().map(|(id, _)| (*id).into()).collect();
    document.set_object(
        root,
        dictionary! { "Type" => "Pages", "Count" => count(kids.len()), "Kids" => kids },
    );
    Pages { root, tagged }
}

fn page_dictionary(
    page: &Page,
    index: usize,
    parent: ObjectId,
    resources: ObjectId,
    content: ObjectId,
) -> Dictionary {
    let edges: Vec<Object> =
        [0.0, 0.0, page.width.pt().0, page.height.pt().0].map(|edge| rounded(edge).into()).to_vec();
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

fn catalog(document: &mut Document, booklet: &Booklet, pages: &Pages) -> ObjectId {
    let structure = tags::add(document, &pages.tagged);
    let labels = booklet.pages.iter().map(|page| page.label.as_str());
    let outline = outline::add(
        document,
        &pages.tagged.iter().map(|(id, _)| *id).zip(labels).collect::<Vec<_>>(),
    );
    let metadata = metadata(document, booklet);
    let mode = if pages.tagged.len() > 1 { "UseOutlines" } else { "UseNone" };
    document.add_object(dictionary! {
        "Type" => "Catalog",
        "Pages" => pages.root,
        "Lang" => text_string(booklet.lang.code()),
        "MarkInfo" => dictionary! { "Marked" => true },
        "StructTreeRoot" => structure,
        "Outlines" => outline,
        "PageMode" => mode,
        "Metadata" => metadata,
        "ViewerPreferences" => dictionary! { "DisplayDocTitle" => true, "PrintScaling" => "None" },
    })
}

/// The metadata stays uncompressed, so that programs that know nothing of PDF can find it.
fn metadata(document: &mut Document, booklet: &Booklet) -> ObjectId {
    let packet = xmp::packet(&booklet.title, booklet.lang.code(), PRODUCER, CREATOR);
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
