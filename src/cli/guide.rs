//! Making a layout ship by ship: what to ask next, and what an answer means. Reads and prints nothing.

use fleetsheet::board::{Grid, Orientation, Shape, Span, Square};
use fleetsheet::inventory::InventoryFault;
use fleetsheet::lang::{Gender, Lang, Noun};
use fleetsheet::layout::{Layout, LayoutFault, Ship, Stationed, check, describe, file};
use fleetsheet::rules::{ClassId, Ruleset, UnitKind};
use fleetsheet::source::{Severity, did_you_mean};

/// What somebody can say instead of squares.
pub(crate) const HELP: &str = "\
Say where it lies: `C4-C6`, or `C4 down`, or several at once: `A1 C4 F9`.
`back` takes the last one away, `show` shows the grid,
`done` goes on to the next kind, `quit` leaves.";

/// A kind of thing to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Ship(ClassId),
    Land,
    Unit(UnitKind),
}

/// One thing in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Placed {
    kind: Kind,
    span: Span,
}

/// A layout in the making.
pub(crate) struct Guide<'r> {
    rules: &'r Ruleset,
    kinds: Vec<Kind>,
    at: usize,
    placed: Vec<Placed>,
}

/// What an answer came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// The layout has changed: show it, ask on.
    Changed,
    /// It has not, but the grid is to be shown.
    Show,
    /// It has not: say this, ask on.
    Say(String),
    /// The answer is wrong: say why, ask again.
    Refused(String),
    /// The whole layout is there.
    Finished(Layout),
    /// Whoever answers wants to leave.
    Left,
}

impl<'r> Guide<'r> {
    /// An empty board.
    pub(crate) fn new(rules: &'r Ruleset) -> Self {
        let mut kinds: Vec<Kind> = rules.class_ids().map(|(class, _)| Kind::Ship(class)).collect();
        if rules.arsenal().is_some() {
            kinds.push(Kind::Land);
            kinds.extend(UnitKind::ALL.map(Kind::Unit));
        }
        let mut guide = Self { rules, kinds, at: 0, placed: Vec::new() };
        guide.go_on();
        guide
    }

    /// The layout so far.
    pub(crate) fn layout(&self) -> Layout {
        layout_of(&self.placed)
    }

    /// The question: `destroyer 1x2, 2 of 3`.
    pub(crate) fn question(&self) -> String {
        let Some(kind) = self.kind() else { return "is it right so? `done` or `back`".to_owned() };
        let (name, next) = (self.noun(kind).one, self.count(kind) + 1);
        let size = match kind {
            Kind::Ship(class) => format!(" {}", self.rules.class(class).shape),
            Kind::Land => " 3x3".to_owned(),
            Kind::Unit(_) => String::new(),
        };
        match self.wanted(kind) {
            Some(wanted) => format!("{name}{size}, {next} of {wanted}"),
            None => format!("{name}{size}, number {next}, or `done`{}", self.points_left()),
        }
    }

    /// What is still to be placed, for a message.
    pub(crate) fn missing(&self) -> String {
        let Some(kind) = self.kind() else { return "the last `done`".to_owned() };
        let left = self.wanted(kind).map_or(1, |wanted| wanted - self.count(kind));
        self.noun(kind).counted(Lang::En, left)
    }

    /// Takes an answer in.
    pub(crate) fn answer(&mut self, text: &str) -> Turn {
        let text = text.trim();
        match text.to_lowercase().as_str() {
            "" | "help" | "?" => Turn::Say(HELP.to_owned()),
            "quit" | "exit" => Turn::Left,
            "show" => Turn::Show,
            "back" => self.back(),
            "done" => self.done(),
            _ => self.place(text),
        }
    }

    fn kind(&self) -> Option<Kind> {
        self.kinds.get(self.at).copied()
    }

    fn count(&self, kind: Kind) -> u32 {
        self.placed.iter().filter(|placed| placed.kind == kind).count() as u32
    }

    /// How many of a kind there must be; `None` where the player chooses.
    fn wanted(&self, kind: Kind) -> Option<u32> {
        match kind {
            Kind::Ship(class) => self.rules.class(class).amount.count(),
            Kind::Land => None,
            Kind::Unit(kind) => self.rules.arsenal().and_then(|arsenal| arsenal.unit(kind).count),
        }
    }

    fn noun(&self, kind: Kind) -> Noun {
        let land = || Noun {
            one: "land unit".into(),
            many: "land units".into(),
            gender: Gender::Feminine,
        };
        match kind {
            Kind::Ship(class) => self.rules.class(class).noun(Lang::En).clone(),
            Kind::Land => land(),
            Kind::Unit(kind) => {
                let arsenal = self.rules.arsenal();
                arsenal.map_or_else(land, |arsenal| arsenal.unit(kind).names.en.clone())
            }
        }
    }

