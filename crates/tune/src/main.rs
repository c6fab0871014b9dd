//! `cargo xtask tune GAME`: plays games against itself, finds the weights that foretell their results best, and
//! writes them into the evaluation's file.

mod regression;
mod sample;
mod selfplay;
mod weights_file;

use anyhow::Context;
use clap::Parser;
use std::path::PathBuf;
use tablier_games::GameKind;

/// Tunes the weights of an evaluation on games that the engine plays against itself.
#[derive(Parser)]
#[command(after_help = "Example: cargo xtask tune tchag --games 4000 --nodes 3000")]
struct Arguments {
    /// tzaar, terrace, tchag or tanagra
    game: GameKind,
    /// Set-ups to play, separated by commas; all for two seats if none are named
    #[arg(long, value_delimiter = ',')]
    setups: Vec<String>,
    /// How many games to play
    #[arg(long, default_value_t = 3000)]
    games: u64,
    /// How many positions to look at for each ply
    #[arg(long, default_value_t = 2000)]
    nodes: u64,
    /// How many random plies begin a game at most; the more, the fewer games are drawn
    #[arg(long, default_value_t = 9)]
    lead: u64,
    /// How many of a hundred plies are random, so that games are decided; the position before such a ply counts
    #[arg(long, default_value_t = 0)]
    noise: u64,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How much the search's own opinion counts against the result, from 0 to 1
    #[arg(long, default_value_t = 0.3)]
    opinion: f64,
    /// The file of weights to write too; they are always shown
    #[arg(long)]
    write: Option<PathBuf>,
}

#[allow(clippy::print_stdout, reason = "a chore that talks to its developer")]
fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let kind = arguments.game;
    let setups: Vec<String> = if arguments.setups.is_empty() {
        kind.setups().iter().filter(|setup| setup.seats == 2).map(|setup| setup.name.to_string()).collect()
    } else {
        arguments.setups
    };
    let plan = selfplay::Plan {
        kind,
        setups,
        games: arguments.games,
        nodes: arguments.nodes,
        lead: arguments.lead,
        noise: arguments.noise,
        seed: arguments.seed,
        opinion: arguments.opinion,
    };
    let step = (arguments.games / 20).max(1) as usize;
    let samples = selfplay::play(&plan, &|played| {
        if played.is_multiple_of(step) {
            println!("{played} of {} games", arguments.games);
        }
    })?;
    let drawn = samples.iter().filter(|sample| (sample.result - 0.5).abs() < 0.2).count();
    println!("{} positions of {} games, {drawn} of them drawn or even", samples.len(), arguments.games);
    let weights = regression::fit(&tablier_engine::tuning::weights(kind), &samples, |step, error| {
        println!("step {step}: error {error:.5}");
    });
    let text = weights_file::with(kind, &weights);
    // Hours of play must not be lost to a path that cannot be written: what is found is shown first.
    print!("{text}");
    match arguments.write {
        Some(path) => {
            std::fs::write(&path, text).with_context(|| format!("{} cannot be written", path.display()))
        }
        None => Ok(()),
    }
}
