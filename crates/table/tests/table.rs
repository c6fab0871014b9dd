//! A table as whoever sits at it meets it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use tablier_engine::Level;
use tablier_games::record::Record;
use tablier_games::{
    AnyMove, AnyPosition, Departure, Event, GameKind, Random, Seat, Spot, Start, random_game,
};
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

/// Plies that bring nothing: no capture, no dropped tile, no end.
fn idle_ply(table: &Table, random: &mut Random) -> AnyMove {
    let idle: Vec<AnyMove> = table
        .position()
        .moves()
        .into_iter()
        .filter(|ply| {
            let mut game = table.game().clone();
            !ply.captures()
                && ply.to_string() != "drop"
                && game.play(*ply).is_ok()
                && game.outcome().is_none()
        })
        .collect();
    idle[random.below(idle.len() as u64) as usize]
}

#[test]
fn engines_that_play_on_alone_without_progress_agree_on_a_draw() {
    for (kind, setup, laid) in [(GameKind::Terrace, "four", 0), (GameKind::Tanagra, "3x4", 12)] {
        let mut random = Random::new(5);
        let engine = Occupant::Engine(Level::WEAKEST);
        let count = usize::from(kind.setup(setup).unwrap().seats);
        let seats = [vec![Occupant::Person], vec![engine; count - 1]].concat();
        let mut table = Table::new(Plan::new(kind, setup, seats).unwrap());
        assert!(table.leave(Seat::FIRST, Departure::Resigned));
        let mut plies = 0;
        while table.game().outcome().is_none() {
            let ply = idle_ply(&table, &mut random);
            assert!(table.engine_plays(ply));
            plies += 1;
            assert!(plies < 200, "{kind}: {}", table.position());
        }
        assert_eq!(table.game().events().last(), Some(&Event::DrawAgreed), "{kind}");
        assert!(plies >= 60 + laid, "{kind}: {plies} are too few");
        // It is kept and taken back as ever.
        let again = Table::restore(&table.save(Vec::new())).unwrap();
        assert_eq!(again.game().outcome(), table.game().outcome());
        assert!(table.take_back() && table.game().events().is_empty());
    }
}

#[test]
fn engines_do_not_agree_on_a_draw_while_a_person_plays() {
    let engine = Occupant::Engine(Level::WEAKEST);
    let seats = vec![engine, engine, Occupant::Person];
    let mut random = Random::new(5);
    let mut table = Table::new(Plan::new(GameKind::Terrace, "three", seats).unwrap());
    for _ in 0..90 {
        let ply = idle_ply(&table, &mut random);
        assert!(table.engine_plays(ply) || table.play(ply) == Pressed::Played(ply));
    }
    assert_eq!(table.game().outcome(), None);
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
    let done = Trace {
        from: Some(spot(&table, "b1")),
        to: Some(spot(&table, "b2")),
        captures: false,
        goes_on: false,
    };
    assert_eq!(table.marks(), Marks { last: vec![done], ..Marks::default() });
    assert_eq!(table.look_back(0).1, Marks::default());

    let text = "......../......../......../..a2...../...bT..../......../.......aT/........ 2 b 0";
    let position = AnyPosition::parse(GameKind::Terrace, text).unwrap();
    let table = Table::new(Plan::from_position(position, vec![Occupant::Person; 2]).unwrap());
    assert_eq!(table.marks().danger, [spot(&table, "d4")]);
    assert_eq!(table.look_back(0).1.danger, [spot(&table, "d4")]);
}

fn turn(table: &mut Table, plies: &[&str]) {
    for ply in plies {
        play(table, ply);
    }
}

#[test]
fn a_piece_that_cannot_be_taken_up_is_answered() {
    let mut table = people(GameKind::Tzaar, "fixed");
    let black = table.mover().next(2);
    let other = spot(&table, "a1");
    assert_eq!(table.press(other), Pressed::NotYours(black));
    assert_eq!(table.hand(), None);
    let mut table = people(GameKind::Terrace, "short");
    let (ours, theirs) = (spot(&table, "a1"), spot(&table, "h8"));
    let stuck = |table: &Table, at: Spot| table.ready().contains(&at);
    if !stuck(&table, ours) {
        assert_ne!(table.press(ours), Pressed::TakenUp);
    }
    assert!(matches!(table.press(theirs), Pressed::NotYours(_) | Pressed::Nothing));
    // An empty place says nothing, and while the engine is to move nobody is answered.
    let empty = spot(&table, "d4");
    assert_eq!(table.press(empty), Pressed::Nothing);
    let mut table = against_level(GameKind::Tzaar, "fixed", 0);
    let any = spot(&table, "a1");
    assert_eq!(table.press(any), Pressed::Nothing);
}

