use unicode_normalization::char::decompose_canonical;

/// The text as it sounds: without case, accents, and all that is neither letter nor digit (hyphens, spaces, apostrophes).
pub fn folded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    text.chars().for_each(|c| fold_into(&mut plain, c));
    plain
}

/// Adds one character as [`folded`] has it; nothing where it is no letter or digit.
pub fn fold_into(plain: &mut String, c: char) {
    match c {
        _ if c.is_ascii_alphanumeric() => plain.push(c.to_ascii_lowercase()),
        _ if c.is_ascii() => {}
        'œ' | 'Œ' => plain.push_str("oe"),
        'æ' | 'Æ' => plain.push_str("ae"),
        _ => decompose_canonical(c, |part| {
            plain.extend(part.to_lowercase().filter(|part| part.is_alphanumeric()));
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_hears_does_not_count() {
        for (text, plain) in [
            ("Cuirassé", "cuirasse"),
            ("CUIRASSE\u{301}", "cuirasse"),
            ("À l’eau", "aleau"),
            ("porte-avions", "porteavions"),
            ("Œuvre 12", "oeuvre12"),
            ("\u{301}", ""),
        ] {
            assert_eq!(folded(text), plain, "{text}");
        }
    }
}
