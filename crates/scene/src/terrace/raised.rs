//! The landscape from the side: blocks from the farthest to the nearest, each with what stands on it.

use super::board::name;
use super::marks::Lie;
use super::{Board, arrows, level, marks, styles};
use crate::shape::{Group, Name, Node, Shape};
use crate::xy::xy;
use crate::{Frame, Layer, Path, Scene, View, Xy};
use tablier_games::Spot;
use tablier_games::terrace::{Form, Piece, Square, Terrace};

/// Half the width and half the height of a square's top, and how much a level rises.
const ACROSS: f64 = 54.0;
const ALONG: f64 = 38.0;
const RISE: f64 = 16.0;
/// The ground lies half a level below the lowest one.
const BASE: f64 = -0.5;
/// How far before the landscape its coordinates lie.
const SIGNS: f64 = 0.42;
/// By size, from 1: half the width and the height of a piece.
const BODIES: [(f64, f64); 4] = [(15.0, 13.0), (21.0, 19.0), (27.0, 25.0), (33.0, 31.0)];
const T_BODY: (f64, f64) = (18.0, 27.0);

pub(super) fn scene(position: &Terrace, board: &Board, view: &View) -> Scene {
    let relief = Relief { position, board };
    let mut squares: Vec<Square> = board.squares().collect();
    squares.sort_by_key(|square| depth(board, *square));
    let blocks = squares.iter().flat_map(|square| block(position, board, *square));
    Scene {
        frame: frame(board),
        layers: vec![
            Layer::new("board", std::iter::once(ground(board)).chain(coordinates(board, view))),
            Layer::new("pieces", blocks),
            Layer::new("trace", marks::below(view, &relief)),
            Layer::new("marks", marks::above(view, &relief)),
            Layer::new("arrows", arrows(view, |square| top(position, board, square))),
        ],
        places: squares.iter().map(|square| place(position, board, *square)).collect(),
    }
}

/// Squares on their terraces, seen from the side.
struct Relief<'a> {
    position: &'a Terrace,
    board: &'a Board,
}

impl Lie for Relief<'_> {
    fn middle(&self, square: Square) -> Xy {
        top(self.position, self.board, square)
    }

    fn frame(&self, square: Square, half: f64) -> [Xy; 4] {
        let middle = self.middle(square);
        let height = f64::from(level(self.position, square));
        outline(self.board, square, height).map(|corner| middle.towards(corner, half))
    }

    fn collar(&self, square: Square) -> [Xy; 4] {
        // On the slanting board a collar lies along the sides of its square.
        self.frame(square, 0.8)
    }
}

/// Letters and numbers on the table before the landscape, along its two near edges.
fn coordinates(board: &Board, view: &View) -> Vec<Shape> {
    if !view.coordinates {
        return Vec::new();
    }
    let side = board.side as i8;
    let mut shapes = Vec::new();
    for place in 0..side {
        let along = f64::from(place) + 0.5;
        let right = board.at(place, side - 1).map(|square| name(board, square, true));
        let left = board.at(0, side - 1 - place).map(|square| name(board, square, false));
        for (sign, at) in [(right, corner(along, -SIGNS, BASE)), (left, corner(-SIGNS, along, BASE))] {
            shapes.extend(sign.map(|sign| Shape::sign(&styles::SIGN_ON_TABLE, sign, at, 20.0)));
        }
    }
    shapes
}

/// How near a square is: it lies on a diagonal from the far corner to the near one.
fn depth(board: &Board, square: Square) -> u8 {
    let (column, row) = along(board, square);
    u8::MAX - (column + row)
}

/// How far a square lies from the near corner, to the right and to the left.
fn along(board: &Board, square: Square) -> (u8, u8) {
    let (column, row) = board.seen(square);
    (column, board.side - 1 - row)
}

/// Where a corner of the grid lies at a height.
fn corner(column: f64, row: f64, height: f64) -> Xy {
    xy((column - row) * ACROSS, -(column + row) * ALONG - height * RISE)
}

/// The middle of a square's top.
pub(super) fn top(position: &Terrace, board: &Board, square: Square) -> Xy {
    let (column, row) = along(board, square);
    corner(f64::from(column) + 0.5, f64::from(row) + 0.5, f64::from(level(position, square)))
}

