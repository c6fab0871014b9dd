//! `tablier perft`: how many sequences of moves there are.

use super::Output;
use crate::failure::Failure;
use crate::{arguments, position};
use clap::{ArgMatches, Command};
use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tablier_games::{AnyMove, AnyPosition};
use tablier_words::Words;

/// Deeper counts would not end in anybody's lifetime.
const DEEPEST: u32 = 99;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    command
        .arg(arguments::game(words))
        .args(arguments::position(words))
        .arg(arguments::depth(words, 0..=DEEPEST))
        .args([arguments::switch(words, "divide"), arguments::switch(words, "bench")])
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let depth = *matches.get_one::<u32>("depth").expect("clap requires the depth");
    let (divide, bench) = (matches.get_flag("divide"), matches.get_flag("bench"));
    if position::are_many(matches) && (divide || bench) {
        return Err(Failure::BadUse(words.say("cli-perft-many", &[])));
    }
    position::answer(
        matches,
        words,
        output,
        |position, output| {
            let began = Instant::now();
            let counts = count(&position, depth);
            let time = began.elapsed();
            if divide {
                for (ply, count) in &counts {
                    writeln!(output, "{ply} {count}")?;
                }
            }
            let total = total(&counts, depth);
            if bench {
                writeln!(output, "{}", speed(words, total, time))?;
            }
            Ok(writeln!(output, "{total}")?)
        },
        |position| Ok(total(&count(&position, depth), depth).to_string()),
    )
}

/// The count after each legal move, in the order of their texts. On a terminal, what takes long shows how far
/// it has come.
fn count(position: &AnyPosition, depth: u32) -> Vec<(String, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let mut moves: Vec<(String, AnyMove)> =
        position.moves().into_iter().map(|ply| (ply.to_string(), ply)).collect();
    moves.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
    let mut progress = Progress::new(moves.len());
    let counts = moves.into_iter().map(|(text, ply)| {
        let mut next = position.clone();
        // Listed as legal a moment ago.
        let count = next.play(ply).map_or(0, |()| next.perft(depth - 1));
        progress.step();
        (text, count)
    });
    counts.collect()
}

/// Of no plies there is one sequence, even in a finished game.
fn total(counts: &[(String, u64)], depth: u32) -> u64 {
    if depth == 0 { 1 } else { counts.iter().map(|(_, count)| count).sum() }
}

fn speed(words: &Words, nodes: u64, time: Duration) -> String {
    let rate = u128::from(nodes) * 1_000_000_000 / time.as_nanos().max(1);
    let args = [("seconds", words.decimal(time.as_secs_f64(), 3).into()), ("rate", rate.to_string().into())];
    words.say("cli-perft-speed", &args)
}

/// A line on the terminal that says how many of the first moves are counted.
struct Progress {
    began: Instant,
    done: usize,
    of: usize,
    shown: bool,
}

impl Progress {
    fn new(of: usize) -> Self {
        Self { began: Instant::now(), done: 0, of, shown: false }
    }

    fn step(&mut self) {
        self.done += 1;
        let mut terminal = std::io::stderr();
        if self.began.elapsed() < Duration::from_secs(1) || !terminal.is_terminal() {
            return;
        }
        self.shown = true;
        // A progress line that cannot be written is no reason to stop counting.
        let _ = write!(terminal, "\r{}/{}", self.done, self.of);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
