//! Reasons to put into words: those that the typical wrong texts meet, and some made by hand.

mod faults;
mod refusals;

use tablier_games::{AnyPosition, GameKind, PositionError, Refusal};

const ILLEGAL: &str = include_str!("../../../games/tests/data/illegal.tsv");
const REFUSED: &str = include_str!("../../../games/tests/data/refused.tsv");

/// Why moves are illegal, in each game.
pub(crate) fn refusals() -> Vec<(GameKind, Refusal)> {
    let met = rows(ILLEGAL).map(|[game, _, ply, position]| {
        let kind = game.parse().unwrap();
        let position = AnyPosition::parse(kind, &unescape(position)).unwrap();
        (kind, position.read_move(&unescape(ply)).unwrap_err())
    });
    met.chain(refusals::by_hand()).collect()
}

/// What is wrong with position texts.
pub(crate) fn position_errors() -> Vec<PositionError> {
    let met = rows(REFUSED)
        .map(|[game, _, _, text]| AnyPosition::parse(game.parse().unwrap(), &unescape(text)).unwrap_err());
    met.chain(faults::by_hand()).collect()
}

fn rows(table: &str) -> impl Iterator<Item = [&str; 4]> {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').collect::<Vec<_>>().try_into().unwrap())
}

/// The text that is meant by one with `\t`, `\n`, `\r`, `\x20` and `\uXXXX` in it.
fn unescape(text: &str) -> String {
    let mut parts = text.split('\\');
    let mut plain = parts.next().unwrap().to_owned();
    for part in parts {
        let (code, rest) = match part.as_bytes()[0] {
            b'x' => (u32::from_str_radix(&part[1..3], 16).unwrap(), &part[3..]),
            b'u' => (u32::from_str_radix(&part[1..5], 16).unwrap(), &part[5..]),
            b't' => (u32::from('\t'), &part[1..]),
            b'n' => (u32::from('\n'), &part[1..]),
            b'r' => (u32::from('\r'), &part[1..]),
            // One row has a backslash for itself.
            _ => (u32::from('\\'), part),
        };
        plain.push(char::from_u32(code).unwrap());
        plain.push_str(rest);
    }
    plain
}
