//! What a position of Tchag is worth at a glance.

use crate::Evaluate;
use crate::terms::{Group, LATEST, Sum, Tally, Trace, Weight, read_weights, start};
use tablier_games::Seat;
use tablier_games::tchag::{Colour, Tchag};

/// The terms, in the order of `weights.txt`, which explains them.
pub(crate) const GROUPS: &[Group] = &[
    Group { name: "pawns", terms: 5 },
    Group { name: "moves", terms: MOST_MOVES + 1 },
    Group { name: "safe-moves", terms: MOST_MOVES + 1 },
    Group { name: "pawns-by-moves", terms: 5 },
    Group { name: "on-black", terms: 5 },
    Group { name: "prey-to-move", terms: 5 },
    Group { name: "prey-waiting", terms: 5 },
    Group { name: "to-move", terms: 1 },
];

/// More moves than this are as good as this.
const MOST_MOVES: usize = 12;

const PAWNS: usize = start(GROUPS, 0);
const MOVES: usize = start(GROUPS, 1);
const SAFE_MOVES: usize = start(GROUPS, 2);
const BY_MOVES: usize = start(GROUPS, 3);
const ON_BLACK: usize = start(GROUPS, 4);
const PREY_TO_MOVE: usize = start(GROUPS, 5);
const PREY_WAITING: usize = start(GROUPS, 6);
const TO_MOVE: usize = start(GROUPS, 7);

/// Tchag judged by hand-made terms with tuned weights.
#[derive(Clone, Debug)]
pub struct TchagEvaluation {
    weights: Vec<Weight>,
}

impl Default for TchagEvaluation {
    fn default() -> Self {
        Self { weights: read_weights(include_str!("weights.txt"), GROUPS) }
    }
}

impl Evaluate<Tchag> for TchagEvaluation {
    fn evaluate(&self, position: &Tchag, seat: Seat) -> i32 {
        let mut sum = Sum::new(&self.weights);
        tally(position, &mut sum);
        let red = sum.total(lateness(position));
        if seat == Seat::FIRST { red } else { -red }
    }
}

/// The terms of a position, as Red sees them.
pub(crate) fn trace(position: &Tchag) -> Trace {
    let mut trace = Trace { lateness: lateness(position), ..Trace::default() };
    tally(position, &mut trace);
    trace
}

/// Thirty-six stones are the beginning, six the end.
fn lateness(position: &Tchag) -> i32 {
    ((36 - position.stone_count() as i32) * LATEST / 30).clamp(0, LATEST)
}

fn tally(position: &Tchag, tally: &mut impl Tally) {
    for (colour, sign) in [(Colour::Red, 1), (Colour::Yellow, -1)] {
        let standing = position.standing(colour);
        tally.add(PAWNS + standing.pawns as usize, sign);
        let mut moves = 0;
        for (number, pawns) in standing.by_moves.into_iter().enumerate() {
            moves += number * pawns as usize;
            tally.add(BY_MOVES + number, sign * pawns as i32);
        }
        tally.add(MOVES + moves.min(MOST_MOVES), sign);
        tally.add(SAFE_MOVES + (standing.safe_moves as usize).min(MOST_MOVES), sign);
        tally.add(ON_BLACK + standing.on_black as usize, sign);
        let to_move = position.colour() == colour;
        tally.add(if to_move { PREY_TO_MOVE } else { PREY_WAITING } + standing.prey as usize, sign);
        if to_move {
            tally.add(TO_MOVE, sign);
        }
    }
}
