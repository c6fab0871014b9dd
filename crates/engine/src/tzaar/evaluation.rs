//! What a position of TZAAR is worth at a glance.

use crate::terms::{Group, LATEST, Tally, Terms, start};
use tablier_games::Position;
use tablier_games::tzaar::{Colour, Kind, Point, PointSet, Step, Tzaar};

/// The terms, in the order of `weights.txt`, which explains them.
const GROUPS: &[Group] = &[
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

const TOPS: [usize; 3] = [start(GROUPS, "tzaars"), start(GROUPS, "tzarras"), start(GROUPS, "totts")];
const HEIGHT: [usize; 3] =
    [start(GROUPS, "heights-tzaar"), start(GROUPS, "heights-tzarra"), start(GROUPS, "heights-tott")];
const TOWERS: usize = start(GROUPS, "towers");
const TYPES_IN_TOWERS: usize = start(GROUPS, "types-in-towers");
const CAPTURES: usize = start(GROUPS, "captures");
const IN_DANGER: [usize; 3] = [
    start(GROUPS, "last-in-danger"),
    start(GROUPS, "last-two-in-danger"),
    start(GROUPS, "last-three-in-danger"),
];
const STACKS_IN_DANGER: usize = start(GROUPS, "stacks-in-danger");
const FIRST_MOVE: usize = start(GROUPS, "first-move");
const SECOND_MOVE: usize = start(GROUPS, "second-move");

impl Terms for Tzaar {
    const GROUPS: &'static [Group] = GROUPS;
    const WEIGHTS: &'static str = include_str!("weights.txt");

    /// Sixty stacks are the beginning, ten the end.
    fn lateness(&self) -> i32 {
        let stacks = (self.points(Colour::White).len() + self.points(Colour::Black).len()) as i32;
        ((60 - stacks) * LATEST / 50).clamp(0, LATEST)
    }

    fn tally(&self, tally: &mut impl Tally) {
        for colour in [Colour::White, Colour::Black] {
            tally_types(self, colour, tally);
            let captures = self.captures(colour).min(MOST_CAPTURES as u64) as usize;
            tally.add(colour.seat(), CAPTURES + captures, 1);
        }
        match self.step() {
            Step::First => tally.add(self.side(), FIRST_MOVE, 1),
            Step::Second => tally.add(self.side(), SECOND_MOVE, 1),
            Step::Place => {}
        }
    }
}

fn tallest(position: &Tzaar, colour: Colour) -> u8 {
    let stacks = position.points(colour).without(position.singles());
    stacks.iter().map(|point| position.height(point)).max().unwrap_or(1)
}

/// What a side has of each type: how many, how high, how safe.
fn tally_types(position: &Tzaar, colour: Colour, tally: &mut impl Tally) {
    let (seat, tallest_enemy) = (colour.seat(), tallest(position, colour.other()));
    let mut types_in_towers = 0;
    for kind in Kind::ALL {
        let tops = position.points_of(colour, kind);
        let count = tops.len() as usize;
        tally.add(seat, TOPS[kind as usize] + count, 1);
        let mut tallest = 0;
        for point in tops.without(position.singles()).iter() {
            let height = position.height(point);
            tally.add(seat, HEIGHT[kind as usize] + (usize::from(height) - 2).min(HEIGHTS - 1), 1);
            tallest = tallest.max(height);
            if height <= tallest_enemy && is_in_danger(position, colour, point, height) {
                tally.add(seat, STACKS_IN_DANGER + (usize::from(height) - 2).min(3), 1);
            }
        }
        if tallest > tallest_enemy {
            tally.add(seat, TOWERS + kind as usize, 1);
        }
        types_in_towers += usize::from(tallest > 1);
        if (1..=3).contains(&count) {
            tally_scarce(position, colour, kind, tops, tally);
        }
    }
    tally.add(seat, TYPES_IN_TOWERS + types_in_towers, 1);
}

/// Of a type of which three or fewer are left, how many the enemy could take now.
fn tally_scarce(position: &Tzaar, colour: Colour, kind: Kind, tops: PointSet, tally: &mut impl Tally) {
    let in_danger = |point: &Point| is_in_danger(position, colour, *point, position.height(*point));
    let danger = tops.iter().filter(in_danger).count();
    if danger > 0 {
        let left = tops.len() as usize;
        tally.add(colour.seat(), IN_DANGER[left - 1] + left * kind as usize + danger - 1, 1);
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
