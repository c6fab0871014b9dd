//! Outlines made of straight lines and arcs.

use crate::Xy;
use crate::xy::xy;
use std::fmt::Write;

/// An outline, written as SVG writes it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path(String);

impl Path {
    pub(crate) const fn new() -> Self {
        Self(String::new())
    }

    /// Lifts the pen and sets it down at a point.
    pub(crate) fn to(mut self, point: Xy) -> Self {
        self.command('M', &[point.x, point.y]);
        self
    }

    /// A straight line to a point.
    pub(crate) fn line(mut self, point: Xy) -> Self {
        self.command('L', &[point.x, point.y]);
        self
    }

    /// A part of a circle to a point, the short way round, clockwise or not.
    pub(crate) fn arc(self, radius: f64, point: Xy, clockwise: bool) -> Self {
        self.elliptic(radius, radius, point, clockwise)
    }

    /// A part of an ellipse to a point, the short way round.
    pub(crate) fn elliptic(mut self, across: f64, along: f64, point: Xy, clockwise: bool) -> Self {
        let sweep = f64::from(u8::from(clockwise));
        self.command('A', &[across, along, 0.0, 0.0, sweep, point.x, point.y]);
        self
    }

    /// Back to where the pen was set down.
    pub(crate) fn close(mut self) -> Self {
        self.0.push('Z');
        self
    }

    /// A closed outline through these corners.
    pub(crate) fn polygon(corners: impl IntoIterator<Item = Xy>) -> Self {
        Self::polyline(corners).close()
    }

    /// An open line through these points.
    pub(crate) fn polyline(points: impl IntoIterator<Item = Xy>) -> Self {
        points.into_iter().enumerate().fold(Self::new(), |path, (index, point)| {
            if index == 0 { path.to(point) } else { path.line(point) }
        })
    }

    /// A closed rectangle.
    pub(crate) fn rectangle(self, corner: Xy, width: f64, height: f64) -> Self {
        let (right, lower) = (Xy { x: width, y: 0.0 }, Xy { x: 0.0, y: height });
        self.to(corner).line(corner + right).line(corner + right + lower).line(corner + lower).close()
    }

    /// The four corners of a square frame, each side as long as `arm`.
    pub(crate) fn corners(at: Xy, half: f64, arm: f64) -> Self {
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].into_iter().fold(Self::new(), |path, (x, y)| {
            let corner = at + xy(x, y) * half;
            path.to(corner - xy(x * arm, 0.0)).line(corner).line(corner - xy(0.0, y * arm))
        })
    }

    /// A ring of four arcs, with a gap of so many degrees on either side of each quarter.
    pub(crate) fn broken_ring(at: Xy, radius: f64, gap: f64) -> Self {
        (0..4).fold(Self::new(), |path, quarter| {
            let on_ring = |degrees: f64| {
                let angle = (f64::from(quarter) * 90.0 + degrees).to_radians();
                at + xy(angle.cos(), angle.sin()) * radius
            };
            path.to(on_ring(gap)).arc(radius, on_ring(90.0 - gap), true)
        })
    }

    /// The outline as the attribute `d` of SVG.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn command(&mut self, letter: char, numbers: &[f64]) {
        self.0.push(letter);
        for (index, number) in numbers.iter().enumerate() {
            if index > 0 {
                self.0.push(' ');
            }
            let _ = write!(self.0, "{}", Number(*number));
        }
    }
}

/// A length as it is written: two decimals at most, and no more digits than it needs.
pub(crate) struct Number(pub(crate) f64);

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rounded = (self.0 * 100.0).round() / 100.0;
        // Adding zero turns a negative zero into a positive one.
        write!(f, "{}", rounded + 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::{Number, Path};
    use crate::xy::xy;

    #[test]
    fn numbers_are_short() {
        let written: Vec<String> =
            [0.0, -0.001, 1.0, 2.505, -3.456].map(|number| Number(number).to_string()).into();
        assert_eq!(written, ["0", "0", "1", "2.51", "-3.46"]);
    }

    #[test]
    fn a_path_is_written_as_svg_reads_it() {
        let path = Path::new().to(xy(1.0, 2.0)).line(xy(3.0, -4.0)).arc(5.0, xy(6.0, 7.0), true).close();
        assert_eq!(path.as_str(), "M1 2L3 -4A5 5 0 0 1 6 7Z");
    }
}
