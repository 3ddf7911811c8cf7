//! What somebody wants printed.

use super::mm::Mm;
use super::paper::Paper;
use super::template::Template;
use crate::inventory::Stock;
use crate::journal::Seal;
use crate::lang::Lang;
use crate::layout::Layout;
use crate::rules::Ruleset;

/// A whole order: which game, on what paper, for whom.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// The game.
    pub rules: &'a Ruleset,
    /// The template.
    pub template: &'a Template,
    /// Language of every word on the paper.
    pub lang: Lang,
    /// The paper, turned already if it is to lie on its long side.
    pub paper: Paper,
    /// Width of the margin on every side; nothing is drawn in it.
    pub margin: Mm,
    /// Side of a square of the frames.
    pub cell: CellSize,
    /// How much ink may be used.
    pub ink: Ink,
    /// Size of the print.
    pub print: Print,
    /// Where the key goes.
    pub key: KeyPages,
    /// A title instead of the preset's own.
    pub title: Option<String>,
    /// The seed that all fleets can be drawn from again; on the key alone, since it gives away the enemy's fleet.
    pub seed: Option<String>,
    /// A preset changed on the command line: the changes, as they were written.
    pub changes: Vec<String>,
    /// The games, in order.
    pub games: Vec<Game>,
}

/// Side of a square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CellSize {
    /// As large as fits, within what the template allows.
    AsLargeAsFits,
    /// Exactly that.
    Exactly(Mm),
}

/// How much ink may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// As much as looks best.
    Full,
    /// Thinner black lines and no filled areas.
    Saving,
}

/// Size of the print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// For most eyes.
    Normal,
    /// Large squares and bold type of 14 pt or more.
    Large,
}

/// Where the key, the fleets of all games, is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyPages {
    /// Nowhere.
    None,
    /// On pages of its own after the last sheet.
    AtEnd,
}

/// One game: the sheets of those who sit at it.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its number, which all its sheets carry; `None` leaves a line to write one.
    pub number: Option<u32>,
    /// Its players, one or two.
    pub seats: Vec<Seat>,
}

/// One player's sheet.
#[derive(Clone, Debug, Default)]
pub struct Seat {
    /// Name of the player; a line to write it if there is none.
    pub name: Option<String>,
    /// Name of the opponent.
    pub opponent: Option<String>,
    /// What is drawn in the home frame; nothing on a blank sheet.
    pub fill: Option<Fill>,
    /// What the player has bought, where the sheet lists it.
    pub stock: Option<Stock>,
}

/// A fleet to be drawn in the home frame.
#[derive(Clone, Debug)]
pub struct Fill {
    /// Where everything lies.
    pub layout: Layout,
    /// The layout code, from which the same fleet can be rebuilt.
    pub code: String,
    /// The seal by which the layout was promised, if it was.
    pub seal: Option<Seal>,
}
