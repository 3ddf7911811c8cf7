//! Layouts that people write: what can be wrong with them, wherever they are written.

use super::{Item, Layout, LayoutFault, describe};
use crate::board::SquareError;
use crate::lang::{Describe, Forms, Lang, list, meant};
use crate::rules::{ClassId, Ruleset};
use crate::source::{Fault, Faults, Place, Severity, TableFault};

/// A layout as far as it could be read, and everything that is wrong with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// What could be read.
    pub layout: Layout,
    /// What is wrong, in the order in which it stands.
    pub faults: Faults<WrittenFault>,
}

impl Reading {
    /// The layout, if nothing forbids its use; warnings are left out.
    ///
    /// # Errors
    /// Every fault, when any makes the layout unusable.
    pub fn into_layout(self) -> Result<Layout, Faults<WrittenFault>> {
        if self.faults.are_fatal() { Err(self.faults) } else { Ok(self.layout) }
    }
}

/// What is wrong with a layout that somebody wrote.
#[derive(Clone, Debug, PartialEq)]
pub enum WrittenFault {
    /// The file is not as such files are.
    Table(TableFault),
    /// It is the layout of another game.
    OtherPreset {
        /// The game for which it is read.
        expected: String,
        /// The game that it names.
        found: String,
    },
    /// A word is no class of the game.
    UnknownClass {
        /// The word.
        word: String,
        /// The nearest class.
        nearest: Option<String>,
    },
    /// A word is no kind of unit.
    UnknownUnit {
        /// The word.
        word: String,
        /// The nearest kind.
        nearest: Option<String>,
    },
    /// A word means several classes or kinds of units.
    Ambiguous {
        /// The word.
        word: String,
        /// The codes that tell them apart.
        codes: Vec<String>,
    },
    /// A text names no square, or no span of squares.
    Square {
        /// What is wrong with it.
        error: SquareError,
        /// The square that may have been meant.
        meant: Option<String>,
        /// A right one, as an example.
        example: String,
    },
    /// A sign of a text grid has no meaning in the game.
    UnknownSign {
        /// The sign.
        sign: char,
        /// Those that have.
        known: String,
    },
    /// A row of a text grid is too long or too short.
    RowLength {
        /// Squares that a row has.
        expected: usize,
        /// Squares that it has.
        found: usize,
    },
    /// A text grid has too many or too few rows.
    RowCount {
        /// Rows that the grid has.
        expected: usize,
        /// Rows that it has.
        found: usize,
    },
    /// More things are listed than the grid has squares.
    TooMany {
        /// Squares of the grid.
        most: usize,
    },
    /// Squares of a class lie together and are no ships of it (`F06`).
    NoShips {
        /// The class.
        class: ClassId,
        /// How many squares.
        squares: usize,
    },
    /// Squares of a class lie together and can be read as ships in several ways.
    SeveralWays {
        /// The class.
        class: ClassId,
        /// How many squares.
        squares: usize,
    },
    /// Land squares do not make whole land units (`F09`).
    NoLand,
    /// The layout breaks a rule.
    Layout(LayoutFault),
}

impl From<TableFault> for WrittenFault {
    fn from(fault: TableFault) -> Self {
        Self::Table(fault)
    }
}

