//! Games to learn from.

use crate::sample::{Sample, chance};
use anyhow::{Result, anyhow};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tablier_engine::{Limits, Mind, Settings, Signals, Thought, Verdict, tuning};
use tablier_games::{AnyMove, AnyPosition, Game, GameKind, Random, Seat, Start};

/// What to play.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) kind: GameKind,
    pub(crate) setups: Vec<String>,
    pub(crate) games: u64,
    pub(crate) nodes: u64,
    pub(crate) lead: u64,
    pub(crate) noise: u64,
    pub(crate) seed: u64,
    pub(crate) opinion: f64,
}

/// Plays all games of a plan on all cores; `progress` hears how many have been played.
pub(crate) fn play(plan: &Plan, progress: &(dyn Fn(usize) + Sync)) -> Result<Vec<Sample>> {
    let next = AtomicU64::new(0);
    let samples = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                scope.spawn(|| -> Result<()> {
                    let settings = Settings { memory: 4, ..Settings::default() };
                    let mut mind = Mind::new(plan.kind, settings);
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= plan.games {
                            return Ok(());
                        }
                        let found = play_one(plan, number, &mut mind)?;
                        let mut samples = samples.lock().map_err(|_| anyhow!("a worker panicked"))?;
                        samples.push((number, found));
                        progress(samples.len());
                    }
                })
            })
            .collect();
        workers.into_iter().try_for_each(|worker| worker.join().map_err(|_| anyhow!("a worker panicked"))?)
    })?;
    let mut samples = samples.into_inner().map_err(|_| anyhow!("a worker panicked"))?;
    // Sums of floats depend on their order: the same plan gives the same weights.
    samples.sort_unstable_by_key(|(number, _)| *number);
    Ok(samples.into_iter().flat_map(|(_, samples)| samples).collect())
}

/// Plays one game: a few random plies, then the engine for both sides.
fn play_one(plan: &Plan, number: u64, mind: &mut Mind) -> Result<Vec<Sample>> {
    let mut random = Random::new(plan.seed.wrapping_mul(1_000_003).wrapping_add(number));
    let setup = &plan.setups[(number % plan.setups.len() as u64) as usize];
    let seed = Some(random.word() >> 32);
    let start =
        Start::from_setup(plan.kind, setup, seed).map_err(|_| anyhow!("there is no set-up {setup}"))?;
    let mut game = Game::new(start);
    let lead = random.below(plan.lead + 1);
    for _ in 0..lead {
        if game.outcome().is_some() {
            return Ok(Vec::new());
        }
        let ply = any_move(&game, &mut random);
        game.play(ply)?;
    }
    mind.forget();
    let mut positions = Vec::new();
    while game.outcome().is_none() {
        let stop = AtomicBool::new(false);
        let thought = mind.think(&game, Limits::nodes(plan.nodes), Signals::quiet(&stop), &mut |_| {});
        let Some(best) = thought.best() else { break };
        if let Some(trace) = end_of_line(&game, &thought).as_ref().and_then(tuning::trace) {
            positions.push((trace, opinion(&game, &thought)));
        }
        let ply = if random.below(100) < plan.noise { any_move(&game, &mut random) } else { best };
        game.play(ply)?;
    }
    let result = match game.outcome().and_then(|outcome| outcome.winner) {
        Some(Seat::FIRST) => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    };
    let label = |opinion: f64| (1.0 - plan.opinion) * result + plan.opinion * opinion;
    Ok(positions.iter().map(|(trace, opinion)| Sample::new(trace, label(*opinion))).collect())
}

/// Any legal move of a game that is not over.
fn any_move(game: &Game, random: &mut Random) -> AnyMove {
    let moves = game.position().moves();
    moves[random.below(moves.len() as u64) as usize]
}

/// The position at the end of the best line: what the search judged, and mostly quiet, where the one to move from may be
/// in the middle of something.
fn end_of_line(game: &Game, thought: &Thought) -> Option<AnyPosition> {
    let mut position = game.position().clone();
    thought.lines[0].plies.iter().try_for_each(|ply| position.play(*ply).ok())?;
    Some(position)
}

/// The first seat's chance in the eyes of the search.
fn opinion(game: &Game, thought: &Thought) -> f64 {
    let chance = match thought.lines[0].score.verdict() {
        Verdict::Estimate(score) => chance(f64::from(score)),
        Verdict::WinIn(_) => 1.0,
        Verdict::LossIn(_) => 0.0,
    };
    if game.position().side() == Seat::FIRST { chance } else { 1.0 - chance }
}
