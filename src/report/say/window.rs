use super::nouns::Nouns;
use super::{enumerated, sunk};
use crate::lang::{Forms, Gender, Lang, Noun, number_word};
use crate::report::{Content, Ground, Window};
use crate::rules::{ClassId, UnitKind};

/// What a recce plane saw, row by row, in each row from left to right (`S0-67`).
pub(super) fn window(window: &Window, nouns: &Nouns<'_>) -> String {
    let rows: Vec<String> = window.rows.iter().map(|squares| row(squares, nouns)).collect();
    rows.join(nouns.lang.pick("; ", " ; "))
}

fn row(squares: &[Content], nouns: &Nouns<'_>) -> String {
    let sea = Content { ground: Ground::Sea, unit: None };
    if squares.iter().all(|content| *content == sea) {
        return nouns.lang.pick("nothing but water", "rien que de l'eau").to_owned();
    }
    let mut parts: Vec<String> = Vec::new();
    let mut is_land_before = false;
    for run in squares.chunk_by(|a, b| a == b) {
        let run = Run { content: run[0], length: run.len() as u32, is_land_before, nouns };
        parts.push(run.said());
        is_land_before = run.content.ground == Ground::Land;
    }
    enumerated(nouns.lang, &parts)
}

/// Equal squares side by side.
struct Run<'a> {
    content: Content,
    length: u32,
    is_land_before: bool,
    nouns: &'a Nouns<'a>,
}

impl Run<'_> {
    fn said(&self) -> String {
        let ground = match self.content.ground {
            Ground::Sea => self.sea(),
            Ground::Land => self.land(),
            Ground::Ship(class) => self.ship(class, ""),
            Ground::Wreck(class) => self.wreck(class),
        };
        match self.content.unit.and_then(|kind| self.with(kind)) {
            Some(unit) => format!("{ground} {unit}"),
            None => ground,
        }
    }

    fn lang(&self) -> Lang {
        self.nouns.lang
    }

    /// How many squares: "two squares".
    fn squares(&self) -> String {
        let number = number_word(self.lang(), self.length, Gender::Feminine);
        format!("{number} {}", Forms::SQUARE.form(self.lang(), self.length))
    }

    fn sea(&self) -> String {
        format!("{} {}", self.squares(), self.lang().pick("of sea", "de mer"))
    }

    fn land(&self) -> String {
        let square = Forms::SQUARE.form(self.lang(), self.length);
        let another = self.is_land_before && self.length == 1;
        match self.lang() {
            Lang::En if another => format!("another land {square}"),
            Lang::En if self.length == 1 => format!("a land {square}"),
            Lang::En => {
                format!("{} land {square}", number_word(Lang::En, self.length, Gender::default()))
            }
            Lang::Fr if another => format!("une autre {square} de terre"),
            Lang::Fr => format!("{} de terre", self.squares()),
        }
    }

    /// Squares of a ship, or ships of one square each.
    fn ship(&self, class: ClassId, sunk_word: &str) -> String {
        let noun = self.nouns.class(class);
        let (before, after) = self.lang().pick((sunk_word, ""), ("", sunk_word));
        let join = |words: [&str; 3]| {
            words.iter().filter(|word| !word.is_empty()).copied().collect::<Vec<_>>().join(" ")
        };
        let named = |name: &str| join([before, name, after]);
        let one = Noun { one: named(&noun.one), many: named(&noun.many), gender: noun.gender };
        if self.nouns.rules.class(class).shape.area() > 1 {
            return format!("{} {}", self.squares(), self.nouns.of(&one));
        }
        if self.length == 1 {
            self.nouns.a(&one)
        } else {
            one.counted_in_words(self.lang(), self.length)
        }
    }

    fn wreck(&self, class: ClassId) -> String {
        let alone = self.nouns.rules.class(class).shape.area() == 1;
        let ships = if alone { self.length } else { 1 };
        self.ship(class, sunk(self.lang(), self.nouns.class(class).gender, ships))
    }

    /// The unit on each of the squares.
    fn with(&self, kind: UnitKind) -> Option<String> {
        let unit = self.nouns.a(self.nouns.unit(kind)?);
        Some(match (self.lang(), self.length) {
            (Lang::En, 1) => format!("with {unit} on it"),
            (Lang::En, _) => format!("with {unit} on each"),
            (Lang::Fr, 1) => format!("avec {unit}"),
            (Lang::Fr, _) => format!("avec {unit} sur chacune"),
        })
    }
}
