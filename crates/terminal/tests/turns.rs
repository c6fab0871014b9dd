//! Playing: whole games by keys alone, turns of several steps, the mouse, hints, undoing and typing.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod common;

use common::{Person, opening};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseEvent, MouseEventKind};
use tablier_engine::Level;
use tablier_games::record::Record;
use tablier_games::{GameKind, Random, Seat};
use tablier_terminal::{Answer, Ask, Effect, Input, Wish};
use tablier_words::Language;

/// Plays any moves by keys until the game is over; answers how many keys that took.
fn play_to_the_end(person: &mut Person, again: &str) -> usize {
    let mut random = Random::new(7);
    for pressed in 0..20_000 {
        if person.screen().contains(again) {
            return pressed;
        }
        match random.below(12) {
            0 => person.press('1'),
            1 => person.key(KeyCode::BackTab),
            2..=4 => person.key(KeyCode::Enter),
            5 => person.key(KeyCode::Left),
            6 => person.key(KeyCode::Down),
            _ => person.key(KeyCode::Tab),
        }
    }
    panic!("this game never ends:\n{}", person.screen());
}

#[test]
fn every_game_can_be_played_to_its_end_by_keys_alone() {
    for (kind, language, again) in [
        (GameKind::Tzaar, Language::English, "Play again"),
        (GameKind::Terrace, Language::French, "Rejouer"),
        (GameKind::Tchag, Language::French, "Rejouer"),
        (GameKind::Tanagra, Language::English, "Play again"),
    ] {
        let mut opening = opening(language, Some(kind));
        opening.wish.level = Level::new(3).unwrap();
        let mut person = Person::new(opening);
        let pressed = play_to_the_end(&mut person, again);
        assert!(pressed > 20, "{kind}");
        // A game that is over is not kept, and the next one begins with the other side.
        assert!(matches!(person.effects.last(), Some(Effect::Forget(over)) if *over == kind));
        person.press('1');
        person.sees_no(again);
    }
}

#[test]
fn tables_of_three_and_four_can_be_played_to_their_end() {
    for (kind, setup) in [(GameKind::Terrace, "four"), (GameKind::Tanagra, "3x4")] {
        let mut opening = opening(Language::English, Some(kind));
        opening.wish = Wish { setup: kind.setup(setup), level: Level::new(2).unwrap(), ..Wish::default() };
        let mut person = Person::new(opening);
        play_to_the_end(&mut person, "Play again");
    }
}

fn fixed_tzaar(seat: u8) -> Person {
    let mut opening = opening(Language::English, Some(GameKind::Tzaar));
    opening.wish = Wish {
        setup: GameKind::Tzaar.setup("fixed"),
        seat: Seat::new(seat).unwrap(),
        people: seat == 1,
        ..Wish::default()
    };
    Person::new(opening)
}

#[test]
fn a_turn_of_tzaar_has_two_moves_and_can_be_undone_step_by_step() {
    let mut person = fixed_tzaar(1);
    person.sees("White to move");
    person.type_move("e4xd4");
    person.sees("Black to move");
    person.type_move("e5xd5");
    person.sees("Second move: capture, stack");
    person.sees("This turn: e5×d5");
    person.sees(" 1  Pass");
    person.key(KeyCode::Esc);
    person.sees("Begin with a capture");
    person.type_move("e5xd5 pass");
    person.sees("White to move");
    person.sees("  2 e5×d5 pass");
    person.press('u');
    person.sees("Black to move");
    person.sees_no("e5×d5");
    person.press('u');
    person.press('u');
    person.sees("There is nothing to take back");
}

#[test]
fn what_is_typed_wrongly_is_explained_and_can_be_corrected() {
    let mut person = fixed_tzaar(1);
    person.press('m');
    person.sees("For example");
    person.type_text("d2xd5");
    person.sees("d2xd5: d3 stands in the way from d2 to d5");
    for _ in 0..5 {
        person.key(KeyCode::Backspace);
    }
    person.happen(Input::Paste("e4×d4\n".to_owned()));
    person.key(KeyCode::Enter);
    person.sees("Black to move");
    person.press('m');
    person.type_text("hello");
    person.sees("that is not a TZAAR move");
    person.key(KeyCode::Esc);
    person.sees_no("hello");
}

