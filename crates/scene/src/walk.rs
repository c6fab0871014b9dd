//! Going from place to place with four arrows.

use crate::Xy;

/// How far aside a place may lie for each step ahead.
const WIDEST: f64 = 1.8;
/// A step aside counts for more than one ahead.
const ASIDE: f64 = 1.6;

/// The nearest place in a direction, which is a step of length one.
///
/// Every place of every board can be reached from every other one in this way.
pub fn ahead<T>(places: impl IntoIterator<Item = (T, Xy)>, from: Xy, direction: Xy) -> Option<T> {
    let cost = |at: Xy| {
        let way = at - from;
        let ahead = way.x * direction.x + way.y * direction.y;
        let aside = (way.x * direction.y - way.y * direction.x).abs();
        (ahead > 1.0 && aside <= ahead * WIDEST).then_some(ahead + ASIDE * aside)
    };
    places
        .into_iter()
        .filter_map(|(place, at)| Some((place, cost(at)?)))
        .min_by(|(_, one), (_, other)| one.total_cmp(other))
        .map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::ahead;
    use crate::{Marks, Name, Scene, View, Xy, centre};
    use tablier_games::{AnyPosition, GameKind, Random, Spot};

    const ARROWS: [Xy; 4] =
        [Xy { x: 0.0, y: -1.0 }, Xy { x: 1.0, y: 0.0 }, Xy { x: 0.0, y: 1.0 }, Xy { x: -1.0, y: 0.0 }];

    /// The places of a board, and where they lie.
    fn places(position: &AnyPosition, raised: bool) -> Vec<(Spot, Xy)> {
        let marks = Marks { choices: position.moves(), ..Marks::default() };
        let view = View { raised, marks, ..View::default() };
        let spot = |name| if let Name::Place(spot) = name { Some(spot) } else { None };
        let spots = Scene::new(position, &view).places.into_iter().filter_map(|group| spot(group.name));
        spots.map(|spot| (spot, centre(position, spot, &view))).collect()
    }

    /// The places that can be reached from the first one; against the arrows, those from which it can be reached.
    fn reached(places: &[(Spot, Xy)], against: bool) -> usize {
        let index = |spot: Spot| places.iter().position(|(other, _)| *other == spot).unwrap();
        let ways: Vec<(usize, usize)> = places
            .iter()
            .enumerate()
            .flat_map(|(from, (_, at))| {
                let next = ARROWS.into_iter().filter_map(|arrow| ahead(places.iter().copied(), *at, arrow));
                next.map(move |spot| (from, index(spot))).collect::<Vec<_>>()
            })
            .map(|(from, to)| if against { (to, from) } else { (from, to) })
            .collect();
        let (mut seen, mut open) = (vec![false; places.len()], vec![0]);
        seen[0] = true;
        while let Some(here) = open.pop() {
            for (_, to) in ways.iter().filter(|(from, _)| *from == here) {
                if !std::mem::replace(&mut seen[*to], true) {
                    open.push(*to);
                }
            }
        }
        seen.into_iter().filter(|seen| *seen).count()
    }

    #[test]
    fn every_place_can_be_reached_from_every_other() {
        for kind in GameKind::ALL {
            for setup in kind.setups() {
                let mut random = Random::new(3);
                let mut position = AnyPosition::setup(kind, setup.name, Some(1)).unwrap();
                for ply in 0..40 {
                    for raised in [false, true] {
                        let places = places(&position, raised);
                        let all = places.len();
                        assert_eq!(
                            (reached(&places, false), reached(&places, true)),
                            (all, all),
                            "{kind} {} after {ply}: {position}",
                            setup.name
                        );
                    }
                    let moves = position.moves();
                    let Some(ply) = moves.get(random.below(moves.len().max(1) as u64) as usize) else {
                        break;
                    };
                    position.play(*ply).unwrap();
                }
            }
        }
    }
}
