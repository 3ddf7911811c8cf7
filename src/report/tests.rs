use std::sync::LazyLock;

use proptest::prelude::*;
use proptest::sample::select;
use unicode_normalization::UnicodeNormalization;

use super::testing::{game, games, reports};
use super::{Content, Form, Ground, Reader, Report, Subject, Tally, Window, say, write};
use crate::lang::{Describe, Lang};
use crate::rules::{Presets, Ruleset};
use crate::source::Source;

static GAMES: LazyLock<Vec<(Ruleset, Reader)>> = LazyLock::new(|| {
    let with_reader = |rules| {
        let reader = Reader::new(&rules);
        (rules, reader)
    };
    games().into_iter().map(with_reader).collect()
});

fn told() -> impl Strategy<Value = (usize, Form, Report)> {
    (0..GAMES.len()).prop_flat_map(|game| {
        reports(&GAMES[game].0).prop_map(move |(form, report)| (game, form, report))
    })
}

/// The report as a defender says it, who keeps the square of his gun to himself (`P13`).
fn said(report: &Report) -> Report {
    match report {
        Report::ShotDown { .. } => Report::ShotDown { by: None },
        other => other.clone(),
    }
}

const WORDS: &[&str] = &[
    "1",
    "2",
    "0",
    "a",
    "an",
    "un",
    "une",
    "no",
    "aucun",
    "three",
    "hit",
    "hits",
    "impact",
    "touché",
    "sunk",
    "coulé",
    "miss",
    "none",
    "à l'eau",
    "sea",
    "mer",
    "nothing but water",
    "land",
    "square",
    "case",
    "ship",
    "shot down",
    "abattu",
    "by",
    "B5",
    "on",
    "sur",
    "of",
    "de",
    "and",
    "et",
    "with",
    "avec",
    "battleship",
    "cruisers",
    "sous-marin",
    "bb",
    "c",
    "recce",
    "bomber",
    "gun",
    "+",
    ",",
    ".",
    "/",
    ";",
    "\n",
    "another",
    "d'un",
    "it's",
    "999999999999",
    "1000000",
    "-",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn what_is_written_is_read_back((game, form, report) in told()) {
        let (rules, reader) = &GAMES[game];
        let text = write(&report, rules);
        prop_assert_eq!(reader.read(&text, form), Ok(report), "{} {:?}", text, form);
    }

    #[test]
    fn what_is_said_is_read_back((game, form, report) in told(), lang in select(Lang::ALL.to_vec())) {
        let (rules, reader) = &GAMES[game];
        let text = say(&report, rules, lang);
        prop_assert_eq!(reader.read(&text, form), Ok(said(&report)), "{} {:?}", text, form);
        prop_assert_eq!(reader.read(&text.to_uppercase(), form), Ok(said(&report)), "{}", text);
    }

    #[test]
    fn no_text_is_too_odd_to_be_read(
        game in 0..GAMES.len(),
        text in prop_oneof![
            any::<String>(),
            prop::collection::vec(select(WORDS), 0..12).prop_map(|words| words.join(" ")),
            prop::collection::vec(select(WORDS), 0..12).prop_map(|words| words.concat()),
        ],
        form in prop_oneof![
            any::<bool>().prop_map(|guns| Form::Totals { guns }),
            (0..5_usize).prop_map(Form::Shots),
            (1..=5_u8, 1..=5_u8).prop_map(|(columns, rows)| Form::Window { columns, rows }),
        ],
    ) {
        let (rules, reader) = &GAMES[game];
        match reader.read(&text, form) {
            Ok(report) => {
                let canonical = write(&report, rules);
                prop_assert_eq!(reader.read(&canonical, form), Ok(report), "{} from {}", canonical, text);
            }
            Err(fault) => {
                if let Some(at) = fault.range() {
                    prop_assert!(text.get(at).is_some(), "{:?}", fault);
                }
                for lang in Lang::ALL {
                    prop_assert!(!fault.describe(lang).is_empty());
                }
            }
        }
    }
}

