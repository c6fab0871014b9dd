//! A shared table, from its opening to its end.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::{person, wish};
use tablier_games::{AnyMove, Random, Seat};
use tablier_online::{Chair, FAIR_WAIT, Missing, Moment, Refusal, SeatWish, Table, Terms, TermsError};
use tablier_protocol::online::{Event, Happening, Moves, NewGame, Pace, Status};

const MINUTE: Pace = Pace::Clock { base: 60, increment: 2 };

/// A table, and all that happened at it.
struct Told {
    table: Table,
    story: Vec<Event>,
    first: Table,
}

impl Told {
    fn open(wish: &NewGame, now: u64) -> Self {
        let me = person("ann");
        let (terms, wishes) = Terms::read(wish, me.clone(), 1).unwrap();
        let chairs = wishes.into_iter().map(|wish| match wish {
            SeatWish::Me => Chair::Person(me.clone()),
            SeatWish::Open => Chair::Open,
            SeatWish::Level(level) => Chair::Engine(level),
            SeatWish::Person(id) => Chair::Invited(person(&id)),
        });
        let table = Table::new(String::from("t"), terms, chairs.collect(), now);
        let mut told = Self { first: table.clone(), table, story: Vec::new() };
        let happenings = told.table.open(now, 3);
        told.happen(happenings, now);
        told
    }

    fn happen(&mut self, happenings: Vec<Happening>, at: u64) {
        for what in happenings {
            let event = Event { event: self.table.event() + 1, at, what };
            self.table.happen(&event).unwrap();
            self.story.push(event);
        }
        // Whoever was not there sees the same by hearing everything again.
        let mut other = self.first.clone();
        self.story.iter().for_each(|event| other.happen(event).unwrap());
        assert_eq!(other.view(at), self.table.view(at));
    }

    fn duel(clock: Option<Pace>) -> Self {
        let mut told = Self::open(&wish("terrace", "short", &["me", "open"], clock), 1000);
        told.happen(told.table.join(&person("bob"), None, 1000, 3).unwrap(), 1000);
        assert_eq!(told.table.status(), Status::Playing);
        told
    }

    fn play(&mut self, who: &str, word: &str, moment: Moment) {
        let moves = moves(self.table.view(moment.now).ply + 1, &[word]);
        let sent = self.table.play(who, &moves, moment).unwrap();
        self.happen(sent.happenings, moment.now);
    }
}

fn moves(ply: u32, words: &[&str]) -> Moves {
    let words = words.iter().map(|word| (*word).to_owned()).collect();
    Moves { ply, takebacks: 0, single: None, moves: Some(words) }
}

#[test]
fn a_table_waits_until_it_is_full() {
    let mut told = Told::open(&wish("tanagra", "3x4", &["open", "me", "open"], None), 5);
    assert_eq!(told.table.status(), Status::Waiting);
    assert_eq!(told.table.join(&person("ann"), None, 5, 3), Err(Refusal::AlreadySeated));
    assert_eq!(told.table.join(&person("bob"), Some(2), 5, 3), Err(Refusal::SeatTaken));
    assert_eq!(told.table.join(&person("bob"), Some(4), 5, 3), Err(Refusal::NoSuchSeat));
    told.happen(told.table.join(&person("bob"), Some(3), 6, 3).unwrap(), 6);
    told.happen(told.table.stand_up("bob").unwrap(), 7);
    told.happen(told.table.join(&person("bob"), None, 8, 3).unwrap(), 8);
    assert_eq!(told.table.seat_of("bob"), Seat::new(1));
    assert_eq!(told.table.play("bob", &moves(1, &["x"]), Moment::at(8)), Err(Refusal::NotPlaying));
    told.happen(told.table.join(&person("cyd"), None, 9, 3).unwrap(), 9);
    assert_eq!(told.table.status(), Status::Playing);
    assert_eq!(told.table.join(&person("dan"), None, 9, 3), Err(Refusal::NotWaiting));
}

