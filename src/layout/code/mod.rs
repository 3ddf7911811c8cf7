//! Layout codes: a layout as a short text, printed on a filled sheet and typed back.
//!
//! A code is a version, a number and a checksum in Crockford's letters ([`CodeForm`]). The number packs, in this order:
//!
//! 1. the game: its place among those of `games`, or 0; then whether its grid or classes were changed. If they were,
//!    or the game is none of ours: grid, letters, touching, whether land may be touched, whether there are units, and
//!    the shapes of the classes;
//! 2. whether ships and units are as many as the game fixes, if it does; where not, their numbers;
//! 3. the land, as a set of placements;
//! 4. class by class, the set of its placements, among those that earlier classes and land leave free;
//! 5. the guns, as a set of land squares, then kind by kind the aircraft, among land and carrier squares left free.
//!
//! So a code depends on nothing that a later release may change. Placements are numbered row by row, those across
//! before those down; a set of some size is numbered among all sets of that size.

mod games;
mod number;
mod pieces;
mod stand_in;

use thiserror::Error;

use self::games::{Counts, Frame, GAMES, Game};
use self::number::{Packer, Unpacker};
use super::Layout;
use crate::board::{Grid, Letters, Shape};
use crate::lang::{Describe, Lang};
use crate::rules::{Land, Ruleset, Touch};
use crate::source::{CodeForm, CodeLength, LettersFault};

/// The codes that are written here.
const FORM: CodeForm = CodeForm { version: 1, length: CodeLength::Any };

/// Numbers for games; 0 is for a game of the player's own.
const GAME_NUMBERS: usize = 64;

/// Classes that a code can describe.
const MOST_CLASSES: usize = 64;

/// Why a layout has no code, or a code no layout.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.describe(Lang::En))]
pub enum CodeError {
    /// It is not written as codes are.
    Letters(LettersFault),
    /// Its checksum fits and it says nothing that makes sense.
    Senseless,
    /// The layout breaks rules, and codes are for legal layouts.
    Illegal,
    /// The layout in the code is of another game than the one it is asked for.
    OtherGame {
        /// The game it is asked for.
        name: String,
    },
}

impl Describe for CodeError {
    fn describe(&self, lang: Lang) -> String {
        let (en, fr) = match self {
            Self::Letters(fault) => return fault.describe(lang),
            Self::OtherGame { name } => {
                return lang.pick(
                    format!(
                        "the code is of a game with another grid or other classes than `{name}`"
                    ),
                    format!(
                        "le code est d'un jeu d'une autre grille ou d'autres classes que `{name}`"
                    ),
                );
            }
            Self::Senseless => {
                ("the code does not describe a layout", "le code ne décrit pas de disposition")
            }
            Self::Illegal => (
                "only a legal layout has a code",
                "seule une disposition conforme aux règles a un code",
            ),
        };
        lang.pick(en, fr).to_owned()
    }
}

impl From<LettersFault> for CodeError {
    fn from(fault: LettersFault) -> Self {
        Self::Letters(fault)
    }
}

/// What a code says: a layout, and of its game as much as it needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    preset: Option<&'static str>,
    changed: bool,
    frame: Frame,
    layout: Layout,
}

impl Decoded {
    /// The built-in preset that it was drawn for; `None` for a game of the player's own.
    pub const fn preset(&self) -> Option<&'static str> {
        self.preset
    }

    /// Whether grid, classes or touching differ from those of [`Self::preset`] when the code was made.
    pub const fn is_changed(&self) -> bool {
        self.changed
    }

    /// The grid.
    pub const fn grid(&self) -> Grid {
        self.frame.grid
    }

    /// The shapes of the classes, in their order.
    pub fn shapes(&self) -> &[Shape] {
        &self.frame.shapes
    }

    /// How near ships might lie.
    pub const fn touch(&self) -> Touch {
        self.frame.touch
    }

    /// Whether ships might lie against land.
    pub const fn land(&self) -> Land {
        self.frame.land
    }

    /// Whether there is land, with aircraft and guns.
    pub const fn has_units(&self) -> bool {
        self.frame.units
    }

    /// The layout; its classes are numbered as in [`Self::shapes`].
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The layout, for a game with this grid and these classes.
    ///
    /// # Errors
    /// [`CodeError::OtherGame`] when the game has another grid or other classes.
    pub fn for_rules(&self, rules: &Ruleset) -> Result<Layout, CodeError> {
        let frame = Frame::of(rules);
        let same_side = (frame.grid.width(), frame.grid.height())
            == (self.frame.grid.width(), self.frame.grid.height());
        let units = frame.units || !self.frame.units;
        if same_side && units && frame.shapes == self.frame.shapes {
            Ok(self.layout.clone())
        } else {
            Err(CodeError::OtherGame { name: rules.name().to_owned() })
        }
    }
}

