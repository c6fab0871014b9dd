//! Running other programs.

use anyhow::{Context, Result, bail};
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A path of the repository, which cargo names at each run: copies of it may share what was built.
pub(crate) fn path(inside: &str) -> PathBuf {
    let xtask = env::var_os("CARGO_MANIFEST_DIR").map_or("./xtask".into(), PathBuf::from);
    xtask.parent().unwrap_or(Path::new(".")).join(inside)
}

/// A command, its words separated by spaces, in the root of the repository.
///
/// `cargo` is looked up anew, not taken from the environment: only rustup's understands `+nightly`.
pub(crate) fn command(line: &str) -> Command {
    let mut words = line.split(' ');
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).current_dir(path(""));
    command
}

/// Runs a command that speaks for itself.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("{program} could not be started"))?;
    if !status.success() {
        bail!("{program} ended with {status}");
    }
    Ok(())
}

/// What a command prints; nothing if it cannot be started or fails.
pub(crate) fn answer(line: &str) -> Option<String> {
    let output = command(line).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// What a command prints on its standard output, while its errors go to the terminal.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("{program} could not be started"))?;
    if !output.status.success() {
        bail!("{program} ended with {}", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("{program} printed no text"))
}

/// Installs packages of the system where that is possible; says in one line which are missing where it is not.
pub(crate) fn packages(names: &[&str]) -> Result<()> {
    let missing = || format!("missing: install the packages {} of your system", names.join(" "));
    let root = answer("id -u").is_some_and(|user| user.trim() == "0");
    if !root || answer("apt-get --version").is_none() {
        bail!(missing());
    }
    // A fresh machine may not know any package yet; if this fails, the next step says so.
    let _ = run(&mut command("apt-get update --quiet"));
    run(&mut command(&format!("apt-get install --yes --no-install-recommends {}", names.join(" "))))
        .with_context(missing)
}
