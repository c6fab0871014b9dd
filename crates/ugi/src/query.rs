//! Questions about the position.

use crate::BadCommand;
use std::fmt;
use std::str::FromStr;
use tablier_games::Game;

/// A question about the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Whether the first seat is to move.
    FirstTurn,
    /// Which seat is to move: an extension, for tables of more than two.
    Turn,
    /// Whether the game is over.
    Over,
    /// Who has won.
    Result,
}

impl Query {
    const ALL: [Self; 4] = [Self::FirstTurn, Self::Turn, Self::Over, Self::Result];

    const fn name(self) -> &'static str {
        match self {
            Self::FirstTurn => "p1turn",
            Self::Turn => "turn",
            Self::Over => "gameover",
            Self::Result => "result",
        }
    }

    /// The answer for a game.
    #[must_use]
    pub fn answer(self, game: &Game) -> String {
        let side = game.position().side().number();
        match self {
            Self::FirstTurn => (side == 1).to_string(),
            Self::Turn => side.to_string(),
            Self::Over => game.outcome().is_some().to_string(),
            Self::Result => match game.outcome().map(|outcome| outcome.winner) {
                None => "none".to_owned(),
                Some(None) => "draw".to_owned(),
                Some(Some(winner)) => format!("p{winner}win"),
            },
        }
    }
}

impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Query {
    type Err = BadCommand;

    fn from_str(text: &str) -> Result<Self, BadCommand> {
        let known = Self::ALL.into_iter().find(|query| query.name() == text);
        known.ok_or_else(|| BadCommand::Surplus(text.to_owned()))
    }
}
