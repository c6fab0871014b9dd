//! Who thinks for a session.

use tablier_engine::{Level, Limits, Settings};
use tablier_games::Game;

/// What to think about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Job {
    /// At full strength, within limits.
    Think(Limits),
    /// As a level plays.
    Play {
        /// The level.
        level: Level,
        /// What decides where it leaves something to chance.
        seed: u64,
    },
}

/// Whoever thinks for a [`Session`](crate::Session).
///
/// A thought goes on while the session listens: when it ends, by itself or stopped, the session is told by
/// [`Session::finished`](crate::Session::finished), once for every start. Until then nothing but `stop` is asked.
pub trait Thinker {
    /// Sets the engine up anew, and comes back when it is ready.
    fn set_up(&mut self, settings: Settings);

    /// Forgets the last game.
    fn forget(&mut self);

    /// Begins to think about a game that is not over, and comes back at once.
    fn start(&mut self, game: Game, job: Job);

    /// Makes the thought end as soon as it can.
    fn stop(&mut self);
}
