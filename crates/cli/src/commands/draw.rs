//! `tablier draw`: a position as a picture.

use super::Output;
use crate::failure::Failure;
use crate::{arguments, position};
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tablier_games::{AnyMove, AnyPosition};
use tablier_scene::{Marks, Scene, Theme, Turn, View, png, svg};
use tablier_words::Words;

/// How wide a picture in pixels is when nobody says.
const WIDTH: usize = 1000;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    command
        .arg(arguments::game(words))
        .args(arguments::one_position(words))
        .arg(output_file(words))
        .arg(arrows(words))
        .arg(arguments::within(words, "width", 16..=8192))
        .arg(arguments::within(words, "turn", 0..=3))
        .arg(arguments::switch(words, "raised"))
        .arg(arguments::switch(words, "dark"))
        .arg(arguments::switch(words, "plain"))
}

fn output_file(words: &Words) -> Arg {
    arguments::option(words, "output", "file").short('o').required(true)
}

fn arrows(words: &Words) -> Arg {
    arguments::option(words, "arrows", "moves").num_args(1..).action(ArgAction::Append)
}

pub(super) fn run(matches: &ArgMatches, words: &Words, _output: Output<'_>) -> Result<ExitCode, Failure> {
    if position::are_many(matches) {
        return Err(Failure::BadUse(words.say("cli-draw-many", &[])));
    }
    let file = PathBuf::from(matches.get_one::<String>("output").expect("clap requires the file"));
    let format = Format::of(&file).ok_or_else(|| bad_name(words, &file))?;
    let position = position::one(matches, words)?;
    let view = view(matches, words, &position)?;
    let theme = if matches.get_flag("dark") { Theme::Dark } else { Theme::Light };
    let scene = Scene::new(&position, &view);
    let picture = match format {
        Format::Svg => svg::file(&scene, theme).into_bytes(),
        Format::Png => {
            let width = matches.get_one("width").copied().unwrap_or(WIDTH);
            png::file(&scene, theme, width as u32)
                .map_err(|error| Failure::unwritable(words, &file, &error))?
        }
    };
    fs::write(&file, picture).map_err(|error| Failure::unwritable(words, &file, &error))?;
    Ok(ExitCode::SUCCESS)
}

#[derive(Clone, Copy)]
enum Format {
    Svg,
    Png,
}

impl Format {
    /// The name of a file says what it is to hold.
    fn of(file: &Path) -> Option<Self> {
        let ending = file.extension()?.to_str()?;
        [("svg", Self::Svg), ("png", Self::Png)]
            .into_iter()
            .find_map(|(name, format)| ending.eq_ignore_ascii_case(name).then_some(format))
    }
}

fn view(matches: &ArgMatches, words: &Words, position: &AnyPosition) -> Result<View, Failure> {
    let arrows = matches.get_many::<String>("arrows").unwrap_or_default();
    let arrows: Result<Vec<AnyMove>, Failure> = arrows.map(|text| read_move(words, position, text)).collect();
    Ok(View {
        turn: Turn::quarters(matches.get_one("turn").copied().unwrap_or(0_usize) as u8),
        coordinates: !matches.get_flag("plain"),
        names: None,
        raised: matches.get_flag("raised"),
        marks: Marks { arrows: arrows?, ..Marks::default() },
    })
}

fn read_move(words: &Words, position: &AnyPosition, text: &str) -> Result<AnyMove, Failure> {
    position.read_move(text).map_err(|refusal| {
        let reason = words.refusal(position.kind(), &refusal);
        Failure::Refused(words.say("cli-draw-arrow", &[("move", text.into()), ("reason", reason.into())]))
    })
}

fn bad_name(words: &Words, file: &Path) -> Failure {
    Failure::BadUse(words.say("cli-draw-name", &[("file", file.display().to_string().into())]))
}
