//! A game that is being played, line by line.

use fleetsheet::board::{Grid, Square};
use fleetsheet::inventory::Stock;
use fleetsheet::journal::audit::{Promise, Reveal};
use fleetsheet::journal::{Answer, Breach, Defence, Entry, Game, Header, Line, PerSide, Side};
use fleetsheet::journal::{Standing, Table};
use fleetsheet::lang::Lang;
use fleetsheet::layout::{self, Layout, Ship, Stationed};
use fleetsheet::report::say;
use fleetsheet::rules::naming::{self, Meaning};
use fleetsheet::rules::{Presets, Ruleset, UnitKind, With};
use fleetsheet::source::Severity;

/// The game, and what its last line came to.
pub(crate) struct Scene {
    pub(crate) table: Table,
    pub(crate) reveals: PerSide<Reveal>,
    pub(crate) answer: Option<Answer>,
    game: Option<Game>,
    defence: Defence,
    written: String,
}

impl Scene {
    pub(crate) fn new(preset: &str) -> Self {
        let mut words = preset.split_whitespace();
        let name = words.next().unwrap();
        let withs: Vec<With> = words.map(With::new).collect();
        let table = Table::new(Presets::builtin().load(name, &withs).unwrap());
        Self {
            table,
            reveals: PerSide::default(),
            answer: None,
            game: None,
            defence: Defence::HoldFire,
            written: String::new(),
        }
    }

    /// The game; what is known before the first shot is settled with the first line that asks for it.
    pub(crate) fn game(&mut self) -> &mut Game {
        let table = &self.table;
        self.game.get_or_insert_with(|| {
            let header = Header {
                table: table.clone(),
                names: PerSide::default(),
                seals: PerSide::default(),
            };
            Game::new(header)
        })
    }

    pub(crate) fn line(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        let rules = &self.table.rules;
        match word {
            "first" => self.table.first = Side::from_word(rest),
            "ours" => self.table.layouts.us = Some(laid(rest, rules)),
            "theirs" => self.table.layouts.them = Some(laid(rest, rules)),
            "bought" => self.bought(rest),
            "reveal" => {
                let (side, layout) = rest.split_once(' ').unwrap();
                let layout = laid(layout, rules);
                self.reveals.get_mut(Side::from_word(side).unwrap()).layout = Some(layout);
            }
            "seal" => {
                let (side, promise) = rest.split_once(' ').unwrap();
                let promise = if promise == "kept" { Promise::Kept } else { Promise::Broken };
                self.reveals.get_mut(Side::from_word(side).unwrap()).promise = promise;
            }
            "other" => {
                let (side, game) = rest.split_once(' ').unwrap();
                let reveal = self.reveals.get_mut(Side::from_word(side).unwrap());
                reveal.other_game = Some(game.to_owned());
            }
            "gun" => self.defence = Defence::Fire(square(rest, rules.grid())),
            ">" => return self.take(rest),
            "=" => return same(&self.written, rest),
            "en" | "fr" => {
                let lang = if word == "en" { Lang::En } else { Lang::Fr };
                let answer = self.answer.as_ref().ok_or("no answer was given")?;
                return same(&say(&answer.report, &self.table.rules, lang), rest);
            }
            _ => return line.split(" · ").try_for_each(|claim| self.claim(claim)),
        }
        Ok(())
    }

    fn bought(&mut self, text: &str) {
        let (side, items) = text.split_once(' ').unwrap_or((text, ""));
        let mut stock = Stock::empty(&self.table.rules);
        for item in items.split_whitespace() {
            let (name, count) = item.split_once('=').unwrap();
            let count: u32 = count.parse().unwrap();
            match (name, naming::unit(name, &self.table.rules)) {
                ("salvoes", _) => stock.salvoes = count,
                (_, Meaning::One(kind)) => stock.units[kind as usize] = count,
                _ => {
                    let Meaning::One(class) = naming::class(name, &self.table.rules) else {
                        panic!("{name}")
                    };
                    stock.fleet.set(class, count);
                }
            }
        }
        *self.table.stocks.get_mut(Side::from_word(side).unwrap()) = Some(stock);
    }

    /// Judges a line as the program does, and takes it where it may be taken.
    fn take(&mut self, text: &str) -> Result<(), String> {
        let (text, unwise) = text.split_once(" ? ").unwrap_or((text, ""));
        let (line, forbidden) = text.split_once(" ! ").unwrap_or((text, ""));
        let (forbidden, unwise) = (forbidden.trim(), unwise.trim());
        self.answer = None;
        let defence = std::mem::take(&mut self.defence);
        let game = self.game();
        let entry = match (game.parse(line), forbidden) {
            (Ok(_), "unread") => return Err("can be read".to_owned()),
            (Ok(entry), _) => entry,
            (Err(_), "unread") => return Ok(()),
            (Err(error), _) => return Err(format!("{error:?}")),
        };
        let (line, answer) = match entry.line {
            Line::Event(event) => {
                let done = game.state().complete(game.table(), event, defence);
                (Line::Event(done.event), done.answer)
            }
            other => (other, None),
        };
        let breaches = game.judge(&line).map_err(|misplaced| format!("{misplaced:?}"))?;
        let of_severity = |severity: Severity| {
            let graver = |breach: &&Breach| breach.severity(&game.table().rules) == severity;
            codes(breaches.iter().filter(graver).map(Breach::code))
        };
        same(&of_severity(Severity::Error), forbidden)?;
        same(&of_severity(Severity::Warning), unwise)?;
        if !forbidden.is_empty() && entry.standing != Standing::Forced {
            return Ok(());
        }
        let entry = Entry { line, standing: entry.standing };
        let written = game.write(&entry);
        game.accept(entry).map_err(|misplaced| format!("{misplaced:?}"))?;
        self.written = written;
        self.answer = answer;
        Ok(())
    }
}

/// Codes in order, each once.
pub(crate) fn codes<'a>(codes: impl Iterator<Item = &'a str>) -> String {
    let mut codes: Vec<&str> = codes.collect();
    codes.sort_unstable();
    codes.dedup();
    codes.join(" ")
}

pub(crate) fn same(found: &str, expected: &str) -> Result<(), String> {
    if found == expected {
        return Ok(());
    }
    Err(format!("is `{found}`, not `{expected}`"))
}

/// `bb I4-I7, ss E3, land A5-C7, rc B5`: a layout, which need not be whole or legal.
fn laid(text: &str, rules: &Ruleset) -> Layout {
    let grid = rules.grid();
    let (mut ships, mut land, mut units) = (Vec::new(), Vec::new(), Vec::new());
    for item in text.split(',').map(str::trim) {
        let (name, place) = item.split_once(' ').unwrap();
        let span = layout::file::span(place, grid).unwrap_or_else(|error| panic!("{error:?}"));
        match (name, unit(name, rules)) {
            ("land", _) => land.push(span),
            (_, Some(kind)) => units.push(Stationed { kind, square: square(place, grid) }),
            (_, None) => {
                let Meaning::One(class) = naming::class(name, rules) else { panic!("{name}") };
                ships.push(Ship { class, span });
            }
        }
    }
    Layout::new(ships, land, units)
}

fn unit(name: &str, rules: &Ruleset) -> Option<UnitKind> {
    rules.arsenal()?;
    match naming::unit(name, rules) {
        Meaning::One(kind) => Some(kind),
        _ => None,
    }
}

pub(crate) fn square(name: &str, grid: Grid) -> Square {
    grid.square(name).unwrap()
}
