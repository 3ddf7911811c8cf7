//! The two frames of a game as text: the home frame with what was struck, the enemy frame with what is known.

use std::collections::BTreeMap;

use super::frame::{Spacing, frame};
use crate::board::Square;
use crate::journal::{Home, Seen, Sighting};
use crate::lang::Lang;
use crate::layout::text::signs;
use crate::report::{Content, Ground};
use crate::rules::{ClassId, Halo, Ruleset, UnitKind};

const UNKNOWN: &str = ".";
pub(super) const NOTHING: &str = "o";
pub(super) const WATER: &str = "~";
pub(super) const HIT: &str = "*";
const LAND: &str = "#";
const SPENT: &str = "-";

/// One side's own frame: signs as in a text grid, `*` behind what was hit, `-` behind a unit that was used, `o` where
/// nothing was hit.
pub fn home_frame(home: &Home<'_>) -> String {
    let signs = signs(home.rules);
    let cell = |square: Square| {
        let struck = home.position.struck.contains(square);
        let Content { ground, .. } = home.content(square);
        let unit = home.layout.unit_at(square);
        let sign = match (unit, ground) {
            (Some(unit), ground) => unit_sign(unit.kind, ground),
            (None, ground) => ground_sign(ground, &signs),
        };
        let spent = unit.is_some() && home.live_unit(square).is_none();
        let hit =
            struck && (unit.is_some() || matches!(ground, Ground::Ship(_) | Ground::Wreck(_)));
        match (hit, spent, struck) {
            (true, ..) => sign + HIT,
            (false, true, _) => sign + SPENT,
            (false, false, true) if ground == Ground::Sea => NOTHING.to_owned(),
            (false, false, true) => sign + NOTHING,
            (false, false, false) => sign,
        }
    };
    frame(home.rules.grid(), Spacing::Apart, |square| cell(square).into())
}

/// The enemy's frame: the sign of a class that was hit, `*` for a hit of unknown class, `o` where nothing was hit, and the
/// number of the event where its report leaves the square open.
///
/// Where ships can be seen before they are hit, classes are shown by their codes: small letters for what was seen,
/// capitals for what was hit.
pub fn enemy_frame(seen: &BTreeMap<Square, Seen>, rules: &Ruleset) -> String {
    let names = Names::of(rules);
    let cell = |square: Square| match seen.get(&square) {
        None => UNKNOWN.to_owned(),
        Some(Seen { what, struck }) => match what {
            Sighting::Open { event } => event.to_string(),
            Sighting::Nothing => NOTHING.to_owned(),
            Sighting::Halo => WATER.to_owned(),
            Sighting::Hit => HIT.to_owned(),
            Sighting::Ship(class) => names.hit(*class),
            Sighting::Content(content) => names.content(content, struck.is_some()),
        },
    };
    frame(rules.grid(), Spacing::Apart, |square| cell(square).into())
}

/// How the enemy frame of a game calls classes.
struct Names<'a> {
    rules: &'a Ruleset,
    signs: Vec<char>,
}

impl<'a> Names<'a> {
    fn of(rules: &'a Ruleset) -> Self {
        Self { rules, signs: signs(rules) }
    }

    /// A square of a ship that was hit.
    fn hit(&self, class: ClassId) -> String {
        match self.rules.arsenal() {
            Some(_) => self.rules.class(class).code.to_uppercase(),
            None => self.signs.get(class.0).map(char::to_string).unwrap_or_default(),
        }
    }

    /// A square that a recce plane saw.
    fn content(&self, content: &Content, struck: bool) -> String {
        match (content.unit, content.ground) {
            (Some(kind), ground) if struck => unit_sign(kind, ground) + HIT,
            (Some(kind), ground) => unit_sign(kind, ground),
            (None, Ground::Sea) => NOTHING.to_owned(),
            (None, Ground::Land) => LAND.to_owned(),
            (None, Ground::Wreck(class)) => self.hit(class),
            (None, Ground::Ship(class)) if struck => self.hit(class),
            (None, Ground::Ship(class)) => self.rules.class(class).code.clone(),
        }
    }
}

/// What the signs of both frames mean.
pub fn legend(rules: &Ruleset, lang: Lang) -> String {
    let signs = signs(rules);
    let class = |(at, sign): (usize, &char)| {
        let class = &rules.classes()[at];
        let code = rules.arsenal().map(|_| format!(" {}", class.code)).unwrap_or_default();
        format!("{sign}{code} {}", class.noun(lang).one)
    };
    let mut parts: Vec<String> = signs.iter().enumerate().map(class).collect();
    if let Some(arsenal) = rules.arsenal() {
        let unit = |kind: UnitKind| {
            format!("{} {}", kind.symbol(), arsenal.unit(kind).names.get(lang).one)
        };
        parts.extend(UnitKind::ALL.map(unit));
        parts.push(format!("{LAND} {}", lang.pick("land", "terrain")));
        parts.push(format!("{SPENT} {}", lang.pick("used", "utilisé")));
    }
    if rules.switches().halo == Halo::Yes {
        parts.push(format!("{WATER} {}", lang.pick("water by a wreck", "eau près d'une épave")));
    }
    parts.push(format!("{HIT} {}", lang.pick("hit", "touché")));
    parts.push(format!("{NOTHING} {}", lang.pick("nothing hit", "rien de touché")));
    parts.push(
        lang.pick(
            "a number: the event that leaves it open",
            "un nombre : l'événement qui le laisse ouvert",
        )
        .to_owned(),
    );
    if rules.arsenal().is_some() {
        parts.push(lang.pick("capitals: a ship hit", "majuscules : navire touché").to_owned());
    }
    in_lines(&parts)
}

/// Parts one after the other, in lines of at most 78 characters; none is broken.
pub fn in_lines(parts: &[String]) -> String {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 3 + part.chars().count() <= 78 => {
                line.extend([" · ", part]);
            }
            _ => lines.push(part.clone()),
        }
    }
    lines.join("\n")
}

/// A capital on land, a small letter on the deck of a ship, as in a text grid.
fn unit_sign(kind: UnitKind, ground: Ground) -> String {
    let symbol = kind.symbol();
    match ground {
        Ground::Ship(_) | Ground::Wreck(_) => symbol.to_ascii_lowercase().to_string(),
        Ground::Sea | Ground::Land => symbol.to_string(),
    }
}

fn ground_sign(ground: Ground, signs: &[char]) -> String {
    match ground {
        Ground::Sea => UNKNOWN.to_owned(),
        Ground::Land => LAND.to_owned(),
        Ground::Ship(class) | Ground::Wreck(class) => {
            signs.get(class.0).map(char::to_string).unwrap_or_default()
        }
    }
}
