//! Whole games played at random, in every preset: what holds of all of them.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use fleetsheet::board::{Region, Square};
use fleetsheet::chance::{Seed, Stream};
use fleetsheet::journal::audit::{Promise, Reveal, audit, compare};
use fleetsheet::journal::{
    Action, Attack, Defence, Entry, Event, Game, Header, Line, PerSide, Side, Standing, State,
    Table,
};
use fleetsheet::lang::Lang;
use fleetsheet::layout::Ship;
use fleetsheet::layout::random::player;
use fleetsheet::report::{Call, Form, Plane, Reader, Report, Subject, Tally, say};
use fleetsheet::rules::{Hits, Presets, Salvo, Sunk, With};
use fleetsheet::source::Source;

/// Games with changed rules that are played besides the presets as they are.
const CHANGED: [(&str, &[&str]); 9] = [
    ("phillips-basic", &["sunk=named"]),
    ("phillips-basic", &["sunk=count", "hits=hit"]),
    ("phillips-basic", &["end=equal-turns"]),
    ("s1-quatre", &["salvo=afloat"]),
    ("hasbro-salvo", &["sunk=silent"]),
    ("hasbro-salvo", &["sunk=count"]),
    ("phillips", &["aa=mandatory", "carrier-hit=ship"]),
    ("phillips-fig3", &["aa=mandatory"]),
    ("russe", &["repeat=forbid", "again=no"]),
];

struct Match {
    name: String,
    table: Table,
    events: Vec<Event>,
}

/// Every game that is played: each preset, and the changed ones.
fn matches(round: u32) -> Vec<Match> {
    let presets = Presets::builtin();
    let listed = presets.list().unwrap();
    let plain = listed.iter().map(|listed| (listed.name.clone(), Vec::new()));
    let changed = CHANGED.iter().map(|(name, withs)| {
        ((*name).to_owned(), withs.iter().map(|with| With::new(*with)).collect())
    });
    plain
        .chain(changed)
        .map(|(name, withs): (String, Vec<With>)| {
            let rules = presets.load(&name, &withs).unwrap();
            let seed: Seed = format!("games-{round}").parse().unwrap();
            let mut table = Table::new(rules);
            for (side, seat) in [(Side::Us, 0), (Side::Them, 1)] {
                let drawn = player(&table.rules, &seed, round, seat).unwrap();
                *table.layouts.get_mut(side) = Some(drawn.layout);
                *table.stocks.get_mut(side) = Some(drawn.stock);
            }
            table.first = Some(if round.is_multiple_of(2) { Side::Us } else { Side::Them });
            let mut stream = seed.stream("play", round, 2);
            let events = play(&table, &mut stream);
            Match { name: format!("{name} {withs:?}"), table, events }
        })
        .collect()
}

/// Plays a game to its end, or to 600 events, by rules alone.
fn play(table: &Table, stream: &mut Stream) -> Vec<Event> {
    let (mut state, mut events) = (State::new(table), Vec::new());
    while state.outcome.is_none() && events.len() < 600 {
        let side = state.turn.unwrap();
        let event = Event { side, action: action(&state, table, side, stream) };
        let defence = defence(&state, table, &event, stream);
        let event = state.complete(table, event, defence).event;
        assert_eq!(state.judge(table, &event), [], "{event:?}");
        state.play(table, &event);
        events.push(event);
    }
    events
}

