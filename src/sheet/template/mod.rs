//! Templates: which pages a sheet has, and which parts stand where on them.

mod draft;
mod fault;

pub use fault::TemplateFault;

use super::mm::Mm;
use crate::lang::PerLang;
use crate::rules::Ruleset;
use crate::source::{Faults, Source, words};

/// A validated template.
#[derive(Clone, Debug, PartialEq)]
pub struct Template {
    name: String,
    title: PerLang<String>,
    variants: Vec<Variant>,
}

/// The pages for one kind of game.
#[derive(Clone, Debug, PartialEq)]
pub struct Variant {
    /// Which games it is for.
    pub games: Games,
    /// How closely its type is set.
    pub density: Density,
    /// On which sides of a frame letters and numbers stand.
    pub labels: Labels,
    /// The least and the largest side of a square.
    pub cell: CellRange,
    /// Its pages, in order.
    pub pages: Vec<PagePlan>,
}

/// How closely a template sets its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Density {
    /// Comfortably.
    Normal,
    /// Closely: for several games on a page.
    Small,
}

/// On which sides of a frame the letters and numbers stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Labels {
    /// Above and on the left (`S0-6`).
    TwoSides,
    /// All round: easier to follow across a wide board.
    FourSides,
}

/// Bounds for the side of a square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CellRange {
    /// The least that can still be written in.
    pub least: Mm,
    /// The largest that is of use.
    pub most: Mm,
}

/// Which games a variant is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Games {
    /// Every game.
    Any,
    /// Games in which every player has the same ships.
    Fixed,
    /// Games in which fleets are bought.
    Bought,
}

/// What the pages of a template are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// To play on: they have frames.
    Frames,
    /// To read or to write on: logs, inventories and rules.
    Text,
    /// For a referee: they show the fleets of a run.
    Key,
}

/// A page as the template declares it.
#[derive(Clone, Debug, PartialEq)]
pub struct PagePlan {
    /// What it is printed for.
    pub each: Each,
    /// Sheets that share the page, to be cut apart.
    pub up: u8,
    /// Ways to arrange it, the one that is liked best first; a later one is taken only for much larger squares.
    pub arrangements: Vec<Arrangement>,
}

/// What a page is printed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Each {
    /// Every player's sheet.
    Sheet,
    /// The whole run, as many pages as it takes.
    Run,
}

/// Rows of a page from the top; in a row, columns from the left; in a column, parts from the top.
pub type Arrangement = Vec<Vec<Vec<Part>>>;

/// Declares the parts of a page with the words that templates use for them.
macro_rules! parts {
    ($($(#[$meta:meta])* $name:ident = $word:literal),+ $(,)?) => {
        /// A part of a page.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Part { $($(#[$meta])* $name),+ }

        words! { Part { $($name = $word),+ } }
    };
}

parts! {
    /// Title, rules in a line, and every field to fill in.
    Fields = "fields",
    /// Title and the fields for name and game alone.
    NameFields = "name-fields",
    /// The home frame.
    Home = "home",
    /// The enemy frame.
    Enemy = "enemy",
    /// The frame that the preset puts above.
    Upper = "upper",
    /// The frame that the preset puts below.
    Lower = "lower",
    /// Boxes of the home fleet.
    HomeFleet = "home-fleet",
    /// Boxes of the enemy fleet, or room to tally it where it is secret.
    EnemyFleet = "enemy-fleet",
    /// The fleet of the frame above.
    UpperFleet = "upper-fleet",
    /// The fleet of the frame below.
    LowerFleet = "lower-fleet",
    /// A strip for each enemy ship, for numbers of salvoes.
    Strips = "strips",
    /// The legend of marks.
    Legend = "legend",
    /// The inventory.
    Inventory = "inventory",
    /// The inventory as a form, large enough to write in.
    InventoryForm = "inventory-form",
    /// The rules that bind what is bought.
    Terms = "terms",
    /// Empty lines to write on, as many as there is room for.
    Notes = "notes",
    /// Boxes for the salvoes bought.
    Salvoes = "salvoes",
    /// The rules in words.
    Rules = "rules",
    /// Numbered lines for both sides.
    Log = "log",
    /// The layout code of a filled sheet.
    Code = "code",
    /// Head of the key.
    KeyHead = "key-head",
    /// The fleets of the run, small.
    Keys = "keys",
}

impl Template {
    /// Reads and validates a template.
    ///
    /// # Errors
    /// Every fault of the text.
    pub fn read(source: &Source) -> Result<Self, Faults<TemplateFault>> {
        draft::read(source)
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What it is, in a line.
    pub const fn title(&self) -> &PerLang<String> {
        &self.title
    }

    /// The pages for a game, if it has any for that kind.
    pub fn variant(&self, rules: &Ruleset) -> Option<&Variant> {
        self.variants.iter().find(|variant| match variant.games {
            Games::Any => true,
            Games::Fixed => rules.arsenal().is_none(),
            Games::Bought => rules.arsenal().is_some(),
        })
    }

    /// How many pages that many sheets of a game take, as far as the template alone says: text and keys that are
    /// too long for one page take more.
    pub fn pages(&self, rules: &Ruleset, sheets: usize) -> usize {
        let plans = self.variant(rules).map_or(&[][..], |variant| &variant.pages);
        let count = |plan: &PagePlan| match plan.each {
            Each::Sheet => sheets.div_ceil(usize::from(plan.up)),
            Each::Run => 1,
        };
        plans.iter().map(count).sum()
    }

    /// What its pages are for.
    pub fn kind(&self) -> Kind {
        if self.has(&[Part::Keys]) {
            Kind::Key
        } else if self.has(&[Part::Home, Part::Enemy, Part::Upper, Part::Lower]) {
            Kind::Frames
        } else {
            Kind::Text
        }
    }

    fn has(&self, wanted: &[Part]) -> bool {
        let pages = self.variants.iter().flat_map(|variant| &variant.pages);
        pages.into_iter().any(|page| page.has(wanted))
    }
}

impl PagePlan {
    /// Whether one of these parts stands on it.
    pub fn has(&self, wanted: &[Part]) -> bool {
        self.arrangements.iter().flatten().flatten().flatten().any(|part| wanted.contains(part))
    }
}

impl Variant {
    /// Sheets that fill one page, at least 1: what a run makes when nobody says how many.
    pub fn sheets_up(&self) -> u8 {
        self.pages.iter().map(|page| page.up).max().unwrap_or(1)
    }
}
