//! A table as whoever sits at it meets it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use tablier_engine::Level;
use tablier_games::record::Record;
use tablier_games::{AnyMove, AnyPosition, Departure, GameKind, Random, Seat, Spot, Start, random_game};
use tablier_scene::{Marks, Trace};
use tablier_table::{Occupant, Plan, Pressed, Saved, SavedError, Stock, Table};

fn people(kind: GameKind, setup: &str) -> Table {
    let seats = usize::from(kind.setup(setup).unwrap().seats);
    Table::new(Plan { seed: 5, ..Plan::new(kind, setup, vec![Occupant::Person; seats]).unwrap() })
}

fn against_level(kind: GameKind, setup: &str, seat: usize) -> Table {
    let mut seats = vec![Occupant::Person; 2];
    seats[seat] = Occupant::Engine(Level::WEAKEST);
    Table::new(Plan { seed: 5, ..Plan::new(kind, setup, seats).unwrap() })
}

fn spot(table: &Table, name: &str) -> Spot {
    Spot::from_name(table.kind(), name).unwrap()
}

/// Makes a move as a person does: takes up what moves and points at where it goes, or presses a button.
fn by_hand(table: &mut Table, ply: AnyMove) -> Pressed {
    if let Some(stock) = Stock::of(ply) {
        assert!(table.stocks().contains(&stock));
        table.take_stock(stock);
    }
    if let Some(start) = ply.start() {
        assert_eq!(table.press(start), Pressed::TakenUp, "{ply}");
    }
    if let Some(end) = ply.end() {
        let pressed = table.drop_on(end);
        return if pressed == Pressed::Offered { table.play(table.offered().unwrap()) } else { pressed };
    }
    assert!(table.buttons().contains(&ply) != table.choices().contains(&ply), "{ply}");
    table.play(ply)
}

fn play(table: &mut Table, ply: &str) {
    let ply = table.position().read_move(ply).unwrap();
    assert_eq!(by_hand(table, ply), Pressed::Played(ply));
}

#[test]
fn every_game_can_be_played_to_its_end_by_pointing() {
    for kind in GameKind::ALL {
        for setup in kind.setups() {
            let mut table = people(kind, setup.name);
            let mut random = Random::new(11);
            while table.game().outcome().is_none() {
                let moves = table.moves();
                let ply = moves[random.below(moves.len() as u64) as usize];
                assert_eq!(by_hand(&mut table, ply), Pressed::Played(ply), "{kind} {}", setup.name);
            }
            assert!(table.moves().is_empty() && table.draft().is_empty());
            let listed: usize = table.turns().iter().map(|turn| turn.events.len()).sum();
            assert_eq!(listed, table.game().events().len());
        }
    }
}

#[test]
fn a_turn_is_a_draft_until_it_is_complete() {
    let mut table = people(GameKind::Tzaar, "fixed");
    play(&mut table, "e4xd4");
    assert_eq!((table.game().plies().count(), table.draft().len()), (1, 0));
    play(&mut table, "e5xd5");
    assert_eq!((table.game().plies().count(), table.draft().len()), (1, 1));
    assert_eq!(table.mover(), Seat::new(2).unwrap());
    assert!(table.undo());
    assert!(table.draft().is_empty() && !table.position().mid_turn());
    play(&mut table, "e5xd5");
    let pass = table.buttons()[0];
    assert_eq!(table.play(pass), Pressed::Played(pass));
    assert_eq!((table.game().plies().count(), table.draft().len()), (3, 0));
    assert!(!table.undo());
}

#[test]
fn a_turn_can_wait_to_be_confirmed() {
    let mut table = people(GameKind::Terrace, "short");
    table.set_confirms(true);
    table.press(spot(&table, "b1"));
    table.press(spot(&table, "b2"));
    assert!(table.needs_confirmation() && table.moves().is_empty());
    assert_eq!(table.game().plies().count(), 0);
    assert!(table.undo() && !table.needs_confirmation());
    table.press(spot(&table, "b1"));
    table.press(spot(&table, "b2"));
    table.confirm();
    assert_eq!(table.game().plies().count(), 1);
    table.press(spot(&table, "c8"));
    table.press(spot(&table, "c7"));
    table.set_confirms(false);
    assert!(table.needs_confirmation(), "a turn that waits goes on waiting");
    table.confirm();
    assert_eq!(table.game().plies().count(), 2);
}

