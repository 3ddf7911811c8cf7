//! Which faults of syntax are worth telling.

use toml::de::Error;

/// The errors without those that only follow from a bracket left open, and where the text begins that such a
/// bracket takes in.
pub(super) fn telling(mut errors: Vec<Error>) -> (Vec<Error>, Option<usize>) {
    let start = |error: &Error| error.span().map_or(0, |range| range.start);
    errors.sort_by_key(start);
    let is_inside = |error: &Error| {
        ["array", "inline table", "missing comma"].iter().any(|of| error.message().contains(of))
    };
    let inside = errors.iter().position(is_inside);
    let Some(first) = inside.filter(|_| errors.iter().any(is_open)) else {
        return (errors, None);
    };
    let swallowed = start(&errors[first]);
    let rest = errors.split_off(first + 1);
    errors.extend(rest.into_iter().filter(is_open));
    (errors, Some(swallowed))
}

/// Whether it tells of a bracket that is never closed.
pub(super) fn is_open(error: &Error) -> bool {
    let heads = ["unclosed array,", "unclosed inline table"];
    heads.iter().any(|head| error.message().starts_with(head))
}
