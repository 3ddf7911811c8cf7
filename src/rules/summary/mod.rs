//! The rules of a game in words, made from its switches, so that they are true after any change.

mod play;
mod setting_up;

use super::{Again, End, Hits, Ruleset, Salvo, Sunk, Tie, Told, Touch};
use crate::lang::{Lang, spaced};

/// A part of the rules: a heading and its sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What it is about.
    pub heading: &'static str,
    /// Its sentences, one paragraph each.
    pub lines: Vec<String>,
}

impl Ruleset {
    /// The rules in words, part by part, in the order in which a game goes.
    pub fn summary(&self, lang: Lang) -> Vec<Section> {
        let mut sections = vec![
            Section { heading: lang.pick("The aim", "But du jeu"), lines: vec![self.aim(lang)] },
            Section {
                heading: lang.pick("Setting up", "Mise en place"),
                lines: self.setting_up(lang),
            },
            Section { heading: lang.pick("A turn", "Un tour"), lines: self.turn(lang) },
            Section { heading: lang.pick("The answer", "La réponse"), lines: self.answer(lang) },
        ];
        if let Some(arsenal) = self.arsenal() {
            let heading = lang.pick("Aircraft and guns", "Avions et canons");
            sections.push(Section { heading, lines: self.aircraft(arsenal, lang) });
        }
        if !self.brief().get(lang).is_empty() {
            let heading = lang.pick("Also", "À savoir");
            sections.push(Section { heading, lines: self.brief().get(lang).clone() });
        }
        for section in &mut sections {
            for line in &mut section.lines {
                *line = spaced(lang, line);
            }
        }
        sections
    }

    /// The rules that bind what is bought, a sentence each; none in a game without points.
    pub fn terms(&self, lang: Lang) -> Vec<String> {
        let Some(arsenal) = self.arsenal() else { return Vec::new() };
        let bounds = setting_up::bounds_text(arsenal, lang);
        let left = setting_up::points_left(lang).to_owned();
        let places = play::places_text(arsenal, lang);
        let terms = bounds.into_iter().chain([left, places]);
        terms.map(|term| spaced(lang, &term)).collect()
    }

    /// The rules in a few words, for the head of a sheet.
    pub fn in_brief(&self, lang: Lang) -> String {
        let switches = self.switches();
        let shots = match switches.salvo {
            Salvo::Fixed(n) if n.get() == 1 => {
                lang.pick("1 shot a turn".into(), "1 tir par tour".into())
            }
            Salvo::Fixed(n) => lang.pick(format!("{n} shots a turn"), format!("{n} tirs par tour")),
            Salvo::Afloat => lang.pick(
                "as many shots as ships afloat".into(),
                "autant de tirs que de navires à flot".into(),
            ),
            Salvo::Bought => lang.pick(
                "one salvo of 3 shots or one aircraft a turn".into(),
                "une salve de 3 tirs ou un avion par tour".into(),
            ),
        };
        let again = match switches.again {
            Again::Yes => lang.pick(", again after a hit", ", on rejoue si touché"),
            Again::No => "",
        };
        let told = match (switches.told, switches.hits) {
            (Told::Totals, Hits::Class) => {
                lang.pick("hits told as totals by class", "impacts annoncés en totaux, par type")
            }
            (Told::Totals, Hits::Hit) => {
                lang.pick("hits told as a total", "impacts annoncés en total")
            }
            (Told::Squares, Hits::Class) => {
                lang.pick("each hit told with its class", "chaque impact annoncé avec son type")
            }
            (Told::Squares, Hits::Hit) => lang.pick("each hit told", "chaque impact annoncé"),
        };
        let sunk = match switches.sunk {
            Sunk::Silent => lang.pick("sinking not told", "navire coulé non annoncé"),
            Sunk::Count => lang.pick("sinking told", "« coulé » annoncé"),
            Sunk::Named => lang.pick("sunk ships named", "navire coulé nommé"),
        };
        let touch = match switches.touch {
            Touch::None => lang.pick("ships never touch", "les navires ne se touchent pas"),
            Touch::Corner => lang
                .pick("ships touch at corners only", "les navires ne se touchent que par un coin"),
            Touch::Any => lang.pick("ships may touch", "les navires peuvent se toucher"),
        };
        spaced(lang, &format!("{shots}{again} · {told} · {sunk} · {touch}"))
    }

    fn aim(&self, lang: Lang) -> String {
        match (self.switches().end, self.switches().tie) {
            (End::Fleet, _) => lang.pick(
                "Sink the whole enemy fleet before yours is sunk.".into(),
                "Couler toute la flotte ennemie avant que la vôtre ne soit coulée.".into(),
            ),
            (End::EqualTurns, _) => lang.pick(
                "Sink the whole enemy fleet before yours is sunk. Both players have the same number of turns: if the second player sinks the last ship in his own last turn, the game is a draw.".into(),
                "Couler toute la flotte ennemie avant que la vôtre ne soit coulée. Les deux joueurs ont le même nombre de tours : si le second coule le dernier navire à son dernier tour, la partie est nulle.".into(),
            ),
            (End::Weapons, tie) => {
                let equal = match tie {
                    Tie::Draw => lang.pick("Equal values are a draw.", "À égalité, la partie est nulle."),
                    Tie::Second => lang.pick(
                        "With equal values the player who did not start wins.",
                        "À égalité, le joueur qui n’a pas commencé gagne.",
                    ),
                };
                let aim = lang.pick(
                    "When both players have used up all their weapons of offence (salvoes, bombers and atom bombers), the one whose unsunk ships are worth more points wins. A damaged ship keeps its whole value until it sinks.",
                    "Quand les deux joueurs ont épuisé toutes leurs armes offensives (salves, bombardiers et bombardiers atomiques), celui dont les navires non coulés valent le plus de points gagne. Un navire endommagé garde toute sa valeur tant qu’il n’est pas coulé.",
                );
                format!("{aim} {equal}")
            }
        }
    }
}
