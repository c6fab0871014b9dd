//! `tablier arena`: matches between players, and what they prove.

mod ladder;
mod progress;
mod report;
mod trouble;

use super::Output;
use crate::arguments::{self, option, parsed, switch};
use crate::failure::Failure;
use crate::keyboard::{self, STOPPED, command_line, joined};
use crate::position;
use clap::{Arg, ArgMatches, Command};
use progress::Progress;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use tablier_arena::{Allowance, Contest, ContestError, Description, End, Sprt, Store, default_plies};
use tablier_games::GameKind;
use tablier_words::Words;
use trouble::{contest_failure, description_failure};

/// What limits a ply; the first is the one that has a value if nothing is said.
const LIMITS: [&str; 4] = ["time", "nodes", "depth", "clock"];
/// A ply takes this long if nothing is said.
const TIME: Duration = Duration::from_millis(100);
/// A match has so many games if nothing is said.
const GAMES: usize = 100;
/// Openings follow from this number if nothing is said.
const SEED: u64 = 1;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    let limits = [
        limit(words, "time", "seconds"),
        limit(words, "nodes", "number"),
        limit(words, "depth", "number").help(words.say("cli-help-arena-depth", &[])),
        limit(words, "clock", "clock"),
    ];
    let chance = |name| option(words, name, "number").requires("sprt").value_parser(parsed::<f64>());
    command
        .subcommand_negates_reqs(true)
        .args_conflicts_with_subcommands(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(words.say("cli-heading-commands", &[]))
        .subcommand(ladder::command(words))
        .arg(arguments::game(words))
        .arg(players(words))
        .arg(arguments::setup(words))
        .arg(games(words))
        .args(limits)
        .arg(option(words, "opening-plies", "number").value_parser(parsed::<u32>()))
        .arg(arguments::seed(words).help(words.say("cli-help-arena-seed", &[])))
        .arg(concurrency(words))
        .arg(switch(words, "gauntlet"))
        .arg(option(words, "sprt", "sprt").allow_hyphen_values(true))
        .args([chance("alpha"), chance("beta")])
        .arg(option(words, "out", "folder"))
        .arg(switch(words, "resume").requires("out"))
}

fn players(words: &Words) -> Arg {
    Arg::new("players")
        .value_name(words.say("cli-value-players", &[]))
        .required(true)
        .num_args(1..)
        .value_parser(arguments::text())
        .help(words.say("cli-help-players", &[]))
        .help_heading(words.say("cli-heading-arguments", &[]))
}

fn games(words: &Words) -> Arg {
    option(words, "games", "number").value_parser(parsed::<std::num::NonZeroU32>())
}

fn concurrency(words: &Words) -> Arg {
    option(words, "concurrency", "number").value_parser(parsed::<std::num::NonZeroUsize>())
}

fn limit(words: &Words, name: &'static str, value: &str) -> Arg {
    let others = LIMITS.into_iter().filter(|other| *other != name);
    option(words, name, value).conflicts_with_all(others)
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    if let Some((_, matches)) = matches.subcommand() {
        return ladder::run(matches, words, output);
    }
    let contest = contest(matches, words)?;
    let folder = matches.get_one::<String>("out").map(PathBuf::from);
    contest.check().map_err(|error| contest_failure(words, error))?;
    let store = folder.as_deref().map(|folder| {
        Store::open(folder, &contest.identity(), matches.get_flag("resume"))
            .map_err(|error| contest_failure(words, ContestError::Store(error)))
    });
    let store = store.transpose()?;
    let stop = keyboard::stop();
    let mut progress = Progress::new(words);
    let played = contest.run(at_once(matches), store, &stop, &mut |news| progress.show(news));
    progress.clear();
    let (standings, end) = played.map_err(|error| contest_failure(words, error))?;
    report::write(words, &contest, &standings, output)?;
    farewell(words, folder.as_deref(), end, &resume_command(), output)
}

