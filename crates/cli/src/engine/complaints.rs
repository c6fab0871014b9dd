//! Complaints with the reasons of the rules in words: the protocol itself knows none.

use tablier_games::GameKind;
use tablier_ugi::{Complaint, Info, Reply};
use tablier_words::Words;

/// The same reply; where the rules refuse something, with their reason as a person would be told it.
pub(super) fn in_words(reply: Reply, kind: GameKind, words: &Words) -> Reply {
    let Reply::Complaint(complaint) = &reply else { return reply };
    let reason = match complaint {
        Complaint::Position(why) => words.position_error(why),
        Complaint::Move { why, .. } => words.table_error(kind, why),
        _ => return reply,
    };
    Reply::Info(Info::sentence(complaint.because(&reason)))
}
