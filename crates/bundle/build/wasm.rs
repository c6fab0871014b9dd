//! WebAssembly and the JavaScript that loads it.

use crate::files::{Files, hashed};
use anyhow::{Context, Result};
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// Where a compiled crate is found.
pub(crate) struct Module {
    /// Its JavaScript.
    pub(crate) script: String,
    /// Its WebAssembly.
    pub(crate) binary: String,
}

/// Adds a compiled crate to the files, under a short name.
pub(crate) fn module(
    files: &mut Files,
    target: &Path,
    name: &str,
    short: &str,
    out: &Path,
) -> Result<Module> {
    let folder = out.join(short);
    let input = target.join(format!("{name}.wasm"));
    Bindgen::new()
        .input_path(&input)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .omit_default_module_path(false)
        .generate(&folder)
        .with_context(|| format!("no JavaScript could be made for {}", input.display()))?;
    let binary_name = format!("{name}_bg.wasm");
    let bytes = std::fs::read(folder.join(&binary_name))?;
    let binary = hashed(short, "wasm", &bytes);
    let script = std::fs::read_to_string(folder.join(format!("{name}.js")))?;
    // The script asks for its binary by name: under the name that it has here.
    let script = script.replace(&binary_name, binary.trim_start_matches('/'));
    files.add(binary.clone(), "application/wasm", true, bytes);
    let script = files.add_hashed(short, "js", "text/javascript", script.into_bytes());
    Ok(Module { script, binary })
}
