//! The fixed words of the sheets, in both languages.

use crate::lang::Lang;

/// Declares the words: a name in the code, the English and the French text.
macro_rules! words {
    ($($(#[$meta:meta])* $name:ident: $en:literal, $fr:literal;)+) => {
        /// A fixed text of the sheets.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Word { $($(#[$meta])* $name),+ }

        impl Word {
            /// Every word, for tests of the whole table.
            #[cfg(test)]
            pub(super) const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The text in `lang`.
            pub(super) const fn text(self, lang: Lang) -> &'static str {
                match (self, lang) {
                    $((Self::$name, Lang::En) => $en, (Self::$name, Lang::Fr) => $fr,)+
                }
            }
        }
    };
}

words! {
    // Fields to fill in.
    Name: "Name", "Nom";
    Opponent: "Opponent", "Adversaire";
    Date: "Date", "Date";
    Game: "Game no.", "Partie n°";
    Sheet: "sheet", "feuille";
    Starts: "Starts", "Commence";
    Me: "me", "moi";
    TheOther: "opponent", "adversaire";
    Winner: "Winner", "Gagnant";
    // Frames.
    HomeFrame: "Home fleet", "Ma flotte";
    EnemyFrame: "Enemy fleet", "Flotte ennemie";
    HomeShips: "My ships", "Mes navires";
    EnemyShips: "Enemy ships", "Navires ennemis";
    ToStrikeOff: "strike off each ship as it sinks", "rayer chaque navire coulé";
    EnemyTally: "Enemy ships found", "Navires ennemis repérés";
    Hit: "hits", "touchés";
    SunkShips: "sunk", "coulés";
    // Inventory.
    Inventory: "Inventory", "Inventaire";
    Ships: "Ships", "Navires";
    OtherUnits: "Other units", "Autres unités";
    Number: "No.", "Nbre";
    HowMany: "How many", "Nombre";
    Price: "Price", "Prix";
    Points: "Points", "Points";
    LandUnits: "Land, in units of 3x3", "Terre, par unités de 3x3";
    Free: "free", "gratuite";
    Total: "Total", "Total";
    Of: "of", "sur";
    Salvoes: "Salvoes", "Salves";
    CrossOff: "cross one off for each salvo fired", "rayer une case par salve tirée";
    // Legend of marks.
    Marks: "Marks", "Marques";
    MarkFired: "shot fired", "tir annoncé";
    MarkNothing: "nothing there", "rien sur la case";
    MarkWater: "water", "à l’eau";
    MarkPossible: "possible ship", "navire possible";
    MarkCertain: "certain hit", "impact certain";
    MarkHit: "hit", "touché";
    MarkSunk: "sunk", "coulé";
    MarkLand: "land", "terre";
    MarkRound: "number of the salvo", "numéro de la salve";
    // Log.
    MySalvoes: "My salvoes", "Mes salves";
    TheirSalvoes: "Enemy salvoes", "Salves ennemies";
    MyShots: "My shots", "Mes tirs";
    TheirShots: "Enemy shots", "Tirs ennemis";
    MyActions: "My turns", "Mes tours";
    TheirActions: "Enemy turns", "Tours ennemis";
    Squares: "squares", "cases";
    Square: "square", "case";
    Action: "action", "action";
    Reply: "reply", "réponse";
    EnemyStrips: "Hits on the enemy fleet", "Impacts sur la flotte ennemie";
    StripHelp: "in each box, the number of the salvo that hit", "dans chaque case, le numéro de la salve qui a touché";
    StripHelpShots: "in each box, the number of the shot that hit", "dans chaque case, le numéro du tir qui a touché";
    // Rules page.
    Notes: "Notes", "Notes";
    // Key.
    Key: "Key", "Corrigé";
    KeyHelp: "for the referee: every fleet of this run", "pour l’arbitre : toutes les flottes de ce tirage";
    Seed: "Seed", "Graine";
    // Heat map.
    HeatMap: "Heat map", "Carte de chaleur";
    HeatScale: "Chance that a ship lies there, in per cent", "Chance qu’un navire s’y trouve, en pour cent";
    Likeliest: "likeliest", "les plus probables";
    StruckOpen: "struck, still open", "frappée, encore ouverte";
    CertainSea: "certain sea", "mer certaine";
    StruckSea: "sea, struck", "mer, frappée";
    CertainShip: "certain ship", "navire certain";
    StruckShip: "ship, hit", "navire touché";
    // Foot of the page.
    Code: "Layout code", "Code de la flotte";
    Seal: "Seal", "Scellé";
    CheckLine: "mm — print at 100 %", "mm — imprimer à 100 % (taille réelle)";
    Rows: "rows", "lignes";
    Columns: "columns", "colonnes";
    Empty: "empty", "vide";
    To: "to", "à";
    By: "by", "sur";
    Land: "land", "terre";
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::font;

    #[test]
    fn every_word_is_there_and_can_be_printed() {
        for word in Word::ALL {
            for lang in Lang::ALL {
                let text = word.text(lang);
                assert!(!text.trim().is_empty() && text == text.trim(), "{word:?}");
                assert_eq!(font::missing_glyph(text), None, "{text}");
            }
        }
    }
}
