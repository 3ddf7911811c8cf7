//! Turns, answers, aircraft.

use crate::lang::{Lang, capitalised, list};
use crate::rules::{
    AaFire, Again, Arsenal, CarrierHit, Class, Halo, Hits, Repeat, Ruleset, Salvo, Sunk, Timing,
    Told, UnitKind,
};

impl Ruleset {
    pub(super) fn turn(&self, lang: Lang) -> Vec<String> {
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

    pub(super) fn answer(&self, lang: Lang) -> Vec<String> {
        let mut lines = vec![self.told(lang), self.sinking(lang).to_owned()];
        if self.switches().halo == Halo::Yes {
            lines.push(
                lang.pick(
                    "All squares round a sunk ship are water: mark them at once.",
                    "Autour d’un navire coulé, toutes les cases sont de l’eau : marquez-les aussitôt.",
                )
                .to_owned(),
            );
        }
        lines
    }

    fn is_single_shot(&self) -> bool {
        matches!(self.switches().salvo, Salvo::Fixed(n) if n.get() == 1)
    }

    /// When hits are told, and how.
    fn told(&self, lang: Lang) -> String {
        let switches = self.switches();
        let when = match switches.timing {
            _ if self.is_single_shot() => lang.pick("After the shot", "Après le tir"),
            Timing::Shot => lang.pick("After each shot", "Après chaque tir"),
            Timing::Salvo => lang.pick("After the whole salvo", "Après toute la salve"),
        };
        let each = if self.is_single_shot() {
            ""
        } else {
            lang.pick(" for each square", " pour chaque case")
        };
        let what = match (switches.told, switches.hits) {
            (Told::Totals, Hits::Class) => lang.pick(
                "tells how many hits there were on each class of ship, never which shot hit what".to_owned(),
                "annonce combien d’impacts a reçus chaque type de navire, jamais quel tir a touché quoi".to_owned(),
            ),
            (Told::Totals, Hits::Hit) => lang.pick(
                "tells how many shots hit a ship, never which".to_owned(),
                "annonce combien de tirs ont touché, jamais lesquels".to_owned(),
            ),
            (Told::Squares, Hits::Class) => lang.pick(
                format!("answers{each}: a miss, or a hit and which class of ship it is"),
                format!("répond{each} : raté, ou touché et le type du navire"),
            ),
            (Told::Squares, Hits::Hit) => lang.pick(
                format!("answers{each}: a miss or a hit"),
                format!("répond{each} : à l’eau ou touché"),
            ),
        };
        let other = lang.pick("the other player", "l’autre joueur");
        match switches.told {
            Told::Squares => format!("{when}, {other} {what}."),
            Told::Totals => {
                let colon = lang.pick(":", " :");
                format!("{when}, {other} {what}{colon} {}", self.example_answer(lang))
            }
        }
    }

    /// What is said of a ship that sinks.
    fn sinking(&self, lang: Lang) -> &'static str {
        match self.switches().sunk {
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
        }
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

    pub(super) fn aircraft(&self, arsenal: &Arsenal, lang: Lang) -> Vec<String> {
        let name = |kind| lettered(arsenal, kind, lang);
        let places = places_text(arsenal, lang);
        let aa = match self.switches().aa {
            AaFire::Optional => lang.pick("may", "peut"),
            AaFire::Mandatory => lang.pick("must", "doit"),
        };
        let carrier = match self.switches().carrier_hit {
            CarrierHit::Both => lang.pick(
                "A hit on a carrier hits the plane on that square too.",
                "Un impact sur un porte-avions touche aussi l’avion de cette case.",
            ),
            CarrierHit::Ship => lang.pick(
                "A hit on a carrier leaves the plane on that square; planes go down with their carrier.",
                "Un impact sur un porte-avions épargne l’avion de cette case ; les avions coulent avec leur porte-avions.",
            ),
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
                format!("{places} A gun {aa} shoot down a recce plane or an ordinary bomber sent to one of the 3x3 squares round it, once; an atom bomber never."),
                format!("{places} Un canon {aa} abattre, une seule fois, un avion de reconnaissance ou un bombardier ordinaire envoyé sur l’une des 3x3 cases autour de lui ; jamais un bombardier atomique."),
            ),
            // `P9`
            lang.pick(
                "A salvo, too, destroys the unit in a square that it strikes; it is told with the hits.".to_owned(),
                "Une salve détruit elle aussi l’unité qui se trouve sur une case touchée ; on l’annonce avec les impacts.".to_owned(),
            ),
            carrier.to_owned(),
        ]
    }
}

/// Where units stand (`S0-60`, `S0-81`, `S0-82`).
pub(super) fn places_text(arsenal: &Arsenal, lang: Lang) -> String {
    let guns = capitalised(&lettered(arsenal, UnitKind::AaGun, lang));
    lang.pick(
        format!("{guns} stand on land only, planes on land or on carriers, one a square."),
        format!(
            "{guns} : sur terre seulement ; avions sur terre ou sur porte-avions ; un par case."
        ),
    )
}

/// Units of a kind, with their letter: `recce planes (R)`.
fn lettered(arsenal: &Arsenal, kind: UnitKind, lang: Lang) -> String {
    format!("{} ({})", arsenal.unit(kind).names.get(lang).many, kind.symbol())
}

/// The English article before a noun.
fn article(noun: &str) -> &'static str {
    if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}
