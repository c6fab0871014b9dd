//! What is taught is true: what a lesson praises, a figure invites and a problem calls its solution does not lose by force, and
//! what wins at once is never called wrong. The solver is asked, and where it cannot settle a position, a search.
#![allow(clippy::unwrap_used, reason = "a test that cannot read its text fails")]

use std::sync::atomic::AtomicBool;
use tablier_engine::{Budget, Limits, Mind, Settings, Signals, Solver, Value, Verdict as Score};
use tablier_games::{AnyMove, AnyPosition, Game, GameKind, Seat, Start};
use tablier_guide::{Block, Lesson, Page, Step, Verdict, lesson, problem_text, problems, rules};
use tablier_words::Language;

/// How many positions the solver may look at for one question, and then the search: enough for what a lesson or a figure has on
/// its board.
const PATIENCE: (u64, u64) = (10_000, 3_000);

/// How many problems of a game are proven again: these lie evenly among the easy and the hard ones.
const SAMPLE: usize = 20;

struct Oracle {
    kind: GameKind,
    solver: Solver,
    mind: Mind,
    stop: AtomicBool,
}

impl Oracle {
    fn new(kind: GameKind) -> Self {
        let settings = Settings { memory: 4, ..Settings::default() };
        let (solver, mind) = (Solver::new(1 << 22), Mind::new(kind, settings));
        Self { kind, solver, mind, stop: AtomicBool::new(false) }
    }

    /// What a position is worth to a seat of two, as far as it can be found out.
    fn value(&mut self, position: &AnyPosition, seat: Seat, nodes: (u64, u64)) -> Value {
        if let Some(outcome) = position.outcome() {
            return match outcome.winner {
                Some(winner) if winner == seat => Value::Win,
                Some(_) => Value::Loss,
                None => Value::Draw,
            };
        }
        let budget = Budget { nodes: Some(nodes.0), time: None, threads: 1 };
        let proof = self.solver.prove_any(position, &[], budget, Signals::quiet(&self.stop));
        let value = match proof.value {
            Value::Unknown => self.search(position, nodes.1),
            known => known,
        };
        match value {
            Value::Win if position.side() != seat => Value::Loss,
            Value::Loss if position.side() != seat => Value::Win,
            value => value,
        }
    }

    /// What a search says of the side to move.
    fn search(&mut self, position: &AnyPosition, nodes: u64) -> Value {
        let game = Game::new(Start::from(position.clone()));
        let thought = self.mind.think(&game, Limits::nodes(nodes), Signals::quiet(&self.stop), &mut |_| {});
        match thought.lines.first().map(|line| line.score.verdict()) {
            Some(Score::WinIn(_)) => Value::Win,
            Some(Score::LossIn(_)) => Value::Loss,
            _ => Value::Unknown,
        }
    }

    fn after(&mut self, position: &AnyPosition, ply: AnyMove) -> Value {
        self.value(&played(position, ply), position.side(), PATIENCE)
    }
}

fn played(position: &AnyPosition, ply: AnyMove) -> AnyPosition {
    let mut next = position.clone();
    next.play(ply).unwrap();
    next
}

/// Whether a ply ends the game, and the one who plays it has won.
fn wins_at_once(position: &AnyPosition, ply: AnyMove) -> bool {
    played(position, ply).outcome().is_some_and(|outcome| outcome.winner == Some(position.side()))
}

fn steps(kind: GameKind) -> Vec<Step> {
    // The other language has the same positions and the same moves: another test sees to that.
    Lesson::read(kind, lesson(kind, Language::English)).unwrap().steps
}

fn faults_of_step(oracle: &mut Oracle, step: &Step) -> Vec<String> {
    let mut faults = Vec::new();
    for ply in step.position.moves() {
        let fault = match step.judge(ply) {
            Verdict::Right(_) if oracle.after(&step.position, ply) == Value::Loss => "loses and is praised",
            Verdict::Wrong(_) if wins_at_once(&step.position, ply) => "wins and is called wrong",
            _ => continue,
        };
        faults.push(format!("{}, “{}”: {ply} {fault} in {}", oracle.kind, step.title, step.position));
    }
    faults
}

#[test]
fn no_lesson_praises_a_losing_move_or_blames_a_winning_one() {
    let mut faults = Vec::new();
    for kind in GameKind::ALL {
        let mut oracle = Oracle::new(kind);
        faults.extend(steps(kind).iter().flat_map(|step| faults_of_step(&mut oracle, step)));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A figure invites to play: nothing that can be done on it loses by force. Where a T or a pawn can be led into danger, this
/// holds for captures, which the captions are about.
#[test]
fn no_figure_of_the_rules_invites_a_losing_move() {
    let mut faults = Vec::new();
    for kind in GameKind::ALL {
        let mut oracle = Oracle::new(kind);
        for block in Page::read(kind, rules(kind, Language::English)).unwrap().blocks {
            let Block::Figure(figure) = block else { continue };
            let position = figure.position;
            let invited = |ply: &AnyMove| ply.captures() || kind == GameKind::Tzaar;
            for ply in position.moves().into_iter().filter(invited) {
                if oracle.after(&position, ply) == Value::Loss {
                    faults.push(format!("{kind}, “{}”: {ply} loses in {position}", figure.caption));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// All turns of the side to move that end the game with its win.
fn winning_turns(position: &AnyPosition) -> Vec<Vec<AnyMove>> {
    let mut wins = Vec::new();
    for ply in position.moves() {
        let next = played(position, ply);
        if wins_at_once(position, ply) {
            wins.push(vec![ply]);
        } else if next.outcome().is_none() && next.side() == position.side() && next.mid_turn() {
            let rest = winning_turns(&next).into_iter();
            wins.extend(rest.map(|turn| [vec![ply], turn].concat()));
        }
    }
    wins
}

#[test]
fn nothing_but_the_solution_of_a_problem_wins_at_once() {
    for kind in [GameKind::Tzaar, GameKind::Tchag] {
        for puzzle in problems(problem_text(kind).unwrap()) {
            let read = puzzle.read(kind).unwrap();
            let end = |turn: &[AnyMove]| turn.iter().fold(read.position.clone(), |at, ply| played(&at, *ply));
            for turn in winning_turns(&read.position) {
                // A turn that leads to the same end in another order is accepted.
                assert_eq!(end(&turn), read.solved, "{}: {turn:?} wins, too", puzzle.position);
            }
        }
    }
}

#[test]
fn the_solution_of_a_problem_wins_by_force() {
    for kind in [GameKind::Tzaar, GameKind::Tchag] {
        let mut oracle = Oracle::new(kind);
        let all = problems(problem_text(kind).unwrap());
        let mut proven = 0;
        for puzzle in all.iter().step_by(all.len().div_ceil(SAMPLE)) {
            let read = puzzle.read(kind).unwrap();
            let value = oracle.value(&read.solved, read.position.side(), (30_000, 1));
            assert!(matches!(value, Value::Win | Value::Unknown), "{}: {value:?}", puzzle.position);
            proven += usize::from(value == Value::Win);
        }
        assert!(proven >= SAMPLE / 2, "{kind}: {proven} were proven again");
    }
}
