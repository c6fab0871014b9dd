//! What is taught is true: what a lesson praises, a figure invites and a problem calls its solution does not lose by force,
//! and what begins a turn that wins outright is never called wrong. The solver is asked, and where it cannot settle a
//! position, a search.
#![allow(clippy::unwrap_used, reason = "a test that cannot read its text fails")]

use std::sync::atomic::AtomicBool;
use tablier_engine::{Budget, Limits, Mind, Settings, Signals, Solver, Value, Verdict as Score};
use tablier_games::{AnyMove, AnyPosition, Game, GameKind, Seat, Start};
use tablier_guide::{Block, Lesson, Page, Step, Verdict, lesson, problem_text, problems, rules};
use tablier_words::Language;

/// How many positions the solver may look at for one question, and then the search. All of TZAAR's small boards are settled
/// with far fewer; six times as many find nothing more on the others.
const PATIENCE: (u64, u64) = (250_000, 60_000);

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

/// What was asked, and what came of it.
#[derive(Default)]
struct Findings {
    asked: u32,
    unknown: u32,
    faults: Vec<String>,
}

impl Findings {
    /// Takes note of a move that is praised or invited, and of what it is worth.
    fn note(&mut self, kind: GameKind, position: &AnyPosition, what: &str, ply: AnyMove, value: Value) {
        self.asked += 1;
        if value == Value::Loss {
            self.faults.push(format!("{kind}, “{what}”: {ply} is taught and loses in {position}"));
        }
        if value == Value::Unknown {
            self.unknown += 1;
            if is_small(position) {
                self.faults.push(format!("{kind}, “{what}”: {ply} is not settled in {position}"));
            }
        }
    }

    #[track_caller]
    fn hold(&self, kind: GameKind) {
        let counted = format!("{kind}: {} moves asked about, {} not settled", self.asked, self.unknown);
        assert!(self.asked > 0 && self.faults.is_empty(), "{counted}\n{}", self.faults.join("\n"));
    }
}

/// Whether the solver must settle what is done on a board: TZAAR, but for its set-ups.
fn is_small(position: &AnyPosition) -> bool {
    let pieces = position.to_string().chars().filter(|sign| "TROtro".contains(*sign)).count();
    position.kind() == GameKind::Tzaar && pieces <= 20
}

fn examine_step(oracle: &mut Oracle, step: &Step, findings: &mut Findings) {
    let winning: Vec<AnyMove> =
        winning_turns(&step.position).iter().filter_map(|turn| turn.first().copied()).collect();
    for ply in step.position.moves() {
        match step.judge(ply) {
            Verdict::Right(_) => {
                let value = oracle.after(&step.position, ply);
                findings.note(oracle.kind, &step.position, &step.title, ply, value);
            }
            Verdict::Wrong(_) if winning.contains(&ply) => findings.faults.push(format!(
                "{}, “{}”: {ply} begins a turn that wins and is called wrong in {}",
                oracle.kind, step.title, step.position
            )),
            Verdict::Wrong(_) => {}
        }
    }
}

#[test]
fn no_lesson_praises_a_losing_move_or_blames_a_winning_one() {
    for kind in GameKind::ALL {
        let mut oracle = Oracle::new(kind);
        let mut findings = Findings::default();
        for step in &steps(kind) {
            examine_step(&mut oracle, step, &mut findings);
        }
        findings.hold(kind);
    }
}

/// A figure invites to play: its caption speaks of captures, of holes, of any piece that is pressed. So nothing that can be
/// done on it loses by force.
#[test]
fn no_figure_of_the_rules_invites_a_losing_move() {
    for kind in GameKind::ALL {
        let mut oracle = Oracle::new(kind);
        let mut findings = Findings::default();
        for block in Page::read(kind, rules(kind, Language::English)).unwrap().blocks {
            let Block::Figure(figure) = block else { continue };
            let position = figure.position;
            for ply in position.moves() {
                let value = oracle.after(&position, ply);
                findings.note(kind, &position, &figure.caption, ply, value);
            }
        }
        findings.hold(kind);
    }
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
