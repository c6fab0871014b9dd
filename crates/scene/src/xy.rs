//! Points of a picture.

use std::ops::{Add, Mul, Neg, Sub};
use tablier_games::{AnyPosition, Position, Seat};

/// A point or a step, in a picture's own units; y goes down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Xy {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

/// A point or a step.
pub(crate) const fn xy(x: f64, y: f64) -> Xy {
    Xy { x, y }
}

impl Xy {
    /// How long the step is.
    pub(crate) fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// A step of length one in the same direction; none stays none.
    pub(crate) fn unit(self) -> Self {
        let length = self.length();
        if length == 0.0 { self } else { self * (1.0 / length) }
    }

    /// The step turned by a quarter, clockwise on the screen.
    pub(crate) const fn aside(self) -> Self {
        xy(-self.y, self.x)
    }

    /// The point that lies some part of the way to another.
    pub(crate) fn towards(self, other: Self, part: f64) -> Self {
        self + (other - self) * part
    }
}

impl Add for Xy {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        xy(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Xy {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        xy(self.x - other.x, self.y - other.y)
    }
}

impl Neg for Xy {
    type Output = Self;

    fn neg(self) -> Self {
        xy(-self.x, -self.y)
    }
}

impl Mul<f64> for Xy {
    type Output = Self;

    fn mul(self, factor: f64) -> Self {
        xy(self.x * factor, self.y * factor)
    }
}

/// By how many quarters a board is turned, so that a player sits at its lower edge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn(u8);

impl Turn {
    /// So many quarters, counted on round the clock.
    #[must_use]
    pub const fn quarters(quarters: u8) -> Self {
        Self(quarters % 4)
    }

    /// As whoever sits alone at the screen sees it: their edge lies below. Only Terrace has sides.
    #[must_use]
    pub fn seated(position: &AnyPosition, seat: Option<Seat>) -> Self {
        match (position, seat.map(Seat::number)) {
            (AnyPosition::Terrace(position), Some(number)) if position.seats() == 2 => {
                Self::quarters(2 * (number - 1))
            }
            // Clockwise from the south: west, north, east.
            (AnyPosition::Terrace(_), Some(number)) => Self::quarters(4 - (number - 1)),
            _ => Self::default(),
        }
    }

    /// Turned on by so many quarters.
    #[must_use]
    pub const fn and(self, quarters: u8) -> Self {
        Self::quarters(self.0 + quarters % 4)
    }

    /// How many quarters.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0
    }

    /// Where a point comes to lie on a board that can only be turned by half.
    pub(crate) fn apply_half(self, point: Xy) -> Xy {
        if self.0 == 2 { -point } else { point }
    }
}
