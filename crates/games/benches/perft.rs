//! Instructions a leaf: what it costs to find, count and play moves.
//!
//! Run by `cargo xtask bench`, which needs valgrind. `perft.tsv` names the runs: the benchmark plays them, and
//! `cargo xtask bench` divides the instructions of each by its leaves and compares the quotient with its goal.
//! Every run asserts its count, so that a fast wrong generator cannot pass.
#![expect(missing_docs, unused_qualifications, reason = "gungraun's macros write what we cannot mend")]

use gungraun::{library_benchmark, library_benchmark_group, main};
use std::hint::black_box;
use tablier_games::AnyPosition;

/// A row of the table: what to count, and what must come out.
struct Run {
    position: AnyPosition,
    depth: u32,
    leaves: u64,
}

/// The rows in their order: gungraun numbers them, and so does whoever reads its summary.
fn runs() -> impl Iterator<Item = Run> {
    include_str!("perft.tsv").lines().filter(|line| !line.starts_with('#')).map(run)
}

fn run(row: &str) -> Run {
    let cells: Vec<&str> = row.split('\t').collect();
    let [game, _, depth, leaves, _, text] = cells[..] else { panic!("not six cells: {row}") };
    Run {
        position: AnyPosition::parse(game.parse().expect("a game"), text).expect("a position"),
        depth: depth.parse().expect("a depth"),
        leaves: leaves.parse().expect("a count"),
    }
}

#[library_benchmark]
#[benches::row(iter = runs())]
fn perft(run: Run) -> Run {
    assert_eq!(black_box(&run.position).perft(black_box(run.depth)), run.leaves);
    run
}

library_benchmark_group!(name = table, benchmarks = perft);
main!(library_benchmark_groups = table);
