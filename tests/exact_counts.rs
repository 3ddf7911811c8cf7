//! Exact numbers of layouts, recomputed by a dynamic program that shares no code with the library.
//!
//! The squares are scanned row by row; a state says for each column whether the square above is taken and how much of
//! a ship is still due below, how much of a ship is due to the right, and which ships are still to come.

use std::collections::HashMap;
use std::fs;
use std::hash::{BuildHasherDefault, Hasher};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Touch {
    None,
    Corner,
    Any,
}

struct World {
    width: usize,
    height: usize,
    touch: Touch,
    /// Ships of each length.
    fleet: [u64; 6],
    /// A square, column and row, that must stay empty.
    empty: Option<(usize, usize)>,
}

#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, _: &[u8]) {
        unreachable!("only whole words are hashed");
    }

    fn write_u64(&mut self, word: u64) {
        let mixed = (word ^ word >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

type Counts = HashMap<u64, u64, BuildHasherDefault<Mixer>>;

/// Bits of a state: three for each of 12 columns (0 free above, 1 taken above, 1 + n taken and n due below), three for
/// squares due to the right, one for the square above left, three for the ships left of each length.
const DUE_RIGHT: u32 = 36;
const ABOVE_LEFT: u32 = 39;
const SHIPS: u32 = 40;

const fn field(state: u64, at: u32) -> u64 {
    state >> at & 7
}

const fn set(state: u64, at: u32, value: u64) -> u64 {
    state & !(7 << at) | value << at
}

fn count(world: &World) -> u64 {
    let ships = (1..6)
        .fold(0, |state, length| set(state, SHIPS + 3 * (length as u32 - 1), world.fleet[length]));
    let mut states = Counts::default();
    states.insert(ships, 1);
    for row in 0..world.height {
        for column in 0..world.width {
            let mut next =
                Counts::with_capacity_and_hasher(states.len(), BuildHasherDefault::default());
            for (state, layouts) in states {
                step(world, column, row, state, &mut |state| {
                    *next.entry(state).or_default() += layouts;
                });
            }
            states = next;
        }
    }
    states.iter().filter(|(state, _)| *state >> SHIPS == 0).map(|(_, layouts)| layouts).sum()
}

fn step(world: &World, column: usize, row: usize, state: u64, emit: &mut impl FnMut(u64)) {
    let here = 3 * column as u32;
    let above = field(state, here);
    let due_right = field(state, DUE_RIGHT);
    let left = column > 0 && field(state, here - 3) > 0;
    let diagonal =
        state >> ABOVE_LEFT & 1 > 0 || column + 1 < world.width && field(state, here + 3) > 0;
    let last = column + 1 == world.width;
    let put = |state: u64, code: u64, due_right: u64| {
        // Where ships may touch, only what is due matters.
        let code = if world.touch == Touch::Any && code == 1 { 0 } else { code };
        let above_left = u64::from(!last && above > 0 && world.touch == Touch::None);
        let state = set(set(state, here, code), DUE_RIGHT, due_right);
        state & !(1 << ABOVE_LEFT) | above_left << ABOVE_LEFT
    };
    let apart = world.touch != Touch::Any;
    let may_take = world.empty != Some((column, row));
    let clear_above = match world.touch {
        Touch::None => above == 0 && !diagonal,
        Touch::Corner | Touch::Any => above == 0,
    };
    if due_right > 0 {
        if may_take && clear_above {
            emit(put(state, 1, due_right - 1));
        }
        return;
    }
    if above > 1 {
        if may_take && !(apart && left) {
            emit(put(state, above - 1, 0));
        }
        return;
    }
    emit(put(state, 0, 0));
    if !may_take || apart && (left || !clear_above) {
        return;
    }
    for length in 1..6_usize {
        let ships = SHIPS + 3 * (length as u32 - 1);
        if field(state, ships) == 0 {
            continue;
        }
        let state = set(state, ships, field(state, ships) - 1);
        if row + length <= world.height {
            emit(put(state, length as u64, 0));
        }
        if length > 1 && column + length <= world.width {
            emit(put(state, 1, length as u64 - 1));
        }
    }
}

fn fleet(lengths: &str) -> [u64; 6] {
    let mut fleet = [0; 6];
    for length in lengths.split_whitespace() {
        fleet[length.parse::<usize>().expect("a length")] += 1;
    }
    fleet
}

fn touch(word: &str) -> Touch {
    match word {
        "none" => Touch::None,
        "corner" => Touch::Corner,
        "any" => Touch::Any,
        other => panic!("`{other}`"),
    }
}

fn lines(file: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(format!("tests/counts/{file}")).expect("a file of counts");
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split(',').map(str::to_owned).collect())
        .collect()
}

fn world(line: &[String], empty: Option<(usize, usize)>) -> World {
    World {
        width: line[0].parse().expect("columns"),
        height: line[1].parse().expect("rows"),
        touch: touch(&line[2]),
        fleet: fleet(&line[3]),
        empty,
    }
}

/// Every layout of a world, by trying all: ships as lists of squares.
fn brute_force(world: &World) -> u64 {
    let lengths: Vec<usize> =
        (1..6).rev().flat_map(|length| vec![length; world.fleet[length] as usize]).collect();
    let ordered = place(world, &lengths, &mut Vec::new());
    world.fleet.iter().fold(ordered, |count, alike| count / (1..=*alike).product::<u64>())
}

fn place(world: &World, lengths: &[usize], taken: &mut Vec<Vec<(usize, usize)>>) -> u64 {
    let Some((length, rest)) = lengths.split_first() else { return 1 };
    let mut layouts = 0;
    for (dx, dy) in if *length == 1 { vec![(1, 0)] } else { vec![(1, 0), (0, 1)] } {
        for (x, y) in (0..world.width).flat_map(|x| (0..world.height).map(move |y| (x, y))) {
            let ship: Vec<_> = (0..*length).map(|n| (x + n * dx, y + n * dy)).collect();
            let inside = ship.iter().all(|(x, y)| *x < world.width && *y < world.height);
            let near = |a: &(usize, usize), b: &(usize, usize)| {
                let (dx, dy) = (a.0.abs_diff(b.0), a.1.abs_diff(b.1));
                match world.touch {
                    Touch::None => dx < 2 && dy < 2,
                    Touch::Corner => dx + dy < 2,
                    Touch::Any => dx + dy == 0,
                }
            };
            let clash = ship
                .iter()
                .any(|a| Some(*a) == world.empty || taken.iter().flatten().any(|b| near(a, b)));
            if inside && !clash {
                taken.push(ship);
                layouts += place(world, rest, taken);
                taken.pop();
            }
        }
    }
    layouts
}

#[test]
fn the_program_counts_as_trying_all_does() {
    for touch in [Touch::None, Touch::Corner, Touch::Any] {
        for (width, height, lengths) in [(4, 4, "3 2 1"), (5, 3, "2 2 1"), (3, 4, "3 1 1 1")] {
            for empty in [None, Some((0, 0)), Some((1, 2))] {
                let world = World { width, height, touch, fleet: fleet(lengths), empty };
                assert_eq!(count(&world), brute_force(&world), "{width}x{height} {lengths}");
            }
        }
    }
}

#[test]
fn small_known_totals_are_recomputed() {
    let small = lines("totals.csv").into_iter().filter(|line| line[0] == "8" && line[3].len() < 8);
    let checked = small.map(|line| assert_eq!(count(&world(&line, None)).to_string(), line[4]));
    assert_eq!(checked.count(), 3);
}

#[test]
#[ignore = "takes minutes and gigabytes: run in release with `cargo test --release --test exact_counts -- --ignored`"]
fn every_known_total_is_recomputed() {
    for line in lines("totals.csv") {
        assert_eq!(count(&world(&line, None)).to_string(), line[4], "{line:?}");
    }
}

#[test]
#[ignore = "takes a minute or two: run with `cargo test --test exact_counts -- --ignored every_known_occupation_is_recomputed`"]
fn every_known_occupation_is_recomputed() {
    for line in lines("occupation.csv") {
        let square = (line[4].parse().unwrap(), line[5].parse().unwrap());
        let total = count(&world(&line, None));
        let taken = total - count(&world(&line, Some(square)));
        assert_eq!([taken, total].map(|n| n.to_string()), [&*line[6], &*line[7]], "{line:?}");
    }
}
