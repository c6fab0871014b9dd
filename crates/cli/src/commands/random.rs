//! `tablier random`: a whole random game as a record.

use super::Output;
use crate::failure::Failure;
use crate::{arguments, position};
use clap::{ArgMatches, Command};
use std::io::Write;
use std::process::ExitCode;
use tablier_games::record::Record;
use tablier_games::{Game, Random, Start};
use tablier_words::Words;

pub(super) fn describe(command: Command, words: &Words) -> Command {
    command.arg(arguments::game(words)).args([arguments::setup(words), arguments::seed(words)])
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: &mut Output<'_>) -> Result<ExitCode, Failure> {
    let start = position::start(matches, words, position::game(matches))?;
    let seed =
        matches.get_one("seed").copied().or(start.seed()).unwrap_or_else(|| position::draw_seed(words));
    write!(output, "{}", Record::of_game(&play(start, seed)))?;
    Ok(ExitCode::SUCCESS)
}

/// Plays at random until the game ends; every game does.
fn play(start: Start, seed: u64) -> Game {
    // Not the stream that deals: the moves should not follow from the deal.
    let mut random = Random::new(!seed);
    let mut game = Game::new(start);
    while game.outcome().is_none() {
        let moves = game.position().moves();
        let ply = moves[random.below(moves.len() as u64) as usize];
        if game.play(ply).is_err() {
            break;
        }
    }
    game
}
