//! `cargo xtask tune`: new weights for an evaluation.

use crate::shell::{command, path, run as run_command};
use anyhow::Result;

/// Plays games against itself and fits the weights of an evaluation to their results.
#[derive(clap::Args)]
#[command(after_help = "Example: cargo xtask tune tchag --write --games 4000 --nodes 3000\n\n\
    Takes minutes to hours. Without --write the weights are only shown.")]
pub(crate) struct Arguments {
    /// tzaar, terrace, tchag or tanagra
    game: String,
    /// Write the weights into the engine's own file.
    #[arg(long)]
    write: bool,
    /// What else the tuner understands, after --write: --setups, --games, --nodes, --lead, --noise, --seed, --opinion.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let mut tuner = command("cargo run --release -p tablier-tune --");
    tuner.arg(&arguments.game).args(&arguments.options);
    if arguments.write {
        tuner
            .arg("--write")
            .arg(path(&format!("crates/engine/src/{}/weights.txt", arguments.game.to_lowercase())));
    }
    run_command(&mut tuner)
}
