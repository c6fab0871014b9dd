//! How a position is looked at, and what is marked on it.

use crate::Turn;
use tablier_games::{AnyMove, Names, Spot};

/// How a position is looked at.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct View {
    /// How the board is turned.
    pub turn: Turn,
    /// Whether rows and columns are named.
    pub coordinates: bool,
    /// The numbers to show on the tiles of Tanagra, if they are to be shown.
    pub names: Option<Names>,
    /// Whether the board is seen from the side: Terrace only.
    pub raised: bool,
    /// What is marked.
    pub marks: Marks,
}

/// What is marked on a board.
///
/// Moves are shown as what they do: a capture as a broken ring, a repair of Tchag as an arrow into the hole, a place
/// for a tile of Tanagra as a small triangle.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// The piece in hand.
    pub hand: Option<Spot>,
    /// The moves to choose from.
    pub choices: Vec<AnyMove>,
    /// The one of them that is being looked at.
    pub shown: Option<AnyMove>,
    /// Pieces that a newcomer might try.
    pub ready: Vec<Spot>,
    /// What the last turn did.
    pub last: Vec<Trace>,
    /// What is in danger and must be seen: a T that could be taken.
    pub danger: Vec<Spot>,
    /// Where the end of the game is seen.
    pub verdict: Vec<Spot>,
    /// A place where the piece in hand cannot go, after a player has pointed at it: Tanagra only, whose places have no names
    /// on the board.
    pub refused: Option<Spot>,
    /// Moves drawn as arrows, the most important first.
    pub arrows: Vec<AnyMove>,
}

/// What the last turn left behind: where something came from and where it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trace {
    /// Where it stood; nothing if it came from outside the board.
    pub from: Option<Spot>,
    /// Where it stands now; nothing if it left the board.
    pub to: Option<Spot>,
    /// Whether it took something there: as with moves to choose from, its frame is broken then.
    pub captures: bool,
    /// Whether the same piece went on from there: its way has a bend, and no end.
    pub goes_on: bool,
}
