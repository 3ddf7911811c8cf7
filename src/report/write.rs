//! Reports as the journal writes them: in English, the same for ever.

use super::words::{Thing, is_taken, things};
use super::{Content, Ground, Report, Subject, Tally, Window};
use crate::lang::{Lang, folded};
use crate::rules::naming::Named;
use crate::rules::{ClassId, Ruleset, UnitKind};

/// The report in its canonical form: `1 battleship, 1 submarine`.
pub fn write(report: &Report, rules: &Ruleset) -> String {
    let names = Names { rules, spellings: spellings(rules) };
    match report {
        Report::Totals(tally) => names.tally(tally),
        Report::Shots { shots, sunk } => {
            let mut groups: Vec<String> = shots.iter().map(|shot| names.tally(shot)).collect();
            if !sunk.is_empty() || shots.is_empty() {
                groups.push(names.tally(sunk));
            }
            groups.join(" / ")
        }
        Report::Window(window) => names.window(window),
        Report::ShotDown { by: None } => "shot down".to_owned(),
        Report::ShotDown { by: Some(square) } => {
            format!("shot down by {}", rules.grid().name(*square))
        }
    }
}

/// What things are called in the journal of one game.
struct Names<'a> {
    rules: &'a Ruleset,
    spellings: Vec<(Thing, String)>,
}

impl Names<'_> {
    fn tally(&self, tally: &Tally) -> String {
        if tally.is_empty() {
            return "none".to_owned();
        }
        let items: Vec<String> = tally.iter().map(|(subject, n)| self.item(subject, n)).collect();
        items.join(", ")
    }

    fn item(&self, subject: Subject, n: u32) -> String {
        match subject {
            Subject::Hit => format!("{n} hit{}", plural(n)),
            Subject::Class(class) => format!("{n} {}", self.class(class, n)),
            Subject::Unit(kind) => format!("{n} {}{}", unit(kind), plural(n)),
            Subject::SunkClass(class) => format!("{n} {} sunk", self.class(class, n)),
            Subject::Sunk => format!("{n} ship{} sunk", plural(n)),
        }
    }

    fn window(&self, window: &Window) -> String {
        let row = |row: &Vec<Content>| {
            let squares: Vec<String> = row.iter().map(|content| self.content(*content)).collect();
            squares.join(" ")
        };
        window.rows.iter().map(row).collect::<Vec<_>>().join(" / ")
    }

    fn content(&self, content: Content) -> String {
        let mut text = match content.ground {
            Ground::Sea => "sea".to_owned(),
            Ground::Land => "land".to_owned(),
            Ground::Ship(class) => self.class(class, 1),
            Ground::Wreck(class) => format!("sunk {}", self.class(class, 1)),
        };
        if let Some(kind) = content.unit {
            text.push('+');
            text.push_str(unit(kind));
        }
        text
    }

    /// The English name of a class, or its code where the name could be taken for something else.
    fn class(&self, id: ClassId, n: u32) -> String {
        let class = self.rules.class(id);
        let noun = class.noun(Lang::En);
        if self.is_plain(&noun.one, id) && self.is_plain(&noun.many, id) {
            noun.form(Lang::En, n).replace(' ', "-")
        } else {
            class.code.clone()
        }
    }

    /// Whether a name of a class can mean nothing else.
    fn is_plain(&self, name: &str, id: ClassId) -> bool {
        let plain = |c: char| c.is_alphabetic() || c == ' ' || c == '-';
        let known = folded(name);
        let is_other =
            |(owner, word): &(Thing, String)| *owner != Thing::Class(id) && *word == known;
        known.chars().count() > 1
            && name.chars().all(plain)
            && !is_taken(&known)
            && !self.spellings.iter().any(is_other)
    }
}

/// Every spelling of every class and unit, without case, accents and gaps.
fn spellings(rules: &Ruleset) -> Vec<(Thing, String)> {
    let spelt = |named: Named<Thing>| {
        let words = std::iter::once(named.code).chain(named.words);
        words.map(move |word| (named.thing, folded(&word)))
    };
    things(rules).into_iter().flat_map(spelt).collect()
}

const fn unit(kind: UnitKind) -> &'static str {
    match kind {
        UnitKind::Recce => "recce",
        UnitKind::Bomber => "bomber",
        UnitKind::AtomBomber => "atom",
        UnitKind::AaGun => "gun",
    }
}

const fn plural(n: u32) -> &'static str {
    if n == 1 { "" } else { "s" }
}
