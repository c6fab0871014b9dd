//! Games in progress: leaving, draws, repetition, takebacks and places.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use tablier_games::terrace::Announcement;
use tablier_games::{Departure, Ending, Event, Game, GameKind, Outcome, Seat, Start, TableError};

fn new_game(kind: GameKind, setup: &str) -> Game {
    Game::new(Start::from_setup(kind, setup, Some(1)).unwrap())
}

fn from_position(kind: GameKind, text: &str) -> Game {
    Game::new(Start::from_position(kind, text).unwrap())
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let ply = game.position().read_move(text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        game.play(ply).unwrap();
    }
}

/// Plays the first legal move so many times.
fn play_any(game: &mut Game, plies: usize) {
    for _ in 0..plies {
        let ply = game.position().moves()[0];
        game.play(ply).unwrap();
    }
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

#[allow(clippy::unnecessary_wraps, reason = "compared with what may be nothing")]
fn win(number: u8, ending: Ending) -> Option<Outcome> {
    Some(Outcome::win(seat(number), ending))
}

/// What is announced after the last of some moves.
fn announced(position: &str, moves: &str) -> Option<Announcement> {
    let mut game = from_position(GameKind::Terrace, position);
    let (before, last) = moves.rsplit_once(' ').unwrap_or(("", moves));
    play(&mut game, before);
    let side = game.position().side();
    play(&mut game, last);
    game.announcement(side)
}

#[test]
fn a_reply_that_ends_the_game_takes_a_mate_back() {
    let goal = "......../......../......../.......aT/......../.a3a3...../..a3a2..../.bT...... 2 a 0";
    assert_eq!(announced(goal, "h5-g5"), Some(Announcement::Terrace));
    let barred = "......../......../......../.......aT/......../.a3a3...../..a3a2..../a4bT...... 2 a 0";
    assert_eq!(announced(barred, "h5-g5"), Some(Announcement::Mate));
}

/// The position with the T on h7 stands at the start; each round leads back to it.
#[test]
fn a_reply_that_makes_the_third_repetition_takes_a_mate_back() {
    let start = "......../.....a3a2bT/......a2./......../......../..aT...../......../........ 2 a 0";
    let round = "g7-g8 h7-h8 g8-g7";
    assert_eq!(announced(start, round), Some(Announcement::Mate));
    let second = format!("{round} h8-h7 {round}");
    assert_eq!(announced(start, &second), Some(Announcement::Terrace));
    let mut game = from_position(GameKind::Terrace, start);
    play(&mut game, &format!("{second} h8-h7"));
    assert_eq!(game.outcome(), Some(Outcome::draw(Ending::Repetition)));
}

#[test]
fn with_two_seats_the_other_wins() {
    for kind in GameKind::ALL {
        for (how, ending) in [(Departure::Resigned, Ending::Resigned), (Departure::Time, Ending::Time)] {
            let mut game = new_game(kind, kind.setups()[0].name);
            let position = game.position().clone();
            game.leave(seat(1), how).unwrap();
            assert_eq!(game.outcome(), win(2, ending));
            assert_eq!(game.places(), Some(vec![2, 1]));
            assert_eq!(*game.position(), position, "leaving is no ply");
            assert_eq!(game.leave(seat(2), how), Err(TableError::Over));
        }
    }
}

#[test]
fn whoever_leaves_terrace_is_out_and_the_others_go_on() {
    let mut game = new_game(GameKind::Terrace, "four");
    play(&mut game, "b1-b2");
    let quiet_before = game.position().to_string().rsplit_once(' ').unwrap().1.to_owned();
    // It is West's turn: it passes to North.
    game.leave(seat(2), Departure::Time).unwrap();
    assert_eq!(game.position().side(), seat(3));
    assert!(!game.position().to_string().contains('b'));
    assert_eq!(game.position().to_string().rsplit_once(' ').unwrap().1, quiet_before);
    assert_eq!(game.leave(seat(2), Departure::Resigned), Err(TableError::AlreadyOut(seat(2))));
    // Out of turn: North stays to move.
    game.leave(seat(1), Departure::Resigned).unwrap();
    assert_eq!((game.position().side(), game.outcome()), (seat(3), None));
    game.leave(seat(3), Departure::Resigned).unwrap();
    assert_eq!(game.outcome(), win(4, Ending::Resigned));
    assert_eq!(game.places(), Some(vec![3, 4, 2, 1]));
}

#[test]
fn places_in_terrace_follow_the_order_of_elimination() {
    // South takes North's T; then its own T steps down to its goal while East still stands. West was out before.
    let text = "......../.......aT/......../......../.......dT/..a3...../.cT....../........ 4 a 0";
    let mut game = from_position(GameKind::Terrace, text);
    play(&mut game, "c3xb2");
    assert_eq!((game.outcome(), game.position().side()), (None, seat(4)));
    play(&mut game, "h4-g4 h7-h8");
    assert_eq!(game.outcome(), win(1, Ending::Goal));
    assert_eq!(game.places(), Some(vec![1, 4, 3, 2]));
}

#[test]
fn whoever_was_out_at_the_start_is_last() {
    let text = ".......aT/......../......../......../......../..a3...../.bT....../.cT...... 4 a 0";
    assert_eq!(from_position(GameKind::Terrace, text).places(), Some(vec![1, 2, 2, 4]));
    let text = "aT......./......../......../......../......../......../......../.......dT 4 a 0";
    let mut game = from_position(GameKind::Terrace, text);
    for number in [1, 4] {
        game.offer_draw(seat(number)).unwrap();
    }
    assert_eq!(game.places(), Some(vec![1, 3, 3, 1]));
}

#[test]
fn whoever_leaves_tanagra_is_played_on_until_one_is_left() {
    let mut game = new_game(GameKind::Tanagra, "3x4");
    play_any(&mut game, 5);
    let position = game.position().clone();
    game.leave(seat(2), Departure::Resigned).unwrap();
    assert_eq!((game.outcome(), game.position()), (None, &position));
    assert!(game.has_left(seat(2)) && !game.is_in(seat(2)));
    play_any(&mut game, 3);
    game.leave(seat(3), Departure::Time).unwrap();
    assert_eq!(game.outcome(), win(1, Ending::Time));
    assert_eq!(game.places(), Some(vec![1, 2, 2]));
}

#[test]
fn whoever_left_tanagra_is_last_even_if_its_seat_wins() {
    // All pawns but those of the third player become isolated when the first drops the tile that it leaves.
    let text = "0,0v=a...;10,0v=b...;20,0v=c...;1,1^=....;21,1^=.... 3 4 a m 3";
    let mut game = from_position(GameKind::Tanagra, text);
    game.leave(seat(3), Departure::Time).unwrap();
    play(&mut game, "0,0v-1,0^ 10,0v-10,0^ 20,0v-20,0^ 1,0^-1,0v drop");
    assert_eq!(game.outcome(), win(3, Ending::Isolated));
    assert_eq!(game.places(), Some(vec![1, 1, 3]));
}

#[test]
fn the_third_time_a_key_stands_is_a_draw() {
    let mut game = new_game(GameKind::Terrace, "short");
    let round = "b1-b2 g8-g7 b2-b1 g7-g8 ";
    play(&mut game, round);
    assert_eq!(game.outcome(), None);
    play(&mut game, round);
    assert_eq!(game.outcome(), Some(Outcome::draw(Ending::Repetition)));
    assert_eq!(game.places(), Some(vec![1, 1]));
    assert_eq!(game.position().outcome(), None, "a position alone does not know");
    let ply = game.position().moves()[0];
    assert_eq!(game.play(ply), Err(TableError::Over));
}

#[test]
fn a_position_in_the_middle_of_a_turn_can_be_the_third() {
    // The first player walks off its tile and back; each time the empty tile stays where it is.
    let text = "0,0v=....;10,0v=b...;20,0v=c...;1,1^=a..a;11,1^=....;21,1^=.... 3 4 a t0,0v 5";
    let mut game = from_position(GameKind::Tanagra, text);
    let round = "keep 10,0v-10,0^ 20,0v-20,0^ 1,0v-1,0^ 10,0^-10,0v 20,0^-20,0v 1,0^-1,0v ";
    play(&mut game, round);
    assert_eq!(game.outcome(), None);
    play(&mut game, round);
    assert!(game.position().mid_turn());
    assert_eq!(game.outcome(), Some(Outcome::draw(Ending::Repetition)));
}

#[test]
fn a_draw_needs_all_who_are_still_in() {
    let mut game = new_game(GameKind::Tanagra, "4x4");
    game.leave(seat(4), Departure::Resigned).unwrap();
    assert_eq!(game.offer_draw(seat(4)), Err(TableError::AlreadyOut(seat(4))));
    assert_eq!(game.offer_draw(seat(1)), Ok(false));
    assert_eq!(game.offer_draw(seat(2)), Ok(false));
    // A ply lets all offers fall.
    play_any(&mut game, 1);
    assert!(game.draw_offers().is_empty());
    for (number, agreed) in [(1, false), (1, false), (3, false), (2, true)] {
        assert_eq!(game.offer_draw(seat(number)), Ok(agreed));
    }
    assert_eq!(game.outcome(), Some(Outcome::draw(Ending::Agreed)));
    assert_eq!(game.events().last(), Some(&Event::DrawAgreed));
    assert_eq!(game.places(), Some(vec![1, 1, 1, 4]));
    let mut other = new_game(GameKind::Tzaar, "fixed");
    assert_eq!(other.offer_draw(seat(2)), Ok(false));
    other.decline_draw(seat(1)).unwrap();
    assert_eq!(other.offer_draw(seat(1)), Ok(false));
    assert_eq!(other.offer_draw(seat(3)), Err(TableError::NoSuchSeat(seat(3))));
}

#[test]
fn taking_back_undoes_everything() {
    let mut game = new_game(GameKind::Terrace, "three");
    game.set_player(seat(1), "Ada").unwrap();
    play(&mut game, "b1-b2");
    let before = game.clone();
    let ply = game.position().moves()[0];
    game.play(ply).unwrap();
    assert_eq!(game.take_back(), Some(Event::Ply(ply)));
    game.leave(seat(2), Departure::Resigned).unwrap();
    game.leave(seat(3), Departure::Resigned).unwrap();
    assert!(game.outcome().is_some());
    game.take_back();
    game.take_back();
    assert_eq!((game.position(), game.outcome()), (before.position(), None));
    assert_eq!(game.events(), before.events());
    assert_eq!(game.player(seat(1)), Some("Ada"));
    game.take_back();
    game.offer_draw(seat(3)).unwrap();
    assert_eq!((game.take_back(), game.events().len()), (None, 0));
    assert_eq!(game.draw_offers(), [seat(3)], "nothing was taken back");
}

#[test]
fn seats_that_do_not_exist_cannot_leave() {
    let mut game = new_game(GameKind::Tchag, "standard");
    assert_eq!(game.leave(seat(3), Departure::Time), Err(TableError::NoSuchSeat(seat(3))));
    assert_eq!(game.set_player(seat(3), "Nobody"), Err(TableError::NoSuchSeat(seat(3))));
}
