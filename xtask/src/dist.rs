//! `cargo xtask dist`: what is given away.

use crate::shell::{command, output, path, run as run_command};
use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;

/// What completions are called in the folders of each shell.
const COMPLETIONS: [(&str, &str); 3] =
    [("bash", "tablier.bash"), ("zsh", "_tablier"), ("fish", "tablier.fish")];

/// Makes the program to give away: target/dist has it, its checksum, and completions for shells.
#[derive(clap::Args)]
#[command(after_help = "Example: cargo xtask dist\n\nTakes long: everything is optimised as a whole.")]
pub(crate) struct Arguments {
    /// Take a program that is built already, instead of building one.
    #[arg(long, value_name = "FILE")]
    program: Option<std::path::PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let built = if let Some(program) = &arguments.program {
        program.clone()
    } else {
        run_command(&mut command("cargo build --release --locked -p tablier"))?;
        path("target/release").join(NAME)
    };
    let folder = path("target/dist");
    let completions = folder.join("completions");
    fs::create_dir_all(&completions).with_context(|| format!("{} cannot be made", completions.display()))?;
    let program = folder.join(NAME);
    fs::copy(&built, &program).with_context(|| format!("{} cannot be copied", built.display()))?;
    let bytes = fs::read(&program).with_context(|| format!("{} cannot be read", program.display()))?;
    fs::write(folder.join("tablier.sha256"), format!("{}  {NAME}\n", hex(&Sha256::digest(&bytes))))?;
    for (shell, file) in COMPLETIONS {
        let mut completer = std::process::Command::new(&program);
        let script = output(completer.args(["completions", shell]).env("LC_ALL", "C"))?;
        fs::write(completions.join(file), script)?;
    }
    println!("{}", folder.display());
    Ok(())
}

/// The program's name here.
const NAME: &str = if cfg!(windows) { "tablier.exe" } else { "tablier" };

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