fn action(state: &State, table: &Table, side: Side, stream: &mut Stream) -> Action {
    let attack = |call, from| Action::Attack(Attack { call, from, report: None });
    let grid = table.rules.grid();
    let squares: Vec<Square> = grid.squares().collect();
    let home = state.home(side, table).unwrap();
    let planes: Vec<(Plane, Square)> =
        home.live_units().filter_map(|unit| Some((Plane::of(unit.kind)?, unit.square))).collect();
    let salvoes = match table.rules.switches().salvo {
        Salvo::Bought => state.salvoes_left(table, side).unwrap() > 0,
        _ => true,
    };
    if !planes.is_empty() && (!salvoes || stream.below(3) > 0) {
        let (plane, from) = *stream.choose(&planes).unwrap();
        let target = *stream.choose(&squares).unwrap();
        return attack(Call::Flight { plane, target }, Some(from));
    }
    if !salvoes {
        return Action::Pass;
    }
    let struck = &state.position(side.other()).struck;
    let mut free: Vec<Square> =
        squares.into_iter().filter(|square| !struck.contains(*square)).collect();
    let due = state.shots_due(table, side).unwrap() as usize;
    let mut salvo = Vec::new();
    while salvo.len() < due && !free.is_empty() {
        salvo.push(free.swap_remove(stream.index(free.len())));
    }
    if salvo.is_empty() { Action::Pass } else { attack(Call::Salvo(salvo), None) }
}

/// A gun that may fire does so every other time.
fn defence(state: &State, table: &Table, event: &Event, stream: &mut Stream) -> Defence {
    let Some(Attack { call: Call::Flight { plane, target }, .. }) = event.attack() else {
        return Defence::HoldFire;
    };
    let home = state.home(event.side.other(), table).unwrap();
    match home.guns_for(*plane, *target).as_slice() {
        [gun, ..] if stream.below(2) == 0 => Defence::Fire(*gun),
        _ => Defence::HoldFire,
    }
}

fn game(table: &Table, events: &[Event]) -> Game {
    let header =
        Header { table: table.clone(), names: PerSide::default(), seals: PerSide::default() };
    let mut game = Game::new(header);
    for event in events {
        let line = Line::Event(event.clone());
        game.accept(Entry { line, standing: Standing::Judged }).unwrap();
    }
    game
}

/// What our side knows: neither where the enemy lies nor what he bought, nor which units he used.
fn our_view(game: &Match) -> (Table, Vec<Event>) {
    let mut table = game.table.clone();
    table.layouts.them = None;
    table.stocks.them = Table::new(table.rules.clone()).stocks.them;
    let hide = |event: &Event| {
        let mut event = event.clone();
        let side = event.side;
        if let Some(attack) = event.attack_mut() {
            if side == Side::Them {
                attack.from = None;
            } else if let Some(Report::ShotDown { by }) = &mut attack.report {
                *by = None;
            }
        }
        event
    };
    let events = game.events.iter().map(hide).collect();
    (table, events)
}

fn revealed(game: &Match) -> PerSide<Reveal> {
    let reveal = |side: Side| Reveal {
        layout: game.table.layouts.get(side).clone(),
        stock: game.table.stocks.get(side).clone(),
        promise: Promise::Kept,
        ..Reveal::default()
    };
    PerSide { us: reveal(Side::Us), them: reveal(Side::Them) }
}

const ROUNDS: u32 = 3;

fn every_match() -> impl Iterator<Item = Match> {
    (0..ROUNDS).flat_map(matches)
}

#[test]
fn fair_games_end_and_break_no_rule_from_either_seat() {
    let mut ended = 0;
    for played in every_match() {
        let known = game(&played.table, &played.events);
        assert_eq!(known.record().breaches(&played.table), [], "{}", played.name);
        let (table, events) = our_view(&played);
        let ours = game(&table, &events);
        assert_eq!(ours.record().breaches(&table), [], "{}", played.name);
        ended += u32::from(known.state().outcome.is_some());
    }
    assert!(ended > 40, "only {ended} games ended");
}

#[test]
fn journals_are_read_back_as_they_were_played() {
    for played in every_match() {
        let (table, events) = our_view(&played);
        let ours = game(&table, &events);
        let lines: String = ours
            .record()
            .events()
            .iter()
            .flat_map(|event| [ours.write_event(event), "\n".to_owned()])
            .collect();
        let text = ours.header().to_text() + &lines;
        let read = Game::read(&Source::new("j", text)).unwrap();
        assert_eq!(read.record(), ours.record(), "{}", played.name);
        assert_eq!(read.state(), ours.state(), "{}", played.name);
        assert_eq!(read.header(), ours.header(), "{}", played.name);
    }
}

