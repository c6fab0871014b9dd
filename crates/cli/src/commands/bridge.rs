//! `tablier bridge`: a program that speaks UGI plays in a house on the network.

use super::Output;
use crate::arguments::{Form, formed, ranged};
use crate::failure::Failure;
use crate::{arguments, keyboard, storage};
use clap::{Arg, ArgMatches, Command};
use std::process::ExitCode;
use std::time::Duration;
use tablier_arena::{Description, PlayerError};
use tablier_bridge::{Address, Bridge, BridgeError, News, Seek, Who};
use tablier_games::{GameKind, SetupError};
use tablier_protocol::online::Pace;
use tablier_words::Words;

/// How long a program thinks where there is no clock, if nothing is said.
const USUAL: Duration = Duration::from_secs(1);
/// Where a token is found that shall not stand in the list of processes.
const TOKEN: &str = "TABLIER_TOKEN";

pub(super) fn describe(command: Command, words: &Words) -> Command {
    let option = |name, value| arguments::option(words, name, value);
    let say = |id: &str| words.say(id, &[]);
    let url = Arg::new("url")
        .value_name(say("cli-value-url"))
        .required(true)
        .value_parser(formed(Form::of("cli-form-house"), |text| text.parse::<Address>().ok()))
        .help(say("cli-help-url"))
        .help_heading(say("cli-heading-arguments"));
    let program = Arg::new("command")
        .value_name(say("cli-value-command"))
        .required(true)
        .last(true)
        .num_args(1..)
        .value_parser(arguments::text())
        .help(say("cli-help-command"))
        .help_heading(say("cli-heading-arguments"));
    let game = option("game", "game").required(true).value_parser(arguments::game_name());
    let clock = option("clock", "clock")
        .requires("open")
        .value_parser(formed(Form::of("cli-form-pace"), pace))
        .help(say("cli-help-bridge-clock"));
    let games = option("games", "number").value_parser(ranged(1..=u32::MAX));
    command
        .args([url, program, game])
        .arg(option("token", "text").conflicts_with("guest"))
        .arg(option("guest", "name"))
        .arg(arguments::switch(words, "open").help(say("cli-help-bridge-open")))
        .arg(option("join", "id").conflicts_with("open"))
        .arg(arguments::setup(words).requires("open"))
        .arg(clock)
        .arg(arguments::seconds(words).help(say("cli-help-bridge-seconds")))
        .arg(games.help(say("cli-help-bridge-games")))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let bridge = bridge(matches, words)?;
    let stop = keyboard::stop();
    let mut written = Ok(());
    let tell = |news: News| {
        let line = sentence(words, &bridge.address, &news);
        if written.is_ok() {
            written = writeln!(output, "{line}").and_then(|()| output.flush());
        }
    };
    let ended = storage::wait(async { Ok(bridge.run(&stop, tell).await) })?;
    written?;
    match ended {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) => Err(Failure::Refused(trouble(words, &error))),
    }
}

fn bridge(matches: &ArgMatches, words: &Words) -> Result<Bridge, Failure> {
    let text = |name| matches.get_one::<String>(name).cloned();
    let kind: GameKind = *matches.get_one("game").expect("clap requires it");
    let token = text("token").or_else(|| std::env::var(TOKEN).ok());
    let who = match (text("guest"), token) {
        (Some(name), _) => Who::Guest(name),
        (None, Some(token)) => Who::Token(token),
        (None, None) => return Err(Failure::BadUse(words.say("bridge-nobody", &[]))),
    };
    let mut command = matches.get_many::<String>("command").expect("clap requires it").cloned();
    let program = Description::of_program(command.next().unwrap_or_default(), command.collect());
    Ok(Bridge {
        address: matches.get_one::<Address>("url").expect("clap requires it").clone(),
        who,
        kind,
        program,
        seek: seek(matches, words, kind)?,
        usual: matches.get_one("seconds").copied().unwrap_or(USUAL),
        language: words.language().code(),
        games: matches.get_one("games").copied(),
    })
}

