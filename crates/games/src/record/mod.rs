//! Played games as text, in the manner of PGN.
//!
//! ```text
//! [Game "tzaar"]
//! [Setup "fixed"]
//! [Seat1 "Ada"]
//! [Seat2 "Blaise"]
//! [Result "0-1"]
//! [Ending "resigned"]
//!
//! 1. e4xd4 2. e5xd5 {A quiet answer.} e6xd6 (2... pass) resign:1 0-1
//! ```
//!
//! Tags come first: `Game`, then `Setup` (with `Seed` and the dealt `Position` where it is dealt) or a
//! `Position` alone, `Seat1` to `Seat4`, `Date`, `TimeControl`, `Result`, `Ending`; others are kept as they
//! are. Then the moves, with a number before each turn, and a result. `resign:2`, `time:2` and `draw` stand
//! between plies; comments are in braces (or from `;` to the end of the line), and a variation in parentheses
//! replaces the ply before it.
//!
//! Reading forgives missing or odd numbers, white space, line ends and a missing result. It does not forgive
//! an illegal move, an event that cannot happen, or a result that the moves do not give. The marks `!`, `?` and `$1`
//! of PGN are not read: what they say goes into a comment.

mod error;
mod header;
mod line;
mod reader;
pub(crate) mod score;
mod time_control;
mod token;
mod writer;

pub use error::{Problem, RecordError};
pub use header::Header;
pub use line::{Line, Node};
pub use reader::Records;
pub use time_control::{TimeControl, UnknownTimeControl};

use crate::{AnyPosition, Event, Game, GameKind, Seat, TableError};

/// Variations can lie this deep inside each other.
const DEEPEST: usize = 64;

/// A played game with all that was said about it. Its moves are legal: it cannot be made otherwise.
#[derive(Clone, Debug)]
pub struct Record {
    header: Header,
    line: Line,
    game: Game,
}

impl Record {
    /// A record of a header and a line, if the line can be played.
    pub fn new(header: Header, line: Line) -> Result<Self, Problem> {
        header.check()?;
        let mut game = seated(&header);
        for node in &line.nodes {
            let ply = game.plies().count() + 1;
            for variation in &node.variations {
                check_variation(game.position(), variation, 1)?;
            }
            game.apply(node.event).map_err(|reason| refused(header.kind(), ply, node.event, reason))?;
        }
        Ok(Self { header, line, game })
    }

    /// The record of a game in progress, without comments.
    #[must_use]
    pub fn of_game(game: &Game) -> Self {
        let mut header = Header::new(game.start().clone());
        for (seat, player) in Seat::all(Seat::MAX).zip(&mut header.players) {
            *player = game.player(seat).map(str::to_owned);
        }
        let nodes = game.events().iter().copied().map(Node::new).collect();
        Self { header, line: Line { comments: Vec::new(), nodes }, game: game.clone() }
    }

    /// Reads a text that holds one record.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let mut records = Records::new(text);
        let first = records.next().unwrap_or(Err(RecordError { line: 1, problem: Problem::Empty }))?;
        let line = records.line();
        match records.next() {
            None => Ok(first),
            Some(Err(error)) => Err(error),
            Some(Ok(_)) => Err(RecordError { line, problem: Problem::Several }),
        }
    }

    /// What the tags say.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The record with a date.
    #[must_use]
    pub fn with_date(mut self, date: impl Into<String>) -> Self {
        self.header.date = Some(date.into());
        self
    }

    /// The record with a time control.
    #[must_use]
    pub const fn with_time_control(mut self, control: TimeControl) -> Self {
        self.header.time_control = Some(control);
        self
    }

    /// The moves, with comments and variations.
    #[must_use]
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// The game as it stands after the last move.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }
}

/// The game of a header, with its players on their seats.
fn seated(header: &Header) -> Game {
    let mut game = Game::new(header.start.clone());
    for (seat, name) in Seat::all(Seat::MAX).zip(&header.players) {
        if let Some(name) = name {
            // A header was checked before: it names no seat that the table does not have.
            let done = game.set_player(seat, name);
            debug_assert_eq!(done, Ok(()));
        }
    }
    game
}

fn refused(kind: GameKind, ply: usize, event: Event, reason: TableError) -> Problem {
    Problem::Event { kind, ply, word: event.to_string(), reason }
}

/// A variation must be made of plies that can be played from its position on.
fn check_variation(start: &AnyPosition, line: &Line, depth: usize) -> Result<(), Problem> {
    if depth > DEEPEST {
        return Err(Problem::VariationTooDeep);
    }
    let mut position = start.clone();
    for (index, node) in line.nodes.iter().enumerate() {
        for variation in &node.variations {
            check_variation(&position, variation, depth + 1)?;
        }
        let Event::Ply(ply) = node.event else {
            return Err(Problem::VariationEvent(node.event.to_string()));
        };
        let played = position.play(ply);
        played.map_err(|refusal| refused(start.kind(), index + 1, node.event, refusal.into()))?;
    }
    Ok(())
}
