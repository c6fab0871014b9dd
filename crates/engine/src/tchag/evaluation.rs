//! What a position of Tchag is worth at a glance.

use crate::terms::{Group, LATEST, Tally, Terms, start};
use arrayvec::ArrayVec;
use tablier_games::tchag::{Cell, Colour, Stone, Tchag};

/// The terms, in the order of `weights.txt`, which explains them.
const GROUPS: &[Group] = &[
    Group { name: "pawns", terms: 5 },
    Group { name: "moves", terms: MOST_MOVES + 1 },
    Group { name: "safe-moves", terms: MOST_MOVES + 1 },
    Group { name: "pawns-by-moves", terms: 5 },
    Group { name: "on-black", terms: 5 },
    Group { name: "prey-to-move", terms: 5 },
    Group { name: "prey-waiting", terms: 5 },
    Group { name: "room-on-grey", terms: 9 },
    Group { name: "room-on-black", terms: 9 },
    Group { name: "foes", terms: 4 * OFFSETS },
    Group { name: "friends-to-move", terms: 3 * OFFSETS },
    Group { name: "friends-waiting", terms: 3 * OFFSETS },
    Group { name: "to-move", terms: 1 },
];

/// More moves than this are as good as this.
const MOST_MOVES: usize = 12;
/// Two pawns are so far apart in one direction and as far or less in the other.
const OFFSETS: usize = 20;

const PAWNS: usize = start(GROUPS, "pawns");
const MOVES: usize = start(GROUPS, "moves");
const SAFE_MOVES: usize = start(GROUPS, "safe-moves");
const BY_MOVES: usize = start(GROUPS, "pawns-by-moves");
const ON_BLACK: usize = start(GROUPS, "on-black");
const PREY_TO_MOVE: usize = start(GROUPS, "prey-to-move");
const PREY_WAITING: usize = start(GROUPS, "prey-waiting");
const ROOM: [usize; 2] = [start(GROUPS, "room-on-grey"), start(GROUPS, "room-on-black")];
const FOES: usize = start(GROUPS, "foes");
const FRIENDS_TO_MOVE: usize = start(GROUPS, "friends-to-move");
const FRIENDS_WAITING: usize = start(GROUPS, "friends-waiting");
const TO_MOVE: usize = start(GROUPS, "to-move");

impl Terms for Tchag {
    const GROUPS: &'static [Group] = GROUPS;
    const WEIGHTS: &'static str = include_str!("weights.txt");

    /// Thirty-six stones are the beginning, six the end.
    fn lateness(&self) -> i32 {
        ((36 - self.stone_count() as i32) * LATEST / 30).clamp(0, LATEST)
    }

    fn tally(&self, tally: &mut impl Tally) {
        tally_colour(self, Colour::Red, tally);
        tally_colour(self, Colour::Yellow, tally);
        tally_pawns(self, tally);
        tally.add(self.colour().seat(), TO_MOVE, 1);
    }
}

/// How many pawns a colour has and how they can move.
fn tally_colour(position: &Tchag, colour: Colour, tally: &mut impl Tally) {
    let seat = colour.seat();
    let standing = position.standing(colour);
    tally.add(seat, PAWNS + standing.pawns as usize, 1);
    let mut moves = 0;
    for (number, pawns) in standing.by_moves.into_iter().enumerate() {
        moves += number * pawns as usize;
        tally.add(seat, BY_MOVES + number, pawns as i32);
    }
    tally.add(seat, MOVES + moves.min(MOST_MOVES), 1);
    tally.add(seat, SAFE_MOVES + (standing.safe_moves as usize).min(MOST_MOVES), 1);
    tally.add(seat, ON_BLACK + standing.on_black as usize, 1);
    let prey = if position.colour() == colour { PREY_TO_MOVE } else { PREY_WAITING };
    tally.add(seat, prey + standing.prey as usize, 1);
}

/// A pawn, and whether its stone is black.
type Pawn = (Cell, usize);

/// Where the pawns stand to each other.
fn tally_pawns(position: &Tchag, tally: &mut impl Tally) {
    let (mover, waiter) = (position.colour(), position.colour().other());
    let (movers, waiters) = (pawns(position, mover), pawns(position, waiter));
    for (pawns, colour, friends) in [(&movers, mover, FRIENDS_TO_MOVE), (&waiters, waiter, FRIENDS_WAITING)] {
        let seat = colour.seat();
        for (index, one) in pawns.iter().enumerate() {
            tally.add(seat, ROOM[one.1] + position.stones_around(one.0) as usize, 1);
            for other in &pawns[..index] {
                tally.add(seat, friends + (one.1 + other.1) * OFFSETS + offset(one.0, other.0), 1);
            }
        }
    }
    for one in &movers {
        for other in &waiters {
            tally.add(mover.seat(), FOES + (2 * one.1 + other.1) * OFFSETS + offset(one.0, other.0), 1);
        }
    }
}

fn pawns(position: &Tchag, colour: Colour) -> ArrayVec<Pawn, 4> {
    position.pawns(colour).map(|(cell, stone)| (cell, usize::from(stone == Stone::Black))).collect()
}

/// Which of the ways two pawns can lie to each other, mirror images taken together.
fn offset(one: Cell, other: Cell) -> usize {
    let across = usize::from(one.x().abs_diff(other.x()));
    let along = usize::from(one.y().abs_diff(other.y()));
    let (far, near) = (across.max(along), across.min(along));
    far * (far + 1) / 2 + near - 1
}
