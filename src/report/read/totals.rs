use super::items::{Gap, Item, Target};
use crate::report::fault::ReportFault;
use crate::report::words::Thing;
use crate::report::{Subject, Tally, Telling};
use crate::rules::{Hits, Sunk};

/// The totals that these items make.
///
/// # Errors
/// An item says too much or too little for the game, or contradicts another.
pub(super) fn totals(text: &str, items: Vec<Item>, telling: Telling) -> Result<Tally, ReportFault> {
    check_shares(text, &items)?;
    let items = with_targets(items, telling);
    let mut tally = Tally::default();
    for item in items.iter().filter(|item| !item.is_nothing()) {
        add(&mut tally, subject(item, telling)?, item)?;
    }
    check_nothing(&items, &tally)?;
    Ok(tally)
}

/// Checks that it is said how many hits each ship took: not "two hits on a battleship and a submarine".
///
/// # Errors
/// It is not.
fn check_shares(text: &str, items: &[Item]) -> Result<(), ReportFault> {
    let shares = |pair: &&[Item]| pair[0].shares_hits() && pair[1].is_mere_target(text);
    match items.windows(2).find(shares) {
        Some(pair) => Err(ReportFault::SharedHits {
            hits: pair[0].number()?,
            at: pair[0].at.start..pair[1].at.end,
        }),
        None => Ok(()),
    }
}

/// Checks that nobody says that nothing was hit and goes on with what was.
///
/// # Errors
/// Somebody does.
pub(super) fn check_nothing(items: &[Item], tally: &Tally) -> Result<(), ReportFault> {
    let contradicts =
        |item: &&Item| item.is_nothing() && (tally.hits() > 0 || item.miss && items.len() > 1);
    match items.iter().find(contradicts) {
        Some(nothing) => Err(ReportFault::NothingAndSomething { at: nothing.at.clone() }),
        None => Ok(()),
    }
}

/// The items, a hit or a sinking joined with the class that is told after it ("Hit. Destroyer."), and a sinking with the
/// hit that it follows ("cruiser hit and sunk").
pub(super) fn with_targets(items: Vec<Item>, telling: Telling) -> Vec<Item> {
    let names_sunk = telling.sunk == Sunk::Named;
    let lacks_target = |item: &Item| {
        item.is_bare() && if item.sunk { names_sunk } else { telling.hits == Hits::Class }
    };
    let is_sunk_too = |hit: &Item, item: &Item| {
        names_sunk && hit.hit && hit.target.is_some() && !hit.sunk && item.is_bare_sunk()
    };
    let is_target = |item: &Item| {
        let alone = item.target.is_some() && !item.hit && !item.sunk;
        alone && item.gap == Gap::Soft && item.count.is_none_or(|n| n == 1)
    };
    let mut joined: Vec<Item> = Vec::with_capacity(items.len());
    for item in items {
        match joined.last_mut() {
            Some(last) if lacks_target(last) && is_target(&item) => last.join(&item),
            Some(last) if is_sunk_too(last, &item) && item.gap < Gap::Break => last.join(&item),
            _ => joined.push(item),
        }
    }
    joined
}

/// Counts an item.
pub(super) fn add(
    tally: &mut Tally,
    subject: Option<Subject>,
    item: &Item,
) -> Result<(), ReportFault> {
    let Some(subject) = subject else { return Ok(()) };
    tally.add(subject, item.number()?);
    if tally.count(subject) > ReportFault::MOST {
        return Err(ReportFault::Count { at: item.at.clone() });
    }
    Ok(())
}

/// What an item counts in a game that tells hits and sinkings so; nothing where it says that there was none.
///
/// # Errors
/// The game tells more or less than the item does.
pub(super) fn subject(item: &Item, telling: Telling) -> Result<Option<Subject>, ReportFault> {
    let at = || item.at.clone();
    match item.target {
        Some(Target::Thing(Thing::Unit(kind))) => Ok(Some(Subject::Unit(kind))),
        Some(Target::Thing(Thing::Class(class))) if item.sunk => match telling.sunk {
            Sunk::Named => Ok(Some(Subject::SunkClass(class))),
            Sunk::Count => Err(ReportFault::NameTold { at: at() }),
            Sunk::Silent => Err(ReportFault::SinkingTold { at: at() }),
        },
        Some(Target::Thing(Thing::Class(class))) => match telling.hits {
            Hits::Class => Ok(Some(Subject::Class(class))),
            Hits::Hit => Err(ReportFault::ClassTold { at: at() }),
        },
        Some(Target::Ship) | None if item.sunk => match telling.sunk {
            Sunk::Count => Ok(Some(Subject::Sunk)),
            Sunk::Named if item.count == Some(0) => Ok(None),
            Sunk::Named => Err(ReportFault::SunkWithoutName { at: at() }),
            Sunk::Silent => Err(ReportFault::SinkingTold { at: at() }),
        },
        Some(Target::Ship) | None => match telling.hits {
            Hits::Hit => Ok(Some(Subject::Hit)),
            Hits::Class if item.count == Some(0) => Ok(None),
            Hits::Class => Err(ReportFault::HitWithoutClass { at: at() }),
        },
    }
}
