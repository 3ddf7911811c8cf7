//! What stands in each part of a page, for one player or for the whole run.

use super::super::block::{
    Block, CodeLine, EnemyTally, FieldSet, Fields, FleetBoxes, Frame, InventoryForm,
    InventoryTable, KeyGrid, KeyHead, Legend, Log, Notes, Owner, RulesText, SalvoBoxes, Setting,
    Sign, Terms,
};
use super::super::request::{Game, Request, Seat};
use super::super::template::{Labels, Part};
use super::super::words::Word;
use super::arrange::{Column, Rows};
use crate::inventory::{Shop, Stock};
use crate::lang::{Lang, spaced};
use crate::layout::Layout;
use crate::rules::{Fleet, Marks, Ruleset, Salvo, Section, UpperFrame};

/// Boxes for salvoes on a sheet of which nobody knows how many were bought.
const BLANK_SALVOES: u32 = 100;

/// A whole order, with what all its pages share.
pub(super) struct Run<'a> {
    request: &'a Request<'a>,
    labels: Labels,
    /// What the preset fixes for everyone.
    fixed: Option<Stock>,
}

/// One player's place at the table.
#[derive(Clone, Copy)]
pub(super) struct Desk<'a> {
    run: &'a Run<'a>,
    game: &'a Game,
    seat: &'a Seat,
    /// A or B, where two sheets belong to one game.
    letter: Option<char>,
}

impl<'a> Run<'a> {
    pub(super) fn new(request: &'a Request<'a>) -> Self {
        let variant = request.template.variant(request.rules);
        let labels = variant.map_or(Labels::TwoSides, |variant| variant.labels);
        Self { request, labels, fixed: Stock::fixed(request.rules) }
    }

    fn rules(&self) -> &'a Ruleset {
        self.request.rules
    }

    fn lang(&self) -> Lang {
        self.request.lang
    }

    pub(super) fn title(&self) -> String {
        let own = self.rules().title().get(self.lang());
        self.request.title.clone().unwrap_or_else(|| spaced(self.lang(), own))
    }

    /// The preset and the changes to it, for the foot of every page.
    pub(super) fn preset(&self) -> String {
        let changes = self.request.changes.iter().map(String::as_str);
        let parts: Vec<&str> = std::iter::once(self.rules().name()).chain(changes).collect();
        parts.join(" · ")
    }

    /// Every player, game by game.
    pub(super) fn desks(&'a self) -> Vec<Desk<'a>> {
        let games = self.request.games.iter();
        games
            .flat_map(|game| {
                let letters = (game.seats.len() > 1).then_some('A'..='Z');
                let mut letters = letters.into_iter().flatten();
                game.seats.iter().map(move |seat| Desk {
                    run: self,
                    game,
                    seat,
                    letter: letters.next(),
                })
            })
            .collect()
    }

    /// The fleets of the run, with what to call each.
    pub(super) fn fleets(&'a self) -> Vec<(String, &'a Layout)> {
        let desks = self.desks().into_iter();
        desks.filter_map(|desk| Some((desk.label(), &desk.seat.fill.as_ref()?.layout))).collect()
    }

    /// The rows of a page that is printed once.
    pub(super) fn rows(
        &'a self,
        arrangement: &[Vec<Vec<Part>>],
        sections: &[Section],
        setting: Setting,
    ) -> Rows<'a> {
        rows(arrangement, |part| match part {
            Part::Rules => {
                let (title, sections) = (self.title(), sections.to_vec());
                Some(Box::new(RulesText { title, sections, setting }))
            }
            Part::Legend => Some(Box::new(self.legend())),
            _ => None,
        })
    }

    /// The rows of a page of the key.
    pub(super) fn key_rows(
        &'a self,
        arrangement: &[Vec<Vec<Part>>],
        fleets: &[(String, &'a Layout)],
    ) -> Rows<'a> {
        rows(arrangement, |part| match part {
            Part::KeyHead => {
                let seed = self.request.seed.clone();
                Some(Box::new(KeyHead { title: self.title(), seed }))
            }
            Part::Keys => Some(Box::new(KeyGrid { rules: self.rules(), fleets: fleets.to_vec() })),
            _ => None,
        })
    }

    fn legend(&self) -> Legend {
        let mut marks = match self.rules().marks() {
            Marks::Letters => vec![
                (Sign::Dot, Word::MarkFired),
                (Sign::Cross, Word::MarkNothing),
                (Sign::Letters, Word::MarkPossible),
                (Sign::Shaded, Word::MarkCertain),
            ],
            Marks::Rings => vec![
                (Sign::Ring, Word::MarkWater),
                (Sign::Cross, Word::MarkHit),
                (Sign::RingedCross, Word::MarkSunk),
            ],
            Marks::Dots => vec![
                (Sign::Dot, Word::MarkWater),
                (Sign::Cross, Word::MarkHit),
                (Sign::RingedCross, Word::MarkSunk),
            ],
        };
        let salvoes = !matches!(self.rules().switches().salvo, Salvo::Fixed(n) if n.get() == 1);
        if salvoes {
            marks.push((Sign::Round, Word::MarkRound));
        }
        if self.rules().arsenal().is_some() {
            marks.push((Sign::Land, Word::MarkLand));
        }
        Legend { marks }
    }
}

