//! Graphs of chances over a game.

mod styles;

use crate::xy::xy;
use crate::{Frame, Layer, Path, Scene, Shape, Style, Xy};
use tablier_games::{GameKind, Seat};

pub(crate) use styles::all;

/// How an area that belongs to a seat is painted: a graph, a bar.
#[must_use]
pub fn seat_style(kind: GameKind, seat: Seat) -> &'static Style {
    styles::area_of(kind, seat)
}

/// A graph of the chances of the seats over a game: what is to be drawn, without a shape yet.
///
/// Places along the game are counted from 0, chances go from 0 to 1. At a table for two the parts of both seats fill the
/// picture, the first seat below; at larger tables every seat has a curve.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    /// Whose colours.
    pub kind: GameKind,
    /// How many seats the table has.
    pub seats: u8,
    /// The last place along the game.
    pub last: usize,
    /// What is known, run by run: where nothing is known, a run ends. At a table for two, those of the first seat alone.
    pub runs: Vec<Run>,
    /// What is marked.
    pub marks: Vec<Mark>,
    /// Numbers below, and their places.
    pub ticks: Vec<(usize, u32)>,
    /// How wide the picture is.
    pub width: f64,
    /// How high the picture is.
    pub height: f64,
}

/// Chances of a seat at places that follow each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// Whose.
    pub seat: Seat,
    /// Places and chances.
    pub points: Vec<(usize, f64)>,
}

/// A place that is marked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// Where along the game.
    pub place: usize,
    /// At which chance.
    pub chance: f64,
    /// How large, from 1 to 3.
    pub size: u8,
}

/// The room around the chart: left for the chances, below for the numbers.
const LEFT: f64 = 58.0;
const RIGHT: f64 = 18.0;
const TOP: f64 = 18.0;
const BELOW: f64 = 44.0;
/// How high a digit is.
const DIGIT: f64 = 17.0;
/// The least room between a number and the edge of the picture.
const MARGIN: f64 = 3.0;
/// From one digit to the next.
const STEP: f64 = 14.0;

impl Plot {
    /// Where a place along the game lies in the picture, for whoever wants to point at it.
    #[must_use]
    pub fn x(&self, place: usize) -> f64 {
        LEFT + (self.width - LEFT - RIGHT) * place as f64 / self.last.max(1) as f64
    }

    fn y(&self, chance: f64) -> f64 {
        TOP + (self.height - TOP - BELOW) * (1.0 - chance)
    }

    fn at(&self, (place, chance): (usize, f64)) -> Xy {
        xy(self.x(place), self.y(chance))
    }

    /// The graph as a picture.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let frame = Frame { corner: Xy::default(), width: self.width, height: self.height };
        let curves = if self.seats == 2 { self.parts() } else { self.curves() };
        let layers = vec![
            Layer::new("board", self.ground()),
            Layer::new("pieces", curves),
            Layer::new("marks", [self.rulers(), self.marks()].concat()),
        ];
        Scene { frame, layers, places: Vec::new() }
    }

    /// The edge of the chart.
    fn outline(&self) -> Path {
        let (corner, end) = (self.at((0, 1.0)), self.at((self.last.max(1), 0.0)));
        Path::default().rectangle(corner, end.x - corner.x, end.y - corner.y)
    }

    /// The paper, and the numbers beside and below it.
    fn ground(&self) -> Vec<Shape> {
        let below = self.y(0.0);
        let mut shapes = vec![Shape::path(&styles::GROUND, self.outline())];
        for percent in [0, 50, 100] {
            let y = self.y(f64::from(percent) / 100.0);
            let width = STEP * percent.to_string().len() as f64;
            shapes.extend(number(percent, xy(LEFT - 10.0 - width / 2.0, y)));
        }
        let mut free_from = f64::NEG_INFINITY;
        for (place, turn) in &self.ticks {
            let x = self.x(*place);
            let half = STEP * turn.to_string().len() as f64 / 2.0;
            let centre = self.number_at(x, half);
            // Two numbers that touch would be read as one.
            if centre - half < free_from {
                continue;
            }
            free_from = centre + half + STEP / 2.0;
            let tick = Path::polyline([xy(x, below), xy(x, below + 7.0)]);
            shapes.push(Shape::path(&styles::TICK, tick));
            shapes.extend(number(*turn, xy(centre, below + 24.0)));
        }
        shapes
    }

    /// Where the middle of a number below a place is: it stays within the picture.
    fn number_at(&self, x: f64, half: f64) -> f64 {
        x.min(self.width - half - MARGIN)
    }

    /// The parts of two seats: below and above the curve.
    fn parts(&self) -> Vec<Shape> {
        let mut shapes = Vec::new();
        for run in &self.runs {
            let curve: Vec<Xy> = run.points.iter().map(|point| self.at(*point)).collect();
            let (Some(first), Some(last)) = (curve.first().copied(), curve.last().copied()) else {
                continue;
            };
            let closed = |chance: f64| {
                let ends = [xy(last.x, self.y(chance)), xy(first.x, self.y(chance))];
                Path::polygon(curve.iter().copied().chain(ends))
            };
            let other = run.seat.next(2);
            shapes.push(Shape::path(styles::area_of(self.kind, other), closed(1.0)));
            shapes.push(Shape::path(styles::area_of(self.kind, run.seat), closed(0.0)));
            shapes.push(Shape::path(&styles::BORDER, Path::polyline(curve)));
        }
        shapes
    }

    /// The curves of three or four seats, each on a darker one, so that light colours are seen on paper.
    fn curves(&self) -> Vec<Shape> {
        let line = |run: &Run| Path::polyline(run.points.iter().map(|point| self.at(*point)));
        let pair = |run: &Run| {
            let style = styles::curve_of(self.kind, run.seat);
            [Shape::path(&styles::UNDER, line(run)), Shape::path(style, line(run))]
        };
        self.runs.iter().flat_map(pair).collect()
    }

    /// The line of equal chances, and the edge.
    fn rulers(&self) -> Vec<Shape> {
        let middle = [(0, 0.5), (self.last.max(1), 0.5)].map(|point| self.at(point));
        let middle = Shape::path(&styles::MIDDLE, Path::polyline(middle));
        vec![middle, Shape::path(&styles::EDGE, self.outline())]
    }

    fn marks(&self) -> Vec<Shape> {
        let mark = |mark: &Mark| {
            let radius = 3.5 + 1.5 * f64::from(mark.size);
            let Xy { x, y } = self.at((mark.place, mark.chance));
            // A mark at the edge lies within it.
            let within = |at: f64, from: f64, to: f64| at.clamp(from + radius, to - radius);
            let (left, right) = (self.x(0), self.x(self.last.max(1)));
            let centre = xy(within(x, left, right), within(y, self.y(1.0), self.y(0.0)));
            Shape::circle(&styles::MARK, centre, radius)
        };
        self.marks.iter().map(mark).collect()
    }
}

