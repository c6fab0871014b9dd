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
//! 1. e4xd4 2. f4xe4 {A quiet answer.} f5+f6 (2... pass) resign:1 0-1
//! ```
//!
//! Tags come first: `Game`, then `Setup` (with `Seed` and the dealt `Position` where it is dealt) or a
//! `Position` alone, `Seat1` to `Seat4`, `Date`, `TimeControl`, `Result`, `Ending`; others are kept as they
//! are. Then the moves, with a number before each turn, and a result. `resign:2`, `time:2` and `draw` stand
//! between plies; comments are in braces (or from `;` to the end of the line), and a variation in parentheses
//! replaces the ply before it.
//!
//! Reading forgives missing or odd numbers, white space, line ends and a missing result. It does not forgive
//! an illegal move, an event that cannot happen, or a result that the moves do not give.

mod error;
mod header;
mod line;
mod reader;
mod score;
mod time_control;
mod token;
mod writer;

pub use error::{Problem, RecordError};
pub use header::Header;
pub use line::{Line, Node};
pub use reader::Records;
pub use time_control::{TimeControl, UnknownTimeControl};

use crate::{AnyPosition, Event, Game, GameKind, TableError};

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
        let mut game = Game::new(header.start.clone());
        for (seat, name) in crate::Seat::all(game.position().seats()).zip(&header.players) {
            if let Some(name) = name {
                game.set_player(seat, name).map_err(|_| Problem::NoSuchSeat(seat.number()))?;
            }
        }
        for node in &line.nodes {
            let ply = game.plies().count() + 1;
            for variation in &node.variations {
                check_variation(game.position(), variation)?;
            }
            game.apply(node.event).map_err(|reason| refused(header.kind(), ply, node.event, reason))?;
        }
        Ok(Self { header, line, game })
    }

    /// The record of a game in progress, without comments.
    #[must_use]
    pub fn of_game(game: &Game) -> Self {
        let mut header = Header::new(game.start().clone());
        for (seat, player) in crate::Seat::all(crate::Seat::MAX).zip(&mut header.players) {
            *player = game.player(seat).map(str::to_owned);
        }
        let nodes = game.events().iter().copied().map(Node::new).collect();
        Self { header, line: Line { comments: Vec::new(), nodes }, game: game.clone() }
    }

    /// Reads a text that holds one record.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let mut records = Records::new(text);
        let first = records.next().unwrap_or(Err(RecordError { line: 1, problem: Problem::Empty }))?;
        match records.next() {
            None => Ok(first),
            Some(Err(error)) => Err(error),
            Some(Ok(_)) => Err(RecordError { line: 1, problem: Problem::TagTwice("Game".to_owned()) }),
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

    /// The result in figures, one a seat: `1-0`, `0-0-1`, `1/2-1/2`; `*` while the game goes on.
    #[must_use]
    pub fn score(&self) -> String {
        score::score(self.game.outcome(), self.game.position().seats())
    }

    /// The game as it stands after the last move.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }
}

fn refused(kind: GameKind, ply: usize, event: Event, reason: TableError) -> Problem {
    let word = match event {
        Event::Ply(ply) => ply.to_string(),
        Event::Left { .. } | Event::DrawAgreed => String::new(),
    };
    Problem::Event { kind, ply, word, reason }
}

/// A variation must be made of plies that can be played from its position on.
fn check_variation(start: &AnyPosition, line: &Line) -> Result<(), Problem> {
    let mut position = start.clone();
    for (index, node) in line.nodes.iter().enumerate() {
        for variation in &node.variations {
            check_variation(&position, variation)?;
        }
        let Event::Ply(ply) = node.event else {
            return Err(Problem::VariationEvent(format!("{:?}", node.event)));
        };
        let played = position.play(ply);
        played.map_err(|refusal| refused(start.kind(), index + 1, node.event, refusal.into()))?;
    }
    Ok(())
}
