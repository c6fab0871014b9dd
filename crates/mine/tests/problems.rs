//! What is found is true: looked at again by a search that shares nothing with the solver, and by the solver asked another way.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use tablier_engine::{Alone, Budget, NoClock, Signals, Solver, Value};
use tablier_games::{AnyPosition, GameKind, Puzzle, Seat};
use tablier_machine::Threads;
use tablier_mine::{Haul, HaulError, mine};

fn mined(kind: GameKind, seed: u64, count: usize) -> Haul {
    let mut haul = Haul::new(kind, seed, count).unwrap();
    let stop = AtomicBool::new(false);
    mine(&mut haul, 1, Signals::quiet(&stop), &mut |_| {});
    haul
}

/// The different positions to which a turn can lead.
fn ends(from: &AnyPosition) -> Vec<AnyPosition> {
    let mut ends: Vec<AnyPosition> = Vec::new();
    for ply in from.moves() {
        let mut next = from.clone();
        next.play(ply).unwrap();
        let over = !next.mid_turn() || next.outcome().is_some();
        for end in if over { vec![next] } else { self::ends(&next) } {
            if !ends.contains(&end) {
                ends.push(end);
            }
        }
    }
    ends
}

/// Looks at everything, until there is too much of it.
struct Plain {
    seat: Seat,
    seen: HashMap<(String, Option<u32>), bool>,
    most: usize,
}

impl Plain {
    fn new(seat: Seat, most: usize) -> Self {
        Self { seat, seen: HashMap::new(), most }
    }

    /// Whether the seat wins, if it matters within so many turns of its own.
    fn wins(&mut self, position: &AnyPosition, turns: Option<u32>) -> Option<bool> {
        if let Some(outcome) = position.outcome() {
            return Some(outcome.winner == Some(self.seat));
        }
        let own = position.side() == self.seat;
        let begins = own && !position.mid_turn();
        if begins && turns == Some(0) {
            return Some(false);
        }
        let asked = (position.to_string(), turns);
        if let Some(known) = self.seen.get(&asked) {
            return Some(*known);
        }
        let left = turns.map(|turns| turns - u32::from(begins));
        let mut wins = !own;
        for ply in position.moves() {
            let mut next = position.clone();
            next.play(ply).unwrap();
            if self.wins(&next, left)? == own {
                wins = own;
                break;
            }
        }
        self.seen.insert(asked, wins);
        (self.seen.len() <= self.most).then_some(wins)
    }
}

/// The claim, word for word: after the solution the opponent has lost; after any other turn it wins or draws.
fn check_by_solver(kind: GameKind, puzzle: &Puzzle) {
    let read = puzzle.read(kind).unwrap();
    let stop = AtomicBool::new(false);
    let (side, mut solver) = (read.position.side(), Solver::new(64 << 20));
    let budget = Budget { nodes: Some(20_000_000), time: None, threads: 1 };
    let ends = ends(&read.position);
    assert!(ends.len() >= 4 && ends.contains(&read.solved), "{puzzle}");
    for end in ends {
        let value = solver.prove_any(&end, &[], budget, Signals::quiet(&stop)).value;
        let wins = match value {
            Value::Unknown => panic!("{puzzle}: {end} is not known"),
            Value::Draw => false,
            Value::Win => end.side() == side,
            Value::Loss => end.side() != side,
        };
        assert_eq!(wins, end == read.solved, "{puzzle}: {end}");
    }
}

/// As far as everything can be looked at: says how many of two claims were checked.
fn check_plainly(kind: GameKind, puzzle: &Puzzle, most: usize) -> [usize; 2] {
    let read = puzzle.read(kind).unwrap();
    let side = read.position.side();
    let mut plain = Plain::new(side, most);
    let mut only = 1;
    for end in ends(&read.position) {
        match plain.wins(&end, None) {
            Some(wins) => assert_eq!(wins, end == read.solved, "{puzzle}: {end}"),
            None => only = 0,
        }
    }
    let mut plain = Plain::new(side, most);
    let length = [puzzle.turns, puzzle.turns - 1].map(|turns| plain.wins(&read.position, Some(turns)));
    match length {
        [Some(in_time), Some(sooner)] => assert_eq!((in_time, sooner), (true, false), "{puzzle}"),
        _ => return [only, 0],
    }
    [only, 1]
}

