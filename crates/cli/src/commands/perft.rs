//! `tablier perft`: how many sequences of moves there are.

use super::Output;
use crate::failure::Failure;
use crate::{arguments, keyboard, position};
use clap::{ArgMatches, Command};
use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
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
    let stop = position::stop(matches);
    let code = position::answer(
        matches,
        words,
        output,
        |position, output| {
            let began = Instant::now();
            let (counts, stopped) = count(words, &position, depth, &stop);
            let time = began.elapsed();
            if stopped {
                // What was counted is no answer: it goes where messages go.
                let args = [("count", total(&counts, depth).to_string().into())];
                let _ = writeln!(std::io::stderr(), "{}", words.say("cli-perft-stopped", &args));
                return Ok(());
            }
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
        |position| {
            let (counts, stopped) = count(words, &position, depth, &stop);
            debug_assert!(!stopped, "work on many positions is not stopped one by one");
            Ok(total(&counts, depth).to_string())
        },
    )?;
    Ok(keyboard::code(&stop, code))
}

/// The count after each legal move, in the order of their texts, and whether it was stopped before its end. On a terminal,
/// what takes long shows how far it has come.
fn count(words: &Words, position: &AnyPosition, depth: u32, stop: &AtomicBool) -> (Vec<(String, u64)>, bool) {
    if depth == 0 {
        return (Vec::new(), false);
    }
    let mut moves: Vec<(String, AnyMove)> =
        position.moves().into_iter().map(|ply| (ply.to_string(), ply)).collect();
    moves.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
    let mut counter = Counter { words, stop, began: Instant::now(), said: None, counted: 0 };
    let share = 1.0 / f64::from(moves.len().max(1) as u32);
    let mut counts = Vec::new();
    for (index, (text, ply)) in moves.into_iter().enumerate() {
        let mut next = position.clone();
        // Listed as legal a moment ago.
        let Ok(()) = next.play(ply) else { continue };
        let count = counter.count(&next, depth - 1, f64::from(index as u32) * share, share);
        counts.push((text, count));
        if counter.is_stopped() {
            break;
        }
    }
    (counts, counter.is_stopped())
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

/// Subtrees of this depth are counted in one go: fast enough to be stopped between them, slow enough to be worth it.
const IN_ONE_GO: u32 = 3;
/// A line on the terminal says this often how far it has come.
const PAUSE: Duration = Duration::from_millis(500);

/// Counts, looks whether to stop, and shows how far it has come.
struct Counter<'a> {
    words: &'a Words,
    stop: &'a AtomicBool,
    began: Instant,
    /// When a line was written last.
    said: Option<Instant>,
    counted: u64,
}

impl Counter<'_> {
    /// The sequences that lead on from a position, which is such a `share` of the whole and comes after `before`.
    fn count(&mut self, position: &AnyPosition, depth: u32, before: f64, share: f64) -> u64 {
        if depth <= IN_ONE_GO {
            let count = position.perft(depth);
            self.counted = self.counted.saturating_add(count);
            self.show(before + share);
            return count;
        }
        let moves = position.moves();
        let part = share / f64::from(moves.len().max(1) as u32);
        let mut count = 0;
        for (index, ply) in moves.into_iter().enumerate() {
            let mut next = position.clone();
            // Listed as legal a moment ago.
            if self.is_stopped() || next.play(ply).is_err() {
                break;
            }
            count += self.count(&next, depth - 1, before + f64::from(index as u32) * part, part);
        }
        count
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn show(&mut self, done: f64) {
        let last = self.said.unwrap_or(self.began);
        if last.elapsed() < PAUSE || !std::io::stderr().is_terminal() {
            return;
        }
        self.said = Some(Instant::now());
        let done = self.words.decimal(done * 100.0, 1);
        let args = [("done", done.into()), ("count", self.counted.to_string().into())];
        // A progress line that cannot be written is no reason to stop counting.
        let _ = write!(std::io::stderr(), "\r\x1b[K{}", self.words.say("cli-perft-progress", &args));
    }
}

impl Drop for Counter<'_> {
    fn drop(&mut self) {
        if self.said.is_some() {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
