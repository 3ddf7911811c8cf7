//! Making a layout ship by ship: what to ask next, and what an answer means. Reads and prints nothing.

use fleetsheet::board::{Grid, Orientation, Shape, Span, Square};
use fleetsheet::inventory::InventoryFault;
use fleetsheet::lang::{Describe, Forms, Gender, Lang, Noun, PerLang, both, meant};
use fleetsheet::layout::{Layout, LayoutFault, Ship, Stationed, check, describe, file, text};
use fleetsheet::rules::{ClassId, Ruleset, UnitKind};
use fleetsheet::source::Severity;

use super::dialogue::{Guide, Reply, Turn};

/// What somebody can say instead of squares.
const HELP: PerLang<&str> = PerLang {
    en: "\
Say where it lies: `C4-C6`, or `C4 down`, or several at once: `A1 C4 F9`.
`back` takes the last one away, `show` shows the grid,
`done` goes on to the next kind, `quit` leaves.",
    fr: "\
Dites où il se trouve : `C4-C6`, ou `C4 bas`, ou plusieurs à la fois : `A1 C4 F9`.
`retour` enlève le dernier, `montrer` montre la grille,
`fini` passe au type suivant, `quitter` arrête tout.",
};

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
pub(crate) struct LayoutGuide<'r> {
    rules: &'r Ruleset,
    kinds: Vec<Kind>,
    at: usize,
    placed: Vec<Placed>,
}

impl<'r> LayoutGuide<'r> {
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
    fn layout(&self) -> Layout {
        layout_of(&self.placed)
    }

