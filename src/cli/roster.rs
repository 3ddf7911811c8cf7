//! Who sits at which game.

use fleetsheet::lang::{Forms, PerLang, both};
use fleetsheet::source::Source;
use fleetsheet::ui::Diagnostic;

use super::names;
use super::order::Players;
use super::stop::Stop;

/// The most games of a run: more would take gigabytes of memory.
pub(crate) const MOST_GAMES: u32 = 2000;

/// The games of a run and those who play them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Roster {
    names: Vec<String>,
    count: u32,
    players: Players,
}

/// How many games there are when neither a number nor names are given, and at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Games {
    /// Without a number.
    pub(crate) usual: u32,
    /// At most.
    pub(crate) most: u32,
}

impl Roster {
    /// As many games as were asked for, or as the names need.
    pub(crate) fn new(
        count: Option<u32>,
        players: Players,
        names: Option<&Source>,
        games: Games,
    ) -> Result<Self, Stop> {
        let Some(source) = names else {
            return Ok(Self { names: Vec::new(), count: count.unwrap_or(games.usual), players });
        };
        let names = names::read(source).map_err(|faults| Stop::bad_text(&faults, &[source]))?;
        let needed = u32::try_from(names.len()).unwrap_or(u32::MAX).div_ceil(players.count());
        let count = count.unwrap_or(needed);
        if needed > count || count > games.most {
            let seats = count.min(games.most) * players.count();
            return Err(too_many(&source.name, names.len(), seats, games));
        }
        Ok(Self { names, count, players })
    }

    /// How many games there are.
    pub(crate) const fn count(&self) -> u32 {
        self.count
    }

    /// The games, counted from 1.
    pub(crate) fn games(&self) -> impl Iterator<Item = u32> + use<> {
        1..=self.count
    }

    /// The players of a game, counted from 1.
    pub(crate) fn players(&self) -> impl Iterator<Item = u32> + use<> {
        1..=self.players.count()
    }

    /// The name of a player, if the names reach so far.
    pub(crate) fn name(&self, game: u32, player: u32) -> Option<String> {
        let at = (game - 1) * self.players.count() + player - 1;
        self.names.get(at as usize).cloned()
    }

    /// The name of the other player of a game.
    pub(crate) fn opponent(&self, game: u32, player: u32) -> Option<String> {
        match self.players {
            Players::One => None,
            Players::Two => self.name(game, 3 - player),
        }
    }

    /// The number that the sheets of a game carry; none where there is but one sheet.
    pub(crate) fn number(&self, game: u32) -> Option<u32> {
        (self.count > 1 || self.players == Players::Two).then_some(game)
    }
}

const SHEET: Forms = Forms { en: ("sheet", "sheets"), fr: ("feuille", "feuilles") };

fn too_many(source: &str, names: usize, seats: u32, games: Games) -> Stop {
    let message = PerLang::each(|lang| {
        let sheets = SHEET.counted(lang, seats);
        lang.pick(
            format!("{names} names in `{source}`, and {sheets} to put them on"),
            format!("{names} noms dans `{source}`, et {sheets} où les mettre"),
        )
    });
    let hint = match games.most {
        1 => both(
            "one fleet is for one sheet: name one player, or draw fleets with `--random`",
            "une flotte est pour une feuille : nommez un joueur, ou tirez des flottes avec `--random`",
        ),
        most => both(
            format!(
                "leave `--count` out, and there are as many games as names need, at most {most}"
            ),
            format!(
                "sans `--count`, il y a autant de parties que les noms en demandent, {most} au plus"
            ),
        ),
    };
    Stop::bad(Diagnostic::error(message).hint(hint))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: Games = Games { usual: 1, most: MOST_GAMES };

    fn roster(count: Option<u32>, players: Players, names: &str) -> Result<Roster, Stop> {
        let source = Source::new("names.txt", names);
        Roster::new(count, players, Some(&source).filter(|source| !source.text.is_empty()), GAMES)
    }

    #[test]
    fn successive_names_play_each_other() {
        let roster = roster(None, Players::Two, "Anna\nBen\nCleo\n").unwrap();
        assert_eq!(roster.count(), 2);
        assert_eq!(roster.name(1, 2).as_deref(), Some("Ben"));
        assert_eq!(roster.opponent(1, 2).as_deref(), Some("Anna"));
        assert_eq!(roster.name(2, 1).as_deref(), Some("Cleo"));
        assert_eq!(roster.opponent(2, 1), None);
        assert_eq!(roster.number(2), Some(2));
    }

    #[test]
    fn the_number_of_games_is_what_was_asked_for_or_what_names_need() {
        assert_eq!(roster(None, Players::One, "").unwrap().count(), 1);
        assert_eq!(roster(None, Players::One, "").unwrap().number(1), None);
        assert_eq!(roster(Some(5), Players::One, "Anna\n").unwrap().count(), 5);
        assert_eq!(roster(None, Players::One, "Anna\nBen\n").unwrap().count(), 2);
        assert_eq!(roster(Some(1), Players::One, "Anna\nBen\n").unwrap_err().status(), 2);
    }
}