/// The line goes to the end, the solver's side wins it, and it takes no more turns than are said.
fn check_line(kind: GameKind, puzzle: &Puzzle) {
    let read = puzzle.read(kind).unwrap();
    let (side, mut position, mut turns) = (read.position.side(), read.position.clone(), 0);
    for ply in &read.line {
        turns += u32::from(position.side() == side && !position.mid_turn());
        position.play(*ply).unwrap();
    }
    assert_eq!(position.outcome().unwrap().winner, Some(side), "{puzzle}");
    assert!(turns <= puzzle.turns, "{puzzle}");
}

fn check(haul: &Haul, most: usize) -> [usize; 2] {
    let mut checked = [0; 2];
    for puzzle in haul.puzzles() {
        check_line(haul.kind(), puzzle);
        check_by_solver(haul.kind(), puzzle);
        let [only, length] = check_plainly(haul.kind(), puzzle, most);
        checked = [checked[0] + only, checked[1] + length];
    }
    checked
}

#[test]
fn problems_of_tchag_are_right() {
    let haul = mined(GameKind::Tchag, 5, 4);
    assert_eq!(haul.puzzles().len(), 4);
    assert_eq!(check(&haul, 300_000), [4, 4], "all of it can be looked at plainly");
}

#[test]
fn problems_of_tzaar_are_right() {
    let haul = mined(GameKind::Tzaar, 10, 2);
    assert_eq!(haul.puzzles().len(), 2);
    // That nothing else wins is too much to look at plainly; how long the win takes is not.
    assert_eq!(check(&haul, 300_000), [0, 2]);
}

#[test]
fn the_plain_look_tells_right_from_wrong() {
    let haul = mined(GameKind::Tchag, 5, 1);
    let mut puzzle = haul.puzzles()[0].clone();
    puzzle.turns += 1;
    let lie = std::panic::catch_unwind(|| check_plainly(GameKind::Tchag, &puzzle, 300_000));
    assert!(lie.is_err());
}

#[test]
fn a_file_is_read_as_it_was_written_and_gone_on_with() {
    let whole = mined(GameKind::Tchag, 2, 3);
    // Stopped after the first find, and written down.
    let mut part = Haul::new(GameKind::Tchag, 2, 3).unwrap();
    let stop = AtomicBool::new(false);
    let signals = Signals { clock: &NoClock, stop: &stop, crew: &Alone };
    mine(&mut part, 1, signals, &mut |haul| {
        stop.store(!haul.puzzles().is_empty(), std::sync::atomic::Ordering::Relaxed);
    });
    assert_eq!(part.puzzles().len(), 1);
    let mut part: Haul = part.to_string().parse().unwrap();
    // Gone on with by two threads.
    let stop = AtomicBool::new(false);
    let signals = Signals { clock: &NoClock, stop: &stop, crew: &Threads };
    mine(&mut part, 2, signals, &mut |_| {});
    assert_eq!(part.to_string(), whole.to_string());
}

#[test]
fn what_is_no_file_of_problems_is_refused() {
    assert_eq!(Haul::new(GameKind::Tanagra, 1, 1).unwrap_err(), HaulError::Game(GameKind::Tanagra));
    for text in
        ["", "# games 3", "# tablier mine tchag --count 1 --seed 1", "# tablier mine go --count 1 --seed 1"]
    {
        assert_eq!(text.parse::<Haul>().unwrap_err(), HaulError::Header, "{text}");
    }
    let text = "# tablier mine tchag --count 1 --seed 1\n# games 3\nnonsense\n";
    assert!(matches!(text.parse::<Haul>().unwrap_err(), HaulError::Line { number: 3, .. }));
}