#[test]
fn what_is_said_is_heard_in_both_languages() {
    for played in every_match() {
        let reader = Reader::new(&played.table.rules);
        for event in &played.events {
            let Some(Attack { call, report: Some(report), .. }) = event.attack() else { continue };
            let form = Form::of(call, &played.table.rules);
            for lang in Lang::ALL {
                let said = say(report, &played.table.rules, lang);
                let heard = reader.read(&said, form);
                let due = match report {
                    Report::ShotDown { .. } => Report::ShotDown { by: None },
                    other => other.clone(),
                };
                assert_eq!(heard, Ok(due), "{} {said}", played.name);
            }
        }
    }
}

#[test]
fn undo_and_redo_are_inverse() {
    let take = |game: &mut Game, line| {
        game.accept(Entry { line, standing: Standing::Judged }).unwrap();
    };
    for played in matches(7) {
        let events = &played.events[..played.events.len().min(12)];
        let mut all = game(&played.table, events);
        let whole = all.clone();
        for n in (0..events.len()).rev() {
            take(&mut all, Line::Undo);
            assert_eq!(*all.state(), *game(&played.table, &events[..n]).state(), "{}", played.name);
        }
        assert!(all.judge(&Line::Undo).is_err());
        for _ in events {
            take(&mut all, Line::Redo);
        }
        assert_eq!(all.state(), whole.state(), "{}", played.name);
        assert_eq!(all.record().events(), whole.record().events(), "{}", played.name);
        assert!(all.judge(&Line::Redo).is_err());
    }
}

#[test]
fn a_fair_game_is_found_fair() {
    for played in every_match() {
        let (table, events) = our_view(&played);
        let ours = game(&table, &events);
        let found = audit(ours.record(), &table, &revealed(&played));
        assert_eq!(found.findings, [], "{}", played.name);
        assert_eq!(found.outcome, game(&played.table, &played.events).state().outcome);
    }
}

/// Hits one more or one less: a report that cannot be true of the layout, whatever else is.
fn falsified(report: &Report) -> Option<Report> {
    let change = |tally: &Tally| -> Option<Tally> {
        let (subject, _) =
            tally.iter().find(|(subject, _)| !matches!(subject, Subject::Unit(_)))?;
        Some(tally.iter().filter(|(other, _)| *other != subject).collect())
    };
    match report {
        Report::Totals(tally) => Some(Report::Totals(change(tally)?)),
        Report::Shots { shots, sunk } => {
            let at = shots.iter().position(|shot| change(shot).is_some())?;
            let mut shots = shots.clone();
            shots[at] = change(&shots[at])?;
            Some(Report::Shots { shots, sunk: sunk.clone() })
        }
        Report::Window(_) | Report::ShotDown { .. } => None,
    }
}

#[test]
fn a_false_answer_is_found_where_it_was_given() {
    let mut found = 0;
    for played in every_match() {
        let (table, events) = our_view(&played);
        for (at, event) in events.iter().enumerate() {
            if event.side != Side::Us || at > 60 {
                continue;
            }
            let report = event.attack().and_then(|attack| attack.report.as_ref());
            let Some(lie) = report.and_then(falsified) else { continue };
            let mut events = events.clone();
            if let Some(attack) = events[at].attack_mut() {
                attack.report = Some(lie);
            }
            let ours = game(&table, &events);
            let audited = audit(ours.record(), &table, &revealed(&played));
            let number = at as u32 + 1;
            let here = audited.findings.iter().any(|finding| {
                finding.event == Some(number)
                    && finding.side == Side::Them
                    && ["F30", "F31", "F32", "F34"].contains(&finding.code)
            });
            assert!(here, "{} event {number}: {:?}", played.name, audited.findings);
            found += 1;
        }
    }
    assert!(found > 100, "only {found} lies were told");
}

