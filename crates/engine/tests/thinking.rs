//! What a thought must be, whatever the game: legal, within its limits, the same each time, and not blind.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tablier_engine::{
    Alone, Clock, Evaluate, Level, Limits, Method, Mind, Playable, Settings, Signals, Thought, Time, Verdict,
};
use tablier_games::tanagra::Tanagra;
use tablier_games::tchag::Tchag;
use tablier_games::terrace::Terrace;
use tablier_games::tzaar::Tzaar;
use tablier_games::{Game, GameKind, Random, Seat, Start, random_game};

const SMALL: Settings = Settings { memory: 1, threads: 1, lines: 1, method: Method::Together, contempt: 0 };

fn think(mind: &mut Mind, game: &Game, limits: Limits) -> Thought {
    mind.think(game, limits, Signals::quiet(&AtomicBool::new(false)), &mut |_| {})
}

/// A random game of a set-up, and its position after so many plies less than all.
fn before_the_end(kind: GameKind, setup: &str, seed: u64, plies: usize) -> Option<Game> {
    let mut game = random_game(Start::from_setup(kind, setup, Some(seed)).unwrap(), seed);
    (0..plies).try_for_each(|_| game.take_back().map(drop))?;
    Some(game)
}

fn every_setup() -> impl Iterator<Item = (GameKind, &'static str)> {
    GameKind::ALL.into_iter().flat_map(|kind| kind.setups().iter().map(move |setup| (kind, setup.name)))
}

/// Positions of all games and set-ups, from early to late.
fn positions() -> Vec<Game> {
    let mut games = Vec::new();
    for (kind, setup) in every_setup() {
        for seed in 0..3 {
            games.extend(before_the_end(kind, setup, seed, 3 + 9 * seed as usize));
        }
    }
    games
}

#[test]
fn a_win_at_hand_is_taken() {
    let mut found = 0;
    for (kind, setup) in every_setup() {
        let mut mind = Mind::new(kind, SMALL);
        for seed in 0..12 {
            let end = random_game(Start::from_setup(kind, setup, Some(seed)).unwrap(), seed);
            let mut game = end.clone();
            game.take_back();
            if end.outcome().unwrap().winner != Some(game.position().side()) {
                continue;
            }
            found += 1;
            let thought = think(&mut mind, &game, Limits::depth(2));
            assert_eq!(thought.lines[0].score.verdict(), Verdict::WinIn(1), "{}", game.position());
            let mut moves = vec![thought.best().unwrap()];
            for level in Level::all().take(6) {
                let stop = AtomicBool::new(false);
                moves.extend(mind.play(&game, level.strength(kind), seed, Signals::quiet(&stop)));
            }
            assert_eq!(moves.len(), 7);
            for ply in moves {
                let mut next = game.clone();
                next.play(ply).unwrap();
                assert_eq!(next.outcome().unwrap().winner, Some(game.position().side()), "{ply}");
            }
        }
    }
    assert!(found > 60, "{found}");
}

#[test]
fn lines_are_legal_different_and_in_order() {
    for game in positions() {
        let mut mind = Mind::new(game.kind(), Settings { lines: 4, ..SMALL });
        let thought = think(&mut mind, &game, Limits::nodes(3000));
        assert_eq!(thought.lines.len(), 4.min(game.position().moves().len()));
        let firsts: HashSet<_> = thought.lines.iter().map(|line| line.plies[0]).collect();
        assert_eq!(firsts.len(), thought.lines.len());
        assert!(thought.lines.is_sorted_by(|one, other| one.score >= other.score), "{:?}", thought.lines);
        for line in &thought.lines {
            let mut position = game.position().clone();
            for ply in &line.plies {
                position.play(*ply).unwrap();
            }
        }
    }
}

/// However short the search, a hint is a whole turn that begins with the engine's choice.
#[test]
fn a_turn_is_made_whole() {
    for game in positions() {
        let mut mind = Mind::new(game.kind(), SMALL);
        let line = think(&mut mind, &game, Limits::nodes(1)).lines.swap_remove(0).plies;
        let turn = mind.whole_turn(&game, &line[..1]);
        assert_eq!(turn[0], line[0], "{}", game.position());
        let mut now = game.clone();
        for (index, ply) in turn.iter().enumerate() {
            now.play(*ply).unwrap();
            let is_complete = now.outcome().is_some() || !now.position().mid_turn();
            assert_eq!(is_complete, index + 1 == turn.len(), "{} {turn:?}", game.position());
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    for game in positions() {
        let once = think(&mut Mind::new(game.kind(), SMALL), &game, Limits::nodes(4000));
        let again = think(&mut Mind::new(game.kind(), SMALL), &game, Limits::nodes(4000));
        assert_eq!(once.lines, again.lines, "{}", game.position());
        assert_eq!((once.nodes, once.depth), (again.nodes, again.depth));
    }
}

#[test]
fn limits_are_kept() {
    for game in positions() {
        let mut mind = Mind::new(game.kind(), SMALL);
        let thought = think(&mut mind, &game, Limits::nodes(2000));
        assert!(thought.nodes <= 2001 || thought.depth <= 1, "{} nodes", thought.nodes);
        mind.forget();
        assert!(think(&mut mind, &game, Limits::depth(2)).depth <= 2);
    }
}

/// A clock that moves whenever somebody looks at it.
struct Jumping(AtomicU64);

impl Clock for Jumping {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(10, Ordering::Relaxed))
    }
}

