//! Where a game turned: its record with comments, and a graph.

use super::{limits, say, settings};
use crate::commands::{Output, replay};
use crate::failure::Failure;
use crate::keyboard::{self, STOPPED};
use crate::position::unreadable;
use crate::progress::Progress;
use clap::ArgMatches;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use tablier_engine::{Limits, Mind, Settings, Signals, Time};
use tablier_games::record::{Problem, Record, RecordError, Records};
use tablier_games::{Game, GameKind};
use tablier_machine::{Stopwatch, Threads};
use tablier_review::{Opinion, Review, annotate, states};
use tablier_scene::{Theme, svg};
use tablier_words::Words;

/// How many positions are looked at for each position of a game if nothing is said.
const NODES: u64 = 50_000;
/// So many times longer is the second look at what seems to be a turning point.
const SECOND_LOOK: u32 = 4;
/// The size of a graph.
const GRAPH: (f64, f64) = (960.0, 360.0);

pub(super) fn run(
    file: &str,
    matches: &ArgMatches,
    words: &Words,
    output: Output<'_>,
) -> Result<ExitCode, Failure> {
    let out = matches.get_one::<String>("out").map(PathBuf::from);
    let plot = plot_file(matches, words)?;
    let records = read(words, file)?;
    if plot.is_some() && records.len() > 1 {
        return Err(Failure::BadUse(words.say("analyse-plot-one", &[])));
    }
    for file in out.iter().chain(&plot) {
        check_writable(words, file)?;
    }
    let stop = keyboard::stop();
    let mut reader = Reader {
        words,
        settings: settings(matches, 1),
        limits: limits(matches, NODES),
        stop: &stop,
        progress: Progress::new(),
    };
    let mut texts = Vec::new();
    for record in &records {
        let review = reader.read(record.game());
        texts.push(reader.comment(record, &review)?.to_string());
        if let Some(plot) = &plot {
            let picture = svg::file(&review.plot(GRAPH.0, GRAPH.1).scene(), Theme::Light);
            fs::write(plot, picture).map_err(|error| Failure::unwritable(words, plot, &error))?;
        }
    }
    reader.progress.clear();
    let text = texts.join("\n");
    match out {
        Some(out) => fs::write(&out, text).map_err(|error| Failure::unwritable(words, &out, &error))?,
        None => write!(output, "{text}")?,
    }
    output.flush()?;
    let stopped = stop.load(Ordering::Relaxed);
    Ok(if stopped { ExitCode::from(STOPPED) } else { ExitCode::SUCCESS })
}

/// Where the graph goes.
fn plot_file(matches: &ArgMatches, words: &Words) -> Result<Option<PathBuf>, Failure> {
    let Some(name) = matches.get_one::<String>("plot") else { return Ok(None) };
    let file = PathBuf::from(name);
    let is_svg = file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("svg"));
    let wrong = || Failure::BadUse(words.say("analyse-plot-name", &[("file", name.as_str().into())]));
    if is_svg { Ok(Some(file)) } else { Err(wrong()) }
}

/// A file that cannot be written is told of before the thinking, not after it.
fn check_writable(words: &Words, file: &Path) -> Result<(), Failure> {
    let opened = fs::OpenOptions::new().create(true).append(true).open(file);
    opened.map(drop).map_err(|error| Failure::unwritable(words, file, &error))
}

/// The records of a file; at least one.
fn read(words: &Words, file: &str) -> Result<Vec<Record>, Failure> {
    let text = replay::read(Path::new(file)).map_err(|error| match unreadable(words, file, &error) {
        // A game that was mistyped is taken for a file.
        Failure::BadUse(sentence) if error.kind() == ErrorKind::NotFound => {
            Failure::BadUse(words.or_meant(sentence, file, GameKind::ALL.map(GameKind::name)))
        }
        other => other,
    })?;
    let records: Result<Vec<Record>, RecordError> = Records::new(&text).collect();
    match records {
        Ok(records) if records.is_empty() => {
            Err(replay::refused(words, &RecordError { line: 1, problem: Problem::Empty }))
        }
        Ok(records) => Ok(records),
        Err(error) => Err(replay::refused(words, &error)),
    }
}

/// Who looks through games.
struct Reader<'a> {
    words: &'a Words,
    settings: Settings,
    limits: Limits,
    stop: &'a AtomicBool,
    progress: Progress,
}

impl Reader<'_> {
    /// Looks at every position of a game, from its end on: so what came later is known when the plies before are judged. Then takes a
    /// longer look at what seems to be a turning point.
    fn read(&mut self, game: &Game) -> Review {
        let states = states(game);
        let mut review = Review::new(game);
        let mut mind = Mind::new(game.kind(), self.settings);
        let all: Vec<usize> = (0..states.len()).rev().collect();
        self.look(&mut mind, &states, &all, self.limits, &mut review);
        let mut again: Vec<usize> =
            review.turning_points().iter().flat_map(|point| [point.seen_at, point.index]).collect();
        again.sort_unstable_by(|one, other| other.cmp(one));
        again.dedup();
        self.look(&mut mind, &states, &again, longer(self.limits), &mut review);
        review
    }

    /// Thinks about some positions, until somebody says stop.
    fn look(
        &mut self,
        mind: &mut Mind,
        states: &[Game],
        which: &[usize],
        limits: Limits,
        review: &mut Review,
    ) {
        let words = self.words;
        let depth = |depth: u32| words.say("analyse-progress", &[("depth", depth.to_string().into())]);
        self.progress.show(0, which.len() as u64, String::new());
        for (done, index) in which.iter().enumerate() {
            let state = &states[*index];
            let signals = Signals { clock: &Stopwatch::start(), stop: self.stop, crew: &Threads };
            let thought = mind.think(state, limits, signals, &mut |_| {});
            if self.stop.load(Ordering::Relaxed) {
                return;
            }
            if let Some(line) = thought.lines.into_iter().next() {
                review.set(*index, Opinion { worth: say::worth_of(line.score), line: line.plies });
            }
            self.progress.show(done as u64 + 1, which.len() as u64, depth(thought.depth));
        }
    }

    /// The record with what was found, and a word about it to whoever waits.
    fn comment(&self, record: &Record, review: &Review) -> Result<Record, Failure> {
        let moments = review.moments();
        let known = moments.iter().filter(|moment| moment.opinion().is_some() || moment.outcome.is_some());
        let args = [
            ("done", known.count().to_string().into()),
            ("all", moments.len().to_string().into()),
            ("count", review.turning_points().len().into()),
        ];
        let id = if self.stop.load(Ordering::Relaxed) { "analyse-stopped" } else { "analyse-found" };
        self.progress.clear();
        // Whoever closed standard error has heard enough.
        let _ = writeln!(std::io::stderr(), "{}", self.words.say(id, &args));
        let kind: GameKind = review.kind();
        let head = self.words.say("analyse-head", &args);
        annotate(record, review, Some(head), |point| self.words.turning_point(kind, point))
            .map_err(|problem| replay::refused(self.words, &RecordError { line: 1, problem }))
    }
}

/// Limits for a second look.
fn longer(limits: Limits) -> Limits {
    let time = match limits.time {
        Some(Time::Ply(time)) => Some(Time::Ply(time * SECOND_LOOK)),
        other => other,
    };
    Limits { nodes: limits.nodes.map(|nodes| nodes.saturating_mul(u64::from(SECOND_LOOK))), time, ..limits }
}
