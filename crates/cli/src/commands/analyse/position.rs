//! The best lines of a position.

use super::{limits, say, settings};
use crate::commands::Output;
use crate::failure::Failure;
use crate::keyboard::{self, STOPPED};
use crate::position;
use crate::progress::Progress;
use clap::ArgMatches;
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use tablier_engine::{Limits, Mind, Report, Signals, Thought, Time};
use tablier_games::{AnyPosition, Game, GameKind, Start};
use tablier_machine::{Stopwatch, Threads};
use tablier_words::Words;

/// How many positions are looked at if nothing is said.
const NODES: u64 = 1_000_000;
/// How many lines are shown if nothing is said.
const LINES: usize = 3;

pub(super) fn run(
    kind: GameKind,
    matches: &ArgMatches,
    words: &Words,
    output: Output<'_>,
) -> Result<ExitCode, Failure> {
    if position::are_many(matches) {
        return Err(Failure::BadUse(words.say("analyse-many", &[])));
    }
    let position = position::one_of(kind, matches, words)?;
    if let Some(outcome) = position.outcome() {
        writeln!(output, "{}", words.outcome(kind, &outcome))?;
        return Ok(ExitCode::SUCCESS);
    }
    let start = Start::from_position(kind, &position.to_string());
    let start = start.map_err(|error| Failure::Refused(words.position_error(&error)))?;
    let lines = matches.get_one("lines").copied().unwrap_or(LINES);
    let mut mind = Mind::new(kind, settings(matches, lines));
    let stop = keyboard::stop();
    let signals = Signals { clock: &Stopwatch::start(), stop: &stop, crew: &Threads };
    let limits = limits(matches, NODES);
    let mut progress = Progress::new();
    let thought = mind.think(&Game::new(start), limits, signals, &mut |report| {
        show(&mut progress, words, limits, report);
    });
    progress.clear();
    write(words, &position, &thought, output)?;
    let stopped = stop.load(Ordering::Relaxed);
    Ok(if stopped { ExitCode::from(STOPPED) } else { ExitCode::SUCCESS })
}

/// How far a thought has come, by whatever limits it.
fn show(progress: &mut Progress, words: &Words, limits: Limits, report: &Report<'_>) {
    let (done, total) = match limits {
        Limits { time: Some(Time::Ply(time)), nodes: None, .. } => {
            (report.time.as_millis() as u64, time.as_millis() as u64)
        }
        _ => (report.nodes, limits.nodes.unwrap_or(report.nodes)),
    };
    let depth = ("depth", report.depth.to_string().into());
    progress.show(done, total, words.say("analyse-progress", &[depth]));
}

fn write(
    words: &Words,
    position: &AnyPosition,
    thought: &Thought,
    output: Output<'_>,
) -> Result<(), Failure> {
    writeln!(output, "{}", words.to_move(position.kind(), position.side()))?;
    for (index, line) in thought.lines.iter().enumerate() {
        let worth = say::worth_of(line.score);
        let args = [
            ("rank", (index + 1).to_string().into()),
            ("standing", words.standing(worth).into()),
            ("worth", words.worth(worth).into()),
            ("line", say::moves(&line.plies).into()),
        ];
        writeln!(output, "{}", words.say("analyse-line", &args))?;
    }
    let args = [("depth", thought.depth.to_string().into()), ("nodes", thought.nodes.to_string().into())];
    writeln!(output, "{}", words.say("analyse-cost", &args))?;
    Ok(())
}