#[test]
fn whoever_opened_a_table_calls_it_off_and_so_does_whoever_declines() {
    for who in ["ann", "bob"] {
        let mut told = Told::open(&wish("tchag", "standard", &["me", "person:bob"], None), 5);
        assert!(told.table.invites("bob"));
        assert_eq!(told.table.join(&person("cyd"), None, 5, 3), Err(Refusal::SeatTaken));
        told.happen(told.table.stand_up(who).unwrap(), 6);
        assert_eq!(told.table.result().map(|result| &result.reason[..]), Some("called-off"));
        assert_eq!(told.table.join(&person("bob"), None, 7, 3), Err(Refusal::NotWaiting));
    }
}

#[test]
fn a_table_that_waits_for_nobody_is_called_off() {
    let hour = 60 * 60_000;
    let waiting = |clock, private| {
        Told::open(&NewGame { private, ..wish("tchag", "standard", &["me", "open"], clock) }, 0)
    };
    assert_eq!(waiting(None, false).table.expire(60_000), None);
    assert!(waiting(Some(MINUTE), false).table.expire(hour).is_some());
    assert_eq!(waiting(None, true).table.expire(hour), None);
    assert_eq!(waiting(Some(Pace::Correspondence { days: 2 }), false).table.expire(hour), None);
    assert_eq!(Told::duel(None).table.expire(1000 * hour), None);
}

#[test]
fn terms_that_make_no_sense_are_refused() {
    let read = |wish: &NewGame| Terms::read(wish, person("ann"), 1).map(|_| ());
    assert_eq!(read(&wish("chess", "standard", &["me", "open"], None)), Err(TermsError::Game));
    assert_eq!(read(&wish("tchag", "short", &["me", "open"], None)), Err(TermsError::Setup));
    assert_eq!(read(&wish("tchag", "standard", &["me"], None)), Err(TermsError::SeatCount { wanted: 2 }));
    for seat in ["", "you", "level:0", "level:11", "level:01", "person:", "me:me"] {
        assert_eq!(read(&wish("tchag", "standard", &["me", seat], None)), Err(TermsError::Seat), "{seat}");
    }
    for seats in [["me", "me"], ["me", "person:ann"], ["person:bob", "person:bob"]] {
        assert_eq!(read(&wish("tchag", "standard", &seats, None)), Err(TermsError::Twice));
    }
    let clocks = [
        Pace::Clock { base: 0, increment: 0 },
        Pace::Clock { base: 86_401, increment: 0 },
        Pace::Correspondence { days: 0 },
        Pace::Correspondence { days: 15 },
    ];
    for clock in clocks {
        let wish = wish("tchag", "standard", &["me", "open"], Some(clock));
        assert_eq!(read(&wish), Err(TermsError::Clock), "{clock:?}");
    }
    assert_eq!(read(&wish("tchag", "standard", &["level:1", "open"], Some(MINUTE))), Ok(()));
}

#[test]
fn the_same_move_sent_again_is_answered_as_the_first_time() {
    let mut told = Told::duel(None);
    let first = moves(1, &["b1-b2"]);
    let sent = told.table.play("ann", &first, Moment::at(2000)).unwrap();
    assert_eq!(sent.played.event, told.table.event() + 1);
    told.happen(sent.happenings.clone(), 2000);
    let again = told.table.play("ann", &first, Moment::at(3000)).unwrap();
    assert_eq!((again.played, again.happenings), (sent.played, Vec::new()));
    told.play("bob", "g8-g7", Moment::at(3000));
    let again = told.table.play("ann", &first, Moment::at(9000)).unwrap();
    assert_eq!((again.played, again.happenings.len()), (sent.played, 0));

    let refused = |who: &str, moves: &Moves| told.table.play(who, moves, Moment::at(9000)).unwrap_err();
    assert_eq!(refused("ann", &moves(1, &["b1-b3"])), Refusal::Stale, "another move for a stored ply");
    assert_eq!(refused("bob", &moves(1, &["b1-b2"])), Refusal::Stale, "it was not Bob's");
    assert_eq!(refused("ann", &moves(4, &["b2-b3"])), Refusal::Stale, "too early");
    assert_eq!(refused("ann", &moves(0, &["b2-b3"])), Refusal::Stale);
    assert_eq!(refused("ann", &moves(u32::MAX, &["b2-b3"])), Refusal::Stale);
    assert_eq!(refused("ann", &Moves { takebacks: 1, ..first.clone() }), Refusal::Stale);
    assert_eq!(refused("cyd", &moves(3, &["b2-b3"])), Refusal::NotSeated);
    assert_eq!(refused("bob", &moves(3, &["b2-b3"])), Refusal::NotYourTurn);
    assert_eq!(refused("ann", &moves(3, &["b2-b3", "g7-g6"])), Refusal::SeveralSeats);
    assert_eq!(refused("ann", &moves(3, &[])), Refusal::NoMoves);
    assert_eq!(
        refused("ann", &Moves { single: Some(String::from("b2-b3")), ..moves(3, &["b2-b3"]) }),
        Refusal::NoMoves
    );
    let illegal = refused("ann", &moves(3, &["b2-h8"]));
    assert!(matches!(illegal, Refusal::Illegal { index: 0, .. }), "{illegal:?}");
}