impl<'a> Desk<'a> {
    /// What to call the sheet: `Game no. 3 · sheet A · Anna`.
    pub(super) fn label(&self) -> String {
        let lang = self.run.lang();
        let game = self.game.number.map(|number| format!("{} {number}", Word::Game.text(lang)));
        let sheet = self.letter.map(|letter| format!("{} {letter}", Word::Sheet.text(lang)));
        let parts: Vec<String> =
            [game, sheet, self.seat.name.clone()].into_iter().flatten().collect();
        if parts.is_empty() { self.run.title() } else { parts.join(" · ") }
    }

    /// The rows of one of the player's pages.
    pub(super) fn rows(&self, arrangement: &[Vec<Vec<Part>>]) -> Rows<'a> {
        rows(arrangement, |part| self.block(part))
    }

    fn block(&self, part: Part) -> Option<Box<dyn Block + 'a>> {
        let (run, rules, lang) = (self.run, self.run.rules(), self.run.lang());
        let (upper, lower) = match rules.upper() {
            UpperFrame::Home => (Owner::Home, Owner::Enemy),
            UpperFrame::Enemy => (Owner::Enemy, Owner::Home),
        };
        Some(match part {
            Part::Fields => Box::new(self.fields(FieldSet::All)),
            Part::NameFields => Box::new(self.fields(FieldSet::Name)),
            Part::Home => Box::new(self.frame(Owner::Home)),
            Part::Enemy => Box::new(self.frame(Owner::Enemy)),
            Part::Upper => Box::new(self.frame(upper)),
            Part::Lower => Box::new(self.frame(lower)),
            Part::HomeFleet => self.fleet(Owner::Home)?,
            Part::EnemyFleet => self.fleet(Owner::Enemy)?,
            Part::UpperFleet => self.fleet(upper)?,
            Part::LowerFleet => self.fleet(lower)?,
            Part::Strips => self.strips()?,
            Part::Legend => Box::new(run.legend()),
            Part::Inventory => {
                Box::new(InventoryTable { shop: Shop::of(rules)?, stock: self.stock() })
            }
            Part::InventoryForm => {
                Box::new(InventoryForm { shop: Shop::of(rules)?, stock: self.stock() })
            }
            Part::Terms => Box::new(Terms { lines: rules.terms(lang) }),
            Part::Salvoes => Box::new(SalvoBoxes { count: self.salvoes()? }),
            Part::Log => Box::new(Log { rules }),
            Part::Notes => Box::new(Notes),
            Part::Code => {
                let fill = self.seat.fill.as_ref()?;
                let seal = fill.seal.as_ref().map(ToString::to_string);
                Box::new(CodeLine { code: fill.code.clone(), seal })
            }
            Part::Rules => {
                let (title, sections) = (run.title(), rules.summary(lang));
                Box::new(RulesText { title, sections, setting: Setting::OnePage })
            }
            Part::KeyHead | Part::Keys => return None,
        })
    }

    fn fields(&self, extent: FieldSet) -> Fields {
        let lang = self.run.lang();
        let game = self.game.number.map(|number| match self.letter {
            Some(letter) => format!("{number} ({} {letter})", Word::Sheet.text(lang)),
            None => number.to_string(),
        });
        let summary = match extent {
            FieldSet::All => self.run.rules().in_brief(lang),
            FieldSet::Name => String::new(),
        };
        Fields {
            title: self.run.title(),
            summary,
            game,
            name: self.seat.name.clone(),
            opponent: self.seat.opponent.clone(),
            extent,
        }
    }

    fn frame(&self, owner: Owner) -> Frame<'a> {
        let (word, layout) = match owner {
            Owner::Home => (Word::HomeFrame, self.seat.fill.as_ref().map(|fill| &fill.layout)),
            Owner::Enemy => (Word::EnemyFrame, None),
        };
        Frame {
            rules: self.run.rules(),
            labels: self.run.labels,
            layout,
            caption: word.text(self.run.lang()).to_owned(),
        }
    }

    /// What the player has, as far as the sheet may know it.
    fn stock(&self) -> Option<&'a Stock> {
        self.seat.stock.as_ref().or(self.run.fixed.as_ref())
    }

    fn salvoes(&self) -> Option<u32> {
        self.run.rules().arsenal()?;
        let count = self.stock().map_or(BLANK_SALVOES, |stock| stock.salvoes);
        (count > 0).then_some(count)
    }

    fn fleet(&self, owner: Owner) -> Option<Box<dyn Block + 'a>> {
        let (rules, lang) = (self.run.rules(), self.run.lang());
        let known = match owner {
            Owner::Home => self.stock().map(|stock| stock.fleet.clone()),
            Owner::Enemy => rules.fleet(),
        };
        match (owner, known) {
            (Owner::Home, None) => None,
            (Owner::Enemy, None) => Some(Box::new(EnemyTally { shop: Shop::of(rules)? })),
            (Owner::Home, Some(fleet)) => {
                Some(self.boxes(Word::HomeShips.text(lang), None, fleet, 1.0))
            }
            (Owner::Enemy, Some(fleet)) => {
                let hint = Word::ToStrikeOff.text(lang);
                Some(self.boxes(Word::EnemyShips.text(lang), Some(hint), fleet, 1.0))
            }
        }
    }

    fn strips(&self) -> Option<Box<dyn Block + 'a>> {
        let (rules, lang) = (self.run.rules(), self.run.lang());
        let Some(fleet) = rules.fleet() else { return self.fleet(Owner::Enemy) };
        let hint = match rules.switches().salvo {
            Salvo::Fixed(n) if n.get() == 1 => Word::StripHelpShots,
            _ => Word::StripHelp,
        };
        Some(self.boxes(Word::EnemyStrips.text(lang), Some(hint.text(lang)), fleet, 1.5))
    }

    fn boxes(
        &self,
        caption: &str,
        hint: Option<&str>,
        fleet: Fleet,
        scale: f64,
    ) -> Box<dyn Block + 'a> {
        Box::new(FleetBoxes {
            rules: self.run.rules(),
            fleet,
            caption: caption.to_owned(),
            hint: hint.map(str::to_owned),
            scale,
        })
    }
}

/// Builds the rows of an arrangement; parts without content fall away, and columns and rows that they leave empty.
fn rows<'a>(
    arrangement: &[Vec<Vec<Part>>],
    block: impl Fn(Part) -> Option<Box<dyn Block + 'a>>,
) -> Rows<'a> {
    let column = |parts: &Vec<Part>| -> Column<'a> {
        parts.iter().filter_map(|part| block(*part)).collect()
    };
    let row = |columns: &Vec<Vec<Part>>| -> Vec<Column<'a>> {
        columns.iter().map(column).filter(|column| !column.is_empty()).collect()
    };
    arrangement.iter().map(row).filter(|row| !row.is_empty()).collect()
}

/// The name of a page of the key in the outline.
pub(super) fn key_label(lang: Lang, page: usize, pages: usize) -> String {
    let key = Word::Key.text(lang);
    if pages > 1 { format!("{key} {page}/{pages}") } else { key.to_owned() }
}
