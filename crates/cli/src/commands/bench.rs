//! `tablier bench`: how many positions the engine looks at, and how fast.

use super::Output;
use crate::arguments;
use crate::failure::Failure;
use clap::{ArgMatches, Command};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tablier_engine::{Signals, bench};
use tablier_games::GameKind;
use tablier_words::{Value, Words};

/// Deeper thoughts would not end in anybody's lifetime.
const DEEPEST: u32 = 99;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    let depth = arguments::depth(words, 1..=DEEPEST).required(false);
    let proofs = arguments::switch(words, "proofs").conflicts_with("depth");
    command.arg(depth.help(words.say("cli-help-bench-depth", &[]))).arg(proofs)
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    if matches.get_flag("proofs") {
        return prove(words, output);
    }
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

/// Proves the endgames; says how many proofs agree with the known value, and what they cost.
fn prove(words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let never = AtomicBool::new(false);
    let endgames = bench::endgames(GameKind::Tzaar);
    let (mut right, mut nodes, mut times) = (0, 0, Vec::new());
    for (number, endgame) in endgames.iter().enumerate() {
        let began = Instant::now();
        let proof = endgame.prove(Signals::quiet(&never));
        let time = began.elapsed();
        let agrees = proof.value == endgame.value;
        writeln!(output, "{} {} {:.3} {}", number + 1, proof.value, time.as_secs_f64(), proof.nodes)?;
        output.flush()?;
        right += usize::from(agrees);
        nodes += proof.nodes;
        times.push(time);
    }
    times.sort_unstable();
    let seconds =
        |time: Option<&Duration>| words.decimal(time.copied().unwrap_or_default().as_secs_f64(), 3).into();
    let args = [
        ("right", right.to_string().into()),
        ("all", endgames.len().to_string().into()),
        ("nodes", nodes.to_string().into()),
        ("median", seconds(times.get(times.len() / 2))),
        ("longest", seconds(times.last())),
    ];
    writeln!(output, "{}", words.say("cli-bench-proofs", &args))?;
    Ok(if right == endgames.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn figures(nodes: u64, time: Duration) -> [(&'static str, Value<'static>); 2] {
    let rate = u128::from(nodes) * 1_000_000_000 / time.as_nanos().max(1);
    [("nodes", nodes.to_string().into()), ("rate", rate.to_string().into())]
}
