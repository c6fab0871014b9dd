//! The runs of the benchmark, and the table of what they cost.

use anyhow::{Context, Result};
use std::fmt::Write;

/// The very table that the benchmark reads.
const RUNS: &str = include_str!("../../../crates/games/benches/perft.tsv");

/// A run of the benchmark.
pub(super) struct Row {
    game: &'static str,
    position: &'static str,
    depth: u32,
    leaves: u64,
    /// So many instructions a leaf at most.
    goal: u32,
}

/// The runs in their order.
pub(super) fn rows() -> Result<Vec<Row>> {
    let lines = RUNS.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| row(line).with_context(|| format!("a strange row: {line}"))).collect()
}

fn row(line: &'static str) -> Option<Row> {
    let cells: Vec<&str> = line.split('\t').collect();
    let [game, position, depth, leaves, goal, _] = cells[..] else { return None };
    let (depth, goal) = (depth.parse().ok()?, goal.parse().ok()?);
    Some(Row { game, position, depth, leaves: leaves.parse().ok()?, goal })
}

/// The table as text: a line a run, then how many goals are reached.
pub(super) fn table(rows: &[Row], counts: &[u64]) -> String {
    let mut text = format!(
        "{:<8} {:<13} {:>5} {:>10} {:>13} {:>7} {:>5}  reached\n",
        "game", "position", "depth", "leaves", "instructions", "a leaf", "goal"
    );
    let mut reached = 0;
    for (row, &count) in rows.iter().zip(counts) {
        let Row { game, position, depth, leaves, goal } = row;
        // Counts stay far below 2^52: nothing is lost.
        #[expect(clippy::cast_precision_loss)]
        let a_leaf = count as f64 / *leaves as f64;
        let good = a_leaf <= f64::from(*goal);
        reached += u32::from(good);
        let verdict = if good { "yes" } else { "no" };
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{game:<8} {position:<13} {depth:>5} {leaves:>10} {count:>13} {a_leaf:>7.1} {goal:>5}  {verdict}"
        );
    }
    let _ = writeln!(text, "\n{reached} of {} goals reached.", rows.len());
    text
}
