use crate::board::Shape;
use crate::lang::Lang;
use crate::rules::{Class, ClassId, Ruleset, UnitKind};

/// Signs that mean sea.
pub(super) const SEA: [char; 5] = ['.', '·', '~', '-', '_'];

/// Signs that mean land.
pub(super) const LAND: [char; 2] = ['#', '▒'];

/// The sign of each class of a game, in the order of its classes.
pub fn signs(rules: &Ruleset) -> Vec<char> {
    let mut taken: Vec<char> = match rules.arsenal() {
        Some(_) => UnitKind::ALL.iter().map(|kind| kind.symbol()).collect(),
        None => Vec::new(),
    };
    let reserved = taken.len();
    for class in rules.classes() {
        let wishes = wishes(class, rules);
        let others = ('A'..='Z').chain('0'..='9').chain("@$%&*+=!?<>^".chars());
        let sign = wishes.into_iter().chain(others).find(|sign| !taken.contains(sign));
        // A ruleset has fewer classes than there are signs; `¤` would be refused when it is read.
        taken.push(sign.unwrap_or('¤'));
    }
    taken.split_off(reserved)
}

/// The signs that suit a class, the best first.
fn wishes(class: &Class, rules: &Ruleset) -> Vec<char> {
    let letters = class.noun(Lang::En).one.chars().filter(char::is_ascii_alphabetic);
    let letters = letters.map(|letter| letter.to_ascii_uppercase());
    match (rules.arsenal(), class.shape) {
        (None, _) => letters.collect(),
        (Some(_), Shape::Line(length)) => {
            char::from_digit(length.into(), 10).into_iter().chain(letters).collect()
        }
        (Some(_), Shape::Block) => std::iter::once('C').chain(letters).collect(),
    }
}

/// What a sign says of its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// Sea.
    Sea,
    /// A ship, and whether its sign is a small letter.
    Ship(ClassId, Case),
    /// Land, with the unit on it.
    Land(Option<UnitKind>),
    /// A plane on some carrier.
    Deck(UnitKind),
}

/// Capitals and small letters tell ships of one class apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    /// A capital, or a sign without case.
    Capital,
    /// A small letter.
    Small,
}

/// The signs of one game and what they say.
pub(super) struct Alphabet<'a> {
    rules: &'a Ruleset,
    signs: Vec<char>,
}

impl<'a> Alphabet<'a> {
    pub(super) fn new(rules: &'a Ruleset) -> Self {
        Self { rules, signs: signs(rules) }
    }

    pub(super) fn content(&self, sign: char) -> Option<Content> {
        if SEA.contains(&sign) {
            return Some(Content::Sea);
        }
        if let Some(content) = self.rules.arsenal().and_then(|_| self.unit(sign)) {
            return Some(content);
        }
        let capital = sign.to_ascii_uppercase();
        let class = self.signs.iter().position(|other| *other == capital)?;
        let case = if capital == sign { Case::Capital } else { Case::Small };
        Some(Content::Ship(ClassId(class), case))
    }

    fn unit(&self, sign: char) -> Option<Content> {
        if LAND.contains(&sign) {
            return Some(Content::Land(None));
        }
        let carriers = self.rules.classes().iter().any(|class| class.shape.is_carrier());
        UnitKind::ALL.into_iter().find_map(|kind| {
            let symbol = kind.symbol();
            let afloat = carriers && kind.fits_carrier() && sign == symbol.to_ascii_lowercase();
            match (sign == symbol, afloat) {
                (true, _) => Some(Content::Land(Some(kind))),
                (_, true) => Some(Content::Deck(kind)),
                _ => None,
            }
        })
    }

    /// Every sign, for a message.
    pub(super) fn known(&self) -> String {
        let mut known: Vec<String> = vec![SEA[0].to_string()];
        known.extend(self.signs.iter().map(char::to_string));
        if self.rules.arsenal().is_some() {
            known.push(LAND[0].to_string());
            known.extend(UnitKind::ALL.map(|kind| kind.symbol().to_string()));
        }
        known.join(" ")
    }

    pub(super) fn of_class(&self, class: ClassId) -> char {
        self.signs.get(class.0).copied().unwrap_or('?')
    }
}
