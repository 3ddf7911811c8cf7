//! What a case says of its game, and whether it is so.

use fleetsheet::inventory::{self, Bill, Shop};
use fleetsheet::journal::audit::{Audit, audit, forfeits};
use fleetsheet::journal::{Outcome, Side, Sighting, Tracks, sightings};
use fleetsheet::lang::Lang;
use fleetsheet::layout;
use fleetsheet::report::{self, Plane, Report, Window};
use fleetsheet::rules::naming::{self, Meaning};
use fleetsheet::rules::{ClassId, Presets, Ruleset, UnitKind, With};
use fleetsheet::source::Severity;

use crate::printed;
use crate::scene::{Scene, codes, same, square};

impl Scene {
    /// Whether the game stands as is said.
    pub(crate) fn claim(&mut self, claim: &str) -> Result<(), String> {
        let words: Vec<&str> = claim.split_whitespace().collect();
        match words[0] {
            "shaded" | "crossed" | "sunk" => same(&self.marked(words[0])?, &words[1..].join(" ")),
            "printed" => {
                let lang = if words[1] == "en" { Lang::En } else { Lang::Fr };
                let printed = printed::lines(&self.table.rules, lang);
                let mut lines = printed.iter();
                let due = words[2..].join(" ");
                let missing = due.split(" | ").find(|due| !lines.any(|line| line == due));
                missing.map_or(Ok(()), |missing| Err(format!("`{missing}` is not in {printed:?}")))
            }
            "rule" | "class" | "price" | "refused" => self.of_rules(&words),
            "set" | "bill" | "buys" => self.of_setting_up(&words),
            "found" | "loses" => self.of_audit(&words),
            _ => self.of_play(&words),
        }
    }

    /// What the defender marks for his last answer.
    fn marked(&self, how: &str) -> Result<String, String> {
        let answer = self.answer.as_ref().ok_or("no answer was given")?;
        let (rules, grid) = (&self.table.rules, self.table.rules.grid());
        let marks: Vec<String> = match how {
            "shaded" => answer.shaded.iter().map(|square| grid.name(*square)).collect(),
            "crossed" => {
                let unit = |kind: UnitKind, at| format!("{} {}", kind.code(), grid.name(at));
                answer.crossed.iter().map(|crossed| unit(crossed.kind, crossed.square)).collect()
            }
            _ => {
                let ship = |class: ClassId, at| format!("{} {at}", rules.class(class).code);
                let sunk = answer.sunk.iter();
                sunk.map(|sunk| ship(sunk.class, grid.span_name(&sunk.span))).collect()
            }
        };
        Ok(if marks.is_empty() { "none".to_owned() } else { marks.join(" ") })
    }

    fn of_rules(&self, words: &[&str]) -> Result<(), String> {
        let rules = &self.table.rules;
        match words[0] {
            "refused" => {
                let withs: Vec<With> = words[2..].iter().copied().map(With::new).collect();
                let loaded = Presets::builtin().load(words[1], &withs);
                loaded.map_or(Ok(()), |_| Err("is a game".to_owned()))
            }
            "rule" => {
                let text = rules.to_toml();
                let key = format!("{} = ", words[1]);
                let value = text.lines().find_map(|line| line.strip_prefix(&key));
                let value = value.ok_or_else(|| format!("no rule {}", words[1]))?;
                same(value.trim_matches('"'), &words[2..].join(" "))
            }
            "class" => {
                let class = rules.class(class(words[1], rules)?);
                let count = class.amount.count().map_or("bought".to_owned(), |n| n.to_string());
                same(&format!("{} {count}", class.shape), &words[2..].join(" "))
            }
            _ => {
                let shop = Shop::of(rules).ok_or("nothing is bought")?;
                let mut named = shop.named().into_iter();
                let item = named.find(|named| named.code == words[1]).ok_or("no such thing")?;
                same(&shop.price(item.thing).to_string(), words[2])
            }
        }
    }

    fn of_setting_up(&self, words: &[&str]) -> Result<(), String> {
        let rules = &self.table.rules;
        let side = Side::from_word(words[1]).unwrap();
        let stock = self.table.stocks.get(side).as_ref();
        let legal = |codes: String| if codes.is_empty() { "legal".to_owned() } else { codes };
        let rest = words[2..].join(" ");
        if words[0] == "set" {
            let laid = self.table.layouts.get(side).as_ref().ok_or("nothing is laid out")?;
            let faults = layout::check(laid, rules, stock);
            return same(&legal(codes(faults.iter().map(|fault| fault.code(rules)))), &rest);
        }
        let (stock, shop) = (stock.ok_or("nothing was bought")?, Shop::of(rules).unwrap());
        if words[0] == "bill" {
            let bill = Bill::new(stock, shop);
            let points = [bill.ship_points(), bill.other_points(), bill.points()];
            return same(&points.map(|points| points.to_string()).join(" "), &rest);
        }
        let faults = inventory::check(stock, shop);
        let errors = faults.iter().filter(|fault| fault.severity(shop) == Severity::Error);
        same(&legal(codes(errors.map(inventory::InventoryFault::code))), &rest)
    }

