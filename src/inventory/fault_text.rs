//! What is wrong with an inventory, in words.

use std::ops::RangeInclusive;

use super::{InventoryFault, Shop};
use crate::lang::{Forms, Lang};

/// The fault as a clause that can follow a place: `171 points are spent, 11 more than the 160 there are`.
pub fn describe(fault: &InventoryFault, shop: Shop<'_>, lang: Lang) -> String {
    match fault {
        InventoryFault::OverBudget { points, budget } => {
            let over = points - budget;
            lang.pick(
                format!("{points} points are spent, {over} more than the {budget} there are"),
                format!(
                    "{points} points sont dépensés, {over} de plus que les {budget} disponibles"
                ),
            )
        }
        InventoryFault::ShipPoints { points, allowed } => ship_points(*points, allowed, lang),
        InventoryFault::NotFixed { item, expected, found } => {
            let expected = shop.noun(*item, lang).counted(lang, *expected);
            lang.pick(
                format!("everyone has {expected} in this game, and here it is {found}"),
                format!("dans ce jeu, chacun a {expected}, et ici c'est {found}"),
            )
        }
        InventoryFault::NoShips => lang.pick(
            "no ships: without any unsunk at the end, the best there is to hope for is a draw"
                .to_owned(),
            "aucun navire : sans navire à flot à la fin, on ne peut espérer que la partie nulle"
                .to_owned(),
        ),
        InventoryFault::NoWeapons => lang.pick(
            "no salvo and no bomber: nothing to strike with".to_owned(),
            "ni salve ni bombardier : rien pour frapper".to_owned(),
        ),
        InventoryFault::NoSalvoes => lang.pick(
            "no salvo: nothing left for mopping up what the aircraft have found".to_owned(),
            "aucune salve : rien pour achever ce que les avions auront repéré".to_owned(),
        ),
        InventoryFault::Unspent { points } => {
            let left = Forms::POINT.counted(lang, *points);
            let is = Forms::THERE_IS.form(lang, *points);
            lang.pick(
                format!("{left} {is} left, worth nothing in the game"),
                format!("il reste {left}, sans valeur en jeu"),
            )
        }
    }
}

fn ship_points(points: u32, allowed: &RangeInclusive<u32>, lang: Lang) -> String {
    let (least, most) = (*allowed.start(), *allowed.end());
    let (off, en, fr) = if points < least {
        (least - points, "too few", "de trop peu")
    } else {
        (points - most, "too many", "de trop")
    };
    let cost = Forms::POINT.counted(lang, points);
    lang.pick(
        format!("ships cost {cost}, {off} {en}: it must be between {least} and {most}"),
        format!("les navires coûtent {cost}, {off} {fr} : il en faut entre {least} et {most}"),
    )
}
