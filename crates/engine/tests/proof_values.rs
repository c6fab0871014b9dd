//! Proven values against those found by looking at everything.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod oracle;

use oracle::{Graph, minimax};
use std::sync::atomic::AtomicBool;
use tablier_engine::{Budget, Crew, NoClock, Proof, Provable, Signals, Solver, Task, Value};
use tablier_games::tanagra::Tanagra;
use tablier_games::tchag::Tchag;
use tablier_games::terrace::Terrace;
use tablier_games::tzaar::Tzaar;
use tablier_games::{Position, Random, Seat};

const NODES: u64 = 2_000_000;

fn prove<P: Provable>(solver: &mut Solver, position: &P, nodes: u64) -> Proof<P::Move> {
    let stop = AtomicBool::new(false);
    let budget = Budget { nodes: Some(nodes), ..Budget::default() };
    solver.prove(position, &[], budget, Signals::quiet(&stop))
}

/// A line is legal, and ends as the value says.
fn check_line<P: Provable>(position: &P, proof: &Proof<P::Move>) {
    let side = position.side();
    let mut end = position.clone();
    let mut stood = vec![end.key()];
    for ply in &proof.line {
        end.play(*ply).unwrap();
        assert!(!P::CYCLES || !stood.contains(&end.key()), "{position}: the line comes back to {end}");
        stood.push(end.key());
    }
    if P::CYCLES && proof.nodes >= NODES {
        // The budget ended before the line did.
        return;
    }
    match proof.value {
        Value::Win => assert_eq!(end.outcome().unwrap().winner, Some(side), "{position}"),
        Value::Loss => assert_ne!(end.outcome().unwrap().winner.unwrap(), side, "{position}"),
        Value::Draw | Value::Unknown => assert!(proof.line.is_empty(), "{position}"),
    }
}

/// A fresh solver, one that has seen other positions, and two whose tables are far too small: none is ever wrong.
fn compare<P: Provable>(position: &P, expected: Value, seasoned: &mut Solver) {
    for solver in [&mut Solver::new(1 << 20), seasoned] {
        let proof = prove(solver, position, NODES);
        assert_eq!(proof.value, expected, "{position}");
        check_line(position, &proof);
    }
    for bytes in [64, 2048] {
        let proof = prove(&mut Solver::new(bytes), position, 20_000);
        assert!([expected, Value::Unknown].contains(&proof.value), "{position}: {proof:?}");
    }
}

/// A few stacks of each side on sixty points.
fn tzaar_endgame(random: &mut Random) -> Option<Tzaar> {
    let mut points = vec![String::from("."); 60];
    let mut places: Vec<usize> = (0..60).collect();
    random.shuffle(&mut places);
    let mut places = places.into_iter();
    for letters in [["T", "R", "O"], ["t", "r", "o"]] {
        let extra = random.below(3) as usize;
        for index in 0..3 + extra {
            let letter = letters[if index < 3 { index } else { random.below(3) as usize }];
            let height = random.below(4);
            let height = if height < 2 { String::new() } else { height.to_string() };
            points[places.next()?] = format!("{letter}{height}");
        }
    }
    let mut rest = points.into_iter();
    let columns = [5, 6, 7, 8, 8, 8, 7, 6, 5].map(|count| rest.by_ref().take(count).collect::<String>());
    let step = 1 + random.below(2);
    let (side, turn) = if random.below(2) == 0 { ("w", 3) } else { ("b", 2) };
    format!("{} {side} {step} {turn}", columns.join("/")).parse().ok()
}

#[test]
fn endgames_of_tzaar() {
    let mut random = Random::new(1);
    let mut seasoned = Solver::new(1 << 20);
    let mut values = Vec::new();
    while values.len() < 3000 {
        let Some(position) = tzaar_endgame(&mut random) else { continue };
        let Some(value) = minimax(&position, |position| (position.key(), 0), 5000) else { continue };
        compare(&position, value, &mut seasoned);
        values.push(value);
    }
    assert_varied(&values, &[Value::Win, Value::Loss]);
}

/// Threads of the operating system, one a task.
struct Threads;

impl Crew for Threads {
    fn run(&self, tasks: Vec<Task<'_>>) {
        std::thread::scope(|scope| {
            for task in tasks {
                scope.spawn(task);
            }
        });
    }
}

/// Threads that share a table, a large one or one where they write over each other all the time.
#[test]
fn threads_are_never_wrong_together() {
    let mut random = Random::new(7);
    let stop = AtomicBool::new(false);
    let signals = Signals { clock: &NoClock, stop: &stop, crew: &Threads };
    let budget = Budget { nodes: Some(NODES), threads: 3, ..Budget::default() };
    let mut compared = 0;
    while compared < 300 {
        let Some(position) = tzaar_endgame(&mut random) else { continue };
        let Some(value) = minimax(&position, |position| (position.key(), 0), 5000) else { continue };
        let proof = Solver::new(1 << 20).prove(&position, &[], budget, signals);
        assert_eq!(proof.value, value, "{position}");
        check_line(&position, &proof);
        let cramped =
            Solver::new(256).prove(&position, &[], Budget { nodes: Some(20_000), ..budget }, signals);
        assert!([value, Value::Unknown].contains(&cramped.value), "{position}");
        compared += 1;
    }
}

