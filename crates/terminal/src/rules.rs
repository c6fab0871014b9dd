//! The rules of a game, as blocks that an overlay shows: the one place that knows where they come from.

use tablier_games::GameKind;
use tablier_words::Words;

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Block {
    /// The name of what follows.
    Heading(String),
    /// A sentence or several.
    Text(String),
    /// One of several points.
    Point(String),
}

/// The rules of a game.
pub(crate) fn rules(kind: GameKind, words: &Words) -> Vec<Block> {
    let say = |id: String| words.say(&id, &[]);
    let mut blocks = vec![Block::Text(say(format!("box-{kind}")))];
    for (heading, part) in [
        ("play-rules-aim", "aim"),
        ("play-rules-turn", "turn"),
        ("play-rules-end", "end"),
        ("play-rules-screen", "screen"),
    ] {
        blocks.push(Block::Heading(words.say(heading, &[])));
        let text = say(format!("play-rules-{kind}-{part}"));
        blocks.extend(text.lines().map(|line| Block::Point(line.trim().to_owned())));
    }
    blocks
}
