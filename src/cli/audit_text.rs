//! An audit as text.

use std::fmt::Write as _;

use fleetsheet::journal::audit::{Audit, Finding, Forfeit, describe, doubt_text};
use fleetsheet::journal::line::write_event;
use fleetsheet::journal::{Game, Side, side_name};
use fleetsheet::lang::{Forms, Lang, capitalised, list};

const FINDING: Forms = Forms { en: ("finding", "findings"), fr: ("constat", "constats") };
/// The whole audit.
pub(super) fn text(
    name: &str,
    game: &Game,
    audit: &Audit,
    strict: Option<&Vec<Forfeit>>,
    lang: Lang,
) -> String {
    let page = Page { game, lang };
    let events = Forms::EVENT.counted(lang, game.record().events().len() as u64);
    let findings = FINDING.counted(lang, audit.findings.len() as u64);
    let colon = lang.pick(":", " :");
    let mut text = format!("{name}{colon} {events}, {findings}\n");
    for finding in &audit.findings {
        text += &page.finding(finding);
    }
    if !audit.doubts.is_empty() {
        let head = lang.pick(
            "\nWhat cannot be proven or excluded:\n",
            "\nCe qui ne peut être ni prouvé ni exclu :\n",
        );
        text += head;
        for doubt in &audit.doubts {
            let doubt = doubt_text(doubt, &game.header().names, lang);
            let _ = writeln!(text, "  - {doubt}");
        }
    }
    if let Some(outcome) = audit.outcome {
        let outcome = outcome.describe(&game.header().names, lang);
        let result = lang.pick("\nResult:", "\nRésultat :");
        let _ = writeln!(text, "{result} {outcome}");
    }
    if let Some(forfeits) = strict {
        text += &page.strict(forfeits);
    }
    text
}

struct Page<'a> {
    game: &'a Game,
    lang: Lang,
}

impl Page<'_> {
    fn side(&self, side: Side) -> String {
        side_name(side, &self.game.header().names, self.lang)
    }

    fn finding(&self, finding: &Finding) -> String {
        let (lang, rules) = (self.lang, &self.game.table().rules);
        let names = &self.game.header().names;
        let weight = finding.weight.name(lang);
        let who = self.side(finding.side);
        let place = finding
            .event
            .map(|event| format!(" {} {event},", lang.pick("event", "événement")))
            .unwrap_or_default();
        let mut text = format!("\n{}{place} {who} ({weight})\n", finding.code);
        if let Some(recorded) = finding.event.and_then(|event| self.game.record().event(event)) {
            let _ = writeln!(text, "  {}", write_event(&recorded.event, rules));
        }
        let _ = writeln!(text, "  {}", capitalised(&describe(finding, rules, names, lang)));
        let gained = match finding.gained {
            Some(side) => {
                let who = capitalised(&self.side(side));
                lang.pick(format!("{who} gained"), format!("{who} y a gagné"))
            }
            None => lang.pick("Nobody gained", "Personne n'y a gagné").to_owned(),
        };
        let semicolon = lang.pick(";", " ;");
        let _ = writeln!(text, "  {gained}{semicolon} {}", finding.effect.describe(lang));
        text
    }

    fn strict(&self, forfeits: &[Forfeit]) -> String {
        let lang = self.lang;
        let head = lang.pick("Strict rule (S4-13):", "Règle stricte (S4-13) :");
        if forfeits.is_empty() {
            let nobody = lang.pick("nobody forfeits the game", "personne ne perd par forfait");
            return format!("{head} {nobody}\n");
        }
        let told: Vec<String> = forfeits
            .iter()
            .map(|forfeit| {
                let (who, codes) = (self.side(forfeit.side), forfeit.codes.join(", "));
                lang.pick(
                    format!("by {codes} the game is lost for {who}"),
                    format!("par {codes} la partie est perdue pour {who}"),
                )
            })
            .collect();
        format!("{head} {}\n", list(lang, &told))
    }
}
