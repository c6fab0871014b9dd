//! Ratings, complaints, what was done, and when the house was open.

use super::Place;
use tablier_store::{Life, Logged, Report, Standing, StandingPoint, Store, Write};

fn standing(game: &str, rating: f64, games: u32) -> Standing {
    Standing {
        person: "a".to_owned(),
        game: game.to_owned(),
        many: false,
        rating,
        deviation: 350.0 / 3.0,
        volatility: 0.06,
        games,
    }
}

fn after(at: u64, table: &str, standing: Standing) -> StandingPoint {
    StandingPoint { at, table: table.to_owned(), standing }
}

pub(crate) async fn standings_have_a_history(place: &impl Place) {
    let store = place.open().await;
    let first = after(10, "t1", standing("tzaar", 1500.1, 1));
    let second = after(20, "t2", standing("tzaar", 1512.3, 2));
    let other = after(15, "t3", Standing { many: true, ..standing("tanagra", 25.0, 1) });
    let elsewhere = after(5, "t1", Standing { person: "b".to_owned(), ..standing("tzaar", 1499.9, 1) });
    let points = [&first, &second, &other, &elsewhere].map(|point| Write::AddStanding(point.clone()));
    store.write(points.into()).await.expect("written");
    assert_eq!(store.standings("a").await, Ok(vec![other.standing.clone(), second.standing.clone()]));
    assert_eq!(store.history("a", "tzaar", false).await, Ok(vec![first, second]));
    assert_eq!(store.history("a", "tanagra", true).await, Ok(vec![other]));
    assert_eq!(store.history("a", "tanagra", false).await, Ok(vec![]));
    assert_eq!(store.standings("nobody").await, Ok(vec![]));
}

pub(crate) async fn an_annulled_game_is_taken_back(place: &impl Place) {
    let store = place.open().await;
    let (before, later) = (standing("tzaar", 1500.0, 0), after(10, "t1", standing("tzaar", 1510.0, 1)));
    store.write(vec![Write::AddStanding(later.clone())]).await.expect("written");
    store.write(vec![Write::PutStanding(before.clone())]).await.expect("taken back");
    assert_eq!(store.standings("a").await, Ok(vec![before]));
    assert_eq!(store.history("a", "tzaar", false).await, Ok(vec![later]));
}

pub(crate) async fn reports_and_log_are_newest_first(place: &impl Place) {
    let store = place.open().await;
    let report = |at, text: &str| Report {
        at,
        by: "a".to_owned(),
        table: "t1".to_owned(),
        event: 7,
        about: "b".to_owned(),
        said: "words".to_owned(),
        text: text.to_owned(),
    };
    let logged = |at, about: &str| Logged {
        at,
        by: "admin".to_owned(),
        what: "banned".to_owned(),
        about: about.to_owned(),
    };
    for (at, name) in [(1, "old"), (3, "new"), (3, "newer"), (2, "late")] {
        let writes = vec![Write::AddReport(report(at, name)), Write::Log(logged(at, name))];
        store.write(writes).await.expect("written");
    }
    let newest = vec![report(3, "newer"), report(3, "new"), report(2, "late")];
    assert_eq!(store.reports(3).await, Ok(newest));
    let newest = vec![logged(3, "newer"), logged(3, "new"), logged(2, "late")];
    assert_eq!(store.log(3).await, Ok(newest));
    assert_eq!(store.log(10).await.expect("read").len(), 4);
}

pub(crate) async fn lives_go_on(place: &impl Place) {
    let store = place.open().await;
    let lives = [Life { from: 10, until: 10 }, Life { from: 30, until: 40 }, Life { from: 10, until: 20 }];
    store.write(lives.map(Write::Live).into()).await.expect("written");
    assert_eq!(store.lives(0).await, Ok(vec![lives[2], lives[1]]));
    assert_eq!(store.lives(20).await, Ok(vec![lives[1]]));
    assert_eq!(store.lives(40).await, Ok(vec![]));
}
