//! What happened at the table, in words.

use crate::online::SharedTable;
use crate::speech::Speech;
use tablier_online::{Tale, Tiding};

/// What is told of something that happened.
pub(super) fn sentence(table: SharedTable, speech: Speech, tiding: &Tiding) -> String {
    let colour = speech.words().seat_name(table.kind(), tiding.who.seat);
    let own = table.own_seat() == Some(tiding.who.seat);
    let figure = figure(tiding.what);
    let args =
        [("player", table.name_at(&tiding.who).into()), ("colour", colour.into()), ("count", figure.into())];
    speech.tell(message(tiding.what, own), &args)
}

const fn message(tale: Tale, own: bool) -> &'static str {
    match tale {
        Tale::Seated => "online-told-seated",
        Tale::Stood => "online-told-stood",
        Tale::Drawn => "online-told-drawn",
        Tale::DrawOffered => "online-told-draw",
        Tale::DrawAgreed => "online-told-draw-agreed",
        Tale::DrawDeclined => "online-told-no-draw",
        Tale::DrawWithdrawn => "online-told-draw-withdrawn",
        Tale::TakebackAsked => "online-told-takeback",
        Tale::TakebackAgreed => "online-told-takeback-agreed",
        Tale::TakebackDeclined => "online-told-no-takeback",
        Tale::TakebackWithdrawn => "online-told-takeback-withdrawn",
        Tale::TimeGiven { .. } => "online-told-time",
        Tale::Flagged => "online-told-flagged",
        Tale::Resigned => "online-told-resigned",
        Tale::Gone => "online-told-gone",
        Tale::PlayedOn { .. } if own => "online-told-played-on-own",
        Tale::PlayedOn { .. } => "online-told-played-on",
        Tale::Out { .. } if own => "online-told-out-own",
        Tale::Out { .. } => "online-told-out",
        Tale::Away => "online-told-away",
        Tale::Back => "online-told-back",
        Tale::RematchOffered => "online-told-rematch",
        Tale::RematchWithdrawn => "online-told-rematch-withdrawn",
        Tale::Placed { .. } => "online-told-placed",
    }
}

/// The figure of a sentence: seconds, those who remain, a level, or a place.
const fn figure(tale: Tale) -> u32 {
    match tale {
        Tale::TimeGiven { seconds } => seconds,
        Tale::Out { remain } => remain as u32,
        Tale::PlayedOn { level } => level.number() as u32,
        Tale::Placed { place } => place as u32,
        _ => 0,
    }
}
