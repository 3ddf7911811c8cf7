//! What an audit found, in words.

use super::{Cause, Doubt, Effect, Finding, Weight};
use crate::journal::{Breach, PerSide, Side, describe as describe_breach, side_name};
use crate::lang::{Forms, Lang, list};
use crate::layout;
use crate::report::write;
use crate::rules::Ruleset;

/// What is against the rules, as a clause.
pub fn describe(
    finding: &Finding,
    rules: &Ruleset,
    names: &PerSide<Option<String>>,
    lang: Lang,
) -> String {
    match &finding.cause {
        Cause::Rule(kind) => {
            let breach = Breach { side: finding.side, kind: kind.clone() };
            describe_breach(&breach, rules, lang)
        }
        Cause::Corrected { said } => {
            let said = write(said, rules);
            lang.pick(
                format!("the answer was `{said}` at first, and was put right during the game"),
                format!("la réponse était d'abord `{said}`, et fut corrigée pendant la partie"),
            )
        }
        Cause::NoAnswer => {
            lang.pick("the call never got its answer", "l'appel est resté sans réponse").to_owned()
        }
        Cause::Layout(fault) => layout::describe(fault, rules, lang),
        Cause::OtherGame { expected, found } => lang.pick(
            format!("the layout is for `{found}`, and `{expected}` was played"),
            format!("la disposition est pour `{found}`, et on a joué à `{expected}`"),
        ),
        Cause::Unreadable { message } => message.get(lang).clone(),
        Cause::SealBroken => lang
            .pick(
                "the layout is not the sealed one: ships, land or units were moved, or the salt is not the one of the seal",
                "la disposition n'est pas celle du scellé : on a déplacé des navires, du terrain ou des unités, ou le sel n'est pas le bon",
            )
            .to_owned(),
        Cause::Result { told, due } => {
            let told = told.describe(names, lang);
            let due = due.map_or_else(
                || lang.pick("The game is not over.", "La partie n'est pas finie.").to_owned(),
                |due| due.describe(names, lang),
            );
            lang.pick(
                format!("by the answers the result is “{told}”, by the layouts “{due}”"),
                format!("selon les réponses, le résultat est « {told} », selon les dispositions « {due} »"),
            )
        }
    }
}

/// What cannot be proven or excluded, as a clause.
pub fn doubt_text(doubt: &Doubt, names: &PerSide<Option<String>>, lang: Lang) -> String {
    let of = |side: &Side| side_name(*side, names, lang);
    match doubt {
        Doubt::NoLayout { side } => {
            let who = of(side);
            lang.pick(
                format!("{who}: the layout was not revealed, so the answers could not be checked against it (F01 to F10, F24 to F26, F30 to F36, F60)"),
                format!("{who} : la disposition n'a pas été révélée ; les réponses n'ont pu y être comparées (F01 à F10, F24 à F26, F30 à F36, F60)"),
            )
        }
        Doubt::NoSeal { side } => {
            let who = of(side);
            lang.pick(
                format!("{who}: no seal was exchanged before the first shot, so a relocation cannot be excluded (F52)"),
                format!("{who} : aucun scellé n'a été échangé avant le premier tir ; un déplacement ne peut être exclu (F52)"),
            )
        }
        Doubt::SealUnopened { side } => {
            let who = of(side);
            lang.pick(
                format!("{who}: there is a seal, but without its salt it opens nothing, so a relocation cannot be excluded (F50, F52)"),
                format!("{who} : il y a un scellé, mais sans son sel il n'ouvre rien ; un déplacement ne peut être exclu (F50, F52)"),
            )
        }
        Doubt::NoInventory { side } => {
            let who = of(side);
            lang.pick(
                format!("{who}: what was bought is not known, so spending and salvoes could not be counted (F08, F23)"),
                format!("{who} : on ignore ce qui fut acheté ; ni les points ni les salves n'ont pu être comptés (F08, F23)"),
            )
        }
        Doubt::FalseOrMoved { side, events } => {
            let who = of(side);
            let word = Forms::EVENT.form(lang, events.len() as u64);
            let events: Vec<String> = events.iter().map(u32::to_string).collect();
            let events = list(lang, &events);
            lang.pick(
                format!("{who}: the layout contradicts what was answered ({word} {events}): it was false, or something was moved, and without an opened seal nobody can tell which (F51)"),
                format!("{who} : la disposition contredit ce qui fut répondu ({word} {events}) : c'était faux, ou quelque chose a été déplacé ; sans scellé ouvert, on ne peut dire lequel (F51)"),
            )
        }
        Doubt::HiddenUnits { side } => {
            let who = of(side);
            lang.pick(
                format!("{who}: which aircraft left and which guns shot was not found out for certain; findings about units may have another explanation"),
                format!("{who} : on n'a pu établir quels avions sont partis et quels canons ont tiré ; les constats sur les unités peuvent s'expliquer autrement"),
            )
        }
        Doubt::NotCounted => lang
            .pick(
                "whether any legal layout at all fits all the answers was not counted (F40)",
                "on n'a pas compté s'il existe une disposition conforme à toutes les réponses (F40)",
            )
            .to_owned(),
        Doubt::EndAgreed => lang
            .pick(
                "the journal does not show that both sides were out of weapons: that they ended there is taken on trust (F27)",
                "le journal ne montre pas que les deux camps n'avaient plus d'armes : on les croit d'avoir fini là (F27)",
            )
            .to_owned(),
        Doubt::NotOver => {
            lang.pick("the game has no result yet", "la partie n'a pas encore de résultat").to_owned()
        }
    }
}

impl Weight {
    /// Its name.
    pub const fn name(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Self::Clerical, Lang::En) => "clerical",
            (Self::Clerical, Lang::Fr) => "de forme",
            (Self::Material, Lang::En) => "material",
            (Self::Material, Lang::Fr) => "de fond",
        }
    }

    /// Its word for programs.
    pub const fn word(self) -> &'static str {
        self.name(Lang::En)
    }
}

impl Effect {
    /// What it is, as a clause.
    pub const fn describe(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Self::CouldChange, Lang::En) => "it could change the result",
            (Self::CouldChange, Lang::Fr) => "cela a pu changer le résultat",
            (Self::CouldNot, Lang::En) => "it could not change the result",
            (Self::CouldNot, Lang::Fr) => "cela n'a pas pu changer le résultat",
            (Self::Open, Lang::En) => "there is no result yet that it could change",
            (Self::Open, Lang::Fr) => "il n'y a pas encore de résultat que cela ait pu changer",
        }
    }

    /// Its word for programs.
    pub const fn word(self) -> &'static str {
        match self {
            Self::CouldChange => "could-change",
            Self::CouldNot => "could-not-change",
            Self::Open => "open",
        }
    }
}
