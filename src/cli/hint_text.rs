//! A hint in words.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use fleetsheet::board::{Square, per_cent};
use fleetsheet::count::Excess;
use fleetsheet::deduce::advice::{Rated, Salvo};
use fleetsheet::deduce::{Evidence, Exact, Is, Odds, Verdict};
use fleetsheet::journal::Side;
use fleetsheet::lang::{Forms, Lang, capitalised, grouped, hundredths};
use fleetsheet::rules::Ruleset;
use fleetsheet::ui;

use super::hint::{Finding, Hint, heat};

const FLEETS: Forms = Forms { en: ("fleet", "fleets"), fr: ("flotte", "flottes") };
/// Values nearer than this differ by rounding alone.
const ALIKE: f64 = 1e-9;

/// The whole hint.
pub(super) fn text(hint: &Hint<'_>, lang: Lang) -> String {
    let rules = &hint.game.table().rules;
    let (title, subtitle) = titles(hint, lang);
    let mut text = format!("{title} (`{}`)\n{subtitle}\n\n", rules.name());
    match &hint.finding {
        Finding::Concluded { evidence, verdict: Verdict::Exact(exact) } => {
            text += &fitting(exact, lang);
            text.push('\n');
            text += &ui::heat(&heat(evidence, &exact.odds), lang);
            text.push('\n');
            text += &certainties(evidence, &exact.odds, rules, lang);
            text += &salvoes(&hint.salvoes, rules, lang);
        }
        Finding::Concluded { verdict: Verdict::Contradiction, .. } => {
            text += lang.pick(
                "No legal fleet fits all the answers: at least one of them is wrong, or was noted wrongly.\n",
                "Aucune flotte légale ne correspond à toutes les réponses : l'une d'elles au moins est fausse, ou mal notée.\n",
            );
        }
        Finding::Concluded { verdict: Verdict::Unknown(excess), .. } => {
            text += &too_large(*excess, lang);
        }
        Finding::Uncountable(_) => {
            text += lang.pick(
                "There are no odds: what the fleet consists of is its owner's secret.\n",
                "Pas de probabilités : la composition de la flotte est le secret de son propriétaire.\n",
            );
        }
    }
    text
}

/// The name of the game, and whose sea it is about and when.
pub(super) fn titles(hint: &Hint<'_>, lang: Lang) -> (String, String) {
    let rules = &hint.game.table().rules;
    let title = rules.title().get(lang);
    let events = Forms::EVENT.counted(lang, hint.game.record().events().len() as u64);
    let sea = match hint.sea {
        Side::Them => lang.pick("the enemy's sea", "la mer de l'ennemi"),
        Side::Us => {
            lang.pick("our sea as the enemy knows it", "notre mer telle que l'ennemi la connaît")
        }
    };
    let after = lang.pick("after", "après");
    (title.clone(), format!("{} {after} {events}", capitalised(sea)))
}

fn fitting(exact: &Exact, lang: Lang) -> String {
    let total = exact.count.total();
    let many: u64 = if total == 1 { 1 } else { 2 };
    let noun = FLEETS.form(lang, many);
    let number = grouped(lang, total);
    match (lang, total) {
        (Lang::En, 1) => format!("{number} {noun} fits every answer: all is known.\n"),
        (Lang::En, _) => format!("{number} {noun} fit every answer.\n"),
        (Lang::Fr, 1) => {
            format!("{number} {noun} correspond à toutes les réponses : tout est connu.\n")
        }
        (Lang::Fr, _) => format!("{number} {noun} correspondent à toutes les réponses.\n"),
    }
}

