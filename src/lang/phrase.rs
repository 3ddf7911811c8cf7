use super::{Gender, Lang};

const EN: [&str; 11] =
    ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const FR: [&str; 11] =
    ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];

/// The word for `n` up to ten, digits beyond.
pub fn number_word(lang: Lang, n: u32, gender: Gender) -> String {
    match (lang, n, gender) {
        (Lang::Fr, 0, Gender::Feminine) => "aucune".to_owned(),
        (Lang::Fr, 1, Gender::Feminine) => "une".to_owned(),
        _ => {
            let words = lang.pick(&EN, &FR);
            words.get(n as usize).map_or_else(|| n.to_string(), |word| (*word).to_owned())
        }
    }
}

/// Joins words, each in backticks, as a choice: `` `a`, `b` or `c` ``; `` `a`, `b` ou `c` ``.
pub fn choice<S: AsRef<str>>(lang: Lang, words: &[S]) -> String {
    let ticked: Vec<String> = words.iter().map(|word| format!("`{}`", word.as_ref())).collect();
    joined(&ticked, lang.pick(" or ", " ou "))
}

/// Joins items as a sentence does: `a, b and c`; `a, b et c`.
pub fn list<S: AsRef<str>>(lang: Lang, items: &[S]) -> String {
    joined(items, lang.pick(" and ", " et "))
}

fn joined<S: AsRef<str>>(items: &[S], last_joint: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{}{last_joint}{}", first.join(", "), last.as_ref())
        }
    }
}

/// The end of a message that proposes a word; nothing where there is none.
pub fn meant(lang: Lang, nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |word| {
        lang.pick(format!("; did you mean `{word}`?"), format!(" ; vouliez-vous dire `{word}` ?"))
    })
}

/// A number with one decimal: `8.5`; `8,5`.
pub fn tenths(lang: Lang, number: f64) -> String {
    decimal(lang, number, 1)
}

/// A number with two decimals: `8.54`; `8,54`.
pub fn hundredths(lang: Lang, number: f64) -> String {
    decimal(lang, number, 2)
}

fn decimal(lang: Lang, number: f64, places: usize) -> String {
    let text = format!("{number:.places$}");
    lang.pick(text.clone(), text.replace('.', ","))
}

/// The text with its first letter as a capital.
pub fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// A large number in groups of three digits: `1,925,751,392`, `1 925 751 392`.
pub fn grouped(lang: Lang, number: u128) -> String {
    let digits = number.to_string();
    let gap = lang.pick(",", "\u{202f}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text += gap;
        }
        text.push(digit);
    }
    text
}

/// French text with the no-break spaces that belong before `: ; ! ?` and inside `« »`; English as it is.
///
/// Source texts are written with plain spaces, which can be seen.
pub fn spaced(lang: Lang, text: &str) -> String {
    match lang {
        Lang::En => text.to_owned(),
        Lang::Fr => [
            (" :", "\u{a0}:"),
            (" ;", "\u{a0};"),
            (" !", "\u{a0}!"),
            (" ?", "\u{a0}?"),
            ("« ", "«\u{a0}"),
            (" »", "\u{a0}»"),
        ]
        .iter()
        .fold(text.to_owned(), |text, (plain, bound)| text.replace(plain, bound)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_grouped_by_three() {
        assert_eq!(grouped(Lang::En, 0), "0");
        assert_eq!(grouped(Lang::En, 999), "999");
        assert_eq!(grouped(Lang::En, 1_925_751_392), "1,925,751,392");
        assert_eq!(grouped(Lang::Fr, 12_345), "12\u{202f}345");
    }

    #[test]
    fn lists_read_as_sentences() {
        assert_eq!(list::<&str>(Lang::En, &[]), "");
        assert_eq!(list(Lang::En, &["a"]), "a");
        assert_eq!(list(Lang::En, &["a", "b", "c"]), "a, b and c");
        assert_eq!(list(Lang::Fr, &["a", "b"]), "a et b");
        assert_eq!(choice(Lang::En, &["a", "b", "c"]), "`a`, `b` or `c`");
        assert_eq!(choice(Lang::Fr, &["a", "b"]), "`a` ou `b`");
        assert_eq!(Lang::ALL.map(|lang| tenths(lang, 8.54)), ["8.5", "8,5"]);
        assert_eq!(Lang::ALL.map(|lang| hundredths(lang, 8.546)), ["8.55", "8,55"]);
    }

    #[test]
    fn french_marks_keep_to_their_words() {
        assert_eq!(spaced(Lang::Fr, "« Feu » : oui !"), "«\u{a0}Feu\u{a0}»\u{a0}: oui\u{a0}!");
        assert_eq!(spaced(Lang::En, "Fire : yes"), "Fire : yes");
        assert_eq!(capitalised("école"), "École");
    }
}
