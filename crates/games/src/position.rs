//! The contract of a game.

use crate::{AnyMove, GameKind, Outcome, PositionError, Refusal, Seat, SetupError, Unreadable};
use arrayvec::ArrayVec;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// More than the legal moves of any position of any game.
pub const MOST_MOVES: usize = 512;

/// The legal moves of a position, without an allocation.
pub type Moves<M> = ArrayVec<M, MOST_MOVES>;

/// A position of a game, and with it the game's rules: whoever adds a game begins here.
///
/// A position is always one that the game's rules page allows: it comes from a set-up, from a text that was
/// checked, or from a move. It is a plain value: to look ahead, copy it and play on the copy.
///
/// A *ply* is one decision of one player; several can make a turn, and the same player then stays to move.
///
/// `tests/conformance.rs` holds every game to what is said here.
///
/// ```
/// use tablier_games::{Position, tzaar::Tzaar};
///
/// let mut position = Tzaar::setup("fixed", None)?;
/// assert_eq!(position.count_moves(), 42);
/// let opening = position.read_move("e4xd4")?;
/// position.play_unchecked(opening);
/// assert_eq!(position.side().number(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Position:
    Clone + Eq + Debug + Display + FromStr<Err = PositionError> + Send + Sync + 'static
{
    /// One ply. Its text depends on nothing but itself, and within a position no two legal moves share one.
    type Move: Copy + Eq + Hash + Debug + Display + FromStr<Err = Unreadable> + Into<AnyMove> + Send + Sync;

    /// Which game this is.
    const KIND: GameKind;

    /// The first position of a set-up; `seed` matters only to set-ups that are dealt.
    fn setup(name: &str, seed: Option<u64>) -> Result<Self, SetupError>;

    /// How many seats the table has, those that are out included.
    fn seats(&self) -> u8;

    /// Whether a seat is still in the game; only in Terrace somebody can be out while others go on.
    fn is_in(&self, seat: Seat) -> bool {
        seat.number() <= self.seats()
    }

    /// Whose decision is next.
    fn side(&self) -> Seat;

    /// Whether the side to move has begun its turn already.
    fn mid_turn(&self) -> bool;

    /// How the game ended, or nothing while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// A hash of all that decides legal moves and results, counters left out.
    ///
    /// Positions that differ in counters only (in Tanagra: by a shift of the plane, too) have equal keys. So a move
    /// that was kept under a key must be checked by [`Position::is_legal`] before it is played, and a result that
    /// a counter brought about does not belong under a key.
    fn key(&self) -> u64;

    /// Visits the legal moves, each once; none when the game is over.
    fn for_each_move(&self, visit: impl FnMut(Self::Move));

    /// How many moves are legal: as [`Position::for_each_move`] would count, only faster.
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        self.for_each_move(|_| count += 1);
        count
    }

    /// The legal moves as a list.
    fn moves(&self) -> Moves<Self::Move> {
        let mut list = Moves::new();
        self.for_each_move(|ply| list.push(ply));
        list
    }

    /// Plays a move that is known to be legal. Any other leaves a position that means nothing, or panics.
    fn play_unchecked(&mut self, ply: Self::Move);

    /// Why a move that is not legal is not, as a player should hear it.
    fn why_illegal(&self, ply: Self::Move) -> Refusal;

    /// Whether a move is legal.
    fn is_legal(&self, ply: Self::Move) -> bool {
        let mut legal = false;
        self.for_each_move(|other| legal |= other == ply);
        legal
    }

    /// Whether a move is legal, or why not.
    fn check(&self, ply: Self::Move) -> Result<(), Refusal> {
        if self.is_legal(ply) {
            return Ok(());
        }
        match self.outcome() {
            Some(_) => Err(Refusal::Over),
            None => Err(self.why_illegal(ply)),
        }
    }

    /// Reads the text of a legal move.
    fn read_move(&self, text: &str) -> Result<Self::Move, Refusal> {
        let ply = text.parse()?;
        self.check(ply)?;
        Ok(ply)
    }

    /// Plays a move if it is legal.
    fn play(&mut self, ply: Self::Move) -> Result<(), Refusal> {
        self.check(ply)?;
        self.play_unchecked(ply);
        Ok(())
    }

    /// The board as lines of text, for terminals, tests and documents.
    fn diagram(&self) -> String;
}
