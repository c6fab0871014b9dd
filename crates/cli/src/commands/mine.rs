//! `tablier mine`: finds problems.

use super::Output;
use crate::arguments::{self, option, within};
use crate::failure::Failure;
use crate::keyboard::{self, STOPPED, command_line, joined};
use crate::position;
use crate::progress::Progress;
use clap::{ArgMatches, Command};
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tablier_engine::{NoClock, Signals};
use tablier_games::GameKind;
use tablier_machine::Threads;
use tablier_mine::{Haul, HaulError, mine};
use tablier_words::Words;

/// So many problems are looked for if nothing is said.
const COUNT: usize = 20;
/// The games follow from this number if nothing is said.
const SEED: u64 = 1;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    let help = |id| words.say(id, &[]);
    command
        .arg(arguments::game(words).help(help("cli-help-mine-game")))
        .arg(within(words, "count", 1..=100_000))
        .arg(arguments::seed(words).help(help("cli-help-mine-seed")))
        .arg(within(words, "threads", 1..=256).help(help("cli-help-mine-threads")))
        .arg(option(words, "out", "file").help(help("cli-help-mine-out")))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let file = matches.get_one::<String>("out").map(PathBuf::from);
    let mut haul = begin(matches, words, file.as_deref())?;
    let threads = matches.get_one("threads").copied().unwrap_or(1);
    let stop = keyboard::stop();
    let signals = Signals { clock: &NoClock, stop: &stop, crew: &Threads };
    let mut progress = Progress::new();
    // A file that cannot be written is told of at once, not after hours.
    let failed = |error| Failure::unwritable(words, file.as_deref().unwrap_or(Path::new("-")), &error);
    keep(&haul, file.as_deref()).map_err(failed)?;
    let mut kept = Ok(());
    let mut known = haul.puzzles().len();
    let games = |haul: &Haul| words.say("mine-games", &[("games", haul.games().into())]);
    progress.show(known as u64, haul.count() as u64, games(&haul));
    mine(&mut haul, threads, signals, &mut |haul| {
        let found = haul.puzzles().len();
        if found != known && kept.is_ok() {
            known = found;
            kept = keep(haul, file.as_deref());
        }
        progress.show(found as u64, haul.count() as u64, games(haul));
    });
    progress.clear();
    kept.and_then(|()| keep(&haul, file.as_deref())).map_err(failed)?;
    if file.is_none() {
        write!(output, "{haul}")?;
    }
    farewell(words, &haul, file.as_deref(), output)
}

/// An empty haul, or what an earlier command with the same game and seed left in the file.
fn begin(matches: &ArgMatches, words: &Words, file: Option<&Path>) -> Result<Haul, Failure> {
    let kind = position::game(matches);
    let seed = matches.get_one("seed").copied().unwrap_or(SEED);
    let count = matches.get_one("count").copied().unwrap_or(COUNT);
    let new = Haul::new(kind, seed, count).map_err(|error| haul_failure(words, Path::new("-"), error))?;
    let Some(file) = file else { return Ok(new) };
    let text = match fs::read_to_string(file) {
        Ok(text) if text.is_empty() => return Ok(new),
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(new),
        Err(error) => return Err(position::unreadable(words, &file.to_string_lossy(), &error)),
    };
    let haul: Haul = text.parse().map_err(|error| haul_failure(words, file, error))?;
    if (haul.kind(), haul.seed()) != (kind, seed) {
        let args = [
            ("file", file.display().to_string().into()),
            ("game", haul.kind().name().into()),
            ("seed", haul.seed().to_string().into()),
        ];
        return Err(Failure::BadUse(words.say("mine-other", &args)));
    }
    Ok(haul.wanting(count))
}

/// Writes all that was found; beside the file first, so that nothing is lost if the machine stops.
fn keep(haul: &Haul, file: Option<&Path>) -> std::io::Result<()> {
    let Some(file) = file else { return Ok(()) };
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    fs::write(&beside, haul.to_string())?;
    fs::rename(&beside, file)
}

/// Says what was found, and how to go on after a stop.
fn farewell(
    words: &Words,
    haul: &Haul,
    file: Option<&Path>,
    output: Output<'_>,
) -> Result<ExitCode, Failure> {
    output.flush()?;
    let args = [
        ("found", haul.puzzles().len().into()),
        ("games", haul.games().into()),
        ("command", joined(&command_line()).into()),
    ];
    let id = match (haul.is_complete(), file) {
        (true, _) => "mine-done",
        (false, Some(_)) => "mine-stopped",
        (false, None) => "mine-stopped-lost",
    };
    // Whoever closed standard error has heard enough.
    let _ = writeln!(std::io::stderr(), "{}", words.say(id, &args));
    Ok(if haul.is_complete() { ExitCode::SUCCESS } else { ExitCode::from(STOPPED) })
}

fn haul_failure(words: &Words, file: &Path, error: HaulError) -> Failure {
    let file = ("file", file.display().to_string().into());
    match error {
        HaulError::Game(kind) => {
            let games = words.list_or(
                GameKind::ALL.iter().filter(|kind| Haul::new(**kind, 0, 0).is_ok()).map(|kind| kind.name()),
            );
            let args = [("game", words.game_name(kind).into()), ("games", games.into())];
            Failure::BadUse(words.say("mine-no-problems", &args))
        }
        HaulError::Header => Failure::BadUse(words.say("mine-no-file", &[file])),
        HaulError::Line { number, .. } => {
            Failure::Refused(words.say("mine-line", &[file, ("line", number.to_string().into())]))
        }
    }
}