/// A number about a centre.
fn number(number: u32, centre: Xy) -> Vec<Shape> {
    let digits = number.to_string();
    let first = centre.x - STEP * (digits.len() - 1) as f64 / 2.0;
    let shape = |(index, digit): (usize, char)| {
        Shape::sign(&styles::SIGN, digit, xy(first + STEP * index as f64, centre.y), DIGIT)
    };
    digits.chars().enumerate().map(shape).collect()
}

#[cfg(test)]
mod tests {
    use super::{Mark, Plot, Run};
    use crate::{Theme, svg};
    use tablier_games::{GameKind, Seat};

    fn plot(kind: GameKind, seats: u8, runs: Vec<Run>) -> Plot {
        let marks = vec![Mark { place: 2, chance: 0.25, size: 3 }];
        Plot { kind, seats, last: 4, runs, marks, ticks: vec![(0, 1), (4, 3)], width: 600.0, height: 300.0 }
    }

    #[test]
    fn places_go_from_edge_to_edge() {
        let plot = plot(GameKind::Tzaar, 2, Vec::new());
        assert!(plot.x(0) > 0.0 && plot.x(0) < plot.x(2) && plot.x(2) < plot.x(4) && plot.x(4) < 600.0);
        assert!(plot.y(1.0) < plot.y(0.0));
    }

    #[test]
    fn numbers_that_would_touch_are_left_out() {
        let signs = |ticks: Vec<(usize, u32)>| {
            let plot = Plot { last: 100, ticks, marks: Vec::new(), ..plot(GameKind::Tzaar, 2, Vec::new()) };
            plot.ground().len()
        };
        let alone = signs(vec![(50, 10)]);
        assert_eq!(signs(vec![(50, 10), (52, 12)]), alone);
        assert!(signs(vec![(50, 10), (70, 12)]) > alone);
    }

    /// The numbers that an attribute has in a picture.
    fn extent(text: &str, name: &str) -> Vec<f64> {
        let start = format!(" {name}=\"");
        let numbers = text.split(&start).skip(1);
        numbers.filter_map(|rest| rest.split('"').next()?.parse().ok()).collect()
    }

    #[test]
    fn numbers_and_marks_stay_within_the_picture() {
        let marks = vec![Mark { place: 140, chance: 1.0, size: 3 }, Mark { place: 0, chance: 0.0, size: 3 }];
        let plot = Plot {
            last: 140,
            marks,
            ticks: vec![(0, 1), (140, 140)],
            ..plot(GameKind::Tzaar, 2, Vec::new())
        };
        let text = svg::file(&plot.scene(), Theme::Light);
        let (left, right, top, below) = (plot.x(0), plot.x(140), plot.y(1.0), plot.y(0.0));
        assert_eq!(extent(&text, "cx").len(), 2);
        assert!(extent(&text, "cx").iter().all(|x| left + 8.0 <= *x && *x <= right - 8.0), "{text}");
        assert!(extent(&text, "cy").iter().all(|y| top + 8.0 <= *y && *y <= below - 8.0), "{text}");
        let half = 1.5 * super::STEP;
        assert!(plot.x(140) + half > plot.width && plot.number_at(plot.x(140), half) + half < plot.width);
    }

    #[test]
    fn two_seats_share_the_picture() {
        let run = Run { seat: Seat::FIRST, points: vec![(0, 0.5), (1, 0.8), (2, 0.25)] };
        let text = svg::file(&plot(GameKind::Tzaar, 2, vec![run]).scene(), Theme::Light);
        assert!(text.contains("fill=\"#faf4e4\"") && text.contains("fill=\"#2c2723\""), "{text}");
        assert_eq!(text.matches("<circle").count(), 1);
    }

    #[test]
    fn more_seats_have_curves() {
        let runs = Seat::all(3).map(|seat| Run { seat, points: vec![(0, 0.3), (3, 0.4)] }).collect();
        let text = svg::file(&plot(GameKind::Tanagra, 3, runs).scene(), Theme::Light);
        for colour in ["0072b2", "e69f00", "009e73"] {
            assert!(text.contains(&format!("stroke=\"#{colour}\"")), "{colour}");
        }
    }

    #[test]
    fn nothing_known_is_a_picture_too() {
        let empty =
            Plot { last: 0, ticks: Vec::new(), marks: Vec::new(), ..plot(GameKind::Tchag, 2, Vec::new()) };
        assert!(!svg::file(&empty.scene(), Theme::Dark).contains("NaN"));
    }
}
