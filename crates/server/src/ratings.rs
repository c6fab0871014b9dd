//! Ratings: Glicko-2 at tables for two, Weng-Lin at larger ones, after every rated game.

use crate::problem::Answer;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};
use std::cmp::Ordering;
use tablier_engine::Level;
use tablier_online::{Chair, Table};
use tablier_protocol::online::{Happening, RatingChange};
use tablier_store::{Standing, StandingPoint, Store, Write};

/// Where everybody begins at a table for two.
const FIRST: (f64, f64, f64) = (1500.0, 350.0, 0.06);
/// Weng-Lin's figures are shown on the same scale: its 25 is our 1500.
const SCALE: f64 = 60.0;
/// The rating of level 1, and how much each level more is worth: about what a ladder of the levels measures.
const LEVELS: (f64, f64) = (900.0, 130.0);
/// How sure we are of a level.
const LEVEL_DEVIATION: f64 = 60.0;

/// Reckons what the end of a rated game does to ratings: fills in the last of the happenings, and says what is to be stored.
pub(crate) async fn rate(
    store: &dyn Store,
    table: &Table,
    happenings: &mut [Happening],
    now: u64,
) -> Answer<Vec<Write>> {
    let Some(Happening::Over { places, ratings, .. }) = happenings.last_mut() else { return Ok(Vec::new()) };
    let before = standings(store, table).await?;
    let after = if before.len() == 2 { duel(&before, places) } else { melee(&before, places) };
    let mut writes = Vec::new();
    for (seat, (old, new)) in table.seats().zip(before.iter().zip(after)) {
        if table.chair(seat).person().is_none() {
            continue;
        }
        ratings.push(RatingChange { seat: seat.number(), before: old.rating, after: new.rating });
        let standing = Standing { games: old.games + 1, ..new };
        writes.push(Write::AddStanding(StandingPoint { at: now, table: table.id().to_owned(), standing }));
    }
    Ok(writes)
}

async fn standings(store: &dyn Store, table: &Table) -> Answer<Vec<Standing>> {
    let many = table.terms().setup.seats > 2;
    let game = table.terms().kind.name();
    let mut standings = Vec::new();
    for seat in table.seats() {
        standings.push(match table.chair(seat) {
            Chair::Engine(level) => of_level(*level, game, many),
            Chair::Person(person) => {
                let known = store.standings(&person.id).await?;
                let same = |standing: &Standing| standing.game == game && standing.many == many;
                known.into_iter().find(same).unwrap_or_else(|| newcomer(&person.id, game, many))
            }
            Chair::Open | Chair::Invited(_) => newcomer("", game, many),
        });
    }
    Ok(standings)
}

fn newcomer(person: &str, game: &str, many: bool) -> Standing {
    let (rating, deviation, volatility) = FIRST;
    let (person, game) = (person.to_owned(), game.to_owned());
    if many {
        let first = WengLinRating::new();
        let (rating, deviation) = (first.rating * SCALE, first.uncertainty * SCALE);
        return Standing { person, game, many, rating, deviation, volatility: 0.0, games: 0 };
    }
    Standing { person, game, many, rating, deviation, volatility, games: 0 }
}

/// What a level is taken for; it never changes.
fn of_level(level: Level, game: &str, many: bool) -> Standing {
    let (first, step) = LEVELS;
    let rating = first + step * f64::from(level.number() - 1);
    Standing { rating, deviation: LEVEL_DEVIATION, ..newcomer("", game, many) }
}

fn duel(before: &[Standing], places: &[u8]) -> Vec<Standing> {
    let rated = |standing: &Standing| Glicko2Rating {
        rating: standing.rating,
        deviation: standing.deviation,
        volatility: standing.volatility,
    };
    let outcome = match places[0].cmp(&places[1]) {
        Ordering::Less => Outcomes::WIN,
        Ordering::Greater => Outcomes::LOSS,
        Ordering::Equal => Outcomes::DRAW,
    };
    let (one, two) = glicko2(&rated(&before[0]), &rated(&before[1]), &outcome, &Glicko2Config::new());
    before
        .iter()
        .zip([one, two])
        .map(|(old, new)| Standing {
            rating: new.rating,
            deviation: new.deviation,
            volatility: new.volatility,
            ..old.clone()
        })
        .collect()
}

fn melee(before: &[Standing], places: &[u8]) -> Vec<Standing> {
    let teams: Vec<[WengLinRating; 1]> = before
        .iter()
        .map(|old| [WengLinRating { rating: old.rating / SCALE, uncertainty: old.deviation / SCALE }])
        .collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(places)
        .map(|(team, place)| (&team[..], MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let figures = after.iter().filter_map(|team| team.first());
    before
        .iter()
        .zip(figures)
        .map(|(old, new)| Standing {
            rating: new.rating * SCALE,
            deviation: new.uncertainty * SCALE,
            ..old.clone()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{duel, melee, newcomer, of_level};
    use tablier_engine::Level;

    #[test]
    fn whoever_wins_rises_and_surprise_counts_more() {
        let pair = [newcomer("a", "tchag", false), newcomer("b", "tchag", false)];
        let after = duel(&pair, &[1, 2]);
        assert!(after[0].rating > 1600.0 && after[1].rating < 1400.0);
        assert!(after[0].deviation < pair[0].deviation);
        let even = duel(&pair, &[1, 1]);
        assert!((even[0].rating - 1500.0).abs() < 1.0);
        let giant = of_level(Level::STRONGEST, "tchag", false);
        let upset = duel(&[newcomer("a", "tchag", false), giant], &[1, 2]);
        assert!(upset[0].rating > after[0].rating);
    }

    #[test]
    fn at_a_larger_table_every_place_counts() {
        let table: Vec<_> = ["a", "b", "c"].iter().map(|name| newcomer(name, "tanagra", true)).collect();
        let after = melee(&table, &[2, 1, 3]);
        assert!(after[1].rating > after[0].rating && after[0].rating > after[2].rating);
        let shared = melee(&table, &[1, 2, 2]);
        assert!((shared[1].rating - shared[2].rating).abs() < 1e-9);
    }
}
