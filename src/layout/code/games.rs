use crate::board::{Grid, Letters, Shape};
use crate::rules::{Land, Ruleset, Touch};

/// What a layout code has to know of a game: enough to rebuild a layout without its preset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) grid: Grid,
    pub(super) touch: Touch,
    pub(super) land: Land,
    /// Whether there is land, with aircraft and guns.
    pub(super) units: bool,
    pub(super) shapes: Vec<Shape>,
}

/// How many ships of each class and units of each kind every player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Counts {
    pub(super) ships: Vec<usize>,
    pub(super) units: [usize; 4],
}

/// A game that codes name by its place in [`GAMES`].
pub(super) struct Game {
    pub(super) name: &'static str,
    side: u8,
    letters: Letters,
    touch: Touch,
    units: bool,
    shapes: &'static [Shape],
    counts: Option<(&'static [usize], [usize; 4])>,
}

const BASIC: &[Shape] = &[Shape::Line(4), Shape::Line(3), Shape::Line(2), Shape::Line(1)];
const DELUXE: &[Shape] =
    &[Shape::Block, Shape::Line(4), Shape::Line(3), Shape::Line(2), Shape::Line(1)];
const FIVE: &[Shape] =
    &[Shape::Line(5), Shape::Line(4), Shape::Line(3), Shape::Line(3), Shape::Line(2)];
const ONE_EACH: &[usize] = &[1; 5];

const fn fixed(
    name: &'static str,
    side: u8,
    letters: Letters,
    touch: Touch,
    shapes: &'static [Shape],
    ships: &'static [usize],
) -> Game {
    Game { name, side, letters, touch, units: false, shapes, counts: Some((ships, [0; 4])) }
}

const fn deluxe(name: &'static str, counts: Option<(&'static [usize], [usize; 4])>) -> Game {
    let (side, letters, touch) = (21, Letters::Columns, Touch::None);
    Game { name, side, letters, touch, units: true, shapes: DELUXE, counts }
}

/// The built-in games as codes know them, for ever: a game that changes is added anew at the end under its name, and
/// the old entry stays for old codes. There is room for 63.
pub(super) const GAMES: &[Game] = &[
    fixed("phillips-basic", 10, Letters::Columns, Touch::None, BASIC, &[1, 2, 3, 4]),
    deluxe("phillips", None),
    deluxe("phillips-open", None),
    deluxe("phillips-fig3", Some((&[2, 4, 4, 10, 16], [20, 6, 2, 16]))),
    fixed("hasbro", 10, Letters::Rows, Touch::Any, FIVE, ONE_EACH),
    fixed("hasbro-salvo", 10, Letters::Rows, Touch::Any, FIVE, ONE_EACH),
    fixed("hasbro-salvo-dark", 10, Letters::Rows, Touch::Any, FIVE, ONE_EACH),
    fixed("s1-quatre", 10, Letters::Columns, Touch::Any, S1, &[1; 4]),
    fixed("fr-papier", 10, Letters::Rows, Touch::Any, FIVE, ONE_EACH),
    fixed("fr-classique", 10, Letters::Columns, Touch::None, FIVE, ONE_EACH),
    fixed("fr-rapide", 8, Letters::Columns, Touch::None, RAPID, &[1; 4]),
    fixed("fr-grande", 12, Letters::Columns, Touch::None, FIVE, &[1, 2, 1, 1, 2]),
    fixed("fr-salve", 10, Letters::Columns, Touch::None, FIVE, ONE_EACH),
    fixed("russe", 10, Letters::Columns, Touch::None, BASIC, &[1, 2, 3, 4]),
];

const S1: &[Shape] = &[Shape::Line(5), Shape::Line(4), Shape::Line(3), Shape::Line(2)];
const RAPID: &[Shape] = &[Shape::Line(4), Shape::Line(3), Shape::Line(3), Shape::Line(2)];

impl Game {
    pub(super) fn frame(&self) -> Frame {
        let grid = Grid::new(self.side, self.side, self.letters)
            .expect("the sides of every entry are within bounds, as a test checks");
        Frame {
            grid,
            touch: self.touch,
            land: Land::Allow,
            units: self.units,
            shapes: self.shapes.to_vec(),
        }
    }

    pub(super) fn counts(&self) -> Option<Counts> {
        self.counts.map(|(ships, units)| Counts { ships: ships.to_vec(), units })
    }

    /// The newest entry of that name, with the number that codes give it; they count from 1.
    pub(super) fn by_name(name: &str) -> Option<(usize, &'static Self)> {
        let at = GAMES.iter().rposition(|game| game.name == name)?;
        Some((at + 1, &GAMES[at]))
    }
}

impl Frame {
    pub(super) fn of(rules: &Ruleset) -> Self {
        Self {
            grid: rules.grid(),
            touch: rules.switches().touch,
            land: rules.arsenal().map_or(Land::Allow, |_| rules.switches().land),
            units: rules.arsenal().is_some(),
            shapes: rules.classes().iter().map(|class| class.shape).collect(),
        }
    }
}

impl Counts {
    /// The counts that the preset fixes for everyone, if it does.
    pub(super) fn fixed(rules: &Ruleset) -> Option<Self> {
        let stock = crate::inventory::Stock::fixed(rules)?;
        Some(Self {
            ships: stock.fleet.iter().map(|(_, count)| count as usize).collect(),
            units: stock.units.map(|count| count as usize),
        })
    }
}
