use super::fault::{Expected, ReportFault};
use crate::lang::{Describe, Forms, Lang, PerLang, meant};

const ANSWER: Forms = Forms { en: ("answer", "answers"), fr: ("réponse", "réponses") };

impl Describe for ReportFault {
    fn describe(&self, lang: Lang) -> String {
        let pick = |en: &str, fr: &str| lang.pick(en, fr).to_owned();
        match self {
            Self::Empty { expected } => {
                let expected = expected.describe(lang);
                lang.pick(
                    format!("the report is empty; it should say {expected}"),
                    format!("le compte rendu est vide ; il doit dire {expected}"),
                )
            }
            Self::UnknownWord { word, nearest, expected, .. } => {
                unknown(word, nearest.as_deref(), *expected, lang)
            }
            Self::Ambiguous { word, readings, .. } => ambiguous(word, readings, lang),
            Self::Misplaced { word, expected, .. } => misplaced(word, *expected, lang),
            Self::Count { .. } => lang.pick(
                format!("no count can be larger than {}", Self::MOST),
                format!("aucun compte ne peut dépasser {}", Self::MOST),
            ),
            Self::MoreShipsThanHits { hits, ships, .. } => {
                let (hits, ships) =
                    (Forms::HIT.counted(lang, *hits), Forms::SHIP.counted(lang, *ships));
                lang.pick(
                    format!("{hits} on {ships}: that cannot be"),
                    format!("{hits} pour {ships} : c'est impossible"),
                )
            }
            Self::SharedHits { hits, .. } => {
                let hits = Forms::HIT.counted(lang, *hits);
                lang.pick(
                    format!("{hits} on several ships: how many on each?"),
                    format!("{hits} sur plusieurs navires : combien sur chacun ?"),
                )
            }
            Self::NothingAndSomething { .. } => pick(
                "this says that nothing was hit, and the rest that something was",
                "ceci dit que rien n'est touché, et le reste que quelque chose l'est",
            ),
            Self::HitWithoutClass { .. } => pick(
                "this game tells the class of each hit: a hit on what?",
                "ce jeu dit la classe de chaque impact : un impact sur quoi ?",
            ),
            Self::SunkWithoutName { .. } => pick(
                "this game names each ship sunk: which one?",
                "ce jeu nomme chaque navire coulé : lequel ?",
            ),
            Self::ClassTold { .. } => pick(
                "this game does not tell the class of a ship that is hit",
                "ce jeu ne dit pas la classe d'un navire touché",
            ),
            Self::NameTold { .. } => pick(
                "this game tells that a ship sank, not which",
                "ce jeu dit qu'un navire a coulé, pas lequel",
            ),
            Self::SinkingTold { .. } => pick(
                "this game does not tell that a ship sank",
                "ce jeu ne dit pas qu'un navire a coulé",
            ),
            Self::SinkingWithShot { .. } => pick(
                "this game tells sinkings once, after the answers for all shots",
                "ce jeu dit les navires coulés une fois, après les réponses pour tous les tirs",
            ),
            Self::TotalsForShots { .. } => pick(
                "these are totals, and in this game each shot has an answer of its own, in the order fired",
                "ce sont des totaux, et dans ce jeu chaque tir a sa réponse, dans l'ordre des tirs",
            ),
            Self::Shots { expected, found } => answers(*expected, *found, lang),
            Self::SeveralAnswers { shot } => lang.pick(
                format!("shot {shot} cannot have done all that"),
                format!("le tir {shot} ne peut pas avoir fait tout cela"),
            ),
            Self::Row { row, expected, found, .. } => {
                let found = Forms::SQUARE.counted(lang, *found as u64);
                lang.pick(
                    format!("row {row} has {found} instead of {expected}"),
                    format!("la rangée {row} a {found} au lieu de {expected}"),
                )
            }
            Self::Rows { expected, found } => {
                let is = Forms::THERE_IS.form(lang, *found as u64);
                let found = Forms::ROW.counted(lang, *found as u64);
                lang.pick(
                    format!("there {is} {found} instead of {expected}"),
                    format!("il y a {found} au lieu de {expected}"),
                )
            }
            Self::ShotDown { .. } => {
                pick("no gun can shoot that down", "aucun canon ne peut abattre cela")
            }
            Self::Gun { error, .. } => error.describe(lang),
        }
    }
}

impl Describe for Expected {
    fn describe(&self, lang: Lang) -> String {
        let (en, fr) = match self {
            Self::Classes => (
                "how many hits on which class, as in `1 cruiser`, or `none`",
                "combien d'impacts sur quelle classe, comme `1 croiseur`, ou `rien`",
            ),
            Self::Hits => (
                "how many hits, as in `2 hits`, or `none`",
                "combien d'impacts, comme `2 impacts`, ou `rien`",
            ),
            Self::Answers => (
                "what each shot did, as in `hit / miss`",
                "ce que chaque tir a fait, comme `touché / à l'eau`",
            ),
            Self::Contents => (
                "what lies in each square, row by row, as in `sea sea land / …`",
                "ce qu'il y a dans chaque case, rangée par rangée, comme `mer mer terre / …`",
            ),
        };
        lang.pick(en, fr).to_owned()
    }
}

fn unknown(word: &str, nearest: Option<&str>, expected: Expected, lang: Lang) -> String {
    if nearest.is_some() {
        let meant = meant(lang, nearest);
        return lang.pick(
            format!("`{word}` means nothing here{meant}"),
            format!("`{word}` ne veut rien dire ici{meant}"),
        );
    }
    let expected = expected.describe(lang);
    lang.pick(
        format!("`{word}` means nothing here: a report says {expected}"),
        format!("`{word}` ne veut rien dire ici : un compte rendu dit {expected}"),
    )
}

fn misplaced(word: &str, expected: Expected, lang: Lang) -> String {
    let expected = expected.describe(lang);
    lang.pick(
        format!("`{word}` makes no sense here: a report says {expected}"),
        format!("`{word}` n'a pas de sens ici : un compte rendu dit {expected}"),
    )
}

fn answers(expected: usize, found: usize, lang: Lang) -> String {
    let expected = ANSWER.counted(lang, expected as u64);
    let is = Forms::THERE_IS.form(lang, found as u64);
    lang.pick(
        format!("there should be {expected}, one for each shot, and there {is} {found}"),
        format!("il faut {expected}, une par tir, et il y en a {found}"),
    )
}

fn ambiguous(word: &str, readings: &[PerLang<String>], lang: Lang) -> String {
    let names: Vec<&str> = readings.iter().map(|name| name.get(lang).as_str()).collect();
    let names = crate::lang::choice(lang, &names);
    lang.pick(format!("`{word}` may mean {names}"), format!("`{word}` peut vouloir dire {names}"))
}
