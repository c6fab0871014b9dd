//! Complaints with the reasons of the rules in words: the protocol itself knows none.

use tablier_games::GameKind;
use tablier_ugi::{Complaint, Info, Quoted, Reply};
use tablier_words::Words;

/// The same reply; where the rules refuse something, with their reason as a person would be told it.
pub(super) fn in_words(reply: Reply, kind: GameKind, words: &Words) -> Reply {
    let sentence = match &reply {
        Reply::Complaint(Complaint::Position(why)) => {
            format!("refused position, {}", words.position_error(why))
        }
        Reply::Complaint(Complaint::Move { number, text, why }) => {
            format!("refused move {number}, {}: {}", Quoted(text), words.table_error(kind, why))
        }
        _ => return reply,
    };
    Reply::Info(Info::sentence(sentence))
}
