//! `fleetsheet game show`: both frames, what is left, whose turn it is, and the log.

use std::fmt::Write as _;
use std::path::Path;

use fleetsheet::journal::{Game, PerSide, Side, side_name, sightings};
use fleetsheet::lang::{Forms, Lang, capitalised};
use fleetsheet::rules::{Salvo, UnitKind};
use fleetsheet::ui::{enemy_frame, home_frame, in_lines, legend};

use super::stop::Stop;
use super::{journal_file, say};

/// Runs the command.
pub(crate) fn run(file: &Path, lang: Lang) -> Result<(), Stop> {
    let (game, _) = journal_file::read(file, lang)?;
    let view = View { game: &game, lang };
    say::out(&[view.title(), view.frames(), view.standing(), view.log()].join("\n"))
}

const SALVO_FIRED: Forms =
    Forms { en: ("salvo fired", "salvoes fired"), fr: ("salve tirée", "salves tirées") };
const HIT_SUFFERED: Forms =
    Forms { en: ("hit suffered", "hits suffered"), fr: ("impact subi", "impacts subis") };
struct View<'a> {
    game: &'a Game,
    lang: Lang,
}

impl View<'_> {
    fn names(&self) -> &PerSide<Option<String>> {
        &self.game.header().names
    }

    fn title(&self) -> String {
        let rules = &self.game.table().rules;
        let title = rules.title().get(self.lang);
        let colon = self.lang.pick(":", " :");
        match (&self.names().us, &self.names().them) {
            (Some(us), Some(them)) => {
                let against = self.lang.pick("against", "contre");
                format!("{title} (`{}`){colon} {us} {against} {them}\n", rules.name())
            }
            _ => format!("{title} (`{}`)\n", rules.name()),
        }
    }

    fn frames(&self) -> String {
        let (table, state) = (self.game.table(), self.game.state());
        let mut text = String::new();
        let home_title = self.lang.pick("Home frame", "Notre grille");
        if let Some(home) = state.home(Side::Us, table) {
            let _ = write!(text, "{home_title}\n{}\n", home_frame(&home));
        } else {
            let kept = self.lang.pick(
                ": our ships are on paper; this is what the enemy was told",
                " : nos navires sont sur papier ; voici ce que l'ennemi a appris",
            );
            let seen = sightings(self.game.record(), table, Side::Us);
            let frame = enemy_frame(&seen, &table.rules);
            let _ = write!(text, "{home_title}{kept}\n{frame}\n");
        }
        let seen = sightings(self.game.record(), table, Side::Them);
        let frame = enemy_frame(&seen, &table.rules);
        let enemy_title = self.lang.pick("Enemy frame", "Grille de l'ennemi");
        let _ = write!(text, "{enemy_title}\n{frame}\n{}\n", legend(&table.rules, self.lang));
        text
    }

    fn standing(&self) -> String {
        let mut lines: Vec<String> =
            Side::ALL.into_iter().map(|side| self.side_line(side)).collect();
        lines.push(self.turn_line());
        lines.join("\n") + "\n"
    }

    /// Ships, weapons and points of one side, as far as they are known.
    fn side_line(&self, side: Side) -> String {
        let (table, state, lang) = (self.game.table(), self.game.state(), self.lang);
        let who = capitalised(&side_name(side, self.names(), lang));
        let mut parts = Vec::new();
        if let Some(afloat) = state.ships_afloat(table, side) {
            let ships = Forms::SHIP.counted(lang, afloat);
            parts.push(lang.pick(format!("{ships} afloat"), format!("{ships} à flot")));
        }
        if table.rules.arsenal().is_some() {
            if let Some(value) = state.unsunk(table, side) {
                let points = Forms::POINT.counted(lang, value);
                parts.push(lang.pick(format!("worth {points}"), format!("valeur {points}")));
            }
            parts.push(if let Some(left) = state.salvoes_left(table, side) {
                let salvoes = Forms::SALVO.counted(lang, left);
                lang.pick(format!("{salvoes} left"), format!("encore {salvoes}"))
            } else {
                SALVO_FIRED.counted(lang, state.position(side).salvoes)
            });
            parts.extend(UnitKind::ALL.into_iter().filter_map(|kind| self.units(side, kind)));
        }
        if parts.is_empty() {
            let hits = state.position(side).told.hits();
            parts.push(HIT_SUFFERED.counted(lang, hits));
        }
        if let Some(first) = parts.first_mut() {
            *first = format!("{who}{} {first}", lang.pick(":", " :"));
        }
        in_lines(&parts)
    }

    fn units(&self, side: Side, kind: UnitKind) -> Option<String> {
        let (table, state, lang) = (self.game.table(), self.game.state(), self.lang);
        let noun = table.rules.arsenal()?.unit(kind).names.get(lang);
        if let Some(left) = state.units_left(table, side, kind) {
            return Some(noun.counted(lang, left));
        }
        let used = state.position(side).spent[kind as usize];
        let units = noun.counted(lang, used);
        let told = lang.pick(format!("{units} used"), format!("déjà {units}"));
        (used > 0).then_some(told)
    }

    fn turn_line(&self) -> String {
        let (table, state, lang) = (self.game.table(), self.game.state(), self.lang);
        if let Some(outcome) = state.outcome {
            return outcome.describe(self.names(), lang);
        }
        if let Some(owed) = state.owed {
            return lang.pick(
                format!("Event {owed} waits for its answer: `fix {owed} -> …`"),
                format!("L'événement {owed} attend sa réponse : `fix {owed} -> …`"),
            );
        }
        let Some(side) = state.turn else {
            return lang
                .pick("Whoever acts first starts.", "Celui qui agit le premier commence.")
                .to_owned();
        };
        let who = capitalised(&side_name(side, self.names(), lang));
        let colon = lang.pick(":", " :");
        let next = lang.pick("next", "au tour");
        let shots = match (table.rules.switches().salvo, state.shots_due(table, side)) {
            (Salvo::Bought, _) | (_, None) => String::new(),
            (_, Some(due)) => format!(", {}", Forms::SHOT.counted(lang, due)),
        };
        match lang {
            Lang::En => format!("{}{colon} {who}{shots}", capitalised(next)),
            Lang::Fr => format!("À jouer{colon} {who}{shots}"),
        }
    }

    fn log(&self) -> String {
        let mut text = String::new();
        let mut notes = self.game.record().notes().peekable();
        let width = self.game.record().events().len().to_string().len();
        let mut push_notes = |text: &mut String, after: u32| {
            while let Some((_, note)) = notes.next_if(|(at, _)| *at <= after) {
                let _ = writeln!(text, "{:width$} ({note})", "");
            }
        };
        push_notes(&mut text, 0);
        for (number, recorded) in (1..).zip(self.game.record().events()) {
            let fixed = match recorded.corrected.iter().flatten().count() {
                0 => "",
                _ => self.lang.pick("   (corrected)", "   (corrigé)"),
            };
            let _ = writeln!(text, "{number:width$} {}{fixed}", self.game.write_event(recorded));
            push_notes(&mut text, number);
        }
        text
    }
}
