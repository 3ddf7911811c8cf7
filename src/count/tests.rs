use super::*;
use crate::board::{Grid, Letters, Shape};
use crate::rules::{Land, Touch};
use std::time::Instant;

fn empty(side: u8, touch: Touch, fleet: &[(u8, u32)]) -> Question {
    let grid = Grid::new(side, side, Letters::Columns).unwrap();
    let kinds = fleet
        .iter()
        .map(|(l, count)| Kind { body: Body::Ship(Shape::Line(*l)), count: *count })
        .collect();
    Question::new(grid, Spacing { ships: touch, land: Land::Allow }, kinds)
}

#[test]
fn timing() {
    for (name, side, touch, fleet) in [
        ("8x8 4332 none", 8, Touch::None, &[(4, 1), (3, 2), (2, 1)][..]),
        ("8x8 4332 any", 8, Touch::Any, &[(4, 1), (3, 2), (2, 1)]),
        ("10x10 5432 any", 10, Touch::Any, &[(5, 1), (4, 1), (3, 1), (2, 1)]),
        ("phillips-basic", 10, Touch::None, &[(4, 1), (3, 2), (2, 3), (1, 4)]),
        ("54332 none", 10, Touch::None, &[(5, 1), (4, 1), (3, 1), (3, 1), (2, 1)]),
        ("hasbro", 10, Touch::Any, &[(5, 1), (4, 1), (3, 1), (3, 1), (2, 1)]),
        ("fr-grande", 12, Touch::None, &[(5, 1), (4, 2), (3, 2), (2, 2)]),
    ] {
        if std::env::var("ONLY").is_ok_and(|only| !name.contains(&only)) {
            continue;
        }
        let q = empty(side, touch, fleet);
        let t = Instant::now();
        let c = q.count(Limit::default());
        match c {
            Ok(c) => {
                let sum: u128 =
                    (0..q.placements().len()).map(|i| c.ways(PlacementId(i as u32))).sum();
                let ships: u128 = fleet.iter().map(|f| u128::from(f.1)).sum();
                println!(
                    "{name}: {} {:?} {:?} check {}",
                    c.total(),
                    c.effort(),
                    t.elapsed(),
                    sum == ships * c.total()
                );
            }
            Err(e) => println!("{name}: {e} {:?}", t.elapsed()),
        }
    }
}