fn frame(board: &Board) -> Frame {
    let side = f64::from(board.side);
    let (width, deep) = (2.0 * side * ACROSS + 40.0, 2.0 * side * ALONG);
    // The far corner is the lowest there is: what stands on it reaches highest.
    let highest = 2.0 * RISE + 34.0;
    Frame { corner: xy(-width / 2.0, -deep - highest), width, height: deep + highest + 40.0 }
}

/// A shadow on the table around the landscape.
fn ground(board: &Board) -> Shape {
    let side = f64::from(board.side);
    let corners = [(0.0, 0.0), (side, 0.0), (side, side), (0.0, side)];
    let lies = corners.map(|(column, row)| corner(column, row, BASE) + xy(0.0, 14.0));
    Shape::path(&styles::GROUND, Path::polygon(lies))
}

/// The four corners of a square at a height: near, right, far, left.
fn outline(board: &Board, square: Square, height: f64) -> [Xy; 4] {
    let (column, row) = along(board, square);
    let (column, row) = (f64::from(column), f64::from(row));
    [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
        .map(|(right, left)| corner(column + right, row + left, height))
}

fn block(position: &Terrace, board: &Board, square: Square) -> Vec<Node> {
    let height = level(position, square);
    let style = styles::level(height);
    let [near, right, far, left] = outline(board, square, f64::from(height));
    let [near_low, right_low, _, left_low] = outline(board, square, BASE);
    let wall_left = Path::polygon([near, left, left_low, near_low]);
    let wall_right = Path::polygon([near, right, right_low, near_low]);
    let face = Path::polygon([near, right, far, left]);
    let mut nodes: Vec<Node> = vec![
        Shape::path(style, wall_left.clone()).into(),
        Shape::path(&styles::WALL_LEFT, wall_left).into(),
        Shape::path(style, wall_right.clone()).into(),
        Shape::path(&styles::WALL_RIGHT, wall_right).into(),
        Shape::path(style, face.clone()).into(),
        Shape::path(&styles::SEAM, face).into(),
    ];
    // The mark of a goal lies below what stands there, and below what stands before it.
    nodes.extend(marks::goal(position, &Relief { position, board }, square).into_iter().map(Node::from));
    if let Some(piece) = position.piece(square) {
        let shapes = body(piece, top(position, board, square));
        nodes.push(Group::new(Name::Piece(Spot::Terrace(square)), shapes).into());
    }
    nodes
}

/// A piece as a cylinder; the T stands on its collar.
fn body(piece: Piece, at: Xy) -> Vec<Shape> {
    let seat = piece.seat.index();
    let is_t = piece.form == Form::T;
    let (half, height) = if is_t { T_BODY } else { BODIES[usize::from(piece.form.size()) - 1] };
    let along = half * ALONG / ACROSS;
    let upper = at - xy(0.0, height);
    let wall = Path::new()
        .to(at - xy(half, 0.0))
        .elliptic(half, along, at + xy(half, 0.0), false)
        .line(upper + xy(half, 0.0))
        .elliptic(half, along, upper - xy(half, 0.0), true)
        .close();
    let mut shapes = vec![Shape::ellipse(&styles::SHADOW, at + xy(6.0, 3.0), half + 3.0, along + 2.0)];
    if is_t {
        shapes.push(Shape::path(&styles::COLLAR, flattened_diamond(at)));
    }
    shapes.push(Shape::path(&styles::BODY[seat], wall.clone()));
    shapes.push(Shape::path(&styles::BODY_DARK, wall));
    shapes.push(Shape::ellipse(&styles::BODY[seat], upper, half, along));
    if is_t {
        shapes.push(Shape::sign(&styles::LETTER[seat], 'T', upper, 14.0));
        return shapes;
    }
    let steps = BODIES[..usize::from(piece.form.size())].iter().rev().map(|(half, _)| half - 6.0);
    shapes.extend(steps.map(|half| Shape::ellipse(&styles::STEP[seat], upper, half, half * ALONG / ACROSS)));
    shapes
}

fn flattened_diamond(at: Xy) -> Path {
    let (across, along) = (44.0, 44.0 * ALONG / ACROSS);
    Path::polygon([at - xy(0.0, along), at + xy(across, 0.0), at + xy(0.0, along), at - xy(across, 0.0)])
}

fn place(position: &Terrace, board: &Board, square: Square) -> Group {
    let area = Path::polygon(outline(board, square, f64::from(level(position, square))));
    Group::new(Name::Place(Spot::Terrace(square)), [Shape::path(&styles::PLACE, area)])
}
