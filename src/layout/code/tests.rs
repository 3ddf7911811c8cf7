use super::*;
use crate::chance::Seed;
use crate::layout::random;
use crate::layout::testing::{deluxe, game, preset, presets};
use crate::rules::{Presets, With};

fn drawn(rules: &Ruleset, word: &str, number: u32) -> Layout {
    random::player(rules, &word.parse().unwrap(), number, 1).unwrap().layout
}

#[test]
fn a_code_gives_its_layout_back_for_every_preset() {
    for name in &presets() {
        let rules = preset(name);
        for number in 1..=8 {
            let layout = drawn(&rules, "codes", number);
            let code = encode(&layout, &rules).unwrap();
            let decoded = decode(&code).unwrap();
            assert_eq!(decoded.for_rules(&rules).as_ref(), Ok(&layout), "{name} {code}");
            assert_eq!((decoded.preset(), decoded.is_changed()), (Some(name.as_str()), false));
        }
    }
}

#[test]
fn a_code_of_a_preset_can_do_without_it() {
    for name in &presets() {
        let layout = drawn(&preset(name), "codes", 1);
        let decoded = decode(&encode(&layout, &preset(name)).unwrap()).unwrap();
        let stand_in = decoded.stand_in().unwrap();
        assert_eq!(crate::layout::check(&layout, &stand_in, None), [], "{name}");
    }
}

#[test]
fn every_preset_is_as_codes_know_it() {
    for name in &presets() {
        let rules = preset(name);
        let (_, game) = Game::by_name(name).unwrap();
        assert_eq!(game.frame(), Frame::of(&rules), "{name}");
        assert_eq!(game.counts(), Counts::fixed(&rules), "{name}");
    }
    assert!(GAMES.len() < GAME_NUMBERS);
}

#[test]
fn codes_of_own_games_describe_them() {
    let games = [
        game("7x9", "touch=any", &[("2x2", 2), ("1x5", 1), ("1x1", 5)]),
        game("6x6", "touch=corner", &[("1x3", 2), ("1x2", 3)]),
        game("3x3", "letters=neither", &[("1x1", 1)]),
        deluxe("26x26", "land=forbid"),
    ];
    for rules in games {
        for number in 1..=5 {
            let layout = drawn(&rules, "own", number);
            let decoded = decode(&encode(&layout, &rules).unwrap()).unwrap();
            assert_eq!(decoded.layout(), &layout);
            assert_eq!((decoded.preset(), decoded.grid()), (None, rules.grid()));
            assert_eq!(decoded.touch(), rules.switches().touch);
            assert_eq!(decoded.has_units(), rules.arsenal().is_some());
            let shapes: Vec<Shape> = rules.classes().iter().map(|class| class.shape).collect();
            assert_eq!(decoded.shapes(), shapes);
            let stand_in = decoded.stand_in().unwrap();
            assert_eq!(decoded.for_rules(&stand_in).as_ref(), Ok(&layout));
            assert_eq!(crate::layout::check(&layout, &stand_in, None), []);
            let other = decoded.for_rules(&preset("russe"));
            assert_eq!(other, Err(CodeError::OtherGame { name: "russe".to_owned() }));
        }
    }
}

#[test]
fn changes_that_matter_are_in_the_code() {
    let changed = Presets::builtin()
        .load("russe", &[With::new("touch=corner"), With::new("halo=no")])
        .unwrap();
    let layout = drawn(&changed, "changed", 1);
    let decoded = decode(&encode(&layout, &changed).unwrap()).unwrap();
    assert_eq!((decoded.preset(), decoded.is_changed()), (Some("russe"), true));
    assert_eq!(decoded.touch(), Touch::Corner);
    assert_eq!(decoded.for_rules(&changed), Ok(layout));
}

