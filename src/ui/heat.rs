//! A heat map as text: digits and signs say all, colours say it again.

use anstyle::{Ansi256Color, Style};

use super::frame::{Cell, Spacing, frame};
use super::frames::{HIT, NOTHING, WATER, in_lines};
use super::style::STRONG;
use crate::board::{Heat, HeatSquare, Known, per_cent};
use crate::lang::Lang;

/// A ship that is certain and not yet struck.
const SHIP: &str = "@";
/// Stands before the chance of a square that was struck.
const STRUCK: &str = "'";

/// Blank or [`STRUCK`], and two digits; 26 of them and the names of rows fill 80 characters.
const WIDE: usize = 3;

/// Blues of the terminal's 256 colours from light to dark, each with the colour of digits upon it.
const SCALE: [(u8, u8); 7] =
    [(231, BLACK), (195, BLACK), (153, BLACK), (111, BLACK), (69, BLACK), (26, WHITE), (19, WHITE)];
const BLACK: u8 = 16;
const WHITE: u8 = 231;

/// The map with the names of columns and rows: the chance of each square in per cent, or what is certain of it; below,
/// what the signs mean.
///
/// No line is longer than 80 characters.
pub fn heat(heat: &Heat, lang: Lang) -> String {
    let cell = |square| {
        let at = heat.at(square);
        let style = heat.share(square).map_or_else(|| certain(at), shade);
        Cell { text: sign(at), style }
    };
    let map = frame(heat.grid(), Spacing::Joined(WIDE), cell);
    format!("{map}{}\n", legend(heat, lang))
}

fn sign(square: HeatSquare) -> String {
    match (square.known, square.struck) {
        (Known::Open, false) => per_cent(square.chance),
        (Known::Open, true) => STRUCK.to_owned() + &per_cent(square.chance),
        (Known::Sea, false) => WATER.to_owned(),
        (Known::Sea, true) => NOTHING.to_owned(),
        (Known::Ship, false) => SHIP.to_owned(),
        (Known::Ship, true) => HIT.to_owned(),
    }
}

/// The colour of a square that comes so near to the likeliest, from 0 to 1.
fn shade(share: f64) -> Style {
    let step = (share * SCALE.len() as f64) as usize;
    let (ground, digits) = SCALE[step.min(SCALE.len() - 1)];
    Style::new()
        .bg_color(Some(Ansi256Color(ground).into()))
        .fg_color(Some(Ansi256Color(digits).into()))
}

/// What is certain is not on the scale; a ship still to be struck stands out.
fn certain(square: HeatSquare) -> Style {
    match (square.known, square.struck) {
        (Known::Ship, false) => STRONG.invert(),
        (Known::Ship, true) => STRONG,
        (Known::Open | Known::Sea, _) => Style::new(),
    }
}

