//! Why a move is not played.

mod tanagra;
mod tchag;
mod terrace;
mod tzaar;

use crate::Words;
use tablier_games::{GameKind, Refusal};

impl Words {
    /// Why a move was refused, for the player who tried it.
    ///
    /// The game matters where the reason does not know it: an unreadable text gets examples of moves that can
    /// be read.
    #[must_use]
    pub fn refusal(&self, kind: GameKind, refusal: &Refusal) -> String {
        match *refusal {
            Refusal::Unreadable => self.say(&format!("{kind}-refusal-unreadable"), &[]),
            Refusal::Over => self.say("refusal-over", &[]),
            Refusal::Tzaar(refusal) => tzaar::sentence(self, refusal),
            Refusal::Terrace(refusal) => terrace::sentence(self, refusal),
            Refusal::Tchag(refusal) => tchag::sentence(self, refusal),
            Refusal::Tanagra(refusal) => tanagra::sentence(self, refusal),
        }
    }
}
