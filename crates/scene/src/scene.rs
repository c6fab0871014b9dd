//! A position as a picture.

use crate::{Group, Node, View, Xy, tanagra, tchag, terrace, tzaar};
use tablier_games::{AnyPosition, Spot};

/// The part of the plane that a picture shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Its upper left corner.
    pub corner: Xy,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

impl Frame {
    /// The same frame with each side brought in by a distance.
    #[must_use]
    pub fn inset(self, by: f64) -> Self {
        let corner = self.corner + Xy { x: by, y: by };
        Self { corner, width: self.width - 2.0 * by, height: self.height - 2.0 * by }
    }
}

/// A picture in layers, the lowest first.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What it shows.
    pub frame: Frame,
    /// Its layers.
    pub layers: Vec<Layer>,
    /// The places that can be pointed at, above all layers.
    pub places: Vec<Group>,
}

/// A layer of a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// What it holds: `board`, `trace`, `pieces`, `marks`, `arrows`.
    pub name: &'static str,
    /// Its parts, the farthest first.
    pub nodes: Vec<Node>,
}

impl Scene {
    /// The picture of a position.
    #[must_use]
    pub fn new(position: &AnyPosition, view: &View) -> Self {
        match position {
            AnyPosition::Tzaar(position) => tzaar::scene(position, view),
            AnyPosition::Terrace(position) => terrace::scene(position, view),
            AnyPosition::Tchag(position) => tchag::scene(position, view),
            AnyPosition::Tanagra(position) => tanagra::scene(position, view),
        }
    }
}

/// Where the middle of a place lies in the picture of a position.
#[must_use]
pub fn centre(position: &AnyPosition, spot: Spot, view: &View) -> Xy {
    match (position, spot) {
        (AnyPosition::Tzaar(_), Spot::Tzaar(point)) => tzaar::centre(point, view),
        (AnyPosition::Terrace(position), Spot::Terrace(square)) => terrace::centre(position, square, view),
        (AnyPosition::Tchag(_), Spot::Tchag(cell)) => tchag::centre(cell, view),
        (AnyPosition::Tanagra(_), Spot::Tanagra(cell)) => tanagra::centre(cell, view),
        _ => Xy::default(),
    }
}

impl Layer {
    pub(crate) fn new<N: Into<Node>>(name: &'static str, nodes: impl IntoIterator<Item = N>) -> Self {
        Self { name, nodes: nodes.into_iter().map(Into::into).collect() }
    }
}
