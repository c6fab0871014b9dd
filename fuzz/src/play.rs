//! Games played by strange words.

use crate::position::sound;
use crate::record::survives_writing;
use tablier_games::record::Record;
use tablier_games::{AnyMove, Game, GameKind, Start};

/// Plays a game: the first letter picks a set-up, the second a seed, and the words are moves.
///
/// A word is accepted exactly when it is the text of a legal move. Chance finds few of those, so `*5` stands
/// for a legal move too, the sixth of the list, which is counted round and round.
pub fn play(input: &str) {
    let mut letters = input.chars();
    let (Some(setup), Some(seed)) = (letters.next(), letters.next()) else { return };
    let Some(start) = start(setup as usize, seed) else { return };
    let mut game = Game::new(start);
    for word in letters.as_str().split_whitespace() {
        try_word(&mut game, word);
    }
    sound(game.position());
    survives_writing(&Record::of_game(&game));
    takes_back(&mut game);
}

fn start(number: usize, seed: char) -> Option<Start> {
    let all = GameKind::ALL.into_iter().flat_map(|kind| kind.setups().iter().map(move |setup| (kind, setup)));
    let (kind, setup) = all.clone().nth(number % all.count())?;
    Some(Start::from_setup(kind, setup.name, Some(seed.into())).expect("every set-up can be laid out"))
}

fn try_word(game: &mut Game, word: &str) {
    let moves = game.position().moves();
    let text = picked(&moves, word).map_or(word.to_owned(), |ply| ply.to_string());
    let legal = moves.into_iter().find(|ply| ply.to_string() == text);
    let read = game.position().read_move(&text);
    assert_eq!(read.ok(), legal, "{} {text}", game.position());
    if let Some(ply) = legal {
        // A game can be over by repetition, which no position knows.
        let open = game.outcome().is_none();
        assert_eq!(game.play(ply).is_ok(), open, "{} {text}", game.position());
    }
}

/// The legal move that a word like `*5` stands for.
fn picked(moves: &[AnyMove], word: &str) -> Option<AnyMove> {
    let number: usize = word.strip_prefix('*')?.parse().ok()?;
    moves.get(number.checked_rem(moves.len())?).copied()
}

/// What is taken back can be played again, and gives the same game.
fn takes_back(game: &mut Game) {
    let (position, outcome) = (game.position().clone(), game.outcome());
    if let Some(event) = game.take_back() {
        assert_eq!(game.apply(event), Ok(()), "what was taken back can be played again");
    }
    assert_eq!(*game.position(), position);
    assert_eq!(game.outcome(), outcome);
}
