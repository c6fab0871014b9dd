//! A position as a picture.

use crate::{Group, Node, View, Xy, tanagra, tchag, terrace, tzaar, verdict};
use tablier_games::{AnyPosition, Draft, GameKind, Spot};

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

/// How much of a picture's margin may be out of sight.
const SPARE: f64 = 70.0;
/// How much wider than needed a frame may be.
const WIDEST: f64 = 1.6;

impl Frame {
    /// Which frame to show next when the picture has become another: this one as long as everything that counts is in
    /// sight in it and does not look lost there, so that nothing moves under the pointer; else the new one.
    #[must_use]
    pub fn settle(self, next: Self) -> Self {
        let needed = next.inset(SPARE);
        let far = |frame: Self| frame.corner + Xy { x: frame.width, y: frame.height };
        let (low, high) = (needed.corner - self.corner, far(self) - far(needed));
        let holds = low.x >= 0.0 && low.y >= 0.0 && high.x >= 0.0 && high.y >= 0.0;
        if holds && self.width <= WIDEST * next.width { self } else { next }
    }

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
    /// What it holds: `board`, `trace`, `pieces`, `marks`, `arrows`, `verdict`.
    pub name: &'static str,
    /// Its parts, the farthest first.
    pub nodes: Vec<Node>,
}

impl Scene {
    /// The picture of a position.
    #[must_use]
    pub fn new(position: &AnyPosition, view: &View) -> Self {
        let mut scene = match position {
            AnyPosition::Tzaar(position) => tzaar::scene(position, view),
            AnyPosition::Terrace(position) => terrace::scene(position, view),
            AnyPosition::Tchag(position) => tchag::scene(position, view),
            AnyPosition::Tanagra(position) => tanagra::scene(position, view),
        };
        let lies = |spot| centre(position, spot, view);
        // The heights of stacks stay readable.
        let numbers = scene.layers.iter().position(|layer| layer.name == "numbers");
        let above = numbers.unwrap_or(scene.layers.len());
        if let Some(rings) = verdict::layer(position.kind(), view, lies) {
            scene.layers.insert(above, rings);
        }
        scene
    }

    /// The picture of a board that is being set up. Nothing is marked on it.
    #[must_use]
    pub fn of_draft(draft: &Draft, view: &View) -> Self {
        match draft.kind() {
            GameKind::Tzaar => tzaar::drafted(draft, view),
            GameKind::Terrace => terrace::drafted(draft, view),
            GameKind::Tchag => tchag::drafted(draft, view),
            GameKind::Tanagra => tanagra::drafted(draft, view),
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

#[cfg(test)]
mod tests {
    use super::{Node, Scene};
    use crate::{Name, View};
    use tablier_games::{AnyPosition, Draft, GameKind};

    /// The names of what stands in a picture, in the order in which it is painted.
    fn standing(scene: &Scene) -> Vec<Name> {
        let nodes = scene.layers.iter().flat_map(|layer| &layer.nodes);
        let mut names: Vec<Name> = nodes
            .filter_map(|node| match node {
                Node::Group(group) if matches!(group.name, Name::Piece(_) | Name::Ground(_)) => {
                    Some(group.name)
                }
                _ => None,
            })
            .collect();
        names.sort_by_key(|name| format!("{name:?}"));
        names
    }

    #[test]
    fn a_draft_of_a_position_looks_like_the_position() {
        for kind in GameKind::ALL {
            let text = match kind {
                GameKind::Tanagra => "0,0v=a.a.;2,0v=....;4,0v=b...;-1,1^=A...;1,1^=...a;3,1^=B... 2 4 a m 0",
                GameKind::Tchag => "....../....../.BG.../BrBGrBBGy/..GB../...... r m 0",
                GameKind::Terrace => {
                    "......bT./...b2..../..a2...../...b3..../......../......../......../.aT...... 2 a 0"
                }
                GameKind::Tzaar => {
                    "...../.R..../..o..../...T2..t./......../......../.r2...../..O.../..... w 1 21"
                }
            };
            let position = AnyPosition::parse(kind, text).unwrap();
            let (shown, drafted) = (
                Scene::new(&position, &View::default()),
                Scene::of_draft(&Draft::new(&position), &View::default()),
            );
            assert_eq!(standing(&shown), standing(&drafted), "{kind}");
            assert_eq!(shown.frame, drafted.frame, "{kind}");
            assert!(drafted.places.len() >= shown.places.len(), "{kind}");
        }
    }
}