#[test]
fn a_piece_is_put_back_exchanged_or_refused() {
    let mut table = people(GameKind::Terrace, "short");
    let (b1, c1) = (spot(&table, "b1"), spot(&table, "c1"));
    assert_eq!(table.press(spot(&table, "d4")), Pressed::Nothing);
    assert_eq!(table.press(b1), Pressed::TakenUp);
    assert_eq!(table.press(b1), Pressed::PutBack);
    assert_eq!(table.press(b1), Pressed::TakenUp);
    assert_eq!(table.press(c1), Pressed::TakenUp);
    assert_eq!(table.hand(), Some(c1));
    assert!(matches!(table.press(spot(&table, "h8")), Pressed::Refused(_)));
    assert_eq!(table.hand(), Some(c1));
}

#[test]
fn an_own_piece_of_terrace_is_taken_up_when_pressed_and_taken_only_by_a_button() {
    let mut table = people(GameKind::Terrace, "long");
    let (b2, a1) = (spot(&table, "b2"), spot(&table, "a1"));
    let slip = table.position().read_move("b2xa1").unwrap();
    assert_eq!(table.press(b2), Pressed::TakenUp);
    // The T has no move of its own here: it is not taken all the same.
    assert_eq!(table.press(a1), Pressed::Offered);
    assert_eq!((table.hand(), table.offered()), (Some(b2), Some(slip)));
    assert_eq!(table.press(b2), Pressed::PutBack);
    assert_eq!(table.offered(), None);
    let own = table
        .moves()
        .into_iter()
        .find(|ply| table.position().takes_own(*ply) && table.ready().contains(&ply.end().unwrap()));
    if let Some(own) = own {
        let (start, end) = (own.start().unwrap(), own.end().unwrap());
        assert_eq!(table.press(start), Pressed::TakenUp);
        assert_eq!(table.press(end), Pressed::TakenUp);
        assert_eq!((table.hand(), table.offered()), (Some(end), Some(own)));
        table.put_back();
    }
    assert_eq!(table.press(b2), Pressed::TakenUp);
    assert_eq!(table.drop_on(a1), Pressed::Offered);
    assert_eq!(table.play(slip), Pressed::Played(slip));
    assert!(table.game().outcome().is_some());
}

#[test]
fn an_engine_moves_in_its_turn_only() {
    let mut table = against_level(GameKind::Tchag, "standard", 0);
    let thinker = table.thinker().unwrap();
    assert_eq!((thinker.seat, thinker.level), (Seat::FIRST, Level::WEAKEST));
    assert!(table.moves().is_empty());
    let first = table.position().moves()[0];
    assert_eq!(table.play(first), Pressed::Nothing);
    while table.thinker().is_some() {
        let ply = table.position().moves()[0];
        assert!(table.engine_plays(ply));
    }
    assert!(!table.engine_plays(first) && !table.moves().is_empty());
    assert_eq!(table.own_seat(), Seat::new(2));
}

#[test]
fn taking_back_leads_to_the_last_turn_of_a_person() {
    let mut table = against_level(GameKind::Tchag, "standard", 1);
    assert!(!table.can_take_back());
    let mut before = Vec::new();
    for _ in 0..2 {
        before.push(table.position().to_string());
        while table.is_open() {
            let ply = table.moves()[0];
            table.play(ply);
        }
        while table.thinker().is_some() {
            let ply = table.position().moves()[0];
            table.engine_plays(ply);
        }
    }
    while let Some(position) = before.pop() {
        assert!(table.take_back());
        assert_eq!(table.position().to_string(), position);
    }
    assert!(!table.take_back());
}