/// The code of a legal layout.
///
/// # Errors
/// [`CodeError::Illegal`] when ships, land or units lie where they may not.
pub fn encode(layout: &Layout, rules: &Ruleset) -> Result<String, CodeError> {
    let frame = Frame::of(rules);
    let mut packer = Packer::default();
    let counts = put_game(&frame, rules, &mut packer);
    pieces::put(layout, &frame, counts.as_ref(), &mut packer).ok_or(CodeError::Illegal)?;
    Ok(FORM.write(&packer.pack()))
}

/// What a code says; hyphens, spaces and case do not matter, O is read as 0, I and L as 1.
///
/// # Errors
/// [`CodeError`] says what is wrong with it; every single wrong character and any two swapped ones are noticed.
pub fn decode(code: &str) -> Result<Decoded, CodeError> {
    unpack(&FORM.read(code)?).ok_or(CodeError::Senseless)
}

fn unpack(values: &[u8]) -> Option<Decoded> {
    let mut unpacker = Unpacker::new(values)?;
    let game = match unpacker.take(GAME_NUMBERS) {
        0 => None,
        number => Some(GAMES.get(number - 1)?),
    };
    let changed = game.is_some() && unpacker.take(2) == 1;
    let known = game.filter(|_| !changed);
    let frame = match known {
        Some(game) => game.frame(),
        None => take_frame(&mut unpacker)?,
    };
    let counts = known.and_then(Game::counts);
    let layout = pieces::take(&frame, counts, &mut unpacker)?;
    let decoded = Decoded { preset: game.map(|game| game.name), changed, frame, layout };
    unpacker.is_spent().then_some(decoded)
}

/// Packs which game it is; gives the counts that its entry fixes.
fn put_game(frame: &Frame, rules: &Ruleset, packer: &mut Packer) -> Option<Counts> {
    let Some((number, game)) = Game::by_name(rules.name()) else {
        packer.put(0, GAME_NUMBERS);
        put_frame(frame, packer);
        return None;
    };
    packer.put(number, GAME_NUMBERS);
    let same = game.frame() == *frame && game.counts() == Counts::fixed(rules);
    packer.put(usize::from(!same), 2);
    if same {
        return game.counts();
    }
    put_frame(frame, packer);
    None
}

fn put_frame(frame: &Frame, packer: &mut Packer) {
    let side = usize::from(Grid::MAX_SIDE);
    packer.put(usize::from(frame.grid.width()) - 1, side);
    packer.put(usize::from(frame.grid.height()) - 1, side);
    put_choice(&frame.grid.letters(), &LETTERS, packer);
    put_choice(&frame.touch, &TOUCH, packer);
    put_choice(&frame.land, &LAND, packer);
    packer.put(usize::from(frame.units), 2);
    packer.put(frame.shapes.len() - 1, MOST_CLASSES);
    for shape in &frame.shapes {
        packer.put(shape_number(*shape), side + 1);
    }
}

fn take_frame(unpacker: &mut Unpacker) -> Option<Frame> {
    let side = usize::from(Grid::MAX_SIDE);
    let (width, height) = (unpacker.take(side) as u8 + 1, unpacker.take(side) as u8 + 1);
    let grid = Grid::new(width, height, take_choice(&LETTERS, unpacker))?;
    let touch = take_choice(&TOUCH, unpacker);
    let land = take_choice(&LAND, unpacker);
    let units = unpacker.take(2) == 1;
    let classes = unpacker.take(MOST_CLASSES) + 1;
    let shapes = (0..classes).map(|_| number_shape(unpacker.take(side + 1))).collect();
    Some(Frame { grid, touch, land, units, shapes })
}

/// The order of these values is part of the code: it never changes.
const LETTERS: [Letters; 3] = [Letters::Columns, Letters::Rows, Letters::Neither];
const TOUCH: [Touch; 3] = [Touch::None, Touch::Corner, Touch::Any];
const LAND: [Land; 2] = [Land::Allow, Land::Forbid];

fn put_choice<T: PartialEq>(value: &T, values: &[T], packer: &mut Packer) {
    let at = values.iter().position(|other| other == value);
    packer.put(at.expect("every value is listed"), values.len());
}

fn take_choice<T: Copy>(values: &[T], unpacker: &mut Unpacker) -> T {
    values[unpacker.take(values.len())]
}

const fn shape_number(shape: Shape) -> usize {
    match shape {
        Shape::Block => 0,
        Shape::Line(length) => length as usize,
    }
}

const fn number_shape(number: usize) -> Shape {
    match number {
        0 => Shape::Block,
        length => Shape::Line(length as u8),
    }
}

#[cfg(test)]
mod tests;