fn legend(heat: &Heat, lang: Lang) -> String {
    let mut parts = vec![
        lang.pick(
            "digits: chance of a ship in per cent",
            "chiffres : chance d'un navire en pour cent",
        )
        .to_owned(),
    ];
    if let Some(chance) = heat.likeliest() {
        let per_cent = per_cent(chance);
        parts
            .push(lang.pick(format!("likeliest {per_cent}"), format!("la plus grande {per_cent}")));
    }
    parts.push(format!("{STRUCK}7 {}", lang.pick("struck, still open", "frappée, encore ouverte")));
    let signs = [
        (WATER, lang.pick("certain sea", "mer certaine")),
        (NOTHING, lang.pick("sea, struck", "mer, frappée")),
        (SHIP, lang.pick("certain ship", "navire certain")),
        (HIT, lang.pick("ship, hit", "navire touché")),
    ];
    parts.extend(signs.map(|(sign, meaning)| format!("{sign} {meaning}")));
    in_lines(&parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Grid, Letters, Square};

    /// A map with every kind of square.
    fn map(side: u8, letters: Letters) -> Heat {
        let grid = Grid::new(side, side, letters).unwrap();
        let kinds = [
            (0.0, false, Known::Open),
            (0.07, false, Known::Open),
            (0.42, false, Known::Open),
            (0.996, false, Known::Open),
            (0.5, true, Known::Open),
            (0.004, true, Known::Open),
            (0.0, false, Known::Sea),
            (0.0, true, Known::Sea),
            (1.0, false, Known::Ship),
            (1.0, true, Known::Ship),
        ];
        Heat::of(grid, |Square { row, column }| {
            let (chance, struck, known) = kinds[usize::from(row * 3 + column) % kinds.len()];
            HeatSquare { chance, struck, known }
        })
    }

    /// What is left where there are no colours.
    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    const ENGLISH: &str = concat!(
        "      A  B  C  D  E  F  G  H  I  J\n",
        " 1   <1  7 42 99'50'<1  ~  o  @  *\n",
        " 2   99'50'<1  ~  o  @  * <1  7 42\n",
        " 3    ~  o  @  * <1  7 42 99'50'<1\n",
        " 4    * <1  7 42 99'50'<1  ~  o  @\n",
        " 5   42 99'50'<1  ~  o  @  * <1  7\n",
        " 6  '<1  ~  o  @  * <1  7 42 99'50\n",
        " 7    @  * <1  7 42 99'50'<1  ~  o\n",
        " 8    7 42 99'50'<1  ~  o  @  * <1\n",
        " 9  '50'<1  ~  o  @  * <1  7 42 99\n",
        "10    o  @  * <1  7 42 99'50'<1  ~\n",
        "digits: chance of a ship in per cent · likeliest 99 · '7 struck, still open\n",
        "~ certain sea · o sea, struck · @ certain ship · * ship, hit\n",
    );

    const FRENCH: &str = concat!(
        "     1  2  3  4  5  6  7  8  9 10\n",
        "A   <1  7 42 99'50'<1  ~  o  @  *\n",
        "B   99'50'<1  ~  o  @  * <1  7 42\n",
        "C    ~  o  @  * <1  7 42 99'50'<1\n",
        "D    * <1  7 42 99'50'<1  ~  o  @\n",
        "E   42 99'50'<1  ~  o  @  * <1  7\n",
        "F  '<1  ~  o  @  * <1  7 42 99'50\n",
        "G    @  * <1  7 42 99'50'<1  ~  o\n",
        "H    7 42 99'50'<1  ~  o  @  * <1\n",
        "I  '50'<1  ~  o  @  * <1  7 42 99\n",
        "J    o  @  * <1  7 42 99'50'<1  ~\n",
        "chiffres : chance d'un navire en pour cent · la plus grande 99\n",
        "'7 frappée, encore ouverte · ~ mer certaine · o mer, frappée\n",
        "@ navire certain · * navire touché\n",
    );

    const WIDEST: [&str; 3] = [
        "    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S  T  U  V  W  X  Y  Z",
        " 1 <1  7 42 99'50'<1  ~  o  @  * <1  7 42 99'50'<1  ~  o  @  * <1  7 42 99'50'<1",
        " 2 99'50'<1  ~  o  @  * <1  7 42 99'50'<1  ~  o  @  * <1  7 42 99'50'<1  ~  o  @",
    ];

    #[test]
    fn digits_and_signs_alone_say_all() {
        assert_eq!(plain(&heat(&map(10, Letters::Columns), Lang::En)), ENGLISH);
        assert_eq!(plain(&heat(&map(10, Letters::Rows), Lang::Fr)), FRENCH);
    }

    #[test]
    fn the_widest_board_fits_a_terminal() {
        for letters in [Letters::Columns, Letters::Rows, Letters::Neither] {
            for (side, lang) in [(21, Lang::En), (26, Lang::Fr)] {
                let text = plain(&heat(&map(side, letters), lang));
                let longest = text.lines().map(|line| line.chars().count()).max();
                assert!(longest <= Some(80), "{text}");
            }
        }
        let text = plain(&heat(&map(26, Letters::Columns), Lang::En));
        let lines: Vec<&str> = text.lines().take(3).collect();
        assert_eq!(lines, WIDEST);
    }

    #[test]
    fn colours_are_for_squares_worth_a_shot() {
        let grid = Grid::new(3, 1, Letters::Columns).unwrap();
        let squares = [(0.2, false), (0.1, false), (0.9, true)];
        let squares =
            squares.map(|(chance, struck)| HeatSquare { chance, struck, known: Known::Open });
        let text = heat(&Heat::of(grid, |square| squares[usize::from(square.column)]), Lang::En);
        let row = text.lines().nth(1).unwrap();
        assert_eq!(
            row,
            format!(
                "1  {darkest} 20{darkest:#}{half} 10{half:#}'90",
                darkest = shade(1.0),
                half = shade(0.5)
            )
        );
    }

    /// The red, green and blue of one of the 256 colours, from 0 to 1 (the cube and greys of xterm).
    fn colour(number: u8) -> [f64; 3] {
        let level = |n: u8| if n == 0 { 0.0 } else { f64::from(55 + 40 * n) / 255.0 };
        match number {
            16..=231 => [36, 6, 1].map(|place| level((number - 16) / place % 6)),
            232.. => [f64::from(8 + 10 * (number - 232)) / 255.0; 3],
            _ => unreachable!("the first 16 colours are the user's own"),
        }
    }

    /// The relative luminance of WCAG 2.
    fn luminance(number: u8) -> f64 {
        let linear =
            |c: f64| if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) };
        let [red, green, blue] = colour(number).map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    #[test]
    fn colours_darken_step_by_step_and_digits_stay_legible() {
        let grounds = SCALE.map(|(ground, _)| luminance(ground));
        assert!(grounds.is_sorted_by(|light, dark| light > dark), "{grounds:?}");
        for (ground, digits) in SCALE {
            let (a, b) = (luminance(ground), luminance(digits));
            let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
            assert!(contrast >= 4.5, "{digits} on {ground}: {contrast}");
        }
    }
}