#[test]
fn a_turn_of_several_plies_is_played_whole_or_not_at_all() {
    let mut told = Told::open(&wish("tchag", "standard", &["me", "level:1"], None), 0);
    let mut position = told.table.game().position().clone();
    let mut random = Random::new(3);
    let mut turn = Vec::new();
    while position.side() == Seat::FIRST {
        let all = position.moves();
        let ply = all[random.below(all.len() as u64) as usize];
        turn.push(ply.to_string());
        position.play(ply).unwrap();
    }
    assert!(turn.len() > 1);
    let words: Vec<&str> = turn.iter().map(String::as_str).collect();
    let broken: Vec<&str> = words[..words.len() - 1].iter().copied().chain(["nonsense"]).collect();
    assert!(told.table.play("ann", &moves(1, &broken), Moment::at(1)).is_err());
    let sent = told.table.play("ann", &moves(1, &words), Moment::at(1)).unwrap();
    told.happen(sent.happenings, 1);
    assert_eq!(told.table.view(1).ply as usize, turn.len());
    let (engine, _) = told.table.thinker().unwrap();
    let answer = told.table.game().position().moves()[0].to_string();
    assert_eq!(told.table.play_engine(Seat::FIRST, &answer, 2), Err(Refusal::NotYourTurn));
    told.happen(told.table.play_engine(engine, &answer, 2).unwrap().happenings, 2);
}

#[test]
fn clocks_are_charged_for_thinking_and_not_for_the_link_nor_for_a_closed_house() {
    let mut told = Told::duel(Some(MINUTE));
    told.play("ann", "b1-b2", Moment { now: 11_000, lag: 500 });
    let clocks = told.table.view(11_000).clocks.unwrap();
    assert_eq!((clocks.left, clocks.running), (vec![52_500, 60_000], Some(2)));
    assert_eq!(told.table.deadline(), Some(71_000));
    assert!(told.table.flag(Moment::at(70_999)).is_none());
    // The house closed at 16,000 and opened again much later: only five seconds have passed for Bob.
    told.table.wake(&[(0, 16_000)], 900_000);
    assert_eq!(told.table.view(900_000).clocks.unwrap().left, [52_500, 55_000]);
    assert!(told.table.flag(Moment { now: 955_100, lag: 500 }).is_none(), "the link may be slow");
    let happenings = told.table.flag(Moment::at(955_000)).unwrap();
    assert!(matches!(&happenings[0], Happening::Left { seat: 2, how, .. } if how == "time"));
    told.story.clear();
    told.first = told.table.clone();
    told.happen(happenings, 955_000);
    assert_eq!(
        told.table.result().map(|result| (&result.places[..], &result.reason[..])),
        Some((&[1, 2][..], "time"))
    );
    assert_eq!(told.table.deadline(), None);
}

