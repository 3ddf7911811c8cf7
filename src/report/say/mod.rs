//! Reports as they are read aloud, as the source texts have them (`S0-23`, `S0-67`, `S0-75`).

mod nouns;
mod window;

use super::{Report, Subject, Tally};
use crate::lang::{Forms, Gender, Lang, capitalised, list, number_word};
use crate::rules::Ruleset;
use nouns::Nouns;

/// The sentence to read aloud: "One hit on a battleship, and one hit on a submarine."
///
/// Its order is that of [`Subject`], never that of the shots (`B3`), and it never says where a gun stands (`P13`).
pub fn say(report: &Report, rules: &Ruleset, lang: Lang) -> String {
    let say = Saying { lang, nouns: Nouns { rules, lang } };
    match report {
        Report::Totals(tally) => say.totals(tally),
        Report::Shots { shots, sunk } => say.shots(shots, sunk),
        Report::Window(window) => sentence(&window::window(window, &say.nouns)),
        Report::ShotDown { .. } => {
            lang.pick("Your plane is shot down.", "Votre avion est abattu.").to_owned()
        }
    }
}

struct Saying<'a> {
    lang: Lang,
    nouns: Nouns<'a>,
}

impl Saying<'_> {
    fn totals(&self, tally: &Tally) -> String {
        if tally.is_empty() {
            return self.lang.pick("No hits.", "Aucun impact.").to_owned();
        }
        let items: Vec<String> = tally.iter().map(|(subject, n)| self.item(subject, n)).collect();
        sentence(&enumerated(self.lang, &items))
    }

    /// So many of one subject, in a sentence of totals.
    fn item(&self, subject: Subject, n: u32) -> String {
        let hits = || {
            let number = number_word(self.lang, n, Gender::Masculine);
            format!("{number} {}", Forms::HIT.form(self.lang, n))
        };
        match subject {
            Subject::Hit => hits(),
            Subject::Class(class) => self.nouns.hit(&hits(), self.nouns.class(class), n),
            Subject::Unit(kind) => {
                self.nouns.unit(kind).map_or_else(hits, |unit| self.nouns.hit(&hits(), unit, n))
            }
            Subject::SunkClass(class) => {
                let noun = self.nouns.class(class);
                let ships = noun.counted_in_words(self.lang, n);
                format!("{ships} {}", sunk(self.lang, noun.gender, n))
            }
            Subject::Sunk => {
                let number = number_word(self.lang, n, Gender::Masculine);
                let ships = Forms::SHIP.form(self.lang, n);
                format!("{number} {ships} {}", sunk(self.lang, Gender::Masculine, n))
            }
        }
    }

    /// The answer for each shot, and then the ships sunk in the whole salvo.
    fn shots(&self, shots: &[Tally], sunk: &Tally) -> String {
        if shots.is_empty() && sunk.is_empty() {
            return self.totals(sunk);
        }
        let answers: Vec<String> = shots.iter().map(|shot| self.shot(shot)).collect();
        let answers = answers.join(self.lang.pick("; ", " ; "));
        let mut sentences = Vec::new();
        if !shots.is_empty() {
            sentences.push(sentence(&answers));
        }
        if !sunk.is_empty() {
            sentences.push(self.totals(sunk));
        }
        sentences.join(" ")
    }

    /// What one shot did.
    fn shot(&self, shot: &Tally) -> String {
        let subjects: Vec<Subject> = shot.iter().map(|(subject, _)| subject).collect();
        match subjects.as_slice() {
            [] => self.lang.pick("miss", "à l'eau").to_owned(),
            [Subject::Class(class), Subject::Sunk] => self.outcome(Subject::SunkClass(*class)),
            several => {
                let outcomes: Vec<String> =
                    several.iter().map(|subject| self.outcome(*subject)).collect();
                enumerated(self.lang, &outcomes)
            }
        }
    }

    fn outcome(&self, subject: Subject) -> String {
        let lang = self.lang;
        let hit = |noun| {
            lang.pick(
                self.nouns.hit("hit", noun, 1),
                format!("{} {}", noun.one, touched(noun.gender)),
            )
        };
        match subject {
            Subject::Hit => lang.pick("hit", "touché").to_owned(),
            Subject::Class(class) => hit(self.nouns.class(class)),
            Subject::Unit(kind) => {
                self.nouns.unit(kind).map_or_else(|| self.outcome(Subject::Hit), hit)
            }
            Subject::SunkClass(class) => {
                let noun = self.nouns.class(class);
                format!("{} {}", noun.one, sunk(lang, noun.gender, 1))
            }
            Subject::Sunk => sunk(lang, Gender::Masculine, 1).to_owned(),
        }
    }
}

/// "Sunk", as it is said of so many ships of a gender.
fn sunk(lang: Lang, gender: Gender, n: u32) -> &'static str {
    let french = match gender {
        Gender::Masculine => ("coulé", "coulés"),
        Gender::Feminine => ("coulée", "coulées"),
    };
    Forms { en: ("sunk", "sunk"), fr: french }.form(lang, n)
}

const fn touched(gender: Gender) -> &'static str {
    match gender {
        Gender::Masculine => "touché",
        Gender::Feminine => "touchée",
    }
}

/// Items as a report lists them, in English with a comma before the `and` (`S0-23`).
fn enumerated(lang: Lang, items: &[String]) -> String {
    match (lang, items) {
        (Lang::En, [first @ .., last]) if !first.is_empty() => {
            format!("{}, and {last}", first.join(", "))
        }
        _ => list(lang, items),
    }
}

fn sentence(text: &str) -> String {
    capitalised(text) + "."
}
