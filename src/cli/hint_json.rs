//! A hint as JSON, for other programs; its words are the English ones.

use fleetsheet::board::Square;
use fleetsheet::deduce::advice::{Rated, Salvo};
use fleetsheet::deduce::{Evidence, Exact, Is, Occupant, Odds, Verdict};
use fleetsheet::lang::Lang;
use fleetsheet::rules::Ruleset;
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};

use super::hint::{Finding, Hint};

#[derive(Serialize)]
struct Page<'a> {
    journal: &'a str,
    preset: &'a str,
    sea: &'static str,
    fleets: Option<String>,
    verdict: &'static str,
    squares: Map<Map<f64>>,
    certain: Vec<Certain>,
    salvoes: Vec<Proposed>,
}

/// Entries in their own order.
struct Map<V>(Vec<(String, V)>);

impl<V: Serialize> Serialize for Map<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}

#[derive(Serialize)]
struct Certain {
    square: String,
    is: String,
    struck: bool,
}

#[derive(Serialize)]
struct Proposed {
    squares: Vec<String>,
    expected_hits: f64,
    no_hit: f64,
    bits: f64,
    /// How many fleets drawn the bits come from, where they were not counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    bits_from_draws: Option<usize>,
}

/// The whole hint.
pub(super) fn json(hint: &Hint<'_>) -> String {
    let rules = &hint.game.table().rules;
    let (fleets, verdict) = match &hint.finding {
        Finding::Concluded { verdict: Verdict::Exact(exact), .. } => {
            (Some(exact.count.total().to_string()), "exact")
        }
        Finding::Concluded { verdict: Verdict::Contradiction, .. } => {
            (Some("0".to_owned()), "contradiction")
        }
        Finding::Concluded { verdict: Verdict::Unknown(_), .. } | Finding::Uncountable(_) => {
            (None, "unknown")
        }
    };
    let (squares, certain) = match &hint.finding {
        Finding::Concluded { evidence, verdict: Verdict::Exact(exact) } => {
            let Exact { odds, .. } = exact.as_ref();
            (squares(odds, rules), certain(evidence, odds, rules))
        }
        _ => (Map(Vec::new()), Vec::new()),
    };
    let name = |square: &Square| rules.grid().name(*square);
    let proposed = |salvo: &Salvo| Proposed {
        squares: salvo.squares.iter().map(name).collect(),
        expected_hits: salvo.expected_hits,
        no_hit: salvo.no_hit,
        bits: salvo.bits,
        bits_from_draws: match salvo.rated {
            Rated::Counted => None,
            Rated::Drawn(draws) => Some(draws),
        },
    };
    let page = Page {
        journal: hint.journal,
        preset: rules.name(),
        sea: hint.sea.word(),
        fleets,
        verdict,
        squares,
        certain,
        salvoes: hint.salvoes.iter().map(proposed).collect(),
    };
    let text = serde_json::to_string_pretty(&page).expect("a page has text keys alone");
    text + "\n"
}

fn squares(odds: &Odds, rules: &Ruleset) -> Map<Map<f64>> {
    let contents = |square: Square| {
        let sea = ("sea".to_owned(), odds.sea(square));
        let each = odds.occupants().iter().enumerate();
        let each = each.map(|(at, occupant)| (word(*occupant, rules), odds.chance(at, square)));
        Map([sea].into_iter().chain(each).collect())
    };
    let grid = odds.grid();
    Map(grid.squares().map(|square| (grid.name(square), contents(square))).collect())
}

fn certain(evidence: &Evidence, odds: &Odds, rules: &Ruleset) -> Vec<Certain> {
    let of = |square: Square| {
        let is = match odds.certain(square)? {
            Is::Sea => "sea".to_owned(),
            Is::Ship => "ship".to_owned(),
            Is::Class(class) => word(Occupant::Ship(class), rules),
            Is::Land => word(Occupant::Land, rules),
        };
        let struck = evidence.struck().contains(square);
        Some(Certain { square: rules.grid().name(square), is, struck })
    };
    rules.grid().squares().filter_map(of).collect()
}

fn word(occupant: Occupant, rules: &Ruleset) -> String {
    match occupant {
        Occupant::Ship(class) => rules.class(class).noun(Lang::En).one.clone(),
        Occupant::Land => "land".to_owned(),
    }
}
