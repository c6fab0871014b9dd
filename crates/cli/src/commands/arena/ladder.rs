//! `tablier arena ladder`: every level against the one below.

use super::progress::Progress;
use super::trouble::{contest_failure, store_failure};
use super::{SEED, at_once, farewell, game_count, games, report};
use crate::arguments::{self, localised, option, ranged};
use crate::commands::Output;
use crate::failure::Failure;
use crate::keyboard::{self, command_line, joined};
use clap::{Arg, ArgMatches, Command};
use std::path::PathBuf;
use std::process::ExitCode;
use tablier_arena::{End, Ladder, Rung};
use tablier_games::GameKind;
use tablier_words::Words;

/// The highest levels think about a tenth of their positions, if nothing is said.
const SCALE: u32 = 10;
/// The folder, if nothing is said.
const FOLDER: &str = "ladder";

/// How the columns of a table are aligned.
const ALIGNMENT: &str = "| ---: | ---: | --- | ---: | ---: |";

pub(super) fn command(words: &Words) -> Command {
    let game = arguments::game(words).required(false).num_args(0..);
    localised(Command::new("ladder"), words, "ladder")
        .arg(game.help(words.say("cli-help-ladder-games", &[])))
        .args([games(words), scale(words)])
        .arg(arguments::seed(words).help(words.say("cli-help-arena-seed", &[])))
        .arg(super::concurrency(words))
        .arg(option(words, "out", "folder").help(words.say("cli-help-ladder-out", &[])))
        .arg(arguments::help(words))
}

fn scale(words: &Words) -> Arg {
    option(words, "scale", "number").value_parser(ranged(1..=u32::MAX))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, output: Output<'_>) -> Result<ExitCode, Failure> {
    let ladder = ladder(matches);
    let stop = keyboard::stop();
    let mut progress = Progress::new(words);
    let played = ladder.run(at_once(matches), &stop, &mut |news| {
        progress.set_prefix(format!("{} {}/{} ", words.game_name(news.kind), news.number + 1, news.of));
        progress.show(news.news);
    });
    progress.clear();
    let (rungs, end) = played.map_err(|error| contest_failure(words, error))?;
    let page = page(words, &ladder, &rungs);
    if end == End::Complete {
        ladder.write_page(&page).map_err(|error| store_failure(words, &error))?;
    }
    write!(output, "{page}")?;
    farewell(words, Some(&ladder.folder), end, &joined(&ladder.command), output)
}

fn ladder(matches: &ArgMatches) -> Ladder {
    let named: Vec<GameKind> = matches.get_many("game").into_iter().flatten().copied().collect();
    Ladder {
        kinds: if named.is_empty() { GameKind::ALL.to_vec() } else { named },
        games: game_count(matches),
        scale: matches.get_one("scale").copied().unwrap_or(SCALE),
        seed: matches.get_one("seed").copied().unwrap_or(SEED),
        folder: PathBuf::from(matches.get_one::<String>("out").map_or(FOLDER, String::as_str)),
        command: command_line(),
    }
}

/// The finished rungs as a page of Markdown, a table a game.
fn page(words: &Words, ladder: &Ladder, rungs: &[Rung]) -> String {
    let say = |id| words.say(id, &[]);
    let mut parts = vec![format!("# {}\n\n{}\n", say("ladder-title"), introduction(words, ladder))];
    for kind in &ladder.kinds {
        let rows: String =
            rungs.iter().filter(|rung| rung.kind == *kind).map(|rung| row(words, rung)).collect();
        if !rows.is_empty() {
            let (name, columns) = (words.game_name(*kind), say("ladder-columns"));
            parts.push(format!("\n## {name}\n\n{columns}\n{ALIGNMENT}\n{rows}"));
        }
    }
    parts.concat()
}

fn introduction(words: &Words, ladder: &Ladder) -> String {
    let args = [
        ("command", joined(&ladder.command).into()),
        ("games", ladder.games.to_string().into()),
        ("scale", ladder.scale.to_string().into()),
    ];
    words.say("ladder-introduction", &args)
}

fn row(words: &Words, rung: &Rung) -> String {
    let scale = if rung.scale == 1 { String::new() } else { format!("/{}", rung.scale) };
    format!(
        "| {level}{scale} | {below}{scale} | {result} | {share} | {elo} |\n",
        level = rung.level,
        below = rung.level.number() - 1,
        result = report::result(&rung.tally),
        share = report::share(words, &rung.tally),
        elo = report::elo(&rung.tally.elo()),
    )
}