#[test]
fn a_report_says_what_the_sources_say() {
    for (preset, canonical, en, fr) in [
        (
            "phillips-basic",
            "1 battleship, 1 submarine",
            "One hit on a battleship, and one hit on a submarine.",
            "Un impact sur un cuirassé et un impact sur un sous-marin.",
        ),
        ("phillips-basic", "none", "No hits.", "Aucun impact."),
        (
            "phillips",
            "1 cruiser, 1 recce, 1 submarine sunk",
            "One hit on a cruiser, one hit on a recce plane, and one submarine sunk.",
            "Un impact sur un croiseur, un impact sur un avion de reconnaissance et un sous-marin coulé.",
        ),
        (
            "phillips",
            "2 cruisers, 2 submarines sunk",
            "Two hits on cruisers, and two submarines sunk.",
            "Deux impacts sur des croiseurs et deux sous-marins coulés.",
        ),
    ] {
        check(preset, Form::Totals { guns: false }, canonical, en, fr);
    }
}

#[test]
fn each_shot_has_its_words() {
    for (preset, shots, canonical, en, fr) in [
        ("fr-classique", 1, "none", "Miss.", "À l'eau."),
        ("fr-classique", 1, "1 hit", "Hit.", "Touché."),
        (
            "fr-classique",
            1,
            "1 aircraft-carrier sunk",
            "Aircraft carrier sunk.",
            "Porte-avions coulé.",
        ),
        ("hasbro", 1, "1 cruiser", "Hit on a cruiser.", "Croiseur touché."),
        ("russe", 1, "1 ship sunk", "Sunk.", "Coulé."),
        (
            "hasbro-salvo",
            3,
            "1 cruiser / none / 1 cruiser sunk",
            "Hit on a cruiser; miss; cruiser sunk.",
            "Croiseur touché ; à l'eau ; croiseur coulé.",
        ),
        (
            "fr-salve",
            2,
            "1 hit / none / 1 cruiser sunk",
            "Hit; miss. One cruiser sunk.",
            "Touché ; à l'eau. Un croiseur coulé.",
        ),
    ] {
        check(preset, Form::Shots(shots), canonical, en, fr);
    }
}

#[test]
fn a_recce_plane_hears_row_by_row() {
    let form = Form::Window { columns: 3, rows: 3 };
    check(
        "phillips",
        form,
        "cruiser sea sea / sea sea sea / land+recce land submarine",
        "One square of a cruiser, and two squares of sea; nothing but water; \
         a land square with a recce plane on it, another land square, and a submarine.",
        "Une case de croiseur et deux cases de mer ; rien que de l'eau ; \
         une case de terre avec un avion de reconnaissance, une autre case de terre et un sous-marin.",
    );
    check(
        "phillips",
        form,
        "sunk cruiser sunk cruiser sea / aircraft-carrier+bomber sunk submarine land / land+gun land+gun submarine",
        "Two squares of a sunk cruiser, and one square of sea; \
         one square of an aircraft carrier with a bomber on it, a sunk submarine, and a land square; \
         two land squares with an AA gun on each, and a submarine.",
        "Deux cases de croiseur coulé et une case de mer ; \
         une case de porte-avions avec un bombardier, un sous-marin coulé et une case de terre ; \
         deux cases de terre avec un canon antiaérien sur chacune et un sous-marin.",
    );
}

#[test]
fn a_gun_keeps_its_square_to_itself() {
    let (rules, form) = (game("phillips", &[]), Form::Totals { guns: true });
    let report = Reader::new(&rules).read("shot down by B5", form).unwrap();
    assert_eq!(write(&report, &rules), "shot down by B5");
    assert_eq!(say(&report, &rules, Lang::En), "Your plane is shot down.");
    assert_eq!(say(&report, &rules, Lang::Fr), "Votre avion est abattu.");
}

