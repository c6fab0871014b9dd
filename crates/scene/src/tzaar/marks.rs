//! What is in hand, what can be done, and what was done last.

use super::pieces::top;
use super::{centre, styles};
use crate::xy::xy;
use crate::{Path, Shape, Trace, View, Xy};
use tablier_games::tzaar::{Move, Point, Tzaar};
use tablier_games::{AnyMove, Spot};

const RADIUS: f64 = 48.0;

/// The marks of a view, below the pieces and above them.
pub(super) struct Drawn {
    pub(super) below: Vec<Shape>,
    pub(super) above: Vec<Shape>,
}

impl Drawn {
    pub(super) fn new(position: &Tzaar, view: &View) -> Self {
        let mut drawn = Self { below: Vec::new(), above: Vec::new() };
        let lies = |point: Point| top(centre(point, view), position.height(point));
        for trace in &view.marks.last {
            drawn.trace(*trace, view, &lies);
        }
        for spot in &view.marks.ready {
            if let Spot::Tzaar(point) = *spot {
                drawn.ring(&styles::READY, lies(point));
            }
        }
        if let Some(Spot::Tzaar(point)) = view.marks.hand {
            drawn.ring(&styles::HAND, lies(point));
        }
        for choice in &view.marks.choices {
            drawn.choice(choice, view, &lies);
        }
        drawn
    }

    fn ring(&mut self, style: &'static crate::Style, at: Xy) {
        self.above.push(Shape::circle(&styles::UNDER, at, RADIUS));
        self.above.push(Shape::circle(style, at, RADIUS));
    }

    fn trace(&mut self, trace: Trace, view: &View, lies: &impl Fn(Point) -> Xy) {
        if let (Some(Spot::Tzaar(from)), Some(Spot::Tzaar(to))) = (trace.from, trace.to) {
            let (start, end) = (centre(from, view), centre(to, view));
            self.below.push(Shape::path(&styles::WAY, Path::polyline([start, end])));
            self.below.push(Shape::circle(&styles::BEGAN, start, 13.0));
        }
        if let Some(Spot::Tzaar(to)) = trace.to.filter(|_| !trace.goes_on) {
            self.above.push(Shape::ring(&styles::ENDED, lies(to), RADIUS - 3.0, trace.captures));
        }
    }

    fn choice(&mut self, choice: &AnyMove, view: &View, lies: &impl Fn(Point) -> Xy) {
        match *choice {
            AnyMove::Tzaar(Move::Capture { to, .. }) => {
                let at = lies(to);
                self.above.push(Shape::circle(&styles::UNDER, at, RADIUS));
                self.above.push(Shape::path(&styles::HAND, Path::broken_ring(at, RADIUS, 14.0)));
            }
            AnyMove::Tzaar(Move::Stack { to, .. }) => {
                let at = lies(to);
                self.ring(&styles::STACK, at);
                self.plus(at + xy(34.0, 34.0));
            }
            AnyMove::Tzaar(Move::Place { at, .. }) => {
                self.above.push(Shape::circle(&styles::FREE, centre(at, view), 13.0));
            }
            _ => {}
        }
    }

    fn plus(&mut self, at: Xy) {
        self.above.push(Shape::circle(&styles::BADGE, at, 16.0));
        let cross = Path::new()
            .to(at - xy(8.0, 0.0))
            .line(at + xy(8.0, 0.0))
            .to(at - xy(0.0, 8.0))
            .line(at + xy(0.0, 8.0));
        self.above.push(Shape::path(&styles::PLUS, cross));
    }
}
