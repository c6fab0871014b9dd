//! The first inputs of the fuzz targets, made of the data of the tests.

use crate::shell::path;
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;

const DATA: &str = "crates/games/tests/data";

/// The games in the order in which the targets number them.
const GAMES: [&str; 4] = ["tzaar", "terrace", "tchag", "tanagra"];

/// The inputs of each target, without repetition.
#[derive(Default)]
struct Seeds {
    positions: BTreeSet<String>,
    moves: BTreeSet<String>,
    plays: BTreeSet<String>,
    records: BTreeSet<String>,
}

/// Writes the first inputs to where the targets look for them.
pub(super) fn sow() -> Result<()> {
    let mut seeds = Seeds::default();
    let examples = read("examples.jsonl")?;
    for line in examples.lines() {
        seeds.add_example(&serde_json::from_str(line).context("examples.jsonl")?);
    }
    for table in ["accepted.tsv", "refused.tsv"] {
        for row in read(table)?.lines() {
            seeds.add_position(row.split('\t').next(), row.split('\t').nth(3));
        }
    }
    for row in read("illegal.tsv")?.lines() {
        seeds.moves.extend(row.split('\t').nth(2).map(str::to_owned));
    }
    seeds.add_plays();
    let times = ["-", "600+5", "3d"].map(str::to_owned);
    write("position", &seeds.positions)?;
    write("moves", &seeds.moves)?;
    write("play", &seeds.plays)?;
    write("record", &seeds.records)?;
    write("ugi_line", &conversations(&seeds.positions))?;
    write("time_control", &times.into())
}

impl Seeds {
    fn add_example(&mut self, example: &Value) {
        let [game, setup, position] = ["game", "setup", "position"].map(|key| example[key].as_str());
        self.add_position(game, position);
        let listed = example["moves"].as_array().into_iter().flatten();
        self.moves.extend(listed.filter_map(Value::as_str).map(str::to_owned));
        let (Some(game), Some(setup), Some(position)) = (game, setup, position) else { return };
        let ply = example["move"].as_str().unwrap_or("draw");
        let moves = format!("1. {ply} {{?}} (1... {ply} ; so\n) draw");
        self.records.insert(format!("[Game \"{game}\"]\n[Position \"{position}\"]\n\n{moves}\n"));
        let tags = format!("[Game \"{game}\"]\n[Setup \"{setup}\"]\n[Seed \"1\"]\n[Seat1 \"\\\"A\"]");
        for event in ["resign:1", "time:2", "draw"] {
            self.records.insert(format!("{tags}\n[TimeControl \"3d\"]\n\n{event}\n"));
        }
    }

    /// Positions begin with the number of their game.
    fn add_position(&mut self, game: Option<&str>, text: Option<&str>) {
        let number = game.and_then(|game| GAMES.iter().position(|other| *other == game));
        if let (Some(number), Some(text)) = (number, text) {
            self.positions.insert(format!("{number}{text}"));
        }
    }

    /// Games begin with the letter of a set-up and of a seed; `*n` stands for a legal move.
    fn add_plays(&mut self) {
        let moves: Vec<&str> = self.moves.iter().map(String::as_str).collect();
        for (letter, some) in ('A'..='Z').zip(moves.chunks(30).cycle()) {
            let legal: Vec<String> = (0..60).map(|n| format!("*{}", n * 7 % 41)).collect();
            self.plays.insert(format!("{letter}{letter}{} {}", legal.join(" "), some.join(" ")));
        }
    }
}

/// A letter that picks the game, and lines of the engine protocol.
fn conversations(positions: &BTreeSet<String>) -> BTreeSet<String> {
    let lines = "ugi\nsetoption name Level value 3\nisready\nuginewgame\nposition startpos moves pass\ngo\nstop\n\
                 go p1time 9 p2time 8 p3time 7 p4time 6 p1inc 5\ngo depth 2 nodes 3\ngo movetime 4\nquery turn\n\
                 position setup random seed 7\ngo infinite\nquery p1turn\nquery gameover\nquery result\nquit\n\
                 option name A type spin default 1 min 0 max 9\ninfo depth 3 score mate -2 pv a b string c\n\
                 bestmove (none)";
    let about = |text: &String| {
        let (letter, position) = text.split_at(1);
        format!("{letter}position fen {position}\nquery result\n{lines}")
    };
    positions.iter().filter(|text| text.is_char_boundary(1)).map(about).collect()
}

fn read(file: &str) -> Result<String> {
    fs::read_to_string(path(DATA).join(file)).with_context(|| format!("{DATA}/{file} cannot be read"))
}

fn write(target: &str, seeds: &BTreeSet<String>) -> Result<()> {
    let folder = path("fuzz/corpus").join(target);
    fs::create_dir_all(&folder).context("fuzz/corpus cannot be made")?;
    for (number, seed) in seeds.iter().enumerate() {
        fs::write(folder.join(format!("seed-{number:04}")), seed)?;
    }
    Ok(())
}
