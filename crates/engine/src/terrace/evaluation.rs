//! What a position of Terrace is worth at a glance.

use crate::Evaluate;
use crate::seats::against_the_others;
use crate::terms::{Group, LATEST, Sum, Tally, Trace, Weight, read_weights, start};
use tablier_games::terrace::{Form, Terrace};
use tablier_games::{Position, Seat};

/// The terms, in the order of `weights.txt`, which explains them.
pub(crate) const GROUPS: &[Group] = &[
    Group { name: "moves-to-goal", terms: FARTHEST + 1 },
    Group { name: "moves-to-goal-on-move", terms: FARTHEST + 1 },
    Group { name: "level-of-t", terms: 8 },
    Group { name: "sizes", terms: 4 },
    Group { name: "levels", terms: 4 },
    Group { name: "high-quadrants", terms: 4 },
    Group { name: "mobility", terms: 1 },
    Group { name: "prey-to-move", terms: 5 },
    Group { name: "prey-waiting", terms: 5 },
    Group { name: "to-move", terms: 1 },
];

/// A T that needs more moves to its goal is as good as at home.
const FARTHEST: usize = 8;

const MOVES_TO_GOAL: [usize; 2] = [start(GROUPS, 0), start(GROUPS, 1)];
const LEVEL_OF_T: usize = start(GROUPS, 2);
const SIZES: usize = start(GROUPS, 3);
const LEVELS: usize = start(GROUPS, 4);
const HIGH_QUADRANTS: usize = start(GROUPS, 5);
const MOBILITY: usize = start(GROUPS, 6);
const PREY_TO_MOVE: usize = start(GROUPS, 7);
const PREY_WAITING: usize = start(GROUPS, 8);
const TO_MOVE: usize = start(GROUPS, 9);

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
    let to_move = position.side() == seat;
    let half = position.board_side() / 2;
    for (square, form) in position.pieces(seat) {
        let level = i32::from(position.level(square).unwrap_or(1));
        if form == Form::T {
            tally.add(LEVEL_OF_T + level as usize - 1, sign);
            continue;
        }
        let size = usize::from(form.size()) - 1;
        tally.add(SIZES + size, sign);
        tally.add(LEVELS + size, sign * level);
        if (square.x() < half) != (square.y() < half) {
            tally.add(HIGH_QUADRANTS + size, sign);
        }
    }
    let distance = usize::from(position.moves_to_goal(seat).unwrap_or(u8::MAX)).min(FARTHEST);
    tally.add(MOVES_TO_GOAL[usize::from(to_move)] + distance, sign);
    tally.add(MOBILITY, sign * position.mobility(seat) as i32);
    let prey = if to_move { PREY_TO_MOVE } else { PREY_WAITING };
    for square in position.prey(seat) {
        let form = position.piece(square).map_or(Form::One, |piece| piece.form);
        tally.add(prey + form as usize, sign);
    }
    if to_move {
        tally.add(TO_MOVE, sign);
    }
}
