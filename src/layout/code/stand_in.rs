use toml::{Table, Value};

use super::Decoded;
use crate::board::Shape;
use crate::rules::{ClassId, Presets, Ruleset};
use crate::source::{Source, Word};

/// The name of the game that stands in for one that is not at hand.
const NAME: &str = "from-code";

/// The most points that a preset can give.
const MOST_POINTS: i64 = 99_999;

impl Decoded {
    /// A game with the grid and the classes of the code, for printing a layout whose own game is not at hand.
    ///
    /// Ships are called by their size, since a code knows no names; of the answers in play it knows nothing either, so
    /// those are of the basic game, or of the game with aircraft. `None` when the code describes no sound game.
    pub fn stand_in(&self) -> Option<Ruleset> {
        let base = if self.has_units() { "phillips-open" } else { "phillips-basic" };
        let base = Presets::builtin().load(base, &[]).ok()?;
        let mut table: Table = base.to_toml().parse().ok()?;
        let grid = self.grid();
        table.insert("name".into(), NAME.into());
        table.insert("grid".into(), format!("{}x{}", grid.width(), grid.height()).into());
        table.insert("letters".into(), grid.letters().text().into());
        let title =
            both("Battleships, a game from a code", "Bataille navale, un jeu tiré d’un code");
        table.insert("title".into(), title.into());
        table.insert("class".into(), self.classes().into());
        let switches = table.get_mut("switches")?.as_table_mut()?;
        switches.insert("touch".into(), self.touch().text().into());
        switches.insert("land".into(), self.land().text().into());
        if let Some(arsenal) = table.get_mut("arsenal").and_then(Value::as_table_mut) {
            // What the ships cost, and how much there was to spend, is not in the code either.
            arsenal.insert("budget".into(), MOST_POINTS.into());
        }
        Ruleset::read(&Source::new(NAME, table.to_string()), &[]).ok()
    }

    fn classes(&self) -> Vec<Value> {
        self.shapes()
            .iter()
            .enumerate()
            .map(|(at, shape)| self.class(ClassId(at), *shape).into())
            .collect()
    }

    fn class(&self, id: ClassId, shape: Shape) -> Table {
        let alike = self.shapes()[..id.0].iter().filter(|other| **other == shape).count();
        let mark = if alike == 0 { String::new() } else { format!(" {}", alike + 1) };
        let count = self.layout().ships().iter().filter(|ship| ship.class == id).count();
        let mut class = Table::new();
        class.insert("code".into(), format!("c{}", id.0 + 1).into());
        class.insert("size".into(), shape.text().into());
        // What is bought has a price, one point a square; what is not has a number.
        let (key, amount) = if self.has_units() {
            ("price", u32::from(shape.area()))
        } else {
            ("count", count as u32)
        };
        class.insert(key.into(), Value::Integer(amount.into()));
        let en = |ships| format!("{shape} {ships}{mark}");
        let fr = |ships| format!("{ships} {shape}{mark}");
        class.insert("en".into(), noun(&en("ship"), &en("ships")).into());
        let mut french = noun(&fr("navire"), &fr("navires"));
        french.insert("gender".into(), "m".into());
        class.insert("fr".into(), french.into());
        class
    }
}

fn noun(one: &str, many: &str) -> Table {
    let mut noun = Table::new();
    noun.insert("one".into(), one.into());
    noun.insert("many".into(), many.into());
    noun
}

fn both(en: &str, fr: &str) -> Table {
    let mut both = Table::new();
    both.insert("en".into(), en.into());
    both.insert("fr".into(), fr.into());
    both
}