#[test]
fn ones_own_piece_without_a_move_says_so() {
    let text = "......bT./...b2..../..a2...../...b3..../......../......../......../.aT...... 2 a 0";
    let position = AnyPosition::parse(GameKind::Terrace, text).unwrap();
    let mut table = Table::to_try(position);
    let stuck: Vec<Spot> =
        ["c6", "b1"].iter().map(|name| spot(&table, name)).filter(|at| !table.ready().contains(at)).collect();
    for at in stuck {
        assert_eq!(table.press(at), Pressed::Stuck);
    }
    // TZAAR: a piece in the middle of its own that has nothing to take.
    let mut table = people(GameKind::Tzaar, "fixed");
    let (own, ready) = (table.position().side(), table.ready());
    let AnyPosition::Tzaar(position) = table.position().clone() else { unreachable!("a table of TZAAR") };
    let stuck = tablier_games::tzaar::Point::all().find(|point| {
        position.stack(*point).is_some_and(|stack| stack.colour().seat() == own)
            && !ready.contains(&Spot::Tzaar(*point))
    });
    if let Some(point) = stuck {
        assert_eq!(table.press(Spot::Tzaar(point)), Pressed::Stuck);
    }
}

/// The names of the places where traces end.
fn ends(marks: &Marks) -> Vec<String> {
    marks.last.iter().filter_map(|trace: &Trace| trace.to).map(|spot| spot.to_string()).collect()
}

#[test]
fn what_all_others_did_since_ones_own_turn_is_traced() {
    let mut table = people(GameKind::Terrace, "four");
    let mut played = Vec::new();
    for round in 0..6 {
        let ply = table.moves()[0];
        assert_eq!(by_hand(&mut table, ply), Pressed::Played(ply));
        played.push(ply.end().unwrap().to_string());
        let since = played.len().saturating_sub(3);
        assert_eq!(ends(&table.marks()), played[since..], "after {round}");
    }
    // A look back shows what was traced then.
    assert_eq!(ends(&table.look_back(2).1), played[..2]);
    // With two players it is the last turn, as ever.
    let mut table = people(GameKind::Terrace, "short");
    for _ in 0..3 {
        let ply = table.moves()[0];
        by_hand(&mut table, ply);
        assert_eq!(ends(&table.marks()), [ply.end().unwrap().to_string()]);
    }
}

#[test]
fn whoever_sits_alone_sees_the_moves_of_all_engines() {
    let seats = vec![Occupant::Person, Occupant::Engine(Level::WEAKEST), Occupant::Engine(Level::WEAKEST)];
    let mut table = Table::new(Plan::new(GameKind::Terrace, "three", seats).unwrap());
    let own = table.moves()[0];
    by_hand(&mut table, own);
    assert_eq!(ends(&table.marks()), [own.end().unwrap().to_string()]);
    let mut others = Vec::new();
    for _ in 0..2 {
        let ply = table.position().moves()[0];
        assert!(table.engine_plays(ply));
        others.push(ply.end().unwrap().to_string());
        assert_eq!(ends(&table.marks()), others);
    }
}

#[test]
fn tiles_keep_their_names_in_the_list_of_moves() {
    let mut table = people(GameKind::Tanagra, "2x4");
    turn(&mut table, &["a@0,0v", "b@0,-1^", "a@1,1^"]);
    let written: Vec<String> = table.turns().iter().flat_map(tablier_table::TurnEntry::written).collect();
    assert_eq!(written, ["a@1", "b@2", "a@3"]);
    assert_eq!(table.names_after(1).tiles().count(), 1);
    let mut random = Random::new(3);
    while table.game().outcome().is_none() && table.turns().len() < 60 {
        let moves = table.moves();
        let ply = moves[random.below(moves.len() as u64) as usize];
        let shown = table.written(ply);
        let names = table.names();
        if ply.start().is_some() {
            assert_eq!(names.read(table.position(), &shown), Ok(ply));
        }
        by_hand(&mut table, ply);
        let last = match table.draft_written().last() {
            Some(text) => text.clone(),
            None => table.turns().last().unwrap().written().last().unwrap().clone(),
        };
        assert_eq!(last, shown);
    }
    // A table that was kept names its tiles as before.
    let restored = Table::restore(&table.save(Vec::new())).unwrap();
    assert_eq!(restored.names(), table.names());
    assert_eq!(table.names_after(table.game().events().len()), table.names());
}

