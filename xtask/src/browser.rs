//! Real browsers: providing one, and what is done with it.

use crate::shell::{answer, command, packages, path, run};
use anyhow::Result;
use std::process::Command;

/// Looks for Chromium and its driver, and installs what is missing.
pub(crate) fn provide() -> Result<()> {
    let there = answer("chromium --version").is_some() && answer("chromedriver --version").is_some();
    if there { Ok(()) } else { packages(&["chromium", "chromium-driver"]) }
}

/// Builds the program with its client, and runs the tests that look at it from outside.
pub(crate) fn test() -> Result<()> {
    run(&mut command("cargo build -p tablier"))?;
    // Each test has a browser of its own, or several: more of them at once than cores would only wait for each other.
    run(&mut outside("cargo test -p tablier-e2e -- --test-threads 2"))
}

/// A command that finds the program with its client.
pub(crate) fn outside(line: &str) -> Command {
    let mut command = command(line);
    command.env("TABLIER_BIN", path("target/debug/tablier"));
    command
}

/// Pictures of every page, at five sizes, in light and dark.
#[derive(clap::Args)]
#[command(
    after_help = "Example: cargo xtask screenshots --only shelf\n\nThe pictures go to target/screenshots."
)]
pub(crate) struct Screenshots {
    /// Only pages whose name contains this.
    #[arg(long, default_value = "")]
    only: String,
    /// Only this size: desktop, tablet, phone, small or landscape.
    #[arg(long)]
    size: Option<String>,
}

pub(crate) fn screenshots(arguments: &Screenshots) -> Result<()> {
    provide()?;
    run(&mut command("cargo build -p tablier"))?;
    let mut camera = outside("cargo run -p tablier-e2e --bin screenshots -- --only");
    camera.arg(&arguments.only);
    if let Some(size) = &arguments.size {
        camera.args(["--size", size]);
    }
    run(&mut camera)
}

/// How fast the page is, in a real browser.
#[derive(clap::Args)]
#[command(
    after_help = "Example: cargo xtask measure --save\n\nWith --save the figures go to docs/bench/page.json."
)]
pub(crate) struct Measure {
    /// Keep the figures.
    #[arg(long)]
    save: bool,
}

pub(crate) fn measure(arguments: &Measure) -> Result<()> {
    provide()?;
    run(&mut command("cargo build --release -p tablier"))?;
    let mut meter = command("cargo run --release -p tablier-e2e --bin measure --");
    meter.env("TABLIER_BIN", path("target/release/tablier"));
    if arguments.save {
        meter.arg("--save").arg(path("docs/bench/page.json"));
    }
    run(&mut meter)
}