    fn points_left(&self) -> String {
        let Some(arsenal) = self.rules.arsenal() else { return String::new() };
        let stock = self.layout().stock(self.rules);
        let left = arsenal.budget.saturating_sub(stock.points(self.rules));
        format!(" ({left} points left)")
    }

    /// Leaves behind the kinds of which all are placed.
    fn go_on(&mut self) {
        while self.kind().is_some_and(|kind| self.wanted(kind) == Some(self.count(kind))) {
            self.at += 1;
        }
    }

    fn back(&mut self) -> Turn {
        match self.placed.pop() {
            Some(last) => {
                self.at = self.kinds.iter().position(|kind| *kind == last.kind).unwrap_or(0);
                Turn::Changed
            }
            None if self.at > 0 => {
                self.at = 0;
                self.go_on();
                Turn::Show
            }
            None => Turn::Refused("nothing is placed yet".to_owned()),
        }
    }

    fn done(&mut self) -> Turn {
        match self.kind() {
            Some(kind) if self.wanted(kind).is_some() => {
                Turn::Refused(format!("still to be placed: {}", self.missing()))
            }
            Some(_) => {
                self.at += 1;
                self.go_on();
                self.finish_or(Turn::Show)
            }
            None => self.finish_or(Turn::Show),
        }
    }

    /// The whole layout, once nothing is left to ask and nothing is wrong.
    fn finish_or(&self, otherwise: Turn) -> Turn {
        if self.kind().is_some() {
            return otherwise;
        }
        let layout = self.layout();
        let grave = |fault: &&LayoutFault| fault.severity(self.rules) == Severity::Error;
        match check(&layout, self.rules, None).iter().find(grave) {
            None => Turn::Finished(layout),
            Some(fault) => Turn::Refused(describe(fault, self.rules, Lang::En)),
        }
    }

    fn place(&mut self, text: &str) -> Turn {
        let Some(kind) = self.kind() else {
            return Turn::Refused("everything is placed: say `done` or `back`".to_owned());
        };
        let before = self.placed.len();
        let turn = self.spans(kind, text).and_then(|spans| {
            spans.into_iter().try_for_each(|span| self.add(Placed { kind, span }))
        });
        match turn {
            Ok(()) => {
                self.go_on();
                self.finish_or(Turn::Changed)
            }
            Err(why) => {
                self.placed.truncate(before);
                Turn::Refused(why)
            }
        }
    }

    /// Adds one thing, unless it breaks a rule that the layout keeps without it.
    fn add(&mut self, new: Placed) -> Result<(), String> {
        if self.wanted(new.kind) == Some(self.count(new.kind)) {
            return Err(format!("there are no more {} to place", self.noun(new.kind).many));
        }
        let old = check(&self.layout(), self.rules, None);
        self.placed.push(new);
        let now = check(&self.layout(), self.rules, None);
        let broken = now.iter().find(|fault| !old.contains(fault) && !is_of_the_whole(fault));
        broken.map_or(Ok(()), |fault| Err(describe(fault, self.rules, Lang::En)))
    }

    /// The places that a text names: `C4-C6, F1 down G8`.
    fn spans(&self, kind: Kind, text: &str) -> Result<Vec<Span>, String> {
        let words: Vec<&str> = text
            .split(|c: char| c.is_whitespace() || c == ';')
            .filter(|word| !word.is_empty())
            .collect();
        let mut spans = Vec::new();
        let mut words = words.into_iter().map(|word| word.trim_end_matches(',')).peekable();
        while let Some(word) = words.next() {
            let way = words.next_if(|next| orientation(next).is_some()).and_then(orientation);
            spans.push(self.span(kind, word, way)?);
        }
        Ok(spans)
    }

    fn span(&self, kind: Kind, word: &str, way: Option<Orientation>) -> Result<Span, String> {
        let named = span_named(word, self.rules.grid())?;
        let alone = named.first == named.last();
        match (kind, way) {
            (Kind::Ship(class), way) if alone => self.ship_from(class, named.first, way),
            (Kind::Land, None) if alone => Ok(Span::land(named.first)),
            (_, Some(_)) => Err(format!("`{word}` already says how it lies")),
            (_, None) => Ok(named),
        }
    }

    /// A ship by its top left square; a line of several squares needs to be told which way it lies.
    fn ship_from(
        &self,
        class: ClassId,
        first: Square,
        way: Option<Orientation>,
    ) -> Result<Span, String> {
        let shape = self.rules.class(class).shape;
        match (shape, way) {
            (Shape::Line(2..), None) => {
                let name = self.rules.grid().name(first);
                Err(format!("say both ends, or `{name} across` or `{name} down`"))
            }
            (_, way) => Ok(Span::of(shape, way.unwrap_or(Orientation::Across), first)),
        }
    }
}

