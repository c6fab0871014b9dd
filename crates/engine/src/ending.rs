//! Near the end a proof is tried before the search: what it finds needs no judgement.

use crate::{Budget, Limits, Line, Playable, Proof, Score, Settings, Signals, Solver, Thought, Time, Value};
use std::time::Duration;

/// The part of a thought that a proof may take.
const SHARE: u32 = 8;

/// What a proof may cost when the thought has no limit.
const PATIENCE: u64 = 300_000;

/// How much longer than its line a win is said to be when the line could not be shown to its end.
const UNSEEN: usize = 50;

/// Tries to prove a win of the side to move, if the end is near; says how many positions that took.
pub(crate) fn prove<P: Playable>(
    solver: &mut Solver,
    position: &P,
    limits: Limits,
    settings: Settings,
    signals: Signals<'_>,
) -> (Option<Thought>, u64) {
    if !position.is_ripe() || settings.lines > 1 {
        return (None, 0);
    }
    let Some(budget) = budget(limits, settings.threads) else {
        return (None, 0);
    };
    let proof = solver.prove(position, &[], budget, signals);
    let nodes = proof.nodes;
    (won(position, proof), nodes)
}

fn budget(limits: Limits, threads: usize) -> Option<Budget> {
    let time = limits.time.map(|time| share(time) / SHARE);
    let nodes = match limits {
        Limits { nodes: Some(nodes), .. } => Some(nodes / u64::from(SHARE)),
        Limits { depth: None, time: None, .. } => Some(PATIENCE),
        _ => None,
    };
    (time.is_some() || nodes.is_some()).then_some(Budget { nodes, time, threads })
}

/// What a ply may cost.
fn share(time: Time) -> Duration {
    match time {
        Time::Ply(time) => time,
        Time::Clock { left, increment } => (left / 30 + increment / 3).min(left / 2),
    }
}

fn won<P: Playable>(position: &P, proof: Proof<P::Move>) -> Option<Thought> {
    if proof.value != Value::Win || proof.line.is_empty() {
        return None;
    }
    let mut end = position.clone();
    for ply in &proof.line {
        end.play_unchecked(*ply);
    }
    let unseen = if end.outcome().is_some() { 0 } else { UNSEEN };
    let score = Score::new(Score::WIN - (proof.line.len() + unseen) as i32);
    let depth = proof.line.len() as u32;
    let line = Line { score, plies: proof.line.into_iter().map(Into::into).collect() };
    Some(Thought { lines: vec![line], depth, nodes: proof.nodes })
}
