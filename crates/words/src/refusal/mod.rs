//! Why a move is not played.

mod tanagra;
mod tchag;
mod terrace;
mod tzaar;

use crate::Words;
use tablier_games::{GameKind, Names, Refusal};

impl Words {
    /// Why a move was refused, for the player who tried it.
    ///
    /// The game matters where the reason does not know it: an unreadable text gets examples of moves that can
    /// be read.
    #[must_use]
    pub fn refusal(&self, kind: GameKind, refusal: &Refusal) -> String {
        self.refusal_named(kind, refusal, &Names::default())
    }

    /// The same at a table, where tiles have short names.
    #[must_use]
    pub fn refusal_named(&self, kind: GameKind, refusal: &Refusal, names: &Names) -> String {
        match *refusal {
            Refusal::Unreadable if kind == GameKind::Tanagra && *names != Names::default() => {
                self.say("tanagra-typed-unreadable", &[])
            }
            Refusal::Unreadable => self.say(&format!("{kind}-refusal-unreadable"), &[]),
            Refusal::Over => self.say("refusal-over", &[]),
            Refusal::Tzaar(refusal) => tzaar::sentence(self, refusal),
            Refusal::Terrace(refusal) => terrace::sentence(self, refusal),
            Refusal::Tchag(refusal) => tchag::sentence(self, refusal),
            Refusal::Tanagra(refusal) => tanagra::sentence(self, refusal, names),
        }
    }

    /// The same where the place that was pointed at is marked on the board: a place that the board does not name is not
    /// named here either.
    #[must_use]
    pub fn refusal_marked(&self, kind: GameKind, refusal: &Refusal) -> String {
        match *refusal {
            Refusal::Tanagra(refusal) => tanagra::marked(self, refusal),
            _ => self.refusal(kind, refusal),
        }
    }
}
