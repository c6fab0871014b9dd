//! How many people the house holds: many sockets, many games, and how long a move takes to everybody at its table.
#![expect(clippy::print_stdout, reason = "a program for the terminal")]

mod report;
mod table;

use anyhow::{Context, Result};
use clap::Parser;
use report::{Delays, Report};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use table::Table;
use tablier_e2e::House;
use tokio::task::JoinSet;

/// Measures the house under load.
#[derive(Parser)]
#[command(after_help = "Example: load --sockets 5000 --tables 500 --plies 250 --seconds 60")]
struct Arguments {
    /// Sockets in all; as many at each table.
    #[arg(long, default_value_t = 5000)]
    sockets: usize,
    /// Games in progress.
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// Plies a second in all.
    #[arg(long, default_value_t = 250)]
    plies: usize,
    /// How long, in seconds.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// How many milliseconds a move may take, at the 99th percentile.
    #[arg(long, default_value_t = 100)]
    limit: u64,
    /// Keep the figures in this file.
    #[arg(long)]
    save: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let house = House::open_with(&["--limits", "off"]).await?;
    let delays = Arc::new(Delays::default());
    println!("{} tables …", arguments.tables);
    let tables = open_tables(&arguments, &house, &delays).await?;
    // What opening took is not what sockets take: let the allocator and the store come to rest.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let empty = house.memory().context("the system does not say how much memory a process has")?;
    println!("{} sockets …", arguments.sockets);
    let tables = sit_down(&arguments, tables).await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let full = house.memory().context("the server is gone")?;
    println!("{} plies a second, for {} s …", arguments.plies, arguments.seconds);
    play(&arguments, tables).await?;
    let report = Report {
        sockets: arguments.sockets,
        tables: arguments.tables,
        plies_a_second: arguments.plies,
        seconds: arguments.seconds,
        bytes_a_socket: full.saturating_sub(empty) / arguments.sockets as u64,
        delays: delays.sorted(),
    };
    println!("{}", report.text());
    if let Some(path) = arguments.save {
        std::fs::write(path, report.text() + "\n")?;
    }
    report.check(arguments.limit)
}

async fn open_tables(arguments: &Arguments, house: &House, delays: &Arc<Delays>) -> Result<Vec<Table>> {
    let mut opening = JoinSet::new();
    let mut tables = Vec::new();
    for number in 0..arguments.tables {
        let (address, delays) = (house.address.clone(), Arc::clone(delays));
        opening.spawn(async move { Table::open(&address, number, delays).await });
        // A few at a time, as people come.
        if opening.len() >= 20 {
            tables.push(opening.join_next().await.context("nobody came")???);
        }
    }
    while let Some(table) = opening.join_next().await {
        tables.push(table??);
    }
    Ok(tables)
}

async fn sit_down(arguments: &Arguments, tables: Vec<Table>) -> Result<Vec<Table>> {
    let each = arguments.sockets / arguments.tables;
    let mut seated = Vec::new();
    for mut table in tables {
        table.listen(each).await?;
        seated.push(table);
    }
    Ok(seated)
}

/// Every table plays at its pace, and none in step with another.
async fn play(arguments: &Arguments, tables: Vec<Table>) -> Result<()> {
    let pace = Duration::from_secs(arguments.tables as u64) / arguments.plies as u32;
    let end = tokio::time::Instant::now() + Duration::from_secs(arguments.seconds);
    let mut playing = JoinSet::new();
    let count = tables.len() as u32;
    for (number, table) in tables.into_iter().enumerate() {
        let first = pace * number as u32 / count;
        playing.spawn(async move { table.play(first, pace, end).await });
    }
    while let Some(played) = playing.join_next().await {
        played??;
    }
    Ok(())
}
