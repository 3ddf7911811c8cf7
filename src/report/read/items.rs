use std::ops::Range;

use crate::report::fault::{Expected, ReportFault};
use crate::report::words::{Kind, Thing, Token, Word};

/// One part of an answer: so many hits on this, so many of that sunk, a miss.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Item {
    /// The number before it.
    pub(super) count: Option<u32>,
    /// The number before the ships that were hit: `on two cruisers`.
    pub(super) object: Option<u32>,
    /// Whether it is called a hit.
    pub(super) hit: bool,
    /// Whether it is said to have sunk.
    pub(super) sunk: bool,
    /// Whether nothing was hit.
    pub(super) miss: bool,
    /// What was hit or sunk.
    pub(super) target: Option<Target>,
    /// What stands between it and the item before.
    pub(super) gap: Gap,
    /// Where it stands.
    pub(super) at: Range<usize>,
}

/// What was hit or sunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// A ship that is not named.
    Ship,
    /// A class or a kind of unit.
    Thing(Thing),
}

/// What stands between two items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) enum Gap {
    /// Nothing.
    #[default]
    Nothing,
    /// A comma, a full stop, an `and`.
    Soft,
    /// What parts two shots.
    Break,
}

impl Item {
    /// How many it counts.
    ///
    /// # Errors
    /// It is said that more ships were hit than there were hits.
    pub(super) fn number(&self) -> Result<u32, ReportFault> {
        match (self.count, self.object) {
            (Some(hits), Some(ships)) if ships > hits.max(1) => {
                Err(ReportFault::MoreShipsThanHits { hits, ships, at: self.at.clone() })
            }
            (Some(n), _) | (None, Some(n)) => Ok(n),
            (None, None) => Ok(1),
        }
    }

    /// Whether it says that nothing was hit.
    pub(super) fn is_nothing(&self) -> bool {
        let nothing_hit = self.count == Some(0) && self.target.is_none() && !self.sunk;
        self.miss || nothing_hit
    }

    /// Whether it is a word for a hit or a sinking, without saying of what.
    pub(super) fn is_bare(&self) -> bool {
        (self.hit || self.sunk) && self.count.is_none() && self.target.is_none()
    }

    /// Whether it is a word for sinking and nothing else.
    pub(super) fn is_bare_sunk(&self) -> bool {
        self.is_bare() && !self.hit
    }

    /// Whether it gives several hits to one ship: two hits on a cruiser.
    pub(super) fn shares_hits(&self) -> bool {
        self.hit && self.count.is_some_and(|n| n > 1) && self.object == Some(1)
    }

    /// Whether it names a ship and nothing more, without a number of its own in digits: and a submarine.
    pub(super) fn is_mere_target(&self, text: &str) -> bool {
        let has_digits = text[self.at.clone()].starts_with(|c: char| c.is_ascii_digit());
        let is_one = self.count.is_none_or(|n| n == 1) && !has_digits;
        self.target.is_some() && is_one && !self.hit && !self.sunk && self.gap == Gap::Soft
    }

    /// Takes in the item after it.
    pub(super) fn join(&mut self, next: &Self) {
        self.object = self.object.or(next.count).or(next.object);
        self.hit |= next.hit;
        self.sunk |= next.sunk;
        self.target = self.target.or(next.target);
        self.at.end = next.at.end;
    }

    const fn is_new(&self) -> bool {
        self.count.is_none() && self.is_plain()
    }

    /// Whether there is nothing in it but a number.
    const fn is_plain(&self) -> bool {
        !self.hit && !self.sunk && !self.miss && self.target.is_none()
    }
}

/// The items of an answer in order.
///
/// # Errors
/// A word that has no sense where it stands, such as a number of nothing.
pub(super) fn items(
    text: &str,
    tokens: &[Token],
    expected: Expected,
) -> Result<Vec<Item>, ReportFault> {
    let mut reading = Items {
        text,
        expected,
        read: Vec::new(),
        now: Item::default(),
        on: false,
        gap: Gap::Nothing,
    };
    tokens.iter().try_for_each(|token| reading.take(token))?;
    reading.close()?;
    Ok(reading.read)
}