#[test]
fn two_honest_journals_agree_and_a_slip_shows() {
    let swap = |played: &Match| {
        let (table, events) = our_view(&Match {
            name: String::new(),
            table: Table {
                layouts: played.table.layouts.clone().swapped(),
                stocks: played.table.stocks.clone().swapped(),
                first: played.table.first.map(Side::other),
                rules: played.table.rules.clone(),
            },
            events: played
                .events
                .iter()
                .map(|event| Event { side: event.side.other(), ..event.clone() })
                .collect(),
        });
        game(&table, &events)
    };
    for played in matches(1) {
        let (table, events) = our_view(&played);
        let ours = game(&table, &events);
        let theirs = swap(&played);
        let differ =
            |a: &Game, b: &Game| compare((a.header(), a.record()), (b.header(), b.record()));
        assert_eq!(differ(&ours, &theirs), [], "{}", played.name);
        let mut slipped = events.clone();
        let at = slipped
            .iter()
            .position(|event| matches!(event.attack(), Some(Attack { call: Call::Salvo(_), .. })));
        let Some(at) = at else { continue };
        if let Some(Attack { call: Call::Salvo(squares), .. }) = slipped[at].attack_mut() {
            let grid = table.rules.grid();
            let other = grid.squares().find(|square| !squares.contains(square)).unwrap();
            squares[0] = other;
        }
        assert_eq!(differ(&game(&table, &slipped), &theirs).len(), 1, "{}", played.name);
        slipped.remove(at);
        assert_eq!(differ(&game(&table, &slipped), &theirs).len(), 1, "{}", played.name);
    }
}

/// The referee's answers against a recount square by square that shares nothing with it.
#[test]
fn answers_agree_with_a_plain_recount() {
    for played in every_match() {
        let mut struck = PerSide { us: Region::EMPTY, them: Region::EMPTY };
        for event in &played.events {
            let Some(Attack { call, report: Some(report), .. }) = event.attack() else { continue };
            let side = event.side.other();
            let layout = played.table.layouts.get(side).as_ref().unwrap();
            if matches!(report, Report::ShotDown { .. } | Report::Window(_)) {
                continue;
            }
            let before = *struck.get(side);
            struck.get_mut(side).extend(&call.struck(played.table.rules.grid()));
            let after = *struck.get(side);
            let whole = |region: &Region, ship: &Ship| {
                ship.span.squares().all(|square| region.contains(square))
            };
            let sinks = |ship: &&Ship| whole(&after, ship) && !whole(&before, ship);
            let sunk = layout.ships().iter().filter(sinks).count() as u32;
            let is_new = |square: &Square| after.contains(*square) && !before.contains(*square);
            let fresh = |ship: &Ship| ship.span.squares().filter(is_new).count() as u32;
            let hits: u32 = layout.ships().iter().map(fresh).sum();
            let told = report.total();
            let switches = played.table.rules.switches();
            if switches.sunk == Sunk::Silent {
                assert_eq!((told.hits(), told.sunk()), (hits, 0), "{} {event:?}", played.name);
                continue;
            }
            assert_eq!(told.sunk(), sunk, "{} {event:?}", played.name);
            let of_wrecks: u32 = layout.ships().iter().filter(sinks).map(fresh).sum();
            let afloat = switches.sunk == Sunk::Named && switches.hits == Hits::Class;
            match report {
                Report::Totals(_) if afloat => {
                    assert_eq!(told.hits(), hits - of_wrecks, "{} {event:?}", played.name);
                }
                Report::Totals(_) => assert_eq!(told.hits(), hits, "{} {event:?}", played.name),
                _ => {
                    let fewest = hits - of_wrecks;
                    assert!((fewest..=hits).contains(&told.hits()), "{} {event:?}", played.name);
                }
            }
        }
    }
}
