use super::{Counted, NoRoom};
use crate::lang::{Forms, Lang};
use crate::rules::{Ruleset, UnitKind};

const AIRCRAFT: Forms = Forms { en: ("aircraft", "aircraft"), fr: ("avion", "avions") };

/// The reason as a clause: `the grid holds at most 49 land units, not 50`.
pub fn describe(no_room: &NoRoom, rules: &Ruleset, lang: Lang) -> String {
    match no_room {
        NoRoom::GunsWithoutLand { guns, squares } => guns_without_land(*guns, *squares, rules, lang),
        NoRoom::PlanesWithoutRoom { planes, squares } => planes_without_room(*planes, *squares, lang),
        NoRoom::TooMuchLand { land, most } => {
            let most = Forms::LAND_UNIT.counted(lang, *most);
            lang.pick(
                format!("the grid holds at most {most}, not {land}"),
                format!("la grille contient au plus {most}, pas {land}"),
            )
        }
        NoRoom::Crowded { counted, needed, there } => crowded(*counted, *needed, *there, lang),
        NoRoom::NoWay => lang.pick(
            "ships and land fit in no way at all: every one was tried".to_owned(),
            "navires et terrain n'entrent d'aucune façon : toutes ont été essayées".to_owned(),
        ),
        NoRoom::NotFound { ways } => lang.pick(
            format!("no layout was found in {ways} ways of filling the grid and a search with a limit; there may be one"),
            format!("aucune disposition trouvée en {ways} façons de remplir la grille et une recherche bornée ; il peut y en avoir une"),
        ),
    }
}

fn guns_without_land(guns: u32, squares: u32, rules: &Ruleset, lang: Lang) -> String {
    let noun = rules.arsenal().map(|arsenal| arsenal.unit(UnitKind::AaGun).names.get(lang));
    let named = noun.map_or_else(|| guns.to_string(), |noun| noun.counted(lang, guns));
    let squares = Forms::SQUARE.counted(lang, squares);
    lang.pick(
        format!("each gun needs a square of land ({named}), and the land has {squares}"),
        format!("il faut une case de terrain par canon ({named}), et le terrain a {squares}"),
    )
}

fn planes_without_room(planes: u32, squares: u32, lang: Lang) -> String {
    let named = AIRCRAFT.counted(lang, planes);
    let is = Forms::THERE_IS.form(lang, squares);
    lang.pick(
        format!("each aircraft needs a square of land or of a carrier ({named}), and there {is} {squares} left"),
        format!("il faut une case de terrain ou de porte-avions par avion ({named}), et il en reste {squares}"),
    )
}

fn crowded(counted: Counted, needed: u32, there: u32, lang: Lang) -> String {
    match counted {
        Counted::Squares => lang.pick(
            format!("ships and land need {needed} squares, and the grid has {there}"),
            format!("navires et terrain demandent {needed} cases, et la grille en a {there}"),
        ),
        Counted::Sides => lang.pick(
            format!("ships that touch at corners only share no side of a square: ships and land need {needed} of them, and the grid has {there}"),
            format!("les navires ne se touchant que par un coin, aucun côté de case ne leur est commun : navires et terrain en demandent {needed}, et la grille en a {there}"),
        ),
        Counted::Corners => lang.pick(
            format!("ships that do not touch share no corner of a square: ships and land need {needed} of them, and the grid has {there}"),
            format!("les navires ne se touchant pas, aucun coin de case ne leur est commun : navires et terrain en demandent {needed}, et la grille en a {there}"),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::testing::preset;

    #[test]
    fn every_reason_reads_in_both_languages() {
        let rules = preset("phillips");
        let reasons = [
            NoRoom::GunsWithoutLand { guns: 10, squares: 9 },
            NoRoom::GunsWithoutLand { guns: 1, squares: 0 },
            NoRoom::PlanesWithoutRoom { planes: 9, squares: 1 },
            NoRoom::TooMuchLand { land: 50, most: 49 },
            NoRoom::Crowded { counted: Counted::Corners, needed: 488, there: 484 },
            NoRoom::NoWay,
            NoRoom::NotFound { ways: 62 },
        ];
        let told = reasons
            .iter()
            .map(|reason| Lang::ALL.map(|lang| describe(reason, &rules, lang)).join("\n"));
        let expected = "\
each gun needs a square of land (10 AA guns), and the land has 9 squares
il faut une case de terrain par canon (10 canons antiaériens), et le terrain a 9 cases
each gun needs a square of land (1 AA gun), and the land has 0 squares
il faut une case de terrain par canon (1 canon antiaérien), et le terrain a 0 case
each aircraft needs a square of land or of a carrier (9 aircraft), and there is 1 left
il faut une case de terrain ou de porte-avions par avion (9 avions), et il en reste 1
the grid holds at most 49 land units, not 50
la grille contient au plus 49 unités de terrain, pas 50
ships that do not touch share no corner of a square: ships and land need 488 of them, and the grid has 484
les navires ne se touchant pas, aucun coin de case ne leur est commun : navires et terrain en demandent 488, et la grille en a 484
ships and land fit in no way at all: every one was tried
navires et terrain n'entrent d'aucune façon : toutes ont été essayées
no layout was found in 62 ways of filling the grid and a search with a limit; there may be one
aucune disposition trouvée en 62 façons de remplir la grille et une recherche bornée ; il peut y en avoir une";
        assert_eq!(told.collect::<Vec<_>>().join("\n"), expected);
    }
}
