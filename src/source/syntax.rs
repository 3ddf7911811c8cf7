//! Which faults of syntax are worth telling, and in which words.

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

/// What the reader of TOML says, in the words of somebody who has forgotten a quote, or writes 3,5 for 3.5.
pub(super) fn in_plain_words(message: &str, text: &str, offset: usize) -> String {
    let starts = |heads: &[&str]| heads.iter().any(|head| message.starts_with(head));
    let before = text.get(..offset).unwrap_or_default();
    let decimal_comma = text.get(offset..).is_some_and(|rest| rest.starts_with(','))
        && before.ends_with(|letter: char| letter.is_ascii_digit());
    if decimal_comma {
        "a comma does not belong in a number".to_owned()
    } else if starts(&["string values must be quoted", "invalid float", "invalid boolean"]) {
        "no value that can be read; a text needs quotes".to_owned()
    } else if matches!(
        message,
        "invalid basic string, expected `\"`" | "invalid literal string, expected `'`"
    ) {
        "a text is not closed: its second quote is missing".to_owned()
    } else {
        message.to_owned()
    }
}
