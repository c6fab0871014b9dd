//! The inner cargo, which compiles the client for browsers.

use anyhow::{Context, Result, bail, ensure};
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// The crates that the client is made of: when one of them changes, so does the client.
const CRATES: [&str; 13] = [
    "bundle/page",
    "engine",
    "games",
    "guide",
    "online",
    "protocol",
    "review",
    "scene",
    "study",
    "table",
    "web",
    "words",
    "worker",
];

/// Makes the client anew whenever something changes that it is made of.
pub(crate) fn watch(workspace: &Path) {
    for name in CRATES {
        println!("cargo::rerun-if-changed={}", workspace.join("crates").join(name).display());
    }
    for name in ["Cargo.toml", "Cargo.lock"] {
        println!("cargo::rerun-if-changed={}", workspace.join(name).display());
    }
}

/// Every browser has these instructions.
const FLAGS: &str = "-Ctarget-feature=+simd128";
/// Components of one type instead of one for each: a twentieth less to load.
const SMALL: &str = "--cfg=erase_components";
/// The compiler inlines less for browsers than for machines, and the hot loops of the engine pay for it: with this TZAAR
/// runs at 0.83 of native speed instead of 0.59 (`cargo xtask measure`).
const FAST: &str = "-Cllvm-args=--inline-threshold=800";

/// How the client is compiled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// As it is shipped: small and fast.
    Shipped,
    /// For trying a change at once: compiled incrementally, without link-time optimisation.
    Quick,
}

impl Mode {
    fn profile(self, name: &str) -> String {
        match self {
            Self::Shipped => name.to_owned(),
            Self::Quick => format!("{name}-quick"),
        }
    }
}

/// Compiles a crate for browsers with the profile of its name and perhaps without its default features; says in which
/// folder it is.
pub(crate) fn build(
    workspace: &Path,
    out: &Path,
    mode: Mode,
    name: &str,
    options: &[&str],
) -> Result<PathBuf> {
    let profile = mode.profile(name);
    let flags = format!("{FLAGS} {}", if name == "worker" { FAST } else { SMALL });
    // Its own folder: in the outer cargo's it would wait for a lock that is never released.
    let target = target_folder(out)?.join("web");
    let status = inner("cargo")
        .current_dir(workspace)
        .args([
            "build",
            "--locked",
            "--target",
            TARGET,
            "--profile",
            &profile,
            "-p",
            &format!("tablier-{name}"),
        ])
        .args(options)
        .arg("--target-dir")
        .arg(&target)
        .env("RUSTFLAGS", flags)
        .status()
        .context("cargo could not be started")?;
    ensure!(status.success(), "{name} did not compile: see above");
    Ok(target.join(TARGET).join(profile))
}

/// The folder that cargo builds into: it marks it as one that need not be backed up.
fn target_folder(out: &Path) -> Result<PathBuf> {
    let marked = out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists());
    marked.map(Path::to_path_buf).context("the build folder has no CACHEDIR.TAG")
}

/// A command that knows nothing of the build that it runs in: what cargo sets for this script would lead it astray.
fn inner(program: &str) -> Command {
    let mut command = Command::new(program);
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        let kept = ["CARGO_HOME", "RUSTUP_HOME", "RUSTUP_TOOLCHAIN"].contains(&text.as_ref());
        let network = ["CARGO_HTTP_", "CARGO_NET_", "CARGO_REGISTRIES_", "CARGO_SOURCE_"];
        let network = network.iter().any(|prefix| text.starts_with(prefix));
        if (text.starts_with("CARGO") || text.starts_with("RUST")) && !kept && !network {
            command.env_remove(name);
        }
    }
    command
}

/// The compiler can make WebAssembly, or is taught to.
pub(crate) fn ensure_target() -> Result<()> {
    if has_target() {
        return Ok(());
    }
    let added = inner("rustup").args(["target", "add", TARGET]).status();
    if !added.is_ok_and(|status| status.success()) || !has_target() {
        bail!("the browser client needs the target {TARGET}: run `rustup target add {TARGET}`");
    }
    Ok(())
}

fn has_target() -> bool {
    let output = inner("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    output.is_ok_and(|output| {
        let folder = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        output.status.success() && Path::new(&folder).exists()
    })
}
