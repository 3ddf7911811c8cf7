//! What is drawn, bought and agreed before the first shot.

use crate::board::{Letters, Shape};
use crate::lang::{Lang, list};
use crate::rules::{Arsenal, Bounds, First, Land, Ruleset, Touch};

impl Ruleset {
    pub(super) fn setting_up(&self, lang: Lang) -> Vec<String> {
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
        let left = points_left(lang);
        let mut lines = vec![lang.pick(
            format!("Each player secretly spends {budget} points: {prices}; land is free. {left}"),
            format!("Chaque joueur dépense en secret {budget} points : {prices} ; la terre est gratuite. {left}"),
        )];
        lines.extend(bounds_text(arsenal, lang));
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
        // `P8`
        let land = lang.pick(
            "Land is placed in units of 3x3 squares, lightly shaded, which may touch each other but not overlap. Empty land is never told of: a shot at it counts as no hit.",
            "La terre se place par unités de 3x3 cases, légèrement ombrées, qui peuvent se toucher mais pas se chevaucher. La terre vide n’est jamais annoncée : y tirer compte comme un coup manqué.",
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
}

/// `P22`
pub(super) fn points_left(lang: Lang) -> &'static str {
    lang.pick("Points left over are lost.", "Les points restants sont perdus.")
}

/// How many points must, or should, go on ships (`S0-46`).
pub(super) fn bounds_text(arsenal: &Arsenal, lang: Lang) -> Option<String> {
    let (min, max) = (arsenal.ship_points.start(), arsenal.ship_points.end());
    match arsenal.bounds {
        Bounds::Enforce => Some(lang.pick(
            format!("Between {min} and {max} points must go on ships."),
            format!("De {min} à {max} points doivent aller aux navires."),
        )),
        Bounds::Warn => Some(lang.pick(
            format!("It is advised to spend {min} to {max} points on ships."),
            format!("Il est conseillé de consacrer de {min} à {max} points aux navires."),
        )),
        Bounds::Off => None,
    }
}

/// `A–J`, or `1–10`.
fn ends(side: u8, label: impl Fn(u8) -> String) -> String {
    format!("{}–{}", label(0), label(side - 1))
}

fn squares(shape: Shape, lang: Lang) -> String {
    match shape {
        Shape::Block => lang.pick("2x2 squares".into(), "2x2 cases".into()),
        Shape::Line(1) => lang.pick("1 square".into(), "1 case".into()),
        Shape::Line(n) => lang.pick(format!("{n} squares"), format!("{n} cases")),
    }
}
