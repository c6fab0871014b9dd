//! Reviews of games: chances, turning points, comments and graphs.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use tablier_games::record::Record;
use tablier_games::{AnyMove, Departure, Game, GameKind, Seat, Start, random_game};
use tablier_review::{Gravity, Note, Opinion, Review, Worth, annotate, states};
use tablier_scene::{Theme, svg};

const SECOND: Seat = Seat::from_index(1);

fn finished(kind: GameKind, setup: &str) -> Game {
    random_game(Start::from_setup(kind, setup, Some(3)).unwrap(), 3)
}

/// A ply that was not played in a state of a game.
fn other_ply(state: &Game, played: AnyMove) -> AnyMove {
    state.position().moves().into_iter().find(|ply| *ply != played).unwrap()
}

/// A review in which all is even for the first seat, but for some positions.
fn with(game: &Game, worths: &[(usize, i32)]) -> Review {
    let mut review = Review::new(game);
    for (index, state) in states(game).iter().enumerate().filter(|(_, state)| state.outcome().is_none()) {
        let hundredths = worths.iter().find(|(at, _)| *at == index).map_or(0, |(_, hundredths)| *hundredths);
        let own = Worth::Estimate(hundredths);
        let side = state.position().side();
        let worth = if side == Seat::FIRST { own } else { own.for_the_other() };
        let played = review.moments()[index].played;
        let line = played.map_or_else(Vec::new, |played| {
            let choice = state.position().moves().len() > 1;
            vec![if choice { other_ply(state, played.ply) } else { played.ply }]
        });
        review.set(index, Opinion { worth, line });
    }
    review
}

#[test]
fn there_is_a_moment_before_each_ply_and_one_at_the_end() {
    for kind in GameKind::ALL {
        let game = finished(kind, kind.setups()[0].name);
        let (review, states) = (Review::new(&game), states(&game));
        assert_eq!(review.moments().len(), game.plies().count() + 1);
        assert_eq!(states.len(), review.moments().len());
        assert_eq!(states.last().unwrap().position(), game.position());
        for (moment, state) in review.moments().iter().zip(&states) {
            assert_eq!((moment.side, moment.outcome), (state.position().side(), state.outcome()));
        }
        let plies: Vec<AnyMove> =
            review.moments().iter().filter_map(|moment| Some(moment.played?.ply)).collect();
        assert!(plies.into_iter().eq(game.plies()));
        // Nothing is known but the end.
        let last = states.len() - 1;
        assert_eq!(review.chance(0, Seat::FIRST), None);
        assert!(review.chance(last, Seat::FIRST).is_some());
        assert!(review.turning_points().is_empty());
    }
}

#[test]
fn what_is_known_is_known_for_both_of_two() {
    let game = finished(GameKind::Tchag, "standard");
    let review = with(&game, &[(1, 400)]);
    let [first, second] = [Seat::FIRST, SECOND].map(|seat| review.chance(1, seat).unwrap());
    assert!((first - 10.0 / 11.0).abs() < 1e-9 && (first + second - 1.0).abs() < 1e-9);
}

#[test]
fn a_game_turns_where_chances_fall_and_something_was_better() {
    let game = finished(GameKind::Tzaar, "random");
    let states = states(&game);
    // A ply of the second seat that is not the last.
    let at = (2..states.len() - 3).find(|at| states[*at].position().side() == SECOND).unwrap();
    let review = with(&game, &[(at + 1, 200)]);
    let points = review.turning_points();
    let point = points.iter().find(|point| point.index == at).unwrap();
    assert_eq!((point.seat, point.gravity, point.seen_at), (SECOND, Gravity::Mistake, at + 1));
    assert_eq!(point.before, Worth::Estimate(0));
    assert_eq!(point.after, Worth::Estimate(-200));
    // Whoever plays what was thought best is not to blame.
    let mut blameless = review.clone();
    let played = review.moments()[at].played.unwrap().ply;
    blameless.set(at, Opinion { worth: Worth::Estimate(0), line: vec![played] });
    assert!(blameless.turning_points().iter().all(|point| point.index != at));
    // Nor is anybody of whom nothing is known.
    assert!(Review::new(&game).turning_points().is_empty());
}

#[test]
fn comments_go_into_the_record() {
    let game = finished(GameKind::Tchag, "standard");
    let review = with(&game, &[(5, 200), (6, -500)]);
    let points = review.turning_points();
    assert!(!points.is_empty());
    let record = Record::of_game(&game);
    let say = |point: &tablier_review::TurningPoint| Note {
        ply: format!("seat {} errs", point.seat),
        better: "better".to_owned(),
    };
    let annotated = annotate(&record, &review, Some("looked at".to_owned()), say).unwrap();
    let read = Record::read(&annotated.to_string()).unwrap();
    assert_eq!(read.line().comments, ["looked at"]);
    for point in &points {
        let node = &read.line().nodes[point.event];
        assert_eq!(node.comments, [format!("seat {} errs", point.seat)]);
        assert_eq!(node.variations.len(), 1);
        assert_eq!(node.variations[0].comments, ["better"]);
    }
    let commented = read.line().nodes.iter().filter(|node| !node.comments.is_empty()).count();
    assert_eq!(commented, points.len());
    assert_eq!(read.game().events(), game.events());
}

