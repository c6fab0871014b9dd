//! What a proof may cost, what it remembers, and the counters it must heed.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod oracle;

use oracle::minimax;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tablier_engine::{Alone, Budget, Clock, Proof, Provable, Signals, Solver, Value};
use tablier_games::tanagra::Tanagra;
use tablier_games::tchag::Tchag;
use tablier_games::terrace::Terrace;
use tablier_games::tzaar::Tzaar;
use tablier_games::{AnyPosition, Position, Random, Seat};

fn prove<P: Provable>(solver: &mut Solver, position: &P, stood: &[u64], nodes: u64) -> Proof<P::Move> {
    let stop = AtomicBool::new(false);
    let budget = Budget { nodes: Some(nodes), ..Budget::default() };
    solver.prove(position, stood, budget, Signals::quiet(&stop))
}

/// With few plies left before the draw by quiet plies, everything can be looked at, counter and all.
#[test]
fn the_count_of_quiet_plies_is_heeded() {
    let mut random = Random::new(5);
    let mut seasoned = Solver::new(1 << 20);
    let mut late = 0;
    for _ in 0..800 {
        let (at, bt) = (random.below(36), random.below(36));
        let quiet = 192 + random.below(8);
        let side = if random.below(2) == 0 { "a" } else { "b" };
        let Some(text) = two_ts(at, bt) else { continue };
        let position: Terrace = match format!("{text} 2 {side} {quiet}").parse() {
            Ok(position) => position,
            Err(_) => continue,
        };
        let value = minimax(&position, |position| (position.key(), position.quiet()), 100_000).unwrap();
        for solver in [&mut Solver::new(1 << 16), &mut seasoned] {
            assert_eq!(prove(solver, &position, &[], 1_000_000).value, value, "{position}");
        }
        // What is known from here must not mislead where more time is left, nor the other way round.
        let early: Terrace = format!("{text} 2 {side} 0").parse().unwrap();
        let early = prove(&mut seasoned, &early, &[], 30_000).value;
        match value {
            Value::Win | Value::Loss => assert_eq!(early, value, "{position}"),
            _ => late += u32::from(early != value && early != Value::Unknown),
        }
        assert_eq!(prove(&mut seasoned, &position, &[], 1_000_000).value, value, "{position}");
    }
    assert!(late > 10, "in {late} positions there was no time left to win");
}

/// Three at a table, shortly before the draw: a win is one against both others together.
#[test]
fn a_win_among_three_is_one_against_all() {
    let mut random = Random::new(8);
    let (mut wins, mut others) = (0, 0);
    while wins + others < 80 {
        let mut squares: Vec<String> = vec![".".to_owned(); 64];
        for piece in ["aT", "bT", "cT"] {
            squares[random.below(64) as usize] = piece.to_owned();
        }
        let rows: Vec<String> = squares.chunks(8).map(<[String]>::concat).collect();
        let text = format!("{} 3 a {}", rows.join("/"), 197 + random.below(2));
        let Ok(position) = text.parse::<Terrace>() else { continue };
        if position.outcome().is_some() {
            continue;
        }
        let expected = if forced(&position, position.side()) { Value::Win } else { Value::Unknown };
        let proof = prove(&mut Solver::new(1 << 20), &position, &[], 1_000_000);
        assert_eq!(proof.value, expected, "{position}");
        wins += u32::from(expected == Value::Win);
        others += u32::from(expected != Value::Win);
    }
    assert!(wins > 0 && others > 0, "{wins} wins");
}

fn forced(position: &Terrace, attacker: Seat) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == Some(attacker);
    }
    let wins = |ply| {
        let mut next = *position;
        next.play_unchecked(ply);
        forced(&next, attacker)
    };
    let mut moves = position.moves().into_iter();
    if position.side() == attacker { moves.any(wins) } else { moves.all(wins) }
}

fn two_ts(at: u64, bt: u64) -> Option<String> {
    let square = |place| match place {
        place if place == at => "aT",
        place if place == bt => "bT",
        _ => ".",
    };
    let row = |row: u64| (0..6).map(|column| square(6 * row + column)).collect::<String>();
    (at != bt).then(|| (0..6).map(row).collect::<Vec<_>>().join("/"))
}

