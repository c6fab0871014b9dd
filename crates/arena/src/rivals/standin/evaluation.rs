//! What a position is worth: material, by height and by rarity, and a few large facts.

use tablier_games::tzaar::{Colour, Kind, Point, Tzaar};

/// The worth of a stack by its height; very tall ones have swallowed too much.
const HEIGHTS: [i32; 31] = heights();

/// What each stack's worth is multiplied by: by how many of its type are left, from none.
const RARITIES: [i32; 16] = [0, 100, 90, 60, 30, 20, 15, 13, 12, 11, 10, 9, 8, 7, 6, 5];

/// A type's tallest stack is higher than every enemy stack.
const OVERLOOKS: i32 = 4_000;

/// So many times more when that holds for all three types.
const OVERLOOKS_THRICE: i32 = 20;

/// All three types have a stack of two or more.
const ALL_STACKED: i32 = 15_000;

/// The enemy has this many targets, or fewer.
const FEW_TARGETS: u32 = 4;

/// What that is worth.
const STARVES: i32 = 10_000;

/// All of the last one or two stacks of a type can be captured.
const EXPOSED: i32 = 15_000;

const fn heights() -> [i32; 31] {
    let mut heights = [0; 31];
    let mut height = 1;
    while height < heights.len() {
        heights[height] = match height {
            1 => 10,
            2 => 100,
            3 => 150,
            4..=8 => 160,
            _ => 160 - 5 * (height as i32 - 8),
        };
        height += 1;
    }
    heights
}

/// What a capture takes off the board, for the order of plies: by height, and by how many of the type are left.
#[inline]
pub(super) fn loss(height: u8, left: u32) -> i32 {
    HEIGHTS[usize::from(height)] * RARITIES[left as usize]
}

/// The worth of a position for the side to move.
pub(super) fn evaluate(position: &Tzaar) -> i32 {
    let (own, other) = (position.colour(), position.colour().other());
    let (own_army, other_army) = (Army::of(position, own), Army::of(position, other));
    own_army.worth(&other_army, position) - other_army.worth(&own_army, position)
}

/// What counts of one side.
struct Army {
    colour: Colour,
    material: i32,
    /// The height of each type's tallest stack.
    tallest: [u8; 3],
}

impl Army {
    fn of(position: &Tzaar, colour: Colour) -> Self {
        let mut army = Self { colour, material: 0, tallest: [0; 3] };
        for kind in Kind::ALL {
            let tops = position.points_of(colour, kind);
            let tall = tops.without(position.singles());
            let tallest = &mut army.tallest[kind as usize];
            *tallest = u8::from(!tops.is_empty());
            let mut worth = HEIGHTS[1] * (tops.len() - tall.len()) as i32;
            for point in tall.iter() {
                let height = position.height(point);
                worth += HEIGHTS[usize::from(height)];
                *tallest = height.max(*tallest);
            }
            army.material += worth * RARITIES[tops.len() as usize];
        }
        army
    }

    fn worth(&self, enemy: &Self, position: &Tzaar) -> i32 {
        let [tzaar, tzarra, tott] = enemy.tallest;
        let highest_enemy = tzaar.max(tzarra).max(tott);
        let overlooking = self.tallest.iter().filter(|&&height| height > highest_enemy).count() as i32;
        let mut worth = self.material + OVERLOOKS * overlooking;
        if overlooking == 3 {
            worth += (OVERLOOKS_THRICE - 1) * OVERLOOKS * overlooking;
        }
        if self.tallest.iter().all(|&height| height >= 2) {
            worth += ALL_STACKED;
        }
        if has_few_targets(position, enemy.colour) {
            worth += STARVES;
        }
        if is_exposed(position, self.colour) {
            worth -= EXPOSED;
        }
        worth
    }
}