#[test]
fn whoever_leaves_has_not_played_badly() {
    let mut game = Game::new(Start::from_setup(GameKind::Tchag, "standard", None).unwrap());
    for _ in 0..4 {
        let ply = game.position().moves()[0];
        game.play(ply).unwrap();
    }
    let side = game.position().side();
    game.leave(side, Departure::Resigned).unwrap();
    let states = states(&game);
    assert_eq!(states.len(), 5);
    assert_eq!(states[4].outcome(), None, "the position is still to be thought about");
    let review = with(&game, &[]);
    assert!(review.turning_points().is_empty());
}

/// With three or four seats the game goes on after a player has left, and what the plies before were worth stays unknown.
#[test]
fn a_ply_is_no_mistake_because_a_player_leaves_later() {
    for (kind, setup) in [(GameKind::Terrace, "four"), (GameKind::Tanagra, "3x4")] {
        let mut game = Game::new(Start::from_setup(kind, setup, None).unwrap());
        let seats = usize::from(game.position().seats());
        for round in 0..3 {
            for _ in 0..seats {
                let ply = game.position().moves()[0];
                game.play(ply).unwrap();
            }
            if round == 1 {
                game.leave(SECOND, Departure::Resigned).unwrap();
            }
        }
        let mut review = with(&game, &[]);
        // All seats are much worse off after the second seat has left.
        for index in 2 * seats..review.moments().len() {
            review.set(index, Opinion { worth: Worth::Estimate(-900), line: Vec::new() });
        }
        assert_eq!(review.turning_points(), [], "{kind}: even until a player leaves");
        // What is seen before that counts as ever.
        let better = other_ply(&states(&game)[1], review.moments()[1].played.unwrap().ply);
        review.set(1, Opinion { worth: Worth::Estimate(400), line: vec![better] });
        assert_eq!(review.turning_points().len(), 1, "{kind}");
    }
}

/// With three seats a chance is only known where its seat decides, and what a ply cost is seen when it decides again.
#[test]
fn three_seats_each_have_their_own_view() {
    let game = finished(GameKind::Terrace, "three");
    let states = states(&game);
    let side = |at: usize| states[at].position().side();
    let mut review = Review::new(&game);
    let first = side(0);
    let again = (1..states.len()).find(|at| side(*at) == first).unwrap();
    assert!(again >= 3);
    let better = other_ply(&states[0], review.moments()[0].played.unwrap().ply);
    review.set(0, Opinion { worth: Worth::Estimate(0), line: vec![better] });
    assert!(review.turning_points().is_empty(), "nothing is known of what came of it");
    review.set(again, Opinion { worth: Worth::Estimate(-400), line: Vec::new() });
    let points = review.turning_points();
    assert_eq!(points.len(), 1);
    assert_eq!((points[0].index, points[0].seen_at, points[0].seat), (0, again, first));
    assert_eq!(review.chance(0, first.next(3)), None);
    let plot = review.plot(600.0, 300.0);
    assert!(plot.runs.iter().any(|run| run.seat == first && run.points.len() == 2));
}

/// A curve ends where its seat loses its T, at nothing.
#[test]
fn whoever_is_out_has_no_chance_any_more() {
    let game = finished(GameKind::Terrace, "four");
    let review = Review::new(&game);
    let last = review.moments().last().unwrap();
    let [seat, ..] = last.out[..] else { panic!("somebody is out at the end of this game") };
    let since = review.moments().iter().position(|moment| moment.out.contains(&seat)).unwrap();
    assert_eq!(review.worth(since, seat), Some(Worth::LossIn(0)));
    assert_eq!(review.worth(review.moments().len() - 1, seat), Some(Worth::LossIn(0)));
    let plot = review.plot(600.0, 300.0);
    let points: Vec<_> =
        plot.runs.iter().filter(|run| run.seat == seat).flat_map(|run| &run.points).collect();
    assert_eq!(points, [&(since, 0.0)]);
}

#[test]
fn a_graph_shows_what_is_known() {
    let game = finished(GameKind::Tzaar, "random");
    let review = with(&game, &[(5, 200), (6, -500)]);
    let plot = review.plot(960.0, 360.0);
    assert_eq!(plot.runs.len(), 1, "all is known: one run");
    assert_eq!(plot.runs[0].points.len(), review.moments().len());
    assert_eq!(plot.marks.len(), review.turning_points().len());
    assert!(plot.ticks.len() <= 12 && plot.ticks[0].1 == 1 && plot.ticks[0].0 > 0, "{:?}", plot.ticks);
    let mut part = Review::new(&game);
    for index in [0, 1, 4, 5, 6] {
        part.set(index, Opinion { worth: Worth::Estimate(50), line: Vec::new() });
    }
    let runs: Vec<usize> = part.plot(960.0, 360.0).runs.iter().map(|run| run.points.len()).collect();
    assert_eq!(runs, [2, 3, 1], "the end is known too");
    let text = svg::file(&part.plot(960.0, 360.0).scene(), Theme::Light);
    assert!(text.starts_with("<svg ") && !text.contains("NaN"), "{text}");
}
