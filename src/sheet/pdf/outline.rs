//! The outline of the file: one entry a page, with its label.

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary, text_string};

use super::count;

/// Adds an entry for each page, and returns the root of the outline.
pub(super) fn add(document: &mut Document, pages: &[(ObjectId, &str)]) -> ObjectId {
    let root = document.new_object_id();
    let ids: Vec<ObjectId> = pages.iter().map(|_| document.new_object_id()).collect();
    for (index, (page, label)) in pages.iter().enumerate() {
        let mut entry = entry(root, *page, label);
        if let Some(before) = index.checked_sub(1) {
            entry.set("Prev", ids[before]);
        }
        if let Some(&after) = ids.get(index + 1) {
            entry.set("Next", after);
        }
        document.set_object(ids[index], entry);
    }
    let mut outlines = dictionary! { "Type" => "Outlines", "Count" => count(ids.len()) };
    if let (Some(&first), Some(&last)) = (ids.first(), ids.last()) {
        outlines.set("First", first);
        outlines.set("Last", last);
    }
    document.set_object(root, outlines);
    root
}

fn entry(parent: ObjectId, page: ObjectId, label: &str) -> Dictionary {
    let destination: Vec<Object> = vec![page.into(), "Fit".into()];
    dictionary! { "Title" => text_string(label), "Parent" => parent, "Dest" => destination }
}