#[test]
fn correspondence_gives_every_turn_its_days() {
    let mut told = Told::duel(Some(Pace::Correspondence { days: 2 }));
    let day = 86_400_000;
    told.play("ann", "b1-b2", Moment::at(day));
    let clocks = told.table.view(day).clocks.unwrap();
    assert_eq!((clocks.left, clocks.running), (vec![2 * day, 2 * day], Some(2)));
    assert_eq!(told.table.claim("ann", 3 * day - 1), Err(Refusal::TooSoon));
    assert!(told.table.flag(Moment::at(3 * day)).is_some());
    assert_eq!(told.table.give_time("ann", day), Err(Refusal::NoClock));
}

#[test]
fn draws_and_takebacks_need_the_others() {
    let mut told = Told::duel(Some(MINUTE));
    assert_eq!(told.table.ask_takeback("ann", 1000), Err(Refusal::NothingToTakeBack));
    told.play("ann", "b1-b2", Moment::at(2000));
    told.play("bob", "g8-g7", Moment::at(3000));
    told.happen(told.table.ask_takeback("ann", 4000).unwrap(), 4000);
    assert_eq!(told.table.view(4000).ply, 2, "Bob has not agreed");
    told.happen(told.table.decline_takeback("bob").unwrap(), 4000);
    assert_eq!(told.table.decline_takeback("bob"), Err(Refusal::NothingOffered));
    told.happen(told.table.ask_takeback("ann", 4000).unwrap(), 4000);
    told.happen(told.table.ask_takeback("bob", 5000).unwrap(), 5000);
    let view = told.table.view(5000);
    assert_eq!((view.ply, view.takebacks, view.to_move), (0, 1, Some(1)));
    assert_eq!(told.table.play("ann", &moves(1, &["b1-b2"]), Moment::at(6000)), Err(Refusal::Stale));

    assert_eq!(told.table.decline_draw("bob"), Err(Refusal::NothingOffered));
    told.happen(told.table.offer_draw("ann", 6000).unwrap(), 6000);
    told.happen(told.table.decline_draw("bob").unwrap(), 6000);
    told.happen(told.table.offer_draw("bob", 6000).unwrap(), 6000);
    told.happen(told.table.offer_draw("ann", 6000).unwrap(), 6000);
    assert_eq!(
        told.table.result().map(|result| (&result.places[..], &result.reason[..])),
        Some((&[1, 1][..], "agreed"))
    );
}

#[test]
fn time_is_given_to_the_others() {
    let mut told = Told::duel(Some(MINUTE));
    told.happen(told.table.give_time("bob", 3000).unwrap(), 3000);
    assert_eq!(told.table.view(3000).clocks.unwrap().left, [73_000, 60_000]);
    assert_eq!(told.table.give_time("cyd", 3000), Err(Refusal::NotSeated));
}

#[test]
fn rated_games_go_without_takebacks_and_engines_do_not_agree_on_draws() {
    let rated = NewGame { rated: true, seed: None, ..wish("terrace", "short", &["me", "level:3"], None) };
    let mut told = Told::open(&rated, 0);
    told.play("ann", "b1-b2", Moment::at(1));
    assert_eq!(told.table.ask_takeback("ann", 2), Err(Refusal::Rated));
    assert_eq!(told.table.offer_draw("ann", 6000), Err(Refusal::EngineDeclines));
    let friendly = wish("terrace", "short", &["me", "level:3"], None);
    let mut told = Told::open(&friendly, 0);
    told.play("ann", "b1-b2", Moment::at(1));
    told.happen(told.table.ask_takeback("ann", 2).unwrap(), 2);
    assert_eq!(told.table.view(2).ply, 0, "an engine agrees at once");
}

#[test]
fn a_game_without_a_clock_that_everybody_left_ends_after_a_year() {
    let year = 365 * 24 * 60 * 60 * 1000;
    let told = Told::duel(None);
    let last = told.table.last();
    assert_eq!(told.table.abandon(last + year), []);
    assert!(matches!(
        told.table.abandon(last + year + 1)[..],
        [Happening::Left { seat: 1, .. }, Happening::Over { .. }]
    ));
    let told = Told::duel(Some(Pace::Correspondence { days: 14 }));
    assert_eq!(told.table.abandon(last + 2 * year), [], "a clock looks after itself");
}

