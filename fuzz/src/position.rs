//! Texts of positions.

use tablier_games::{AnyMove, AnyPosition, GameKind};

/// Reads a position of the game that the first letter picks; whatever is accepted must be a sound position,
/// and so must all that can be reached from it by a move.
pub fn position(input: &str) {
    let mut letters = input.chars();
    let Some(letter) = letters.next() else { return };
    let kind = GameKind::ALL[letter as usize % GameKind::ALL.len()];
    let text = letters.as_str();
    if let Ok(position) = AnyPosition::parse(kind, text) {
        assert_eq!(position.to_string(), text, "the text is not printed back");
        sound(&position);
        for ply in position.moves() {
            reaches_a_position(&position, ply);
        }
    }
}

/// The answers of a position agree with each other.
pub(crate) fn sound(position: &AnyPosition) {
    let moves = position.moves();
    assert_eq!(position.count_moves(), moves.len() as u64, "moves are counted as they are listed");
    assert_eq!(position.outcome().is_some(), moves.is_empty(), "no moves exactly when the game is over");
    assert!(position.side().number() <= position.seats(), "the side to move has a seat");
    // It need not be anything, but it must be there without a panic.
    drop(position.diagram());
}

fn reaches_a_position(position: &AnyPosition, ply: AnyMove) {
    assert_eq!(position.read_move(&ply.to_string()), Ok(ply), "the text of a legal move is read");
    let mut next = position.clone();
    assert_eq!(next.play(ply), Ok(()), "{ply} is legal");
    let text = next.to_string();
    let read = AnyPosition::parse(position.kind(), &text);
    assert_eq!(read.as_ref(), Ok(&next), "{ply} leads to {text}");
    assert_eq!(read.map(|read| read.key()), Ok(next.key()), "{ply} leads to another key: {text}");
}
