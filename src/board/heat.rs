use super::{Grid, Square};

/// For each square of a grid, the chance that a ship lies there.
#[derive(Clone, Debug, PartialEq)]
pub struct Heat {
    grid: Grid,
    /// Row by row, as [`Grid::squares`] goes.
    squares: Vec<HeatSquare>,
}

/// What is thought of one square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeatSquare {
    /// The chance that a ship lies there, from 0 to 1.
    pub chance: f64,
    /// Whether a shot has struck it.
    pub struck: bool,
    /// What is proved of it.
    pub known: Known,
}

/// What is proved of a square; a chance alone, however near to 0 or 1, proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Known {
    /// Nothing: a ship may lie there or not.
    Open,
    /// No ship lies there.
    Sea,
    /// A ship lies there.
    Ship,
}

impl Heat {
    /// The map of a grid, square by square.
    ///
    /// What is proved goes before the chance; a sum of chances that rounding has carried beyond 0 or 1 is taken back.
    pub fn of(grid: Grid, mut square: impl FnMut(Square) -> HeatSquare) -> Self {
        Self { grid, squares: grid.squares().map(|at| square(at).settled()).collect() }
    }

    /// The grid.
    pub const fn grid(&self) -> Grid {
        self.grid
    }

    /// What is thought of that square of the grid.
    pub fn at(&self, square: Square) -> HeatSquare {
        self.squares
            [usize::from(square.row) * usize::from(self.grid.width()) + usize::from(square.column)]
    }

    /// Every square, row by row.
    pub fn squares(&self) -> impl Iterator<Item = (Square, HeatSquare)> {
        self.grid.squares().zip(self.squares.iter().copied())
    }

    /// The largest chance among the squares that are worth a shot: neither struck nor proved; nothing where there are
    /// none.
    pub fn likeliest(&self) -> Option<f64> {
        let worth = self.squares.iter().filter(|square| square.is_worth_a_shot());
        worth.map(|square| square.chance).reduce(f64::max)
    }

    /// How near a square comes to the likeliest, from 0 to 1; nothing for those that are struck or proved.
    pub fn share(&self, square: Square) -> Option<f64> {
        let at = self.at(square);
        let likeliest = self.likeliest()?;
        at.is_worth_a_shot().then(|| if likeliest > 0.0 { at.chance / likeliest } else { 0.0 })
    }
}

impl HeatSquare {
    /// Whether it is neither struck nor proved to be anything.
    pub const fn is_worth_a_shot(&self) -> bool {
        !self.struck && matches!(self.known, Known::Open)
    }

    fn settled(self) -> Self {
        let chance = match self.known {
            Known::Open => self.chance.clamp(0.0, 1.0),
            Known::Sea => 0.0,
            Known::Ship => 1.0,
        };
        Self { chance, ..self }
    }
}

/// A chance in per cent, in two characters at most, never as certain: `<1` below one, `99` at most.
pub fn per_cent(chance: f64) -> String {
    let per_cent = chance * 100.0;
    if per_cent < 1.0 { "<1".to_owned() } else { format!("{:.0}", per_cent.min(99.0)) }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::board::Letters;

    fn open(chance: f64) -> HeatSquare {
        HeatSquare { chance, struck: false, known: Known::Open }
    }

    /// A board of one row.
    fn row(squares: &[HeatSquare]) -> Heat {
        let grid = Grid::new(u8::try_from(squares.len()).unwrap(), 1, Letters::Columns).unwrap();
        Heat::of(grid, |square| squares[usize::from(square.column)])
    }

    #[test]
    fn the_likeliest_is_neither_struck_nor_proved() {
        let struck = HeatSquare { struck: true, ..open(0.9) };
        let ship = HeatSquare { known: Known::Ship, ..open(0.8) };
        let heat = row(&[struck, open(0.2), ship, open(0.1)]);
        assert_eq!(heat.likeliest(), Some(0.2));
        let shares = [0, 1, 2, 3].map(|column| heat.share(Square::new(column, 0)));
        assert_eq!(shares, [None, Some(1.0), None, Some(0.5)]);
        assert_eq!(row(&[struck, ship]).likeliest(), None);
        assert_eq!(row(&[open(0.0)]).share(Square::new(0, 0)), Some(0.0));
    }

    #[test]
    fn what_is_proved_goes_before_the_chance() {
        let chance = |square| Some(row(&[square]).at(Square::new(0, 0)).chance);
        let proved = |known| chance(HeatSquare { known, ..open(0.4) });
        assert_eq!([Known::Sea, Known::Open, Known::Ship].map(proved), [0.0, 0.4, 1.0].map(Some));
        assert_eq!([-1e-17, 1.0 + 1e-15].map(open).map(chance), [0.0, 1.0].map(Some));
    }

    #[test]
    fn squares_stand_where_they_were_asked_for() {
        let grid = Grid::new(7, 3, Letters::Rows).unwrap();
        let heat =
            Heat::of(grid, |square| open(f64::from(square.row * 10 + square.column) / 100.0));
        assert!(heat.squares().map(|(square, _)| square).eq(grid.squares()));
        assert!(heat.squares().all(|(square, said)| said == heat.at(square)));
        assert_eq!(heat.at(Square::new(4, 2)), open(0.24));
    }

    #[test]
    fn no_digits_claim_what_is_not_certain() {
        for (chance, digits) in [
            (0.0, "<1"),
            (0.0099, "<1"),
            (0.01, "1"),
            (0.0151, "2"),
            (0.07, "7"),
            (0.4249, "42"),
            (0.985_1, "99"),
            (0.999_999, "99"),
            (1.0, "99"),
        ] {
            assert_eq!(per_cent(chance), digits, "{chance}");
        }
    }

    proptest! {
        #[test]
        fn digits_are_short_and_near(chance in 0.0..=1.0_f64) {
            let digits = per_cent(chance);
            prop_assert!(digits.len() <= 2);
            let value = digits.strip_prefix('<').map_or_else(|| digits.parse(), |_| Ok(0.5)).unwrap();
            prop_assert!((value - chance * 100.0_f64).abs() <= 1.0);
        }
    }
}
