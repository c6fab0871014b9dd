//! `tablier bench`: how many positions the engine looks at, and how fast.

use super::Output;
use crate::arguments;
use crate::failure::Failure;
use clap::{ArgMatches, Command};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tablier_engine::bench;
use tablier_games::GameKind;
use tablier_words::{Value, Words};

/// Deeper thoughts would not end in anybody's lifetime.
const DEEPEST: u32 = 99;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    let depth = arguments::depth(words, 1..=DEEPEST).required(false);
    command.arg(depth.help(words.say("cli-help-bench-depth", &[])))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let wanted = matches.get_one::<u32>("depth").copied();
    let (mut all_nodes, mut all_time) = (0, Duration::ZERO);
    for kind in GameKind::ALL {
        let depth = wanted.unwrap_or(bench::depth(kind));
        let began = Instant::now();
        let nodes = bench::nodes(kind, depth);
        let time = began.elapsed();
        let [count, rate] = figures(nodes, time);
        let args = [("game", kind.name().into()), ("depth", depth.to_string().into()), count, rate];
        writeln!(output, "{}", words.say("cli-bench-game", &args))?;
        output.flush()?;
        all_nodes += nodes;
        all_time += time;
    }
    writeln!(output, "{}", words.say("cli-bench-total", &figures(all_nodes, all_time)))?;
    Ok(ExitCode::SUCCESS)
}

fn figures(nodes: u64, time: Duration) -> [(&'static str, Value<'static>); 2] {
    let rate = u128::from(nodes) * 1_000_000_000 / time.as_nanos().max(1);
    [("nodes", nodes.to_string().into()), ("rate", rate.to_string().into())]
}
