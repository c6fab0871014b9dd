//! `cargo xtask test`: all that is checked before a change is accepted.

use crate::shell::{answer, command, run as run_command};
use anyhow::{Context, Result};
use std::process::Command;
use std::time::Instant;

/// Formatting, lints, documentation, tests and targets: all that must hold.
#[derive(clap::Args)]
#[command(after_help = "Example: cargo xtask test\n\nStops at the first step that fails.")]
pub(crate) struct Arguments {}

/// The target of browsers.
const WASM: &str = "wasm32-unknown-unknown";

pub(crate) fn run(_: &Arguments) -> Result<()> {
    let start = Instant::now();
    step("tools", add_components)?;
    cargo_step("format", "fmt --all --check")?;
    cargo_step("lints", "clippy --workspace --all-targets -- -D warnings")?;
    step("documentation", document)?;
    cargo_step("tests", "test --workspace")?;
    cargo_step("format of the fuzz targets", "fmt --manifest-path fuzz/Cargo.toml --check")?;
    // Without libFuzzer itself, stable Rust and no C++ compiler will do.
    cargo_step(
        "lints of the fuzz targets",
        "clippy --manifest-path fuzz/Cargo.toml --no-default-features --all-targets -- -D warnings",
    )?;
    wasm_step()?;
    println!("== all good ({:.1} s)", start.elapsed().as_secs_f64());
    Ok(())
}

/// Does one thing, and says its name, whether it went well, and how long it took.
fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("== {name}");
    let start = Instant::now();
    let done = work();
    let verdict = if done.is_ok() { "good" } else { "FAILED" };
    println!("== {name}: {verdict} ({:.1} s)", start.elapsed().as_secs_f64());
    done.with_context(|| format!("the step `{name}` failed"))
}

fn cargo_step(name: &str, arguments: &str) -> Result<()> {
    step(name, || run_command(&mut cargo(arguments)))
}

fn cargo(arguments: &str) -> Command {
    command(&format!("cargo {arguments}"))
}

/// Adds the components that a toolchain may have been installed without.
fn add_components() -> Result<()> {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if answer(&format!("cargo {subcommand} --version")).is_none() {
            run_command(&mut command(&format!("rustup component add {component}"))).with_context(|| {
                format!("{component} is missing: install it with `rustup component add {component}`")
            })?;
        }
    }
    Ok(())
}

fn document() -> Result<()> {
    run_command(cargo("doc --workspace --no-deps").env("RUSTDOCFLAGS", "-Dwarnings"))
}

/// Checks that what the browser needs runs there too. Without a network the target may be out of reach: then the
/// step is left out, and says so.
fn wasm_step() -> Result<()> {
    let installed = answer("rustup target list --installed").unwrap_or_default();
    let there = installed.lines().any(|target| target == WASM);
    if !there && answer(&format!("rustup target add {WASM}")).is_none() {
        println!("== {WASM}: skipped; `rustup target add {WASM}` makes it possible");
        return Ok(());
    }
    cargo_step(
        WASM,
        &format!("check -p tablier-games -p tablier-words -p tablier-engine -p tablier-ugi --target {WASM}"),
    )
}
