//! The rules of a game, as blocks that an overlay shows: the one place that knows where they come from.

use tablier_games::GameKind;
use tablier_guide::{Block as Part, Page};
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

/// The rules of a game, and what is particular about its board on this screen.
pub(crate) fn rules(kind: GameKind, words: &Words) -> Vec<Block> {
    let page = Page::read(kind, tablier_guide::rules(kind, words.language()));
    let parts = page.map(|page| page.blocks).unwrap_or_default();
    let mut blocks: Vec<Block> = parts.into_iter().filter_map(|part| block(part, words)).collect();
    blocks.push(Block::Heading(words.say("play-rules-screen", &[])));
    let text = words.say(&format!("play-rules-{kind}-screen"), &[]);
    blocks.extend(text.lines().map(|line| Block::Point(line.trim().to_owned())));
    blocks
}

/// A part of the rules as characters can show it. The title stands above the overlay already, and the board below it.
fn block(part: Part, words: &Words) -> Option<Block> {
    let tagged = |id: &str, text: String| format!("[{}] {text}", words.say(id, &[]));
    Some(match part {
        Part::Title(_) | Part::Figure(_) => return None,
        Part::Heading(text) => Block::Heading(text),
        Part::Facts(text) | Part::Paragraph(text) => Block::Text(text),
        Part::Point(text) | Part::Step(text) => Block::Point(text),
        Part::Reading(text) => Block::Text(tagged("rules-reading", text)),
        Part::House(text) => Block::Text(tagged("rules-house", text)),
    })
}