impl WrittenFault {
    /// The audit code of the rule that is broken, if it is one of those.
    pub fn code(&self, rules: &Ruleset) -> Option<&'static str> {
        match self {
            Self::Layout(fault) => Some(fault.code(rules)),
            Self::Square { error: SquareError::OffGrid { .. }, .. } => Some("F03"),
            Self::NoShips { .. } => Some("F06"),
            Self::NoLand => Some("F09"),
            _ => None,
        }
    }

    /// What is wrong, as a clause that can follow a place.
    pub fn describe(&self, rules: &Ruleset, lang: Lang) -> String {
        match self {
            Self::Table(fault) => fault.describe(lang),
            Self::OtherPreset { expected, found } => lang.pick(
                format!("this is a layout for `{found}`, not for `{expected}`"),
                format!("c'est une disposition pour `{found}`, pas pour `{expected}`"),
            ),
            Self::UnknownClass { word, nearest } => lang.pick(
                format!(
                    "`{word}` is no class of ships of this game{}",
                    meant(lang, nearest.as_deref())
                ),
                format!(
                    "`{word}` n'est pas une classe de navires de ce jeu{}",
                    meant(lang, nearest.as_deref())
                ),
            ),
            Self::UnknownUnit { word, nearest } => lang.pick(
                format!("`{word}` is no kind of unit{}", meant(lang, nearest.as_deref())),
                format!("`{word}` n'est pas un type d'unité{}", meant(lang, nearest.as_deref())),
            ),
            Self::Ambiguous { word, codes } => lang.pick(
                format!("`{word}` may mean {}: write the code", list(lang, codes)),
                format!("`{word}` peut vouloir dire {} : écrivez le code", list(lang, codes)),
            ),
            Self::Square { error, meant, example } => {
                square(error, meant.as_deref(), example, lang)
            }
            Self::UnknownSign { sign, known } => lang.pick(
                format!("`{sign}` has no meaning here; the signs are {known}"),
                format!("`{sign}` n'a pas de sens ici ; les signes sont {known}"),
            ),
            Self::RowLength { expected, found } => {
                let found = Forms::SQUARE.counted(lang, *found as u64);
                lang.pick(
                    format!("this row has {found} instead of {expected}"),
                    format!("cette rangée a {found} au lieu de {expected}"),
                )
            }
            Self::RowCount { expected, found } => {
                let is = Forms::THERE_IS.form(lang, *found as u64);
                let found = Forms::ROW.counted(lang, *found as u64);
                lang.pick(
                    format!("there {is} {found} instead of {expected}"),
                    format!("il y a {found} au lieu de {expected}"),
                )
            }
            Self::TooMany { most } => lang.pick(
                format!("the grid has {most} squares: from here on nothing is read"),
                format!("la grille a {most} cases : à partir d’ici, rien n’est lu"),
            ),
            Self::NoShips { class, squares } => {
                let class = rules.class(*class);
                let (name, shape) = (class.noun(lang).form(lang, 2), class.shape);
                lang.pick(
                    format!("these {squares} squares are not {name} of {shape}"),
                    format!("ces {squares} cases ne font pas des {name} de {shape}"),
                )
            }
            Self::SeveralWays { class, squares } => {
                let name = rules.class(*class).noun(lang).form(lang, 2);
                lang.pick(
                    format!(
                        "these {squares} squares can be {name} in several ways: write one in small letters, or use a \
                         layout file, which names the squares of each ship"
                    ),
                    format!(
                        "ces {squares} cases peuvent être des {name} de plusieurs façons : écrivez-en un en minuscules, \
                         ou prenez un fichier de disposition, qui nomme les cases de chaque navire"
                    ),
                )
            }
            Self::NoLand => lang.pick(
                "these land squares do not make whole units of 3 by 3".to_owned(),
                "ces cases de terrain ne font pas des unités entières de 3 sur 3".to_owned(),
            ),
            Self::Layout(fault) => describe(fault, rules, lang),
        }
    }
}

fn square(error: &SquareError, nearest: Option<&str>, example: &str, lang: Lang) -> String {
    let meant = meant(lang, nearest);
    match error {
        SquareError::Malformed { text } => lang.pick(
            format!("`{text}` does not name squares, as `{example}` does{meant}"),
            format!("`{text}` ne désigne pas de cases, comme le fait `{example}`{meant}"),
        ),
        SquareError::OffGrid { .. } => error.describe(lang) + &meant,
    }
}

/// Where the things of a layout are written.
#[derive(Default)]
pub(super) struct Places {
    items: Vec<(Item, Place)>,
}

impl Places {
    pub(super) fn add(&mut self, item: Item, place: Option<Place>) {
        self.items.extend(place.map(|place| (item, place)));
    }

    /// The place of an item; the later one where it stands twice.
    pub(super) fn of(&self, item: Item) -> Option<Place> {
        self.items.iter().rev().find(|(other, _)| *other == item).map(|(_, place)| *place)
    }

    /// A broken rule at the place of what breaks it.
    pub(super) fn fault(
        &self,
        source: &str,
        fault: LayoutFault,
        rules: &Ruleset,
    ) -> Fault<WrittenFault> {
        let place = fault.item().and_then(|item| self.of(item));
        let severity: Severity = fault.severity(rules);
        Fault { source: source.to_owned(), place, kind: WrittenFault::Layout(fault), severity }
    }
}