fn seek(matches: &ArgMatches, words: &Words, kind: GameKind) -> Result<Seek, Failure> {
    if let Some(id) = matches.get_one::<String>("join") {
        return Ok(Seek::Join(id.clone()));
    }
    if !matches.get_flag("open") {
        return Ok(Seek::Challenges);
    }
    let setup = matches.get_one::<String>("setup").map_or(kind.setups()[0].name, String::as_str);
    kind.setup(setup).ok_or_else(|| Failure::BadUse(words.setup_error(kind, setup, SetupError::Unknown)))?;
    Ok(Seek::Open { setup: setup.to_owned(), clock: matches.get_one("clock").copied() })
}

/// Seconds for the game, and seconds added after each turn: `300+3`.
fn pace(text: &str) -> Option<Pace> {
    let (base, increment) = text.split_once('+')?;
    Some(Pace::Clock { base: base.parse().ok()?, increment: increment.parse().ok()? })
}

fn sentence(words: &Words, address: &Address, news: &News) -> String {
    let table = |id: &str| format!("{address}/games/{id}").into();
    match news {
        News::Unreachable(error) => {
            let args = [("address", address.to_string().into()), ("reason", cause(words, error).into())];
            words.say("bridge-unreachable", &args)
        }
        News::In(name) => words.say("bridge-in", &[("name", name.clone().into())]),
        News::Waits(id) => words.say("bridge-waits", &[("table", table(id))]),
        News::Plays(id) => words.say("bridge-plays", &[("table", table(id))]),
        News::Over { game, place, failure } => {
            let place = place.map_or_else(String::new, |place| place.to_string());
            let reason = game.result.as_ref().map_or("", |result| result.reason.as_str()).to_owned();
            let args = [("table", table(&game.id)), ("place", place.into()), ("reason", reason.into())];
            let over = words.say("bridge-over", &args);
            match failure {
                None => over,
                Some(error) => {
                    let args = [("reason", fault(words, error).into())];
                    format!("{over}\n{}", words.say("bridge-failure", &args))
                }
            }
        }
    }
}

fn trouble(words: &Words, error: &BridgeError) -> String {
    let (id, reason) = match error {
        BridgeError::Refused { .. } => ("bridge-refused", error.to_string()),
        BridgeError::Link { .. } | BridgeError::Lost { .. } => ("bridge-link", cause(words, error)),
        BridgeError::Unresolved { host, .. } => {
            return words.say("bridge-unresolved", &[("host", host.clone().into())]);
        }
        BridgeError::Tls { host, reason } => {
            let args = [("host", host.clone().into()), ("reason", reason.clone().into())];
            return words.say("bridge-tls", &args);
        }
        BridgeError::Strange(_) => ("bridge-strange", error.to_string()),
        BridgeError::Greeting(error) => ("bridge-greeting", fault(words, error)),
        BridgeError::Program { path, kind, reason } => {
            let reason = words.system_error(*kind, reason);
            return words.say("arena-no-start", &[("path", path.clone().into()), ("reason", reason.into())]);
        }
        BridgeError::OtherGame(_) | BridgeError::Stopped => ("bridge-program", error.to_string()),
    };
    words.say(id, &[("reason", reason.into())])
}

/// Why a house does not answer.
fn cause(words: &Words, error: &BridgeError) -> String {
    match error {
        BridgeError::Link { kind, reason } | BridgeError::Lost { kind, reason } => {
            words.system_error(*kind, reason)
        }
        other => other.to_string(),
    }
}

/// What a program did wrong.
fn fault(words: &Words, error: &PlayerError) -> String {
    match error {
        PlayerError::NoPly => words.say("bridge-stopped-no-move", &[]),
        PlayerError::Illegal(word) => words.say("bridge-stopped-illegal", &[("move", word.clone().into())]),
        PlayerError::Late => words.say("bridge-stopped-late", &[]),
        PlayerError::Gone(_) | PlayerError::Stopped => words.say("bridge-stopped-gone", &[]),
    }
}
