//! Real browsers: providing one, and what is done with it.

use crate::shell::{answer, command, packages, path, run};
use crate::test::NATIVE;
use anyhow::{Context, Result, bail};
use std::env;
use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// The driver of Firefox comes from the registry of crates: Debian has no package of it.
const GECKODRIVER: &str = "cargo install geckodriver --version 0.37.1 --locked --quiet --root";
/// Where tools that are compiled for the tests are kept.
const TOOLS: &str = "target/tools";

/// Looks for Chromium and its driver, and installs what is missing.
pub(crate) fn provide() -> Result<()> {
    let there = answer("chromium --version").is_some() && answer("chromedriver --version").is_some();
    if there { Ok(()) } else { packages(&["chromium", "chromium-driver"]) }
}

/// Looks for Firefox and WebKit with their drivers, and installs what is missing. Chromium is tested in any case: where
/// another browser cannot be had, a line says that its tests are skipped.
pub(crate) fn provide_others() {
    for (name, provided) in [("Firefox", provide_firefox()), ("WebKit", provide_webkit())] {
        if let Err(error) = provided {
            println!("skipped: the tests in {name}: {error:#}");
        }
    }
}

fn provide_firefox() -> Result<()> {
    if answer("firefox-esr --version").is_none() {
        packages(&["firefox-esr"])?;
    }
    let driver = path(TOOLS).join("bin/geckodriver");
    if answer("geckodriver --version").is_some() || driver.exists() {
        return Ok(());
    }
    run(command(GECKODRIVER).arg(path(TOOLS))).context("geckodriver could not be installed")
}

fn provide_webkit() -> Result<()> {
    let installed = |program: &str| answer(&format!("which {program}")).is_some();
    let there = installed("WebKitWebDriver") && installed("Xvfb");
    if there { Ok(()) } else { packages(&["webkit2gtk-driver", "xvfb"]) }
}

/// The folders of programs, with that of the tools of the tests.
fn search_path() -> OsString {
    let folders = env::var_os("PATH").unwrap_or_default();
    let own = [path(TOOLS).join("bin")].into_iter().chain(env::split_paths(&folders));
    env::join_paths(own).unwrap_or(folders.clone())
}

/// Builds the program with its client, and runs the tests that look at it from outside.
pub(crate) fn test() -> Result<()> {
    provide_others();
    build()?;
    // Each test has a browser of its own, or several: more of them at once than cores would only wait for each other.
    let suite = format!("cargo test {NATIVE} --test suite --");
    let failed = failed_tests(&mut outside(&format!("{suite} --test-threads 2")))?;
    if failed.is_empty() {
        return Ok(());
    }
    // A loaded machine can make a page miss a deadline. A real fault fails again, alone; the names stay in the output.
    println!("tried once more, alone: {}", failed.join(", "));
    run(outside(&format!("{suite} --test-threads 1 --exact")).args(&failed))?;
    println!("unstable, passed the second time: {}", failed.join(", "));
    Ok(())
}

/// Runs a test program, whose output is shown, and returns the names of the tests that failed. A program that fails without
/// naming a test is an error.
fn failed_tests(tests: &mut Command) -> Result<Vec<String>> {
    let mut running = tests.stdout(Stdio::piped()).spawn().context("the tests could not be started")?;
    let lines = BufReader::new(running.stdout.take().context("the tests print nothing")?).lines();
    let mut failed = Vec::new();
    for line in lines {
        let line = line?;
        println!("{line}");
        failed.extend(failed_test(&line).map(str::to_owned));
    }
    let status = running.wait()?;
    if !status.success() && failed.is_empty() {
        bail!("the tests ended with {status}");
    }
    Ok(failed)
}

/// The name of the test that a line of the test program calls failed.
fn failed_test(line: &str) -> Option<&str> {
    line.strip_prefix("test ")?.strip_suffix(" ... FAILED")
}

/// Builds the program with its client, and the programs that look at it from outside.
pub(crate) fn build() -> Result<()> {
    let programs = "--bin tablier --bin screenshots --bin load --bin faults --test suite";
    run(&mut command(&format!("cargo build {NATIVE} {programs}")))
}

/// A command that finds the program with its client.
pub(crate) fn outside(line: &str) -> Command {
    let mut command = command(line);
    command.env("TABLIER_BIN", path("target/debug/tablier")).env("PATH", search_path());
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
    build()?;
    let mut camera = outside("target/debug/screenshots");
    camera.arg("--only").arg(&arguments.only);
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

#[cfg(test)]
mod tests {
    use super::failed_test;

    #[test]
    fn only_a_failed_test_is_named() {
        assert_eq!(failed_test("test house::days ... FAILED"), Some("house::days"));
        assert_eq!(failed_test("test house::days ... ok"), None);
        assert_eq!(failed_test("test result: FAILED. 1 passed; 1 failed"), None);
    }
}