    /// What is still to be placed, for a message.
    fn missing(&self) -> PerLang<String> {
        let Some(kind) = self.kind() else { return both("the last `done`", "le dernier `fini`") };
        let left = self.wanted(kind).map_or(1, |wanted| wanted - self.count(kind));
        PerLang::each(|lang| self.noun(kind, lang).counted(lang, left))
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

    fn noun(&self, kind: Kind, lang: Lang) -> Noun {
        let land = || {
            let (one, many) = lang.pick(Forms::LAND_UNIT.en, Forms::LAND_UNIT.fr);
            Noun { one: one.into(), many: many.into(), gender: Gender::Feminine }
        };
        match kind {
            Kind::Ship(class) => self.rules.class(class).noun(lang).clone(),
            Kind::Land => land(),
            Kind::Unit(kind) => {
                let arsenal = self.rules.arsenal();
                arsenal.map_or_else(land, |arsenal| arsenal.unit(kind).names.get(lang).clone())
            }
        }
    }

    fn points_left(&self, lang: Lang) -> String {
        let Some(arsenal) = self.rules.arsenal() else { return String::new() };
        let stock = self.layout().stock(self.rules);
        let left = arsenal.budget.saturating_sub(stock.points(self.rules));
        let points = Forms::POINT.counted(lang, left);
        lang.pick(format!(" ({points} left)"), format!(" (il reste {points})"))
    }

    /// Leaves behind the kinds of which all are placed.
    fn go_on(&mut self) {
        while self.kind().is_some_and(|kind| self.wanted(kind) == Some(self.count(kind))) {
            self.at += 1;
        }
    }

    fn back(&mut self) -> Turn<Layout> {
        match self.placed.pop() {
            Some(last) => {
                self.at = self.kinds.iter().position(|kind| *kind == last.kind).unwrap_or(0);
                Turn::Show
            }
            None if self.at > 0 => {
                self.at = 0;
                self.go_on();
                Turn::Show
            }
            None => Turn::Refused(both("nothing is placed yet", "rien n'est encore placé")),
        }
    }

    fn done(&mut self) -> Turn<Layout> {
        match self.kind() {
            Some(kind) if self.wanted(kind).is_some() => {
                let PerLang { en, fr } = self.missing();
                Turn::Refused(both(
                    format!("still to be placed: {en}"),
                    format!("il reste à placer : {fr}"),
                ))
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
    fn finish_or(&self, otherwise: Turn<Layout>) -> Turn<Layout> {
        if self.kind().is_some() {
            return otherwise;
        }
        let layout = self.layout();
        let grave = |fault: &&LayoutFault| fault.severity(self.rules) == Severity::Error;
        match check(&layout, self.rules, None).iter().find(grave) {
            None => Turn::Finished(layout),
            Some(fault) => Turn::Refused(self.told(fault)),
        }
    }

    fn place(&mut self, text: &str) -> Turn<Layout> {
        let Some(kind) = self.kind() else {
            return Turn::Refused(both(
                "everything is placed: say `done` or `back`",
                "tout est placé : dites `fini` ou `retour`",
            ));
        };
        let before = self.placed.len();
        let turn = self.spans(kind, text).and_then(|spans| {
            spans.into_iter().try_for_each(|span| self.add(Placed { kind, span }))
        });
        match turn {
            Ok(()) => {
                self.go_on();
                self.finish_or(Turn::Show)
            }
            Err(why) => {
                self.placed.truncate(before);
                Turn::Refused(why)
            }
        }
    }

    /// Adds one thing, unless it breaks a rule that the layout keeps without it.
    fn add(&mut self, new: Placed) -> Result<(), PerLang<String>> {
        let placed = self.count(new.kind);
        if self.wanted(new.kind) == Some(placed) {
            let all = self.noun(new.kind, Lang::Fr).counted(Lang::Fr, placed);
            return Err(both(
                format!("there are no more {} to place", self.noun(new.kind, Lang::En).many),
                format!("il n'y a que {all} à placer"),
            ));
        }
        let old = check(&self.layout(), self.rules, None);
        self.placed.push(new);
        let now = check(&self.layout(), self.rules, None);
        let broken = now.iter().find(|fault| !old.contains(fault) && !is_of_the_whole(fault));
        broken.map_or(Ok(()), |fault| Err(self.told(fault)))
    }

    fn told(&self, fault: &LayoutFault) -> PerLang<String> {
        PerLang::each(|lang| describe(fault, self.rules, lang))
    }

    /// The places that a text names: `C4-C6, F1 down G8`.
    fn spans(&self, kind: Kind, text: &str) -> Result<Vec<Span>, PerLang<String>> {
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

    fn span(
        &self,
        kind: Kind,
        word: &str,
        way: Option<Orientation>,
    ) -> Result<Span, PerLang<String>> {
        let named = span_named(word, self.rules.grid())?;
        let alone = named.first == named.last();
        match (kind, way) {
            (Kind::Ship(class), way) if alone => self.ship_from(class, named.first, way),
            (Kind::Land, None) if alone => Ok(Span::land(named.first)),
            (_, Some(_)) => Err(both(
                format!("`{word}` already says how it lies"),
                format!("`{word}` donne déjà le sens"),
            )),
            (_, None) => Ok(named),
        }
    }

    /// A ship by its top left square; a line of several squares needs to be told which way it lies.
    fn ship_from(
        &self,
        class: ClassId,
        first: Square,
        way: Option<Orientation>,
    ) -> Result<Span, PerLang<String>> {
        let shape = self.rules.class(class).shape;
        match (shape, way) {
            (Shape::Line(2..), None) => {
                let name = self.rules.grid().name(first);
                Err(both(
                    format!("say both ends, or `{name} across` or `{name} down`"),
                    format!("dites les deux bouts, ou `{name} droite` ou `{name} bas`"),
                ))
            }
            (_, way) => Ok(Span::of(shape, way.unwrap_or(Orientation::Across), first)),
        }
    }
}

impl Guide for LayoutGuide<'_> {
    type Made = Layout;

    fn welcome(&self, lang: Lang) -> String {
        format!("{}\n{}", self.picture(lang), HELP.get(lang))
    }

    fn picture(&self, _: Lang) -> String {
        text::show(&self.layout(), self.rules, text::Style::Ascii)
    }

    /// `destroyer 1x2, 2 of 3`.
    fn question(&self, lang: Lang) -> String {
        let Some(kind) = self.kind() else {
            let (en, fr) =
                ("is it right so? `done` or `back`", "est-ce bien ainsi ? `fini` ou `retour`");
            return lang.pick(en, fr).to_owned();
        };
        let (name, next) = (self.noun(kind, lang).one, self.count(kind) + 1);
        let size = match kind {
            Kind::Ship(class) => format!(" {}", self.rules.class(class).shape),
            Kind::Land => " 3x3".to_owned(),
            Kind::Unit(_) => String::new(),
        };
        if let Some(wanted) = self.wanted(kind) {
            return format!("{name}{size}, {next} {} {wanted}", lang.pick("of", "sur"));
        }
        let left = self.points_left(lang);
        lang.pick(
            format!("{name}{size}, number {next}, or `done`{left}"),
            format!("{name}{size}, numéro {next}, ou `fini`{left}"),
        )
    }

    fn answer(&mut self, reply: Reply<'_>) -> Turn<Layout> {
        match reply {
            Reply::Nothing | Reply::Help => Turn::Say(HELP),
            Reply::Leave => Turn::Left,
            Reply::Show => Turn::Show,
            Reply::Back => self.back(),
            Reply::Done => self.done(),
            Reply::Text(text) => self.place(text),
        }
    }

    /// A layout that is whole and right is finished at once; whoever still asks has something to mend.
    fn is_whole(&self) -> bool {
        false
    }

    fn unfinished(&self) -> PerLang<String> {
        let PerLang { en, fr } = self.missing();
        both(
            format!("nothing is written: the layout is not whole; next was {en}"),
            format!("rien n'est écrit : la disposition n'est pas complète ; il restait {fr}"),
        )
    }
}

/// The squares that a word names, or why it names none and what it may mean.
pub(crate) fn span_named(word: &str, grid: Grid) -> Result<Span, PerLang<String>> {
    file::span(word, grid).map_err(|error| {
        let nearest = file::meant_span(word, grid).map(|span| grid.span_name(&span));
        PerLang::each(|lang| error.describe(lang) + &meant(lang, nearest.as_deref()))
    })
}

fn orientation(word: &str) -> Option<Orientation> {
    match word.to_lowercase().as_str() {
        "across" | "right" | "horizontal" | "droite" => Some(Orientation::Across),
        "down" | "vertical" | "bas" => Some(Orientation::Down),
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
mod tests;
