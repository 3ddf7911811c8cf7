//! A ruleset written down whole, in the format of presets.

use serde::Serialize;

use super::draft::FORMAT;
use super::words::Sides;
use super::{Arsenal, Class, Ruleset, Switches, Unit};
use crate::lang::{Lang, Noun, PerLang};
use crate::source::Word;

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Written<'a> {
    format: u32,
    name: &'a str,
    source: &'a str,
    grid: String,
    letters: String,
    upper_frame: String,
    marks: String,
    title: Both<&'a str>,
    switches: &'a Switches,
    class: Vec<WrittenClass<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    arsenal: Option<WrittenArsenal<'a>>,
    brief: Both<&'a [String]>,
}

#[derive(Serialize)]
struct Both<T> {
    en: T,
    fr: T,
}

#[derive(Serialize)]
struct WrittenClass<'a> {
    code: &'a str,
    size: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    price: Option<u32>,
    #[serde(flatten)]
    names: Both<WrittenNoun<'a>>,
}

#[derive(Serialize)]
struct WrittenNoun<'a> {
    one: &'a str,
    many: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    gender: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct WrittenArsenal<'a> {
    budget: u32,
    salvo_price: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    salvoes: Option<u32>,
    ship_points: ShipPoints,
    unit: Vec<WrittenUnit<'a>>,
}

#[derive(Serialize)]
struct ShipPoints {
    min: u32,
    max: u32,
    bounds: String,
}

#[derive(Serialize)]
struct WrittenUnit<'a> {
    kind: &'a str,
    price: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u32>,
    #[serde(flatten)]
    names: Both<WrittenNoun<'a>>,
}

impl Ruleset {
    /// The whole ruleset as a preset; reading it gives an equal one.
    ///
    /// # Panics
    ///
    /// Never: all that is written are texts, numbers and tables of them.
    pub fn to_toml(&self) -> String {
        toml::to_string(&self.written()).expect("texts, numbers and tables of them are TOML")
    }

    fn written(&self) -> Written<'_> {
        let grid = self.grid();
        Written {
            format: FORMAT,
            name: self.name(),
            source: self.source(),
            grid: Sides { width: grid.width(), height: grid.height() }.text(),
            letters: grid.letters().text(),
            upper_frame: self.upper().text(),
            marks: self.marks().text(),
            title: Both { en: &self.title().en, fr: &self.title().fr },
            switches: self.switches(),
            class: self.classes().iter().map(written_class).collect(),
            arsenal: self.arsenal().map(written_arsenal),
            brief: Both { en: &self.brief().en, fr: &self.brief().fr },
        }
    }
}

fn written_class(class: &Class) -> WrittenClass<'_> {
    WrittenClass {
        code: &class.code,
        size: class.shape.text(),
        count: class.amount.count(),
        price: class.amount.price(),
        names: written_names(&class.names),
    }
}

fn written_arsenal(arsenal: &Arsenal) -> WrittenArsenal<'_> {
    WrittenArsenal {
        budget: arsenal.budget,
        salvo_price: arsenal.salvo_price,
        salvoes: arsenal.salvoes,
        ship_points: ShipPoints {
            min: *arsenal.ship_points.start(),
            max: *arsenal.ship_points.end(),
            bounds: arsenal.bounds.text(),
        },
        unit: arsenal.units.iter().map(written_unit).collect(),
    }
}

fn written_unit(unit: &Unit) -> WrittenUnit<'_> {
    WrittenUnit {
        kind: unit.kind.code(),
        price: unit.price,
        count: unit.count,
        names: written_names(&unit.names),
    }
}

fn written_names(names: &PerLang<Noun>) -> Both<WrittenNoun<'_>> {
    Both { en: written_noun(&names.en, Lang::En), fr: written_noun(&names.fr, Lang::Fr) }
}

fn written_noun(noun: &Noun, lang: Lang) -> WrittenNoun<'_> {
    WrittenNoun {
        one: &noun.one,
        many: &noun.many,
        gender: (lang == Lang::Fr).then(|| noun.gender.text()),
    }
}
