//! `tablier play`: the table in the terminal.

use super::Output;
use crate::failure::Failure;
use crate::keyboard::STOPPED;
use crate::screen::{self, Screen};
use crate::{arguments, position};
use clap::parser::ValueSource;
use clap::{ArgMatches, Command};
use directories::{BaseDirs, ProjectDirs};
use ratatui::crossterm::terminal;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use tablier_engine::Level;
use tablier_games::record::Record;
use tablier_games::{GameKind, Seat, Setup, SetupError};
use tablier_terminal::{App, Depth, Errands, LEAST, Opening, Palette, Wish};
use tablier_words::Words;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    let game = arguments::game(words).required(false).help(words.say("cli-help-play-game", &[]));
    let levels = usize::from(Level::WEAKEST.number())..=usize::from(Level::STRONGEST.number());
    let level = arguments::within(words, "level", levels);
    command
        .arg(game)
        .arg(level.conflicts_with("people"))
        .arg(arguments::switch(words, "people"))
        .arg(arguments::setup(words).requires("game"))
        .arg(arguments::within(words, "seat", 1..=usize::from(Seat::MAX)).conflicts_with("people"))
        .arg(arguments::switch(words, "lots").conflicts_with("seat"))
        .arg(arguments::seed(words).help(words.say("cli-help-game-seed", &[])))
        .arg(arguments::option(words, "load", "file").conflicts_with_all(["setup", "seed", "lots"]))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let kind: Option<GameKind> = matches.get_one("game").copied();
    let wish = wish(matches, words, kind)?;
    let record = matches.get_one::<String>("load").map(|file| record(file, kind, words)).transpose()?;
    let size = size(words)?;
    let mut errands = Errands::new(folder(), BaseDirs::new().map(|folders| folders.home_dir().to_path_buf()));
    let opening = Opening {
        // The words are made anew: those of the program are lent, and the table keeps its own.
        words: Arc::new(Words::new(words.language())),
        palette: Palette::new(Depth::of_environment(|name| std::env::var(name).ok())),
        size,
        kind,
        wish,
        waiting: errands.waiting(),
        record,
        reseated: ["level", "seat", "people"].iter().any(|name| is_given(matches, name)),
        chance: screen::chance(),
        today: screen::today(),
    };
    let mut app = App::new(opening);
    Screen::open()?.show(&mut app, &mut errands)?;
    if let Some(farewell) = app.farewell() {
        writeln!(output, "{farewell}")?;
    }
    Ok(if app.was_interrupted() { ExitCode::from(STOPPED) } else { ExitCode::SUCCESS })
}

/// Whether somebody has written an argument.
fn is_given(matches: &ArgMatches, name: &str) -> bool {
    matches.value_source(name) == Some(ValueSource::CommandLine)
}

fn wish(matches: &ArgMatches, words: &Words, kind: Option<GameKind>) -> Result<Wish, Failure> {
    let usual = Wish::default();
    let setup = match (kind, matches.get_one::<String>("setup")) {
        (Some(kind), Some(name)) => Some(setup(kind, name, words)?),
        _ => None,
    };
    let seat = matches.get_one::<usize>("seat").and_then(|number| Seat::new(*number as u8));
    if let (Some(seat), Some(kind)) = (seat, kind) {
        let seats = setup.unwrap_or(&kind.setups()[0]).seats;
        if seat.number() > seats && !matches.contains_id("load") {
            let args = [("seat", seat.to_string().into()), ("seats", seats.to_string().into())];
            return Err(Failure::BadUse(words.say("play-no-such-seat", &args)));
        }
    }
    Ok(Wish {
        setup,
        level: matches
            .get_one::<usize>("level")
            .and_then(|level| Level::new(*level as u8))
            .unwrap_or(usual.level),
        seat: seat.unwrap_or(usual.seat),
        people: matches.get_flag("people"),
        lots: matches.get_flag("lots"),
        seed: matches.get_one("seed").copied(),
    })
}

fn setup(kind: GameKind, name: &str, words: &Words) -> Result<&'static Setup, Failure> {
    kind.setup(name).ok_or_else(|| Failure::BadUse(words.setup_error(kind, name, SetupError::Unknown)))
}

/// Reads a record before the screen is there, so that what is wrong with it can be said in a line.
fn record(file: &str, kind: Option<GameKind>, words: &Words) -> Result<String, Failure> {
    let bytes = std::fs::read(Path::new(file)).map_err(|error| position::unreadable(words, file, &error))?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let record = Record::read(&text).map_err(|error| Failure::Refused(words.record_error(&error)))?;
    let found = record.header().kind();
    if kind.is_some_and(|kind| kind != found) {
        let args =
            [("file", file.into()), ("game", words.game_name(found).into()), ("name", found.name().into())];
        return Err(Failure::BadUse(words.say("play-not-this-game", &args)));
    }
    Ok(text)
}

/// How many columns and lines there are to draw on.
fn size(words: &Words) -> Result<(u16, u16), Failure> {
    let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let size = terminal::size().ok().filter(|_| terminal);
    let Some((width, height)) = size else {
        return Err(Failure::BadUse(words.say("play-no-terminal", &[])));
    };
    if width < LEAST.0 || height < LEAST.1 {
        let args = [
            ("columns", LEAST.0.to_string().into()),
            ("lines", LEAST.1.to_string().into()),
            ("width", width.to_string().into()),
            ("height", height.to_string().into()),
        ];
        return Err(Failure::BadUse(words.say("play-too-small", &args)));
    }
    Ok((width, height))
}

/// Where games are kept between two visits.
fn folder() -> Option<PathBuf> {
    let folders = ProjectDirs::from("", "", "tablier")?;
    let state = folders.state_dir().unwrap_or_else(|| folders.data_local_dir());
    Some(state.join("play"))
}
