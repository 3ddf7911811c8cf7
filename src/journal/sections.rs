//! The frame of a journal: its first line, and the sections that follow.

use super::HeadError;
use crate::lang::{Describe, Lang};
use crate::source::{Place, Source};

/// The format that is written; every older one will always be read.
pub(super) const FORMAT: u32 = 1;

/// What the first line of a journal begins with.
pub(super) const MAGIC: &str = "fleetsheet journal ";

/// What a line that begins a section begins with.
pub(super) const RULE: &str = "--- ";

/// The sections in their order.
const SECTIONS: [&str; 4] = ["rules", "inventory", "layout", "play"];

/// How the frame of a journal is broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FrameFault {
    /// The text does not begin as a journal does.
    NoJournal,
    /// A later release wrote it.
    Newer {
        /// The format that it says it has.
        found: String,
    },
    /// A section is missing.
    NoSection {
        /// Which.
        name: &'static str,
    },
    /// A section is none that journals have, or stands in the wrong place.
    StrangeSection {
        /// What it is called.
        name: String,
    },
    /// It says that our layout is here, and it is not; or that it is on paper, and it is here.
    LayoutElsewhere,
    /// It has an inventory in a game where nothing is bought.
    NothingBought,
}

impl Describe for FrameFault {
    fn describe(&self, lang: Lang) -> String {
        match self {
            Self::NoJournal => lang
                .pick(
                    "this is no journal: its first line should be `fleetsheet journal 1`",
                    "ce n'est pas un journal : sa première ligne devrait être `fleetsheet journal 1`",
                )
                .to_owned(),
            Self::Newer { found } => lang.pick(
                format!("a later release wrote this journal: it has format {found}, and this release reads up to {FORMAT}"),
                format!("une version plus récente a écrit ce journal : il est au format {found}, et celle-ci lit jusqu'au format {FORMAT}"),
            ),
            Self::NoSection { name } => lang.pick(
                format!("the line `{RULE}{name}` is missing"),
                format!("il manque la ligne `{RULE}{name}`"),
            ),
            Self::StrangeSection { name } => lang.pick(
                format!("there is no section `{name}` here"),
                format!("il n'y a pas de section `{name}` ici"),
            ),
            Self::LayoutElsewhere => lang
                .pick(
                    "`layout` should be \"here\" with a section `layout`, or \"paper\" without one",
                    "`layout` devrait être \"here\" avec une section `layout`, ou \"paper\" sans elle",
                )
                .to_owned(),
            Self::NothingBought => lang
                .pick(
                    "there is an inventory, and in this game nothing is bought",
                    "il y a un inventaire, et dans ce jeu rien ne s'achète",
                )
                .to_owned(),
        }
    }
}

/// A piece of the text, with as many empty lines before it as stand before it in the whole: places are those of the
/// whole.
struct Piece {
    name: &'static str,
    source: Source,
}

/// The pieces of a journal's text.
pub(super) struct Pieces {
    pub(super) head: Source,
    sections: Vec<Piece>,
    /// The number of the first line of play.
    pub(super) play_from: usize,
}

impl Pieces {
    /// Takes a text apart.
    pub(super) fn of(source: &Source) -> Result<Self, HeadError> {
        let lines: Vec<&str> = source.text.lines().collect();
        let frame =
            |fault, line| HeadError::Frame { fault, place: Some(Place { line, column: 1 }) };
        let format = lines.first().and_then(|line| line.strip_prefix(MAGIC));
        let format = format.map(str::trim).ok_or_else(|| frame(FrameFault::NoJournal, 1))?;
        if format.parse() != Ok(FORMAT) {
            let newer = format.bytes().all(|byte| byte.is_ascii_digit()) && !format.is_empty();
            let found = format.to_owned();
            let fault = if newer { FrameFault::Newer { found } } else { FrameFault::NoJournal };
            return Err(frame(fault, 1));
        }
        let piece = |from: usize, to: usize| {
            let text = "\n".repeat(from) + &lines[from..to].join("\n") + "\n";
            Source::new(source.name.clone(), text)
        };
        let mut marks: Vec<(usize, &'static str)> = Vec::new();
        for (at, line) in lines.iter().enumerate().skip(1) {
            let Some(name) = line.strip_prefix(RULE) else { continue };
            let name = name.trim();
            let order = |name: &str| SECTIONS.iter().position(|section| *section == name);
            let after_last =
                |at: &usize| marks.last().is_none_or(|(_, last)| order(last) < Some(*at));
            let known = order(name).filter(after_last).ok_or_else(|| {
                frame(FrameFault::StrangeSection { name: name.to_owned() }, at + 1)
            })?;
            marks.push((at, SECTIONS[known]));
            if SECTIONS[known] == "play" {
                break;
            }
        }
        let missing =
            |name| HeadError::Frame { fault: FrameFault::NoSection { name }, place: None };
        let play_from = match marks.last() {
            Some((at, "play")) => at + 2,
            _ => return Err(missing("play")),
        };
        if marks[0].1 != "rules" {
            return Err(missing("rules"));
        }
        let section = |pair: &[(usize, &'static str)]| Piece {
            name: pair[0].1,
            source: piece(pair[0].0 + 1, pair[1].0),
        };
        Ok(Self {
            head: piece(1, marks[0].0),
            sections: marks.windows(2).map(section).collect(),
            play_from,
        })
    }

    pub(super) fn section(&self, name: &str) -> Option<&Source> {
        self.sections.iter().find(|piece| piece.name == name).map(|piece| &piece.source)
    }
}
