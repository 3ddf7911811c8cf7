//! The cases of `tests/data/posterior.jsonl`, made by plain enumeration elsewhere.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Match, rules};
use crate::board::Square;
use crate::count::Limit;
use crate::deduce::evidence::Evidence;
use crate::journal::{Side, Strike};
use crate::report::{Subject, Tally, Telling};
use crate::rules::{ClassId, Hits, Sunk};

struct Case {
    given: Value,
    names: Vec<String>,
    telling: Telling,
    evidence: Evidence,
}

impl Case {
    fn read(line: &str) -> Self {
        let given: Value = serde_json::from_str(line).unwrap();
        let fleet: Vec<(String, u32)> = given["fleet"]
            .as_array()
            .unwrap()
            .iter()
            .map(|class| (format!("{}x{}", class["h"], class["w"]), number(&class["count"])))
            .collect();
        let names = given["fleet"].as_array().unwrap().iter();
        let names = names.map(|class| class["name"].as_str().unwrap().to_owned()).collect();
        let touch = given["touch"].as_str().unwrap();
        let (hits, afloat_only) = match given["report_hits"].as_str().unwrap() {
            "types" => (Hits::Class, false),
            "types_afloat" => (Hits::Class, true),
            _ => (Hits::Hit, false),
        };
        let sunk = Sunk::from_word(given["report_sunk"].as_str().unwrap()).unwrap();
        let rules = rules(&Match {
            width: number(&given["width"]) as u8,
            height: number(&given["height"]) as u8,
            fleet: &fleet,
            switches: &[("touch", touch)],
        });
        let rules = rules.unwrap();
        // Classes of a ruleset stand by size; those of a case already do.
        let fleet = rules.fleet().unwrap();
        let evidence = Evidence::new(&rules, Side::Them, fleet, None);
        let telling = Telling { hits, sunk, afloat_only };
        let mut case = Self { given, names, telling, evidence };
        for (event, report) in (1..).zip(case.given["reports"].as_array().unwrap().clone()) {
            let strike = case.strike(&report["squares"]);
            case.evidence.count(event, &strike, &case.tally(&report));
            case.evidence.struck.extend(&strike.new);
        }
        case
    }

    fn strike(&self, squares: &Value) -> Strike {
        let grid = self.evidence.rules.grid();
        let named = squares.as_array().unwrap().iter();
        let squares = named.map(|name| grid.square(name.as_str().unwrap()).unwrap());
        let before = self.evidence.struck;
        let new = squares.filter(|square| !before.contains(*square)).collect();
        Strike::told(before, new, self.telling)
    }

    fn tally(&self, report: &Value) -> Tally {
        let by_class = |key: &str, subject: fn(ClassId) -> Subject| {
            let at = |name: &String| self.names.iter().position(|other| other == name).unwrap();
            let told = report[key].as_object().cloned().unwrap_or_default();
            told.iter().map(|(name, n)| (subject(ClassId(at(name))), number(n))).collect::<Vec<_>>()
        };
        let plain = |key: &str, subject| {
            let told = report.get(key).map(number);
            told.map(|n| (subject, n)).into_iter().collect::<Vec<_>>()
        };
        let all = [
            by_class("hits", Subject::Class),
            by_class("sunk", Subject::SunkClass),
            plain("total", Subject::Hit),
            plain("sunk_total", Subject::Sunk),
        ];
        all.concat().into_iter().collect()
    }
}

fn number(value: &Value) -> u32 {
    value.as_u64().unwrap() as u32
}

fn cases() -> Vec<Case> {
    let text = include_str!("../../../../tests/data/posterior.jsonl");
    text.lines().map(Case::read).collect()
}

#[test]
fn every_case_is_counted_to_the_last_fleet() {
    let cases = cases();
    assert_eq!(cases.len(), 80);
    for case in cases {
        let id = &case.given["id"];
        let all = case.evidence.question_from(|_| false).total(Limit::default()).unwrap();
        assert_eq!(all, case.given["fleets_without_reports"].as_u64().unwrap().into(), "{id}");
        let question = case.evidence.question();
        let count = question.count(Limit::default()).unwrap();
        assert_eq!(count.total(), case.given["fleets"].as_u64().unwrap().into(), "{id}");
        for (class, name) in case.names.iter().enumerate() {
            let mut ways: BTreeMap<Square, u128> = BTreeMap::new();
            for (at, placement) in (0..).zip(question.placements()) {
                let through = count.ways(crate::count::PlacementId(at));
                if placement.kind == class {
                    for square in placement.span.squares() {
                        *ways.entry(square).or_default() += through;
                    }
                }
            }
            let found: Vec<u128> = question
                .grid()
                .squares()
                .map(|square| ways.get(&square).copied().unwrap_or(0))
                .collect();
            let given = case.given["occupied_counts_row_major"][name].as_array().unwrap();
            let given: Vec<u128> = given.iter().map(|n| n.as_u64().unwrap().into()).collect();
            assert_eq!(found, given, "{id} {name}");
        }
    }
}

#[test]
fn every_answer_to_a_further_salvo_is_counted() {
    for case in cases() {
        let question = case.evidence.question();
        let next = &case.given["next_salvo"];
        let strike = case.strike(&next["squares"]);
        let subjects = strike.subjects(&case.evidence.rules);
        let watches: Vec<_> = subjects
            .iter()
            .map(|subject| {
                question.sum(&strike.new, 0, |placement| {
                    let class = ClassId(placement.kind);
                    let told =
                        strike.adds(class, &placement.span).find(|(told, _)| told == subject);
                    told.map_or(0, |(_, n)| n)
                })
            })
            .collect();
        let outcomes = question.outcomes(&watches, Limit::default()).unwrap();
        let tallied = |gains: &[u32]| -> Tally {
            subjects.iter().copied().zip(gains.iter().copied()).collect()
        };
        let found: BTreeMap<String, u128> = outcomes
            .iter()
            .map(|outcome| (format!("{:?}", tallied(&outcome.gains)), outcome.ways))
            .collect();
        let given: BTreeMap<String, u128> = next["outcomes"]
            .as_array()
            .unwrap()
            .iter()
            .map(|outcome| {
                let ways = outcome["fleets"].as_u64().unwrap().into();
                (format!("{:?}", case.tally(outcome)), ways)
            })
            .collect();
        assert_eq!(found, given, "{}", case.given["id"]);
    }
}
