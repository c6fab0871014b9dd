//! `cargo xtask fuzz`: strange inputs for every parser.

mod seeds;

use crate::shell::{answer, command, path, run as run_command};
use anyhow::{Context, Result, bail, ensure};
use std::fs;

/// Tries strange inputs on every parser, and on playing moves, for a while.
#[derive(clap::Args)]
#[command(after_help = "Example: cargo xtask fuzz record --seconds 600\n\n\
    An input that breaks something is kept in fuzz/artifacts.")]
pub(crate) struct Arguments {
    /// One of the files of fuzz/fuzz_targets, without its ending; all of them if left out.
    target: Option<String>,
    /// How long to try each.
    #[arg(long, default_value_t = 60)]
    seconds: u32,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let mut targets = targets()?;
    if let Some(wanted) = &arguments.target {
        ensure!(targets.contains(wanted), "no target {wanted}: there are {}", targets.join(", "));
        targets.retain(|target| target == wanted);
    }
    provide_tools()?;
    seeds::sow()?;
    let broken: Vec<&String> =
        targets.iter().filter(|target| fuzz(target, arguments.seconds).is_err()).collect();
    if !broken.is_empty() {
        bail!("broken: {broken:?}; the inputs are in fuzz/artifacts");
    }
    println!("== nothing broke in {} s each: {}", arguments.seconds, targets.join(", "));
    Ok(())
}

/// The targets by name, in order.
fn targets() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for file in fs::read_dir(path("fuzz/fuzz_targets")).context("there are no fuzz targets")? {
        let file = file?.path();
        names.extend(file.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
    }
    names.sort();
    Ok(names)
}

/// Runs one target; an input that takes ten seconds counts as one that never ends.
fn fuzz(target: &str, seconds: u32) -> Result<()> {
    println!("== {target}");
    run_command(&mut command(&format!(
        "cargo +nightly fuzz run {target} -- -max_total_time={seconds} -timeout=10 -print_final_stats=1"
    )))
}

fn provide_tools() -> Result<()> {
    ensure!(
        answer("cargo +nightly --version").is_some(),
        "there is no nightly toolchain: install it with `rustup toolchain install nightly --profile minimal`"
    );
    if answer("cargo fuzz --version").is_none() {
        run_command(&mut command("cargo install cargo-fuzz --locked"))
            .context("cargo-fuzz is missing and cannot be installed")?;
    }
    Ok(())
}