#[test]
fn a_game_is_claimed_only_after_a_fair_wait() {
    let mut told = Told::duel(None);
    told.happen(told.table.presence("ann", false).into_iter().collect(), 2000);
    assert_eq!(told.table.presence("ann", false), None);
    assert_eq!(told.table.presence("cyd", false), None);
    assert_eq!(told.table.claim("bob", 1999 + FAIR_WAIT.1), Err(Refusal::TooSoon));
    assert!(told.table.claim("bob", 2000 + FAIR_WAIT.1).is_ok());
    told.happen(told.table.presence("ann", true).into_iter().collect(), 3000);
    assert_eq!(told.table.claim("bob", 9_000_000), Err(Refusal::TooSoon));
    told.happen(told.table.presence("bob", false).into_iter().collect(), 4000);
    assert_eq!(told.table.claim("ann", 9_000_000), Err(Refusal::TooSoon), "it is Ann's own turn");
}

#[test]
fn whoever_moves_is_there_and_is_waited_for_from_the_beginning_of_their_turn() {
    let mut told = Told::duel(Some(MINUTE));
    told.happen(told.table.presence("bob", false).into_iter().collect(), 2000);
    told.play("ann", "b1-b2", Moment::at(50_000));
    assert_eq!(
        told.table.claim("ann", 50_000 + FAIR_WAIT.0 - 1),
        Err(Refusal::TooSoon),
        "Bob's turn has just begun"
    );
    assert!(told.table.claim("ann", 50_000 + FAIR_WAIT.0).is_ok());
    // Clocks are set after every event that is stored; that is no reason to wait longer.
    told.table.wake(&[(0, 60_000)], 60_000);
    assert!(told.table.claim("ann", 50_000 + FAIR_WAIT.0).is_ok());
    let mut closed = told.table.clone();
    closed.excuse_absence(60_000);
    assert_eq!(closed.claim("ann", 60_000 + FAIR_WAIT.0 - 1), Err(Refusal::TooSoon), "the server was closed");
    told.play("bob", "g8-g7", Moment::at(70_000));
    told.play("ann", "b2-b3", Moment::at(71_000));
    assert_eq!(told.table.claim("ann", 9_000_000), Err(Refusal::TooSoon), "Bob has moved: he is there");
}

#[test]
fn a_clock_of_increments_alone_begins_with_one() {
    let told = Told::duel(Some(Pace::Clock { base: 0, increment: 10 }));
    assert_eq!(told.table.view(1000).clocks.unwrap().left, [10_000, 10_000]);
    assert!(told.table.flag(Moment::at(2000)).is_none());
}

#[test]
fn asking_twice_is_asking_once() {
    let mut told = Told::duel(None);
    told.happen(told.table.offer_draw("ann", 6000).unwrap(), 2);
    assert_eq!(told.table.offer_draw("ann", 6000), Ok(Vec::new()));
    told.play("ann", "b1-b2", Moment::at(3));
    told.happen(told.table.ask_takeback("ann", 4).unwrap(), 4);
    assert_eq!(told.table.ask_takeback("ann", 5), Ok(Vec::new()));
}

#[test]
fn whoever_leaves_tanagra_is_played_for_and_everybody_else_goes_on() {
    let mut told = Told::open(&wish("tanagra", "3x4", &["me", "level:1", "open"], Some(MINUTE)), 0);
    told.happen(told.table.join(&person("bob"), None, 0, 3).unwrap(), 0);
    told.happen(told.table.resign("ann", 1000).unwrap(), 1000);
    assert_eq!(told.table.status(), Status::Playing);
    assert!(told.table.thinker().is_some(), "an engine plays on for Ann");
    assert_eq!(told.table.view(1000).clocks.unwrap().running, None);
    assert_eq!(told.table.resign("ann", 1001), Err(Refusal::AlreadyOut));
    told.happen(told.table.resign("bob", 2000).unwrap(), 2000);
}

#[test]
fn a_game_that_was_lost_before_its_first_move_has_a_rematch() {
    let mut told = Told::duel(None);
    told.happen(told.table.resign("ann", 2).unwrap(), 2);
    told.happen(told.table.offer_rematch("bob").unwrap(), 3);
    told.happen(told.table.offer_rematch("ann").unwrap(), 3);
    assert!(told.table.agreed_rematch(9, Missing::Awaited).unwrap().is_some());
}