/// The positions of random games, from the last backwards while everything can still be looked at.
#[test]
fn endgames_of_tchag() {
    let mut random = Random::new(2);
    let mut seasoned = Solver::new(1 << 20);
    let mut values = Vec::new();
    while values.len() < 3000 {
        let mut game = vec![Tchag::setup("standard", None).unwrap()];
        loop {
            let mut next = *game.last().unwrap();
            let moves = next.moves();
            if moves.is_empty() {
                break;
            }
            next.play_unchecked(moves[random.below(moves.len() as u64) as usize]);
            game.push(next);
        }
        for position in game.iter().rev() {
            let Some(value) = minimax(position, |position| (position.key(), position.repairs()), 4000) else {
                break;
            };
            compare(position, value, &mut seasoned);
            values.push(value);
        }
    }
    assert_varied(&values, &[Value::Win, Value::Loss, Value::Draw]);
}

fn assert_varied(values: &[Value], wanted: &[Value]) {
    for value in wanted {
        let count = values.iter().filter(|found| *found == value).count();
        assert!(count * 50 >= values.len(), "{value}: {count} of {}", values.len());
    }
}

/// Compares positions of a graph, each with the value that the whole graph gives it.
fn compare_graph<P: Provable>(graph: &Graph<P>, compared: usize, random: &mut Random) -> Vec<Value> {
    // Half of it must hold the graph.
    let bytes = 2000 * graph.positions.len();
    let seats = graph.positions[0].seats();
    let wins: Vec<Vec<Option<u32>>> = Seat::all(seats).map(|seat| graph.wins(seat)).collect();
    let mut seasoned = Solver::new(bytes);
    let mut values = Vec::new();
    let drawn: Vec<u64> = (1..compared).map(|_| random.below(graph.positions.len() as u64)).collect();
    for number in std::iter::once(0).chain(drawn) {
        let number = number as usize;
        let position = &graph.positions[number];
        let wins: Vec<Option<u32>> = wins.iter().map(|wins| wins[number]).collect();
        values.push(compare_with_graph(position, &wins, bytes, &mut seasoned));
    }
    values
}

/// What is proven is so, and what can be won is proven to be.
fn compare_with_graph<P: Provable>(
    position: &P,
    wins: &[Option<u32>],
    bytes: usize,
    seasoned: &mut Solver,
) -> Value {
    let winner = Seat::all(position.seats()).find(|seat| wins[seat.index()].is_some());
    let expected = match winner {
        Some(winner) if winner == position.side() => Value::Win,
        Some(_) if position.seats() == 2 || position.outcome().is_some() => Value::Loss,
        None if position.seats() == 2 || position.outcome().is_some() => Value::Draw,
        _ => Value::Unknown,
    };
    // Graphs ignore counters.
    let far = winner.and_then(|winner| wins[winner.index()]).is_some_and(|plies| plies > 100);
    assert!(!far, "{position}: choose smaller positions");
    for (solver, nodes) in
        [(&mut Solver::new(bytes), NODES), (seasoned, NODES), (&mut Solver::new(2048), 20_000)]
    {
        let proof = prove(solver, position, nodes);
        if proof.value == Value::Unknown {
            assert!(
                nodes < NODES || [Value::Draw, Value::Unknown].contains(&expected),
                "{position}: {proof:?}"
            );
            continue;
        }
        assert_eq!(proof.value, expected, "{position}");
        if nodes == NODES {
            check_line(position, &proof);
        }
    }
    expected
}

#[test]
fn small_positions_of_terrace() {
    let mut random = Random::new(3);
    let mut values = Vec::new();
    for (text, compared) in [
        ("....bT./....../....../....../....../.aT.... 2 a 0", 300),
        (".bT...b2/....../....../....../....../.aT.... 2 a 0", 6),
    ] {
        let position: Terrace = text.parse().unwrap();
        let graph = Graph::reachable(&position, 200_000).unwrap();
        values.extend(compare_graph(&graph, compared, &mut random));
    }
    assert_varied(&values, &[Value::Win, Value::Loss, Value::Draw]);
}

#[test]
fn small_positions_of_tanagra() {
    let mut random = Random::new(4);
    let mut values = Vec::new();
    for text in [
        "0,0v=aA..;1,1^=bB.. 2 4 a m 0",
        "0,0v=a...;2,0v=c...;1,1^=b... 3 4 b m 0",
        "0,0v=ab..;1,1^=bc.. 3 4 b m 0",
        "0,0v=ab..;1,1^=c.a. 3 4 c m 0",
        "0,0v=a.b.;1,1^=c..d 4 4 a m 0",
        "0,0v=ab..;2,0v=.a.b;1,1^=cd.. 4 4 c m 0",
    ] {
        let position: Tanagra = text.parse().unwrap();
        let graph = Graph::reachable(&position, 100_000).unwrap();
        values.extend(compare_graph(&graph, 300, &mut random));
    }
    assert_varied(&values, &[Value::Win, Value::Loss]);
}
