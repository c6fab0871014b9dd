//! What the benchmark needs besides cargo.

use crate::shell::{answer, command, packages, path, run};
use anyhow::{Context, Result};
use std::fs;

/// Looks for valgrind and gungraun's runner, and installs what is missing.
pub(super) fn provide() -> Result<()> {
    provide_valgrind()?;
    provide_runner()
}

fn provide_valgrind() -> Result<()> {
    if answer("valgrind --version").is_some() { Ok(()) } else { packages(&["valgrind"]) }
}

/// The runner must be of the very version of the library.
fn provide_runner() -> Result<()> {
    let version = library_version()?;
    let there = answer("gungraun-runner --version").unwrap_or_default();
    if there.split_whitespace().last() == Some(&version) {
        return Ok(());
    }
    run(&mut command(&format!("cargo install gungraun-runner --locked --version {version}")))
        .with_context(|| format!("gungraun-runner {version} is missing and cannot be installed"))
}

/// The version of gungraun that the lock file names.
fn library_version() -> Result<String> {
    let lock = fs::read_to_string(path("Cargo.lock")).context("Cargo.lock cannot be read")?;
    let (_, package) = lock.split_once("name = \"gungraun\"\n").context("Cargo.lock has no gungraun")?;
    let version = package.split('"').nth(1).context("Cargo.lock is cut short")?;
    Ok(version.to_owned())
}