#[test]
fn engines_that_play_on_alone_without_progress_agree_on_a_draw() {
    let mut told = Told::open(&wish("terrace", "four", &["me", "level:1", "level:1", "level:1"], None), 0);
    told.happen(told.table.resign("ann", 1).unwrap(), 1);
    let mut random = Random::new(5);
    for now in 2..200 {
        let Some((seat, _)) = told.table.thinker() else { break };
        let position = told.table.game().position();
        let idle: Vec<AnyMove> = position
            .moves()
            .into_iter()
            .filter(|ply| {
                let mut game = told.table.game().clone();
                !ply.captures() && game.play(*ply).is_ok() && game.outcome().is_none()
            })
            .collect();
        let word = idle[random.below(idle.len() as u64) as usize].to_string();
        told.happen(told.table.play_engine(seat, &word, now).unwrap().happenings, now);
    }
    assert_eq!(told.table.status(), Status::Over);
    let result = told.table.result().unwrap();
    assert_eq!((&result.reason[..], &result.places[..]), ("agreed", &[4, 1, 1, 1][..]));
    assert_eq!(told.table.view(300).ply, 60);
}

#[test]
fn another_game_begins_when_all_people_want_it() {
    let mut told = Told::duel(None);
    assert_eq!(told.table.offer_rematch("ann"), Err(Refusal::NotOver));
    told.play("ann", "b1-b2", Moment::at(2));
    told.happen(told.table.resign("bob", 3).unwrap(), 3);
    told.happen(told.table.offer_rematch("ann").unwrap(), 4);
    assert!(told.table.agreed_rematch(9, Missing::Awaited).unwrap().is_none());
    told.happen(told.table.offer_rematch("bob").unwrap(), 4);
    let (terms, chairs) = told.table.agreed_rematch(9, Missing::Awaited).unwrap().unwrap();
    assert_eq!((terms.seed, chairs[0].person().map(|person| &person.id[..])), (9, Some("bob")));
    told.happen(vec![Happening::Rematch { id: String::from("u") }], 5);
    assert_eq!(told.table.offer_rematch("bob"), Err(Refusal::Rematched));
}

#[test]
fn what_is_said_is_plain_and_short() {
    let mut told = Told::duel(None);
    told.happen(told.table.say(&person("ann"), "  good \n\u{7} <b>game</b> ").unwrap(), 2);
    let Some(Event { what: Happening::Said { text, .. }, .. }) = told.story.last() else {
        panic!("nothing was said")
    };
    assert_eq!(text, "good <b>game</b>");
    assert_eq!(told.table.say(&person("ann"), " \n "), Err(Refusal::Text));
    assert_eq!(told.table.say(&person("ann"), "\u{200b}\u{202e}"), Err(Refusal::Text));
    assert_eq!(told.table.say(&person("ann"), &"x".repeat(301)), Err(Refusal::Text));
    assert_eq!(told.table.say(&person("cyd"), "hello"), Err(Refusal::NotSeated));
}

#[test]
fn what_cannot_have_happened_is_told_apart() {
    let told = Told::duel(None);
    let next = told.table.event() + 1;
    let moved = |event, word: &str, position: &str| Event {
        event,
        at: 5,
        what: Happening::Moved {
            seat: 1,
            ply: 1,
            moves: vec![word.to_owned()],
            position: position.to_owned(),
            to_move: Some(2),
            clocks: None,
        },
    };
    let mut after = told.table.game().position().clone();
    after.play(after.read_move("b1-b2").unwrap()).unwrap();
    let after = after.to_string();
    assert!(told.table.clone().happen(&moved(next + 1, "b1-b2", &after)).is_err());
    assert!(told.table.clone().happen(&moved(next, "b1-h8", &after)).is_err());
    assert!(told.table.clone().happen(&moved(next, "b1-b2", "elsewhere")).is_err());
    assert_eq!(told.table.clone().happen(&moved(next, "b1-b2", &after)), Ok(()));
}
