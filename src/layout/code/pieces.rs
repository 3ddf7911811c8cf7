use super::games::{Counts, Frame};
use super::number::{Packer, Unpacker};
use crate::board::{Region, Shape, Span, Square};
use crate::layout::placements::{halo, land_placements, shore};
use crate::layout::{Layout, Ship, Stationed};
use crate::rules::{ClassId, UnitKind};

/// Packs ships, land and units; `None` when one of them lies where it may not.
pub(super) fn put(
    layout: &Layout,
    frame: &Frame,
    fixed: Option<&Counts>,
    packer: &mut Packer,
) -> Option<()> {
    let counts = content(layout, frame)?;
    if let Some(fixed) = fixed {
        packer.put(usize::from(*fixed != counts), 2);
    }
    if fixed != Some(&counts) {
        put_counts(&counts, frame, packer);
    }
    if frame.units {
        packer.put_count(layout.land().len());
        put_set(layout.land(), &land_placements(frame.grid), packer)?;
    }
    let mut free = FreeSea::new(frame, layout.land());
    for (class, shape) in frame.shapes.iter().enumerate() {
        let spans: Vec<Span> = spans_of(layout, class);
        put_set(&spans, &free.placements(*shape), packer)?;
        for span in &spans {
            free.take(*span);
        }
    }
    let mut sites = Sites::new(frame, layout);
    for kind in UNIT_ORDER {
        let squares: Vec<Square> = squares_of(layout, kind);
        put_set(&squares, &sites.free(kind), packer)?;
        sites.take(&squares);
    }
    Some(())
}

/// Unpacks what [`put`] packed.
pub(super) fn take(
    frame: &Frame,
    fixed: Option<Counts>,
    unpacker: &mut Unpacker,
) -> Option<Layout> {
    let counts = match fixed {
        Some(fixed) if unpacker.take(2) == 0 => fixed,
        _ => take_counts(frame, unpacker)?,
    };
    let mut land = Vec::new();
    if frame.units {
        let all = land_placements(frame.grid);
        let count = unpacker.take_count(all.len())?;
        land = take_set(count, &all, unpacker)?;
    }
    let mut free = FreeSea::new(frame, &land);
    let mut ships = Vec::new();
    for (class, (shape, count)) in frame.shapes.iter().zip(&counts.ships).enumerate() {
        let spans = take_set(*count, &free.placements(*shape), unpacker)?;
        for span in &spans {
            free.take(*span);
        }
        ships.extend(spans.into_iter().map(|span| Ship { class: ClassId(class), span }));
    }
    let afloat = Layout::new(ships.clone(), land.clone(), Vec::new());
    let mut sites = Sites::new(frame, &afloat);
    let mut units = Vec::new();
    for kind in UNIT_ORDER {
        let squares = take_set(counts.units[kind as usize], &sites.free(kind), unpacker)?;
        sites.take(&squares);
        units.extend(squares.into_iter().map(|square| Stationed { kind, square }));
    }
    Some(Layout::new(ships, land, units))
}

/// The order of the units in a code: guns first, since they find the fewest squares. It never changes.
const UNIT_ORDER: [UnitKind; 4] =
    [UnitKind::AaGun, UnitKind::Recce, UnitKind::Bomber, UnitKind::AtomBomber];

fn content(layout: &Layout, frame: &Frame) -> Option<Counts> {
    let mut counts = Counts { ships: vec![0; frame.shapes.len()], units: [0; 4] };
    for ship in layout.ships() {
        *counts.ships.get_mut(ship.class.0)? += 1;
    }
    for unit in layout.units() {
        counts.units[unit.kind as usize] += 1;
    }
    let bare = layout.units().is_empty() && layout.land().is_empty();
    (frame.units || bare).then_some(counts)
}

fn put_counts(counts: &Counts, frame: &Frame, packer: &mut Packer) {
    counts.ships.iter().for_each(|count| packer.put_count(*count));
    if frame.units {
        counts.units.iter().for_each(|count| packer.put_count(*count));
    }
}

fn take_counts(frame: &Frame, unpacker: &mut Unpacker) -> Option<Counts> {
    let most = usize::from(frame.grid.area());
    let ships: Option<Vec<usize>> =
        frame.shapes.iter().map(|_| unpacker.take_count(most)).collect();
    let mut counts = Counts { ships: ships?, units: [0; 4] };
    if frame.units {
        for count in &mut counts.units {
            *count = unpacker.take_count(most)?;
        }
    }
    Some(counts)
}

fn spans_of(layout: &Layout, class: usize) -> Vec<Span> {
    let ships = layout.ships().iter().filter(|ship| ship.class.0 == class);
    ships.map(|ship| ship.span).collect()
}

fn squares_of(layout: &Layout, kind: UnitKind) -> Vec<Square> {
    let units = layout.units().iter().filter(|unit| unit.kind == kind);
    units.map(|unit| unit.square).collect()
}

fn put_set<T: PartialEq>(items: &[T], all: &[T], packer: &mut Packer) -> Option<()> {
    let numbers: Option<Vec<usize>> =
        items.iter().map(|item| all.iter().position(|other| other == item)).collect();
    let mut numbers = numbers?;
    numbers.sort_unstable();
    let distinct = numbers.windows(2).all(|pair| pair[0] < pair[1]);
    distinct.then(|| packer.put_set(&numbers, all.len()))
}

fn take_set<T: Copy>(count: usize, all: &[T], unpacker: &mut Unpacker) -> Option<Vec<T>> {
    let numbers = unpacker.take_set(count, all.len())?;
    Some(numbers.into_iter().map(|number| all[number]).collect())
}

/// Where ships of the classes to come can lie.
struct FreeSea<'a> {
    frame: &'a Frame,
    barred: Region,
}

impl<'a> FreeSea<'a> {
    fn new(frame: &'a Frame, land: &[Span]) -> Self {
        let shores = land.iter().map(|span| shore(frame.grid, *span, frame.land));
        let barred = shores.flat_map(Span::squares).collect();
        Self { frame, barred }
    }

    fn placements(&self, shape: Shape) -> Vec<Span> {
        let mut spans = self.frame.grid.placements(shape);
        spans.retain(|span| !span.squares().any(|square| self.barred.contains(square)));
        spans
    }

    fn take(&mut self, span: Span) {
        self.barred.extend(&halo(self.frame.grid, span, self.frame.touch));
    }
}

/// Where units can still stand.
struct Sites {
    land: Region,
    decks: Region,
}

impl Sites {
    fn new(frame: &Frame, layout: &Layout) -> Self {
        let carriers = layout.ships().iter().filter(|ship| frame.shapes[ship.class.0].is_carrier());
        let decks = carriers.flat_map(|ship| ship.span.squares()).collect();
        Self { land: layout.land_squares(), decks }
    }

    fn free(&self, kind: UnitKind) -> Vec<Square> {
        let mut free = self.land;
        if kind.fits_carrier() {
            free.extend(&self.decks);
        }
        free.squares().collect()
    }

    fn take(&mut self, squares: &[Square]) {
        for square in squares {
            self.land.remove(*square);
            self.decks.remove(*square);
        }
    }
}
