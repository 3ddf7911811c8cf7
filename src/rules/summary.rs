//! The rules of a game in words, made from its switches, so that they are true after any change.

use super::{
    AaFire, Again, Arsenal, Bounds, Class, End, First, Hits, Land, Repeat, Ruleset, Salvo, Sunk,
    Tie, Timing, Told, Touch, UnitKind,
};
use crate::board::{Letters, Shape};
use crate::lang::{Lang, capitalised, list, spaced};

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

    fn setting_up(&self, lang: Lang) -> Vec<String> {
        let mut lines = vec![self.board_text(lang)];
        match self.arsenal() {
            None => lines.push(self.fleet_text(lang)),
            Some(arsenal) => lines.extend(self.purchase_text(arsenal, lang)),
        }
        lines.push(self.placing_text(lang));
        if self.arsenal().is_some() {
            lines.push(self.land_text(lang));
        }
        lines.push(self.start_text(lang));
        lines
    }

    fn board_text(&self, lang: Lang) -> String {
        let grid = self.grid();
        let (width, height) = (grid.width(), grid.height());
        let (columns, rows) =
            (ends(width, |n| grid.column_label(n)), ends(height, |n| grid.row_label(n)));
        let example = match grid.letters() {
            Letters::Neither => lang.pick(
                "a square is named by its column, then its row",
                "une case se nomme par sa colonne, puis sa ligne",
            ),
            Letters::Columns | Letters::Rows => lang.pick(
                "a square is named by its letter, then its number",
                "une case se nomme par sa lettre, puis son numéro",
            ),
        };
        lang.pick(
            format!("Each player has two frames of {width} by {height} squares, columns {columns}, rows {rows}: one for the home fleet, one to note what is known of the enemy; {example}."),
            format!("Chaque joueur a deux cadres de {width} cases sur {height}, colonnes {columns}, lignes {rows} : l’un pour sa flotte, l’autre pour noter ce qu’il sait de l’ennemi ; {example}."),
        )
    }

    fn fleet_text(&self, lang: Lang) -> String {
        let ships: Vec<String> = self
            .classes()
            .iter()
            .filter_map(|class| Some((class, class.amount.count()?)))
            .filter(|(_, count)| *count > 0)
            .map(|(class, count)| {
                format!(
                    "{} ({})",
                    class.noun(lang).counted(lang, count),
                    squares(class.shape, lang)
                )
            })
            .collect();
        let ships = list(lang, &ships);
        lang.pick(
            format!("Each player secretly draws a fleet in the home frame: {ships}."),
            format!("Chaque joueur dessine en secret sa flotte dans son cadre : {ships}."),
        )
    }

    fn purchase_text(&self, arsenal: &Arsenal, lang: Lang) -> Vec<String> {
        let salvo = lang.pick("salvo of three shots", "salve de trois tirs");
        let mut prices: Vec<String> = self
            .classes()
            .iter()
            .filter_map(|class| Some((class, class.amount.price()?)))
            .map(|(class, price)| {
                let squares = squares(class.shape, lang);
                format!("{} ({squares}) {price}", class.noun(lang).one)
            })
            .collect();
        prices.extend(
            arsenal.units.iter().map(|unit| format!("{} {}", unit.names.get(lang).one, unit.price)),
        );
        prices.push(format!("{salvo} {}", arsenal.salvo_price));
        let (prices, budget) = (prices.join(", "), arsenal.budget);
        let (min, max) = (arsenal.ship_points.start(), arsenal.ship_points.end());
        let mut lines = vec![lang.pick(
            format!("Each player secretly spends {budget} points: {prices}; land is free. Points left over are lost."),
            format!("Chaque joueur dépense en secret {budget} points : {prices} ; la terre est gratuite. Les points restants sont perdus."),
        )];
        match arsenal.bounds {
            Bounds::Enforce => lines.push(lang.pick(
                format!("Between {min} and {max} of them must go on ships."),
                format!("De {min} à {max} points doivent aller aux navires."),
            )),
            Bounds::Warn => lines.push(lang.pick(
                format!("It is advised to spend {min} to {max} of them on ships."),
                format!("Il est conseillé d’en consacrer de {min} à {max} aux navires."),
            )),
            Bounds::Off => {}
        }
        if self.fleet().is_some() {
            lines.push(lang.pick(
                "In this game the inventory is the same for both players.".into(),
                "Dans cette partie, l’inventaire est le même pour les deux joueurs.".into(),
            ));
        }
        lines
    }

    fn placing_text(&self, lang: Lang) -> String {
        let touch = match self.switches().touch {
            Touch::None => lang.pick(
                "No two ships may touch, not even at a corner.",
                "Deux navires ne peuvent se toucher, même par un coin.",
            ),
            Touch::Corner => lang.pick(
                "Two ships may touch at a corner, never side by side.",
                "Deux navires peuvent se toucher par un coin, jamais par un côté.",
            ),
            Touch::Any => lang.pick(
                "Ships may touch, but never overlap.",
                "Les navires peuvent se toucher, mais jamais se chevaucher.",
            ),
        };
        let straight = if self.classes().iter().any(|class| class.shape == Shape::Block) {
            lang.pick(
                "A ship lies in a straight line of squares, across or down, never slanting; one of 2x2 squares fills a block.",
                "Un navire occupe des cases alignées, en ligne ou en colonne, jamais en diagonale ; celui de 2x2 cases forme un carré.",
            )
        } else {
            lang.pick(
                "A ship lies in a straight line of squares, across or down, never slanting.",
                "Un navire occupe des cases alignées, en ligne ou en colonne, jamais en diagonale.",
            )
        };
        format!("{straight} {touch}")
    }

    fn land_text(&self, lang: Lang) -> String {
        let ships = match self.switches().land {
            Land::Allow => lang.pick("Ships may lie against it.", "Les navires peuvent la longer."),
            Land::Forbid => {
                lang.pick("Ships may not touch it.", "Les navires ne peuvent pas la toucher.")
            }
        };
        let land = lang.pick(
            "Land is placed in units of 3x3 squares, lightly shaded, which may touch each other but not overlap.",
            "La terre se place par unités de 3x3 cases, légèrement ombrées, qui peuvent se toucher mais pas se chevaucher.",
        );
        format!("{land} {ships}")
    }

    fn start_text(&self, lang: Lang) -> String {
        match self.switches().first {
            First::Agree => {
                lang.pick("The players agree who starts.", "Les joueurs décident qui commence.")
            }
            First::Lot => lang.pick("The lot decides who starts.", "On tire au sort qui commence."),
            First::Medals => lang.pick(
                "The player with the most medals, whatever they are for, starts.",
                "Le joueur qui a le plus de médailles, peu importe lesquelles, commence.",
            ),
        }
        .into()
    }

    fn turn(&self, lang: Lang) -> Vec<String> {
        let switches = self.switches();
        let mut lines = vec![match switches.salvo {
            Salvo::Fixed(n) if n.get() == 1 => lang.pick(
                "The players take turns to name one square of the enemy’s sea.".into(),
                "À tour de rôle, chaque joueur annonce une case de la zone ennemie.".into(),
            ),
            Salvo::Fixed(n) => lang.pick(
                format!("The players take turns to fire a salvo: {n} different squares of the enemy’s sea, named aloud."),
                format!("À tour de rôle, chaque joueur tire une salve : {n} cases différentes de la zone ennemie, annoncées à haute voix."),
            ),
            Salvo::Afloat => lang.pick(
                "The players take turns to fire a salvo of as many shots as they have ships afloat when the turn begins; a damaged ship still fires.".into(),
                "À tour de rôle, chaque joueur tire une salve d’autant de coups qu’il a de navires à flot au début de son tour ; un navire endommagé tire encore.".into(),
            ),
            Salvo::Bought => lang.pick(
                "A turn is one action: one salvo of three different squares, or one aircraft sent to a named square. Each is crossed off at once and never used again. A player with no weapon left passes.".into(),
                "Un tour est une seule action : une salve sur trois cases différentes, ou un avion envoyé sur une case désignée. On raye aussitôt ce qu’on a utilisé. Un joueur sans arme passe son tour.".into(),
            ),
        }];
        if switches.again == Again::Yes {
            lines.push(lang.pick(
                "After a hit the player shoots again, until a miss.".into(),
                "Après un impact, le joueur tire à nouveau, jusqu’à ce qu’il manque.".into(),
            ));
        }
        if switches.repeat == Repeat::Forbid {
            lines.push(lang.pick(
                "Nobody shoots twice at the same square.".into(),
                "On ne tire jamais deux fois sur la même case.".into(),
            ));
        }
        lines
    }

    fn answer(&self, lang: Lang) -> Vec<String> {
        let switches = self.switches();
        let when = match (switches.salvo, switches.timing) {
            (Salvo::Fixed(n), _) if n.get() == 1 => lang.pick("After the shot", "Après le tir"),
            (_, Timing::Shot) => lang.pick("After each shot", "Après chaque tir"),
            (_, Timing::Salvo) => lang.pick("After the whole salvo", "Après toute la salve"),
        };
        let what = match (switches.told, switches.hits) {
            (Told::Totals, Hits::Class) => lang.pick(
                "the other player tells how many hits there were on each class of ship, never which shot hit what",
                "l’autre joueur annonce combien d’impacts a reçus chaque type de navire, jamais quel tir a touché quoi",
            ),
            (Told::Totals, Hits::Hit) => lang.pick(
                "the other player tells how many shots hit a ship, never which",
                "l’autre joueur annonce combien de tirs ont touché, jamais lesquels",
            ),
            (Told::Squares, Hits::Class) => lang.pick(
                "the other player answers for each square: a miss, or a hit and which class of ship it is",
                "l’autre joueur répond pour chaque case : raté, ou touché et le type du navire",
            ),
            (Told::Squares, Hits::Hit) => lang.pick(
                "the other player answers for each square: a miss or a hit",
                "l’autre joueur répond pour chaque case : à l’eau ou touché",
            ),
        };
        let what = match switches.told {
            Told::Totals => format!("{what}{} {}", lang.pick(":", " :"), self.example_answer(lang)),
            Told::Squares => what.to_owned(),
        };
        let sunk = match switches.sunk {
            Sunk::Silent => lang.pick(
                "A ship is sunk when all its squares are hit; that is not told.",
                "Un navire est coulé quand toutes ses cases sont touchées ; on ne l’annonce pas.",
            ),
            Sunk::Count => lang.pick(
                "A ship is sunk when all its squares are hit; that is told, but not which ship it was.",
                "Un navire est coulé quand toutes ses cases sont touchées ; on annonce « coulé », sans le nommer.",
            ),
            Sunk::Named => lang.pick(
                "A ship is sunk when all its squares are hit; its owner then says which ship it was.",
                "Un navire est coulé quand toutes ses cases sont touchées ; son propriétaire annonce alors lequel.",
            ),
        };
        let stop = if what.ends_with(['”', '»']) { "" } else { "." };
        vec![format!("{when}, {what}{stop}"), sunk.into()]
    }

    /// An answer as it is said aloud (`S0-23`), with the names of this game.
    fn example_answer(&self, lang: Lang) -> String {
        let hit = |class: Option<&Class>| {
            class.map(|class| {
                let noun = class.noun(lang);
                match lang {
                    Lang::En => format!("one hit on {} {}", article(&noun.one), noun.one),
                    Lang::Fr => format!("un impact sur {}", noun.counted_in_words(lang, 1)),
                }
            })
        };
        let hits: Vec<String> = match (self.switches().hits, self.classes()) {
            (Hits::Hit, _) => vec![lang.pick("two hits".into(), "deux impacts".into())],
            (Hits::Class, [only]) => hit(Some(only)).into_iter().collect(),
            (Hits::Class, classes) => {
                hit(classes.first()).into_iter().chain(hit(classes.last())).collect()
            }
        };
        let hits = capitalised(&list(lang, &hits));
        lang.pick(format!("“{hits}.” “No hits.”"), format!("« {hits}. » « Aucun impact. »"))
    }

    fn aircraft(&self, arsenal: &Arsenal, lang: Lang) -> Vec<String> {
        let name = |kind: UnitKind| {
            let noun = arsenal.unit(kind).names.get(lang);
            format!("{} ({})", noun.many, kind.symbol())
        };
        let aa = match self.switches().aa {
            AaFire::Optional => lang.pick("may", "peut"),
            AaFire::Mandatory => lang.pick("must", "doit"),
        };
        vec![
            lang.pick(
                format!("{} tell what lies in the 3x3 squares round their target, square by square, from left to right, row by row.", capitalised(&name(UnitKind::Recce))),
                format!("{} : l’adversaire annonce ce que contiennent les 3x3 cases autour de la cible, case par case, de gauche à droite, ligne par ligne.", capitalised(&name(UnitKind::Recce))),
            ),
            lang.pick(
                format!("{} hit every ship and unit in the 3x3 squares round their target; {} in 5x5. Only the total damage is told, never the squares; land itself is not told.", capitalised(&name(UnitKind::Bomber)), name(UnitKind::AtomBomber)),
                format!("{} : touchent tout navire et toute unité dans les 3x3 cases autour de la cible ; {} : dans 5x5 cases. On n’annonce que le total des dégâts, jamais les cases ; la terre n’est pas annoncée.", capitalised(&name(UnitKind::Bomber)), name(UnitKind::AtomBomber)),
            ),
            lang.pick(
                format!("{} stand on land only, planes on land or on carriers, one a square. A gun {aa} shoot down a recce plane or an ordinary bomber sent to one of the 3x3 squares round it, once; an atom bomber never.", capitalised(&name(UnitKind::AaGun))),
                format!("{} : sur terre seulement ; avions sur terre ou sur porte-avions ; un par case. Un canon {aa} abattre, une seule fois, un avion de reconnaissance ou un bombardier ordinaire envoyé sur l’une des 3x3 cases autour de lui ; jamais un bombardier atomique.", capitalised(&name(UnitKind::AaGun))),
            ),
        ]
    }
}

/// `A–J`, or `1–10`.
fn ends(side: u8, label: impl Fn(u8) -> String) -> String {
    format!("{}–{}", label(0), label(side - 1))
}

/// The English article before a noun.
fn article(noun: &str) -> &'static str {
    if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}

fn squares(shape: Shape, lang: Lang) -> String {
    match shape {
        Shape::Block => lang.pick("2x2 squares".into(), "2x2 cases".into()),
        Shape::Line(1) => lang.pick("1 square".into(), "1 case".into()),
        Shape::Line(n) => lang.pick(format!("{n} squares"), format!("{n} cases")),
    }
}