/// Takes tokens and makes items of them; an item ends where what comes next cannot belong to it.
struct Items<'a> {
    text: &'a str,
    expected: Expected,
    read: Vec<Item>,
    now: Item,
    /// Whether it was just said on what the hit was.
    on: bool,
    gap: Gap,
}

impl Items<'_> {
    fn take(&mut self, token: &Token) -> Result<(), ReportFault> {
        let Token { kind, at } = token;
        let word = match kind {
            Kind::Comma | Kind::Stop | Kind::Plus | Kind::Word(Word::And | Word::With) => {
                self.part(Gap::Soft);
                return Ok(());
            }
            Kind::Break => {
                self.part(Gap::Break);
                return Ok(());
            }
            Kind::Thing(thing) => return self.target(Target::Thing(*thing), at),
            Kind::Word(word) => *word,
        };
        match word {
            Word::Number(n) => self.number(n, at),
            Word::Article => self.article(at),
            Word::Hit => {
                let opens = self.now.hit || self.now.sunk || self.now.miss;
                self.say(opens, at, |item| item.hit = true)
            }
            Word::Sunk | Word::Coule => {
                let opens = self.now.sunk || self.now.miss;
                self.say(opens, at, |item| item.sunk = true)
            }
            Word::Miss | Word::Water | Word::OnlyWater => {
                let opens = !self.now.is_plain() || self.now.count == Some(0);
                self.say(opens, at, |item| item.miss = true)
            }
            Word::Ship => self.target(Target::Ship, at),
            Word::On => {
                self.on = true;
                let opens = self.now.miss || self.now.target.is_some();
                self.say(opens, at, |item| item.hit = true)?;
                self.on = true;
                Ok(())
            }
            Word::Of | Word::Filler | Word::And | Word::With => Ok(()),
            Word::Land | Word::Square | Word::Plane | Word::ShotDown | Word::By => {
                Err(self.misplaced(at))
            }
        }
    }

    fn number(&mut self, n: u32, at: &Range<usize>) -> Result<(), ReportFault> {
        if std::mem::take(&mut self.on) {
            return self.say(false, at, |item| item.object = Some(n));
        }
        self.say(!self.now.is_new(), at, |item| item.count = Some(n))
    }

    fn article(&mut self, at: &Range<usize>) -> Result<(), ReportFault> {
        let now = &self.now;
        let is_of_it = !now.is_new() && now.target.is_none() && !now.miss;
        if is_of_it && !self.on {
            return Ok(());
        }
        self.number(1, at)
    }

    fn target(&mut self, target: Target, at: &Range<usize>) -> Result<(), ReportFault> {
        self.on = false;
        let opens = self.now.target.is_some() || self.now.miss;
        self.say(opens, at, |item| item.target = Some(target))
    }

    /// Says something of the item at hand, or of a new one.
    fn say(
        &mut self,
        opens: bool,
        at: &Range<usize>,
        change: impl FnOnce(&mut Item),
    ) -> Result<(), ReportFault> {
        if opens || self.gap > Gap::Nothing {
            self.close()?;
        }
        if self.now.is_new() {
            self.now.at.start = at.start;
        }
        self.now.at.end = at.end;
        change(&mut self.now);
        Ok(())
    }

    fn part(&mut self, gap: Gap) {
        self.on = false;
        self.gap = self.gap.max(gap);
    }

    fn close(&mut self) -> Result<(), ReportFault> {
        let gap = std::mem::take(&mut self.gap);
        let done = std::mem::take(&mut self.now);
        if !done.is_new() {
            if done.is_plain() && done.count != Some(0) {
                return Err(self.misplaced(&done.at));
            }
            self.read.push(done);
        }
        self.now.gap = gap;
        Ok(())
    }

    fn misplaced(&self, at: &Range<usize>) -> ReportFault {
        let word = self.text[at.clone()].to_owned();
        ReportFault::Misplaced { word, at: at.clone(), expected: self.expected }
    }
}