#[test]
fn the_mouse_does_what_keys_do() {
    let mut opening = opening(Language::English, Some(GameKind::Terrace));
    opening.wish.people = true;
    let mut person = Person::new(opening);
    let (x, y) = person.find("a4");
    person.click((x, y));
    person.sees("Orange’s piece of size 4, in hand");
    // The square above it is two lines up.
    person.click((x, y - 2));
    person.sees("  1 b1-b2");
    person.sees("Blue to move");
    // A piece that cannot go somewhere says why, and the panel and the lowest line can be pressed.
    let piece = person.find("b4");
    person.click(piece);
    person.click((x, y));
    person.sees("g8 and b1 are on the same level, but on two terraces");
    let undo = person.find("u undo");
    person.click(undo);
    person.sees("Orange to move");
    let help = person.find("? help");
    person.click(help);
    person.sees("Keys and signs");
}

#[test]
fn what_is_under_the_mouse_is_pointed_at() {
    let mut person = Person::at(GameKind::Tchag);
    let (column, row) = person.find("─[■]─");
    let kind = MouseEventKind::Moved;
    person.happen(Input::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
    person.sees("e5: black stone with a yellow pawn");
    person.sees("Your move");
}

#[test]
fn a_repair_of_tchag_is_looked_at_before_it_is_made() {
    let mut opening = opening(Language::English, Some(GameKind::Tchag));
    opening.wish.people = true;
    let mut person = Person::new(opening);
    person.type_move("b5-c4");
    person.sees("which side slides in");
    person.sees("▲");
    person.key(KeyCode::Up);
    person.sees("Slide it (N)");
    person.key(KeyCode::Left);
    person.sees("Slide it (W)");
    let screen = person.screen();
    let arrow = person.find("▼");
    person.click(arrow);
    assert_ne!(screen, person.screen());
    person.sees("This turn: b5-c4 S");
    person.key(KeyCode::Enter);
    person.sees("1 b5-c4 S E");
    person.sees("Yellow to move");
}

#[test]
fn a_tile_of_tanagra_is_laid_kept_dropped_or_laid_elsewhere() {
    let mut opening = opening(Language::English, Some(GameKind::Tanagra));
    opening.wish.people = true;
    let mut person = Person::new(opening);
    person.press('2');
    person.key(KeyCode::Enter);
    person.sees("1 A@1");
    let mut random = Random::new(2);
    for _ in 0..3000 {
        if person.screen().contains("Drop it") {
            break;
        }
        match random.below(3) {
            0 => person.key(KeyCode::Enter),
            _ => person.key(KeyCode::Tab),
        }
    }
    person.sees("keep it, drop it, or lay it");
    let before = person.screen();
    person.key(KeyCode::Tab);
    person.sees("Place for a tile, beside");
    person.key(KeyCode::Esc);
    assert_ne!(before, person.screen(), "the pawn is back where it was");
    person.sees("Move a pawn");
}

#[test]
fn taking_ones_own_piece_takes_a_button() {
    let mut opening = opening(Language::English, Some(GameKind::Terrace));
    opening.wish = Wish { setup: GameKind::Terrace.setup("long"), people: true, ..Wish::default() };
    let mut person = Person::new(opening);
    // b2 could take a1, the T of the same player.
    let t = person.find("aT");
    let b2 = (t.0 + 6, t.1 - 2);
    person.click(b2);
    person.sees("b2, level 2");
    person.click(t);
    person.sees("Take your own piece on a1");
    person.sees("Orange to move");
    person.press('1');
    person.sees("Blue wins");
}

#[test]
fn a_hint_is_a_whole_turn_and_can_be_called_off() {
    let mut person = fixed_tzaar(1);
    person.type_move("e4xd4");
    person.press('h');
    let screen = person.screen();
    let hint = screen.lines().find_map(|line| line.split("Hint: ").nth(1)).unwrap().trim().to_owned();
    assert_eq!(hint.split(' ').count(), 2, "{screen}");
    person.press('h');
    person.sees_no("Hint:");
    person.type_move(&hint);
    person.sees("White to move");
}

#[test]
fn the_opponent_thinks_in_the_background_and_can_be_stopped() {
    let mut person = Person::at(GameKind::Tchag);
    person.engine_waits = true;
    person.type_move("b5-c4 N W");
    person.sees("Level 2 is thinking…");
    assert!(matches!(person.waiting.last().unwrap().ask, Ask::Play { .. }));
    let late = person.waiting.pop().unwrap();
    person.press('?');
    person.sees("Keys and signs");
    person.key(KeyCode::Esc);
    person.press('u');
    person.sees("Your move");
    assert!(person.effects.iter().any(|effect| matches!(effect, Effect::Hush)));
    // What was called off is not played, however late it comes.
    let answer = person.think(&late);
    person.happen(Input::Answer(answer));
    person.sees("No moves yet");
}

#[test]
fn a_hint_that_is_asked_for_too_early_comes_as_soon_as_it_can() {
    let mut person = Person::at(GameKind::Tchag);
    person.engine_waits = true;
    person.type_move("b5-c4 N W");
    person.press('h');
    person.sees("A hint follows as soon as it is your turn.");
    let answer_all = |person: &mut Person| {
        while let Some(question) = person.waiting.pop() {
            let answer = person.think(&question);
            person.happen(Input::Answer(answer));
        }
    };
    answer_all(&mut person);
    person.sees("Your move");
    person.sees("Hint:");
    person.sees_no("A hint follows");
    // Once more calls it off, while it waits as well as when it is shown.
    person.press('h');
    person.sees_no("Hint:");
    let mut person = Person::at(GameKind::Tchag);
    person.engine_waits = true;
    person.type_move("b5-c4 N W");
    person.press('h');
    person.press('h');
    person.sees_no("A hint follows");
    answer_all(&mut person);
    person.sees("Your move");
    person.sees_no("Hint:");
}

/// Answers the last question of a position with these plies.
fn answer_with(person: &mut Person, plies: &str) {
    let question = person.waiting.pop().unwrap();
    let mut position = question.game.position().clone();
    let read = |word: &str| {
        let ply = position.read_move(word).unwrap();
        position.play(ply).unwrap();
        ply
    };
    let plies = plies.split(' ').map(read).collect();
    person.happen(Input::Answer(Answer { id: question.id, plies, score: None, last: true }));
}

#[test]
fn a_hint_that_waited_is_shown_after_an_announcement_and_says_why() {
    let position = "......../......../......../.a2....../...bT..../......../.......aT/........ 2 a 0";
    for (language, announced, hint, why) in [
        (Language::English, "Terrace!", "Hint: d4-e3", "Takes your T out of danger"),
        (Language::French, "Terrace\u{202f}!", "Conseil\u{a0}: d4-e3", "Met ton T hors de danger"),
    ] {
        let mut person = Person::new(opening(language, None));
        person.engine_waits = true;
        let record = format!("[Game \"terrace\"]\n[Position \"{position}\"]\n[Seat1 \"level:2\"]\n\n*\n");
        person.happen(Input::Read("game.txt".into(), Ok(record)));
        let hint_key = if language == Language::English { 'h' } else { 'c' };
        person.press(hint_key);
        answer_with(&mut person, "b5-c5");
        person.sees(announced);
        answer_with(&mut person, "d4-e3");
        person.sees(hint);
        person.sees(why);
        person.sees_no(announced);
    }
}

#[test]
fn a_mate_is_announced_only_if_no_reply_ends_the_game() {
    let at = |position: &str, moves: &str| {
        let mut opening = opening(Language::English, None);
        opening.wish.people = true;
        opening.record = Some(format!("[Game \"terrace\"]\n[Position \"{position}\"]\n\n*\n"));
        let mut person = Person::new(opening);
        person.type_move(moves);
        person
    };
    // The T in danger can step onto its goal.
    let goal = "......../......../......../.......aT/......../.a3a3...../..a3a2..../.bT...... 2 a 0";
    let mut person = at(goal, "h5-g5");
    person.sees("Terrace!");
    // The T can be saved by the third repetition.
    let start = "......../.....a3a2bT/......a2./......../......../..aT...../......../........ 2 a 0";
    at(start, "g7-g8 h7-h8 g8-g7").sees("Terrace and mate!");
    at(start, "g7-g8 h7-h8 g8-g7 h8-h7 g7-g8 h7-h8 g8-g7").sees("Terrace!");
}

#[test]
fn the_rest_of_an_advised_turn_stays_advised() {
    let mut person = fixed_tzaar(1);
    person.type_move("e4xd4");
    person.engine_waits = true;
    person.press('h');
    answer_with(&mut person, "e5xd5 d5xd4");
    person.sees("Hint: e5×d5 d5×d4");
    person.type_move("e5xd5");
    person.sees("This turn: e5×d5");
    person.sees("Hint: d5×d4");
    // Another move than the advised one ends it.
    person.press('h');
    person.sees_no("Hint:");
    person.key(KeyCode::Esc);
    person.press('h');
    answer_with(&mut person, "e5xd5 d5xd4");
    person.type_move("g3xg4");
    person.sees("This turn: g3×g4");
    person.sees_no("Hint:");
}

#[test]
fn a_key_that_does_nothing_says_so() {
    let mut person = Person::at(GameKind::Tchag);
    for (code, held, name) in [
        (KeyCode::Char('z'), KeyModifiers::NONE, "z does nothing here; ? shows the keys"),
        (KeyCode::Char('9'), KeyModifiers::NONE, "9 does nothing here"),
        (KeyCode::F(5), KeyModifiers::NONE, "F5 does nothing here"),
        (KeyCode::Char('x'), KeyModifiers::CONTROL, "Ctrl-x does nothing here"),
    ] {
        person.happen(Input::Key(KeyEvent::new(code, held)));
        person.sees(name);
    }
    person.key(KeyCode::Enter);
    person.sees_no("does nothing here");
    let mut person = Person::new(opening(Language::French, None));
    person.press('x');
    person.sees("x ne fait rien ici");
    person.press('c');
    person.sees("Choisis d’abord un jeu");
    person.key(KeyCode::Down);
    person.sees_no("Choisis d’abord");
}

#[test]
fn ctrl_c_is_an_interruption_and_leaving_is_none() {
    let interrupted = |leave: fn(&mut Person)| {
        let mut person = Person::at(GameKind::Tchag);
        leave(&mut person);
        assert!(person.app.is_over());
        person.app.was_interrupted()
    };
    assert!(interrupted(|person| person.control('c')));
    assert!(!interrupted(|person| person.press('q')));
    assert!(!interrupted(|person| person.happen(Input::Stop)));
    assert!(interrupted(|person| {
        person.resize(40, 10);
        person.control('c');
    }));
    // On a line that is being typed it throws the line away.
    let mut person = Person::at(GameKind::Tchag);
    person.press('m');
    person.control('c');
    assert!(!person.app.is_over() && !person.app.was_interrupted());
    person.press('?');
    person.control('c');
    person.press('q');
    assert!(person.app.is_over() && !person.app.was_interrupted());
}

#[test]
fn ctrl_z_suspends_whatever_lies_above_the_board() {
    let mut person = Person::at(GameKind::Tchag);
    for open in [None, Some('?'), Some('n'), Some('m')] {
        if let Some(key) = open {
            person.press(key);
        }
        let before = person.screen();
        person.control('z');
        assert!(matches!(person.effects.last(), Some(Effect::Suspend)), "{open:?}");
        person.happen(Input::Resized(80, 24));
        assert_eq!(person.screen(), before, "the same screen is drawn again");
        person.key(KeyCode::Esc);
    }
}

#[test]
fn a_draw_is_agreed_by_all_who_play_here() {
    for (kind, setup) in [(GameKind::Tzaar, "fixed"), (GameKind::Terrace, "four")] {
        let mut opening = opening(Language::English, Some(kind));
        opening.wish = Wish { setup: kind.setup(setup), people: true, ..Wish::default() };
        let mut person = Person::new(opening);
        person.press('d');
        person.sees("There is no game to call a draw");
        person.type_move(if kind == GameKind::Tzaar { "e4xd4" } else { "b1-b2" });
        person.press('d');
        person.sees("A draw: do all players agree?");
        person.key(KeyCode::Enter);
        person.press('n');
        person.sees_no("Draw");
        person.press('d');
        person.press('y');
        person.sees("Draw by agreement");
        person.sees("The game is over");
        assert!(matches!(person.effects.last(), Some(Effect::Forget(over)) if *over == kind));
        person.press('u');
        person.sees("to move");
    }
    let mut person = Person::at(GameKind::Terrace);
    person.type_move("b1-b2");
    person.press('d');
    person.sees("The engine does not agree to draws");
}

#[test]
fn lots_decide_who_sits_where() {
    let seat_of = |chance: u64| {
        let mut opening = opening(Language::English, Some(GameKind::Tzaar));
        opening.chance = chance;
        opening.wish = Wish { setup: GameKind::Tzaar.setup("fixed"), lots: true, ..Wish::default() };
        let mut person = Person::new(opening);
        let screen = person.screen();
        let colour = if screen.contains("You · White") { "White" } else { "Black" };
        // What is said is what is so, also after the first player's answer.
        person.sees(&format!("By lot, you play {colour}"));
        colour
    };
    let drawn: Vec<&str> = (0..12).map(seat_of).collect();
    assert!(drawn.contains(&"White") && drawn.contains(&"Black"), "{drawn:?}");
}

#[test]
fn lots_among_people_say_what_everybody_plays() {
    let at = |language, kind: GameKind, setup| {
        let mut opening = opening(language, Some(kind));
        opening.wish = Wish { setup: kind.setup(setup), people: true, lots: true, ..Wish::default() };
        Person::new(opening)
    };
    for (kind, setup, others) in [
        (GameKind::Tzaar, "fixed", ", the other "),
        (GameKind::Terrace, "four", "the others take the remaining seats"),
    ] {
        let mut person = at(Language::English, kind, setup);
        person.sees("By lot, the person at the keyboard now plays");
        person.sees(others);
    }
    at(Language::French, GameKind::Tzaar, "fixed").sees("pour la personne au clavier");
}

#[test]
fn lots_can_be_drawn_for_a_game_that_is_planned() {
    let mut person = Person::at(GameKind::Tchag);
    person.press('n');
    person.sees("as set below");
    // From the button up: two seats, then the lots.
    for _ in 0..3 {
        person.key(KeyCode::Up);
    }
    person.key(KeyCode::Right);
    person.sees("drawn by lot");
    // Back to the button: it begins, until each side has been drawn.
    for _ in 0..3 {
        person.key(KeyCode::Down);
    }
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..12 {
        person.key(KeyCode::Enter);
        seen.insert(person.screen().contains("You · Red"));
        person.press('n');
        person.sees("drawn by lot");
    }
    assert_eq!(seen.len(), 2);
}

#[test]
fn the_evaluation_is_a_bar_and_a_score() {
    for (language, title) in
        [(Language::English, "Evaluation (Red)"), (Language::French, "Évaluation (Rouge)")]
    {
        let mut person = Person::new(opening(language, Some(GameKind::Tchag)));
        person.press('e');
        person.sees(title);
        let lines = person.lines();
        let bar = lines.iter().find(|line| line.contains('░')).unwrap();
        assert_eq!(bar.chars().filter(|sign| "█░".contains(*sign)).count(), 28, "{bar}");
        person.press('e');
        person.sees_no(title);
    }
}

#[test]
fn earlier_positions_can_be_looked_at() {
    let mut person = fixed_tzaar(1);
    person.type_move("e4xd4");
    person.type_move("e5xd5 pass");
    let now = person.screen();
    person.key(KeyCode::Home);
    person.sees("You are looking at the start.");
    person.key(KeyCode::PageDown);
    person.sees("You are looking at turn 1 of 2.");
    person.key(KeyCode::End);
    assert_eq!(person.screen(), now);
    let turn = person.find("  1 e4×d4");
    person.click(turn);
    person.sees("You are looking at turn 1 of 2.");
    person.key(KeyCode::Esc);
    assert_eq!(person.screen(), now);
}

#[test]
fn giving_up_is_asked_twice() {
    let mut person = Person::at(GameKind::Tchag);
    person.press('g');
    person.sees("There is no game to resign");
    person.type_move("b5-c4 N W");
    person.press('g');
    person.sees("Resign this game?");
    person.key(KeyCode::Enter);
    person.sees("Resign this game?");
    person.press('n');
    person.sees("Your move");
    person.press('g');
    let yes = person.find(" y ");
    person.click(yes);
    person.sees("You have lost");
    person.sees("Yellow wins by resignation");
    person.press('u');
    person.sees("Your move");
}

#[test]
fn whoever_sits_on_the_second_seat_sees_the_first_move() {
    let mut person = fixed_tzaar(2);
    person.sees("Your move");
    person.sees("You · Black");
    let kept = person.effects.iter().rev().find_map(|effect| match effect {
        Effect::Keep(_, saved) => Some(saved.record.clone()),
        _ => None,
    });
    assert_eq!(Record::read(&kept.unwrap()).unwrap().game().plies().count(), 1);
}
