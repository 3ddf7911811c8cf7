//! The structure of the file: what a screen reader reads, in which order.
//!
//! ```text
//!   StructTreeRoot ── Document ─┬─ H1      marked content 0 of page 1
//!        │                      ├─ Figure  marked content 1 of page 1, with its description
//!        └─ ParentTree          └─ P       …
//!           page ──► its elements, by the number of their marked content
//! ```

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary, text_string};

use super::{count, flipped, rounded};
use crate::sheet::mark::{Element, Page, Point, Role};

/// What one marked content is.
#[derive(Clone, Debug)]
pub(super) struct Tag {
    /// The type of the structure element.
    pub(super) kind: &'static str,
    /// The description and the edges of a figure.
    pub(super) figure: Option<Figure>,
}

/// What a figure shows, and where.
#[derive(Clone, Debug)]
pub(super) struct Figure {
    /// Its description.
    alt: String,
    /// Left, bottom, right and top, in points.
    edges: [f32; 4],
}

impl Tag {
    /// The tag of an element of a page; none for decoration.
    pub(super) fn of(element: &Element, page: &Page) -> Option<Self> {
        let (kind, figure) = match &element.role {
            Role::Title => ("H1", None),
            Role::Heading => ("H2", None),
            Role::Paragraph => ("P", None),
            Role::Figure { alt } => {
                ("Figure", Some(Figure { alt: alt.clone(), edges: edges(element, page) }))
            }
            Role::Artifact => return None,
        };
        Some(Self { kind, figure })
    }
}

fn edges(element: &Element, page: &Page) -> [f32; 4] {
    let Some(bounds) = element.bounds() else { return [0.0; 4] };
    let (left, top) = flipped(page, Point::new(bounds.x, bounds.y));
    let (right, bottom) = flipped(page, Point::new(bounds.right(), bounds.bottom()));
    [left, bottom, right, top].map(rounded)
}

/// Adds the structure of all pages, and returns its root.
pub(super) fn add(document: &mut Document, pages: &[(ObjectId, Vec<Tag>)]) -> ObjectId {
    let root = document.new_object_id();
    let whole = document.new_object_id();
    let mut children = Vec::new();
    let mut parents = Vec::new();
    for ((page, tags), number) in pages.iter().zip(0_i64..) {
        let elements: Vec<Object> = tags
            .iter()
            .zip(0..)
            .map(|(tag, mcid)| document.add_object(element(tag, whole, *page, mcid)).into())
            .collect();
        parents.extend([number.into(), elements.clone().into()]);
        children.extend(elements);
    }
    document.set_object(
        whole,
        dictionary! { "Type" => "StructElem", "S" => "Document", "P" => root, "K" => children },
    );
    let parent_tree = document.add_object(dictionary! { "Nums" => parents });
    document.set_object(
        root,
        dictionary! {
            "Type" => "StructTreeRoot",
            "K" => whole,
            "ParentTree" => parent_tree,
            "ParentTreeNextKey" => count(pages.len()),
        },
    );
    root
}

fn element(tag: &Tag, parent: ObjectId, page: ObjectId, mcid: i64) -> Dictionary {
    let mut element = dictionary! { "S" => tag.kind, "P" => parent, "Pg" => page, "K" => mcid };
    if let Some(figure) = &tag.figure {
        let edges: Vec<Object> = figure.edges.iter().map(|&edge| edge.into()).collect();
        element.set("Alt", text_string(&figure.alt));
        element.set("A", dictionary! { "O" => "Layout", "Placement" => "Block", "BBox" => edges });
    }
    element
}
