//! `cargo xtask test`: all that is checked before a change is accepted.

use crate::shell::{answer, command, packages, run as run_command};
use crate::{browser, stress};
use anyhow::{Context, Result};
use std::process::Command;
use std::time::Instant;

/// Formatting, lints, documentation, tests and targets: all that must hold.
#[derive(clap::Args)]
#[command(after_help = "Example: cargo xtask test\n\nStops at the first step that fails.")]
pub(crate) struct Arguments {}

/// The target of browsers.
const WASM: &str = "wasm32-unknown-unknown";

/// All crates but those that only run in a browser and are checked for that target alone.
///
/// Every native step selects the same crates: cargo then sees the same features each time, and compiles each library once.
pub(crate) const NATIVE: &str = "--workspace --exclude tablier-web --exclude tablier-worker";

pub(crate) fn run(_: &Arguments) -> Result<()> {
    let start = Instant::now();
    step("tools", add_tools)?;
    cargo_step("format", "fmt --all --check")?;
    let here = format!("-p tablier-web -p tablier-worker --target {WASM}");
    quick_step("lints", &format!("clippy {NATIVE} --all-targets -- -D warnings"))?;
    quick_step("lints for browsers", &format!("clippy {here} -- -D warnings"))?;
    let smaller = format!("clippy -p tablier-web --no-default-features --target {WASM} -- -D warnings");
    quick_step("lints of the client that only plays", &smaller)?;
    document_step("documentation", &format!("doc {NATIVE} --no-deps"))?;
    document_step("documentation for browsers", &format!("doc {here} --no-deps"))?;
    quick_step("tests", &format!("test {NATIVE}"))?;
    cargo_step("format of the fuzz targets", "fmt --manifest-path fuzz/Cargo.toml --check")?;
    // Without libFuzzer itself, stable Rust and no C++ compiler will do.
    cargo_step(
        "lints of the fuzz targets",
        "clippy --manifest-path fuzz/Cargo.toml --no-default-features --all-targets -- -D warnings",
    )?;
    cargo_step("what a page could use", &format!("check -p tablier-ugi --target {WASM}"))?;
    step("tests in a browser", browser::test)?;
    step("load and faults", stress::short)?;
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

/// A step that needs no browser client.
fn quick_step(name: &str, arguments: &str) -> Result<()> {
    step(name, || run_command(cargo(arguments).env("TABLIER_BUNDLE", "skip")))
}

fn document_step(name: &str, arguments: &str) -> Result<()> {
    let mut documentation = cargo(arguments);
    documentation.env("TABLIER_BUNDLE", "skip").env("RUSTDOCFLAGS", "-Dwarnings");
    step(name, || run_command(&mut documentation))
}

fn cargo(arguments: &str) -> Command {
    command(&format!("cargo {arguments}"))
}

/// Adds what a toolchain may have been installed without.
fn add_tools() -> Result<()> {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if answer(&format!("cargo {subcommand} --version")).is_none() {
            run_command(&mut command(&format!("rustup component add {component}"))).with_context(|| {
                format!("{component} is missing: install it with `rustup component add {component}`")
            })?;
        }
    }
    let installed = answer("rustup target list --installed").unwrap_or_default();
    if !installed.lines().any(|target| target == WASM) {
        run_command(&mut command(&format!("rustup target add {WASM}"))).with_context(|| {
            format!("the target of browsers is missing: install it with `rustup target add {WASM}`")
        })?;
    }
    // The tests of the table in the terminal sit down in one.
    if answer("tmux -V").is_none() {
        packages(&["tmux"])?;
    }
    browser::provide()
}