/// The squares that a word names, or why it names none and what it may mean.
pub(crate) fn span_named(word: &str, grid: Grid) -> Result<Span, String> {
    file::span(word, grid).map_err(|error| {
        let meant = file::meant_span(word, grid).map(|span| grid.span_name(&span));
        format!("{error}{}", did_you_mean(meant.as_deref()))
    })
}

fn orientation(word: &str) -> Option<Orientation> {
    match word.to_lowercase().as_str() {
        "across" | "right" => Some(Orientation::Across),
        "down" => Some(Orientation::Down),
        _ => None,
    }
}

/// Faults that say how many there are of something: they come and go while a layout is made.
const fn is_of_the_whole(fault: &LayoutFault) -> bool {
    matches!(
        fault,
        LayoutFault::ShipCount { .. }
            | LayoutFault::UnitCount { .. }
            | LayoutFault::Spending { fault: InventoryFault::ShipPoints { .. } }
    )
}

fn layout_of(placed: &[Placed]) -> Layout {
    let (mut ships, mut land, mut units) = (Vec::new(), Vec::new(), Vec::new());
    for Placed { kind, span } in placed {
        match kind {
            Kind::Ship(class) => ships.push(Ship { class: *class, span: *span }),
            Kind::Land => land.push(*span),
            Kind::Unit(kind) => {
                units.extend(span.squares().map(|square| Stationed { kind: *kind, square }));
            }
        }
    }
    Layout::new(ships, land, units)
}

#[cfg(test)]
mod tests {
    use fleetsheet::rules::Presets;

    use super::*;

    fn rules(name: &str) -> Ruleset {
        Presets::builtin().load(name, &[]).unwrap()
    }

    fn refused(turn: Turn) -> String {
        match turn {
            Turn::Refused(why) => why,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn asks_for_every_ship_and_ends_with_the_last() {
        let rules = rules("russe");
        let mut guide = Guide::new(&rules);
        assert_eq!(guide.question(), "battleship 1x4, 1 of 1");
        assert_eq!(guide.answer("A1-D1"), Turn::Changed);
        assert_eq!(guide.question(), "cruiser 1x3, 1 of 2");
        assert_eq!(guide.answer("A3 across, a5 down"), Turn::Changed);
        assert_eq!(guide.answer("F1-G1 f3-g3; f5-g5"), Turn::Changed);
        let Turn::Finished(layout) = guide.answer("J10 J8 J6 J4") else { panic!() };
        assert_eq!(layout.ships().len(), 10);
    }

    #[test]
    fn a_refused_answer_changes_nothing() {
        let rules = rules("russe");
        let mut guide = Guide::new(&rules);
        guide.answer("A1-D1");
        let before = guide.layout();
        assert!(refused(guide.answer("A3-C3 A4-C4")).contains("touch"));
        assert!(refused(guide.answer("H9 down")).contains("edge"));
        assert!(refused(guide.answer("Z3-Z5")).contains("off the grid"));
        assert!(refused(guide.answer("A5")).contains("`A5 across`"));
        assert!(refused(guide.answer("17")).contains("did you mean `I7`?"));
        assert!(refused(guide.answer("A5-C5 down")).contains("already"));
        assert!(refused(guide.answer("A3-C3 A5-C5 A7-C7")).contains("no more cruisers"));
        assert_eq!(refused(guide.answer("done")), "still to be placed: 2 cruisers");
        assert_eq!(guide.layout(), before);
        assert_eq!(guide.answer("back"), Turn::Changed);
        assert!(refused(guide.answer("back")).contains("nothing"));
    }

    #[test]
    fn bought_fleets_end_when_their_owner_says_so() {
        let rules = rules("phillips-open");
        let mut guide = Guide::new(&rules);
        assert_eq!(guide.question(), "aircraft carrier 2x2, number 1, or `done` (160 points left)");
        assert_eq!(guide.answer("A1"), Turn::Changed);
        for _ in 0..5 {
            assert_eq!(guide.answer("done"), Turn::Show);
        }
        assert_eq!(guide.answer("F1"), Turn::Changed);
        assert_eq!(guide.answer("done"), Turn::Show);
        assert_eq!(guide.answer("A1 F1-H1"), Turn::Changed);
        assert!(refused(guide.answer("A1")).contains("two things"));
        guide.answer("done");
        guide.answer("done");
        guide.answer("done");
        let Turn::Finished(layout) = guide.answer("done") else { panic!() };
        assert_eq!((layout.ships().len(), layout.land().len(), layout.units().len()), (1, 1, 4));
    }
}
