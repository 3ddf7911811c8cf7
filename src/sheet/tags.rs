//! Letters that tell apart classes of one shape: a cruiser of three squares from a submarine of three.

use crate::lang::{Lang, capitalised};
use crate::rules::{ClassId, Ruleset};

/// The least prefix that no other class's name begins with, where another class has the same shape; `None` where the
/// shape alone says which class it is.
pub(super) fn of(rules: &Ruleset, class: ClassId, lang: Lang) -> Option<String> {
    let own = rules.class(class);
    let others = || rules.class_ids().filter(|(id, _)| *id != class).map(|(_, other)| other);
    if !others().any(|other| other.shape == own.shape) {
        return None;
    }
    let name = own.noun(lang).one.to_lowercase();
    let prefixes = name.char_indices().map(|(at, c)| &name[..at + c.len_utf8()]);
    let unique =
        prefixes.filter(|prefix| prefix.chars().all(char::is_alphanumeric)).find(|prefix| {
            !others().any(|other| other.noun(lang).one.to_lowercase().starts_with(prefix))
        });
    Some(capitalised(unique.unwrap_or(&name)))
}
