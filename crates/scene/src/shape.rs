//! What a picture is made of.

use crate::glyph::Glyph;
use crate::{Path, Style, Xy};
use tablier_games::Spot;

/// The outline of a shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// A circle.
    Circle {
        /// Its centre.
        centre: Xy,
        /// Its radius.
        radius: f64,
    },
    /// An ellipse with upright axes.
    Ellipse {
        /// Its centre.
        centre: Xy,
        /// Half its width.
        across: f64,
        /// Half its height.
        along: f64,
    },
    /// An upright rectangle.
    Rect {
        /// Its upper left corner.
        corner: Xy,
        /// Its width.
        width: f64,
        /// Its height.
        height: f64,
        /// The radius of its corners.
        round: f64,
    },
    /// Any outline.
    Path(Path),
    /// A letter or a digit, as strokes of our own.
    Glyph {
        /// Which.
        glyph: &'static Glyph,
        /// Where its middle lies.
        centre: Xy,
        /// How high a digit is.
        height: f64,
    },
}

/// An outline and how it is painted.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// How it is painted.
    pub style: &'static Style,
    /// Its outline.
    pub form: Form,
}

/// A part of a picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// A single shape.
    Shape(Shape),
    /// Shapes that belong together.
    Group(Group),
}

/// Shapes that belong together and can be found by a name.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// What they are.
    pub name: Name,
    /// The shapes, the farthest first.
    pub nodes: Vec<Node>,
}

/// What a group of shapes is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// What stands on a place: a piece, a stack, a pawn.
    Piece(Spot),
    /// What can move under the pieces: a stone, a tile.
    Ground(Spot),
    /// The part of the board where a place can be pointed at.
    Place(Spot),
    /// A mark on a place that stands for a move.
    Choice(usize),
}

impl From<Shape> for Node {
    fn from(shape: Shape) -> Self {
        Self::Shape(shape)
    }
}

impl From<Group> for Node {
    fn from(group: Group) -> Self {
        Self::Group(group)
    }
}

impl Group {
    pub(crate) fn new(name: Name, shapes: impl IntoIterator<Item = Shape>) -> Self {
        Self { name, nodes: shapes.into_iter().map(Node::Shape).collect() }
    }
}

/// Shorthands for the drawers.
impl Shape {
    pub(crate) const fn circle(style: &'static Style, centre: Xy, radius: f64) -> Self {
        Self { style, form: Form::Circle { centre, radius } }
    }

    pub(crate) const fn ellipse(style: &'static Style, centre: Xy, across: f64, along: f64) -> Self {
        Self { style, form: Form::Ellipse { centre, across, along } }
    }

    /// A ring about a piece; broken where something was taken.
    pub(crate) fn ring(style: &'static Style, centre: Xy, radius: f64, broken: bool) -> Self {
        if broken {
            Self::path(style, Path::broken_ring(centre, radius, 14.0))
        } else {
            Self::circle(style, centre, radius)
        }
    }

    /// A square frame about a piece; only its corners where something was taken.
    pub(crate) fn frame(style: &'static Style, centre: Xy, half: f64, broken: bool) -> Self {
        if broken {
            Self::path(style, Path::corners(centre, half, 0.5 * half))
        } else {
            Self::box_about(style, centre, 2.0 * half, 2.0 * half, 6.0)
        }
    }

    /// A rectangle about a centre.
    pub(crate) fn box_about(style: &'static Style, centre: Xy, width: f64, height: f64, round: f64) -> Self {
        let corner = centre - Xy { x: width / 2.0, y: height / 2.0 };
        Self { style, form: Form::Rect { corner, width, height, round } }
    }

    pub(crate) const fn path(style: &'static Style, path: Path) -> Self {
        Self { style, form: Form::Path(path) }
    }

    /// A letter or digit about a centre.
    pub(crate) fn sign(style: &'static Style, sign: char, centre: Xy, height: f64) -> Self {
        Self { style, form: Form::Glyph { glyph: Glyph::of(sign), centre, height } }
    }
}
