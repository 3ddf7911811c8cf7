use super::{Rated, Wish, advise};
use crate::board::Square;
use crate::count::Limit;
use crate::deduce::{Evidence, Is, Verdict};
use crate::journal::Side;
use crate::report::{Call, Report, Tally};
use crate::rules::{Presets, Ruleset};

fn rules(preset: &str) -> Ruleset {
    Presets::builtin().load(preset, &[]).unwrap()
}

fn wish(shots: usize, top: usize) -> Wish {
    Wish { shots, top, limit: Limit::default() }
}

/// `fr-rapide` after misses at every square but those of one corner.
fn corner(rules: &Ruleset, keep: impl Fn(Square) -> bool) -> Evidence {
    let mut evidence = Evidence::new(rules, Side::Them, rules.fleet().unwrap(), None);
    let mut event = 0;
    for square in rules.grid().squares().filter(|square| !keep(*square)) {
        event += 1;
        let report = Report::Shots { shots: vec![Tally::default()], sunk: Tally::default() };
        evidence.hear(event, &Call::Salvo(vec![square]), &report);
    }
    evidence
}

#[test]
fn the_first_salvo_has_the_most_hits_and_another_tells_most() {
    let rules = rules("fr-rapide");
    let evidence = Evidence::new(&rules, Side::Them, rules.fleet().unwrap(), None);
    let Verdict::Exact(exact) = Verdict::of(&evidence, Limit::default()) else {
        panic!("an empty board can be counted")
    };
    for shots in 1..=3 {
        let salvoes = advise(&evidence, &exact, wish(shots, 4));
        assert_eq!(salvoes.len(), 4);
        let mut chances: Vec<f64> =
            rules.grid().squares().map(|square| exact.odds.ship(square)).collect();
        chances.sort_by(f64::total_cmp);
        let most: f64 = chances.iter().rev().take(shots).sum();
        assert!((salvoes[0].expected_hits - most).abs() < 1e-9);
        assert!(salvoes.iter().all(|salvo| salvo.squares.len() == shots));
        assert!(salvoes.iter().all(|salvo| salvo.rated == Rated::Counted));
        assert!(salvoes.windows(2).all(|two| two[0].expected_hits >= two[1].expected_hits));
        for salvo in &salvoes {
            // No hit is one of the answers: what they tell cannot be less than whether there is one.
            let yes = 1.0 - salvo.no_hit;
            let least = -yes * yes.log2() - salvo.no_hit * salvo.no_hit.log2();
            assert!(salvo.bits >= least - 1e-9, "{salvo:?}");
        }
        assert_eq!(salvoes, advise(&evidence, &exact, wish(shots, 4)));
    }
}

#[test]
fn known_squares_are_left_out_unless_nothing_else_is_left() {
    let rules = rules("fr-rapide");
    // Three rows are left: room for the fleet, some of it certain.
    let evidence = corner(&rules, |square| square.row % 2 == 0 && square.row < 8);
    let Verdict::Exact(exact) = Verdict::of(&evidence, Limit::default()) else {
        panic!("a small board can be counted")
    };
    let salvoes = advise(&evidence, &exact, wish(2, 5));
    for salvo in &salvoes {
        for square in &salvo.squares {
            assert!(!evidence.struck().contains(*square));
            assert_eq!(exact.odds.certain(*square), None);
        }
    }
    let open = evidence.unstruck().squares().filter(|at| exact.odds.certain(*at).is_none());
    let all = open.count() + 1;
    let sure = evidence.unstruck().squares().any(|at| exact.odds.certain(at).is_some());
    if sure {
        let salvo = &advise(&evidence, &exact, wish(all, 1))[0];
        let known = salvo.squares.iter().filter(|at| exact.odds.certain(**at).is_some());
        assert_eq!(known.count(), 1);
        assert!(!matches!(exact.odds.certain(salvo.squares[0]), Some(Is::Sea)) || all == 1);
    }
}

/// Bits from draws stay near those that were counted, and all salvoes are rated alike.
#[test]
fn answers_that_are_too_many_to_count_are_looked_at_on_draws() {
    let rules = rules("fr-rapide");
    let evidence = corner(&rules, |square| square.row < 6);
    let Verdict::Exact(exact) = Verdict::of(&evidence, Limit::default()) else {
        panic!("a small board can be counted")
    };
    let counted = advise(&evidence, &exact, wish(3, 3));
    assert!(counted.iter().all(|salvo| salvo.rated == Rated::Counted));
    let narrow = Wish { limit: Limit { states: 1 }, ..wish(3, 3) };
    let drawn = advise(&evidence, &exact, narrow);
    assert!(drawn.iter().all(|salvo| salvo.rated == Rated::Drawn(1_000)));
    for salvo in &drawn {
        let same = counted.iter().find(|other| other.squares == salvo.squares).unwrap();
        assert!((same.bits - salvo.bits).abs() < 0.15, "{same:?} {salvo:?}");
        assert!((same.no_hit - salvo.no_hit).abs() < 0.06, "{same:?} {salvo:?}");
        assert!((same.expected_hits - salvo.expected_hits).abs() < 1e-9);
    }
}
