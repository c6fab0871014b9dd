//! Makes the browser client: compiles it to WebAssembly, writes its JavaScript, its page and its styles, compresses
//! everything, and lists it in a Rust file.
#![expect(clippy::print_stdout, reason = "a build script speaks to cargo by its output")]

mod cargo;
mod files;
mod page;
mod wasm;

use anyhow::{Context, Result, bail};
use cargo::Mode;
use files::{Effort, Files};
use page::Modules;
use std::path::{Path, PathBuf};

fn main() -> Result<()> {
    println!("cargo::rerun-if-env-changed=TABLIER_BUNDLE");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").context("cargo sets OUT_DIR")?);
    match std::env::var("TABLIER_BUNDLE").as_deref() {
        Ok("skip") => page::placeholder(&here()?.join("page"))?.write(&out, Effort::Little),
        Ok("quick") => client(&out, Mode::Quick)?.write(&out, Effort::Little),
        Ok(other) if !other.is_empty() => bail!("TABLIER_BUNDLE is skip, quick or not set, not {other:?}"),
        _ => client(&out, Mode::Shipped)?.write(&out, Effort::Full),
    }
}

fn client(out: &Path, mode: Mode) -> Result<Files> {
    let here = here()?;
    let workspace = here.ancestors().nth(2).context("the crate lies in crates/ of the workspace")?;
    cargo::watch(workspace);
    cargo::ensure_target()?;
    let mut files = Files::default();
    let mut module = |short: &str, name: &str, options: &[&str]| {
        let folder = cargo::build(workspace, out, mode, name, options)?;
        wasm::module(&mut files, &folder, &format!("tablier_{name}"), short, out)
    };
    let worker = module("worker", "worker", &[])?;
    let player = module("play", "web", &["--no-default-features"])?;
    let whole = module("web", "web", &[])?;
    page::add(&mut files, &here.join("page"), &Modules { worker, player, whole })?;
    Ok(files)
}

/// The folder of this crate.
fn here() -> Result<PathBuf> {
    Ok(PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").context("cargo sets CARGO_MANIFEST_DIR")?))
}