/// Says where the match is kept, and how to go on with one that was stopped.
fn farewell(
    words: &Words,
    folder: Option<&Path>,
    end: End,
    again: &str,
    output: Output<'_>,
) -> Result<ExitCode, Failure> {
    output.flush()?;
    let sentence = match (folder, end) {
        (Some(_), End::Stopped) => words.say("arena-stopped", &[("command", again.into())]),
        (None, End::Stopped) => words.say("arena-stopped-lost", &[]),
        (Some(folder), _) => words.say("arena-kept", &[("folder", folder.display().to_string().into())]),
        (None, _) => return Ok(ExitCode::SUCCESS),
    };
    // Whoever closed standard error has heard enough.
    let _ = writeln!(std::io::stderr(), "{sentence}");
    Ok(if end == End::Stopped { ExitCode::from(STOPPED) } else { ExitCode::SUCCESS })
}

fn contest(matches: &ArgMatches, words: &Words) -> Result<Contest, Failure> {
    let kind = position::game(matches);
    let setup = matches.get_one::<String>("setup").map_or(kind.setups()[0].name, String::as_str);
    let opening_plies = matches.get_one("opening-plies").copied();
    Ok(Contest {
        kind,
        setup: setup.to_owned(),
        players: descriptions(matches, words)?,
        allowance: allowance(matches, words)?,
        games: game_count(matches),
        opening_plies: opening_plies.unwrap_or_else(|| default_plies(kind, setup)),
        seed: matches.get_one("seed").copied().unwrap_or(SEED),
        gauntlet: matches.get_flag("gauntlet"),
        sprt: sprt(matches, words)?,
        command: command_line(),
    })
}

fn game_count(matches: &ArgMatches) -> usize {
    matches.get_one::<std::num::NonZeroU32>("games").map_or(GAMES, |games| games.get() as usize)
}

/// As many games at once as there are cores, unless somebody says otherwise.
fn at_once(matches: &ArgMatches) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    matches.get_one::<std::num::NonZeroUsize>("concurrency").map_or_else(cores, |number| number.get())
}

fn descriptions(matches: &ArgMatches, words: &Words) -> Result<Vec<Description>, Failure> {
    let texts = matches.get_many::<String>("players").into_iter().flatten();
    texts.map(|text| text.parse().map_err(|error| description_failure(words, text, &error))).collect()
}

fn allowance(matches: &ArgMatches, words: &Words) -> Result<Allowance, Failure> {
    for name in LIMITS {
        if let Some(amount) = matches.get_one::<String>(name) {
            return Allowance::parse(name, amount).map_err(|_| wrong_value(words, name, amount));
        }
    }
    Ok(Allowance::Time(TIME))
}

fn sprt(matches: &ArgMatches, words: &Words) -> Result<Option<Sprt>, Failure> {
    let Some(text) = matches.get_one::<String>("sprt") else { return Ok(None) };
    let chance = |name| matches.get_one(name).copied().unwrap_or(0.05);
    let sprt = text.split_once(',').and_then(|(elo0, elo1)| {
        Sprt::new(elo0.parse().ok()?, elo1.parse().ok()?, chance("alpha"), chance("beta"))
    });
    sprt.map(Some).ok_or_else(|| wrong_value(words, "sprt", text))
}

fn wrong_value(words: &Words, name: &str, value: &str) -> Failure {
    let args = [("value", value.into()), ("argument", format!("--{name}").into())];
    Failure::BadUse(words.say("cli-wrong-value", &args))
}

/// The command that goes on with a match, to be typed or pasted.
fn resume_command() -> String {
    let mut command = command_line();
    if !command.iter().any(|argument| argument == "--resume") {
        command.push("--resume".to_owned());
    }
    joined(&command)
}

/// The name of a game and its set-up, as a title.
fn title(words: &Words, kind: GameKind, setup: &str) -> String {
    format!("{}, {setup}", words.game_name(kind))
}
