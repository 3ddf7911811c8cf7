//! Games and the reports that they can tell, for tests.

use proptest::prelude::*;
use proptest::sample::select;

use super::{Content, Form, Ground, Report, Subject, Tally, Telling, Window};
use crate::board::Square;
use crate::rules::{ClassId, Hits, Presets, Ruleset, Sunk, UnitKind, With};

/// Variants of presets that tell in ways in which no preset does.
const VARIANTS: &[(&str, &[&str])] = &[
    ("phillips-basic", &["sunk=named"]),
    ("phillips-basic", &["sunk=count"]),
    ("phillips-basic", &["hits=hit"]),
    ("phillips-basic", &["hits=hit", "sunk=named"]),
    ("phillips-basic", &["hits=hit", "sunk=count"]),
    ("hasbro-salvo", &["sunk=count"]),
    ("hasbro-salvo", &["sunk=silent"]),
    ("hasbro-salvo", &["sunk-told=salvo"]),
    ("hasbro-salvo", &["sunk-told=salvo", "sunk=count"]),
    ("hasbro-salvo-dark", &["sunk=count", "sunk-told=salvo"]),
    ("hasbro-salvo-dark", &["sunk=silent"]),
    ("phillips", &["told=squares"]),
    ("phillips", &["told=squares", "hits=hit"]),
    ("phillips", &["letters=neither"]),
];

pub(super) fn game(name: &str, withs: &[&str]) -> Ruleset {
    let changes: Vec<With> = withs.iter().copied().map(With::new).collect();
    Presets::builtin()
        .load(name, &changes)
        .unwrap_or_else(|error| panic!("{name} {withs:?}: {error}"))
}

/// Every preset and every variant.
pub(super) fn games() -> Vec<Ruleset> {
    let presets = Presets::builtin().list().unwrap().into_iter();
    let presets = presets.map(|listed| listed.rules.unwrap());
    presets.chain(VARIANTS.iter().map(|(name, withs)| game(name, withs))).collect()
}

/// The forms of report that a game has.
pub(super) fn forms(rules: &Ruleset) -> BoxedStrategy<Form> {
    let salvo = match rules.switches().told {
        crate::rules::Told::Squares => (1..=6_usize).prop_map(Form::Shots).boxed(),
        crate::rules::Told::Totals => Just(Form::Totals { guns: false }).boxed(),
    };
    if rules.arsenal().is_none() {
        return salvo;
    }
    let window = (1..=3_u8, 1..=3_u8).prop_map(|(columns, rows)| Form::Window { columns, rows });
    prop_oneof![salvo, window, any::<bool>().prop_map(|guns| Form::Totals { guns })].boxed()
}

/// A report that the game can tell, with its form.
pub(super) fn reports(rules: &Ruleset) -> BoxedStrategy<(Form, Report)> {
    let rules = rules.clone();
    forms(&rules).prop_flat_map(move |form| (Just(form), report(&rules, form))).boxed()
}

fn report(rules: &Ruleset, form: Form) -> BoxedStrategy<Report> {
    let told = match form {
        Form::Totals { .. } => {
            let telling = Telling::totals(rules);
            let subjects =
                hits(rules, telling.hits).into_iter().chain(sinkings(rules, telling.sunk));
            tally(subjects.chain(units(rules)).collect()).prop_map(Report::Totals).boxed()
        }
        Form::Shots(fired) => {
            let shots = prop::collection::vec(select(outcomes(rules)), fired);
            let sunk = tally(sinkings(rules, Telling::whole_salvo(rules)));
            (shots, sunk).prop_map(|(shots, sunk)| Report::Shots { shots, sunk }).boxed()
        }
        Form::Window { columns, rows } => {
            let row = prop::collection::vec(select(contents(rules)), usize::from(columns));
            let rows = prop::collection::vec(row, usize::from(rows));
            rows.prop_map(|rows| Report::Window(Window { rows })).boxed()
        }
    };
    if !form.may_be_shot_down() {
        return told;
    }
    let squares = prop::option::of(select(rules.grid().squares().collect::<Vec<Square>>()));
    prop_oneof![4 => told, 1 => squares.prop_map(|by| Report::ShotDown { by })].boxed()
}

fn tally(subjects: Vec<Subject>) -> BoxedStrategy<Tally> {
    let counts = prop::collection::vec(
        prop_oneof![3 => Just(0), 3 => 1..=3_u32, 1 => 4..=441_u32],
        subjects.len(),
    );
    counts.prop_map(move |counts| subjects.iter().copied().zip(counts).collect()).boxed()
}

fn classes(rules: &Ruleset, subject: impl Fn(ClassId) -> Subject) -> Vec<Subject> {
    rules.class_ids().map(|(id, _)| subject(id)).collect()
}

fn hits(rules: &Ruleset, hits: Hits) -> Vec<Subject> {
    match hits {
        Hits::Hit => vec![Subject::Hit],
        Hits::Class => classes(rules, Subject::Class),
    }
}

fn sinkings(rules: &Ruleset, sunk: Sunk) -> Vec<Subject> {
    match sunk {
        Sunk::Silent => Vec::new(),
        Sunk::Count => vec![Subject::Sunk],
        Sunk::Named => classes(rules, Subject::SunkClass),
    }
}

fn units(rules: &Ruleset) -> Vec<Subject> {
    rules.arsenal().map_or_else(Vec::new, |_| UnitKind::ALL.map(Subject::Unit).to_vec())
}

/// What one shot can be told to have done.
fn outcomes(rules: &Ruleset) -> Vec<Tally> {
    let telling = Telling::shot(rules);
    let one =
        |subjects: &[Subject]| subjects.iter().map(|subject| (*subject, 1)).collect::<Tally>();
    let hits = hits(rules, telling.hits);
    let sinkings = sinkings(rules, telling.sunk);
    let mut ships: Vec<Tally> = hits.iter().map(|hit| one(&[*hit])).collect();
    if telling.afloat_only {
        ships.extend(sinkings.iter().map(|sunk| one(&[*sunk])));
    } else {
        ships.extend(hits.iter().flat_map(|hit| sinkings.iter().map(|sunk| one(&[*hit, *sunk]))));
    }
    let units = units(rules);
    let on_units = units.iter().map(|unit| one(&[*unit]));
    let on_carriers = ships.iter().flat_map(|ship| {
        units.iter().map(|unit| {
            let mut both = ship.clone();
            both.add(*unit, 1);
            both
        })
    });
    let mut outcomes: Vec<Tally> = on_units.chain(on_carriers).collect();
    outcomes.extend(ships);
    outcomes.push(Tally::default());
    outcomes
}

fn contents(rules: &Ruleset) -> Vec<Content> {
    let units: Vec<Option<UnitKind>> =
        std::iter::once(None).chain(UnitKind::ALL.map(Some)).collect();
    let with_units = |ground| units.iter().map(move |unit| Content { ground, unit: *unit });
    let mut contents = vec![Content { ground: Ground::Sea, unit: None }; 4];
    contents.extend(with_units(Ground::Land));
    for (id, class) in rules.class_ids() {
        contents.push(Content { ground: Ground::Wreck(id), unit: None });
        if class.shape.is_carrier() {
            contents.extend(with_units(Ground::Ship(id)));
        } else {
            contents.push(Content { ground: Ground::Ship(id), unit: None });
        }
    }
    contents
}
