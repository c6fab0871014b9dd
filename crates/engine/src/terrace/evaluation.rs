//! What a position of Terrace is worth at a glance.

use crate::Evaluate;
use crate::counter::towards_a_draw;
use crate::seats::against_the_others;
use crate::terms::{Group, LATEST, Sum, Tally, Trace, Weight, read_weights, start};
use tablier_games::terrace::{Form, Terrace};
use tablier_games::{Position, Seat};

/// The terms, in the order of `weights.txt`, which explains them.
pub(crate) const GROUPS: &[Group] = &[
    Group { name: "moves-to-goal", terms: FARTHEST + 1 },
    Group { name: "moves-to-goal-on-move", terms: FARTHEST + 1 },
    Group { name: "moves-to-blocked-goal", terms: FARTHEST + 1 },
    Group { name: "blocker", terms: 4 },
    Group { name: "blocker-for-good", terms: 4 },
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
const MOVES_TO_BLOCKED_GOAL: usize = start(GROUPS, 2);
const BLOCKER: usize = start(GROUPS, 3);
const BLOCKER_FOR_GOOD: usize = start(GROUPS, 4);
const LEVEL_OF_T: usize = start(GROUPS, 5);
const SIZES: usize = start(GROUPS, 6);
const LEVELS: usize = start(GROUPS, 7);
const HIGH_QUADRANTS: usize = start(GROUPS, 8);
const MOBILITY: usize = start(GROUPS, 9);
const PREY_TO_MOVE: usize = start(GROUPS, 10);
const PREY_WAITING: usize = start(GROUPS, 11);
const TO_MOVE: usize = start(GROUPS, 12);

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
        let worth = against_the_others(position, seat, |seat| {
            let mut sum = Sum::new(&self.weights);
            tally(position, seat, 1, &mut sum);
            sum.total(lateness)
        });
        towards_a_draw(worth, position.quiet())
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
    tally_way(position, seat, sign, tally);
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

/// How far the T still has to go, and who stands in its way.
fn tally_way(position: &Terrace, seat: Seat, sign: i32, tally: &mut impl Tally) {
    let distance = usize::from(position.moves_to_goal(seat).unwrap_or(u8::MAX)).min(FARTHEST);
    match position.piece(position.goal(seat)) {
        Some(blocker) if blocker.seat != seat => {
            tally.add(MOVES_TO_BLOCKED_GOAL + distance, sign);
            let size = blocker.form.size();
            tally.add(BLOCKER + usize::from(size) - 1, -sign);
            if !can_be_removed(position, seat, size) {
                tally.add(BLOCKER_FOR_GOOD + usize::from(size) - 1, -sign);
            }
        }
        _ => tally.add(MOVES_TO_GOAL[usize::from(position.side() == seat)] + distance, sign),
    }
}

/// Whether a seat has a piece that is large enough to take a blocker, and not itself needed to block.
fn can_be_removed(position: &Terrace, seat: Seat, size: u8) -> bool {
    let needed = position.goal(seat.next(position.seats()));
    position.pieces(seat).any(|(square, form)| form.size() >= size && form != Form::T && square != needed)
}
