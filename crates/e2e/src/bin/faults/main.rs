//! Whether anything is ever lost: games go on while the server is killed again and again.
#![expect(clippy::print_stdout, reason = "a program for the terminal")]

mod pair;
mod uptime;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use pair::{Pair, Tally};
use serde_json::json;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tablier_e2e::House;
use tablier_games::Random;
use tokio::task::JoinSet;
use uptime::Uptime;

/// Kills the server while games are played, and looks whether anything is missing.
#[derive(Parser)]
#[command(after_help = "Example: faults --games 200 --restarts 50")]
struct Arguments {
    /// Games at once.
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// How often the server is killed.
    #[arg(long, default_value_t = 50)]
    restarts: usize,
    /// The number that chance follows from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Keep the figures in this file.
    #[arg(long)]
    save: Option<PathBuf>,
}

/// How long the house stays open and closed between two kills, in milliseconds.
const OPEN: (u64, u64) = (300, 3000);
const CLOSED: (u64, u64) = (50, 1500);

#[tokio::main]
async fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let mut house = House::open_with(&["--limits", "off"]).await?;
    let uptime = Arc::new(Uptime::default());
    uptime.opened();
    let enough = Arc::new(AtomicBool::new(false));
    let mut playing = JoinSet::new();
    for number in 0..arguments.games {
        let (address, uptime, enough) = (house.address.clone(), Arc::clone(&uptime), Arc::clone(&enough));
        playing
            .spawn(async move { Pair::come_in(&address, number as u64, uptime).await?.play(&enough).await });
    }
    kill_again_and_again(&arguments, &mut house, &uptime).await?;
    // Everybody goes on for a moment after the last restart.
    tokio::time::sleep(Duration::from_secs(2)).await;
    enough.store(true, Ordering::Relaxed);
    let mut all = Tally::default();
    while let Some(tally) = playing.join_next().await {
        all.add(&tally??);
    }
    ensure!(all.moves > 0 && all.went_on == arguments.games, "{all:?}");
    let figures = json!({
        "command": "cargo xtask faults --save",
        "games_at_once": arguments.games,
        "restarts": arguments.restarts,
        "acknowledged_moves": all.moves,
        "sent_again": all.sent_again,
        "games_looked_through": all.games,
        "events_heard": all.events,
        "reconnections": all.reconnections,
        "missing_or_doubled": 0,
        "clocks_that_ran_while_closed": 0,
    });
    println!("{figures:#}");
    if let Some(path) = arguments.save {
        std::fs::write(path, format!("{figures:#}\n"))?;
    }
    Ok(())
}

async fn kill_again_and_again(arguments: &Arguments, house: &mut House, uptime: &Uptime) -> Result<()> {
    let mut random = Random::new(arguments.seed);
    let mut between = |(least, most): (u64, u64)| Duration::from_millis(least + random.below(most - least));
    for restart in 1..=arguments.restarts {
        tokio::time::sleep(between(OPEN)).await;
        uptime.closing();
        house.kill().await?;
        tokio::time::sleep(between(CLOSED)).await;
        let begun = Instant::now();
        house.open_again().await.context("the house did not open again")?;
        uptime.opened();
        println!("restart {restart}, open again after {} ms", begun.elapsed().as_millis());
    }
    Ok(())
}