#[track_caller]
fn check(preset: &str, form: Form, canonical: &str, en: &str, fr: &str) {
    let rules = game(preset, &[]);
    let report = Reader::new(&rules).read(canonical, form).unwrap();
    assert_eq!(write(&report, &rules), canonical);
    assert_eq!(say(&report, &rules, Lang::En), en);
    assert_eq!(say(&report, &rules, Lang::Fr), fr);
}

#[test]
fn names_that_mean_something_else_give_way_to_codes() {
    let preset = Presets::builtin().find("hasbro").unwrap();
    let odd = [
        ("cruiser", "sea", "ca"),
        ("destroyer", "Type 7", "dd"),
        ("submarine", "croiseur", "ss"),
        ("battleship", "bateau-bœuf", "bateau-bœuf"),
        ("aircraft carrier", "l'as", "cv"),
    ];
    let rename = |text: String, (old, new, _): &(&str, &str, &str)| {
        text.replace(
            &format!("one = \"{old}\", many = \"{old}s\" }}\nfr"),
            &format!("one = \"{new}\", many = \"{new}z\" }}\nfr"),
        )
    };
    let text = odd.iter().fold(preset.text.clone(), rename);
    let rules = Ruleset::read(&Source::new("odd", text), &[]).unwrap();
    let reader = Reader::new(&rules);
    for (id, class) in rules.class_ids() {
        let report = Report::Shots {
            shots: vec![Tally::from_iter([(Subject::SunkClass(id), 1)])],
            sunk: Tally::default(),
        };
        let text = write(&report, &rules);
        let (_, _, expected) = odd.iter().find(|(_, name, _)| *name == class.names.en.one).unwrap();
        assert_eq!(text, format!("1 {expected} sunk"));
        assert_eq!(reader.read(&text, Form::Shots(1)), Ok(report), "{text}");
    }
}

#[test]
fn every_name_of_every_class_means_it() {
    let square = Form::Window { columns: 1, rows: 1 };
    for (rules, reader) in GAMES.iter() {
        for (id, class) in rules.class_ids() {
            let (en, fr) = (class.noun(Lang::En), class.noun(Lang::Fr));
            let names = [&en.one, &en.many, &fr.one, &fr.many, &class.code];
            let content = Content { ground: Ground::Ship(id), unit: None };
            let expected = Report::Window(Window { rows: vec![vec![content]] });
            for name in names {
                let bare: String = name.nfd().filter(char::is_ascii).collect();
                for text in [name.to_uppercase(), name.replace('-', " "), bare.replace('-', "")] {
                    let read = reader.read(&text, square);
                    assert_eq!(read.as_ref(), Ok(&expected), "{} {text}", rules.name());
                }
            }
        }
    }
}

#[test]
fn what_is_wrong_is_told_in_both_languages() {
    let rules = game("phillips", &[]);
    let reader = Reader::new(&rules);
    for (text, form, en, fr) in [
        (
            "b",
            Form::Totals { guns: false },
            "`b` may mean `battleship` or `bomber`",
            "`b` peut vouloir dire `cuirassé` ou `bombardier`",
        ),
        (
            "1 croiseuur",
            Form::Totals { guns: false },
            "`croiseuur` means nothing here; did you mean `croiseur`?",
            "`croiseuur` ne veut rien dire ici ; vouliez-vous dire `croiseur` ?",
        ),
        (
            "3 sea / 2 sea",
            Form::Window { columns: 3, rows: 2 },
            "row 2 has 2 squares instead of 3",
            "la rangée 2 a 2 cases au lieu de 3",
        ),
    ] {
        let fault = reader.read(text, form).unwrap_err();
        assert_eq!(Lang::ALL.map(|lang| fault.describe(lang)), [en, fr]);
    }
    let fault = reader.read("1 cruiser, b", Form::Totals { guns: false }).unwrap_err();
    assert_eq!(fault.range(), Some(11..12));
}
