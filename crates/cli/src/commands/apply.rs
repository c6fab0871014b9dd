//! `tablier apply`: the position after some moves.

use super::Output;
use crate::failure::Failure;
use crate::{arguments, position};
use clap::{ArgMatches, Command};
use std::process::ExitCode;
use tablier_games::AnyPosition;
use tablier_words::Words;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    command.arg(arguments::game(words)).arg(arguments::moves(words)).args(arguments::position(words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let moves: Vec<&String> = matches.get_many("moves").unwrap_or_default().collect();
    position::answer(
        matches,
        words,
        output,
        |position, output| {
            let after = play(position, &moves, words).map_err(Failure::Refused)?;
            Ok(writeln!(output, "{after}")?)
        },
        |position| play(position, &moves, words).map(|after| after.to_string()),
    )
}

/// Plays the moves; an illegal one is refused with its number and the reason.
fn play(mut position: AnyPosition, moves: &[&String], words: &Words) -> Result<AnyPosition, String> {
    for (index, text) in moves.iter().enumerate() {
        let played = position.read_move(text).and_then(|ply| position.play(ply));
        played.map_err(|refusal| {
            let reason = words.refusal(position.kind(), &refusal);
            let args =
                [("index", (index + 1).into()), ("move", text.as_str().into()), ("reason", reason.into())];
            words.say("cli-illegal-move", &args)
        })?;
    }
    Ok(position)
}
