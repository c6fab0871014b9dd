//! What is said about the moment.

use crate::speech::Speech;
use tablier_games::terrace::Announcement;
use tablier_games::{GameKind, Refusal};

/// Something to say about what has just happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Notice {
    /// A move that cannot be made.
    Refused(Refusal),
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
    pub(crate) fn sentence(self, speech: Speech, kind: GameKind) -> String {
        match self {
            Self::Refused(refusal) => capitalised(&speech.words().refusal(kind, &refusal)),
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

/// Reasons are written to follow a colon; here they stand alone.
pub(crate) fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
