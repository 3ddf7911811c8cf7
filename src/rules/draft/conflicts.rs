use super::Draft;
use crate::lang::PerLang;
use crate::rules::{Again, End, Halo, RuleFault, Salvo, Sunk, Timing, Told, Touch};
use crate::source::{At, Fault, Word};

/// A setting that a conflict is about.
struct Setting {
    text: At<String>,
}

/// The setting under `key`, where it is answered and `meant` holds of the answer.
fn setting<T: Word>(
    slot: Option<&At<T>>,
    key: &str,
    meant: impl Fn(&T) -> bool,
) -> Option<Setting> {
    let at = slot.filter(|at| meant(&at.value))?;
    Some(Setting { text: at.with(format!("{key}={}", at.value.text())) })
}

/// The fault of two settings together, where both hold; it stands where the change was made, if it was one.
fn clash(
    first: Option<Setting>,
    second: Option<Setting>,
    why: PerLang<&'static str>,
) -> Option<Fault<RuleFault>> {
    let (first, second) = (first?.text, second?.text);
    let kind =
        RuleFault::Conflict { first: first.value.clone(), second: second.value.clone(), why };
    let at = if second.place.is_none() { second } else { first };
    Some(at.fault(kind))
}

impl Draft {
    /// The pairs of settings that make no game together.
    pub(super) fn conflicts(&self) -> impl Iterator<Item = Fault<RuleFault>> {
        let clashes = [
            self.halo_with_totals(),
            self.halo_with_touching(),
            self.again_with_salvoes(),
            self.again_with_totals(),
            self.totals_after_each_shot(),
            self.sinkings_before_answers(),
            self.bought_without_weapons(),
            self.weapons_without_bought(),
            self.salvo_beyond_grid(),
        ];
        clashes.into_iter().flatten()
    }

    fn halo(&self) -> Option<Setting> {
        setting(self.switches.halo.as_ref(), Halo::KEY, |halo| *halo == Halo::Yes)
    }

    fn again(&self) -> Option<Setting> {
        setting(self.switches.again.as_ref(), Again::KEY, |again| *again == Again::Yes)
    }

    fn totals(&self) -> Option<Setting> {
        setting(self.switches.told.as_ref(), Told::KEY, |told| *told == Told::Totals)
    }

    fn timing(&self, meant: Timing) -> Option<Setting> {
        setting(self.switches.timing.as_ref(), Timing::KEY, |timing| *timing == meant)
    }

    fn salvo(&self, meant: impl Fn(&Salvo) -> bool) -> Option<Setting> {
        setting(self.switches.salvo.as_ref(), Salvo::KEY, meant)
    }

    fn end(&self, meant: impl Fn(&End) -> bool) -> Option<Setting> {
        setting(self.switches.end.as_ref(), End::KEY, meant)
    }

    fn halo_with_totals(&self) -> Option<Fault<RuleFault>> {
        let why = PerLang {
            en: "water round a sunk ship can be marked only where each hit has its square",
            fr: "l'eau autour d'un navire coulé ne se marque que si chaque impact a sa case",
        };
        clash(self.halo(), self.totals(), why)
    }

    fn halo_with_touching(&self) -> Option<Fault<RuleFault>> {
        let touching =
            setting(self.switches.touch.as_ref(), Touch::KEY, |touch| *touch != Touch::None);
        let why = PerLang {
            en: "the squares round a sunk ship are surely water only where no ships touch",
            fr: "autour d'un navire coulé il n'y a sûrement que de l'eau si aucun navire n'en touche un autre",
        };
        clash(self.halo(), touching, why)
    }

    fn again_with_salvoes(&self) -> Option<Fault<RuleFault>> {
        let more = self.salvo(|salvo| !matches!(salvo, Salvo::Fixed(shots) if shots.get() == 1));
        let why = PerLang {
            en: "a hit earns another shot only where a turn is one shot",
            fr: "un coup au but ne donne un autre tir que si le tour est d'un seul tir",
        };
        clash(self.again(), more, why)
    }

    fn again_with_totals(&self) -> Option<Fault<RuleFault>> {
        let why = PerLang {
            en: "totals never say which shot hit",
            fr: "les totaux ne disent jamais quel tir a touché",
        };
        clash(self.again(), self.totals(), why)
    }

    fn totals_after_each_shot(&self) -> Option<Fault<RuleFault>> {
        let why = PerLang {
            en: "totals are told when the whole salvo is fired",
            fr: "les totaux se disent quand toute la salve est tirée",
        };
        clash(self.totals(), self.timing(Timing::Shot), why)
    }

    fn sinkings_before_answers(&self) -> Option<Fault<RuleFault>> {
        let told = self.switches.sunk_told.as_ref();
        let told = setting(told, "sunk-told", |timing| *timing == Timing::Shot);
        let told = told.filter(|_| self.sinkings_are_told());
        let why = PerLang {
            en: "nothing is told before the salvo is over",
            fr: "rien ne se dit avant la fin de la salve",
        };
        clash(told, self.timing(Timing::Salvo), why)
    }

    fn sinkings_are_told(&self) -> bool {
        self.switches.sunk.as_ref().is_none_or(|sunk| sunk.value != Sunk::Silent)
    }

    fn bought_without_weapons(&self) -> Option<Fault<RuleFault>> {
        let bought = self.salvo(|salvo| *salvo == Salvo::Bought);
        let other = self.end(|end| *end != End::Weapons);
        let why = PerLang {
            en: "salvoes that are bought run out, and then the game has to end",
            fr: "les salves achetées s'épuisent, et la partie doit alors finir",
        };
        clash(bought, other, why)
    }

    fn weapons_without_bought(&self) -> Option<Fault<RuleFault>> {
        let endless = self.salvo(|salvo| *salvo != Salvo::Bought);
        let weapons = self.end(|end| *end == End::Weapons);
        let why = PerLang {
            en: "weapons run out only where they are bought",
            fr: "les armes ne s'épuisent que si elles s'achètent",
        };
        clash(weapons, endless, why)
    }

    fn salvo_beyond_grid(&self) -> Option<Fault<RuleFault>> {
        let sides = self.sides.as_ref()?;
        let area = u32::from(sides.value.width) * u32::from(sides.value.height);
        let long = self.salvo(|salvo| matches!(salvo, Salvo::Fixed(n) if n.get() > area));
        let grid = setting(Some(sides), "grid", |_| true);
        let why = PerLang {
            en: "a salvo has more shots than there are squares",
            fr: "une salve a plus de tirs que la grille n'a de cases",
        };
        clash(grid, long, why)
    }
}