#[test]
fn a_kept_table_is_the_same_table() {
    for kind in GameKind::ALL {
        for setup in kind.setups() {
            let mut table = people(kind, setup.name);
            let mut random = Random::new(4);
            for _ in 0..9 {
                let moves = table.moves();
                table.play(moves[random.below(moves.len() as u64) as usize]);
                let text = serde_json::to_string(&table.save(vec![1, 2])).unwrap();
                let saved: Saved = serde_json::from_str(&text).unwrap();
                let again = Table::restore(&saved).unwrap();
                assert_eq!(again.position(), table.position());
                assert_eq!((again.plan(), again.draft()), (table.plan(), table.draft()));
                table = again;
            }
        }
    }
}

#[test]
fn what_was_spoilt_is_refused_and_a_spoilt_draft_forgotten() {
    let table = people(GameKind::Tzaar, "fixed");
    let good = table.save(Vec::new());
    let spoilt = |change: fn(&mut Saved)| {
        let mut saved = good.clone();
        change(&mut saved);
        Table::restore(&saved).map(|table| table.draft().len())
    };
    assert_eq!(spoilt(|saved| saved.record.clear()), Err(SavedError::Record));
    assert_eq!(spoilt(|saved| saved.seats.truncate(1)), Err(SavedError::Seats));
    assert_eq!(spoilt(|saved| saved.seats[0] = String::from("level:11")), Err(SavedError::Seats));
    assert_eq!(spoilt(|saved| saved.draft = vec![String::from("a1xi5")]), Ok(0));
}

#[test]
fn the_game_of_any_record_goes_on() {
    let record = "[Game \"tchag\"]\n[Position \"....../....ByG/.GBGyB./BGG.../BGBr.../...... r m 0\"]\n\n*\n";
    let game = Record::read(record).unwrap().game().clone();
    let table = Table::resume(game, vec![Occupant::Engine(Level::WEAKEST)]);
    assert_eq!(table.plan().seats, [Occupant::Engine(Level::WEAKEST), Occupant::Person]);
    assert_eq!(table.plan().opening.setup(), None);
    let again = Table::restore(&table.save(Vec::new())).unwrap();
    assert_eq!(again.position(), table.position());
    let game = random_game(Start::from_setup(GameKind::Terrace, "three", None).unwrap(), 3);
    let text = Record::of_game(&game).to_string();
    let table = Table::resume(Record::read(&text).unwrap().game().clone(), Vec::new());
    assert_eq!(table.plan().opening.setup().map(|setup| setup.name), Some("three"));
    assert_eq!(table.plan().seats.len(), 3);
    assert_eq!(table.game().events(), game.events());
}

#[test]
fn whoever_leaves_a_table_of_tanagra_is_played_on() {
    let mut table = people(GameKind::Tanagra, "3x4");
    assert_eq!(table.who_can_resign()[0], Seat::FIRST);
    assert!(table.leave(Seat::FIRST, Departure::Resigned));
    assert_eq!(table.thinker().map(|thinker| thinker.level), Some(Level::SUBSTITUTE));
    assert_eq!(table.who_can_resign().first().copied(), Seat::new(2));
    assert!(table.leave(Seat::new(2).unwrap(), Departure::Resigned));
    assert_eq!(table.game().outcome().and_then(|outcome| outcome.winner), Seat::new(3));
    assert!(table.who_can_resign().is_empty());
    assert_eq!(table.occupant(Seat::FIRST), Occupant::Person);
}

#[test]
fn a_rematch_exchanges_the_seats() {
    let table = against_level(GameKind::Tzaar, "random", 1);
    let again = Table::new(table.plan().rematch(9));
    assert_eq!(again.own_seat(), Seat::new(2));
    assert_ne!(again.position(), table.position());
}