#[test]
fn finished_games_cost_nothing() {
    let solver = &mut Solver::new(1 << 10);
    let draw: Tchag = "....../..GrGyB./....../....../....../...... r m 0".parse().unwrap();
    assert_eq!(prove(solver, &draw, &[], 0), Proof { value: Value::Draw, nodes: 0, line: Vec::new() });
    let lost: Terrace = ".....aT/....../....../....../....../.bT.... 2 b 0".parse().unwrap();
    assert_eq!(prove(solver, &lost, &[], 0), Proof { value: Value::Loss, nodes: 0, line: Vec::new() });
    let quiet: Terrace = "....../.aT..../....../....../.....bT/...... 2 a 200".parse().unwrap();
    assert_eq!(prove(solver, &quiet, &[], 0).value, Value::Draw);
    let won: Tanagra = "0,0v=a...;10,0v=b... 3 4 b m 3".parse().unwrap();
    let winner = won.outcome().unwrap().winner.unwrap();
    let value = if winner == won.side() { Value::Win } else { Value::Loss };
    assert_eq!(prove(solver, &won, &[], 0).value, value);
}

fn middle_game() -> Tzaar {
    Tzaar::setup("fixed", None).unwrap()
}

#[test]
fn the_budget_of_nodes_is_kept_and_decides_all() {
    for nodes in [0, 1, 100, 5_000, 200_000] {
        let proof = prove(&mut Solver::new(1 << 20), &middle_game(), &[], nodes);
        assert_eq!(proof.value, Value::Unknown);
        assert!(proof.nodes <= nodes + 512 * 2, "{} for {nodes}", proof.nodes);
        assert_eq!(proof, prove(&mut Solver::new(1 << 20), &middle_game(), &[], nodes));
    }
}

#[test]
fn a_solver_remembers() {
    let text = "....../....ByG/.GBGyB./BGG.../BGBr.../...... r m 0";
    let position: Tchag = text.parse().unwrap();
    let solver = &mut Solver::new(1 << 24);
    let first = prove(solver, &position, &[], u64::MAX);
    let again = prove(solver, &position, &[], u64::MAX);
    assert_eq!((first.value, again.value), (Value::Loss, Value::Loss));
    assert!(again.nodes * 10 < first.nodes, "{} after {}", again.nodes, first.nodes);
    solver.forget();
    assert_eq!(prove(solver, &position, &[], u64::MAX), first);
    let stop = AtomicBool::new(false);
    let any = AnyPosition::from(position);
    let proof = Solver::new(1 << 24).prove_any(&any, &[], Budget::default(), Signals::quiet(&stop));
    assert_eq!((proof.value, proof.line.len()), (first.value, first.line.len()));
}

#[test]
fn several_searchers_agree() {
    let text = "....../....ByG/.GBGyB./BGG.../BGBr.../...... r m 0";
    let position: Tchag = text.parse().unwrap();
    let stop = AtomicBool::new(false);
    let budget = Budget { threads: 3, ..Budget::default() };
    let proof = Solver::new(1 << 20).prove(&position, &[], budget, Signals::quiet(&stop));
    assert_eq!(proof.value, Value::Loss);
}

/// A clock that goes on by a millisecond whenever it is asked.
struct Ticking(std::sync::atomic::AtomicU64);

impl Clock for Ticking {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

#[test]
fn time_and_stop_are_heeded() {
    let stop = AtomicBool::new(false);
    let clock = Ticking(0.into());
    let signals = Signals { clock: &clock, stop: &stop, crew: &Alone };
    let budget = Budget { time: Some(Duration::from_millis(20)), ..Budget::default() };
    let proof = Solver::new(1 << 20).prove(&middle_game(), &[], budget, signals);
    assert_eq!(proof.value, Value::Unknown);
    assert!(proof.nodes < 100_000, "{}", proof.nodes);
    stop.store(true, Ordering::Relaxed);
    let proof = Solver::new(1 << 20).prove(&middle_game(), &[], Budget::default(), signals);
    assert_eq!(proof.value, Value::Unknown);
    assert!(proof.nodes < 5_000, "{}", proof.nodes);
}

/// A line never goes through what stood before; if it must, there is no win.
#[test]
fn positions_that_stood_are_avoided() {
    let mut random = Random::new(6);
    let solver = &mut Solver::new(1 << 22);
    let mut compared = 0;
    while compared < 40 {
        let Some(text) = two_ts(random.below(36), random.below(36)) else { continue };
        let Ok(position) = format!("{text} 2 a 0").parse::<Terrace>() else { continue };
        let free = prove(solver, &position, &[], 50_000);
        if free.value != Value::Win || free.line.len() < 2 {
            continue;
        }
        let after = |ply| {
            let mut next = position;
            next.play(ply).unwrap();
            next.key()
        };
        let stood = [after(free.line[0])];
        let other = prove(solver, &position, &stood, 50_000);
        if other.value == Value::Win {
            assert!(!stood.contains(&after(other.line[0])), "{position}");
        }
        let all: Vec<u64> = position.moves().into_iter().map(after).collect();
        assert_ne!(prove(solver, &position, &all, 50_000).value, Value::Win, "{position}");
        assert_eq!(prove(solver, &position, &[], 50_000).value, Value::Win, "{position}");
        compared += 1;
    }
}
