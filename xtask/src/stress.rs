//! The house under load, and while it is killed.

use crate::browser::outside;
use crate::shell::{command, path, run};
use anyhow::Result;
use std::process::Command;

/// How many people the house holds: 5,000 sockets, 500 games, 250 plies a second.
#[derive(clap::Args)]
#[command(
    after_help = "Example: cargo xtask load --save\n\nWith --save the figures go to docs/bench/load.json. Takes about two minutes once everything is built."
)]
pub(crate) struct Load {
    /// Keep the figures.
    #[arg(long)]
    save: bool,
}

/// Whether anything is ever lost: 200 games, and a server that is killed 50 times.
#[derive(clap::Args)]
#[command(
    after_help = "Example: cargo xtask faults --save\n\nWith --save the figures go to docs/bench/faults.json. Takes about three minutes once everything is built."
)]
pub(crate) struct Faults {
    /// Keep the figures.
    #[arg(long)]
    save: bool,
}

pub(crate) fn load(arguments: &Load) -> Result<()> {
    full("load", arguments.save)
}

pub(crate) fn faults(arguments: &Faults) -> Result<()> {
    full("faults", arguments.save)
}

fn full(name: &str, save: bool) -> Result<()> {
    let mut build = command("cargo build --release -p tablier");
    // Nobody looks at pages here.
    run(build.env("TABLIER_BUNDLE", "skip"))?;
    let mut stress = command(&format!("cargo run --release -p tablier-e2e --bin {name} --"));
    stress.env("TABLIER_BIN", path("target/release/tablier"));
    if save {
        stress.arg("--save").arg(path(&format!("docs/bench/{name}.json")));
    }
    run(&mut stress)
}

/// A short form of both, with what the tests have built: figures of a debug build are none, errors are errors.
pub(crate) fn short() -> Result<()> {
    let short = |line: &str| -> Command { outside(&format!("target/debug/{line}")) };
    run(&mut short("load --sockets 300 --tables 30 --plies 15 --seconds 10 --limit 1000"))?;
    run(&mut short("faults --games 20 --restarts 5"))
}
