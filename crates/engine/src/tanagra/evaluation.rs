//! What a position of Tanagra is worth at a glance.

use crate::Evaluate;
use crate::counter::towards_a_draw;
use crate::seats::against_the_others;
use crate::terms::{Group, LATEST, Sum, Tally, Trace, Weight, read_weights, start};
use arrayvec::ArrayVec;
use tablier_games::tanagra::{Phase, Standing, Tanagra};
use tablier_games::{Position, Seat};

/// The terms, in the order of `weights.txt`, which explains them.
pub(crate) const GROUPS: &[Group] = &[
    Group { name: "pawns-of-a-series", terms: 7 },
    Group { name: "moves", terms: MOST_MOVES + 1 },
    Group { name: "prey-to-move", terms: MOST_PREY + 1 },
    Group { name: "prey-waiting", terms: MOST_PREY + 1 },
    Group { name: "groups", terms: 7 },
    Group { name: "isolated", terms: 7 },
    Group { name: "contacts", terms: 7 },
    Group { name: "own-tiles", terms: MOST_TILES + 1 },
    Group { name: "to-move", terms: 1 },
];

/// Moves are counted in fours, and more than this many fours are as good as this.
const MOST_MOVES: usize = 15;
const MOST_PREY: usize = 4;
const MOST_TILES: usize = 8;

const PAWNS: usize = start(GROUPS, 0);
const MOVES: usize = start(GROUPS, 1);
const PREY_TO_MOVE: usize = start(GROUPS, 2);
const PREY_WAITING: usize = start(GROUPS, 3);
const NUMBER_OF_GROUPS: usize = start(GROUPS, 4);
const ISOLATED: usize = start(GROUPS, 5);
const CONTACTS: usize = start(GROUPS, 6);
const OWN_TILES: usize = start(GROUPS, 7);
const TO_MOVE: usize = start(GROUPS, 8);

/// Tanagra judged by hand-made terms with tuned weights.
#[derive(Clone, Debug)]
pub struct TanagraEvaluation {
    weights: Vec<Weight>,
}

impl Default for TanagraEvaluation {
    fn default() -> Self {
        Self { weights: read_weights(include_str!("weights.txt"), GROUPS) }
    }
}

impl Evaluate<Tanagra> for TanagraEvaluation {
    fn evaluate(&self, position: &Tanagra, seat: Seat) -> i32 {
        let standings = standings(position);
        let lateness = lateness(position, &standings);
        let mut worths = [0; Seat::MAX as usize];
        for standing in &standings {
            let mut sum = Sum::new(&self.weights);
            tally_series(position, standing, 1, &mut sum);
            worths[standing.pawn.seat().index()] += sum.total(lateness);
        }
        let worth = against_the_others(position, seat, |seat| {
            let mut sum = Sum::new(&self.weights);
            tally_seat(position, seat, 1, &mut sum);
            worths[seat.index()] + sum.total(lateness)
        });
        towards_a_draw(worth, position.quiet())
    }
}

/// The terms of a position for two, as the first seat sees them.
pub(crate) fn trace(position: &Tanagra) -> Trace {
    let standings = standings(position);
    let mut trace = Trace { lateness: lateness(position, &standings), ..Trace::default() };
    let sign = |seat| if seat == Seat::FIRST { 1 } else { -1 };
    for standing in &standings {
        tally_series(position, standing, sign(standing.pawn.seat()), &mut trace);
    }
    for seat in Seat::all(2) {
        tally_seat(position, seat, sign(seat), &mut trace);
    }
    trace
}

/// How each series stands: four at most.
type Standings = ArrayVec<Standing, 4>;

fn standings(position: &Tanagra) -> Standings {
    position.standings().collect()
}

/// While tiles are laid it is the beginning; with two pawns left of each series it is the end.
fn lateness(position: &Tanagra, standings: &Standings) -> i32 {
    if position.phase() == Phase::Lay {
        return 0;
    }
    let pawns: i32 = standings.iter().map(|standing| standing.pawns as i32).sum();
    let series = standings.len() as i32;
    let (most, least) = (series * i32::from(position.x()), 2 * series);
    ((most - pawns) * LATEST / (most - least)).clamp(0, LATEST)
}

fn tally_series(position: &Tanagra, standing: &Standing, sign: i32, tally: &mut impl Tally) {
    let to_move = position.side() == standing.pawn.seat();
    let prey = if to_move { PREY_TO_MOVE } else { PREY_WAITING };
    tally.add(PAWNS + standing.pawns as usize, sign);
    tally.add(MOVES + (standing.moves as usize / 4).min(MOST_MOVES), sign);
    tally.add(prey + (standing.prey as usize).min(MOST_PREY), sign);
    tally.add(NUMBER_OF_GROUPS + standing.groups as usize, sign);
    tally.add(ISOLATED + standing.isolated as usize, sign);
}

fn tally_seat(position: &Tanagra, seat: Seat, sign: i32, tally: &mut impl Tally) {
    for (contacts, tiles) in position.contacts(seat).into_iter().enumerate() {
        tally.add(CONTACTS + contacts, sign * tiles as i32);
    }
    tally.add(OWN_TILES + (position.own_tiles(seat) as usize).min(MOST_TILES), sign);
    if position.side() == seat {
        tally.add(TO_MOVE, sign);
    }
}
