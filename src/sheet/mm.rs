//! Lengths on paper: millimetres everywhere, points for type and strokes.

use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};

/// Points (1/72 inch) in one millimetre.
pub const POINTS_PER_MM: f64 = 72.0 / 25.4;

/// A length in millimetres.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Default)]
pub struct Mm(pub f64);

/// A length in points, for the size of type and the width of strokes.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Default)]
pub struct Pt(pub f64);

impl Mm {
    /// No length.
    pub const ZERO: Self = Self(0.0);

    /// The same length in points.
    pub fn pt(self) -> Pt {
        Pt(self.0 * POINTS_PER_MM)
    }

    /// The shorter of two lengths.
    #[must_use]
    pub fn min(self, other: Self) -> Self {
        Self(self.0.min(other.0))
    }

    /// The longer of two lengths.
    #[must_use]
    pub fn max(self, other: Self) -> Self {
        Self(self.0.max(other.0))
    }
}

impl Pt {
    /// The same length in millimetres.
    pub fn mm(self) -> Mm {
        Mm(self.0 / POINTS_PER_MM)
    }
}

impl Add for Mm {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Mm {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Mm {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl SubAssign for Mm {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Neg for Mm {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<f64> for Mm {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        Self(self.0 * factor)
    }
}

impl Div<f64> for Mm {
    type Output = Self;
    fn div(self, divisor: f64) -> Self {
        Self(self.0 / divisor)
    }
}

impl Div for Mm {
    type Output = f64;
    fn div(self, other: Self) -> f64 {
        self.0 / other.0
    }
}
