//! What is against the rules, in words.

use super::{Breach, Broken, PerSide, Side};
use crate::board::Square;
use crate::lang::{Forms, Lang, list};
use crate::report::{self, Plane, Subject};
use crate::rules::{Ruleset, UnitKind};

/// What a side is called in a sentence: by its player's name, or as the journal calls it.
pub fn side_name(side: Side, names: &PerSide<Option<String>>, lang: Lang) -> String {
    let own = match side {
        Side::Us => lang.pick("we", "nous"),
        Side::Them => lang.pick("the enemy", "l'ennemi"),
    };
    names.get(side).clone().unwrap_or_else(|| own.to_owned())
}

/// What is wrong, as a clause that can follow a place: without the side, which stands apart.
pub fn describe(breach: &Breach, rules: &Ruleset, lang: Lang) -> String {
    Words { rules, lang }.broken(&breach.kind)
}

struct Words<'a> {
    rules: &'a Ruleset,
    lang: Lang,
}

impl Words<'_> {
    fn square(&self, square: Square) -> String {
        self.rules.grid().name(square)
    }

    fn squares(&self, squares: &[Square]) -> String {
        let names: Vec<String> = squares.iter().map(|square| self.square(*square)).collect();
        list(self.lang, &names)
    }

    fn unit(&self, kind: UnitKind) -> String {
        let named =
            |arsenal: &crate::rules::Arsenal| arsenal.unit(kind).names.get(self.lang).one.clone();
        self.rules.arsenal().map_or_else(|| kind.code().to_owned(), named)
    }

    fn plane(&self, plane: Plane) -> &'static str {
        match plane {
            Plane::Recce => self.lang.pick("recce planes", "avions de reconnaissance"),
            Plane::Bomber => self.lang.pick("bombers", "bombardiers"),
            Plane::AtomBomber => self.lang.pick("atom bombers", "bombardiers atomiques"),
        }
    }

    #[expect(
        clippy::too_many_lines,
        reason = "each rule has its sentence, and none can be forgotten"
    )]
    fn broken(&self, kind: &Broken) -> String {
        let lang = self.lang;
        match kind {
            Broken::Over => lang.pick("the game is over", "la partie est finie").to_owned(),
            Broken::OutOfTurn => {
                lang.pick("it is the other side's turn", "c'est le tour de l'autre camp").to_owned()
            }
            Broken::ReportOwed { event } => lang.pick(
                format!("event {event} has no answer yet"),
                format!("l'événement {event} attend encore sa réponse"),
            ),
            Broken::ShotCount { due, found } => {
                let shots = Forms::SHOT.counted(lang, *found);
                lang.pick(
                    format!("the salvo has {shots}, and {due} are due"),
                    format!("la salve a {shots}, et il en faut {due}"),
                )
            }
            Broken::TwiceInSalvo { square } => {
                let square = self.square(*square);
                lang.pick(
                    format!("{square} stands twice in the salvo"),
                    format!("{square} figure deux fois dans la salve"),
                )
            }
            Broken::StruckBefore { square } => {
                let square = self.square(*square);
                lang.pick(
                    format!("{square} was struck before"),
                    format!("{square} a déjà été frappée"),
                )
            }
            Broken::NoPoints => lang
                .pick(
                    "in this game no weapon runs out and nothing is counted at the end",
                    "dans ce jeu aucune arme ne s'épuise et rien n'est compté à la fin",
                )
                .to_owned(),
            Broken::PassArmed => lang
                .pick("a turn may not be given away", "on ne peut pas passer son tour")
                .to_owned(),
            Broken::NotOut => lang
                .pick(
                    "it is said that no weapon of offence is left, and one is",
                    "il est dit qu'il ne reste aucune arme offensive, et il en reste",
                )
                .to_owned(),
            Broken::ValueEarly => lang
                .pick(
                    "the value of unsunk shipping is told when both sides are out of weapons",
                    "la valeur des navires à flot se dit quand les deux camps n'ont plus d'armes",
                )
                .to_owned(),
            Broken::WrongValue { said, due } => lang.pick(
                format!("{said} is told as the value of unsunk shipping, and it is {due}"),
                format!("la valeur annoncée des navires à flot est {said}, et elle est de {due}"),
            ),
            Broken::NoAircraft { plane } => {
                let planes = self.plane(*plane);
                lang.pick(
                    format!("in this game there are no {planes}"),
                    format!("dans ce jeu il n'y a pas de {planes}"),
                )
            }
            Broken::NoSalvoLeft { bought } => {
                let salvoes = Forms::SALVO.counted(lang, *bought);
                lang.pick(
                    format!("no salvo is left of {salvoes} bought"),
                    format!("plus de salve : {salvoes} d'achetées, toutes tirées"),
                )
            }
            Broken::NoUnitLeft { kind } => {
                let unit = self.unit(*kind);
                lang.pick(format!("no {unit} is left"), format!("plus de {unit}"))
            }
            Broken::NotThere { kind, square } => {
                let (unit, square) = (self.unit(*kind), self.square(*square));
                lang.pick(
                    format!("no {unit} stands on {square}"),
                    format!("il n'y a pas de {unit} en {square}"),
                )
            }
            Broken::Gone { kind, square } => {
                let (unit, square) = (self.unit(*kind), self.square(*square));
                lang.pick(
                    format!("the {unit} on {square} was used or destroyed before"),
                    format!("en {square}, {unit} déjà utilisé ou détruit"),
                )
            }
            Broken::FromUntold { kind, squares } => {
                let (unit, squares) = (self.unit(*kind), self.squares(squares));
                lang.pick(
                    format!("it is not said which {unit} leaves: those left stand on {squares}"),
                    format!("il n'est pas dit quel {unit} part : il en reste en {squares}"),
                )
            }
            Broken::Immune => lang
                .pick(
                    "no gun can shoot down an atom bomber",
                    "aucun canon ne peut abattre un bombardier atomique",
                )
                .to_owned(),
            Broken::OutOfRange { gun, target } => {
                let (gun, target) = (self.square(*gun), self.square(*target));
                lang.pick(
                    format!("the gun on {gun} cannot reach {target}: it covers the squares around it"),
                    format!("le canon en {gun} n'atteint pas {target} : il couvre les cases autour de lui"),
                )
            }
            Broken::NoGun { target } => {
                let target = self.square(*target);
                lang.pick(
                    format!("no gun is left that reaches {target}"),
                    format!("il ne reste aucun canon qui atteigne {target}"),
                )
            }
            Broken::GunUntold { guns } => {
                let guns = self.squares(guns);
                lang.pick(
                    format!("it is not said which gun shot: {guns} can have done it"),
                    format!("il n'est pas dit quel canon a tiré : {guns} l'ont pu"),
                )
            }
            Broken::MustFire { guns } => {
                let guns = self.squares(guns);
                lang.pick(
                    format!("a gun has to fire, and one can, on {guns}"),
                    format!("un canon doit tirer, et il y en a un qui le peut, en {guns}"),
                )
            }
            Broken::TooManyHits { found, most } => {
                let hits = Forms::HIT.counted(lang, *found);
                let squares = Forms::SQUARE.counted(lang, *most);
                lang.pick(
                    format!("{hits} at least are reported on {squares} struck for the first time"),
                    format!("au moins {hits} sur {squares} frappées pour la première fois"),
                )
            }
            Broken::TooMany { subject, found, most } => {
                let subject = self.subject(*subject);
                lang.pick(
                    format!("{subject}: {found} reported in all, and there can be {most} at most"),
                    format!(
                        "{subject} : {found} annoncés en tout, et il ne peut y en avoir que {most}"
                    ),
                )
            }
            Broken::SunkEarly { due, most } => {
                let squares = Forms::SQUARE.counted(lang, *due);
                lang.pick(
                    format!("the ships told as sunk have {squares} at least, and {most} at most can have been hit"),
                    format!("les navires annoncés coulés ont au moins {squares}, et {most} au plus ont pu être touchées"),
                )
            }
            Broken::FalseReport { said, due, .. } => {
                let said = report::write(said, self.rules);
                let due = report::write(due, self.rules);
                lang.pick(
                    format!("the answer was `{said}`, and it should be `{due}`"),
                    format!("la réponse était `{said}`, et elle devrait être `{due}`"),
                )
            }
        }
    }

    fn subject(&self, subject: Subject) -> String {
        let lang = self.lang;
        let class = |id| self.rules.class(id).noun(lang);
        match subject {
            Subject::Hit => Forms::HIT.form(lang, 2_u32).to_owned(),
            Subject::Class(id) => {
                let one = &class(id).one;
                lang.pick(format!("{one} hits"), format!("impacts sur {one}"))
            }
            Subject::Unit(kind) => {
                let unit = self.unit(kind);
                lang.pick(format!("{unit} hits"), format!("impacts sur {unit}"))
            }
            Subject::SunkClass(id) => {
                let many = &class(id).many;
                lang.pick(format!("{many} sunk"), format!("{many} coulés"))
            }
            Subject::Sunk => {
                let ships = Forms::SHIP.form(lang, 2_u32);
                lang.pick(format!("{ships} sunk"), format!("{ships} coulés"))
            }
        }
    }
}