#[test]
fn people_at_one_screen_agree_on_a_draw() {
    let mut table = people(GameKind::Tzaar, "fixed");
    assert!(!table.can_agree_draw(), "nothing has been played");
    turn(&mut table, &["e4xd4"]);
    assert!(table.can_agree_draw() && table.agree_draw());
    assert_eq!(table.game().outcome().unwrap().winner, None);
    assert!(!table.can_agree_draw() && !table.agree_draw());
    assert!(table.take_back() && table.game().outcome().is_none());
    for (kind, setup) in [(GameKind::Tchag, "standard"), (GameKind::Tanagra, "3x4")] {
        let mut table = people(kind, setup);
        // A turn of several plies is a draft until it is complete.
        while table.game().events().is_empty() {
            let ply = table.moves()[0];
            by_hand(&mut table, ply);
        }
        assert!(table.can_agree_draw(), "{kind}");
    }
    let mut table = against_level(GameKind::Terrace, "short", 1);
    let ply = table.moves()[0];
    by_hand(&mut table, ply);
    assert!(!table.can_agree_draw(), "an engine agrees to nothing");
}

#[test]
fn who_went_out_is_told_to_each_player_once() {
    let mut table = people(GameKind::Terrace, "four");
    for _ in 0..4 {
        let ply = table.moves()[0];
        by_hand(&mut table, ply);
        assert_eq!(table.newly_out(), []);
    }
    let orange = Seat::FIRST;
    assert!(table.leave(orange, Departure::Resigned));
    // Nobody plays on in Terrace: no engine is named there.
    assert_eq!(table.occupant(orange), Occupant::Person);
    for _ in 0..3 {
        assert_eq!(table.newly_out(), [orange], "told to {}", table.mover());
        let ply = table.moves()[0];
        by_hand(&mut table, ply);
    }
    assert_eq!(table.newly_out(), []);
    assert_eq!(table.game().seats_in().count(), 3);
    // Several are told in the order in which they went.
    let [second, fourth] = [2, 4].map(|number| Seat::new(number).unwrap());
    assert!(table.leave(fourth, Departure::Resigned) && table.leave(second, Departure::Time));
    assert!(table.game().outcome().is_some());
    assert_eq!(table.newly_out(), [fourth, second]);
}

/// A T is taken at a screen with an engine: that it is out is still told when the engine has moved.
#[test]
fn who_was_put_out_is_told_until_the_next_turn_of_a_person() {
    let mut seen = 0;
    for seed in 0..40 {
        let mut table = people(GameKind::Terrace, "three");
        let mut random = Random::new(seed);
        while table.game().outcome().is_none() && table.game().seats_in().count() == 3 {
            let moves = table.moves();
            let captures: Vec<_> = moves.iter().copied().filter(AnyMove::captures).collect();
            let moves = if captures.is_empty() { moves } else { captures };
            by_hand(&mut table, moves[random.below(moves.len() as u64) as usize]);
        }
        if table.game().outcome().is_some() {
            continue;
        }
        let out = Seat::all(3).find(|seat| !table.game().is_in(*seat)).unwrap();
        for moved in 0..3 {
            assert_eq!(table.newly_out().contains(&out), moved < 2, "after {moved} more turns");
            let ply = table.moves()[0];
            by_hand(&mut table, ply);
            if table.game().outcome().is_some() || table.game().seats_in().count() < 2 {
                break;
            }
        }
        seen += 1;
    }
    assert!(seen > 3, "{seen} games with a player out");
}

#[test]
fn names_of_people_are_kept() {
    let plan = Plan::new(GameKind::Tchag, "standard", vec![Occupant::Person; 2]).unwrap();
    let table = Table::new(Plan { names: vec![String::from("Anna"), String::from("Bo")], ..plan });
    let mut saved = table.save(Vec::new());
    assert_eq!(Table::restore(&saved).unwrap().plan().names, ["Anna", "Bo"]);
    saved.names = vec![String::from("\u{202e}annA\u{7}")];
    let restored = Table::restore(&saved).unwrap();
    assert_eq!(restored.plan().name(Seat::FIRST), Some("annA"));
    assert_eq!(restored.plan().name(Seat::FIRST.next(2)), None);
    // What was kept before there were names is read as before.
    let text = serde_json::to_string(&saved).unwrap().replace("\"names\":[\"\u{202e}annA\\u0007\"],", "");
    assert!(!text.contains("names"), "{text}");
    let old: Saved = serde_json::from_str(&text).unwrap();
    assert_eq!(Table::restore(&old).unwrap().plan().name(Seat::FIRST), None);
}
