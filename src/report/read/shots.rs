use std::ops::Range;

use super::items::{Gap, Item, Target};
use super::totals::{add, check_nothing, subject, with_targets};
use crate::report::fault::ReportFault;
use crate::report::words::Thing;
use crate::report::{Report, Subject, Tally, Telling};
use crate::rules::{Hits, Sunk};

/// Reads the answers for each of so many shots.
pub(super) struct Shots {
    pub(super) fired: usize,
    pub(super) shot: Telling,
    pub(super) whole_salvo: Sunk,
}

/// What one shot did.
#[derive(Clone)]
struct Answer {
    items: Vec<Item>,
}

impl Shots {
    /// The report that these items make.
    ///
    /// # Errors
    /// There are too many or too few answers, or one says what the game does not tell.
    pub(super) fn read(&self, items: Vec<Item>) -> Result<Report, ReportFault> {
        let mut items = with_targets(items, Telling { sunk: self.sinkings(), ..self.shot });
        let is_parted = is_parted(&items);
        let sunk = self.take_salvo(&mut items)?;
        let alike = items.first().filter(|_| items.len() == 1 && !is_parted && self.fired != 1);
        let answers = match alike.map(|only| self.alike(only)).transpose()?.flatten() {
            Some(answers) => answers,
            None => self.one_each(items)?,
        };
        if answers.len() != self.fired {
            return Err(ReportFault::Shots { expected: self.fired, found: answers.len() });
        }
        let shots = answers.iter().zip(1..).map(|(answer, shot)| self.tally(answer, shot));
        Ok(Report::Shots { shots: shots.collect::<Result<_, _>>()?, sunk })
    }

    /// How sinkings are told, whenever that is.
    const fn sinkings(&self) -> Sunk {
        match self.whole_salvo {
            Sunk::Silent => self.shot.sunk,
            told => told,
        }
    }

    /// Takes the ships sunk in the whole salvo from the end.
    fn take_salvo(&self, items: &mut Vec<Item>) -> Result<Tally, ReportFault> {
        let mut sunk = Tally::default();
        if self.whole_salvo == Sunk::Silent {
            return Ok(sunk);
        }
        let is_sinking = |item: &Item| item.sunk && !item.hit && !is_unit(item);
        let from = items.iter().rposition(|item| !is_sinking(item)).map_or(0, |last| last + 1);
        let telling = Telling { sunk: self.whole_salvo, ..self.shot };
        for item in items.drain(from..) {
            add(&mut sunk, subject(&item, telling)?, &item)?;
        }
        match items.iter().find(|item| item.sunk && !is_unit(item)) {
            Some(early) => Err(ReportFault::SinkingWithShot { at: early.at.clone() }),
            None => Ok(sunk),
        }
    }

    /// The same answer for every shot: "no hits", "three misses".
    fn alike(&self, only: &Item) -> Result<Option<Vec<Answer>>, ReportFault> {
        let number = match (only.is_nothing(), only.count) {
            (true, None | Some(0)) => self.fired,
            _ => only.number()? as usize,
        };
        if number > 1 && number != self.fired {
            return Err(ReportFault::Shots { expected: self.fired, found: number });
        }
        let each = Item { count: only.count.filter(|n| *n == 0), ..only.clone() };
        Ok((number == self.fired).then(|| vec![Answer::of(each); number]))
    }

    /// The items, sorted into answers.
    fn one_each(&self, items: Vec<Item>) -> Result<Vec<Answer>, ReportFault> {
        if is_parted(&items) || self.fired == 1 {
            return Ok(groups(items));
        }
        for item in &items {
            if item.number()? > 1 {
                return Err(ReportFault::TotalsForShots { at: whole(&items) });
            }
        }
        Ok(self.one_by_one(items))
    }

    /// Each item is an answer, but a sinking without a name goes with the hit that it follows where it cannot stand
    /// alone.
    fn one_by_one(&self, items: Vec<Item>) -> Vec<Answer> {
        let mut answers: Vec<Answer> = Vec::with_capacity(items.len());
        for item in items {
            match answers.last_mut() {
                Some(last) if item.is_bare_sunk() && self.shot.hits == Hits::Class => {
                    last.items.push(item);
                }
                _ => answers.push(Answer::of(item)),
            }
        }
        answers
    }

    /// What one shot did.
    fn tally(&self, answer: &Answer, shot: usize) -> Result<Tally, ReportFault> {
        let items = with_sinkings(answer.items.clone());
        let mut tally = Tally::default();
        for item in items.iter().filter(|item| !item.is_nothing()) {
            match item.target {
                Some(Target::Thing(Thing::Class(class))) if item.sunk && !self.shot.afloat_only => {
                    add(&mut tally, Some(Subject::Class(class)), item)?;
                    add(&mut tally, Some(Subject::Sunk), item)?;
                }
                _ => add(&mut tally, subject(item, self.shot)?, item)?,
            }
        }
        check_nothing(&items, &tally)?;
        self.of_one_shot(&tally, shot, answer)
    }

    /// The tally if one shot can have done it; the hit that sinks a ship is told as the sinking alone.
    fn of_one_shot(
        &self,
        tally: &Tally,
        shot: usize,
        answer: &Answer,
    ) -> Result<Tally, ReportFault> {
        let sunk = tally
            .iter()
            .find(|(subject, _)| matches!(subject, Subject::Sunk | Subject::SunkClass(_)));
        let is_told_as_sunk = |hit: Subject| match (hit, sunk) {
            (Subject::Hit, Some(_)) => true,
            (Subject::Class(class), Some((Subject::SunkClass(sunk), _))) => class == sunk,
            _ => false,
        };
        let told =
            |(subject, _): &(Subject, u32)| !(self.shot.afloat_only && is_told_as_sunk(*subject));
        let tally: Tally = tally.iter().filter(told).collect();
        let on_ships =
            if self.shot.afloat_only { tally.hits() + tally.sunk() } else { tally.hits() };
        if on_ships > 1 || tally.sunk() > 1 || tally.units() > 1 {
            return Err(ReportFault::SeveralAnswers { shot });
        }
        if !self.shot.afloat_only && tally.sunk() > tally.hits() {
            return Err(ReportFault::HitWithoutClass { at: whole(&answer.items) });
        }
        Ok(tally)
    }
}

impl Answer {
    fn of(item: Item) -> Self {
        Self { items: vec![item] }
    }
}

/// Whether there are breaks between the items.
fn is_parted(items: &[Item]) -> bool {
    items.iter().skip(1).any(|item| item.gap == Gap::Break)
}

/// The items of one answer, a bare "sunk" joined with what it is said of.
fn with_sinkings(items: Vec<Item>) -> Vec<Item> {
    let mut joined: Vec<Item> = Vec::with_capacity(items.len());
    for item in items {
        match joined.last_mut() {
            Some(last) if item.is_bare_sunk() && !last.miss && !last.sunk => last.join(&item),
            _ => joined.push(item),
        }
    }
    joined
}

/// The items between one break and the next.
fn groups(items: Vec<Item>) -> Vec<Answer> {
    let mut answers: Vec<Answer> = Vec::new();
    for item in items {
        match answers.last_mut() {
            Some(last) if item.gap < Gap::Break => last.items.push(item),
            _ => answers.push(Answer::of(item)),
        }
    }
    answers
}

/// Where a row of items stands.
fn whole(items: &[Item]) -> Range<usize> {
    let start = items.first().map_or(0, |item| item.at.start);
    start..items.last().map_or(start, |item| item.at.end)
}

fn is_unit(item: &Item) -> bool {
    matches!(item.target, Some(Target::Thing(Thing::Unit(_))))
}
