//! What a position of TZAAR is worth at a glance.

use crate::Evaluate;
use crate::terms::{Group, LATEST, Sum, Tally, Trace, Weight, read_weights, start};
use tablier_games::tzaar::{Colour, Kind, Point, PointSet, Step, Tzaar};
use tablier_games::{Position, Seat};

/// The terms, in the order of `weights.txt`, which explains them.
pub(crate) const GROUPS: &[Group] = &[
    Group { name: "tzaars", terms: 7 },
    Group { name: "tzarras", terms: 10 },
    Group { name: "totts", terms: 16 },
    Group { name: "heights-tzaar", terms: HEIGHTS },
    Group { name: "heights-tzarra", terms: HEIGHTS },
    Group { name: "heights-tott", terms: HEIGHTS },
    Group { name: "towers", terms: 3 },
    Group { name: "types-in-towers", terms: 4 },
    Group { name: "captures", terms: MOST_CAPTURES + 1 },
    Group { name: "last-in-danger", terms: 3 },
    Group { name: "last-two-in-danger", terms: 6 },
    Group { name: "last-three-in-danger", terms: 9 },
    Group { name: "stacks-in-danger", terms: 4 },
    Group { name: "first-move", terms: 1 },
    Group { name: "second-move", terms: 1 },
];

/// Heights from 2 on that are told apart.
const HEIGHTS: usize = 7;
/// More captures than this are as good as this.
const MOST_CAPTURES: usize = 24;

const TOPS: [usize; 3] = [start(GROUPS, 0), start(GROUPS, 1), start(GROUPS, 2)];
const HEIGHT: [usize; 3] = [start(GROUPS, 3), start(GROUPS, 4), start(GROUPS, 5)];
const TOWERS: usize = start(GROUPS, 6);
const TYPES_IN_TOWERS: usize = start(GROUPS, 7);
const CAPTURES: usize = start(GROUPS, 8);
const IN_DANGER: [usize; 3] = [start(GROUPS, 9), start(GROUPS, 10), start(GROUPS, 11)];
const STACKS_IN_DANGER: usize = start(GROUPS, 12);
const FIRST_MOVE: usize = start(GROUPS, 13);
const SECOND_MOVE: usize = start(GROUPS, 14);

/// TZAAR judged by hand-made terms with tuned weights.
#[derive(Clone, Debug)]
pub struct TzaarEvaluation {
    weights: Vec<Weight>,
}

impl Default for TzaarEvaluation {
    fn default() -> Self {
        Self { weights: read_weights(include_str!("weights.txt"), GROUPS) }
    }
}

impl Evaluate<Tzaar> for TzaarEvaluation {
    fn evaluate(&self, position: &Tzaar, seat: Seat) -> i32 {
        let mut sum = Sum::new(&self.weights);
        tally(position, &mut sum);
        let white = sum.total(lateness(position));
        if seat == Seat::FIRST { white } else { -white }
    }
}

/// The terms of a position, as White sees them.
pub(crate) fn trace(position: &Tzaar) -> Trace {
    let mut trace = Trace { lateness: lateness(position), ..Trace::default() };
    tally(position, &mut trace);
    trace
}

/// Sixty stacks are the beginning, ten the end.
fn lateness(position: &Tzaar) -> i32 {
    let stacks = (position.points(Colour::White).len() + position.points(Colour::Black).len()) as i32;
    ((60 - stacks) * LATEST / 50).clamp(0, LATEST)
}

fn tally(position: &Tzaar, tally: &mut impl Tally) {
    for (colour, sign) in [(Colour::White, 1), (Colour::Black, -1)] {
        let tallest_enemy = tallest(position, colour.other());
        tally_types(position, colour, sign, tallest_enemy, tally);
        let captures = position.captures(colour).min(MOST_CAPTURES as u64) as usize;
        tally.add(CAPTURES + captures, sign);
    }
    let sign = if position.side() == Seat::FIRST { 1 } else { -1 };
    match position.step() {
        Step::First => tally.add(FIRST_MOVE, sign),
        Step::Second => tally.add(SECOND_MOVE, sign),
        Step::Place => {}
    }
}

fn tallest(position: &Tzaar, colour: Colour) -> u8 {
    let stacks = position.points(colour).without(position.singles());
    stacks.iter().map(|point| position.height(point)).max().unwrap_or(1)
}

/// What a side has of each type: how many, how high, how safe.
fn tally_types(position: &Tzaar, colour: Colour, sign: i32, tallest_enemy: u8, tally: &mut impl Tally) {
    let mut types_in_towers = 0;
    for kind in Kind::ALL {
        let tops = position.points_of(colour, kind);
        let count = tops.len() as usize;
        tally.add(TOPS[kind as usize] + count, sign);
        let mut tallest = 0;
        for point in tops.without(position.singles()).iter() {
            let height = position.height(point);
            tally.add(HEIGHT[kind as usize] + (usize::from(height) - 2).min(HEIGHTS - 1), sign);
            tallest = tallest.max(height);
            if height <= tallest_enemy && is_in_danger(position, colour, point, height) {
                tally.add(STACKS_IN_DANGER + (usize::from(height) - 2).min(3), sign);
            }
        }
        if tallest > tallest_enemy {
            tally.add(TOWERS + kind as usize, sign);
        }
        types_in_towers += usize::from(tallest > 1);
        if (1..=3).contains(&count) {
            tally_scarce(position, colour, kind, tops, sign, tally);
        }
    }
    tally.add(TYPES_IN_TOWERS + types_in_towers, sign);
}

/// Of a type of which three or fewer are left, how many the enemy could take now.
fn tally_scarce(
    position: &Tzaar,
    colour: Colour,
    kind: Kind,
    tops: PointSet,
    sign: i32,
    tally: &mut impl Tally,
) {
    let in_danger = |point: &Point| is_in_danger(position, colour, *point, position.height(*point));
    let danger = tops.iter().filter(in_danger).count();
    if danger > 0 {
        let left = tops.len() as usize;
        tally.add(IN_DANGER[left - 1] + left * kind as usize + danger - 1, sign);
    }
}

/// Whether the enemy has a stack in sight that is as high.
fn is_in_danger(position: &Tzaar, colour: Colour, point: Point, height: u8) -> bool {
    let enemies = position.in_sight(point).and(position.points(colour.other()));
    if height == 1 {
        return !enemies.is_empty();
    }
    enemies.without(position.singles()).iter().any(|enemy| position.height(enemy) >= height)
}