/// What is certain of squares that were not struck, and what the struck ones hold where their answers left it open.
fn certainties(evidence: &Evidence, odds: &Odds, rules: &Ruleset, lang: Lang) -> String {
    let mut groups: BTreeMap<(bool, Is), Vec<Square>> = BTreeMap::new();
    for square in rules.grid().squares() {
        if let Some(is) = odds.certain(square) {
            let struck = evidence.struck().contains(square);
            if !(struck && is == Is::Sea) {
                groups.entry((!struck, is)).or_default().push(square);
            }
        }
    }
    let mut text = String::new();
    for ((unstruck, is), squares) in groups {
        let what = match is {
            Is::Sea => lang.pick("sea", "eau").to_owned(),
            Is::Ship => lang.pick("ship", "navire").to_owned(),
            Is::Class(class) => rules.class(class).noun(lang).one.clone(),
            Is::Land => lang.pick("land", "terre").to_owned(),
        };
        let hits = is != Is::Sea && is != Is::Land;
        let how = match (unstruck, hits) {
            (true, true) => lang.pick("certain, a sure hit", "certain, coup sûr"),
            (true, false) => lang.pick("certain, no shot needed", "certain, inutile de tirer"),
            (false, _) => lang.pick("certain, hit", "certain, touché"),
        };
        let colon = lang.pick(":", " :");
        let names: Vec<String> = squares.iter().map(|at| rules.grid().name(*at)).collect();
        text += &wrapped(&format!("{what} ({how}){colon}"), &names);
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

/// Words after a head, in lines of at most 80 characters.
fn wrapped(head: &str, words: &[String]) -> String {
    let mut text = head.to_owned();
    let mut width = head.chars().count();
    for word in words {
        if width + 1 + word.chars().count() > 80 {
            text += "\n ";
            width = 1;
        }
        text.push(' ');
        text += word;
        width += 1 + word.chars().count();
    }
    text.push('\n');
    text
}

fn salvoes(salvoes: &[Salvo], rules: &Ruleset, lang: Lang) -> String {
    if salvoes.is_empty() {
        return String::new();
    }
    let names = |salvo: &Salvo| {
        let names: Vec<String> = salvo.squares.iter().map(|at| rules.grid().name(*at)).collect();
        names.join(" ")
    };
    let head = match (salvoes[0].squares.len(), lang) {
        (1, Lang::En) => "Best shots",
        (1, Lang::Fr) => "Meilleurs tirs",
        (_, Lang::En) => "Best salvoes",
        (_, Lang::Fr) => "Meilleures salves",
    };
    let longest = salvoes.iter().map(|salvo| names(salvo).chars().count());
    let wide = longest.max().unwrap_or(0).max(head.chars().count());
    let (hits, none, bits) = match lang {
        Lang::En => ("hits", "no hit", "bits"),
        Lang::Fr => ("impacts", "rien", "bits"),
    };
    let mut text = format!("{head:wide$}  {hits:>7}  {none:>6}  {bits:>5}\n");
    let most = |value: fn(&Salvo) -> f64| salvoes.iter().map(value).fold(0.0, f64::max) - ALIKE;
    let (most_hits, most_bits) = (most(|salvo| salvo.expected_hits), most(|salvo| salvo.bits));
    for salvo in salvoes {
        let mark = match (salvo.expected_hits >= most_hits, salvo.bits >= most_bits) {
            (true, true) => lang.pick("best in both", "le mieux en tout"),
            (true, false) => lang.pick("most hits", "le plus d'impacts"),
            (false, true) => lang.pick("tells most", "en dit le plus"),
            (false, false) => "",
        };
        let about = match salvo.rated {
            Rated::Counted => " ",
            Rated::Drawn(_) => "~",
        };
        let line = format!(
            "{:wide$}  {:>7}  {:>4} %  {about}{:>4}  {mark}",
            names(salvo),
            hundredths(lang, salvo.expected_hits),
            share(salvo.no_hit),
            hundredths(lang, salvo.bits),
        );
        let _ = writeln!(text, "{}", line.trim_end());
    }
    if let Rated::Drawn(draws) = salvoes[0].rated {
        let note = match lang {
            Lang::En => format!("~ about: from {draws} fleets drawn, not from all"),
            Lang::Fr => format!("~ environ : d'après {draws} flottes tirées au sort, non toutes"),
        };
        let _ = writeln!(text, "{note}");
    }
    text
}

/// A chance in whole per cent: 0 and 100 only where it is certain.
fn share(chance: f64) -> String {
    if chance <= 0.0 {
        return "0".to_owned();
    }
    if chance >= 1.0 { "100".to_owned() } else { per_cent(chance) }
}

fn too_large(excess: Excess, lang: Lang) -> String {
    let why = match (excess, lang) {
        (Excess::States(limit), Lang::En) => format!("more than {} states", limit.states),
        (Excess::States(limit), Lang::Fr) => format!("plus de {} états", limit.states),
        (_, Lang::En) => "the board and its reports are too large".to_owned(),
        (_, Lang::Fr) => "la grille et ses réponses sont trop grandes".to_owned(),
    };
    match lang {
        Lang::En => format!("Too large for an exact count ({why}).\n"),
        Lang::Fr => format!("Trop grand pour un dénombrement exact ({why}).\n"),
    }
}
