//! What a position of Terrace is worth at a glance.

use crate::terms::{Group, LATEST, Tally, Terms, start};
use tablier_games::terrace::{Form, Square, Terrace};
use tablier_games::{Position, Seat};

/// The terms, in the order of `weights.txt`, which explains them.
const GROUPS: &[Group] = &[
    Group { name: "moves-to-goal", terms: FARTHEST + 1 },
    Group { name: "moves-to-goal-on-move", terms: FARTHEST + 1 },
    Group { name: "moves-to-blocked-goal", terms: FARTHEST + 1 },
    Group { name: "safe-way", terms: LONGEST_WAY + 2 },
    Group { name: "safe-way-on-move", terms: LONGEST_WAY + 2 },
    Group { name: "blocker", terms: 4 },
    Group { name: "blocker-for-good", terms: 4 },
    Group { name: "escapes", terms: MOST_ESCAPES + 1 },
    Group { name: "escapes-on-move", terms: MOST_ESCAPES + 1 },
    Group { name: "hunters", terms: FARTHEST_HUNTER + 1 },
    Group { name: "hunters-on-move", terms: FARTHEST_HUNTER + 1 },
    Group { name: "squares-of-t", terms: PLACES },
    Group { name: "squares-of-ones", terms: PLACES },
    Group { name: "squares-of-twos", terms: PLACES },
    Group { name: "squares-of-threes", terms: PLACES },
    Group { name: "squares-of-fours", terms: PLACES },
    Group { name: "behind", terms: FARTHEST_BEHIND },
    Group { name: "prey-to-move", terms: 5 },
    Group { name: "prey-waiting", terms: 5 },
    Group { name: "to-move", terms: 1 },
];

/// A T that needs more moves to its goal is as good as at home.
const FARTHEST: usize = 8;
/// Safe ways that are longer will not be safe for long.
const LONGEST_WAY: usize = 4;
const MOST_ESCAPES: usize = 6;
const FARTHEST_HUNTER: usize = 4;
/// Whoever has so many pieces fewer has as good as none.
const FARTHEST_BEHIND: usize = 4;
/// Squares that are not each other's mirror image across the diagonal between the low corners.
const PLACES: usize = 36;

// Pairs are for the side that waits and for the side to move.
const MOVES_TO_GOAL: [usize; 2] = [start(GROUPS, "moves-to-goal"), start(GROUPS, "moves-to-goal-on-move")];
const MOVES_TO_BLOCKED_GOAL: usize = start(GROUPS, "moves-to-blocked-goal");
const SAFE_WAY: [usize; 2] = [start(GROUPS, "safe-way"), start(GROUPS, "safe-way-on-move")];
const BLOCKER: usize = start(GROUPS, "blocker");
const BLOCKER_FOR_GOOD: usize = start(GROUPS, "blocker-for-good");
const ESCAPES: [usize; 2] = [start(GROUPS, "escapes"), start(GROUPS, "escapes-on-move")];
const HUNTERS: [usize; 2] = [start(GROUPS, "hunters"), start(GROUPS, "hunters-on-move")];
const SQUARES: usize = start(GROUPS, "squares-of-t");
const BEHIND: usize = start(GROUPS, "behind");
const PREY_TO_MOVE: usize = start(GROUPS, "prey-to-move");
const PREY_WAITING: usize = start(GROUPS, "prey-waiting");
const TO_MOVE: usize = start(GROUPS, "to-move");

impl Terms for Terrace {
    const GROUPS: &'static [Group] = GROUPS;
    const WEIGHTS: &'static str = include_str!("weights.txt");

    /// Thirty-two pieces are the beginning, four the end.
    fn lateness(&self) -> i32 {
        let pieces: usize = Seat::all(self.seats()).map(|seat| self.pieces(seat).count()).sum();
        ((32 - pieces as i32) * LATEST / 28).clamp(0, LATEST)
    }

    fn tally(&self, tally: &mut impl Tally) {
        for seat in Seat::all(self.seats()).filter(|seat| self.is_in(*seat)) {
            tally_seat(self, seat, tally);
        }
        tally.add(self.side(), TO_MOVE, 1);
    }

    fn plies_towards_a_draw(&self) -> u8 {
        self.quiet()
    }
}

fn tally_seat(position: &Terrace, seat: Seat, tally: &mut impl Tally) {
    let to_move = position.side() == seat;
    let upwards = position.goal(seat).x() > 0;
    for (square, form) in position.pieces(seat) {
        tally.add(seat, SQUARES + form as usize * PLACES + place(position, square, upwards), 1);
    }
    tally_way(position, seat, tally);
    let behind = pieces_behind(position, seat).min(FARTHEST_BEHIND);
    if behind > 0 {
        tally.add(seat, BEHIND + behind - 1, 1);
    }
    let escapes = (position.escapes(seat) as usize).min(MOST_ESCAPES);
    tally.add(seat, ESCAPES[usize::from(to_move)] + escapes, 1);
    for moves in position.hunters(seat) {
        tally.add(seat, HUNTERS[usize::from(to_move)] + usize::from(moves).min(FARTHEST_HUNTER), 1);
    }
    let prey = if to_move { PREY_TO_MOVE } else { PREY_WAITING };
    for square in position.prey(seat) {
        let form = position.piece(square).map_or(Form::One, |piece| piece.form);
        tally.add(seat, prey + form as usize, 1);
    }
}

/// How many pieces a seat has fewer than the others, the strongest of them.
fn pieces_behind(position: &Terrace, seat: Seat) -> usize {
    let most = Seat::all(position.seats()).map(|other| position.pieces(other).count()).max().unwrap_or(0);
    most - position.pieces(seat).count()
}

/// Where a square lies as seen by a seat whose T goes from the first corner to the last.
///
/// The small board is the large one without its middle.
fn place(position: &Terrace, square: Square, upwards: bool) -> usize {
    let side = position.board_side();
    let stretched = |along: u8| usize::from(if along < side / 2 { along } else { along + 8 - side });
    let seen = |along: u8| if upwards { stretched(along) } else { 7 - stretched(along) };
    let (x, y) = (seen(square.x()), seen(square.y()));
    let (far, near) = (x.max(y), x.min(y));
    far * (far + 1) / 2 + near
}

/// How far the T still has to go, and who stands in its way.
fn tally_way(position: &Terrace, seat: Seat, tally: &mut impl Tally) {
    let to_move = usize::from(position.side() == seat);
    let distance = usize::from(position.moves_to_goal(seat).unwrap_or(u8::MAX)).min(FARTHEST);
    match position.piece(position.goal(seat)) {
        Some(blocker) if blocker.seat != seat => {
            tally.add(seat, MOVES_TO_BLOCKED_GOAL + distance, 1);
            let size = blocker.form.size();
            tally.add(seat, BLOCKER + usize::from(size) - 1, -1);
            if !can_be_removed(position, seat, size) {
                tally.add(seat, BLOCKER_FOR_GOOD + usize::from(size) - 1, -1);
            }
        }
        _ => tally.add(seat, MOVES_TO_GOAL[to_move] + distance, 1),
    }
    let way = position.safe_moves_to_goal(seat, LONGEST_WAY as u8);
    tally.add(seat, SAFE_WAY[to_move] + way.map_or(LONGEST_WAY + 1, usize::from), 1);
}

/// Whether a seat has a piece that is large enough to take a blocker, and not itself needed to block.
fn can_be_removed(position: &Terrace, seat: Seat, size: u8) -> bool {
    let needed = position.goal(seat.next(position.seats()));
    position.pieces(seat).any(|(square, form)| form.size() >= size && form != Form::T && square != needed)
}