/// Whether there are four enemies or fewer that a side could capture.
fn has_few_targets(position: &Tzaar, colour: Colour) -> bool {
    // A target has six neighbours at most: this many captures, and there are more targets without looking.
    if position.captures(colour) > 6 * u64::from(FEW_TARGETS) {
        return false;
    }
    let enemies = position.points(colour.other()).iter();
    enemies.filter(|&target| can_be_captured(position, target, colour)).count() <= FEW_TARGETS as usize
}

/// Whether a side could lose all of a type of which it has one or two left.
fn is_exposed(position: &Tzaar, colour: Colour) -> bool {
    Kind::ALL.into_iter().any(|kind| {
        let tops = position.points_of(colour, kind);
        tops.len() <= 2 && tops.iter().all(|point| can_be_captured(position, point, colour.other()))
    })
}

fn can_be_captured(position: &Tzaar, target: Point, by: Colour) -> bool {
    let height = position.height(target);
    position.in_sight(target).and(position.points(by)).iter().any(|taker| position.height(taker) >= height)
}

#[cfg(test)]
mod tests {
    use super::{ALL_STACKED, EXPOSED, HEIGHTS, OVERLOOKS, RARITIES, STARVES, evaluate};
    use std::collections::HashSet;
    use tablier_games::tzaar::{Colour, Kind, Move, Point, Stack, Tzaar};
    use tablier_games::{Position, Random};

    /// The points that a side could capture, found by giving it the move.
    fn targets(position: &Tzaar, colour: Colour) -> HashSet<Point> {
        let board = position.to_string();
        let turn = if colour == Colour::White { "w 1 99" } else { "b 1 98" };
        let its_turn: Tzaar = format!("{} {turn}", board.split(' ').next().unwrap()).parse().unwrap();
        let target = |ply: Move| match ply {
            Move::Capture { to, .. } => Some(to),
            _ => None,
        };
        its_turn.moves().into_iter().filter_map(target).collect()
    }

    fn stacks(position: &Tzaar, colour: Colour) -> Vec<(Point, Stack)> {
        Point::all()
            .filter_map(|point| Some((point, position.stack(point)?)))
            .filter(|(_, stack)| stack.colour() == colour)
            .collect()
    }

    fn plain_worth(position: &Tzaar, colour: Colour) -> i32 {
        let own = stacks(position, colour);
        let enemies = stacks(position, colour.other());
        let in_danger = targets(position, colour.other());
        let highest_enemy = enemies.iter().map(|(_, stack)| stack.height()).max().unwrap();
        let (mut worth, mut overlooking, mut stacked, mut exposed) = (0, 0, 0, false);
        for kind in Kind::ALL {
            let of_kind: Vec<_> = own.iter().filter(|(_, stack)| stack.kind() == kind).collect();
            for (_, stack) in &of_kind {
                worth += HEIGHTS[usize::from(stack.height())] * RARITIES[of_kind.len()];
            }
            let tallest = of_kind.iter().map(|(_, stack)| stack.height()).max().unwrap();
            overlooking += i32::from(tallest > highest_enemy);
            stacked += i32::from(tallest >= 2);
            exposed |= of_kind.len() <= 2 && of_kind.iter().all(|(point, _)| in_danger.contains(point));
        }
        worth += OVERLOOKS * overlooking * if overlooking == 3 { 20 } else { 1 };
        worth += ALL_STACKED * i32::from(stacked == 3);
        worth += STARVES * i32::from(in_danger.len() <= 4);
        worth - EXPOSED * i32::from(exposed)
    }

    #[test]
    fn the_fast_way_agrees_with_the_plain_one() {
        let mut random = Random::new(11);
        for seed in 0..60 {
            let mut position = Tzaar::setup("random", Some(seed)).unwrap();
            while position.outcome().is_none() {
                let (own, other) = (position.colour(), position.colour().other());
                let plain = plain_worth(&position, own) - plain_worth(&position, other);
                assert_eq!(evaluate(&position), plain, "{position}");
                let plies = position.moves();
                position.play_unchecked(plies[random.below(plies.len() as u64) as usize]);
            }
        }
    }
}