#[test]
fn leaving_is_taken_back_alone_and_an_engine_that_plays_on_is_no_person() {
    let mut table = people(GameKind::Terrace, "short");
    play(&mut table, "b1-b2");
    assert!(table.leave(Seat::FIRST.next(2), Departure::Resigned));
    assert!(table.take_back() && table.game().outcome().is_none());
    assert_eq!(table.game().plies().count(), 1);

    let seats = vec![Occupant::Person, Occupant::Engine(Level::WEAKEST), Occupant::Engine(Level::WEAKEST)];
    let mut table = Table::new(Plan::new(GameKind::Tanagra, "3x4", seats).unwrap());
    let first = table.moves()[0];
    assert_eq!(table.play(first), Pressed::Played(first));
    assert!(!table.goes_on_alone() && table.leave(Seat::FIRST, Departure::Resigned));
    assert!(table.goes_on_alone() && table.who_can_resign().is_empty());
    for _ in 0..3 {
        assert!(table.engine_plays(table.position().moves()[0]));
    }
    assert!(table.take_back() && !table.goes_on_alone());
    assert_eq!(table.game().plies().count(), 1);
}

#[test]
fn a_game_from_any_position_is_kept_like_any_other() {
    let position = AnyPosition::parse(
        GameKind::Terrace,
        "......bT./......../......../......../......../..a2...../......../.aT...... 2 a 7",
    )
    .unwrap();
    let seats = vec![Occupant::Person, Occupant::Engine(Level::WEAKEST)];
    assert!(Plan::from_position(position.clone(), vec![Occupant::Person; 3]).is_none());
    let mut table = Table::new(Plan::from_position(position, seats.clone()).unwrap());
    let ply = table.position().read_move("c3-a3").unwrap();
    assert_eq!(table.play(ply), Pressed::Played(ply));
    let restored = Table::restore(&table.save(Vec::new())).unwrap();
    assert_eq!(restored.position(), table.position());
    assert_eq!((restored.plan().seats.clone(), restored.plan().opening.setup()), (seats, None));
}

#[test]
fn a_table_follows_a_game_that_is_decided_elsewhere() {
    let seats = || vec![Occupant::Person, Occupant::Elsewhere];
    let start = Start::from_setup(GameKind::Tzaar, "fixed", None).unwrap();
    let mut table = Table::resume(tablier_games::Game::new(start), seats());
    table.set_confirms(true);
    let first = table.moves()[0];
    assert_eq!(table.play(first), Pressed::Played(first));
    assert!(table.needs_confirmation(), "the first turn has one ply");
    let (before, mut after) = (table.game().clone(), table.present().clone());
    // What says nothing about the moves leaves the draft as it is.
    table.follow(before.clone(), seats());
    assert_eq!(table.draft(), [first]);
    table.follow(after.clone(), seats());
    assert!(table.draft().is_empty() && !table.is_open() && table.thinker().is_none());
    assert!(table.moves().is_empty(), "somebody else decides");
    after.leave(Seat::FIRST.next(2), Departure::Resigned).unwrap();
    table.follow(after, seats());
    assert_eq!(table.game().outcome().unwrap().winner, Some(Seat::FIRST));
    assert_eq!(table.own_seat(), Some(Seat::FIRST));
    table.follow(before, seats());
    assert!(table.is_open() && table.turns().is_empty());
}

#[test]
fn the_board_marks_what_is_in_hand_what_was_done_and_who_is_in_danger() {
    let mut table = people(GameKind::Terrace, "short");
    assert_eq!(table.marks(), Marks::default());
    table.press(spot(&table, "b1"));
    assert_eq!(table.marks().hand, Some(spot(&table, "b1")));
    assert!(!table.marks().choices.is_empty());
    table.press(spot(&table, "b2"));
    let done = Trace { from: Some(spot(&table, "b1")), to: Some(spot(&table, "b2")), captures: false };
    assert_eq!(table.marks(), Marks { last: vec![done], ..Marks::default() });
    assert_eq!(table.look_back(0).1, Marks::default());

    let text = "......../......../......../..a2...../...bT..../......../.......aT/........ 2 b 0";
    let position = AnyPosition::parse(GameKind::Terrace, text).unwrap();
    let table = Table::new(Plan::from_position(position, vec![Occupant::Person; 2]).unwrap());
    assert_eq!(table.marks().danger, [spot(&table, "d4")]);
    assert_eq!(table.look_back(0).1.danger, [spot(&table, "d4")]);
}
