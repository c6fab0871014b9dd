//! `tablier` alone: the shelf of games, and how to go on.

use super::Output;
use crate::failure::Failure;
use std::process::ExitCode;
use tablier_games::GameKind;
use tablier_words::Words;

pub(super) fn run(words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    writeln!(output, "{}\n", words.say("cli-shelf-welcome", &[]))?;
    for kind in GameKind::ALL {
        let line = words.say(&format!("cli-shelf-{kind}"), &[]);
        writeln!(output, "  {:<9} {line}", words.game_name(kind))?;
    }
    writeln!(output, "\n{}", words.say("cli-shelf-next", &[]))?;
    Ok(ExitCode::SUCCESS)
}
