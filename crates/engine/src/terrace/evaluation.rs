//! What a position of Terrace is worth at a glance.

use crate::Evaluate;
use crate::seats::against_the_others;
use crate::terms::{Group, LATEST, Sum, Tally, Trace, Weight, read_weights, start};
use tablier_games::terrace::{Form, Square, Terrace};
use tablier_games::{Position, Seat};

/// The terms, in the order of `weights.txt`, which explains them.
pub(crate) const GROUPS: &[Group] = &[
    Group { name: "t-large-board", terms: 36 },
    Group { name: "t-small-board", terms: 21 },
    Group { name: "ones", terms: TERRACES },
    Group { name: "twos", terms: TERRACES },
    Group { name: "threes", terms: TERRACES },
    Group { name: "fours", terms: TERRACES },
    Group { name: "prey-to-move", terms: 5 },
    Group { name: "prey-waiting", terms: 5 },
    Group { name: "to-move", terms: 1 },
];

/// Kinds of terraces: four rings in three kinds of quadrants.
const TERRACES: usize = 12;

const T: [usize; 2] = [start(GROUPS, 0), start(GROUPS, 1)];
const SIZES: [usize; 4] = [start(GROUPS, 2), start(GROUPS, 3), start(GROUPS, 4), start(GROUPS, 5)];
const PREY_TO_MOVE: usize = start(GROUPS, 6);
const PREY_WAITING: usize = start(GROUPS, 7);
const TO_MOVE: usize = start(GROUPS, 8);

/// Terrace judged by hand-made terms with tuned weights.
#[derive(Clone, Debug)]
pub struct TerraceEvaluation {
    weights: Vec<Weight>,
}

impl Default for TerraceEvaluation {
    fn default() -> Self {
        Self { weights: read_weights(include_str!("weights.txt"), GROUPS) }
    }
}

impl Evaluate<Terrace> for TerraceEvaluation {
    fn evaluate(&self, position: &Terrace, seat: Seat) -> i32 {
        let lateness = lateness(position);
        against_the_others(position, seat, |seat| {
            let mut sum = Sum::new(&self.weights);
            tally(position, seat, 1, &mut sum);
            sum.total(lateness)
        })
    }
}

/// The terms of a position for two, as the first seat sees them.
pub(crate) fn trace(position: &Terrace) -> Trace {
    let mut trace = Trace { lateness: lateness(position), ..Trace::default() };
    for (seat, sign) in Seat::all(2).zip([1, -1]) {
        tally(position, seat, sign, &mut trace);
    }
    trace
}

/// Thirty-two pieces are the beginning, four the end.
fn lateness(position: &Terrace) -> i32 {
    let pieces: usize = Seat::all(position.seats()).map(|seat| position.pieces(seat).count()).sum();
    ((32 - pieces as i32) * LATEST / 28).clamp(0, LATEST)
}

fn tally(position: &Terrace, seat: Seat, sign: i32, tally: &mut impl Tally) {
    let side = position.board_side();
    let upwards = position.goal(seat).x() != 0;
    for (square, form) in position.pieces(seat) {
        let place = Place::new(square, side, upwards);
        let term = match form {
            Form::T => T[usize::from(side == 6)] + place.across_the_diagonal(),
            _ => SIZES[usize::from(form.size()) - 1] + place.terrace(side),
        };
        tally.add(term, sign);
    }
    let to_move = position.side() == seat;
    let prey = if to_move { PREY_TO_MOVE } else { PREY_WAITING };
    for square in position.prey(seat) {
        let form = position.piece(square).map_or(Form::One, |piece| piece.form);
        tally.add(prey + form as usize, sign);
    }
    if to_move {
        tally.add(TO_MOVE, sign);
    }
}

/// A square as a seat sees it whose goal is the upper right corner.
#[derive(Clone, Copy, Debug)]
struct Place {
    x: u8,
    y: u8,
}

impl Place {
    fn new(square: Square, side: u8, upwards: bool) -> Self {
        let last = side - 1;
        if upwards {
            Self { x: square.x(), y: square.y() }
        } else {
            Self { x: last - square.x(), y: last - square.y() }
        }
    }

    /// The two halves of the board beside the way from corner to corner are alike.
    fn across_the_diagonal(self) -> usize {
        let (more, less) = (usize::from(self.x.max(self.y)), usize::from(self.x.min(self.y)));
        more * (more + 1) / 2 + less
    }

    /// Which kind of terrace it lies on: in the quadrant of home, of the goal, or a high one; from the corner
    /// inwards.
    fn terrace(self, side: u8) -> usize {
        let (half, last) = (side / 2, side - 1);
        let (x, y) = (self.x.min(last - self.x), self.y.min(last - self.y));
        let quadrant = match (self.x < half, self.y < half) {
            (true, true) => 0,
            (false, false) => 1,
            _ => 2,
        };
        quadrant * 4 + usize::from(x.max(y))
    }
}
