//! `tablier arena`: matches between players, and what they prove.

mod ladder;
mod progress;
mod report;
mod trouble;

use super::Output;
use crate::arguments::{self, Form, formed, option, ranged, switch};
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
/// More games at once than any machine has cores for.
const MOST_AT_ONCE: usize = 4096;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    let limits = [
        limit(words, "time", "seconds"),
        limit(words, "nodes", "number"),
        limit(words, "depth", "number").help(words.say("cli-help-arena-depth", &[])),
        limit(words, "clock", "clock"),
    ];
    let chance = |name| {
        let read = |text: &str| text.parse::<f64>().ok().filter(|chance| *chance > 0.0 && *chance < 0.5);
        let parser = formed(Form::of("cli-form-chance"), read);
        option(words, name, "number").requires("sprt").value_parser(parser)
    };
    let claims = formed(Form::of("cli-form-sprt"), claims);
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
        .arg(option(words, "opening-plies", "number").value_parser(ranged(0..=u32::MAX)))
        .arg(arguments::seed(words).help(words.say("cli-help-arena-seed", &[])))
        .arg(concurrency(words))
        .arg(switch(words, "gauntlet"))
        .arg(option(words, "sprt", "sprt").allow_hyphen_values(true).value_parser(claims))
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
    option(words, "games", "number").value_parser(ranged(1..=u32::MAX))
}

fn concurrency(words: &Words) -> Arg {
    option(words, "concurrency", "number").value_parser(ranged(1..=MOST_AT_ONCE))
}

fn limit(words: &Words, name: &'static str, value: &str) -> Arg {
    let others = LIMITS.into_iter().filter(|other| *other != name);
    let parser = formed(limit_form(name), move |amount| Allowance::parse(name, amount).ok());
    option(words, name, value).conflicts_with_all(others).value_parser(parser)
}

/// How much of something is written, by the name of its option.
fn limit_form(name: &str) -> Form {
    match name {
        "time" => Form::up_to("cli-form-time", Allowance::MOST_SECONDS),
        "clock" => Form::up_to("cli-form-clock", Allowance::MOST_SECONDS),
        "depth" => Form::number(1, u32::MAX),
        _ => Form::number(1, u64::MAX),
    }
}

/// The two differences in Elo that a test tells apart.
fn claims(text: &str) -> Option<(f64, f64)> {
    let (elo0, elo1) = text.split_once(',')?;
    let (elo0, elo1): (f64, f64) = (elo0.trim().parse().ok()?, elo1.trim().parse().ok()?);
    (elo0.is_finite() && elo1.is_finite() && elo0 < elo1).then_some((elo0, elo1))
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
        allowance: allowance(matches),
        games: game_count(matches),
        opening_plies: opening_plies.unwrap_or_else(|| default_plies(kind, setup)),
        seed: matches.get_one("seed").copied().unwrap_or(SEED),
        gauntlet: matches.get_flag("gauntlet"),
        sprt: sprt(matches),
        command: command_line(),
    })
}

fn game_count(matches: &ArgMatches) -> usize {
    matches.get_one::<u32>("games").map_or(GAMES, |games| *games as usize)
}

/// As many games at once as there are cores, unless somebody says otherwise.
fn at_once(matches: &ArgMatches) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    matches.get_one("concurrency").copied().unwrap_or_else(cores)
}

fn descriptions(matches: &ArgMatches, words: &Words) -> Result<Vec<Description>, Failure> {
    let texts = matches.get_many::<String>("players").into_iter().flatten();
    texts.map(|text| text.parse().map_err(|error| description_failure(words, text, &error))).collect()
}

fn allowance(matches: &ArgMatches) -> Allowance {
    let given = LIMITS.iter().find_map(|name| matches.get_one(name).copied());
    given.unwrap_or(Allowance::Time(TIME))
}

/// The test that ends the match. Its numbers were checked when they were read.
fn sprt(matches: &ArgMatches) -> Option<Sprt> {
    let (elo0, elo1) = *matches.get_one::<(f64, f64)>("sprt")?;
    let chance = |name| matches.get_one(name).copied().unwrap_or(0.05);
    Sprt::new(elo0, elo1, chance("alpha"), chance("beta"))
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
