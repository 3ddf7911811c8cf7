/// The known word nearest to `word`, if one is near enough to be what was meant.
///
/// Distance is Damerau–Levenshtein, case apart; a third of the word's length may differ (at least one
/// letter), and ties go to the word that sorts first, so that the same slip gets the same answer.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let allowed = (word.chars().count() / 3).max(1);
    known
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(&word, &candidate.to_lowercase()), candidate))
        .filter(|(distance, _)| *distance <= allowed)
        .min()
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_word_that_was_meant() {
        let known = ["standard", "large", "compact", "log"];
        assert_eq!(nearest("standrad", known), Some("standard"));
        assert_eq!(nearest("LARG", known), Some("large"));
        assert_eq!(nearest("zebra", known), None);
    }
}
