//! `tablier solve`: who wins by force.

use super::Output;
use crate::failure::Failure;
use crate::{arguments, keyboard, position};
use clap::{ArgMatches, Command};
use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;
use tablier_engine::{Budget, Clock, Proof, Signals, Solver, Value};
use tablier_games::{AnyMove, AnyPosition};
use tablier_machine::{Stopwatch, Threads};
use tablier_words::Words;

const MEBIBYTE: usize = 1 << 20;
const DEFAULT_MEMORY: usize = 256;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    command
        .arg(arguments::game(words))
        .args(arguments::position(words))
        .arg(arguments::seconds(words))
        .arg(arguments::within(words, "memory", 1..=1 << 20))
        .arg(arguments::within(words, "threads", 1..=256))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let number = |name, default| matches.get_one(name).copied().unwrap_or(default);
    let memory = number("memory", DEFAULT_MEMORY) * MEBIBYTE;
    let time = matches.get_one("seconds").copied();
    let budget = Budget { nodes: None, time, threads: number("threads", 1) };
    let stop = position::stop(matches);
    let code = position::answer(
        matches,
        words,
        output,
        |position, output| {
            let (proof, time) = prove(words, &position, memory, budget, &stop);
            let seconds = words.decimal(time.as_secs_f64(), 3);
            let args = [("seconds", seconds.into()), ("nodes", proof.nodes.to_string().into())];
            writeln!(output, "{}\n{}", proof.value, words.say("cli-solve-cost", &args))?;
            if !proof.line.is_empty() {
                writeln!(output, "{}", line(&proof))?;
            }
            if stop.load(Ordering::Relaxed) && proof.value == Value::Unknown {
                // The reader of the answer gets the answer alone; a person is told why it is none.
                let _ = writeln!(std::io::stderr(), "{}", words.say("cli-solve-stopped", &[]));
            }
            Ok(())
        },
        |position| {
            let (proof, time) = prove(words, &position, memory, budget, &stop);
            let answer =
                format!("{} {:.3} {} {}", proof.value, time.as_secs_f64(), proof.nodes, line(&proof));
            Ok(answer.trim_end().to_owned())
        },
    )?;
    Ok(keyboard::code(&stop, code))
}

fn line(proof: &Proof<AnyMove>) -> String {
    proof.line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Proves what it can, and says how long that took.
fn prove(
    words: &Words,
    position: &AnyPosition,
    memory: usize,
    budget: Budget,
    stop: &AtomicBool,
) -> (Proof<AnyMove>, Duration) {
    let clock = Stopwatch::start();
    let mut solver = Solver::new(memory);
    let nodes = solver.counter();
    let signals = Signals { clock: &clock, stop, crew: &Threads };
    let proof = with_progress(words, &clock, &nodes, || solver.prove_any(position, &[], budget, signals));
    (proof, clock.elapsed())
}

/// Does what may take long. On a terminal, a line says every second how far it has come.
fn with_progress<T>(words: &Words, clock: &Stopwatch, nodes: &AtomicU64, work: impl FnOnce() -> T) -> T {
    if !std::io::stderr().is_terminal() {
        return work();
    }
    let (done, end) = mpsc::channel::<()>();
    // Sentences cannot be made on another thread; what they are made of can.
    let cost = words.say("cli-solve-cost", &[("seconds", "@".into()), ("nodes", "#".into())]);
    thread::scope(|scope| {
        scope.spawn(move || {
            let mut shown = false;
            while end.recv_timeout(Duration::from_secs(1)) == Err(RecvTimeoutError::Timeout) {
                let seconds = clock.elapsed().as_secs().to_string();
                let nodes = nodes.load(Ordering::Relaxed).to_string();
                // A progress line that cannot be written is no reason to stop.
                let _ =
                    write!(std::io::stderr(), "\r\x1b[K{}", cost.replace('@', &seconds).replace('#', &nodes));
                shown = true;
            }
            if shown {
                let _ = write!(std::io::stderr(), "\r\x1b[K");
            }
        });
        let answer = work();
        drop(done);
        answer
    })
}
