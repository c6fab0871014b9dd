//! A rating over time.

use crate::speech::speech;
use leptos::prelude::*;
use tablier_protocol::online::RatingPoint;

/// How large the chart is, in its own units, and the room for figures at its left and right.
const SIZE: (f64, f64) = (640.0, 200.0);
const LEFT: f64 = 52.0;
const RIGHT: f64 = 12.0;
const EDGE: f64 = 14.0;
/// Ratings are never shown closer than this: small steps are small.
const LEAST: f64 = 100.0;

/// The part of the scale that is shown: the lowest line, the step from line to line, and how many steps.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scale {
    low: f64,
    step: f64,
    steps: u32,
}

impl Scale {
    fn of(points: &[RatingPoint]) -> Self {
        let low = points.iter().map(|point| point.rating).fold(f64::INFINITY, f64::min);
        let high = points.iter().map(|point| point.rating).fold(f64::NEG_INFINITY, f64::max);
        let span = (high - low).max(LEAST);
        let step = [25.0, 50.0, 100.0, 200.0, 500.0].into_iter().find(|step| span / step <= 4.0);
        let step = step.unwrap_or(1000.0);
        let (first, last) = ((low / step).floor(), (high / step).ceil());
        Self { low: first * step, step, steps: (last - first).max(1.0) as u32 }
    }

    fn y(self, rating: f64) -> f64 {
        let share = (rating - self.low) / (self.step * f64::from(self.steps));
        SIZE.1 - EDGE - share * (SIZE.1 - 2.0 * EDGE)
    }
}

#[component]
pub(super) fn RatingChart(points: Signal<Vec<RatingPoint>>) -> impl IntoView {
    move || points.with(|points| drawn(points))
}

fn drawn(points: &[RatingPoint]) -> impl IntoView + use<> {
    let speech = speech();
    let scale = Scale::of(points);
    let last = f64::from(points.len().saturating_sub(1).max(1) as u32);
    let x = move |index: usize| LEFT + (SIZE.0 - LEFT - RIGHT) * f64::from(index as u32) / last;
    let places = points.iter().enumerate().map(|(index, point)| {
        let pen = if index == 0 { 'M' } else { 'L' };
        format!("{pen}{:.1} {:.1}", x(index), scale.y(point.rating))
    });
    let line: String = places.collect();
    let rules = (0..=scale.steps).map(|step| {
        let rating = scale.low + scale.step * f64::from(step);
        let y = scale.y(rating);
        view! {
            <path class="chart-rule" d=format!("M{LEFT} {y:.1}H{}", SIZE.0 - RIGHT) />
            <text class="chart-figure" x=LEFT - 8.0 y=format!("{:.1}", y + 4.0) text-anchor="end">{rating.round() as i64}</text>
        }
    });
    let end = points.last().map(|point| {
        let (x, y) = (x(points.len() - 1), scale.y(point.rating));
        view! { <circle class="chart-end" cx=format!("{x:.1}") cy=format!("{y:.1}") r="4.5" /> }
    });
    let figure = |point: Option<&RatingPoint>| point.map_or(0, |point| point.rating.round() as i64);
    let (first, now, count) = (figure(points.first()), figure(points.last()), points.len());
    let label = move || {
        speech.tell("online-chart", &[("count", count.into()), ("first", first.into()), ("now", now.into())])
    };
    view! {
        <svg class="rating-chart" role="img" aria-label=label viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1)>
            {rules.collect_view()}
            <path class="chart-line" d=line />
            {end}
        </svg>
    }
}
