//! The subcommands, a file each.

mod admin;
mod analyse;
mod apply;
mod arena;
mod backup;
mod bench;
mod bridge;
mod check;
mod completions;
mod draw;
mod engine;
mod games;
mod mine;
mod moves;
mod perft;
mod play;
mod random;
mod replay;
mod restore;
mod serve;
mod show;
mod solve;

use crate::failure::Failure;
use clap::{ArgMatches, Command};
use std::io::Write;
use std::process::ExitCode;
use tablier_words::Words;

/// A subcommand.
pub(crate) struct Entry {
    pub(crate) name: &'static str,
    /// Adds its arguments.
    pub(crate) describe: fn(Command, &Words) -> Command,
    run: fn(&ArgMatches, &Words, Output<'_>) -> Result<ExitCode, Failure>,
}

/// Where results go; messages to a person go to standard error.
pub(crate) type Output<'a> = &'a mut dyn Write;

/// All subcommands, in the order of the help.
pub(crate) const ALL: &[Entry] = &[
    Entry { name: "serve", describe: serve::describe, run: serve::run },
    Entry { name: "admin", describe: admin::describe, run: admin::run },
    Entry { name: "backup", describe: backup::describe, run: backup::run },
    Entry { name: "restore", describe: restore::describe, run: restore::run },
    Entry { name: "check", describe: check::describe, run: check::run },
    Entry { name: "play", describe: play::describe, run: play::run },
    Entry { name: "games", describe: games::describe, run: games::run },
    Entry { name: "show", describe: show::describe, run: show::run },
    Entry { name: "draw", describe: draw::describe, run: draw::run },
    Entry { name: "moves", describe: moves::describe, run: moves::run },
    Entry { name: "apply", describe: apply::describe, run: apply::run },
    Entry { name: "perft", describe: perft::describe, run: perft::run },
    Entry { name: "solve", describe: solve::describe, run: solve::run },
    Entry { name: "analyse", describe: analyse::describe, run: analyse::run },
    Entry { name: "random", describe: random::describe, run: random::run },
    Entry { name: "replay", describe: replay::describe, run: replay::run },
    Entry { name: "engine", describe: engine::describe, run: engine::run },
    Entry { name: "bridge", describe: bridge::describe, run: bridge::run },
    Entry { name: "bench", describe: bench::describe, run: bench::run },
    Entry { name: "mine", describe: mine::describe, run: mine::run },
    Entry { name: "arena", describe: arena::describe, run: arena::run },
    Entry { name: "completions", describe: completions::describe, run: completions::run },
];

/// Runs the subcommand that was named; without one, opens the house.
pub(crate) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let Some((name, matches)) = matches.subcommand() else {
        return serve::run_alone(words, output);
    };
    let entry = ALL.iter().find(|entry| entry.name == name).expect("clap knows the subcommands");
    (entry.run)(matches, words, output)
}