#[test]
fn time_and_the_stop_signal_end_a_thought() {
    for game in positions() {
        let mut mind = Mind::new(game.kind(), SMALL);
        for (time, stopped) in [
            (Some(Time::Ply(Duration::from_millis(50))), false),
            (Some(Time::Clock { left: Duration::from_secs(3), increment: Duration::ZERO }), false),
            (Some(Time::Clock { left: Duration::ZERO, increment: Duration::ZERO }), false),
            (None, true),
        ] {
            let (stop, clock) = (AtomicBool::new(stopped), Jumping(AtomicU64::new(0)));
            let signals = Signals { clock: &clock, stop: &stop, crew: &Alone };
            let limits = Limits { time, ..Limits::default() };
            let best = mind.think(&game, limits, signals, &mut |_| {}).best().unwrap();
            assert!(game.position().moves().contains(&best));
        }
    }
}

#[test]
fn levels_play_legal_moves_and_nothing_when_it_is_over() {
    for game in positions() {
        let mind = Mind::new(game.kind(), SMALL);
        let stop = AtomicBool::new(false);
        let weak = Level::WEAKEST.strength(game.kind());
        let ply = mind.play(&game, weak, 5, Signals::quiet(&stop)).unwrap();
        assert!(game.position().moves().contains(&ply));
        assert_eq!(mind.play(&game, weak, 5, Signals::quiet(&stop)), Some(ply));
        let over = random_game(game.start().clone(), 1);
        assert_eq!(mind.play(&over, weak, 5, Signals::quiet(&stop)), None);
        assert!(think(&mut Mind::new(game.kind(), SMALL), &over, Limits::depth(3)).lines.is_empty());
    }
}

#[test]
fn seeds_make_weak_levels_differ() {
    let game = Game::new(Start::from_setup(GameKind::Tzaar, "fixed", None).unwrap());
    let mind = Mind::new(GameKind::Tzaar, SMALL);
    let stop = AtomicBool::new(false);
    let weak = Level::WEAKEST.strength(GameKind::Tzaar);
    let moves: HashSet<_> =
        (0..40).filter_map(|seed| mind.play(&game, weak, seed, Signals::quiet(&stop))).collect();
    assert!(moves.len() > 2, "{moves:?}");
}

#[test]
fn everybody_for_itself_plays_too() {
    for (kind, setup) in [(GameKind::Terrace, "four"), (GameKind::Tanagra, "3x4")] {
        let game = before_the_end(kind, setup, 3, 20).unwrap();
        let mut mind = Mind::new(kind, Settings { method: Method::Everybody, ..SMALL });
        let thought = think(&mut mind, &game, Limits::nodes(5000));
        assert!(thought.depth >= 1 && game.position().moves().contains(&thought.best().unwrap()));
    }
}

/// With two seats, what is good for one is as bad for the other.
fn is_fair<P: Playable>() {
    let evaluation = P::Evaluation::default();
    for setup in P::KIND.setups().iter().filter(|setup| setup.seats == 2) {
        for seed in 0..6 {
            let mut random = Random::new(seed);
            let mut position = P::setup(setup.name, Some(seed)).unwrap();
            while position.outcome().is_none() {
                let worth = Seat::all(2).map(|seat| evaluation.evaluate(&position, seat)).sum::<i32>();
                assert_eq!(worth, 0, "{position}");
                let moves = position.moves();
                position.play_unchecked(moves[random.below(moves.len() as u64) as usize]);
            }
        }
    }
}

#[test]
fn evaluations_are_fair() {
    is_fair::<Tzaar>();
    is_fair::<Terrace>();
    is_fair::<Tchag>();
    is_fair::<Tanagra>();
}

#[test]
fn whoever_is_out_has_lost_at_every_depth() {
    // The 4 of the second seat threatens the T of the first, which does not see to it.
    let text = "bT......./......../......../a4......./.......c2/......../..b4...../.aT.....cT 3 a 0";
    let game = Game::new(Start::from_position(GameKind::Terrace, text).unwrap());
    for depth in 2..=3 {
        let mut mind = Mind::new(GameKind::Terrace, Settings { lines: 99, ..SMALL });
        let thought = think(&mut mind, &game, Limits::depth(depth));
        let careless = thought.lines.iter().find(|line| line.plies[0].to_string() == "a5-a6").unwrap();
        assert_eq!(careless.score.verdict(), Verdict::LossIn(2), "at depth {depth}");
    }
}

#[test]
fn no_number_of_positions_is_too_large() {
    let game = Game::new(Start::from_setup(GameKind::Tchag, "standard", None).unwrap());
    let mut mind = Mind::new(GameKind::Tchag, SMALL);
    let limits = Limits { nodes: Some(u64::MAX), ..Limits::depth(8) };
    assert_eq!(think(&mut mind, &game, limits).depth, 8);
}