#[test]
fn codes_are_short_enough_to_type() {
    let longest = |name| {
        let rules = preset(name);
        let codes = (1..=5).map(|number| encode(&drawn(&rules, "short", number), &rules).unwrap());
        codes.map(|code| code.replace('-', "").len()).max().unwrap()
    };
    for (name, most) in [("phillips-basic", 20), ("hasbro", 16), ("phillips-fig3", 95)] {
        assert!(longest(name) <= most, "{name}: {}", longest(name));
    }
}

#[test]
fn illegal_layouts_have_no_code() {
    use crate::board::{Orientation, Span, Square};
    use crate::layout::Ship;
    use crate::rules::ClassId;
    let rules = preset("russe");
    let ship = |class: usize, length, row| {
        let span = Span::of(Shape::Line(length), Orientation::Across, Square::new(0, row));
        Ship { class: ClassId(class), span }
    };
    for ships in [
        vec![ship(0, 4, 0), ship(1, 3, 1)],
        vec![ship(0, 4, 0), ship(1, 3, 0)],
        vec![ship(0, 3, 0)],
        vec![ship(0, 4, 12)],
        vec![ship(9, 4, 0)],
        vec![ship(3, 1, 0), ship(3, 1, 0)],
    ] {
        let layout = Layout::new(ships, Vec::new(), Vec::new());
        assert_eq!(encode(&layout, &rules), Err(CodeError::Illegal), "{layout:?}");
    }
}

#[test]
fn whatever_is_typed_is_read_or_refused() {
    let mut stream = "noise".parse::<Seed>().unwrap().stream("test", 1, 1);
    for _ in 0..3_000 {
        let length = 1 + stream.index(40);
        let values: Vec<u8> = (1..length).map(|_| stream.below(32) as u8).collect();
        // With a right checksum, so that the content is looked at.
        if let Ok(decoded) = decode(&FORM.write(&values)) {
            assert!(decoded.shapes().len() <= MOST_CLASSES);
        }
    }
}

/// Codes of the first release, which must be read for ever: name, code, then the layout as its file.
#[test]
fn the_golden_codes_are_still_read() {
    let text = include_str!("../../../tests/layouts/codes.txt");
    let mut read = 0;
    for block in text.split("\n== ").skip(1) {
        let (head, file) = block.split_once('\n').unwrap();
        let (name, code) = head.split_once(' ').unwrap();
        let decoded = decode(code).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(decoded.preset(), Some(name));
        let expected: Vec<&str> = file.lines().filter(|line| !line.is_empty()).collect();
        assert_eq!(plain(&decoded), expected, "{name}");
        read += 1;
    }
    assert_eq!(read, presets().len());
}

/// A layout in words that depend on no preset.
fn plain(decoded: &Decoded) -> Vec<String> {
    let grid = decoded.grid();
    let layout = decoded.layout();
    let mut lines = vec![format!("grid {}x{}", grid.width(), grid.height())];
    lines.extend(layout.land().iter().map(|land| format!("land {}", grid.span_name(land))));
    lines.extend(layout.ships().iter().map(|ship| {
        let shape = decoded.shapes()[ship.class.0];
        format!("{} {shape} {}", ship.class.0 + 1, grid.span_name(&ship.span))
    }));
    let unit = |unit: &crate::layout::Stationed| {
        format!("{} {}", unit.kind.code(), grid.name(unit.square))
    };
    lines.extend(layout.units().iter().map(unit));
    lines
}

/// Seeds of the first release, which must give the same layouts for ever.
#[test]
fn the_golden_seeds_still_give_their_layouts() {
    let text = include_str!("../../../tests/layouts/codes.txt");
    for name in &presets() {
        let rules = preset(name);
        let code = encode(&drawn(&rules, "1:heron", 1), &rules).unwrap();
        let lines = plain(&decode(&code).unwrap()).join("\n");
        let block = format!("== {name} {code}\n{lines}\n");
        assert!(text.contains(&block), "not in tests/layouts/codes.txt:\n{block}");
    }
}
