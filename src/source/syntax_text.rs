//! What the reader of TOML says, in the words of somebody who has forgotten a quote, or writes 3,5 for 3.5.

use crate::lang::{PerLang, both};

/// The message in both languages: the slips that people make in plain words, all others as the reader names them.
pub(super) fn in_plain_words(message: &str, text: &str, offset: usize) -> PerLang<String> {
    let starts = |heads: &[&str]| heads.iter().any(|head| message.starts_with(head));
    let before = text.get(..offset).unwrap_or_default();
    let decimal_comma = text.get(offset..).is_some_and(|rest| rest.starts_with(','))
        && before.ends_with(|letter: char| letter.is_ascii_digit());
    if decimal_comma {
        both("a comma does not belong in a number", "pas de virgule dans un nombre")
    } else if starts(&["string values must be quoted", "invalid float", "invalid boolean"]) {
        both(
            "no value that can be read; a text needs quotes",
            "valeur illisible ; un texte se met entre guillemets",
        )
    } else if starts(&["invalid unquoted key"]) {
        both(
            "a key with anything but a to z, 0 to 9, `-` and `_` in it needs quotes",
            "une clé avec autre chose que a à z, 0 à 9, `-` et `_` se met entre guillemets",
        )
    } else if starts(&["key with no value"]) && is_assigned(text, offset) {
        both(
            "a key of several words needs quotes, or hyphens between them",
            "une clé de plusieurs mots se met entre guillemets, ou avec des tirets",
        )
    } else if matches!(
        message,
        "invalid basic string, expected `\"`" | "invalid literal string, expected `'`"
    ) {
        both(
            "a text is not closed: its second quote is missing",
            "un texte n'est pas fermé : il manque le guillemet de la fin",
        )
    } else {
        both(message, in_french(message))
    }
}

/// Whether something is assigned further on in a line.
fn is_assigned(text: &str, offset: usize) -> bool {
    let rest = text.get(offset..).unwrap_or_default();
    rest.lines().next().is_some_and(|line| line.contains('=') && !line.starts_with('='))
}

/// The reader's own message in French; what it expects is told where it is one sign, the same in both languages.
fn in_french(message: &str) -> String {
    let (head, expected) = message.split_once(", expected ").unwrap_or((message, ""));
    let known = FRENCH.iter().find(|(english, _)| *english == head).map(|(_, french)| *french);
    let sign = expected.starts_with('`') && !expected.contains(',');
    match known {
        Some(french) if sign => format!("{french}, {expected} attendu"),
        Some(french) => french.to_owned(),
        None => format!("ce n'est pas du TOML : {message}"),
    }
}

/// What the reader says, and the same in French.
const FRENCH: [(&str, &str); 44] = [
    ("unclosed array", "liste non fermée"),
    ("unclosed inline table", "table entre accolades non fermée"),
    ("unclosed table", "en-tête de table non fermé"),
    ("unclosed array table", "en-tête de table non fermé"),
    ("missing value", "il manque une valeur"),
    ("missing value for key", "il manque la valeur d'une clé"),
    ("key with no value", "clé sans valeur"),
    ("missing opening quote", "il manque le guillemet du début"),
    ("missing escaped value", "rien après la barre oblique inverse"),
    (
        "missing comma between array elements",
        "il manque une virgule entre les éléments d'une liste",
    ),
    ("missing comma between key-value pairs", "il manque une virgule entre deux clés"),
    ("missing assignment between key-value pairs", "il manque `=` entre une clé et sa valeur"),
    ("missing key for inline table element", "il manque une clé entre les accolades"),
    ("extra comma in array", "virgule de trop dans une liste"),
    ("extra comma in inline table", "virgule de trop entre les accolades"),
    ("extra assignment between key-value pairs", "`=` de trop entre une clé et sa valeur"),
    ("extra `=`", "`=` de trop"),
    ("unexpected `=` in array", "`=` dans une liste"),
    ("unexpected key or value", "clé ou valeur inattendue"),
    ("unexpected content", "texte inattendu"),
    ("unexpected content between comment and newline", "texte inattendu après un commentaire"),
    ("unexpected leading zero", "zéro de trop devant un nombre"),
    ("unexpected sign", "signe inattendu devant un nombre"),
    ("redundant numeric sign", "signe de trop devant un nombre"),
    ("integers with a radix cannot be signed", "un nombre en base 2, 8 ou 16 n'a pas de signe"),
    ("`_` may only go between digits", "`_` ne va qu'entre deux chiffres"),
    ("missing inline table opening", "il manque l'accolade du début"),
    ("missing array opening", "il manque le crochet du début"),
    ("missing table open", "il manque le crochet du début"),
    ("invalid integer number", "nombre illisible"),
    ("invalid hexadecimal number", "nombre illisible"),
    ("invalid octal number", "nombre illisible"),
    ("invalid binary number", "nombre illisible"),
    ("invalid date", "date illisible"),
    ("invalid date-time", "date illisible"),
    ("invalid value", "valeur illisible"),
    ("invalid key-value pair", "clé et valeur illisibles"),
    ("invalid inline table element", "contenu illisible entre les accolades"),
    ("unquoted keys cannot be empty", "clé vide"),
    ("invalid basic string", "texte illisible"),
    ("invalid literal string", "texte illisible"),
    ("invalid multi-line basic string", "texte de plusieurs lignes illisible"),
    ("invalid comment character", "caractère interdit dans un commentaire"),
    ("carriage return must be followed by newline", "retour chariot sans saut de ligne"),
];

#[cfg(test)]
mod tests {
    use toml::de::DeTable;

    use super::*;

    fn told(text: &str) -> PerLang<String> {
        let (_, errors) = DeTable::parse_recoverable(text);
        let first = &errors[0];
        in_plain_words(first.message(), text, first.span().unwrap_or_default().start)
    }

    #[test]
    fn common_slips_are_told_in_french() {
        for text in [
            "a",
            "a = ",
            "a = [1",
            "a = [1 2]",
            "a = {b = 1",
            "a = nine",
            "a = 3,5",
            "a = \"x",
            "= 1",
            "[a",
            "[[a",
            "a = 1 2",
            "a = 01",
            "a = 1__0",
            "a b = 1",
            "a = 'x",
            "a = \"\\q\"",
            "a == 1",
            "a = +-1",
            "a = 0xZ",
            "a = [,]",
            "a = {,}",
            "[]",
            "a = 1979-13-01",
            "a = \"\u{1}\"",
            "a = }",
        ] {
            let told = told(text);
            assert_ne!(told.en, told.fr, "{text:?}");
            assert!(!told.fr.contains("TOML"), "{text:?}: {}", told.fr);
        }
    }

    #[test]
    fn signs_that_are_expected_are_named() {
        assert_eq!(told("a = [1").fr, "liste non fermée, `]` attendu");
        assert_eq!(in_french("something new"), "ce n'est pas du TOML : something new");
    }
}
