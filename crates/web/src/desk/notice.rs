//! What is said about the moment.

use crate::speech::Speech;
use tablier_games::terrace::Announcement;
use tablier_games::{GameKind, Names, Refusal, Seat, Spot};
use tablier_words::capitalised;

/// Something to say about what has just happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Notice {
    /// A typed move that cannot be made.
    Refused(Refusal),
    /// A place where the piece in hand cannot go.
    RefusedAt(Refusal, Spot),
    /// The piece that was pressed is another player's.
    NotYours(Seat),
    /// The piece that was pressed has no move.
    Stuck,
    /// Lots have been drawn: this is one's seat.
    Drawn(Seat),
    /// A T in danger.
    Announced(Announcement),
    /// The engine does not answer.
    EngineFailed,
    /// The engine has nothing to advise.
    NoHint,
    /// What was kept could not be read.
    Broken,
    /// The link names a game or a position that there is not.
    BadLink,
}

impl Notice {
    /// What is said of it at a table of a game, where places have these names.
    pub(crate) fn sentence(self, speech: Speech, kind: GameKind, names: &Names) -> String {
        match self {
            Self::Refused(refusal) => capitalised(&speech.words().refusal_named(kind, &refusal, names)),
            Self::RefusedAt(refusal, _) => capitalised(&speech.words().refusal_marked(kind, &refusal)),
            Self::NotYours(seat) => speech.words().piece_of(kind, seat),
            Self::Stuck => speech.say("table-stuck"),
            Self::Drawn(own) => speech.words().drawn_by_lot(kind, own),
            Self::Announced(announcement) => speech.words().announcement(announcement),
            Self::EngineFailed => speech.say("table-engine-failed"),
            Self::NoHint => speech.say("table-hint-none"),
            Self::Broken => speech.say("table-kept-broken"),
            Self::BadLink => speech.say("analysis-bad-link"),
        }
    }

    /// Whether it is about something that went wrong.
    pub(crate) const fn is_warning(self) -> bool {
        matches!(self, Self::EngineFailed | Self::Broken | Self::BadLink)
    }
}
