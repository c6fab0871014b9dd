//! A UGI program that plays the first legal move, until it misbehaves as its second argument says.

use std::io::{BufRead, Write};
use std::time::Duration;
use tablier_games::{AnyPosition, GameKind};

/// It behaves for so many plies of its own.
const GOOD_PLIES: u32 = 2;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, game, manner] = &arguments[..] else { return };
    let Ok(kind) = game.parse() else { return };
    let mut plies = 0;
    let mut position = None;
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let answer = match line.split(' ').next() {
            Some("ugi") if manner == "mute" => String::new(),
            Some("ugi") => "id name Fake\nugiok\n".to_owned(),
            Some("isready") => "readyok\n".to_owned(),
            Some("position") => {
                position = read(kind, &line);
                String::new()
            }
            Some("go") => {
                plies += 1;
                best_move(position.as_ref(), if plies > GOOD_PLIES { manner } else { "good" })
            }
            _ => String::new(),
        };
        let mut output = std::io::stdout();
        if output.write_all(answer.as_bytes()).and_then(|()| output.flush()).is_err() {
            return;
        }
    }
}

/// Reads `position fen TEXT moves PLY…`.
fn read(kind: GameKind, line: &str) -> Option<AnyPosition> {
    let rest = line.strip_prefix("position fen ")?;
    let (text, moves) = rest.split_once(" moves ").unwrap_or((rest, ""));
    let mut position = AnyPosition::parse(kind, text).ok()?;
    for ply in moves.split_whitespace() {
        let ply = position.read_move(ply).ok()?;
        position.play(ply).ok()?;
    }
    Some(position)
}

fn best_move(position: Option<&AnyPosition>, manner: &str) -> String {
    let first = position.and_then(|position| position.moves().first().map(ToString::to_string));
    let answer = format!("bestmove {}\n", first.unwrap_or_default());
    match manner {
        "illegal" => "bestmove z9-z9\n".to_owned(),
        "hang" => {
            std::thread::sleep(Duration::from_secs(60));
            answer
        }
        "crash" => std::process::exit(3),
        "garbage" => format!("bestmove\n\u{fffd}{{}}\ninfo depth x\n{}\n{answer}", "long ".repeat(50_000)),
        _ => answer,
    }
}