    fn of_audit(&mut self, words: &[&str]) -> Result<(), String> {
        let reveals = self.reveals.clone();
        let game = self.game();
        let audit: Audit = audit(game.record(), game.table(), &reveals);
        if words[0] == "loses" {
            let forfeits = forfeits(&audit);
            let losers: Vec<&str> = forfeits.iter().map(|forfeit| forfeit.side.word()).collect();
            let losers = if losers.is_empty() { vec!["nobody"] } else { losers };
            return same(&losers.join(" "), &words[1..].join(" "));
        }
        let side = Side::from_word(words[1]).unwrap();
        let of_side = audit.findings.iter().filter(|finding| finding.side == side);
        let found = codes(of_side.map(|finding| finding.code));
        let found = if found.is_empty() { "nothing".to_owned() } else { found };
        same(&found, &words[2..].join(" "))
    }

    fn of_play(&mut self, words: &[&str]) -> Result<(), String> {
        let game = self.game();
        let (state, table) = (game.state(), game.table());
        let side = |at: usize| words.get(at).and_then(|word| Side::from_word(word)).unwrap();
        let shown = |number: Option<u32>| number.map_or_else(|| "?".to_owned(), |n| n.to_string());
        match words[0] {
            "turn" => same(state.turn.map_or("any", Side::word), words[1]),
            "going" => same(&format!("{:?}", state.outcome), "None"),
            "over" => {
                let outcome = state.outcome.ok_or("the game is not over")?;
                same(outcome_word(outcome), words[1])
            }
            "afloat" => same(&shown(state.ships_afloat(table, side(1))), words[2]),
            "unsunk" => same(&shown(state.unsunk(table, side(1))), words[2]),
            "salvoes" => same(&shown(state.salvoes_left(table, side(1))), words[2]),
            "due" => same(&shown(state.shots_due(table, side(1))), words[2]),
            "units" => {
                let Meaning::One(kind) = naming::unit(words[2], &table.rules) else {
                    return Err(format!("no unit {}", words[2]));
                };
                same(&shown(state.units_left(table, side(1), kind)), words[3])
            }
            "seen" => {
                let square = square(words[2], table.rules.grid());
                let seen = sightings(game.record(), table, side(1));
                let what = seen.get(&square).map(|seen| seen.what);
                same(&sighting_word(what, &table.rules), &words[3..].join(" "))
            }
            "guns" => {
                let grid = table.rules.grid();
                let home = state.home(side(1), table).ok_or("nothing is laid out")?;
                let plane = plane(words[2]).ok_or("no such plane")?;
                let guns = home.guns_for(plane, square(words[3], grid));
                let guns: Vec<String> = guns.into_iter().map(|gun| grid.name(gun)).collect();
                let guns = if guns.is_empty() { "none".to_owned() } else { guns.join(" ") };
                same(&guns, &words[4..].join(" "))
            }
            "tracks" => {
                let tracks = Tracks::of(game.record(), table, side(1));
                let tracks = format!("{} {} {}", tracks.struck, tracks.hits, tracks.sunk);
                same(&tracks, &words[2..].join(" "))
            }
            _ => Err("nothing that a game can be asked".to_owned()),
        }
    }
}

fn class(name: &str, rules: &Ruleset) -> Result<ClassId, String> {
    match naming::class(name, rules) {
        Meaning::One(class) => Ok(class),
        _ => Err(format!("no class {name}")),
    }
}

fn plane(word: &str) -> Option<Plane> {
    match word {
        "recce" => Some(Plane::Recce),
        "bomber" => Some(Plane::Bomber),
        "atom" => Some(Plane::AtomBomber),
        _ => None,
    }
}

const fn outcome_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won { by, .. } => by.word(),
        Outcome::Draw { .. } => "draw",
        Outcome::ValuesOpen => "open",
    }
}

fn sighting_word(what: Option<Sighting>, rules: &Ruleset) -> String {
    match what {
        None => "unknown".to_owned(),
        Some(Sighting::Open { event }) => format!("open {event}"),
        Some(Sighting::Nothing) => "nothing".to_owned(),
        Some(Sighting::Halo) => "water".to_owned(),
        Some(Sighting::Hit) => "hit".to_owned(),
        Some(Sighting::Ship(class)) => rules.class(class).code.clone(),
        Some(Sighting::Content(content)) => {
            report::write(&Report::Window(Window { rows: vec![vec![content]] }), rules)
        }
    }
}
